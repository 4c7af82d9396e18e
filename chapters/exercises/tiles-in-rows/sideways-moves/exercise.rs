//! A board of three rows of four is turned, so that its short side lies across: it has
//! four rows of three cells now. For each of the twelve cells of the blank there is a
//! plane.
//!
//! A move leads from one plane to another: from that of the cell where the blank was to
//! that of the cell where it is. In how many of these pairs of planes, "from this one to
//! that one", does the tile go sideways, so that the order of the tiles stays the same?
//! The move there and the move back are two pairs.

/// How many pairs of planes have a sideways move from the first to the second.
pub fn answer() -> u64 {
    todo!()
}
