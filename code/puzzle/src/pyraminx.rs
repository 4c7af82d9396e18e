//! The Pyraminx, without its tips: four corners that turn in place, and six edges.

use crate::stickers::{Slots, check_even, split};
use crate::{
    Count, Family, Pieces, PositionError, Published, Puzzle, ScrambleError,
    compose_orientations, read_moves,
};
use std::ops::Mul;

/// The corners, in the order of the moves: U, L, R and B.
pub const CORNERS: Slots = Slots {
    what: "a corner, its letters clockwise from any sticker",
    names: &["FLR", "FDL", "FRD", "LDR"],
};

/// The edges, named by the two faces that they lie between.
pub const EDGES: Slots = Slots {
    what: "an edge, with either sticker first",
    names: &["FL", "RF", "LR", "FD", "RD", "LD"],
};

/// A position of the Pyraminx.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    corners: [u8; 4],
    edges: Pieces<6, 2>,
}

impl Position {
    /// Every piece at home, none turned.
    pub const SOLVED: Self = Position { corners: [0; 4], edges: Pieces::SOLVED };

    /// How far each corner is turned, clockwise.
    pub fn corners(&self) -> &[u8; 4] {
        &self.corners
    }

    /// The edges. Orientation 1 is turned over.
    pub fn edges(&self) -> &Pieces<6, 2> {
        &self.edges
    }
}

impl Mul for Position {
    type Output = Self;

    /// First `self`, then `b`.
    // ANCHOR: mul
    fn mul(self, b: Self) -> Self {
        let (stay, mut corners) = ([0, 1, 2, 3], [0; 4]);
        compose_orientations(&self.corners, &stay, &b.corners, 3, &mut corners);
        Position { corners, edges: self.edges * b.edges }
    }
    // ANCHOR_END: mul
}

/// The position that a clockwise turn of a corner makes of the solved puzzle.
// ANCHOR: turn
fn turn(corner: usize) -> Position {
    let (pm, ori) = [
        ([1, 2, 0, 3, 4, 5], [0, 0, 0, 0, 0, 0]), // U
        ([5, 1, 2, 0, 4, 3], [0, 0, 0, 1, 0, 1]), // L
        ([0, 3, 2, 4, 1, 5], [0, 0, 0, 1, 1, 0]), // R
        ([0, 1, 4, 3, 5, 2], [0, 0, 0, 0, 1, 1]), // B
    ][corner];
    let mut corners = [0; 4];
    corners[corner] = 1;
    Position { corners, edges: Pieces::new(pm, ori).expect("a turn is a position") }
}
// ANCHOR_END: turn

/// Each of these turns and, after it, the way back, which is the turn twice: three of
/// them do nothing.
// ANCHOR: both-ways
pub(crate) fn both_ways<P: Copy + Mul<Output = P>>(turns: [P; 4]) -> [P; 8] {
    let there_and_back = |m: usize| match turns[m / 2] {
        turn if m.is_multiple_of(2) => turn,
        turn => turn * turn,
    };
    std::array::from_fn(there_and_back)
}
// ANCHOR_END: both-ways

/// How people write the moves. Each even one is undone by the one after it.
const NAMES: [&str; 8] = ["U", "U'", "L", "L'", "R", "R'", "B", "B'"];

/// The Pyraminx.
///
/// ```
/// use puzzle::{Puzzle, pyraminx::Pyraminx};
///
/// let puzzle = Pyraminx::new();
/// assert_eq!(puzzle.count(), 933_120);
/// let position = puzzle.scramble("U")?;
/// assert_eq!(puzzle.write(&position), "RFL FDL FRD LDR RF LR FL FD RD LD");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
pub struct Pyraminx {
    moves: [Position; 8],
}

impl Pyraminx {
    /// With its eight moves.
    pub fn new() -> Self {
        Pyraminx { moves: both_ways([0, 1, 2, 3].map(turn)) }
    }
}

impl Default for Pyraminx {
    fn default() -> Self {
        Self::new()
    }
}

/// How many orders the edges have, how many ways to be turned over, and how many ways
/// to be turned the corners: the bases of a rank.
const BASES: [u64; 3] = [360, 32, 81];

impl Puzzle for Pyraminx {
    type Position = Position;

    fn count(&self) -> u64 {
        BASES.iter().product()
    }

    // ANCHOR: rank
    fn rank(&self, position: &Position) -> u64 {
        let order = permutation::rank_even(position.edges.pm());
        let flips = orientation::rank_zero_twist(position.edges.ori(), 2);
        let twists = orientation::rank(&position.corners, 3);
        orientation::rank_mixed(&[order, flips, twists], &BASES)
    }
    // ANCHOR_END: rank

    // ANCHOR: unrank
    fn unrank(&self, rank: u64) -> Position {
        let (mut pm, mut ori, mut corners) = ([0; 6], [0; 6], [0; 4]);
        let mut digits = [0; 3];
        orientation::unrank_mixed(rank, &BASES, &mut digits);
        permutation::unrank_even(digits[0], &mut pm);
        orientation::unrank_zero_twist(digits[1], 2, &mut ori);
        orientation::unrank(digits[2], 3, &mut corners);
        Position { corners, edges: Pieces::assume_valid(pm, ori) }
    }
    // ANCHOR_END: unrank

    fn solved(&self) -> Position {
        Position::SOLVED
    }

    fn moves(&self) -> usize {
        NAMES.len()
    }

    fn name(&self, m: usize) -> String {
        NAMES[m].to_string()
    }

    fn apply(&self, position: &Position, m: usize) -> Option<Position> {
        Some(*position * self.moves[m])
    }

    fn undo(&self, position: &Position, m: usize) -> Option<Position> {
        self.apply(position, m ^ 1)
    }

    fn scramble(&self, text: &str) -> Result<Position, ScrambleError> {
        let tip = |error| match error {
            ScrambleError::Unknown {
                found: found @ ('u' | 'l' | 'r' | 'b'),
                at,
                ..
            } => ScrambleError::Tip { found, at },
            error => error,
        };
        let moves = read_moves(text, &NAMES.map(String::from)).map_err(tip)?;
        Ok(moves.iter().fold(Position::SOLVED, |p, &(m, _)| p * self.moves[m]))
    }

    fn read(&self, text: &str) -> Result<Position, PositionError> {
        let entries = split(text, "piece", 10)?;
        let (stay, corners) = CORNERS.read::<4>(&entries[..4])?;
        let (pm, ori) = EDGES.read::<6>(&entries[4..])?;
        check_corners(&stay)?;
        check_even("its edges", &pm)?;
        check_flips(&ori)?;
        Ok(Position { corners, edges: Pieces::assume_valid(pm, ori) })
    }

    fn write(&self, position: &Position) -> String {
        let Position { corners, edges } = position;
        let corners = CORNERS.write(&[0, 1, 2, 3], corners);
        [corners, EDGES.write(edges.pm(), edges.ori())].join(" ")
    }
}

/// Checks that no corner has left its place.
fn check_corners(pm: &[u8]) -> Result<(), PositionError> {
    let Some(slot) = (0..pm.len()).find(|&slot| usize::from(pm[slot]) != slot) else {
        return Ok(());
    };
    let [found, own] = [usize::from(pm[slot]), slot].map(|k| CORNERS.names[k]);
    let why = format!(
        "the corner {found} is in the place of {own}, and no move takes a \
                       corner to another place"
    );
    Err(PositionError::Unsolvable { why })
}

/// Checks that an even number of edges is turned over.
fn check_flips(ori: &[u8]) -> Result<(), PositionError> {
    let over = ori.iter().filter(|&&o| o == 1).count();
    if over.is_multiple_of(2) {
        return Ok(());
    }
    let why = format!(
        "an odd number of its edges is turned over ({over}), and every move \
                       turns over two or none"
    );
    Err(PositionError::Unsolvable { why })
}

/// The Pyraminx in the catalog.
pub const FAMILY: Family = Family {
    name: "pyraminx",
    about: "tetrahedron whose four corners turn, without its tips",
    sizes: &[],
    metrics: &[],
    examples: &["pyraminx"],
    aliases: &[],
    published: &[Published {
        puzzle: "pyraminx",
        metric: None,
        count: Count::Layers(&[
            1, 8, 48, 288, 1728, 9896, 51808, 220111, 480467, 166276, 2457, 32,
        ]),
        source: "Jaap's Puzzle Page",
    }],
    make: |_, _| Ok(Box::new(Pyraminx::new())),
};
