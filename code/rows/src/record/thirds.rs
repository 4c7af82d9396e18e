//! Two bits for each position.

// ANCHOR: thirds
use super::Record;
use crate::{Geometry, Modular, Word};
use puzzle::Indexed;

/// The distance of each position modulo 3, in two bits: 3 where none was found.
///
/// ```
/// use puzzle::{Metric, catalog};
/// use rows::Thirds;
///
/// let cube = catalog::find("pocket-cube")?;
/// assert!(Thirds::new(&*cube.puzzle(Some(Metric::QuarterTurn))?).is_ok());
/// assert!(Thirds::new(&*cube.puzzle(Some(Metric::Clockwise))?).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy)]
pub struct Thirds(());

/// A puzzle in which a move can lead far from home, so that three values do not tell
/// which neighbor is nearer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error(
    "two bits are enough only where each move can be taken back by one, \
     and from position {0} a move leads that cannot"
)]
pub struct Directed(pub u64);

// ANCHOR_END: thirds

// ANCHOR: new
impl Thirds {
    /// For a puzzle in which each move is taken back by one. A thousand positions are
    /// asked, the solved one among them.
    ///
    /// # Errors
    /// [`Directed`] if a move is not.
    pub fn new(puzzle: &dyn Indexed) -> Result<Self, Directed> {
        let step = puzzle.positions().div_ceil(1000).max(1) as usize;
        let some = (0..puzzle.positions()).step_by(step);
        for rank in some.chain([puzzle.solved_rank()]) {
            let before = puzzle.before(rank);
            if puzzle.after(rank).iter().any(|after| !before.contains(after)) {
                return Err(Directed(rank));
            }
        }
        Ok(Thirds(()))
    }
}
// ANCHOR_END: new

// ANCHOR: record
impl<W: Word> Record<W> for Thirds {
    type Cell = W;
    const EMPTY: W = W::ALL;

    /// For each word one with the low bits and one with the high bits.
    fn cells<G: Geometry<Word = W>>(&self, geometry: &G) -> usize {
        2 * geometry.width()
    }

    #[inline(always)]
    fn record(&self, cells: &mut [W], before: &[W], after: &[W], distance: usize) {
        let (cells, _) = cells.as_chunks_mut::<2>();
        for ([low, high], (&before, &after)) in
            cells.iter_mut().zip(before.iter().zip(after))
        {
            let old = !(after & !before);
            if distance % 3 != 1 {
                *low = *low & old;
            }
            if distance % 3 != 2 {
                *high = *high & old;
            }
        }
    }
}

// ANCHOR_END: record

// ANCHOR: residue
impl<W: Word> Modular<W> for Thirds {
    const MODULUS: usize = 3;

    fn residue(&self, cells: &[W], _: usize, word: usize, bit: W) -> Option<usize> {
        let is_set = |cell: W| usize::from(cell & bit != W::NONE);
        let residue = 2 * is_set(cells[2 * word + 1]) + is_set(cells[2 * word]);
        (residue < 3).then_some(residue)
    }
}
// ANCHOR_END: residue
