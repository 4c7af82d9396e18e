//! What turning does to rows.
//!
//! ```
//! use puzzle::Metric;
//! use rows::{Nothing, SearchOptions, search, translation};
//!
//! // Every quarter turn is an odd permutation of the corners: half the rows are even.
//! let options = SearchOptions { cpu: cpu::Cpu::best(), threads: 1 };
//! let found = search(&translation::pocket_cube(Metric::QuarterTurn), &Nothing, options, |_| ())?;
//! assert_eq!(found.layers.iter().step_by(2).sum::<u64>(), 3_674_160 / 2);
//! # Ok::<(), rows::SearchError>(())
//! ```

use super::{Moduli, Vector};

/// One way to turn a puzzle, again and again.
#[derive(Debug, Clone)]
pub(super) struct Turn {
    /// For each row, the row that it goes to, and by how much its places move.
    pub(super) after: Vec<(u16, Vector)>,
    /// How many turns at once are one move.
    pub(super) moves: &'static [usize],
}

/// What `n` turns do: where they send each row, and by how much they move its places.
pub(super) struct Turned {
    pub(super) rows: Vec<u16>,
    pub(super) by: Vec<Vector>,
}

impl Turn {
    /// Lists the rows that this turn sends a row to, again and again, the row itself
    /// first, and by how much its places have moved there. Returns by how much they have
    /// when it is back.
    pub(super) fn orbit(
        &self,
        moduli: Moduli,
        row: u16,
        orbit: &mut Vec<(u16, Vector)>,
    ) -> Vector {
        orbit.clear();
        let mut at = (row, Vector::default());
        while orbit.is_empty() || at.0 != row {
            orbit.push(at);
            let (next, more) = self.after[usize::from(at.0)];
            at = (next, moduli.add(at.1, more));
        }
        at.1
    }

    /// What no turn does, what one does, and so on, up to the most that are one move.
    pub(super) fn all(&self, moduli: Moduli) -> Vec<Turned> {
        let rows = 0..self.after.len() as u16;
        let mut last =
            Turned { by: vec![Vector::default(); rows.len()], rows: rows.collect() };
        let mut all = Vec::new();
        for _ in 0..=self.moves.iter().copied().max().unwrap_or(0) {
            let next = last.rows.iter().zip(&last.by).map(|(&row, &by)| {
                let (next, more) = self.after[usize::from(row)];
                (next, moduli.add(by, more))
            });
            let (rows, by) = next.collect();
            all.push(last);
            last = Turned { rows, by };
        }
        all
    }
}
