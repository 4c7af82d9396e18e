//! Six discs are carried from one of three pegs to another. Layer $d$ of this puzzle is
//! all positions that are $d$ moves from solved, and there are 64 layers, from 0 to 63.
//! How many of them have exactly 8 positions?

/// How many of the 64 layers have 8 positions.
pub fn answer() -> u64 {
    todo!()
}
