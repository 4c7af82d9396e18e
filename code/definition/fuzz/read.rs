//! No bytes make a reader panic, and what is read is written so that it is read as the same.
//!
//! From `code/definition`: `cargo fuzz run read --sanitizer none`.
#![no_main]

use definition::Definition;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    for file in ["a.tws", "a.json", "a.gens"] {
        let Ok(one) = Definition::read(file, bytes) else { continue };
        let again = Definition::read("again.gens", one.to_gens().as_bytes());
        assert_eq!(again.expect("what was written").generators(), one.generators());
    }
});
