//! One bit for each position.

use super::Record;
use super::RowFormat;
use crate::{Geometry, Modular, Word};

/// Bit 1 of the distance of each position. Bit 0 is the color of the row, for the solved position
/// has color 0 and each move changes the color. Twice bit 1 plus the color is the distance modulo
/// 4.
///
/// Every position must be reachable: the others look as if their distance were the color of
/// their row.
///
/// ```
/// use cpu::Cpu;
/// use puzzle::{Indexed, sliding::Sliding};
/// use rows::{OneBit, ResidueTable, SearchOptions, sliding::Boards};
///
/// let puzzle = Sliding::new(2, 3)?;
/// let boards = Boards::new(puzzle)?;
/// let options = SearchOptions { cpu: Cpu::best(), threads: 1 };
/// let table = ResidueTable::new(boards.clone(), OneBit::new(&boards)?, options, |_| {})?;
/// // One move from solved.
/// let rank = puzzle.scramble_rank("D")?;
/// assert_eq!(table.residue(rank), Some(1));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy)]
pub struct OneBit(());

/// A geometry with one color, for which one bit for each position is not enough.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error(
    "one bit is enough only where each move changes the color, and this puzzle has one color"
)]
pub struct OneColor;

impl OneBit {
    /// For a geometry whose rows have two colors.
    ///
    /// # Errors
    /// [`OneColor`] if all rows have one color.
    pub fn new<W: Word>(geometry: &dyn Geometry<Word = W>) -> Result<Self, OneColor> {
        if geometry.colors() == 2 { Ok(OneBit(())) } else { Err(OneColor) }
    }
}

// ANCHOR: record
impl Record for OneBit {
    fn planes(&self, _format: RowFormat) -> usize {
        1
    }

    fn number(&self, distance: usize) -> usize {
        (distance >> 1) & 1
    }
}

impl Modular for OneBit {
    fn modulus(&self) -> usize {
        4
    }

    fn residue(&self, number: usize, color: usize) -> Option<usize> {
        Some(2 * number + color)
    }
}
// ANCHOR_END: record
