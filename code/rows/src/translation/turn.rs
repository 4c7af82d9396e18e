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
    pub(super) moves: &'static [u8],
}

/// What `n` turns do: where they send each row, and by how much they move its places.
pub(super) struct Turned {
    pub(super) rows: Vec<u16>,
    pub(super) by: Vec<Vector>,
}

impl Turn {
    /// The `S` rows that this turn sends a row to, again and again, the row itself first,
    /// and by how much its places have moved there. `None` if it sends around another
    /// number of rows, or if their places have moved when the row is back.
    #[inline]
    pub(super) fn orbit<const S: usize>(
        &self,
        moduli: Moduli,
        row: u16,
    ) -> Option<[(u16, Vector); S]> {
        let mut at = (row, Vector::default());
        let mut orbit = [at; S];
        for to in &mut orbit[1..] {
            at = self.once(moduli, at);
            *to = at;
        }
        let is_back = self.once(moduli, at) == orbit[0];
        (is_back && orbit[1..].iter().all(|to| to.0 != row)).then_some(orbit)
    }

    /// Where a row that has come here, and by so much, goes next.
    #[inline]
    fn once(&self, moduli: Moduli, (row, by): (u16, Vector)) -> (u16, Vector) {
        let (next, more) = self.after[usize::from(row)];
        (next, moduli.add(by, more))
    }

    /// What no turn does, what one does, and so on, up to the most that are one move.
    pub(super) fn all(&self, moduli: Moduli) -> Vec<Turned> {
        let by = vec![Vector::default(); self.after.len()];
        let rows = (0..self.after.len()).map(|row| row as u16).collect();
        let mut last = Turned { rows, by };
        let mut all = Vec::new();
        for _ in 0..=self.moves.iter().copied().max().unwrap_or(0) {
            let at = last.rows.iter().copied().zip(last.by.iter().copied());
            let (rows, by) = at.map(|at| self.once(moduli, at)).collect();
            all.push(last);
            last = Turned { rows, by };
        }
        all
    }
}
