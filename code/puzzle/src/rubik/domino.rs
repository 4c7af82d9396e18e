//! The domino, 3×3×2: the upper and the lower layer of Rubik's cube.

use super::{CORNERS, CubePosition, RubikPuzzle, Turn};
use crate::stickers::{SlotNames, exact_entries};
use crate::{Family, Metric, PieceSet, Pieces, PositionError};
use std::ops::Mul;

/// A position of the domino: the corner and the edge in each slot. No piece is ever
/// twisted or flipped: stickers of U and D stay on U and D.
///
/// ```
/// use puzzle::rubik::{Domino, RubikPuzzle};
/// use puzzle::{Metric, Puzzle};
///
/// let position = RubikPuzzle::<Domino>::new(Metric::HalfTurn).scramble("R2")?;
/// assert_eq!(position.corners(), &[7, 1, 2, 4, 3, 5, 6, 0]);
/// assert_eq!(position.edges(), &[4, 1, 2, 3, 0, 5, 6, 7]);
/// # Ok::<(), puzzle::ScrambleError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Domino {
    corners: Pieces<8, 1>,
    edges: Pieces<8, 1>,
}

impl Domino {
    /// The corner in each slot.
    pub fn corners(&self) -> &[u8; 8] {
        self.corners.pm()
    }

    /// The edge in each slot of U and D.
    pub fn edges(&self) -> &[u8; 8] {
        self.edges.pm()
    }
}

impl Mul for Domino {
    type Output = Self;

    /// First `self`, then `b`.
    fn mul(self, b: Self) -> Self {
        Domino { corners: self.corners * b.corners, edges: self.edges * b.edges }
    }
}

/// The number of permutations of eight pieces.
const ARRANGEMENTS: u64 = 40_320;

impl CubePosition for Domino {
    const COUNT: u64 = ARRANGEMENTS * ARRANGEMENTS;

    const HALF_TURN_REASON: Option<&'static str> =
        Some("its sides are two pieces high and three wide");

    /// Without E, the layer between U and D.
    const MIDDLE_LAYERS: &'static str = "MS";

    // ANCHOR: of
    fn from_turn(turn: Turn) -> Self {
        let edges = *turn.edges().pm();
        let edges = std::array::from_fn(|slot| edges[slot]);
        Domino {
            corners: Pieces::assume_valid(*turn.corners().pm(), [0; 8]),
            edges: Pieces::assume_valid(edges, [0; 8]),
        }
    }
    // ANCHOR_END: of

    fn inverse(&self) -> Self {
        Domino { corners: self.corners.inverse(), edges: self.edges.inverse() }
    }

    // ANCHOR: rank
    fn rank(&self) -> u64 {
        permutation::rank(self.corners()) * ARRANGEMENTS
            + permutation::rank(self.edges())
    }
    // ANCHOR_END: rank

    fn unrank(rank: u64) -> Self {
        let (mut corners, mut edges) = ([0; 8], [0; 8]);
        permutation::unrank(rank / ARRANGEMENTS, &mut corners);
        permutation::unrank(rank % ARRANGEMENTS, &mut edges);
        Domino {
            corners: Pieces::assume_valid(corners, [0; 8]),
            edges: Pieces::assume_valid(edges, [0; 8]),
        }
    }

    fn piece_sets(&self) -> Vec<PieceSet> {
        vec![
            PieceSet::unoriented("CORNER", self.corners()),
            PieceSet::unoriented("EDGE", self.edges()),
        ]
    }

    fn read(text: &str) -> Result<Self, PositionError> {
        Domino::from_entries(&exact_entries(text, "piece", 16)?)
    }

    fn write(&self) -> String {
        let corners = CORNERS.write(self.corners(), &[0; 8]);
        [corners, LAYER_EDGES.write(self.edges(), &[0; 8])].join(" ")
    }
}

/// The edges of the upper and the lower layer.
const LAYER_EDGES: SlotNames = SlotNames {
    piece: "an edge of U or D",
    names: &["UR", "UF", "UL", "UB", "DR", "DF", "DL", "DB"],
};

impl Domino {
    /// The position from the entries of eight corners and eight edges.
    pub(super) fn from_entries(
        entries: &[(usize, &str)],
    ) -> Result<Self, PositionError> {
        let (corners, edges) = entries.split_at(8);
        Ok(Domino {
            corners: Pieces::assume_valid(read_untwisted(&CORNERS, corners)?, [0; 8]),
            edges: Pieces::assume_valid(read_untwisted(&LAYER_EDGES, edges)?, [0; 8]),
        })
    }
}

/// Reads the piece in each slot, and checks that none is twisted or flipped.
pub(super) fn read_untwisted<const N: usize>(
    slots: &SlotNames,
    entries: &[(usize, &str)],
) -> Result<[u8; N], PositionError> {
    let (pm, ori) = slots.read::<N>(entries)?;
    let Some(slot) = ori.iter().position(|&ori| ori > 0) else { return Ok(pm) };
    let (found, piece) = (entries[slot].1, slots.names[usize::from(pm[slot])]);
    let why = format!(
        "the piece {piece} shows {found} in {}, turned, and no move turns a piece",
        slots.names[slot]
    );
    Err(PositionError::unsolvable(why))
}

/// The domino in the catalog.
pub const FAMILY: Family = Family {
    name: "domino",
    about: "3×3×2 cube in a fixed frame, whose sides turn by halves",
    sizes: &[],
    metrics: &[],
    examples: &["domino"],
    aliases: &[],
    published: &[],
    make: |_, _| Ok(Box::new(RubikPuzzle::<Domino>::new(Metric::HalfTurn))),
};
