//! Effect of a move on the rows of two planes.

use super::blocks::{BlockGroup, block_groups, copy_blocks, preimage, write_words};
use super::digits::Direction;
use super::layout::BoardLayout;
use super::word_move::WordMove;
use crate::Visited;
use crate::caches::prefetch;
use cpu::Cpu;

/// Map of the rows of one plane to those of another.
///
/// ```
/// // Three tiles of eight, and the third moves past the two before it: their digits say which
/// // block of permutations is mapped to which. The five tiles after them do not matter.
/// use permutation::rank_even;
///
/// let (from, to) = ([4, 7, 2, 0, 1, 3, 5, 6], [2, 4, 7, 0, 1, 3, 5, 6]);
/// assert_eq!(rank_even(&from) % 60, rank_even(&to) % 60);
/// ```
#[derive(Debug, Clone)]
pub(super) enum PlaneMove {
    /// Each row is copied to the row with the same number: no tile passes another, or the last
    /// two tiles are exchanged and only the parity changes, which the plane determines.
    Same,
    /// Whole rows are copied. The rows of a band, `band` consecutive ones, have the same
    /// offset; the offsets repeat after `offsets.len()` bands.
    Rows { band: usize, offsets: Vec<isize> },
    /// Blocks of `size` words are copied. Row `number` has group `number % groups.len()`.
    Blocks { size: usize, groups: Vec<Vec<BlockGroup>> },
    /// The bits of the words are permuted, and perhaps the words.
    Words(WordMove),
}

impl PlaneMove {
    /// A tile moves in `direction` past its neighbors; `first` is the index of the first tile
    /// that moves, `odd` says whether the permutation of the tiles is odd before the move.
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
            let band: usize = bases[last..row_digits].iter().product();
            let offset = |n| {
                (preimage(n, moved, direction) as isize - n as isize) * band as isize
            };
            let offsets = (0..moved.iter().product()).map(offset).collect();
            PlaneMove::Rows { band, offsets }
        } else {
            let row_count = bases[first_row_digit..row_digits].iter().product();
            let blocks_per_row: usize = bases[row_digits..last].iter().product();
            // The digits of the row before those that move do not change.
            let period: usize = moved.iter().product();
            let back =
                |n: usize| n / period * period + preimage(n % period, moved, direction);
            let groups = block_groups(row_count, blocks_per_row, back);
            PlaneMove::Blocks { size, groups }
        }
    }
}

/// The rows of one plane, among the rows of its color.
#[derive(Debug, Clone, Copy)]
pub(super) struct SourcePlane<'a> {
    pub visited: &'a Visited<'a, u64>,
    /// Index of the plane, and number of planes of its color.
    pub plane: usize,
    pub plane_count: usize,
    /// Whether to read rows that are not in the frontier, too.
    pub reads_all: bool,
}

impl<'a> SourcePlane<'a> {
    /// The row whose number is `number + offset`, if it is to be read.
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

/// The block groups of the row with this number.
#[inline(always)]
fn groups_of_row(groups: &[Vec<BlockGroup>], number: usize) -> &[BlockGroup] {
    &groups[number % groups.len()]
}

impl PlaneMove {
    /// Whether the move copies whole rows without a change.
    #[inline(always)]
    pub(super) fn copies_whole_rows(&self) -> bool {
        matches!(self, PlaneMove::Same | PlaneMove::Rows { .. })
    }

    /// The only source row of the row with this number, if it is to be read. `None` also if there
    /// are several source rows.
    #[inline(always)]
    pub(super) fn source<'a>(
        &self,
        from: SourcePlane<'a>,
        number: usize,
    ) -> Option<&'a [u64]> {
        let offset = match self {
            PlaneMove::Same | PlaneMove::Words(_) => 0,
            PlaneMove::Rows { band, offsets } => offsets[number / band % offsets.len()],
            PlaneMove::Blocks { groups, .. } => match groups_of_row(groups, number) {
                [group] => group.offset,
                _ => return None,
            },
        };
        from.row(number, offset)
    }

    /// Whether any source row is to be read.
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

    /// Prefetches the blocks of a row that has several source rows.
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

    /// Writes the image of the source rows into the row with this number: ORed with the row if
    /// `JOIN`, otherwise in place of it, which requires `reads_all`. Returns whether there was a
    /// source row to read.
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
