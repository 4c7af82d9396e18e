//! A sliding puzzle has two rows of three cells, the tiles 1 to 5, and a blank. There
//! are four moves: a tile goes left, right, up or down into the blank. A move that
//! cannot be done, because no tile is there that could go this way, leaves the board as
//! it is.
//!
//! Here are seven coordinates, each with what it sees of a board:
//!
//! - **A** the cell in which tile 1 is
//! - **B** the cell in which the blank is
//! - **C** both: the cell of tile 1 and that of the blank
//! - **D** what is in the first cell: which tile, or the blank
//! - **E** the cell of the blank, and the *set* of the two cells in which tiles 1 and 2
//!   are, but not which tile is where
//! - **F** the cell of the blank, and which tile is above or below it
//! - **G** the column of the blank, but not its row
//!
//! Which of them are well defined under the four moves? Answer with letters, such as
//! `"AB"`.

/// The letters of the coordinates that are well defined.
pub fn well_defined() -> &'static str {
    // <answer>
    "BCEG"
    // </answer>
}
