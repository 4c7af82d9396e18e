//! The orbits of rows under one turn.

use super::columns::Columns;
use super::walk::RowMove;

/// The rows that a turn takes to one another, in the order in which it does.
///
/// A row's *frame* is the product of the connections from the first row on: what takes the columns
/// of the first row to those of this one.
#[derive(Debug, Clone)]
pub(super) struct Cycles {
    /// The rows of all cycles, one after another.
    pub(super) rows: Vec<FramedRow>,
    /// For each cycle, where its rows end, and the connection that closes it: that from the first
    /// row once around to the first.
    pub(super) ends: Vec<(u32, u16)>,
}

/// A row of a cycle.
#[derive(Debug, Clone, Copy)]
pub(super) struct FramedRow {
    pub(super) row: u32,
    /// The connection from the first row.
    pub(super) frame: u16,
    /// Its inverse: the connection to the first row.
    pub(super) back: u16,
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
            let (mut row, mut frame) = (first, 0);
            while !std::mem::replace(&mut is_done[row], true) {
                let back = columns.inverse(frame);
                cycles.rows.push(FramedRow { row: row as u32, frame, back });
                frame = columns.product(frame, moves[row].connection);
                row = moves[row].row as usize;
            }
            if cycles.ends.last().map_or(0, |end| end.0 as usize) < cycles.rows.len() {
                cycles.ends.push((cycles.rows.len() as u32, frame));
            }
        }
        cycles
    }

    /// The cycles, each with the connection that closes it.
    #[inline(always)]
    pub(super) fn iter(&self) -> impl Iterator<Item = (&[FramedRow], u16)> {
        let mut start = 0;
        self.ends.iter().map(move |&(end, closing)| {
            let rows = &self.rows[start..end as usize];
            start = end as usize;
            (rows, closing)
        })
    }
}
