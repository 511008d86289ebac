//! Counts what is read.

use std::io::{self, Read};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::input::open::Bytes;

/// How many bytes have been read of the sources that share it, as they are stored: before anything
/// is decoded. Clones count together.
#[derive(Debug, Clone, Default)]
pub struct Meter(Arc<AtomicU64>);

impl Meter {
    /// The bytes read so far. Reading is some chunks ahead of the work.
    pub fn bytes(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }

    /// The same bytes, which count when they are read.
    pub(super) fn on(self, bytes: Bytes) -> Bytes {
        Box::new(Metered { bytes, meter: self })
    }
}

struct Metered {
    bytes: Bytes,
    meter: Meter,
}

impl Read for Metered {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.bytes.read(buffer)?;
        self.meter.0.fetch_add(count as u64, Ordering::Relaxed);
        Ok(count)
    }
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use super::Meter;

    #[test]
    fn readers_with_one_meter_count_together() {
        let meter = Meter::default();
        for text in ["1. e4", "1. d4 d5"] {
            let mut bytes = meter.clone().on(Box::new(text.as_bytes()));
            let mut read = String::new();
            bytes.read_to_string(&mut read).unwrap();
            assert_eq!(read, text);
        }
        assert_eq!(meter.bytes(), 13);
    }
}
