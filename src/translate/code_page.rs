//! Old tables of 256 characters, from `grammar/code_pages.csv`.

use std::sync::LazyLock;

use serde::Deserialize;

/// A table in which one byte is one character: ASCII, and 128 others.
#[derive(Debug, PartialEq, Eq)]
pub struct CodePage {
    name: String,
    /// The characters of the bytes from 128 up.
    upper: Vec<char>,
}

/// One line of the table.
#[derive(Deserialize)]
struct Row {
    name: String,
    characters: String,
}

static CODE_PAGES: LazyLock<Vec<CodePage>> = LazyLock::new(|| {
    let table = include_str!("../../grammar/code_pages.csv");
    let rows = csv::Reader::from_reader(table.as_bytes()).into_deserialize();
    rows.map(|row| {
        let Row { name, characters } = row.expect("the table is part of the program");
        let upper = characters.chars().collect();
        CodePage { name, upper }
    })
    .collect()
});

impl CodePage {
    /// Every table.
    pub fn all() -> &'static [Self] {
        &CODE_PAGES
    }

    /// The table of a name such as `cp850`.
    pub fn by_name(name: &str) -> Option<&'static Self> {
        Self::all().iter().find(|page| page.name == name)
    }

    /// Its name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Bytes of this table as text.
    pub fn decode(&self, bytes: &[u8]) -> String {
        let character = |&byte: &u8| match byte.checked_sub(128) {
            Some(place) => self.upper.get(usize::from(place)).copied(),
            None => Some(char::from(byte)),
        };
        let character = |byte| character(byte).unwrap_or(char::REPLACEMENT_CHARACTER);
        bytes.iter().map(character).collect()
    }

    /// Text as bytes of this table.
    ///
    /// # Errors
    /// The first character that it lacks.
    pub fn encode(&self, text: &str) -> Result<Vec<u8>, char> {
        let byte = |character: char| {
            if character.is_ascii() {
                return Ok(character as u8);
            }
            let place = self.upper.iter().position(|&upper| upper == character);
            place.map(|place| place as u8 + 128).ok_or(character)
        };
        text.chars().map(byte).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::CodePage;

    #[test]
    fn every_byte_comes_back() {
        let bytes: Vec<u8> = (0..=255).collect();
        for page in CodePage::all() {
            let text = page.decode(&bytes);
            assert_eq!(text.chars().count(), 256, "{}", page.name());
            assert_eq!(page.encode(&text).as_ref(), Ok(&bytes), "{}", page.name());
        }
    }

    #[test]
    fn portuguese_letters_stand_where_the_tables_have_them() {
        // Values from the Unicode Consortium's tables CP850.TXT and CP437.TXT.
        let page = CodePage::by_name("cp850").unwrap();
        assert_eq!(page.decode(b"\x87\xC6\x82\xE4"), "çãéõ");
        assert_eq!(page.encode("D♘"), Err('♘'));
        let older = CodePage::by_name("cp437").unwrap();
        assert_eq!(older.decode(b"\x87\x82\xE1"), "çéß");
        assert_eq!(older.encode("ã"), Err('ã'));
    }
}
