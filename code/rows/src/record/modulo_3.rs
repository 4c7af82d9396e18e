//! Two bits for each position.

use super::{Record, RowFormat};
use crate::Modular;
use puzzle::Indexed;

/// The distance of each position modulo 3, in two bits: 1 more than
/// it, and 0 where none was found.
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

/// A puzzle in which a move can lead far away, so that three values do not tell
/// which neighbor is nearer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error(
    "two bits are enough only where each move can be taken back by one, \
     and from position {0} a move leads that cannot"
)]
pub struct IrreversibleMove(pub u64);

impl Modulo3 {
    /// For a puzzle in which each move is taken back by one. A thousand positions are
    /// asked, the solved one among them.
    ///
    /// # Errors
    /// [`IrreversibleMove`] if a move is not.
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
