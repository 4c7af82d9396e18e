//! The second phase of Kociemba's two-phase algorithm: positions that are solved with half
//! turns of the sides, and any turns of U and D.

use super::domino::read_untwisted;
use super::{CubePosition, Domino, RubikPuzzle, Turn};
use crate::stickers::{SlotNames, exact_entries};
use crate::{
    Family, Metric, PieceSet, Pieces, PositionError, Published, PublishedCounts,
    wording::pluralize,
};
use std::ops::Mul;

/// A position of the second phase: a domino, and the four edges between its layers.
///
/// ```
/// use puzzle::rubik::{CubePosition, Domino, Phase2, RubikPuzzle};
/// use puzzle::{Metric, Puzzle};
///
/// let position = RubikPuzzle::<Phase2>::new(Metric::HalfTurn).scramble("R2")?;
/// assert_eq!(position.slice(), &[3, 1, 2, 0]);
/// assert_eq!(position.rank() / 12, position.domino().rank());
/// # Ok::<(), puzzle::ScrambleError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Phase2 {
    domino: Domino,
    slice: Pieces<4, 1>,
}

impl Phase2 {
    /// The corners, and the edges of U and D.
    pub fn domino(&self) -> &Domino {
        &self.domino
    }

    /// The edge in each slot of the slice: FR, FL, BL and BR, numbered from 0.
    pub fn slice(&self) -> &[u8; 4] {
        self.slice.pm()
    }
}

impl Mul for Phase2 {
    type Output = Self;

    /// First `self`, then `b`.
    fn mul(self, b: Self) -> Self {
        Phase2 { domino: self.domino * b.domino, slice: self.slice * b.slice }
    }
}

/// The number of permutations of the slice for a given domino: those of one parity.
const SLICE_ARRANGEMENTS: u64 = 12;

/// Whether the permutation of the slice must be odd: the permutation of the corners and
/// that of all edges always have the same parity.
// ANCHOR: odd
fn slice_is_odd(domino: &Domino) -> bool {
    permutation::is_even(domino.corners()) != permutation::is_even(domino.edges())
}
// ANCHOR_END: odd

impl CubePosition for Phase2 {
    const COUNT: u64 = Domino::COUNT * SLICE_ARRANGEMENTS;

    const HALF_TURN_REASON: Option<&'static str> =
        Some("quarter turns of them are for the first phase");

    fn from_turn(turn: Turn) -> Self {
        let edges = *turn.edges().pm();
        let slice = std::array::from_fn(|slot| edges[8 + slot] - 8);
        Phase2 {
            domino: Domino::from_turn(turn),
            slice: Pieces::assume_valid(slice, [0; 4]),
        }
    }

    fn inverse(&self) -> Self {
        Phase2 {
            domino: CubePosition::inverse(&self.domino),
            slice: self.slice.inverse(),
        }
    }

    fn rank(&self) -> u64 {
        // The slots of the slice's last two pieces follow from its parity.
        self.domino.rank() * SLICE_ARRANGEMENTS + permutation::rank_even(self.slice())
    }

    // ANCHOR: unrank
    fn unrank(rank: u64) -> Self {
        let (domino, mut slice) = (Domino::unrank(rank / SLICE_ARRANGEMENTS), [0; 4]);
        permutation::unrank_even(rank % SLICE_ARRANGEMENTS, &mut slice);
        if slice_is_odd(&domino) {
            slice.swap(2, 3);
        }
        Phase2 { domino, slice: Pieces::assume_valid(slice, [0; 4]) }
    }
    // ANCHOR_END: unrank

    fn piece_sets(&self) -> Vec<PieceSet> {
        let mut sets = self.domino.piece_sets();
        sets.push(PieceSet::unoriented("SLICE", self.slice()));
        sets
    }

    fn read(text: &str) -> Result<Self, PositionError> {
        let entries = exact_entries(text, "piece", 20)?;
        let domino = Domino::from_entries(&entries[..16])?;
        let slice: [u8; 4] = read_untwisted(&SLICE_EDGES, &entries[16..])?;
        if permutation::is_even(&slice) == slice_is_odd(&domino) {
            let [corners, upper, between] =
                [&domino.corners()[..], domino.edges(), &slice]
                    .map(permutation::inversions);
            let why = format!(
                "its corners have {} in the wrong order and its edges {}, and every move \
                 keeps both numbers even or both odd",
                pluralize(corners as usize, "pair"),
                upper + between
            );
            return Err(PositionError::unsolvable(why));
        }
        Ok(Phase2 { domino, slice: Pieces::assume_valid(slice, [0; 4]) })
    }

    fn write(&self) -> String {
        [self.domino.write(), SLICE_EDGES.write(self.slice(), &[0; 4])].join(" ")
    }
}

/// The edges between the upper and the lower layer.
const SLICE_EDGES: SlotNames =
    SlotNames { piece: "an edge between U and D", names: &["FR", "FL", "BL", "BR"] };

/// The second phase in the catalog.
pub const FAMILY: Family = Family {
    name: "rubik-phase2",
    about: "3×3×3 cube whose faces R, L, F and B turn by halves",
    sizes: &[],
    metrics: &[],
    examples: &["rubik-phase2"],
    aliases: &[],
    published: &[Published {
        puzzle: "rubik-phase2",
        metric: None,
        counts: PublishedCounts::Layers(&[
            1, 10, 67, 456, 3079, 19948, 123074, 736850, 4185118, 22630733, 116767872,
            552538680, 2176344160, 5627785188, 7172925794, 3608731814, 224058996,
            1575608, 1352,
        ]),
        source: "M. Reid, Cube-Lovers, two stage filtration",
    }],
    make: |_, _| Ok(Box::new(RubikPuzzle::<Phase2>::new(Metric::HalfTurn))),
};
