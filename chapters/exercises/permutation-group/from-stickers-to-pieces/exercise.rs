//! The points of a puzzle are sorted into parts: `part[x]` is the part of point `x`. Are
//! these parts pieces? They are if every move takes all points of a part to points of one
//! part. If a move takes two points of a part to different parts, it *tears* the part.
//!
//! If no move tears any part, say where each move takes each *part*. So of moves of
//! stickers you make moves of pieces.
//!
//! Every move says where each point goes. The parts have the numbers from 0, and none is
//! empty. There are up to 200 points and 20 moves; no move at all is possible, too.
//!
//! Example: a turn takes the points 0, 1, 2, 3 around, to 1 2 3 0. With the parts 0 1 0 1,
//! points 0 and 2 are one part, and the parts change places: `Some(vec![vec![1, 0]])`. With
//! the parts 0 0 1 1, points 0 and 1 go to 1 and 2, which are in different parts: `None`.

/// Where each move takes each part: a list of parts for each move; `None` if a part is
/// torn.
pub fn pieces(moves: &[Vec<usize>], part: &[usize]) -> Option<Vec<Vec<usize>>> {
    todo!()
}
