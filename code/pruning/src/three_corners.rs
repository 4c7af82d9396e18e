//! Three corners of the pocket cube: the slots of three pieces, and the pieces in three
//! slots.

use puzzle::invert;
use puzzle::pocket_cube::PocketCube;
use transition::Coordinate;

/// Number of permutations with the same first three pieces: 4!.
const PERMUTATIONS_OF_REST: u64 = 24;

/// The pieces in slots 0, 1 and 2: 7 · 6 · 5 = 210 values. **Not well defined**: a
/// move takes pieces to these slots from slots that the coordinate ignores.
///
/// ```
/// use pruning::PiecesInThreeSlots;
/// use puzzle::pocket_cube::Face;
/// use transition::Coordinate;
///
/// let order = *PiecesInThreeSlots.unrank(PiecesInThreeSlots.rank(&Face::R.turn())).pm();
/// assert_eq!(order, [4, 1, 2, 0, 3, 5, 6]); // after R: 4, 1, 2, and then the others
/// ```
#[derive(Debug, Clone, Copy)]
pub struct PiecesInThreeSlots;

impl Coordinate for PiecesInThreeSlots {
    type Position = PocketCube;

    fn count(&self) -> usize {
        7 * 6 * 5
    }

    // ANCHOR: contents
    fn rank(&self, position: &PocketCube) -> usize {
        (permutation::rank(position.pm()) / PERMUTATIONS_OF_REST) as usize
    }

    fn unrank(&self, index: usize) -> PocketCube {
        let mut pm = [0; 7];
        permutation::unrank(index as u64 * PERMUTATIONS_OF_REST, &mut pm);
        PocketCube::assume_valid(pm, [0; 7])
    }
    // ANCHOR_END: contents
}

/// The slots of pieces 0, 1 and 2: 7 · 6 · 5 = 210 values. Well defined: a move takes a
/// piece from slot to slot, wherever the other pieces are.
///
/// ```
/// use pruning::SlotsOfThreePieces;
/// use puzzle::pocket_cube::Face;
/// use transition::Coordinate;
///
/// let order = *SlotsOfThreePieces.unrank(SlotsOfThreePieces.rank(&Face::R.turn())).pm();
/// assert_eq!(order, [3, 1, 2, 0, 4, 5, 6]); // after R piece 0 is in slot 3
/// ```
#[derive(Debug, Clone, Copy)]
pub struct SlotsOfThreePieces;

impl Coordinate for SlotsOfThreePieces {
    type Position = PocketCube;

    fn count(&self) -> usize {
        PiecesInThreeSlots.count()
    }

    // ANCHOR: locations
    fn rank(&self, position: &PocketCube) -> usize {
        PiecesInThreeSlots.rank(&slots_of_pieces(position))
    }

    fn unrank(&self, index: usize) -> PocketCube {
        slots_of_pieces(&PiecesInThreeSlots.unrank(index))
    }
    // ANCHOR_END: locations
}

/// The inverse permutation: the slot of each piece, not the piece in each slot.
pub(crate) fn slots_of_pieces(position: &PocketCube) -> PocketCube {
    let mut slots = [0; 7];
    invert(position.pm(), &mut slots);
    PocketCube::assume_valid(slots, [0; 7])
}
