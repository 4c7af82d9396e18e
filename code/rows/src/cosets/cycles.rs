//! The orbits of rows under one turn.

use super::columns::Columns;
use super::coset_table::RowMove;

/// The rows that a turn takes to one another, in the order in which it does.
///
/// Each row has the product of the multipliers from the first row to it: what takes the columns of
/// the first row to its own.
#[derive(Debug, Clone)]
pub(super) struct Cycles {
    /// The rows of all cycles, one after another.
    rows: Vec<CycleRow>,
    /// For each cycle, where its rows end, and what closes it.
    ends: Vec<(u32, Closing)>,
}

/// The multiplier from the first row of a cycle once around to the first, and its order.
#[derive(Debug, Clone, Copy)]
pub(super) struct Closing {
    pub(super) multiplier: u16,
    pub(super) order: u16,
}

/// A row of a cycle.
#[derive(Debug, Clone, Copy)]
pub(super) struct CycleRow {
    pub(super) row: u32,
    /// The multiplier from the first row.
    pub(super) from_first: u16,
    /// Its inverse: the multiplier to the first row.
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
                from_first = columns.product(from_first, moves[row].multiplier);
                row = moves[row].row as usize;
            }
            if cycles.ends.last().map_or(0, |end| end.0 as usize) < cycles.rows.len() {
                let (multiplier, end) = (from_first, cycles.rows.len() as u32);
                let next = |&power: &u16| Some(columns.product(power, multiplier));
                let powers = std::iter::successors(Some(multiplier), next);
                let order = 1 + powers.take_while(|&power| power != 0).count() as u16;
                cycles.ends.push((end, Closing { multiplier, order }));
            }
        }
        cycles.ends.shrink_to_fit();
        cycles
    }

    /// Number of bytes of cycles of so many rows, at most.
    pub(super) fn bytes(rows: usize) -> usize {
        rows * (size_of::<CycleRow>() + size_of::<(u32, Closing)>())
    }

    /// The cycles, each with what closes it.
    #[inline(always)]
    pub(super) fn iter(&self) -> impl Iterator<Item = (&[CycleRow], Closing)> {
        let mut start = 0;
        self.ends.iter().map(move |&(end, closing)| {
            let rows = &self.rows[start..end as usize];
            start = end as usize;
            (rows, closing)
        })
    }
}
