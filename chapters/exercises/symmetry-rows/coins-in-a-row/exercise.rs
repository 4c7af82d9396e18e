//! One to six coins lie in a row, all heads up. A move turns over the first coin, or makes two
//! neighbors change places, as they lie. A position is which coins show tails, so `n` coins have
//! $2^n$ positions, a column each in a word of 64: bit `i` of the column's number says whether coin
//! `i`, counted from 0, shows tails. The code on trial rearranges all columns of the word at once, and
//! says how many positions there are at distance 0, at distance 1, and so on.
//!
//! Its layers have the right total, for any number of coins. Write a test that fails on this
//! code and passes on right code.
//!
//! For example, two coins have the layers `[1, 1, 1, 1]`: turn the first over, let it change
//! places with the other, and turn over the one that is now first.

/// The code on trial: it is given the number of coins, 1 to 6.
pub type Layers = fn(usize) -> Vec<u32>;

/// Panics if `layers` is wrong.
pub fn test(layers: Layers) {
    todo!()
}
