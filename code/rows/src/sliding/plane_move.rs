//! What a move brings from one plane into another.

use super::blocks::{BlockGroup, block_groups, copy_blocks, preimage, write_words};
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
    Rows { band_size: usize, offsets: Vec<isize> },
    /// Blocks of `size` words change places, in one direction for each remainder of a row's
    /// number.
    Blocks { size: usize, groups: Vec<Vec<BlockGroup>> },
    /// The bits of the words change places, and perhaps the words.
    Words(WordMove),
}

impl PlaneMove {
    /// A tile goes its `direction` over its neighbors; `first` is the first tile that
    /// changes its place, `odd` says whether the tiles are in an odd order before.
    pub(super) fn new(
        layout: &BoardLayout,
        first: usize,
        direction: Direction,
        odd: bool,
    ) -> Self {
        let (row_digits, last) = (layout.row_bases.len(), first + layout.board_width);
        if first + 2 == layout.tiles {
            return PlaneMove::Same;
        }
        if last > row_digits + layout.word_bases.len() {
            return PlaneMove::Words(WordMove::new(layout, first, direction, odd));
        }
        let bases = [&layout.row_bases[..], &layout.word_bases].concat();
        let size = bases[last.max(row_digits)..].iter().product();
        let (moved, first_row_digit) = (&bases[first..last], first.min(row_digits));
        if last <= row_digits {
            let band_size: usize = bases[last..row_digits].iter().product();
            let offset = |n| {
                (preimage(n, moved, direction) as isize - n as isize)
                    * band_size as isize
            };
            PlaneMove::Rows {
                band_size,
                offsets: (0..moved.iter().product()).map(offset).collect(),
            }
        } else {
            let row_count = bases[first_row_digit..row_digits].iter().product();
            let blocks_per_row: usize = bases[row_digits..last].iter().product();
            // Digits of the row that stay: they come before those that move.
            let period: usize = moved.iter().product();
            let back =
                |n: usize| n / period * period + preimage(n % period, moved, direction);
            PlaneMove::Blocks {
                size,
                groups: block_groups(row_count, blocks_per_row, back),
            }
        }
    }
}

/// The rows of one plane, which lie among those of its color.
#[derive(Debug, Clone, Copy)]
pub(super) struct SourcePlane<'a> {
    pub visited: &'a Visited<'a, u64>,
    /// Which plane it is, of how many.
    pub plane: usize,
    pub plane_count: usize,
    /// Whether rows are read that are not in the frontier, too.
    pub reads_all: bool,
}

impl<'a> SourcePlane<'a> {
    /// The row that is `by` further down than this number, if it is to be read.
    #[inline(always)]
    fn row(&self, number: usize, offset: isize) -> Option<&'a [u64]> {
        let row = number.wrapping_add_signed(offset) * self.plane_count + self.plane;
        if self.reads_all {
            Some(self.visited.row(row))
        } else {
            self.visited.frontier_row(row)
        }
    }
}

/// The groups of blocks that come to the row with this number.
#[inline(always)]
fn groups_of_row(groups: &[Vec<BlockGroup>], number: usize) -> &[BlockGroup] {
    &groups[number % groups.len()]
}

impl PlaneMove {
    /// Whether a whole row comes as it is.
    #[inline(always)]
    pub(super) fn copies_whole_rows(&self) -> bool {
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
        let offset = match self {
            PlaneMove::Same | PlaneMove::Words(_) => 0,
            PlaneMove::Rows { band_size, offsets } => {
                offsets[number / band_size % offsets.len()]
            }
            PlaneMove::Blocks { groups, .. } => match groups_of_row(groups, number) {
                [group] => group.offset,
                _ => return None,
            },
        };
        from.row(number, offset)
    }

    /// Whether there is anything to be read.
    #[inline(always)]
    pub(super) fn has_source(&self, from: SourcePlane<'_>, number: usize) -> bool {
        match self {
            PlaneMove::Blocks { groups, .. } => {
                let mut any = false;
                for group in groups_of_row(groups, number) {
                    any |= from.row(number, group.offset).is_some();
                }
                any
            }
            _ => self.source(from, number).is_some(),
        }
    }

    /// Asks for blocks that are read of several rows.
    #[inline(always)]
    pub(super) fn prefetch_blocks(&self, from: SourcePlane<'_>, number: usize) {
        let PlaneMove::Blocks { size, groups } = self else { return };
        for BlockGroup { offset, blocks } in groups_of_row(groups, number) {
            let Some(source) = from.row(number, *offset) else { continue };
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
        debug_assert!(JOIN || from.reads_all, "what is not read would stay as it is");
        if let PlaneMove::Blocks { size, groups } = self {
            let mut any = false;
            for BlockGroup { offset, blocks } in groups_of_row(groups, number) {
                if let Some(source) = from.row(number, *offset) {
                    copy_blocks::<JOIN>(row, source, blocks, *size);
                    any = true;
                }
            }
            return any;
        }
        let Some(source) = self.source(from, number) else { return false };
        match self {
            PlaneMove::Words(word_move) => {
                word_move.permute_into::<JOIN>(cpu, number, source, row)
            }
            _ => write_words::<JOIN>(row, source),
        }
        true
    }
}
