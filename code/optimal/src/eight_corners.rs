//! The eight corners of Rubik's cube as a pattern.

use pattern_database::Pattern;
use puzzle::Pieces;
use symmetry::cube::{CornerTwist, EightCornerPermutation};
use transition::{Coordinate, TransitionTable};
use two_phase::turns::{TURNS, turn_cubes};

/// The number of twists.
pub(crate) const TWISTS: usize = 2187;

/// The rank of the corners' permutation, and of their twists.
pub(crate) type CornerState = [u16; 2];

/// What turns do to the corners.
#[derive(Debug, Clone)]
pub(crate) struct EightCorners {
    permutation: TransitionTable<TURNS>,
    twist: TransitionTable<TURNS>,
}

impl EightCorners {
    pub(crate) fn new() -> Self {
        let turns = turn_cubes().map(|cube| *cube.corners());
        let valid = "the coordinates keep their laws";
        EightCorners {
            permutation: TransitionTable::new(&EightCornerPermutation, &turns)
                .expect(valid),
            twist: TransitionTable::new(&CornerTwist, &turns).expect(valid),
        }
    }

    /// The corners after turn `m`.
    #[inline]
    pub(crate) fn next(
        &self,
        [permutation, twist]: CornerState,
        m: usize,
    ) -> CornerState {
        [
            self.permutation.next(permutation.into(), m) as u16,
            self.twist.next(twist.into(), m) as u16,
        ]
    }
}

impl Pattern for &EightCorners {
    type Position = Pieces<8, 3>;
    type AbstractState = CornerState;

    fn count(&self) -> usize {
        40_320 * TWISTS
    }
    fn solved(&self) -> CornerState {
        [0, 0]
    }
    fn project(&self, corners: &Pieces<8, 3>) -> CornerState {
        [EightCornerPermutation.rank(corners) as u16, CornerTwist.rank(corners) as u16]
    }
    // ANCHOR: rank
    fn rank(&self, &[permutation, twist]: &CornerState) -> usize {
        usize::from(permutation) * TWISTS + usize::from(twist)
    }
    // ANCHOR_END: rank
    fn unrank(&self, rank: usize) -> CornerState {
        [(rank / TWISTS) as u16, (rank % TWISTS) as u16]
    }
    fn moves(&self) -> usize {
        TURNS
    }
    fn predecessor(
        &self,
        corners: &CornerState,
        m: usize,
    ) -> Option<(CornerState, u8)> {
        Some((self.next(*corners, m), 1))
    }
    fn is_undirected(&self) -> bool {
        true
    }
}
