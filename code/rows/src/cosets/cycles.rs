//! The orbits of rows under one turn.

use super::columns::Columns;
use super::walk::RowMove;

/// The rows that a turn takes to one another, in the order in which it does.
///
/// Each row has the product of the connections from the first row to it: what takes the columns of
/// the first row to its own.
#[derive(Debug, Clone)]
pub(super) struct Cycles {
    /// The rows of all cycles, one after another.
    pub(super) rows: Vec<CycleRow>,
    /// For each cycle, where its rows end, and the connection that closes it: that from the first
    /// row once around to the first.
    pub(super) ends: Vec<(u32, u16)>,
}

/// A row of a cycle.
#[derive(Debug, Clone, Copy)]
pub(super) struct CycleRow {
    pub(super) row: u32,
    /// The connection from the first row.
    pub(super) from_first: u16,
    /// Its inverse: the connection to the first row.
    pub(super) to_first: u16,
}

impl Cycles {
    /// The cycles of a turn, which takes each row as `moves` says.
    ///
    /// # Complexity
    /// O(rows) time and memory.
    pub(super) fn new(moves: &[RowMove], columns: &Columns) -> Self {
        let mut cycles =
            Cycles { rows: Vec::with_capacity(moves.len()), ends: Vec::new() };
        let mut is_done = vec![false; moves.len()];
        for first in 0..moves.len() {
            let (mut row, mut from_first) = (first, 0);
            while !std::mem::replace(&mut is_done[row], true) {
                let to_first = columns.inverse(from_first);
                cycles.rows.push(CycleRow { row: row as u32, from_first, to_first });
                from_first = columns.product(from_first, moves[row].connection);
                row = moves[row].row as usize;
            }
            if cycles.ends.last().map_or(0, |end| end.0 as usize) < cycles.rows.len() {
                cycles.ends.push((cycles.rows.len() as u32, from_first));
            }
        }
        cycles
    }

    /// The cycles, each with the connection that closes it.
    #[inline(always)]
    pub(super) fn iter(&self) -> impl Iterator<Item = (&[CycleRow], u16)> {
        let mut start = 0;
        self.ends.iter().map(move |&(end, closing)| {
            let rows = &self.rows[start..end as usize];
            start = end as usize;
            (rows, closing)
        })
    }
}
