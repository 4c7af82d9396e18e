//! Puzzles of the catalog whose rows are cosets.

use super::RowsBuilder;
use crate::Bytes;
use crate::cosets::{self, Numbering};
use permutation_group::{Permutation, PermutationGroup};
use puzzle::{PieceSet, Puzzle};
use std::fmt::Debug;
use std::sync::Arc;

/// A builder of the rows of a puzzle with one set of pieces, whose positions are those that the
/// moves generate. `position` makes a position of the pieces in the slots and their orientations.
pub(super) fn in_cosets<P>(
    puzzle: P,
    byte_record: Bytes,
    position: fn(&[u8], &[u8]) -> P::Position,
) -> RowsBuilder
where
    P: Puzzle + Debug + Send + Sync + 'static,
{
    RowsBuilder::lazy(move || {
        let numbers = PieceNumbers { puzzle, position };
        let (puzzle, solved) = (&numbers.puzzle, numbers.puzzle.solved());
        let applied = |m| puzzle.apply(&solved, m).expect("every move can be made");
        let moves: Vec<_> =
            (0..puzzle.moves()).map(|m| numbers.permutation(&applied(m))).collect();
        let points = numbers.permutation(&solved).images().len();
        let group = PermutationGroup::new(points, &moves).expect("few points");
        cosets::numbered_builder(group, &moves, Arc::new(numbers), byte_record)
            .expect("the moves' group, with few elements")
    })
}

/// The catalog's ranks.
#[derive(Debug)]
struct PieceNumbers<P: Puzzle> {
    puzzle: P,
    position: fn(&[u8], &[u8]) -> P::Position,
}

impl<P: Puzzle> PieceNumbers<P> {
    fn pieces(&self, position: &P::Position) -> PieceSet {
        let sets = self.puzzle.piece_sets(position);
        sets.expect("a set of pieces").swap_remove(0)
    }

    fn permutation(&self, position: &P::Position) -> Permutation {
        let set = self.pieces(position);
        Permutation::from_pieces(&set.pm, &set.ori, set.orientations).expect("pieces")
    }
}

impl<P: Puzzle + Debug + Send + Sync> Numbering for PieceNumbers<P> {
    fn position(&self, rank: u64) -> Permutation {
        self.permutation(&self.puzzle.unrank(rank))
    }

    fn rank(&self, position: &Permutation) -> u64 {
        let images = position.images();
        let pieces = self.pieces(&self.puzzle.solved()).pm.len();
        let (mut pm, mut ori) = (vec![0; pieces], vec![0; pieces]);
        let stickers = images.len() / pieces - 1;
        for (piece, &slot) in images[..pieces].iter().enumerate() {
            let slot = usize::from(slot);
            pm[slot] = piece as u8;
            if stickers > 0 {
                let sticker = usize::from(images[pieces + stickers * piece]);
                ori[slot] = (sticker - pieces - stickers * slot) as u8;
            }
        }
        self.puzzle.rank(&(self.position)(&pm, &ori))
    }
}
