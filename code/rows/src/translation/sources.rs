//! The neighbors of each row, with their translations.

use super::effect::{PowerEffect, RepeatedTurn};
use super::{Layout, Shift, Vector};
use crate::Visited;
use crate::caches::prefetch;

/// The neighbors of each row: first those that are not translated, then groups of rows with
/// one translation each.
///
/// All rows have the same number of groups and rows in each, so the arrays have no gaps.
#[derive(Debug, Clone)]
pub(super) struct RowSources {
    /// Number of neighbors that are not translated.
    unshifted: usize,
    /// Number of neighbors in each group.
    groups: Vec<usize>,
    /// Number of neighbors of a row.
    per_row: usize,
    /// For each row its `per_row` neighbors.
    rows: Vec<u16>,
    /// For each row, the translation of each group.
    shifts: Vec<Shift>,
}

impl RowSources {
    /// All neighbors of a row.
    #[inline(always)]
    fn rows(&self, row: usize) -> &[u16] {
        &self.rows[row * self.per_row..][..self.per_row]
    }

    /// Whether any neighbor is in the frontier. To test all is faster than to stop early.
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

    /// Prefetches the neighbors of a row, if the row exists.
    #[inline(always)]
    pub(super) fn prefetch(&self, row: usize, visited: &Visited<'_, u32>) {
        for &row in self.rows.chunks_exact(self.per_row).nth(row).unwrap_or(&[]) {
            prefetch(visited.row(row.into()));
        }
    }

    /// The neighbors that are not translated.
    #[inline(always)]
    pub(super) fn unshifted(&self, row: usize) -> &[u16] {
        &self.rows(row)[..self.unshifted]
    }

    /// The groups of a row's translated neighbors: translation and rows of each.
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
    /// The neighbors under these turns. If `merged`, moves with the same translation in every row
    /// are one group; otherwise each is a group.
    pub(super) fn new(layout: &Layout, turns: &[RepeatedTurn], merged: bool) -> Self {
        let moduli = layout.moduli();
        let (mut unshifted, mut groups) = (Vec::new(), Vec::<Vec<PowerEffect>>::new());
        let moves = turns.iter().flat_map(|turn| {
            let powers = turn.powers(moduli).into_iter().enumerate();
            powers.filter(|&(n, _)| turn.moves.contains(&(n as u8)))
        });
        for (_, power) in moves {
            if power.added.iter().all(|&added| added == Vector::default()) {
                unshifted.push(power);
                continue;
            }
            let has_equal =
                |group: &&mut Vec<PowerEffect>| group[0].added == power.added;
            match groups.iter_mut().filter(|_| merged).find(has_equal) {
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
