//! The pieces of one kind in a position.

/// The pieces of one kind in a position, such as the corners of a cube: piece `pm[i]` is in
/// slot `i`, turned by `ori[i]`.
///
/// ```
/// use puzzle::{Puzzle, pyraminx::Pyraminx};
///
/// let puzzle = Pyraminx::new();
/// let sets = puzzle.piece_sets(&puzzle.scramble("U")?).expect("it has pieces");
/// assert_eq!((sets[0].name, &sets[0].ori[..]), ("CORNER", &[1, 0, 0, 0][..]));
/// assert_eq!((sets[1].name, &sets[1].pm[..]), ("EDGE", &[1, 2, 0, 3, 4, 5][..]));
/// # Ok::<(), puzzle::ScrambleError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PieceSet {
    /// The name of the kind, such as `CORNER`.
    pub name: &'static str,
    /// The piece in each slot.
    pub pm: Vec<u8>,
    /// The orientation of the piece in each slot.
    pub ori: Vec<u8>,
    /// The number of orientations of each piece.
    pub orientations: u8,
}

impl PieceSet {
    /// Pieces without orientations.
    pub fn unoriented(name: &'static str, pm: &[u8]) -> Self {
        PieceSet::new(name, pm, &vec![0; pm.len()], 1)
    }

    /// Pieces with this number of orientations.
    pub fn new(name: &'static str, pm: &[u8], ori: &[u8], orientations: u8) -> Self {
        PieceSet { name, pm: pm.to_vec(), ori: ori.to_vec(), orientations }
    }
}
