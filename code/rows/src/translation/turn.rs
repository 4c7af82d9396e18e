//! What turning does to rows.
//!
//! ```
//! use puzzle::Metric;
//! use rows::{Nothing, With, search, translation};
//!
//! // Every quarter turn is an odd permutation of the corners: half the rows are even.
//! let with = With { cpu: cpu::Cpu::best(), threads: 1 };
//! let found = search(&translation::pocket_cube(Metric::QuarterTurn), &Nothing, with, |_| ());
//! assert_eq!(found.layers.iter().step_by(2).sum::<u64>(), 3_674_160 / 2);
//! ```

// ANCHOR: turn
use super::{Moduli, Vector};

/// One way to turn a puzzle, again and again.
#[derive(Debug, Clone)]
pub struct Turn {
    /// For each row, the row that it goes to, and by how much its places move.
    pub after: Vec<(u16, Vector)>,
    /// How many turns at once are one move.
    pub moves: &'static [usize],
}

/// Where some number of turns sends each row, and by how much it moves its places.
pub(super) struct Turned {
    pub(super) rows: Vec<u16>,
    pub(super) by: Vec<Vector>,
}
// ANCHOR_END: turn

// ANCHOR: turned
impl Turn {
    /// Lists the rows that this turn sends a row to, again and again, the row itself
    /// first, and by how much its places have moved there.
    pub(super) fn orbit(
        &self,
        moduli: Moduli,
        row: u16,
        orbit: &mut Vec<(u16, Vector)>,
    ) {
        orbit.clear();
        let mut at = (row, Vector::default());
        while orbit.is_empty() || at.0 != row {
            orbit.push(at);
            let (next, more) = self.after[usize::from(at.0)];
            at = (next, moduli.add(at.1, more));
        }
    }

    /// What no turn does, what one does, and so on, until all rows are where they were.
    pub(super) fn all(&self, moduli: Moduli) -> Vec<Turned> {
        let rows = 0..self.after.len() as u16;
        let mut last =
            Turned { by: vec![Vector::default(); rows.len()], rows: rows.collect() };
        let mut all = Vec::new();
        while all.is_empty() || last.rows[0] != 0 {
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
// ANCHOR_END: turned
