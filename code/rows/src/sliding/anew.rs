//! A row of a large board made anew, of all rows that moves lead from.
//!
//! What a row has seen need not be read for that: each board is two moves from itself, and so it
//! comes to its row again.
//!
//! ```
//! use puzzle::{Indexed, sliding::Sliding};
//!
//! let puzzle = Sliding::new(2, 3)?;
//! let after = |board| puzzle.after(board).into_iter().flatten();
//! for board in 0..puzzle.positions() {
//!     assert!(after(board).all(|next| after(next).any(|other| other == board)));
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use super::Boards;
use super::step::Plane;
use super::union::{WIDE, Wide, unite};
use crate::{Fence, Layer};
use cpu::Cpu;

/// From how many planes moves lead to one, at most.
const MOVES: usize = 4;

impl Boards {
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
        let (number, plane) = (row / self.planes[color], row % self.planes[color]);
        let planes = self.planes[1 - color];
        let steps = &self.steps[color][plane];
        let from = |plane| Plane { seen, plane, planes, all: false };
        if !steps.iter().any(|&(plane, ref step)| step.is_fresh(from(plane), number)) {
            return None;
        }
        let from = |plane| Plane { seen, plane, planes, all: true };
        // What moves rearrange comes first, into a row that stays in the nearest cache.
        let (mut rearranged, mut any) = (Wide([0; WIDE]), false);
        for &(plane, ref step) in steps {
            if !step.is_plain() {
                any |= step.gather(cpu, from(plane), number, &mut rearranged.0);
            }
        }
        let (mut sources, mut count) = ([&rearranged.0; MOVES], usize::from(any));
        for &(plane, ref step) in steps {
            if step.is_plain() {
                let row = step.source(from(plane), number).expect("all rows count");
                sources[count] = wide(row);
                count += 1;
            }
        }
        // What the next row of this plane is made of will be needed soon.
        let (mut next, mut asked) = (sources, 0);
        let number = (number + 1).min(self.shape.rows - 1);
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
    use crate::Geometry;
    use puzzle::sliding::Sliding;

    /// A row made anew is what all rows bring to one of zeros, for rows of every plane, and
    /// nothing is done where none is fresh.
    #[test]
    fn a_row_made_anew_has_what_is_gathered_of_all() {
        for (rows, columns) in [(3, 4), (2, 6)] {
            let boards = Boards::new(Sliding::new(rows, columns).expect("a board"));
            let boards = boards.expect("rows");
            for color in [0, 1] {
                let count = boards.rows(1 - color);
                // Bits in no order: those of a generator of random numbers.
                let random = |word: usize| {
                    (word as u64 + 1)
                        .wrapping_mul(0x9e37_79b9_7f4a_7c15)
                        .rotate_left(29)
                };
                let seen: Vec<u64> =
                    (0..count * WIDE).map(|word| random(word) >> 4).collect();
                let [all, none] = [true, false].map(|fresh| vec![fresh; count]);
                let [all, none] =
                    [&all, &none].map(|fresh| Layer::new(&seen, fresh, WIDE));
                for row in (0..boards.rows(color)).step_by(61) {
                    let at = (color, row);
                    for cpu in Cpu::available() {
                        check(&boards, cpu, at, &all, &none);
                    }
                }
            }
        }
    }

    fn check(
        boards: &Boards,
        cpu: Cpu,
        at: (usize, usize),
        all: &Layer<'_, u64>,
        none: &Layer<'_, u64>,
    ) {
        let mut gathered = vec![0; WIDE];
        let ones = boards.gather(cpu, at, all, &mut gathered);
        let mut made = vec![7; WIDE];
        let fence = Fence::new();
        assert_eq!(boards.make_anew(cpu, at, none, &mut made, &fence), None);
        assert_eq!(made, [7; WIDE], "{cpu}, {at:?}");
        let count = boards.make_anew(cpu, at, all, &mut made, &fence);
        drop(fence);
        assert_eq!(
            (count.map(u64::from), &made),
            (Some(ones), &gathered),
            "{cpu}, {at:?}"
        );
    }
}
