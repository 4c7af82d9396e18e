//! Three corners of the pocket cube as a set: combinations.

use crate::three_corners::slots_of_pieces;
use crate::{idx2pos, pos2idx};
use puzzle::pocket_cube::PocketCube;
use transition::Coordinate;

/// Which slots pieces 0, 1 and 2 occupy, in any order: C(7, 3) = 35. Well defined,
/// as where each of them is.
///
/// ```
/// use pruning::SlotSet;
/// use puzzle::pocket_cube::Face;
/// use transition::Coordinate;
///
/// assert_eq!(SlotSet.rank(&Face::U.turn()), 3); // slots 1, 2 and 3
/// ```
#[derive(Debug, Clone, Copy)]
pub struct SlotSet;

impl Coordinate for SlotSet {
    type Position = PocketCube;

    fn count(&self) -> usize {
        35
    }

    fn rank(&self, position: &PocketCube) -> usize {
        pos2idx(position.pm())
    }

    fn unrank(&self, index: usize) -> PocketCube {
        PocketCube::assume_valid(idx2pos(index), [0; 7])
    }
}

/// Which set of pieces slots 0, 1 and 2 hold: C(7, 3) = 35. **Not well defined**, as
/// what each of them holds.
///
/// ```
/// use pruning::PieceSet;
/// use puzzle::pocket_cube::Face;
/// use transition::Coordinate;
///
/// assert_eq!(PieceSet.rank(&Face::U.turn()), 1); // pieces 0, 1 and 3
/// ```
#[derive(Debug, Clone, Copy)]
pub struct PieceSet;

impl Coordinate for PieceSet {
    type Position = PocketCube;

    fn count(&self) -> usize {
        SlotSet.count()
    }

    fn rank(&self, position: &PocketCube) -> usize {
        SlotSet.rank(&slots_of_pieces(position))
    }

    fn unrank(&self, index: usize) -> PocketCube {
        slots_of_pieces(&SlotSet.unrank(index))
    }
}
