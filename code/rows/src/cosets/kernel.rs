//! A step of rows that are cosets: row by row, or cycle by cycle.

use super::columns::Columns;
use super::cycles::{Closing, CycleRow, Cycles};
use super::neighbors::Neighbors;
use crate::{Kernel, Sweep, Visited, Word, ones};
use cpu::Cpu;

/// How many rows with one multiplier are rearranged at once.
const MAX_JOINED: usize = 4;

impl Columns {
    /// ORs rows, multiplied by an element of H, into another row.
    #[inline(always)]
    fn or_product<W: Word>(
        &self,
        cpu: Cpu,
        sources: &[&[W]],
        element: u16,
        words: &mut [W],
    ) {
        if element == 0 {
            for source in sources {
                for (word, source) in words.iter_mut().zip(*source) {
                    *word |= *source;
                }
            }
            return;
        }
        let map = self.map(element);
        match *sources {
            [] => {}
            [a] => self.shuffles.or_row(cpu, map, |w| a[w], words),
            [a, b] => self.shuffles.or_row(cpu, map, |w| a[w] | b[w], words),
            [a, b, c] => self.shuffles.or_row(cpu, map, |w| a[w] | b[w] | c[w], words),
            [a, b, c, d, ..] => {
                self.shuffles.or_row(cpu, map, |w| a[w] | b[w] | c[w] | d[w], words);
            }
        }
    }
}

/// Gathers the neighbors of a row.
pub(super) struct GatherNeighbors<'a> {
    pub(super) columns: &'a Columns,
    pub(super) neighbors: &'a Neighbors,
}

impl<W: Word> Kernel<W> for GatherNeighbors<'_> {
    // ANCHOR: gather
    #[inline(always)]
    fn gather(
        &self,
        cpu: Cpu,
        (_, row): (usize, usize),
        visited: &Visited<'_, W>,
        words: &mut [W],
    ) -> Option<u32> {
        let none: &[W] = &[];
        // Neighbors with one multiplier that wait for the next one.
        let (mut joined, mut count, mut multiplier) = ([none; MAX_JOINED], 0, 0);
        let mut any = false;
        for (neighbor, next) in self.neighbors.of(row) {
            let Some(source) = visited.frontier_row(neighbor) else { continue };
            if count == MAX_JOINED || next != multiplier {
                self.columns.or_product(cpu, &joined[..count], multiplier, words);
                (count, multiplier) = (0, next);
            }
            joined[count] = source;
            (count, any) = (count + 1, true);
        }
        self.columns.or_product(cpu, &joined[..count], multiplier, words);
        any.then(|| ones(words))
    }
    // ANCHOR_END: gather
}

/// Steps all rows, cycle by cycle of each turn, of which all powers are moves.
pub(super) struct SweepCycles<'a> {
    pub(super) columns: &'a Columns,
    pub(super) cycles: &'a [Cycles],
}

impl<W: Word> Sweep<W> for SweepCycles<'_> {
    #[inline(always)]
    fn sweep(
        &self,
        cpu: Cpu,
        visited: &Visited<'_, W>,
        words: &mut [W],
        written: &mut [bool],
        is_full: impl Fn(usize) -> bool,
    ) {
        let width = self.columns.words;
        for (row, words) in words.chunks_exact_mut(width).enumerate() {
            if let Some(source) = visited.frontier_row(row) {
                words.copy_from_slice(source);
            }
        }
        let in_frontier = |it: &&CycleRow| visited.in_frontier(it.row as usize);
        let is_open = |it: &&CycleRow| !is_full(it.row as usize);
        let [mut union, mut before] = [(); 2].map(|()| vec![W::NONE; width]);
        for (rows, closing) in self.cycles.iter().flat_map(Cycles::iter) {
            if !rows.iter().any(|it| in_frontier(&it))
                || !rows.iter().any(|it| is_open(&it))
            {
                continue;
            }
            // ANCHOR: cycle
            union.fill(W::NONE);
            for it in rows.iter().filter(in_frontier) {
                let source = visited.row(it.row as usize);
                self.columns.or_product(cpu, &[source], it.to_first, &mut union);
            }
            self.close(cpu, closing, &mut union, &mut before);
            for it in rows.iter().filter(is_open) {
                let row = it.row as usize;
                written[row] = true;
                let words = &mut words[row * width..][..width];
                self.columns.or_product(cpu, &[&union[..]], it.from_first, words);
            }
            // ANCHOR_END: cycle
        }
    }
}

impl SweepCycles<'_> {
    /// ORs into a row its products with all powers of what closes a cycle: with the first one, then the
    /// second and third, and so on. `before` is overwritten.
    #[inline(always)]
    fn close<W: Word>(
        &self,
        cpu: Cpu,
        closing: Closing,
        union: &mut [W],
        before: &mut [W],
    ) {
        let (mut power, mut joined) = (closing.multiplier, 1);
        while joined < closing.order {
            before.copy_from_slice(union);
            self.columns.or_product(cpu, &[before], power, union);
            (power, joined) = (self.columns.product(power, power), 2 * joined);
        }
    }
}
