//! What each move brings into a row.
//!
//! ```
//! use puzzle::Metric;
//! use rows::translation::{StepMethod, pocket_cube_with};
//! use rows::{Nothing, SearchOptions, search};
//!
//! // Merged or not, the same comes out.
//! let options = SearchOptions { cpu: cpu::Cpu::best(), threads: 1 };
//! let layers = |how| {
//!     search(&pocket_cube_with(Metric::QuarterTurn, how), &Nothing, options, |_| ())
//!         .map(|found| found.layers)
//! };
//! assert_eq!(layers(StepMethod::EachMove)?, layers(StepMethod::Merged)?);
//! # Ok::<(), rows::SearchError>(())
//! ```

use super::effect::{PowerEffect, RepeatedTurn};
use super::{Layout, Shift, Vector};
use crate::Visited;
use crate::caches::prefetch;

/// For each row, the rows that moves lead to: first those whose places come as they
/// are, then in groups those that are translated alike.
///
/// Every row has as many of each, so all is in arrays with no gaps.
#[derive(Debug, Clone)]
pub(super) struct RowSources {
    /// How many rows come as they are, and how many there are in each group.
    unshifted: usize,
    groups: Vec<usize>,
    per_row: usize,
    /// For each row, `each` rows.
    rows: Vec<u16>,
    /// For each row, the translation of each group.
    shifts: Vec<Shift>,
}

impl RowSources {
    /// All rows that moves lead to from a row.
    #[inline(always)]
    fn rows(&self, row: usize) -> &[u16] {
        &self.rows[row * self.per_row..][..self.per_row]
    }

    /// Whether one of them is fresh. All are asked: that is faster than to stop.
    #[inline(always)]
    pub(super) fn any_in_frontier(
        &self,
        row: usize,
        visited: &Visited<'_, u32>,
    ) -> bool {
        let mut any = false;
        for &row in self.rows(row) {
            any |= visited.in_frontier(row.into());
        }
        any
    }

    /// Asks for the rows that will come to a row, if there is this row.
    #[inline(always)]
    pub(super) fn prefetch(&self, row: usize, visited: &Visited<'_, u32>) {
        for &row in self.rows.chunks_exact(self.per_row).nth(row).unwrap_or(&[]) {
            prefetch(visited.row(row.into()));
        }
    }

    /// The rows that come as they are.
    #[inline(always)]
    pub(super) fn unshifted(&self, row: usize) -> &[u16] {
        &self.rows(row)[..self.unshifted]
    }

    /// The groups: how each is translated, and its rows.
    #[inline(always)]
    pub(super) fn groups(&self, row: usize) -> impl Iterator<Item = (Shift, &[u16])> {
        let shifts = &self.shifts[row * self.groups.len()..][..self.groups.len()];
        let mut rest = &self.rows(row)[self.unshifted..];
        shifts.iter().zip(&self.groups).map(move |(&shift, &count)| {
            let rows;
            (rows, rest) = rest.split_at(count);
            (shift, rows)
        })
    }
}

impl RowSources {
    /// Those of a puzzle with these turns. If `merged`, moves that translate alike in
    /// every row are one group; if not, each is its own.
    pub(super) fn new(layout: &Layout, turns: &[RepeatedTurn], merged: bool) -> Self {
        let moduli = layout.moduli();
        let (mut unshifted, mut groups) = (Vec::new(), Vec::<Vec<PowerEffect>>::new());
        let all = turns.iter().map(|turn| (turn, turn.powers(moduli)));
        let moves = all.flat_map(|(turn, all)| {
            all.into_iter()
                .enumerate()
                .filter(|&(n, _)| turn.moves.contains(&(n as u8)))
        });
        for (_, power) in moves {
            if power.added.iter().all(|&added| added == Vector::default()) {
                unshifted.push(power);
                continue;
            }
            match groups
                .iter_mut()
                .find(|group| merged && group[0].added == power.added)
            {
                Some(group) => group.push(power),
                None => groups.push(vec![power]),
            }
        }
        let moves: Vec<_> = unshifted.iter().chain(groups.iter().flatten()).collect();
        let rows = 0..turns[0].effect.rows();
        let shift = |group: &Vec<PowerEffect>, row: usize| {
            layout.shift(moduli.subtract(Vector::default(), group[0].added[row]))
        };
        RowSources {
            unshifted: unshifted.len(),
            groups: groups.iter().map(Vec::len).collect(),
            per_row: moves.len(),
            rows: rows
                .clone()
                .flat_map(|row| moves.iter().map(move |power| power.rows[row]))
                .collect(),
            shifts: rows
                .flat_map(|row| groups.iter().map(move |group| shift(group, row)))
                .collect(),
        }
    }
}
