//! Steps of rows that moves translate: of one row, or of the orbits under one face.

use super::layout::{HALF_BLOCK, Layout, Shift};
use super::orbits::Orbits;
use super::shift::BIT_SHIFTS;
use super::sources::RowSources;
use super::words::{Block, HalfBlock};
use crate::Visited;

/// A row of `BLOCKS` blocks of one half or two.
pub(super) type Row<const HALVES: usize, const BLOCKS: usize> =
    [[[u32; HALF_BLOCK]; HALVES]; BLOCKS];

/// The rows that a step reads.
#[inline(always)]
pub(super) fn rows<'a, const HALVES: usize, const BLOCKS: usize>(
    visited: &Visited<'a, u32>,
) -> &'a [Row<HALVES, BLOCKS>] {
    visited.chunks().as_chunks().0.as_chunks().0
}

/// The rows that a step writes.
#[inline(always)]
pub(super) fn rows_mut<const HALVES: usize, const BLOCKS: usize>(
    words: &mut [u32],
) -> &mut [Row<HALVES, BLOCKS>] {
    words.as_chunks_mut().0.as_chunks_mut().0.as_chunks_mut().0
}

/// ORs a block of some rows into `words`.
#[inline(always)]
fn or_rows<V: HalfBlock, const HALVES: usize, const BLOCKS: usize>(
    level: V::Level,
    mut words: Block<V, HALVES>,
    all: &[Row<HALVES, BLOCKS>],
    rows: &[impl Copy + Into<usize>],
    block: usize,
) -> Block<V, HALVES> {
    for &row in rows {
        words = words.or(Block::load(level, &all[row.into()][block]));
    }
    words
}

/// The union of a block of some rows, at least one.
#[inline(always)]
pub(super) fn union_of_block<V: HalfBlock, const HALVES: usize, const BLOCKS: usize>(
    level: V::Level,
    all: &[Row<HALVES, BLOCKS>],
    rows: &[impl Copy + Into<usize>],
    block: usize,
) -> Block<V, HALVES> {
    let first = Block::load(level, &all[rows[0].into()][block]);
    or_rows(level, first, all, &rows[1..], block)
}

/// The union of some rows, at least one, block by block.
#[inline(always)]
fn union_rows<V: HalfBlock, const HALVES: usize, const BLOCKS: usize>(
    level: V::Level,
    all: &[Row<HALVES, BLOCKS>],
    rows: &[u16],
) -> [Block<V, HALVES>; BLOCKS] {
    let mut words = [union_of_block(level, all, rows, 0); BLOCKS];
    for block in 1..BLOCKS {
        words[block] = union_of_block(level, all, rows, block);
    }
    words
}

impl Shift {
    /// The block of `BLOCKS` that is translated to `block`.
    #[inline(always)]
    pub(super) fn source_block<const BLOCKS: usize>(self, block: usize) -> usize {
        (block + BLOCKS - usize::from(self.block)) % BLOCKS
    }
}

impl Layout {
    /// Translates the words of a block, and the bits of each word.
    #[inline(always)]
    pub(super) fn translate<V: HalfBlock, const HALVES: usize>(
        &self,
        shift: Shift,
        block: Block<V, HALVES>,
    ) -> Block<V, HALVES> {
        let bits = &BIT_SHIFTS[usize::from(shift.bits)];
        block.translate(bits, &self.sources[usize::from(shift.words)])
    }

    /// ORs the translated neighbors of a row into `target`. `false` if none is in the frontier.
    #[inline(always)]
    pub(super) fn gather<V: HalfBlock, const HALVES: usize, const BLOCKS: usize>(
        &self,
        level: V::Level,
        sources: &RowSources,
        row: usize,
        visited: &Visited<'_, u32>,
        target: &mut Row<HALVES, BLOCKS>,
    ) -> bool {
        if !sources.any_in_frontier(row, visited) {
            return false;
        }
        // Stores of rows with several blocks exceed the caches.
        if BLOCKS > 1 {
            sources.prefetch(row + 1, visited);
        }
        // ANCHOR: gather
        let all = rows::<HALVES, BLOCKS>(visited);
        for (block, target) in target.iter_mut().enumerate() {
            let words = Block::<V, HALVES>::load(level, target);
            or_rows(level, words, all, sources.unshifted(row), block).store(target);
        }
        for (shift, group) in sources.groups(row) {
            for (block, target) in target.iter_mut().enumerate() {
                let source = shift.source_block::<BLOCKS>(block);
                let union: Block<V, HALVES> = union_of_block(level, all, group, source);
                let image = self.translate(shift, union);
                Block::load(level, target).or(image).store(target);
            }
        }
        // ANCHOR_END: gather
        true
    }

    /// ORs into each row the union of its orbit under one face. The first face overwrites the
    /// target instead, which holds the rows of two steps ago.
    #[inline(always)]
    pub(super) fn close<
        V: HalfBlock,
        const HALVES: usize,
        const BLOCKS: usize,
        const GROUP_SIZE: usize,
    >(
        &self,
        level: V::Level,
        orbits: &Orbits,
        overwrites: bool,
        visited: &Visited<'_, u32>,
        target: &mut SweepTarget<'_, HALVES, BLOCKS>,
    ) {
        // ANCHOR: close
        let all = rows::<HALVES, BLOCKS>(visited);
        for orbit in orbits.iter::<GROUP_SIZE>() {
            if !orbit.any_in_frontier(visited) {
                continue;
            }
            let (unshifted, shifted) = (&orbit.groups[0], &orbit.groups[1..]);
            let mut total = union_rows::<V, HALVES, BLOCKS>(level, all, unshifted);
            for (group, &[to_first, _]) in shifted.iter().zip(orbit.shifts) {
                for (block, total) in total.iter_mut().enumerate() {
                    let source = to_first.source_block::<BLOCKS>(block);
                    let union = union_of_block(level, all, group, source);
                    *total = total.or(self.translate(to_first, union));
                }
            }
            for (block, &total) in total.iter().enumerate() {
                target.write(level, total, unshifted, block, overwrites);
            }
            for (group, &[to_first, from_first]) in shifted.iter().zip(orbit.shifts) {
                for (block, &total) in total.iter().enumerate() {
                    let image = self.translate(from_first, total);
                    let target_block = to_first.source_block::<BLOCKS>(block);
                    target.write(level, image, group, target_block, overwrites);
                }
            }
        }
        // ANCHOR_END: close
    }
}

/// The rows that a sweep writes, and whether each was written.
pub(super) struct SweepTarget<'a, const HALVES: usize, const BLOCKS: usize> {
    pub(super) rows: &'a mut [Row<HALVES, BLOCKS>],
    pub(super) written: &'a mut [bool],
}

impl<const HALVES: usize, const BLOCKS: usize> SweepTarget<'_, HALVES, BLOCKS> {
    /// ORs words into a block of some rows, or overwrites it.
    #[inline(always)]
    fn write<V: HalfBlock>(
        &mut self,
        level: V::Level,
        words: Block<V, HALVES>,
        rows: &[u16],
        block: usize,
        overwrites: bool,
    ) {
        for &row in rows {
            self.written[usize::from(row)] = true;
            let target = &mut self.rows[usize::from(row)][block];
            let words =
                if overwrites { words } else { words.or(Block::load(level, target)) };
            words.store(target);
        }
    }
}
