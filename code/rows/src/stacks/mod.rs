//! Puzzles of pieces in slots, which moves only permute or turn over: pancakes, with burnt sides
//! or without, TopSpin and Twiddle.

mod bit_permutation;
mod burnt;
mod sides;
mod sides_avx2;
mod suffix_rank;
mod wildcards;
mod word_map;

pub use burnt::BurntStacks;
pub(crate) use burnt::MAX_PANCAKES as MAX_BURNT_PANCAKES;
pub(crate) use wildcards::MAX_PIECES;
pub use wildcards::Wildcards;
