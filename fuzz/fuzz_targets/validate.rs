//! The whole of `validate` on any bytes: see `tests/laws` for what is asked of it.

#![no_main]

#[allow(dead_code, reason = "tests use more of it")]
#[path = "../../tests/laws/mod.rs"]
mod laws;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| laws::hold(bytes));
