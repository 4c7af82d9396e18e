//! A row of a large board made anew, of all rows that moves lead from.
//!
//! What a row has seen need not be read for that: each board is two moves from itself, and so it
//! comes to its row again.
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

use super::boards::{Boards, Neighbors};
use super::step::Plane;
use super::union::{WIDE, Wide, unite};
use crate::{Fence, Layer};
use cpu::Cpu;

/// From how many planes moves lead to one, at most.
const MOVES: usize = 4;

impl Neighbors<'_> {
    /// Makes a row of all that moves bring to it, from fresh rows and from others, and returns
    /// how many places it has. `None` if nothing is fresh.
    ///
    /// # Panics
    /// If the rows are not wide.
    #[inline(always)]
    pub(super) fn make_anew(
        &self,
        cpu: Cpu,
        (color, row): (usize, usize),
        seen: &Layer<'_, u64>,
        words: &mut [u64],
        fence: &Fence,
    ) -> Option<u32> {
        let Boards { shape, planes, steps, .. } = self.boards;
        let (number, plane) = (row / planes[color], row % planes[color]);
        let (steps, planes) = (&steps[color][plane], planes[1 - color]);
        let from = |plane| Plane { seen, plane, planes, all: false };
        let mut any = false;
        for &(plane, ref step) in steps {
            any |= step.has_source(from(plane), number);
        }
        if !any {
            return None;
        }
        let from = |plane| Plane { seen, plane, planes, all: true };
        // What moves rearrange comes first, into a row that stays in the nearest cache.
        let Wide(rearranged) = &mut *self.rearranged.borrow_mut();
        let mut any = false;
        for &(plane, ref step) in steps {
            if !step.is_plain() {
                match any {
                    false => step.gather::<false>(cpu, from(plane), number, rearranged),
                    true => step.gather::<true>(cpu, from(plane), number, rearranged),
                };
                any = true;
            }
        }
        let (mut sources, mut count) = ([&*rearranged; MOVES], usize::from(any));
        for &(plane, ref step) in steps {
            if step.is_plain() {
                let row =
                    step.source(from(plane), number).expect("it is read, fresh or not");
                sources[count] = wide(row);
                count += 1;
            }
        }
        // What the next row of this plane is made of will be needed soon.
        let (mut next, mut asked) = (sources, 0);
        let number = (number + 1).min(shape.rows - 1);
        for &(plane, ref step) in steps {
            if let Some(row) = step.source(from(plane), number) {
                next[asked] = wide(row);
                asked += 1;
            } else {
                step.ask(from(plane), number);
            }
        }
        let words = words.try_into().expect("a wide row");
        Some(unite(cpu, &sources[..count], &next[..asked], words, fence))
    }
}

/// The words of a row of a large board.
#[inline(always)]
fn wide(row: &[u64]) -> &[u64; WIDE] {
    row.try_into().expect("a wide row")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Geometry, Kernel, Memory};
    use puzzle::sliding::Sliding;

    /// If what is fresh brings anything, a row made anew has what all rows bring to one of zeros;
    /// if not, it stays. With all rows fresh, one in four and none.
    #[test]
    fn a_row_made_anew_has_what_all_bring() {
        for (rows, columns, by) in [(3, 3, 1), (3, 4, 61), (2, 6, 61)] {
            let puzzle = Sliding::new(rows, columns).expect("a board");
            let boards = Boards::new(puzzle).expect("rows");
            // One for all rows: what is left of one is not in the next.
            let neighbors = Neighbors::new(&boards);
            for color in [0, 1] {
                let count = boards.rows(1 - color);
                let seen: Vec<u64> = (0..count * WIDE).map(random).collect();
                for each in [1, 4, count + 1] {
                    let fresh: Vec<bool> =
                        (1..=count).map(|row| row.is_multiple_of(each)).collect();
                    for row in (0..boards.rows(color)).step_by(by) {
                        try_row(&neighbors, (color, row), &seen, &fresh);
                    }
                }
            }
        }
    }

    /// A word of 60 places in no order.
    fn random(number: usize) -> u64 {
        (number as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29) >> 4
    }

    fn try_row(
        neighbors: &Neighbors<'_>,
        at: (usize, usize),
        seen: &[u64],
        fresh: &[bool],
    ) {
        let all = vec![true; fresh.len()];
        let all = Layer::new(seen, &all, WIDE);
        let some = Layer::new(seen, fresh, WIDE);
        let before = 7;
        for cpu in Cpu::available() {
            let (mut gathered, mut other) = (vec![0; WIDE], vec![0; WIDE]);
            neighbors.gather(cpu, at, &all, &mut gathered);
            let any = neighbors.gather(cpu, at, &some, &mut other);
            let ones = gathered.iter().map(|word| word.count_ones()).sum();
            let expected = if any { gathered } else { vec![before; WIDE] };

            // In memory as a search has it: so that it is written past the caches.
            let mut made = Memory::filled(before, WIDE).expect("memory");
            let fence = Fence::new();
            let count = neighbors.make_anew(cpu, at, &some, &mut made, &fence);
            drop(fence);
            assert_eq!(count, any.then_some(ones), "{cpu}, {at:?}");
            assert_eq!(made[..], expected, "{cpu}, {at:?}");
        }
    }
}
