//! A solved domino lies on the table: three pieces wide, three deep and two high. Take it up,
//! turn it in your hands as you like, all of it at once, and put it down again so that it
//! fills the same space: three wide, three deep and two high.
//!
//! The table is the frame: a position says which of the eight corners and eight edges is in
//! which place *of that space*. To leave the domino as it was counts as one way to hold it. How
//! many different positions are there that come about like this, the solved one
//! included?

/// How many positions are a solved domino that is held in some way.
pub fn answer() -> u64 {
    // <answer>
    8
    // </answer>
}
