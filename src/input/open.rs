//! Opens a source for reading, as UTF-8 or an encoding that agrees with ASCII.

use crate::input::utf16::Utf16Reader;
use encoding_rs::{UTF_16BE, UTF_16LE};
use std::io::{self, ErrorKind, Read};

/// The bytes of a source, to be read once.
pub(super) type Bytes = Box<dyn Read + Send>;

/// A source that is open.
pub(super) struct Opened {
    /// Its bytes, as UTF-8 if they were UTF-16.
    pub(super) bytes: Bytes,
    /// Whether they were UTF-16.
    pub(super) transcoded: bool,
}

/// Looks at the first bytes of `raw` and decodes the rest if they ask for it.
///
/// # Errors
///
/// What `raw` failed with on its first bytes.
pub(super) fn decode(mut raw: Bytes) -> io::Result<Opened> {
    let mut head = [0; 2];
    let mut count = 0;
    while count < head.len() {
        match raw.read(&mut head[count..]) {
            Ok(0) => break,
            Ok(more) => count += more,
            Err(error) if error.kind() == ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    let encoding = match head {
        [0xff, 0xfe] => Some(UTF_16LE),
        [0xfe, 0xff] => Some(UTF_16BE),
        _ => None,
    };
    let whole = io::Cursor::new(head).take(count as u64).chain(raw);
    Ok(match encoding {
        Some(encoding) => Opened {
            bytes: Box::new(Utf16Reader::new(whole, encoding)),
            transcoded: true,
        },
        None => Opened {
            bytes: Box::new(whole),
            transcoded: false,
        },
    })
}
