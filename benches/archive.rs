//! The archive that is measured on.

use std::fs;

/// The bytes of the file that `PGN_FILE` names; `None`, and why on standard output, without one.
pub(crate) fn read() -> Option<Vec<u8>> {
    let Ok(path) = std::env::var("PGN_FILE") else {
        println!("PGN_FILE names no file: nothing measured");
        return None;
    };
    match fs::read(&path) {
        Ok(bytes) => Some(bytes),
        Err(error) => {
            println!("{path}: {error}");
            None
        }
    }
}
