//! Coordinates of three corners of the pocket cube as a set.

use crate::three_corners::slots_of_pieces;
use crate::{idx2pos, pos2idx};
use puzzle::pocket_cube::PocketCube;
use transition::Coordinate;

/// The set of slots of pieces 0, 1 and 2: C(7, 3) = 35 values. Well defined, as
/// [`SlotsOfThreePieces`](crate::SlotsOfThreePieces) is.
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

/// The set of pieces in slots 0, 1 and 2: C(7, 3) = 35 values. **Not well defined**, as
/// [`PiecesInThreeSlots`](crate::PiecesInThreeSlots) is not.
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
