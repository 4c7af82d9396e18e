//! The neighbors of each row: what a search by rows reads.

use super::columns::Columns;
use super::cycles::Cycles;
use super::turns::Turn;

/// For each row, the rows from which the moves lead to it.
#[derive(Debug, Clone)]
pub(super) struct Neighbors {
    /// Number of moves.
    per_row: usize,
    /// The neighbors of each row, in the order of their multipliers: equal ones follow each other.
    rows: Vec<u32>,
    /// For each neighbor, the multiplier from it to the row.
    multipliers: Vec<u16>,
}

impl Neighbors {
    /// The neighbors under the powers of some turns that are moves.
    ///
    /// # Complexity
    /// O(rows · moves) time, and more where a turn has many powers and short cycles; 6 bytes for each
    /// row and move, and 2 for each row meanwhile.
    pub(super) fn new(
        turns: &[Turn],
        cycles: &[Cycles],
        columns: &Columns,
        rows: usize,
    ) -> Self {
        let per_row: usize = turns.iter().map(|turn| turn.powers.len()).sum();
        let mut neighbors = Neighbors {
            per_row,
            rows: vec![0; per_row * rows],
            multipliers: vec![0; per_row * rows],
        };
        let mut filled = vec![0_u16; rows];
        for (turn, cycles) in turns.iter().zip(cycles) {
            for (rows, closing) in cycles.iter() {
                for (i, from) in rows.iter().enumerate() {
                    for &power in &turn.powers {
                        let to = &rows[(i + power) % rows.len()];
                        let once_around = |c, _| columns.product(c, closing.multiplier);
                        let around = (0..(i + power) / rows.len())
                            .fold(from.to_first, once_around);
                        let row = to.row as usize;
                        let at = row * per_row + usize::from(filled[row]);
                        neighbors.rows[at] = from.row;
                        neighbors.multipliers[at] =
                            columns.product(around, to.from_first);
                        filled[row] += 1;
                    }
                }
            }
        }
        neighbors.sort();
        neighbors
    }

    /// Number of bytes that the neighbors of so many rows take while they are found.
    pub(super) fn bytes(rows: usize, moves: usize) -> usize {
        rows * (moves * (size_of::<u32>() + size_of::<u16>()) + size_of::<u16>())
    }

    /// Sorts the neighbors of each row by their multipliers.
    fn sort(&mut self) {
        let per_row = self.per_row.max(1);
        let rows = self.rows.chunks_exact_mut(per_row);
        let mut pairs = Vec::with_capacity(per_row);
        for (rows, multipliers) in rows.zip(self.multipliers.chunks_exact_mut(per_row))
        {
            pairs.clear();
            pairs.extend(multipliers.iter().copied().zip(rows.iter().copied()));
            pairs.sort_unstable();
            for (i, &(multiplier, row)) in pairs.iter().enumerate() {
                (multipliers[i], rows[i]) = (multiplier, row);
            }
        }
    }

    /// The neighbors of a row, each with the multiplier.
    #[inline(always)]
    pub(super) fn of(&self, row: usize) -> impl Iterator<Item = (usize, u16)> {
        let range = row * self.per_row..(row + 1) * self.per_row;
        let rows = self.rows[range.clone()].iter().map(|&row| row as usize);
        rows.zip(self.multipliers[range].iter().copied())
    }
}
