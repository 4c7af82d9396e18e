//! A table is kept in a file. First come the bytes of its label, which says what table it
//! is, then `count` entries of one byte each, and then one byte, the checksum: the sum of all
//! bytes before it, modulo 256.
//!
//! Read the entries, or give `None` if the file is not to be trusted: if bytes are missing or
//! too many, if it is another table's, or if a byte has changed. Any bytes may come, and
//! nothing of it may panic.
//!
//! Example: for the label `[65, 66]` and 3 entries, `[65, 66, 1, 2, 3, 137]` is a file with the
//! entries 1, 2 and 3.

/// The entries of a file that can be trusted.
pub fn entries(file: &[u8], label: &[u8], count: usize) -> Option<Vec<u8>> {
    todo!()
}
