//! Steps of rows that moves translate: of one row, or of the orbits under one face.
//!
//! ```
//! use puzzle::Metric;
//! use rows::translation::{StepMethod, pocket_cube_with};
//! use rows::{Nothing, SearchOptions, search};
//!
//! // Row by row or orbit by orbit, the layers are the same.
//! let options = SearchOptions { cpu: cpu::Cpu::best(), threads: 1 };
//! let layers = |how| {
//!     search(&pocket_cube_with(Metric::HalfTurn, how), &Nothing, options, |_| ())
//!         .map(|found| found.layers)
//! };
//! assert_eq!(layers(StepMethod::Merged)?, layers(StepMethod::Closed)?);
//! # Ok::<(), rows::SearchError>(())
//! ```

use super::layout::{Layout, Shift, WordSources};
use super::orbits::Orbits;
use super::shift::{self, Bits};
use super::sources::RowSources;
use super::words::BlockWords;
use crate::Visited;

/// A row of `B` blocks of `N` words.
pub(super) type Row<const N: usize, const B: usize> = [[u32; N]; B];

/// The rows that a sweep writes, and whether each was written.
pub(super) struct SweepTarget<'a, const N: usize, const B: usize> {
    pub(super) rows: &'a mut [Row<N, B>],
    pub(super) written: &'a mut [bool],
}

impl Layout {
    /// The permutations of bits and of words of a translation.
    #[inline(always)]
    fn parts(&self, shift: Shift) -> (&Bits, &WordSources) {
        let words = &self.sources[usize::from(shift.words)];
        (&shift::BIT_SHIFTS[usize::from(shift.bits)], words)
    }

    /// A row, translated.
    #[inline(always)]
    fn translate<V: BlockWords<N>, const N: usize, const B: usize>(
        &self,
        shift: Shift,
        row: [V; B],
    ) -> [V; B] {
        let (bits, sources) = self.parts(shift);
        let mut translated = row;
        for block in 0..B {
            let to = (block + usize::from(shift.block)) % B;
            translated[to] = row[block].translate(bits, sources);
        }
        translated
    }
}

/// ORs one block of some rows into `words`.
#[inline(always)]
fn add<V: BlockWords<N>, const N: usize, const B: usize>(
    level: V::Level,
    mut words: V,
    all: &[Row<N, B>],
    rows: &[impl Copy + Into<usize>],
    block: usize,
) -> V {
    for &row in rows {
        words = words.or(V::load(level, &all[row.into()][block]));
    }
    words
}

/// The union of some rows.
#[inline(always)]
fn union<V: BlockWords<N>, const N: usize, const B: usize>(
    level: V::Level,
    all: &[Row<N, B>],
    rows: &[u16],
) -> [V; B] {
    let mut words = load(level, &all[usize::from(rows[0])]);
    for &row in &rows[1..] {
        words = or(words, load(level, &all[usize::from(row)]));
    }
    words
}

#[inline(always)]
fn load<V: BlockWords<N>, const N: usize, const B: usize>(
    level: V::Level,
    row: &Row<N, B>,
) -> [V; B] {
    let mut words = [V::load(level, &row[0]); B];
    for block in 1..B {
        words[block] = V::load(level, &row[block]);
    }
    words
}

#[inline(always)]
fn store<V: BlockWords<N>, const N: usize, const B: usize>(
    words: [V; B],
    row: &mut Row<N, B>,
) {
    for block in 0..B {
        words[block].store(&mut row[block]);
    }
}

#[inline(always)]
fn or<V: BlockWords<N>, const N: usize, const B: usize>(
    mut words: [V; B],
    others: [V; B],
) -> [V; B] {
    for block in 0..B {
        words[block] = words[block].or(others[block]);
    }
    words
}

impl Layout {
    /// One block of some rows, translated.
    #[inline(always)]
    pub(super) fn union_shifted<V: BlockWords<N>, const N: usize, const B: usize>(
        &self,
        level: V::Level,
        shift: Shift,
        all: &[Row<N, B>],
        rows: &[impl Copy + Into<usize>],
        block: usize,
    ) -> V {
        let first = V::load(level, &all[rows[0].into()][block]);
        let union = add(level, first, all, &rows[1..], block);
        match shift.words | shift.bits {
            0 => union,
            _ => {
                let (bits, words) = self.parts(shift);
                union.translate(bits, words)
            }
        }
    }

    /// ORs the translated neighbors of a row into `target`. `false` if none is in the frontier.
    #[inline(always)]
    pub(super) fn gather<V: BlockWords<N>, const N: usize, const B: usize>(
        &self,
        level: V::Level,
        sources: &RowSources,
        row: usize,
        visited: &Visited<'_, u32>,
        target: &mut Row<N, B>,
    ) -> bool {
        if !sources.any_in_frontier(row, visited) {
            return false;
        }
        // Stores of rows with several blocks exceed the caches.
        if B > 1 {
            sources.prefetch(row + 1, visited);
        }
        // ANCHOR: gather
        let all: &[Row<N, B>] = visited.chunks::<N>().as_chunks().0;
        for block in 0..B {
            let words = V::load(level, &target[block]);
            let unshifted = sources.unshifted(row);
            add(level, words, all, unshifted, block).store(&mut target[block]);
        }
        for (shift, group) in sources.groups(row) {
            let (bits, words) = self.parts(shift);
            for block in 0..B {
                let first = V::load(level, &all[usize::from(group[0])][block]);
                let union = add(level, first, all, &group[1..], block);
                let to = &mut target[(block + usize::from(shift.block)) % B];
                let image = union.translate(bits, words);
                V::load(level, to).or(image).store(to);
            }
        }
        // ANCHOR_END: gather
        true
    }

    /// ORs into each row the union of its orbit under one face. The `first` face overwrites the
    /// target instead, which holds the rows of two steps ago.
    #[inline(always)]
    pub(super) fn close<
        V: BlockWords<N>,
        const N: usize,
        const B: usize,
        const G: usize,
    >(
        &self,
        level: V::Level,
        orbits: &Orbits,
        first: bool,
        visited: &Visited<'_, u32>,
        target: &mut SweepTarget<'_, N, B>,
    ) {
        // ANCHOR: close
        let all = visited.chunks::<N>().as_chunks().0;
        for orbit in orbits.iter::<G>() {
            if !orbit.any_in_frontier(visited) {
                continue;
            }
            let (unshifted, shifted) = (&orbit.groups[0], &orbit.groups[1..]);
            let mut total = union::<V, N, B>(level, all, unshifted);
            for (group, &[to_first, _]) in shifted.iter().zip(orbit.shifts) {
                total = or(total, self.translate(to_first, union(level, all, group)));
            }
            write_group(level, total, unshifted, first, target);
            for (group, &[_, from_first]) in shifted.iter().zip(orbit.shifts) {
                let image = self.translate(from_first, total);
                write_group(level, image, group, first, target);
            }
        }
        // ANCHOR_END: close
    }
}

/// ORs words into some rows, or overwrites the rows if `first`.
#[inline(always)]
fn write_group<V: BlockWords<N>, const N: usize, const B: usize>(
    level: V::Level,
    words: [V; B],
    rows: &[u16],
    first: bool,
    target: &mut SweepTarget<'_, N, B>,
) {
    for &row in rows {
        target.written[usize::from(row)] = true;
        let row = &mut target.rows[usize::from(row)];
        let words = if first { words } else { or(words, load(level, row)) };
        store(words, row);
    }
}
