//! Steps of rows that moves translate: of one row, or of the orbits under one face.

use super::layout::{HALF_BLOCK, Layout, Shift};
use super::orbits::Orbits;
use super::shift::BIT_SHIFTS;
use super::sources::RowSources;
use super::words::{Block, HalfBlock};
use crate::Visited;

/// A row of `B` blocks of one half or two.
pub(super) type Row<const H: usize, const B: usize> = [[[u32; HALF_BLOCK]; H]; B];

/// The rows that a step reads.
#[inline(always)]
pub(super) fn rows<'a, const H: usize, const B: usize>(
    visited: &Visited<'a, u32>,
) -> &'a [Row<H, B>] {
    visited.chunks().as_chunks().0.as_chunks().0
}

/// The rows that a step writes.
#[inline(always)]
pub(super) fn rows_mut<const H: usize, const B: usize>(
    words: &mut [u32],
) -> &mut [Row<H, B>] {
    words.as_chunks_mut().0.as_chunks_mut().0.as_chunks_mut().0
}

/// ORs a block of some rows into `words`.
#[inline(always)]
fn add<V: HalfBlock, const H: usize, const B: usize>(
    level: V::Level,
    mut words: Block<V, H>,
    all: &[Row<H, B>],
    rows: &[impl Copy + Into<usize>],
    block: usize,
) -> Block<V, H> {
    for &row in rows {
        words = words.or(Block::load(level, &all[row.into()][block]));
    }
    words
}

/// The union of a block of some rows, at least one.
#[inline(always)]
pub(super) fn union<V: HalfBlock, const H: usize, const B: usize>(
    level: V::Level,
    all: &[Row<H, B>],
    rows: &[impl Copy + Into<usize>],
    block: usize,
) -> Block<V, H> {
    let first = Block::load(level, &all[rows[0].into()][block]);
    add(level, first, all, &rows[1..], block)
}

/// The union of some rows, at least one, block by block.
#[inline(always)]
fn union_rows<V: HalfBlock, const H: usize, const B: usize>(
    level: V::Level,
    all: &[Row<H, B>],
    rows: &[u16],
) -> [Block<V, H>; B] {
    let mut words = [union(level, all, rows, 0); B];
    for block in 1..B {
        words[block] = union(level, all, rows, block);
    }
    words
}

impl Shift {
    /// The block of `B` that is translated to `block`.
    #[inline(always)]
    pub(super) fn source_block<const B: usize>(self, block: usize) -> usize {
        (block + B - usize::from(self.block)) % B
    }
}

impl Layout {
    /// Translates the words of a block, and the bits of each word.
    #[inline(always)]
    pub(super) fn translate<V: HalfBlock, const H: usize>(
        &self,
        shift: Shift,
        block: Block<V, H>,
    ) -> Block<V, H> {
        let bits = &BIT_SHIFTS[usize::from(shift.bits)];
        block.translate(bits, &self.sources[usize::from(shift.words)])
    }

    /// ORs the translated neighbors of a row into `target`. `false` if none is in the frontier.
    #[inline(always)]
    pub(super) fn gather<V: HalfBlock, const H: usize, const B: usize>(
        &self,
        level: V::Level,
        sources: &RowSources,
        row: usize,
        visited: &Visited<'_, u32>,
        target: &mut Row<H, B>,
    ) -> bool {
        if !sources.any_in_frontier(row, visited) {
            return false;
        }
        // Stores of rows with several blocks exceed the caches.
        if B > 1 {
            sources.prefetch(row + 1, visited);
        }
        // ANCHOR: gather
        let all = rows::<H, B>(visited);
        for (block, to) in target.iter_mut().enumerate() {
            let words = Block::<V, H>::load(level, to);
            add(level, words, all, sources.unshifted(row), block).store(to);
        }
        for (shift, group) in sources.groups(row) {
            for (block, to) in target.iter_mut().enumerate() {
                let from = shift.source_block::<B>(block);
                let union: Block<V, H> = union(level, all, group, from);
                let image = self.translate(shift, union);
                Block::load(level, to).or(image).store(to);
            }
        }
        // ANCHOR_END: gather
        true
    }

    /// ORs into each row the union of its orbit under one face. The `first` face overwrites the
    /// target instead, which holds the rows of two steps ago.
    #[inline(always)]
    pub(super) fn close<
        V: HalfBlock,
        const H: usize,
        const B: usize,
        const G: usize,
    >(
        &self,
        level: V::Level,
        orbits: &Orbits,
        first: bool,
        visited: &Visited<'_, u32>,
        target: &mut SweepTarget<'_, H, B>,
    ) {
        // ANCHOR: close
        let all = rows::<H, B>(visited);
        for orbit in orbits.iter::<G>() {
            if !orbit.any_in_frontier(visited) {
                continue;
            }
            let (unshifted, shifted) = (&orbit.groups[0], &orbit.groups[1..]);
            let mut total: [Block<V, H>; B] = union_rows(level, all, unshifted);
            for (group, &[to_first, _]) in shifted.iter().zip(orbit.shifts) {
                for (block, total) in total.iter_mut().enumerate() {
                    let from = to_first.source_block::<B>(block);
                    let union = union(level, all, group, from);
                    *total = total.or(self.translate(to_first, union));
                }
            }
            for (block, &total) in total.iter().enumerate() {
                target.write(level, total, unshifted, block, first);
            }
            for (group, &[to_first, from_first]) in shifted.iter().zip(orbit.shifts) {
                for (block, &total) in total.iter().enumerate() {
                    let image = self.translate(from_first, total);
                    let to = to_first.source_block::<B>(block);
                    target.write(level, image, group, to, first);
                }
            }
        }
        // ANCHOR_END: close
    }
}

/// The rows that a sweep writes, and whether each was written.
pub(super) struct SweepTarget<'a, const H: usize, const B: usize> {
    pub(super) rows: &'a mut [Row<H, B>],
    pub(super) written: &'a mut [bool],
}

impl<const H: usize, const B: usize> SweepTarget<'_, H, B> {
    /// ORs words into a block of some rows, or overwrites it if `first`.
    #[inline(always)]
    fn write<V: HalfBlock>(
        &mut self,
        level: V::Level,
        words: Block<V, H>,
        rows: &[u16],
        block: usize,
        first: bool,
    ) {
        for &row in rows {
            self.written[usize::from(row)] = true;
            let to = &mut self.rows[usize::from(row)][block];
            let words = if first { words } else { words.or(Block::load(level, to)) };
            words.store(to);
        }
    }
}
