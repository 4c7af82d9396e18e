//! The slots of four of the eight corners, or of four of the eight edges of the layers U and D.

use crate::pruning::{Companion, SYMMETRIES};
use crate::turns::PHASE2_TURNS;
use puzzle::Pieces;
use symmetry::PieceSymmetries;
use transition::Coordinate;

/// The four pieces 0, 2, 4 and 6: two opposite columns of corners, or the edges between F and
/// B. Each symmetry that keeps the axis through U and D maps them to themselves or to the other
/// four.
const FOUR: [u8; 8] = [1, 0, 1, 0, 1, 0, 1, 0];

/// The number of sets of four slots among eight.
const SETS: usize = 70;

/// For each permutation of eight pieces, the set of slots that hold the four pieces, and the
/// same for its inverse: ranks below 70.
#[derive(Debug, Clone)]
pub(crate) struct FourPieces {
    sets: Vec<u8>,
    sets_of_inverse: Vec<u8>,
}

impl FourPieces {
    /// The sets of slots for each rank of a coordinate, which are those of the permutations of
    /// eight pieces.
    pub(crate) fn new<const N: usize, const V: u8>(
        coordinate: &impl Coordinate<Position = Pieces<N, V>>,
    ) -> Self {
        let positions = || (0..coordinate.count()).map(|raw| coordinate.unrank(raw));
        FourPieces {
            sets: positions().map(|position| set(&position)).collect(),
            sets_of_inverse: positions()
                .map(|position| set(&position.inverse()))
                .collect(),
        }
    }

    /// The set of slots for a permutation.
    #[inline]
    pub(crate) fn of(&self, permutation: u16) -> u8 {
        self.sets[usize::from(permutation)]
    }

    /// The set of slots for the inverse of a permutation.
    #[inline]
    pub(crate) fn of_inverse(&self, permutation: u16) -> u8 {
        self.sets_of_inverse[usize::from(permutation)]
    }

    /// The memory of both lists, in bytes.
    pub(crate) fn bytes(&self) -> usize {
        self.sets.len() + self.sets_of_inverse.len()
    }

    /// The sets of slots as companions of the other kind's permutations.
    pub(crate) fn companion<const N: usize, const V: u8>(
        &self,
        coordinate: &impl Coordinate<Position = Pieces<N, V>>,
        symmetries: &PieceSymmetries<N, V>,
        turns: &[[u16; PHASE2_TURNS]],
    ) -> Companion {
        let mut set_turns = vec![[0; PHASE2_TURNS]; SETS];
        let mut images = vec![[0; SYMMETRIES]; SETS];
        for wanted in 0..SETS {
            let raw = self.sets.iter().position(|&found| usize::from(found) == wanted);
            let raw = raw.expect("some permutation for each set");
            set_turns[wanted] = turns[raw].map(|raw| u16::from(self.of(raw)));
            let position = coordinate.unrank(raw);
            images[wanted] = std::array::from_fn(|s| {
                set(&symmetries.relabelings[s].conjugate(&position))
            });
        }
        Companion { turns: set_turns, images, solved: self.of(0) }
    }
}

/// The rank of the set of slots that hold the four pieces.
fn set<const N: usize, const V: u8>(position: &Pieces<N, V>) -> u8 {
    let is_there =
        |slot: usize| FOUR.get(usize::from(position.pm()[slot])).copied().unwrap_or(0);
    let kinds: [u8; 8] = std::array::from_fn(is_there);
    combination::rank(&kinds, 1) as u8
}
