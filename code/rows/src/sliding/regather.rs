//! Rows of large boards, gathered again from all their neighbors.
//!
//! A step finds again every position that the written row had before: it was found two steps ago
//! or earlier, so its neighbors, which have the other color, were found in the last step or
//! earlier, and are in the rows that are read. So the old row need not be read from memory. The
//! new one is then made of all its neighbors, not only of those in the frontier.
//!
//! Two more things save time where rows exceed the caches: rows are written by nontemporal
//! stores, and the sources of the next row of the same plane are prefetched.

use super::boards::Boards;
use super::layout::ROW_WORDS;
use super::plane_move::PlaneMove;
use super::row_union::{RowList, WideRow, unite};
use crate::caches::Fence;
use crate::{Kernel, Visited};
use cpu::Cpu;
use std::cell::RefCell;

/// Replaces rows by the union of all their neighbors. For rows that a search has visited this is
/// the row with its neighbors ORed in, since each board comes back after two moves.
pub(super) struct Regather<'a> {
    boards: &'a Boards,
    /// Union of those neighbors of one row whose words or bits the move permutes. It stays in the
    /// L1 cache, and `unite` leaves it 0.
    permuted: RefCell<WideRow>,
    /// The fence after the nontemporal stores of rows, which nobody reads before the step is
    /// done.
    fence: Fence,
}

impl<'a> Regather<'a> {
    /// Kernel for a step over rows of [`ROW_WORDS`] words that records nothing.
    pub(super) fn new(boards: &'a Boards) -> Self {
        let permuted = RefCell::new(WideRow([0; ROW_WORDS]));
        Regather { boards, permuted, fence: Fence::new() }
    }
}

impl Kernel<u64> for Regather<'_> {
    /// Makes a row from all its neighbors, in the frontier or not, if at least one of them is in
    /// the frontier.
    #[inline(always)]
    fn gather(
        &self,
        cpu: Cpu,
        (color, row): (usize, usize),
        visited: &Visited<'_, u64>,
        words: &mut [u64],
    ) -> Option<u32> {
        let (number, moves) = self.boards.moves_to_row(color, row);
        if !any_in_frontier(moves, number, visited) {
            return None;
        }
        let WideRow(permuted) = &mut *self.permuted.borrow_mut();
        let mut whole_rows = RowList::new();
        for plane_move in moves {
            for (source_row, source) in plane_move.sources(number) {
                let words_read = visited.row(source_row);
                if plane_move.copies_whole_rows() {
                    whole_rows.push(words_read);
                } else {
                    plane_move.or_image(number, source, words_read, permuted);
                }
            }
        }
        // If a move has only one source row, all of it is read: `unite` prefetches it part by part.
        let next_number = (number + 1).min(self.boards.layout.rows - 1);
        let mut next_rows = RowList::new();
        for plane_move in moves {
            let sources = plane_move.sources(next_number);
            let is_only_source = sources.len() == 1;
            for (source_row, source) in sources {
                let words_read = visited.row(source_row);
                if is_only_source {
                    next_rows.push(words_read);
                } else {
                    plane_move.prefetch(source, words_read);
                }
            }
        }
        let words = words.try_into().expect("a wide row");
        Some(unite(cpu, permuted, &whole_rows, &next_rows, words, &self.fence))
    }
}

/// Whether any source of row `number` is in the frontier.
#[inline(always)]
fn any_in_frontier(
    moves: &[PlaneMove],
    number: usize,
    visited: &Visited<'_, u64>,
) -> bool {
    let mut any = false;
    for plane_move in moves {
        for (source_row, _) in plane_move.sources(number) {
            any |= visited.in_frontier(source_row);
        }
    }
    any
}

#[cfg(test)]
mod tests {
    use super::super::boards::NeighborUnion;
    use super::*;
    use crate::{Buffer, Geometry};
    use puzzle::sliding::Sliding;

    /// If a neighbor is in the frontier, a regathered row is the union of all neighbors; if not,
    /// the row is unchanged. All rows are in the frontier, or one in four, or none.
    #[test]
    fn regathers_union_of_all_neighbors() {
        for (rows, columns, stride) in [(3, 3, 1), (3, 4, 61), (2, 6, 61)] {
            let puzzle = Sliding::new(rows, columns).expect("a board");
            let boards = Boards::new(puzzle).expect("rows");
            // One kernel for all rows: nothing of one row may remain in the next.
            let regather = Regather::new(&boards);
            for color in [0, 1] {
                let count = boards.rows(1 - color);
                let visited: Vec<u64> = (0..count * ROW_WORDS).map(random).collect();
                for spacing in [1, 4, count + 1] {
                    let frontier: Vec<bool> =
                        (1..=count).map(|row| row.is_multiple_of(spacing)).collect();
                    for row in (0..boards.rows(color)).step_by(stride) {
                        check_row(&regather, (color, row), &visited, &frontier);
                    }
                }
            }
        }
    }

    /// A pseudorandom word of 60 columns.
    fn random(number: usize) -> u64 {
        (number as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29) >> 4
    }

    fn check_row(
        regather: &Regather<'_>,
        row: (usize, usize),
        visited: &[u64],
        frontier: &[bool],
    ) {
        let all = vec![true; frontier.len()];
        let all_frontier = Visited::new(visited, &all, ROW_WORDS);
        let some = Visited::new(visited, frontier, ROW_WORDS);
        let neighbors = NeighborUnion(regather.boards);
        let untouched = 7;
        for cpu in Cpu::available() {
            let (mut gathered, mut other) = (vec![0; ROW_WORDS], vec![0; ROW_WORDS]);
            let ones = neighbors.gather(cpu, row, &all_frontier, &mut gathered);
            let any = neighbors.gather(cpu, row, &some, &mut other).is_some();
            let expected = if any { gathered } else { vec![untouched; ROW_WORDS] };

            // A `Buffer`, as in a search, is aligned for nontemporal stores.
            let mut regathered = Buffer::filled(untouched, ROW_WORDS).expect("memory");
            let count = regather.gather(cpu, row, &some, &mut regathered);
            // The kernel's fence acts only when the kernel is dropped.
            drop(Fence::new());
            assert_eq!(count, ones.filter(|_| any), "{cpu}, {row:?}");
            assert_eq!(regathered[..], expected, "{cpu}, {row:?}");
        }
    }
}
