//! Rows of what lies in slots: pieces that moves put in other slots, such as pancakes,
//! with burnt sides or without.

mod burnt;
mod jokers;
mod map;
mod number;
mod shuffle;
mod sides;
mod sides_avx2;

pub use burnt::Burnt;
pub(crate) use burnt::MOST as MOST_BURNT;
pub use jokers::Jokers;
pub(crate) use jokers::MOST as MOST_PIECES;
