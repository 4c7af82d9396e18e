//! The Pyraminx, without its tips: four corners that turn in place, and six edges.

use crate::stickers::{SlotNames, check_even, exact_entries};
use crate::{
    Family, GoalPair, NamedMove, PieceSet, Pieces, PositionError, Published,
    PublishedCounts, Puzzle, ScrambleError, compose_orientations, read_moves,
};
use std::ops::Mul;

/// The corners, in the order of the moves: U, L, R and B.
pub const CORNERS: SlotNames = SlotNames {
    piece: "a corner, its letters clockwise from any sticker",
    names: &["FLR", "FDL", "FRD", "LDR"],
};

/// The edges, named by the two faces that they lie between.
pub const EDGES: SlotNames = SlotNames {
    piece: "an edge, with either sticker first",
    names: &["FL", "RF", "LR", "FD", "RD", "LD"],
};

/// A position of the Pyraminx.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct PyraminxPosition {
    corners: [u8; 4],
    edges: Pieces<6, 2>,
}

impl PyraminxPosition {
    /// The solved position.
    pub const SOLVED: Self =
        PyraminxPosition { corners: [0; 4], edges: Pieces::SOLVED };

    /// The orientation of each corner: 0, 1 or 2 clockwise turns.
    pub fn corners(&self) -> &[u8; 4] {
        &self.corners
    }

    /// The edges. Orientation 1 means flipped.
    pub fn edges(&self) -> &Pieces<6, 2> {
        &self.edges
    }
}

impl Mul for PyraminxPosition {
    type Output = Self;

    /// First `self`, then `b`.
    // ANCHOR: mul
    fn mul(self, b: Self) -> Self {
        let (identity, mut corners) = ([0, 1, 2, 3], [0; 4]);
        compose_orientations(&self.corners, &identity, &b.corners, 3, &mut corners);
        PyraminxPosition { corners, edges: self.edges * b.edges }
    }
    // ANCHOR_END: mul
}

/// The position after a clockwise turn of a corner of the solved puzzle.
// ANCHOR: turn
fn turn(corner: usize) -> PyraminxPosition {
    // The edges' permutation and flips.
    let (pm, ori) = [
        ([1, 2, 0, 3, 4, 5], [0, 0, 0, 0, 0, 0]), // U
        ([5, 1, 2, 0, 4, 3], [0, 0, 0, 1, 0, 1]), // L
        ([0, 3, 2, 4, 1, 5], [0, 0, 0, 1, 1, 0]), // R
        ([0, 1, 4, 3, 5, 2], [0, 0, 0, 0, 1, 1]), // B
    ][corner];
    let mut corners = [0; 4];
    corners[corner] = 1;
    PyraminxPosition {
        corners,
        edges: Pieces::new(pm, ori).expect("a turn is a position"),
    }
}
// ANCHOR_END: turn

/// Each turn followed by its inverse, which is the turn applied twice: these turns have
/// group order 3.
// ANCHOR: both-ways
pub(crate) fn with_inverses<P: Copy + Mul<Output = P>>(turns: [P; 4]) -> [P; 8] {
    std::array::from_fn(|m| match turns[m / 2] {
        turn if m.is_multiple_of(2) => turn,
        turn => turn * turn,
    })
}
// ANCHOR_END: both-ways

/// The names of the moves. Moves `2k` and `2k + 1` are inverse to each other.
const NAMES: [&str; 8] = ["U", "U'", "L", "L'", "R", "R'", "B", "B'"];

/// The names of the turns of tips, in the same order.
const TIPS: [&str; 8] = ["u", "u'", "l", "l'", "r", "r'", "b", "b'"];

/// The turns in a text: moves, and from 8 on turns of tips.
fn read_turns(text: &str) -> Result<Vec<usize>, ScrambleError> {
    let names: Vec<_> = NAMES.into_iter().chain(TIPS).map(String::from).collect();
    let turns = read_moves(text, &names)?.into_iter();
    Ok(turns.map(|(NamedMove { m, undone }, _)| m ^ usize::from(undone)).collect())
}

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
    moves: [PyraminxPosition; 8],
}

impl Pyraminx {
    /// The puzzle with its eight moves.
    pub fn new() -> Self {
        Pyraminx { moves: with_inverses([0, 1, 2, 3].map(turn)) }
    }
}

impl Default for Pyraminx {
    fn default() -> Self {
        Self::new()
    }
}

/// The bases of a rank: even permutations of the edges, flips of the edges, and twists of
/// the corners.
const BASES: [u64; 3] = [360, 32, 81];

impl Puzzle for Pyraminx {
    type Position = PyraminxPosition;

    fn count(&self) -> u64 {
        BASES.iter().product()
    }

    // ANCHOR: rank
    fn rank(&self, position: &PyraminxPosition) -> u64 {
        let edges = permutation::rank_even(position.edges.pm());
        let flips = orientation::rank_zero_twist(position.edges.ori(), 2);
        let twists = orientation::rank(&position.corners, 3);
        orientation::rank_mixed(&[edges, flips, twists], &BASES)
    }
    // ANCHOR_END: rank

    // ANCHOR: unrank
    fn unrank(&self, rank: u64) -> PyraminxPosition {
        let (mut pm, mut ori, mut corners) = ([0; 6], [0; 6], [0; 4]);
        let mut digits = [0; 3];
        orientation::unrank_mixed(rank, &BASES, &mut digits);
        permutation::unrank_even(digits[0], &mut pm);
        orientation::unrank_zero_twist(digits[1], 2, &mut ori);
        orientation::unrank(digits[2], 3, &mut corners);
        PyraminxPosition { corners, edges: Pieces::assume_valid(pm, ori) }
    }
    // ANCHOR_END: unrank

    fn solved(&self) -> PyraminxPosition {
        PyraminxPosition::SOLVED
    }

    fn moves(&self) -> usize {
        NAMES.len()
    }

    fn piece_sets(&self, position: &PyraminxPosition) -> Option<Vec<PieceSet>> {
        let PyraminxPosition { corners, edges } = position;
        Some(vec![
            PieceSet::new("CORNER", &[0, 1, 2, 3], corners, 3),
            PieceSet::new("EDGE", edges.pm(), edges.ori(), 2),
        ])
    }

    fn name(&self, m: usize) -> String {
        NAMES[m].to_string()
    }

    fn apply(&self, position: &PyraminxPosition, m: usize) -> Option<PyraminxPosition> {
        Some(*position * self.moves[m])
    }

    fn undo(&self, position: &PyraminxPosition, m: usize) -> Option<PyraminxPosition> {
        self.apply(position, m ^ 1)
    }

    fn scramble(&self, text: &str) -> Result<PyraminxPosition, ScrambleError> {
        let position = |p: PyraminxPosition, m: usize| match self.moves.get(m) {
            Some(&turn) => p * turn,
            None => p, // a tip, which is no part of the position
        };
        Ok(read_turns(text)?.into_iter().fold(PyraminxPosition::SOLVED, position))
    }

    /// A tip turns by itself, so its turns only add up.
    fn solve_tips(&self, text: &str) -> Result<Vec<String>, ScrambleError> {
        let mut twists = [0; 4];
        for tip in read_turns(text)?.into_iter().filter_map(|m| m.checked_sub(8)) {
            twists[tip / 2] += 1 + tip % 2;
        }
        let turned = (0..4).filter(|&tip| twists[tip] % 3 > 0);
        // A tip that was turned once is turned back.
        Ok(turned.map(|tip| TIPS[2 * tip + twists[tip] % 3 % 2].to_string()).collect())
    }

    fn goal_pair(
        &self,
        start: &PyraminxPosition,
        goal: &PyraminxPosition,
    ) -> Result<GoalPair<PyraminxPosition>, PositionError> {
        let twist = |slot: usize| (3 + start.corners[slot] - goal.corners[slot]) % 3;
        let corners = [0, 1, 2, 3].map(twist);
        let edges = goal.edges.inverse() * start.edges;
        Ok(GoalPair::new(PyraminxPosition { corners, edges }, PyraminxPosition::SOLVED))
    }

    fn read(&self, text: &str) -> Result<PyraminxPosition, PositionError> {
        let entries = exact_entries(text, "piece", 10)?;
        let (slots, corners) = CORNERS.read::<4>(&entries[..4])?;
        let (pm, ori) = EDGES.read::<6>(&entries[4..])?;
        check_corners(&slots)?;
        check_even("its edges", &pm)?;
        check_flips(&ori)?;
        Ok(PyraminxPosition { corners, edges: Pieces::assume_valid(pm, ori) })
    }

    fn write(&self, position: &PyraminxPosition) -> String {
        let PyraminxPosition { corners, edges } = position;
        let corners = CORNERS.write(&[0, 1, 2, 3], corners);
        [corners, EDGES.write(edges.pm(), edges.ori())].join(" ")
    }
}

/// Checks that each corner is in its own slot.
fn check_corners(pm: &[u8]) -> Result<(), PositionError> {
    let Some(slot) = (0..pm.len()).find(|&slot| usize::from(pm[slot]) != slot) else {
        return Ok(());
    };
    let [found, own] = [usize::from(pm[slot]), slot].map(|k| CORNERS.names[k]);
    let why = format!(
        "the corner {found} is in the slot of {own}, and no move takes a \
                       corner to another slot"
    );
    Err(PositionError::unsolvable(why))
}

/// Checks that the number of flipped edges is even.
fn check_flips(ori: &[u8]) -> Result<(), PositionError> {
    let flipped = ori.iter().filter(|&&o| o == 1).count();
    if flipped.is_multiple_of(2) {
        return Ok(());
    }
    let why = format!(
        "an odd number of its edges is turned over ({flipped}), and every move \
                       turns over two or none"
    );
    Err(PositionError::unsolvable(why))
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
        counts: PublishedCounts::Layers(&[
            1, 8, 48, 288, 1728, 9896, 51808, 220111, 480467, 166276, 2457, 32,
        ]),
        source: "Jaap's Puzzle Page",
    }],
    make: |_, _| Ok(Box::new(Pyraminx::new())),
};
