//! How the positions of a puzzle lie in rows.
//!
//! ```
//! use rows::{Geometry, translation};
//!
//! let puzzle = translation::pyraminx();
//! assert_eq!(puzzle.rows(0) * puzzle.places(), 933_120);
//! let spot = puzzle.locate(7);
//! assert_eq!(puzzle.rank(spot), Some(7));
//! ```

use crate::record::Shape;
use crate::rows::Rows;
use crate::{Fence, Layer, Word};
use cpu::Cpu;
use std::fmt::Debug;

/// Where a position is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Spot {
    /// The color of its row.
    pub color: usize,
    /// The row, among those of its color.
    pub row: usize,
    /// The place in the row.
    pub place: usize,
}

// ANCHOR: geometry
/// A puzzle laid out in rows of bits, so that each move sends whole rows to whole
/// rows and rearranges the places of a row in one way, or in few.
///
/// `Word` is what a row is made of: its first [`places`](Self::places) bits are
/// positions, [`bits`](Self::bits) of them in each word; words beyond those are zero.
pub trait Geometry: Debug + Send + Sync {
    /// What a row is made of.
    type Word: Word;

    /// How many colors the rows have. With 1, any row may reach any other. With 2,
    /// each move leads from a row of one color to a row of the other, and the search
    /// keeps one bit for each position.
    fn colors(&self) -> usize;

    /// How many rows there are of this color.
    fn rows(&self, color: usize) -> usize;

    /// How many words a row has, those included that fill it up.
    fn width(&self) -> usize;

    /// How many places a word has.
    fn bits(&self) -> usize;

    /// How many places a row has.
    fn places(&self) -> usize;
    // ANCHOR_END: geometry

    /// One more than the last place of a row. These are more than [`places`](Self::places)
    /// if words before it fill something up.
    fn span(&self) -> usize {
        self.places()
    }

    /// What a row has.
    fn shape(&self) -> Shape {
        let (words, bits, size) = (self.width(), self.bits(), size_of::<Self::Word>());
        Shape { span: self.span(), words, bits, size, is_deep: self.is_deep() }
    }

    /// Whether a distance may be above 62, for which a byte for each position needs more
    /// room while it is searched.
    fn is_deep(&self) -> bool {
        false
    }

    /// How many positions each place of this row stands for.
    fn weight(&self, _color: usize, _row: usize) -> u64 {
        1
    }

    /// The row and the place of the solved position; its color is 0.
    fn solved(&self) -> (usize, usize);

    /// Where the position with this number in the catalog is.
    fn locate(&self, rank: u64) -> Spot;

    /// The number in the catalog of the position at a spot: of one of those, where a
    /// place stands for several. `None` if the place is within the row and no position is
    /// there; a place that only fills a word up is not to be asked.
    fn rank(&self, spot: Spot) -> Option<u64>;

    /// The numbers of all positions at a spot, in order: several where a place stands for
    /// several and the geometry knows them. One may be at two spots of a row.
    fn ranks(&self, spot: Spot) -> Vec<u64> {
        self.rank(spot).into_iter().collect()
    }

    /// Tells to which rows, of the other color or of the only one, a row of this color brings
    /// something when it is fresh. Then a step asks no others while few are fresh. A row may be
    /// told again, or for nothing; one that is not told is not asked, and what should come to
    /// it is lost. `false` if the geometry does not know, and then all rows are asked. A search
    /// panics if a row is told that is not there.
    fn reach(&self, _color: usize, _row: usize, _tell: &mut dyn FnMut(usize)) -> bool {
        false
    }

    /// Whether all rows can be stepped at once, by [`Kernel::sweep`].
    fn sweeps(&self) -> bool {
        false
    }

    /// Steps some rows with these instructions, and returns how many positions are new.
    /// It is [`Rows::step`] with this geometry and its kernel, and stands in each geometry
    /// so that it is compiled there, once.
    fn step(&self, cpu: Cpu, rows: Rows<'_, Self::Word>) -> u64;

    /// Steps one row, given by its color and its number, and returns how many positions
    /// are new.
    fn gather(
        &self,
        cpu: Cpu,
        (color, first): (usize, usize),
        source: &Layer<'_, Self::Word>,
        words: &mut [Self::Word],
    ) -> u64 {
        let seen = words.iter().map(|word| word.ones()).sum();
        let (fresh, counts) = (&mut [false], &mut [seen]);
        let (source, cells, record) = (*source, &mut [][..], 0);
        let (behind, searched, marked) = (false, false, false);
        let rows = Rows {
            color,
            first,
            source,
            words,
            fresh,
            counts,
            cells,
            record,
            behind,
            searched,
            marked,
        };
        self.step(cpu, rows)
    }
}

/// What a step brings into rows of `W`: the innermost loops of a search. A geometry has
/// one, such as a reference to itself.
///
/// Its functions must be `#[inline(always)]`, for they are compiled once for each
/// [`Cpu`], and are told for which.
pub trait Kernel<W> {
    /// How many words a row has, if that is known when the kernel is compiled.
    const WIDTH: Option<usize> = None;

    // ANCHOR: gather
    /// Adds to a row, given by its color and its number, what a step brings into it:
    /// `row` holds what it has seen so far, and gets the bits of all its neighbors. What
    /// rows that are not fresh would bring is there already. `false` if no source was
    /// fresh.
    fn gather(
        &self,
        cpu: Cpu,
        at: (usize, usize),
        source: &Layer<'_, W>,
        row: &mut [W],
    ) -> bool;
    // ANCHOR_END: gather

    /// Whether rows are better made anew, by [`renew`](Self::renew), than added to.
    fn renews(&self) -> bool {
        false
    }

    /// Makes a row anew of all its sources, fresh or not, and returns how many places it has
    /// then; `None` if no source is fresh, and then nothing is done. It is asked for only if the
    /// kernel [`renews`](Self::renews), the rows have two colors and hold what a search has seen.
    /// If each move can be taken back by one, that comes to a row again, and what it held need
    /// not be read. Nobody reads the row while there is the fence.
    fn renew(
        &self,
        _cpu: Cpu,
        _at: (usize, usize),
        _source: &Layer<'_, W>,
        _row: &mut [W],
        _fence: &Fence,
    ) -> Option<u32> {
        unreachable!("a kernel that makes no rows anew")
    }

    /// Does what [`gather`](Self::gather) does to all rows at once, if that is faster than row
    /// by row. Only rows of one color are swept. A row that is fresh in `source` is a step
    /// behind in `rows`, and must be written anew; what is written becomes `true` in `written`,
    /// and what is not stays as it is. `false` if there is no such way, and then nothing is done.
    fn sweep(
        &self,
        _cpu: Cpu,
        _source: &Layer<'_, W>,
        _rows: &mut [W],
        _written: &mut [bool],
    ) -> bool {
        false
    }
}
