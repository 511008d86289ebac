//! UTF-16 read as UTF-8.

use encoding_rs::{CoderResult, Decoder, Encoding};
use std::io::{self, Read};

/// Bytes read from below at a time.
const SOURCE_BYTES: usize = 64 * 1024;

/// A reader of UTF-8 over a reader of UTF-16.
///
/// Half a surrogate pair, or half a code unit at the end, becomes U+FFFD. A byte order mark stays,
/// as U+FEFF, like the one of a UTF-8 file.
pub(super) struct Utf16Reader<R> {
    inner: R,
    decoder: Decoder,
    source: Vec<u8>,
    decoded: Vec<u8>,
    given: usize,
    ready: usize,
    ended: bool,
}

impl<R: Read> Utf16Reader<R> {
    /// Reads `inner`, which begins with its byte order mark, as UTF-16 in the order of `encoding`.
    pub(super) fn new(inner: R, encoding: &'static Encoding) -> Self {
        Self {
            inner,
            decoder: encoding.new_decoder_without_bom_handling(),
            source: vec![0; SOURCE_BYTES],
            // A code unit of two bytes is three of UTF-8 at most; the rest is room for what the
            // decoder held back.
            decoded: vec![0; SOURCE_BYTES * 2],
            given: 0,
            ready: 0,
            ended: false,
        }
    }

    fn refill(&mut self) -> io::Result<()> {
        let count = self.inner.read(&mut self.source)?;
        self.ended = count == 0;
        let (result, _, written, _) =
            self.decoder
                .decode_to_utf8(&self.source[..count], &mut self.decoded, self.ended);
        debug_assert_eq!(result, CoderResult::InputEmpty);
        self.given = 0;
        self.ready = written;
        Ok(())
    }
}

impl<R: Read> Read for Utf16Reader<R> {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        while self.given == self.ready && !self.ended {
            self.refill()?;
        }
        let count = out.len().min(self.ready - self.given);
        out[..count].copy_from_slice(&self.decoded[self.given..self.given + count]);
        self.given += count;
        Ok(count)
    }
}

#[cfg(test)]
mod tests {
    use super::Utf16Reader;
    use encoding_rs::{UTF_16BE, UTF_16LE};
    use std::io::{self, Read};

    /// Gives one byte at a time, so that every code unit is cut.
    struct Dribble<'a>(&'a [u8]);

    impl Read for Dribble<'_> {
        fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
            let count = self.0.len().min(out.len()).min(1);
            out[..count].copy_from_slice(&self.0[..count]);
            self.0 = &self.0[count..];
            Ok(count)
        }
    }

    #[test]
    fn both_byte_orders_with_pairs_and_long_texts() {
        let text = format!(
            "\u{feff}[White \"Tião ♘ 𝄞\"]\r\n{}",
            "1. é4 ♔ ".repeat(30_000)
        );
        let little: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
        let big: Vec<u8> = text.encode_utf16().flat_map(u16::to_be_bytes).collect();
        for (bytes, encoding) in [(little, UTF_16LE), (big, UTF_16BE)] {
            let mut whole = String::new();
            Utf16Reader::new(bytes.as_slice(), encoding)
                .read_to_string(&mut whole)
                .unwrap();
            assert_eq!(whole, text);
            let mut dribbled = String::new();
            Utf16Reader::new(Dribble(&bytes), encoding)
                .read_to_string(&mut dribbled)
                .unwrap();
            assert_eq!(dribbled, text);
        }
    }

    #[test]
    fn halves_become_replacement_characters() {
        let bytes = [0xff, 0xfe, 0x00, 0xd8, b'a', 0, b'b'];
        let mut text = String::new();
        Utf16Reader::new(bytes.as_slice(), UTF_16LE)
            .read_to_string(&mut text)
            .unwrap();
        assert_eq!(text, "\u{feff}\u{fffd}a\u{fffd}");
    }
}
