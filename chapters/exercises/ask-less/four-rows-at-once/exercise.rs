//! T sends row A to row B, B to C, C to D, and D to A. From A it adds the vector `v` to the columns of a row, from B it takes `v`
//! off, from C it adds it again, and from D it takes it off. T, T2 and T' are the moves.
//!
//! The four words are what was visited in A, B, C and D before a step, with 27 columns each. Give the four words after the step: each
//! row keeps what it has, and gets what its three neighbors bring, translated as the chapter says.
//!
//! A vector is a number from 0 to 26. Its three digits of base 3, the one that counts 1 first, are what is added to digits 0, 1 and 2 of
//! a column. Translate only by calling `translate(word, vector)`, which adds a vector. The check counts these calls: two are enough
//! for all four rows.
//!
//! For example, with `v` = 23, whose digits are 2 1 2, and with the columns 0 in A, 0 and 5 in B, 7 in C and 20 in D, the words
//! of A and C get the columns 0, 6, 7, 9 and 16, as in the chapter, and those of B and D the columns 0, 5, 18, 20 and 23.

/// The words of A, B, C and D after a step.
pub fn close(
    [a, b, c, d]: [u32; 4],
    v: u8,
    translate: &dyn Fn(u32, u8) -> u32,
) -> [u32; 4] {
    todo!()
}
