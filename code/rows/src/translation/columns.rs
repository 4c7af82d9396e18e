//! What comes to the classes of orders, put in groups that come alike: many classes side by side.
//!
//! ```
//! use puzzle::Metric;
//! use rows::{Geometry, translation};
//!
//! // The classes fill sixteen columns 336 times; and 18 times, and half of them once more.
//! let rows = |corners: translation::MirroredCorners| corners.rows(0);
//! assert_eq!(rows(translation::mirrored_corners(Metric::HalfTurn)), 336 * 16);
//! assert_eq!(rows(translation::mirrored_pocket_cube(Metric::HalfTurn)), 18 * 16 + 8);
//! ```

use super::layout::Shift;

/// A row that comes to another, in one word: by which of the ways, by which translation, and its
/// number. So if they are sorted, those of a way stand together, and of these those that are
/// translated alike.
#[derive(Debug, Clone, Copy)]
pub(super) struct Neighbor(pub(super) u32);

impl Neighbor {
    /// Which of the ways, the translation, and the number of the row.
    #[inline(always)]
    pub(super) fn new(which: u32, by: Shift, row: u32) -> Self {
        let [block, words, bits] = [by.block, by.words, by.bits].map(u32::from);
        Neighbor(which << 28 | block << 26 | words << 21 | bits << 16 | row)
    }

    /// What `bits` bits say, from bit `low` on.
    #[inline(always)]
    fn part(self, low: u32, bits: u32) -> u8 {
        (self.0 >> low & !(!0 << bits)) as u8
    }

    /// Which of the ways.
    #[inline(always)]
    pub(super) fn which(self) -> usize {
        self.part(28, 3).into()
    }

    /// The translation.
    #[inline(always)]
    pub(super) fn shift(self) -> Shift {
        Shift {
            block: self.part(26, 2),
            words: self.part(21, 5),
            bits: self.part(16, 5),
        }
    }

    /// The way and the translation.
    #[inline(always)]
    fn how(self) -> u32 {
        self.0 >> 16
    }
}

impl From<Neighbor> for usize {
    /// The number of the row.
    #[inline(always)]
    fn from(Neighbor(neighbor): Neighbor) -> usize {
        usize::from(neighbor as u16)
    }
}

/// Which of some rows that come to another are the last of their group, a bit for each: so one
/// after the other can be split off.
#[derive(Debug, Clone, Copy)]
pub(super) struct Ends(pub(super) u32);

impl Ends {
    /// Splits the first group off.
    ///
    /// # Panics
    /// If it has more rows than there are.
    #[inline(always)]
    pub(super) fn split<'a>(
        &mut self,
        rows: &'a [Neighbor],
    ) -> (&'a [Neighbor], &'a [Neighbor]) {
        let count = self.0.trailing_zeros() + 1;
        self.0 >>= count;
        rows.split_at(count as usize)
    }
}

/// How many classes stand side by side while they are put in groups, each in a column.
pub(super) const COLUMNS: usize = 16;

/// What moves reach from so many classes: for each move a number for each class.
pub(super) type Columns = [u32; COLUMNS];

/// Some of those, each in a cache line. If not, they lie across two when the stack happens to
/// begin so, and in that process all work on them is slower.
#[repr(align(64))]
pub(super) struct Lines<const N: usize>(pub(super) [Columns; N]);

/// For each column which of its numbers are the last of a group, as [`Ends`].
#[inline(always)]
pub(super) fn ends(rows: &[Columns]) -> Columns {
    let mut ends = [1 << (rows.len() - 1); COLUMNS];
    for (n, pair) in rows.windows(2).enumerate() {
        for column in 0..COLUMNS {
            let [how, next] = [0, 1].map(|at| Neighbor(pair[at][column]).how());
            ends[column] |= u32::from(how != next) << n;
        }
    }
    ends
}

/// Sorts each of the columns: one row after the other sinks into those that are sorted. What
/// is compared does not depend on what is found, so all columns are sorted at once.
#[inline(always)]
pub(super) fn sort(rows: &mut [Columns]) {
    for end in 1..rows.len() {
        let mut sinks = rows[end];
        for at in (0..end).rev() {
            let above = rows[at];
            rows[at + 1] =
                std::array::from_fn(|column| above[column].max(sinks[column]));
            sinks = std::array::from_fn(|column| above[column].min(sinks[column]));
        }
        rows[0] = sinks;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Of up to 18 numbers in each column.
    #[test]
    fn columns_are_sorted() {
        for count in 1..=18 {
            let at = |n: usize, column: usize| {
                (n * 7 + column * n * n) as u32 * 0x9e37 % 251
            };
            let mut rows: Vec<Columns> = (0..count)
                .map(|n| std::array::from_fn(|column| at(n, column)))
                .collect();
            sort(&mut rows);
            for column in 0..COLUMNS {
                let mut numbers: Vec<_> = (0..count).map(|n| at(n, column)).collect();
                numbers.sort_unstable();
                assert!(rows.iter().map(|row| row[column]).eq(numbers), "{count}");
            }
        }
    }

    /// Of up to 18 numbers, group by group.
    #[test]
    fn groups_end_where_ways_or_translations_do() {
        let key = |how: u32, class: u32| how << 16 | class;
        for moves in 1..=18 {
            let at = |n: usize, column: usize| key((n * column / 20) as u32, n as u32);
            let rows: Vec<Columns> = (0..moves)
                .map(|n| std::array::from_fn(|column| at(n, column)))
                .collect();
            for (column, &ends) in ends(&rows).iter().enumerate() {
                let numbers: Vec<_> =
                    rows.iter().map(|row| Neighbor(row[column])).collect();
                let (mut rest, mut ends) = (&numbers[..], Ends(ends));
                for group in numbers.chunk_by(|a, b| a.how() == b.how()) {
                    let (rows, others) = ends.split(rest);
                    assert_eq!(
                        rows.len(),
                        group.len(),
                        "{moves} moves, column {column}"
                    );
                    rest = others;
                }
                assert!(rest.is_empty());
            }
        }
    }
}
