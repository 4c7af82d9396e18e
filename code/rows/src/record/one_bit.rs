//! One bit for each position.

// ANCHOR: one-bit
use super::Record;
use crate::{Geometry, Modular, Word};

/// Bit 1 of the distance of each position, the one that is worth 2. Bit 0 need not be
/// kept: it is the color of the row. Both together are the distance modulo 4.
///
/// Every position must be within reach: one that is not looks like one at distance 0.
///
/// ```
/// use cpu::Cpu;
/// use puzzle::{Indexed, sliding::Sliding};
/// use rows::{OneBit, Walker, With, sliding::Boards};
///
/// let puzzle = Sliding::new(2, 3)?;
/// let boards = Boards::new(puzzle)?;
/// let with = With { cpu: Cpu::best(), threads: 1 };
/// let walker = Walker::new(boards.clone(), OneBit::new(&boards)?, with, |_| {})?;
/// // One move from solved.
/// let rank = puzzle.scramble_rank("D")?;
/// assert_eq!(walker.residue(rank), Some(1));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy)]
pub struct OneBit(());

// ANCHOR_END: one-bit

// ANCHOR: new
/// A puzzle of which one bit for each position does not tell enough.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error(
    "one bit is enough only where each move changes the color, and here is one color"
)]
pub struct OneColor;

impl OneBit {
    /// For a geometry whose rows have two colors.
    ///
    /// # Errors
    /// [`OneColor`] if they have one.
    pub fn new<G: Geometry>(_geometry: &G) -> Result<Self, OneColor> {
        if G::COLORS == 2 { Ok(OneBit(())) } else { Err(OneColor) }
    }
}

// ANCHOR_END: new

// ANCHOR: record
impl<W: Word> Record<W> for OneBit {
    type Cell = W;
    const EMPTY: W = W::NONE;

    fn cells<G: Geometry<Word = W>>(&self, geometry: &G) -> usize {
        geometry.width()
    }

    #[inline(always)]
    fn record(&self, cells: &mut [W], before: &[W], after: &[W], distance: usize) {
        if distance & 2 != 0 {
            for (cell, (&before, &after)) in
                cells.iter_mut().zip(before.iter().zip(after))
            {
                *cell |= after & !before;
            }
        }
    }
}

impl<W: Word> Modular<W> for OneBit {
    const MODULUS: usize = 4;

    fn residue(&self, cells: &[W], color: usize, word: usize, bit: W) -> Option<usize> {
        Some(2 * usize::from(cells[word] & bit != W::NONE) + color)
    }
}
// ANCHOR_END: record
