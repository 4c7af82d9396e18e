//! Patterns of pieces in slots, chosen automatically from what moves do to them.
//!
//! A [`PieceMoves`] has the pieces and the moves of a puzzle. A **coordinate** is what is left of a
//! position if only some pieces of one orbit of slots are looked at, or only orientations; its
//! values are found by walking, with the move of each value to the next in a table. A pattern is
//! a product of coordinates, and [`PieceMoves::plan`] chooses patterns that together see every
//! piece.
//!
//! ```
//! use pattern_database::pieces::{Piece, PieceBound, PieceMove, PieceMoves};
//! use pruning::LowerBound;
//! use std::ops::ControlFlow;
//!
//! // Five cards: take the first three, or the last three, one slot on.
//! let cycle = |pm: [u16; 5], inverse| PieceMove { pm: pm.to_vec(), ori: vec![0; 5], inverse };
//! let moves = vec![
//!     cycle([2, 0, 1, 3, 4], 1),
//!     cycle([1, 2, 0, 3, 4], 0),
//!     cycle([0, 1, 4, 2, 3], 3),
//!     cycle([0, 1, 3, 4, 2], 2),
//! ];
//! let pieces = (0..5).map(|kind| Piece { kind, ori: 0, modulus: 1 }).collect();
//! let cards = PieceMoves::new(pieces, moves);
//! let plan = cards.plan(120).expect("small patterns");
//! let bound = PieceBound::<1>::new(&cards, &plan, |_| ControlFlow::Continue(()))?;
//! let reversed = bound.coordinates().values(&[4, 3, 2, 1, 0], &[0; 5]);
//! assert_eq!(bound.lower_bound(&reversed), Some(5)); // the pattern is the whole puzzle
//! # Ok::<(), pattern_database::DatabaseError>(())
//! ```

mod bound;
mod coordinate;
mod plan;

pub use bound::{MAX_FACTORS, PieceBound, PiecePattern};
pub use coordinate::Coordinates;
pub use plan::{PatternPlan, PlannedCoordinate};

/// A piece, as it is in the slot with its number at the start.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Piece {
    /// The kind: pieces of one kind look alike.
    pub kind: u16,
    /// The orientation at the start, below the modulus.
    pub ori: u16,
    /// The number of orientations that can be told apart: at least 1, and the same for all
    /// pieces of a kind.
    pub modulus: u16,
}

/// What a move does: slot `i` takes its piece from slot `pm[i]` and turns it by `ori[i]`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PieceMove {
    /// The slot from which each slot takes its piece.
    pub pm: Vec<u16>,
    /// By how much the piece that arrives in each slot is turned.
    pub ori: Vec<u16>,
    /// The number of the move that undoes this one.
    pub inverse: usize,
}

/// The pieces of a puzzle and its moves, each of which is possible everywhere and counts 1.
#[derive(Debug, Clone)]
pub struct PieceMoves {
    pieces: Vec<Piece>,
    moves: Vec<PieceMove>,
}

impl PieceMoves {
    /// The pieces, in the order of their slots at the start, and the moves.
    ///
    /// # Panics
    /// If a modulus is 0, the lists of a move have other lengths than the pieces', an entry of
    /// one is no slot, or the inverse of a move is no move.
    pub fn new(pieces: Vec<Piece>, moves: Vec<PieceMove>) -> Self {
        let slots = pieces.len();
        assert!(pieces.iter().all(|piece| piece.modulus > 0), "a modulus is 0");
        for PieceMove { pm, ori, inverse } in &moves {
            assert_eq!((pm.len(), ori.len()), (slots, slots), "entries of a move");
            assert!(pm.iter().all(|&slot| usize::from(slot) < slots), "a slot");
            assert!(*inverse < moves.len(), "the inverse of a move");
        }
        PieceMoves { pieces, moves }
    }

    /// The number of moves.
    pub fn moves(&self) -> usize {
        self.moves.len()
    }

    /// The slots between which moves take pieces, each orbit in order.
    fn orbits(&self) -> Vec<Vec<u16>> {
        let (mut orbits, mut visited) = (Vec::new(), vec![false; self.pieces.len()]);
        for first in 0..self.pieces.len() {
            if std::mem::replace(&mut visited[first], true) {
                continue;
            }
            let (mut orbit, mut next) = (vec![first as u16], 0);
            while let Some(&slot) = orbit.get(next) {
                for one in &self.moves {
                    let from = one.pm[usize::from(slot)];
                    if !std::mem::replace(&mut visited[usize::from(from)], true) {
                        orbit.push(from);
                    }
                }
                next += 1;
            }
            orbit.sort_unstable();
            orbits.push(orbit);
        }
        orbits
    }
}
