//! The edges of Rubik's cube, without its corners.

use super::classes::Classes;
use super::edge_neighbors::{EdgeNeighbors, EdgeSource, order_shifts, slice_shifts};
use super::flips::{FlipSymmetry, WORDS, flipped};
use super::flips_simd::FlipsSimd;
use super::patterns::{
    SlicePattern, conjugate, first_position, join, pattern_of, patterns,
};
use super::split::{self, FourPerms, PERMS};
use crate::caches::prefetch;
use crate::{Columns, Geometry, Kernel, Location, Step, Visited, ones};
use cpu::Cpu;
use puzzle::Metric;
use puzzle::rubik::{self, CubePosition};
use symmetry::{CubeSymmetries, PieceSymmetries};

/// All 980,995,276,800 positions of the edges.
///
/// A row stands for a class of patterns and for a permutation of each slice's edges:
/// `row = ((class × 24 + first) × 24 + second) × LAST_PERMS + last`. With two colors, the
/// permutations in rows of color 1 are odd, and `last` counts those of the right parity.
#[derive(Debug)]
pub(crate) struct EdgeRows<const COLORS: usize> {
    perms: FourPerms,
    patterns: Vec<SlicePattern>,
    symmetries: PieceSymmetries<12, 2>,
    classes: Classes,
    odd: Vec<bool>,
    neighbors: Vec<EdgeNeighbors>,
    flips: Vec<FlipSymmetry>,
    simd: Option<FlipsSimd>,
}

impl<const COLORS: usize> EdgeRows<COLORS> {
    /// Number of permutations of the last slice in a class of one color.
    const LAST_PERMS: usize = PERMS / COLORS;
    /// Number of rows of a class.
    const CLASS_ROWS: usize = PERMS * PERMS * Self::LAST_PERMS;

    /// The edges under the turns of a metric.
    pub(crate) fn new(metric: Metric) -> Self {
        let perms = FourPerms::new(|order| usize::from(!split::is_even(&order)));
        let symmetries = CubeSymmetries::all().into_edges();
        let (group, relabelings) = (&symmetries.group, &symmetries.relabelings);
        let patterns = patterns();
        let turns: Vec<_> =
            rubik::turns(metric).iter().map(|turn| turn.edges()).collect();
        let index = |pattern: &SlicePattern| {
            patterns.binary_search(pattern).expect("a pattern")
        };
        let image =
            |n: usize, s: usize| index(&conjugate(&patterns[n], &relabelings[s]));
        let classes = Classes::new(0..patterns.len(), group.count(), image);
        let neighbors = |&representative: &u32| {
            let pattern = &patterns[representative as usize];
            let mut neighbors = EdgeNeighbors::default();
            for &turn in &turns {
                let moved = turn.pm().map(|slot| pattern[usize::from(slot)]);
                let (class, symmetry) = classes.entries[index(&moved)];
                let inverse = group.inverse(symmetry.into());
                let shifts = order_shifts(
                    pattern,
                    turn,
                    &relabelings[inverse],
                    &perms,
                    Self::LAST_PERMS,
                );
                neighbors.push(usize::from(class) * Self::CLASS_ROWS, inverse, &shifts);
            }
            neighbors
        };
        let is_odd = |&representative: &u32| {
            !permutation::is_even(
                first_position(&patterns[representative as usize]).pm(),
            )
        };
        // The inverse of a symmetry takes each edge from its image.
        let images = |s: usize| relabelings[group.inverse(s)].slot();
        let flips: Vec<_> =
            (0..group.count()).map(|s| FlipSymmetry::new(images(s))).collect();
        EdgeRows {
            odd: classes.representatives.iter().map(is_odd).collect(),
            neighbors: classes.representatives.iter().map(neighbors).collect(),
            simd: FlipsSimd::new(&flips),
            flips,
            perms,
            patterns,
            symmetries,
            classes,
        }
    }
}

impl<const COLORS: usize> EdgeRows<COLORS> {
    /// The class of a row, and the index of each slice's permutation.
    #[inline(always)]
    fn class_and_perms(&self, color: usize, row: usize) -> (usize, [usize; 3]) {
        let (class, row_in_class) = (row / Self::CLASS_ROWS, row % Self::CLASS_ROWS);
        let (leading, last) =
            (row_in_class / Self::LAST_PERMS, row_in_class % Self::LAST_PERMS);
        let (first, second) = (leading / PERMS, leading % PERMS);
        let half = PERMS / 2;
        let odd = self.odd[class] ^ (first >= half) ^ (second >= half) ^ (color == 1);
        let last = last + if COLORS == 2 && odd { half } else { 0 };
        (class, [first, second, last])
    }

    /// The source rows of a row, one for each move.
    #[inline(always)]
    fn sources(&self, color: usize, row: usize) -> impl Iterator<Item = EdgeSource> {
        let (class, orders) = self.class_and_perms(color, row);
        self.neighbors[class].sources(orders)
    }

    /// ORs the image of a source row into a row, and returns whether the row is full.
    #[inline(always)]
    fn gather_neighbor(
        &self,
        cpu: Cpu,
        source: EdgeSource,
        words_read: &[u64; WORDS],
        words: &mut [u64; WORDS],
    ) -> bool {
        let difference = (source.word, source.bit);
        if Cpu::Avx2.is_subset_of(cpu) {
            let simd = self.simd.as_ref().expect("the tables for AVX2");
            return simd.permute_into(
                cpu,
                source.symmetry,
                difference,
                words_read,
                words,
            );
        }
        self.flips[source.symmetry].permute_into(difference, words_read, words);
        words.iter().fold(u64::MAX, |all, word| all & word) == u64::MAX
    }
}

impl<const COLORS: usize> Geometry for EdgeRows<COLORS> {
    type Word = u64;

    fn colors(&self) -> usize {
        COLORS
    }

    fn rows(&self, _color: usize) -> usize {
        self.classes.orbit_sizes.len() * Self::CLASS_ROWS
    }

    fn width(&self) -> usize {
        WORDS
    }

    fn columns(&self) -> Columns {
        Columns::new(WORDS * 64, 64)
    }

    fn orbit_size(&self, _color: usize, row: usize) -> u64 {
        u64::from(self.classes.orbit_sizes[row / Self::CLASS_ROWS])
    }

    fn solved(&self) -> Location {
        self.locate(0)
    }

    fn locate(&self, rank: u64) -> Location {
        let edges = rubik::Edges::unrank(rank);
        let pattern = self.patterns.binary_search(&pattern_of(&edges));
        let (class, symmetry) = self.classes.entries[pattern.expect("a pattern")];
        let inverse = self.symmetries.group.inverse(symmetry.into());
        let image = self.symmetries.relabelings[inverse].conjugate(&edges);
        let mut row = usize::from(class) * Self::CLASS_ROWS;
        let (mut word, mut bit) = (0, 0);
        for shift in slice_shifts(&image, &self.perms, Self::LAST_PERMS) {
            row += shift.row as usize;
            (word, bit) = (word ^ shift.word, bit ^ shift.bit);
        }
        let odd = !permutation::is_even(edges.pm());
        Location {
            color: usize::from(COLORS == 2 && odd),
            row,
            column: usize::from(word) * 64 + usize::from(bit),
        }
    }

    /// The rank of one position: the column stands for it and its images under symmetry.
    fn ranks(&self, location: Location) -> Vec<u64> {
        let Location { color, row, column } = location;
        let (class, orders) = self.class_and_perms(color, row);
        let pattern = self.patterns[self.classes.representatives[class] as usize];
        let orders = orders.map(|order| self.perms.all()[order]);
        let flipped = flipped((column / 64) as u8, (column % 64) as u8);
        vec![join(&pattern, orders, flipped).rank()]
    }

    fn step(&self, cpu: Cpu, step: Step<'_, u64>) -> u64 {
        step.gather(cpu, self, self)
    }
}

impl<const COLORS: usize> Kernel<u64> for &EdgeRows<COLORS> {
    #[inline(always)]
    fn gather(
        &self,
        cpu: Cpu,
        (color, row): (usize, usize),
        visited: &Visited<'_, u64>,
        words: &mut [u64],
    ) -> Option<u32> {
        let words: &mut [u64; WORDS] = words.try_into().expect("a row");
        let next = (row + 1)
            % (EdgeRows::<COLORS>::CLASS_ROWS * self.classes.orbit_sizes.len());
        let (sources, next_sources) =
            (self.sources(color, row), self.sources(color, next));
        let (mut any, reads_all) = (false, visited.is_nearly_all_frontier());
        // ANCHOR: prefetched
        for (source, next) in sources.zip(next_sources) {
            if reads_all || visited.in_frontier(next.row) {
                prefetch(visited.row(next.row)); // the next row will read it
            }
            if reads_all || visited.in_frontier(source.row) {
                any = true;
                let words_read = visited.row(source.row).try_into().expect("a row");
                if self.gather_neighbor(cpu, source, words_read, words) {
                    break; // the row is full
                }
            }
        }
        // ANCHOR_END: prefetched
        any.then(|| ones(words))
    }
}
