//! Two bits for each position.

use super::{Record, RowFormat};
use crate::Modular;
use puzzle::Indexed;

/// The distance modulo 3, plus 1, in two bits for each position; 0 if it was not found.
///
/// ```
/// use puzzle::{Metric, catalog};
/// use rows::Modulo3;
///
/// let cube = catalog::find("pocket-cube")?;
/// assert!(Modulo3::new(&*cube.puzzle(Some(Metric::QuarterTurn))?).is_ok());
/// assert!(Modulo3::new(&*cube.puzzle(Some(Metric::Clockwise))?).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy)]
pub struct Modulo3(());

/// The rank of a position with a move that no single move undoes: three residues do not tell
/// which neighbor is nearer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error(
    "two bits are enough only where each move can be taken back by one, \
     and from position {0} a move leads that cannot"
)]
pub struct IrreversibleMove(pub u64);

impl Modulo3 {
    /// For a puzzle in which one move undoes each move. Checks about a thousand positions, the
    /// solved one among them.
    ///
    /// # Errors
    /// [`IrreversibleMove`] if no single move undoes a move.
    pub fn new(puzzle: &dyn Indexed) -> Result<Self, IrreversibleMove> {
        let step = puzzle.position_count().div_ceil(1000).max(1) as usize;
        let sample = (0..puzzle.position_count()).step_by(step);
        for rank in sample.chain([puzzle.solved_rank()]) {
            let before = puzzle.predecessors(rank);
            if puzzle.successors(rank).iter().any(|after| !before.contains(after)) {
                return Err(IrreversibleMove(rank));
            }
        }
        Ok(Modulo3(()))
    }
}

impl Record for Modulo3 {
    fn planes(&self, _format: RowFormat) -> usize {
        2
    }

    fn number(&self, distance: usize) -> usize {
        distance % 3 + 1
    }
}

impl Modular for Modulo3 {
    fn modulus(&self) -> usize {
        3
    }

    fn residue(&self, number: usize, _color: usize) -> Option<usize> {
        number.checked_sub(1)
    }
}
