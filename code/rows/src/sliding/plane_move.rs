//! What a move brings from one plane into another.

use super::blocks::{BlockGroup, copy_blocks, groups, preimage, write_words};
use super::digits::Direction;
use super::layout::BoardLayout;
use super::word_move::WordMove;
use crate::Visited;
use crate::caches::prefetch;
use cpu::Cpu;

/// How the rows of one plane come into another.
///
/// ```
/// // Three tiles of eight, and the third goes over the two before it: their digits say
/// // which block of orders comes from which. The five behind them do not matter.
/// use permutation::rank_even;
///
/// let (from, to) = ([4, 7, 2, 0, 1, 3, 5, 6], [2, 4, 7, 0, 1, 3, 5, 6]);
/// assert_eq!(rank_even(&from) % 60, rank_even(&to) % 60);
/// ```
#[derive(Debug, Clone)]
pub(super) enum PlaneMove {
    /// As they are: no tile goes over another. Or the last two of all change places, and only
    /// whether the order is even changes, which the plane says.
    Same,
    /// Whole rows change places. Those that differ only in the digits worth less than
    /// `below` go together, and there are `by.len()` such bands.
    Rows { below: usize, by: Vec<isize> },
    /// Blocks of `size` words change places, in one way for each remainder of a row's
    /// number.
    Blocks { size: usize, from: Vec<Vec<BlockGroup>> },
    /// The bits of the words change places, and perhaps the words.
    Inside(WordMove),
}

impl PlaneMove {
    /// A tile goes its `way` over its neighbors; `first` is the first tile that
    /// changes its place, `odd` says whether the tiles are in an odd order before.
    pub(super) fn new(
        shape: &BoardLayout,
        first: usize,
        way: Direction,
        odd: bool,
    ) -> Self {
        let (high, last) = (shape.high.len(), first + shape.across);
        if first + 2 == shape.tiles {
            return PlaneMove::Same;
        }
        if last > high + shape.low.len() {
            return PlaneMove::Inside(WordMove::new(shape, first, way, odd));
        }
        let bases = [&shape.high[..], &shape.low].concat();
        let size = bases[last.max(high)..].iter().product();
        let (moved, first_high) = (&bases[first..last], first.min(high));
        if last <= high {
            let below: usize = bases[last..high].iter().product();
            let by =
                |n| (preimage(n, moved, way) as isize - n as isize) * below as isize;
            PlaneMove::Rows { below, by: (0..moved.iter().product()).map(by).collect() }
        } else {
            let above = bases[first_high..high].iter().product();
            let inside: usize = bases[high..last].iter().product();
            // Digits of the row that stay: they come before those that move.
            let period: usize = moved.iter().product();
            let back =
                |n: usize| n / period * period + preimage(n % period, moved, way);
            PlaneMove::Blocks { size, from: groups(above, inside, back) }
        }
    }
}

/// The rows of one plane, which lie among those of its color.
#[derive(Debug, Clone, Copy)]
pub(super) struct SourcePlane<'a> {
    pub visited: &'a Visited<'a, u64>,
    /// Which plane it is, of how many.
    pub plane: usize,
    pub planes: usize,
    /// Whether rows are read that are not in the frontier, too.
    pub all: bool,
}

impl<'a> SourcePlane<'a> {
    /// The row that is `by` further down than this number, if it is to be read.
    #[inline(always)]
    fn row(&self, number: usize, by: isize) -> Option<&'a [u64]> {
        let row = number.wrapping_add_signed(by) * self.planes + self.plane;
        if self.all {
            Some(self.visited.row(row))
        } else {
            self.visited.frontier_row(row)
        }
    }
}

/// The groups of blocks that come to the row with this number.
#[inline(always)]
fn of_row(groups: &[Vec<BlockGroup>], number: usize) -> &[BlockGroup] {
    &groups[number % groups.len()]
}

impl PlaneMove {
    /// Whether a whole row comes as it is.
    #[inline(always)]
    pub(super) fn is_plain(&self) -> bool {
        matches!(self, PlaneMove::Same | PlaneMove::Rows { .. })
    }

    /// The row of another plane that all comes from, if it is to be read. `None` also if all comes
    /// from several.
    #[inline(always)]
    pub(super) fn source<'a>(
        &self,
        from: SourcePlane<'a>,
        number: usize,
    ) -> Option<&'a [u64]> {
        let by = match self {
            PlaneMove::Same | PlaneMove::Inside(_) => 0,
            PlaneMove::Rows { below, by } => by[number / below % by.len()],
            PlaneMove::Blocks { from: groups, .. } => match of_row(groups, number) {
                [group] => group.by,
                _ => return None,
            },
        };
        from.row(number, by)
    }

    /// Whether there is anything to be read.
    #[inline(always)]
    pub(super) fn has_source(&self, from: SourcePlane<'_>, number: usize) -> bool {
        match self {
            PlaneMove::Blocks { from: groups, .. } => {
                let mut any = false;
                for group in of_row(groups, number) {
                    any |= from.row(number, group.by).is_some();
                }
                any
            }
            _ => self.source(from, number).is_some(),
        }
    }

    /// Asks for blocks that are read of several rows.
    #[inline(always)]
    pub(super) fn ask(&self, from: SourcePlane<'_>, number: usize) {
        let PlaneMove::Blocks { size, from: groups } = self else { return };
        for BlockGroup { by, blocks } in of_row(groups, number) {
            let Some(source) = from.row(number, *by) else { continue };
            for &(_, block) in blocks {
                prefetch(&source[block as usize * size..][..*size]);
            }
        }
    }

    /// Puts into a row, which has this number in its plane, what comes from another plane:
    /// joined with what is there, or in its place if all is read. `false` if there is nothing to
    /// be read.
    #[inline(always)]
    pub(super) fn gather<const JOIN: bool>(
        &self,
        cpu: Cpu,
        from: SourcePlane<'_>,
        number: usize,
        row: &mut [u64],
    ) -> bool {
        debug_assert!(JOIN || from.all, "what is not read would stay as it is");
        if let PlaneMove::Blocks { size, from: groups } = self {
            let mut any = false;
            for BlockGroup { by, blocks } in of_row(groups, number) {
                if let Some(source) = from.row(number, *by) {
                    copy_blocks::<JOIN>(row, source, blocks, *size);
                    any = true;
                }
            }
            return any;
        }
        let Some(source) = self.source(from, number) else { return false };
        match self {
            PlaneMove::Inside(inside) => {
                inside.permute_into::<JOIN>(cpu, number, source, row)
            }
            _ => write_words::<JOIN>(row, source),
        }
        true
    }
}
