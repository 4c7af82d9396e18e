//! The tiles of the 15-puzzle are divided into parts. Each part has a table with one byte for each way in which its tiles can lie in the 16 cells; the blank is not seen. How many bytes have the tables of 5-5-5, of 6-6-3 and of 7-8 together?
//!
//! And a search carries the sum of 7-8 along, and that of the mirror image. A move moves one tile. How many entries does it have to look up to know both sums?

/// The bytes of three tables of five tiles.
pub fn five_five_five() -> u64 {
    todo!()
}

/// The bytes of two tables of six tiles and one of three.
pub fn six_six_three() -> u64 {
    todo!()
}

/// The bytes of a table of seven tiles and one of eight.
pub fn seven_eight() -> u64 {
    todo!()
}

/// The entries that are looked up after a move.
pub fn looked_up() -> u32 {
    todo!()
}
