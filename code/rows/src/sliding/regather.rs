//! Rows of large boards, gathered again from all their neighbors.
//!
//! What a row held need not be read for that: each of its boards is a neighbor of its own
//! neighbors, of which one at least has been visited.
//!
//! ```
//! use puzzle::{Indexed, sliding::Sliding};
//!
//! let puzzle = Sliding::new(2, 3)?;
//! let after = |board| puzzle.successors(board).into_iter().flatten();
//! for board in 0..puzzle.position_count() {
//!     assert!(after(board).all(|next| after(next).any(|other| other == board)));
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use super::boards::Boards;
use super::plane_move::SourcePlane;
use super::row_union::{WIDE, Wide, unite};
use crate::caches::Fence;
use crate::{Kernel, Visited};
use cpu::Cpu;
use std::cell::RefCell;

/// Maximum number of planes that moves map to one plane.
const MAX_NEIGHBORS: usize = 4;

/// Replaces rows by the union of all their neighbors. For rows that a search has visited this is
/// the row with its neighbors ORed in, since each board comes back after two moves.
pub(super) struct Regather<'a> {
    boards: &'a Boards,
    /// Union of the neighbors of one row that moves permute, already permuted.
    rearranged: RefCell<Wide>,
    /// The fence after the nontemporal stores of rows, which nobody reads before the step is
    /// done.
    fence: Fence,
}

impl<'a> Regather<'a> {
    /// Kernel for a step over rows of [`WIDE`] words that records nothing.
    pub(super) fn new(boards: &'a Boards) -> Self {
        let rearranged = RefCell::new(Wide([0; WIDE]));
        Regather { boards, rearranged, fence: Fence::new() }
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
        let Boards { layout, plane_counts, moves, .. } = self.boards;
        let (number, plane) = (row / plane_counts[color], row % plane_counts[color]);
        let (moves, plane_count) = (&moves[color][plane], plane_counts[1 - color]);
        let from =
            |plane, reads_all| SourcePlane { visited, plane, plane_count, reads_all };
        let mut any = false;
        for &(plane, ref plane_move) in moves {
            any |= plane_move.has_source(from(plane, false), number);
        }
        if !any {
            return None;
        }
        // Permuted neighbors first, into a row that stays in the L1 cache.
        let Wide(rearranged) = &mut *self.rearranged.borrow_mut();
        let mut any = false;
        for &(plane, ref plane_move) in moves {
            if !plane_move.copies_whole_rows() {
                let from = from(plane, true);
                if any {
                    plane_move.gather::<true>(cpu, from, number, rearranged);
                } else {
                    plane_move.gather::<false>(cpu, from, number, rearranged);
                }
                any = true;
            }
        }
        let (mut sources, mut count) =
            ([&*rearranged; MAX_NEIGHBORS], usize::from(any));
        for &(plane, ref plane_move) in moves {
            if plane_move.copies_whole_rows() {
                let row = plane_move
                    .source(from(plane, true), number)
                    .expect("all rows are read");
                sources[count] = wide_row(row);
                count += 1;
            }
        }
        // Prefetch the sources of the next row of this plane.
        let (mut next, mut next_count) = (sources, 0);
        let number = (number + 1).min(layout.rows - 1);
        for &(plane, ref plane_move) in moves {
            if let Some(row) = plane_move.source(from(plane, true), number) {
                next[next_count] = wide_row(row);
                next_count += 1;
            } else {
                plane_move.prefetch_blocks(from(plane, true), number);
            }
        }
        let words = words.try_into().expect("a wide row");
        Some(unite(cpu, &sources[..count], &next[..next_count], words, &self.fence))
    }
}

/// The words of a row of a large board.
#[inline(always)]
fn wide_row(row: &[u64]) -> &[u64; WIDE] {
    row.try_into().expect("a wide row")
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
                let visited: Vec<u64> = (0..count * WIDE).map(random).collect();
                for each in [1, 4, count + 1] {
                    let frontier: Vec<bool> =
                        (1..=count).map(|row| row.is_multiple_of(each)).collect();
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
        at: (usize, usize),
        visited: &[u64],
        frontier: &[bool],
    ) {
        let all = vec![true; frontier.len()];
        let all_frontier = Visited::new(visited, &all, WIDE);
        let some = Visited::new(visited, frontier, WIDE);
        let neighbors = NeighborUnion(regather.boards);
        let before = 7;
        for cpu in Cpu::available() {
            let (mut gathered, mut other) = (vec![0; WIDE], vec![0; WIDE]);
            let ones = neighbors.gather(cpu, at, &all_frontier, &mut gathered);
            let any = neighbors.gather(cpu, at, &some, &mut other).is_some();
            let expected = if any { gathered } else { vec![before; WIDE] };

            // A `Buffer`, as in a search, is aligned for nontemporal stores.
            let mut regathered = Buffer::filled(before, WIDE).expect("memory");
            let count = regather.gather(cpu, at, &some, &mut regathered);
            // The kernel's fence acts only when the kernel is dropped.
            drop(Fence::new());
            assert_eq!(count, ones.filter(|_| any), "{cpu}, {at:?}");
            assert_eq!(regathered[..], expected, "{cpu}, {at:?}");
        }
    }
}
