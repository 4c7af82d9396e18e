//! The neighbors of each row: what a search by rows reads.

use super::columns::Columns;
use super::cycles::Cycles;
use super::turns::Turn;
use super::walk::RowMove;

/// For each row, the rows from which the moves lead to it.
#[derive(Debug, Clone)]
pub(super) struct Neighbors {
    /// Number of moves.
    per_row: usize,
    /// The neighbors of each row, in the order of their connections: equal ones follow each other.
    rows: Vec<u32>,
    /// For each neighbor, the connection from it to the row.
    connections: Vec<u16>,
}

impl Neighbors {
    /// The neighbors under the powers of some turns that are moves.
    ///
    /// # Complexity
    /// O(rows · moves) time, and more where a turn has many powers and short cycles; 6 bytes for each
    /// row and move, and 14 meanwhile.
    pub(super) fn new(
        turns: &[Turn],
        cycles: &[Cycles],
        columns: &Columns,
        rows: usize,
    ) -> Self {
        let per_row: usize = turns.iter().map(|turn| turn.powers.len()).sum();
        let mut all = vec![RowMove { row: 0, connection: 0 }; per_row * rows];
        let mut filled = vec![0; rows];
        for (turn, cycles) in turns.iter().zip(cycles) {
            for (rows, closing) in cycles.iter() {
                for (i, from) in rows.iter().enumerate() {
                    for &power in &turn.powers {
                        let to = &rows[(i + power) % rows.len()];
                        let once_around = |c, _| columns.product(c, closing);
                        let around = (0..(i + power) / rows.len())
                            .fold(from.to_first, once_around);
                        let connection = columns.product(around, to.from_first);
                        let row = to.row as usize;
                        all[row * per_row + filled[row]] =
                            RowMove { row: from.row, connection };
                        filled[row] += 1;
                    }
                }
            }
        }
        for neighbors in all.chunks_exact_mut(per_row.max(1)) {
            neighbors.sort_unstable_by_key(|it| (it.connection, it.row));
        }
        let rows = all.iter().map(|it| it.row).collect();
        let connections = all.iter().map(|it| it.connection).collect();
        Neighbors { per_row, rows, connections }
    }

    /// The neighbors of a row, each with the connection.
    #[inline(always)]
    pub(super) fn of(&self, row: usize) -> impl Iterator<Item = (usize, u16)> {
        let range = row * self.per_row..(row + 1) * self.per_row;
        let rows = self.rows[range.clone()].iter().map(|&row| row as usize);
        rows.zip(self.connections[range].iter().copied())
    }
}
