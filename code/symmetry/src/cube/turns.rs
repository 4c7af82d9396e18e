//! Quarter turns of the six faces of the cube, as positions of corners and edges.

use puzzle::Pieces;

/// A position of the cube's corners.
pub type CornerPieces = Pieces<8, 3>;

/// A position of the cube's edges.
pub type EdgePieces = Pieces<12, 2>;

/// The faces, in the order in which their turns are numbered.
pub const FACES: [char; 6] = ['U', 'R', 'F', 'D', 'L', 'B'];

/// The corner in each slot after a clockwise turn of each face, and its twist.
// ANCHOR: corners
const CORNERS: [([u8; 8], [u8; 8]); 6] = [
    ([3, 0, 1, 2, 4, 5, 6, 7], [0, 0, 0, 0, 0, 0, 0, 0]), // U
    ([4, 1, 2, 0, 7, 5, 6, 3], [2, 0, 0, 1, 1, 0, 0, 2]), // R
    ([1, 5, 2, 3, 0, 4, 6, 7], [1, 2, 0, 0, 2, 1, 0, 0]), // F
    ([0, 1, 2, 3, 5, 6, 7, 4], [0, 0, 0, 0, 0, 0, 0, 0]), // D
    ([0, 2, 6, 3, 4, 1, 5, 7], [0, 1, 2, 0, 0, 2, 1, 0]), // L
    ([0, 1, 3, 7, 4, 5, 2, 6], [0, 0, 1, 2, 0, 0, 2, 1]), // B
];
// ANCHOR_END: corners

/// The edge in each slot after a clockwise turn of each face.
const EDGES: [[u8; 12]; 6] = [
    [3, 0, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11],
    [8, 1, 2, 3, 11, 5, 6, 7, 4, 9, 10, 0],
    [0, 9, 2, 3, 4, 8, 6, 7, 1, 5, 10, 11],
    [0, 1, 2, 3, 5, 6, 7, 4, 8, 9, 10, 11],
    [0, 1, 10, 3, 4, 5, 9, 7, 8, 2, 6, 11],
    [0, 1, 2, 11, 4, 5, 6, 10, 8, 9, 3, 7],
];

/// The corners and edges after a clockwise turn of face `face` of [`FACES`] from solved.
///
/// F and B flip the edges that they move; the other faces flip none.
///
/// # Panics
/// If `face` is not below 6.
///
/// # Examples
/// ```
/// use symmetry::cube::{CornerPieces, face_turn};
///
/// let (corners, edges) = face_turn(2); // F
/// assert_eq!(edges.ori(), &[0, 1, 0, 0, 0, 1, 0, 0, 1, 1, 0, 0]);
/// assert_eq!(corners * corners * corners * corners, CornerPieces::SOLVED);
/// ```
pub fn face_turn(face: usize) -> (CornerPieces, EdgePieces) {
    let (pm, twist) = CORNERS[face];
    let edges = EDGES[face];
    let moved = |slot: usize| usize::from(edges[slot]) != slot;
    let flips = face % 3 == 2;
    let flip = std::array::from_fn(|slot| u8::from(flips && moved(slot)));
    (CornerPieces::assume_valid(pm, twist), EdgePieces::assume_valid(edges, flip))
}

/// The twelve quarter turns: the six faces clockwise, then counterclockwise.
///
/// # Examples
/// ```
/// use symmetry::cube::{EdgePieces, quarter_turns};
///
/// let turns = quarter_turns();
/// assert_eq!(turns[1].1 * turns[7].1, EdgePieces::SOLVED); // R, then R'
/// ```
pub fn quarter_turns() -> [(CornerPieces, EdgePieces); 12] {
    std::array::from_fn(|m| match face_turn(m % 6) {
        turn if m < 6 => turn,
        (corners, edges) => (corners.inverse(), edges.inverse()),
    })
}
