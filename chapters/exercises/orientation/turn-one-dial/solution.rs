//! A row of dials has the rank `t`, in the mixed radix with these `bases`. Turn dial
//! `i` on by one, and no other dial: from its last digit it goes back to 0. What is the
//! rank of the new row?
//!
//! With the bases 2, 3 and 4, rank 5 is the row 0 1 1. Dial 1 turned on makes it 0 2 1,
//! with rank 9. Turned on once more it makes it 0 0 1, with rank 1: dial 0 stays where
//! it is.
//!
//! `t` is below the product of the bases, which fits in a `u64`, and `i` is below their
//! number. Can you do it without unranking the whole row? Rust's own library is enough, and
//! all there is.

/// The rank of the row with rank `t` after dial `i` is turned on by one.
pub fn turn(t: u64, bases: &[u64], i: usize) -> u64 {
    // <answer>
    let place_value: u64 = bases[i + 1..].iter().product();
    let digit = t / place_value % bases[i];
    let turned = (digit + 1) % bases[i];
    t - digit * place_value + turned * place_value
    // </answer>
}
