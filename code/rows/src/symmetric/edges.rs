//! The edges of Rubik's cube, without its corners.
//!
//! ```
//! use rows::Geometry;
//! use rows::symmetric::rubik_edges;
//!
//! // 782 classes of patterns, three permutations of four, 2,048 flips.
//! let edges = rubik_edges();
//! assert_eq!((edges.rows(0), edges.columns().count), (782 * 24 * 24 * 24, 2048));
//! ```

use super::classes::Classes;
use super::edge_neighbors::{
    EdgeNeighbor, EdgeNeighbors, EdgeSource, edge_moves, edge_symmetries,
    is_odd_pattern, order_shifts,
};
use super::flips::{FlipSymmetry, WORDS};
use super::flips_simd::FlipsSimd;
use super::patterns::{
    Pattern, SLICE_EDGES, SlotImages, conjugate, inverse, pattern_index, patterns,
    slice_of,
};
use super::split::{self, FourPerms, PERMS};
use crate::caches::prefetch;
use crate::{Columns, Geometry, Kernel, Location, Step, Visited, ones};
use cpu::Cpu;
use puzzle::Metric;
use puzzle::rubik::{self, CubePosition as _};

/// All 980,995,276,800 positions of the edges.
///
/// A row stands for a class of patterns and for a permutation of each slice's edges:
/// `row = ((class × 24 + first) × 24 + second) × LAST_PERMS + last`. With two colors, the
/// permutations in rows of color 1 are odd, and `last` counts those of the right parity.
#[derive(Debug)]
pub(crate) struct Edges<const COLORS: usize> {
    perms: FourPerms,
    patterns: Vec<Pattern>,
    symmetries: Vec<SlotImages>,
    classes: Classes,
    odd: Vec<bool>,
    neighbors: Vec<EdgeNeighbors>,
    flips: Vec<FlipSymmetry>,
    simd: Option<FlipsSimd>,
}

impl<const COLORS: usize> Edges<COLORS> {
    /// Number of permutations of the last slice in a class of one color.
    const LAST_PERMS: usize = PERMS / COLORS;
    /// Number of rows of a class.
    const CLASS_ROWS: usize = PERMS * PERMS * Self::LAST_PERMS;

    /// The edges under the turns of a metric.
    pub(crate) fn new(metric: Metric) -> Self {
        let perms = FourPerms::new(|order| usize::from(!split::is_even(&order)));
        let (symmetries, moves) = (edge_symmetries(), edge_moves(metric));
        let patterns = patterns();
        let image = |n: usize, s: usize| {
            pattern_index(&patterns, &conjugate(&patterns[n], &symmetries[s]))
        };
        let classes = Classes::new(0..patterns.len(), 48, image);
        let neighbor = |first: u32, turn: &SlotImages| {
            let pattern = &patterns[first as usize];
            let moved = std::array::from_fn(|slot| pattern[turn[slot].0]);
            let (class, symmetry) = classes.entries[pattern_index(&patterns, &moved)];
            let undo = inverse(&symmetries, &symmetries[usize::from(symmetry)]);
            let (undone, last) = (&symmetries[undo], Self::LAST_PERMS);
            let shifts = order_shifts(pattern, turn, undone, &perms, last);
            EdgeNeighbor {
                row: u32::from(class) * Self::CLASS_ROWS as u32,
                symmetry: undo as u8,
                shifts,
            }
        };
        let neighbors =
            |&first| EdgeNeighbors::new(moves.iter().map(|turn| neighbor(first, turn)));
        let odd = |&first: &u32| is_odd_pattern(&patterns[first as usize]);
        let flips: Vec<_> = symmetries.iter().map(|s| FlipSymmetry::new(s)).collect();
        Edges {
            odd: classes.representatives.iter().map(odd).collect(),
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

impl<const COLORS: usize> Edges<COLORS> {
    /// The class of a row, and the index of each slice's permutation.
    #[inline(always)]
    fn class_and_perms(&self, color: usize, row: usize) -> (usize, [usize; 3]) {
        let (class, orders) = (row / Self::CLASS_ROWS, row % Self::CLASS_ROWS);
        let (two, last) = (orders / Self::LAST_PERMS, orders % Self::LAST_PERMS);
        let (first, second) = (two / PERMS, two % PERMS);
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
        from: &[u64; WORDS],
        into: &mut [u64; WORDS],
    ) -> bool {
        let difference = (source.word, source.bit);
        if Cpu::Avx2.is_subset_of(cpu) {
            let simd = self.simd.as_ref().expect("the tables for AVX2");
            return simd.permute_into(cpu, source.symmetry, difference, from, into);
        }
        self.flips[source.symmetry].permute_into(difference, from, into);
        into.iter().fold(u64::MAX, |all, word| all & word) == u64::MAX
    }
}

impl<const COLORS: usize> Geometry for Edges<COLORS> {
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
        let pattern = edges.pm().map(|piece| slice_of(piece.into()).0 as u8);
        let (class, symmetry) =
            self.classes.entries[pattern_index(&self.patterns, &pattern)];
        let undo = inverse(&self.symmetries, &self.symmetries[usize::from(symmetry)]);
        let undo = &self.symmetries[undo];
        let mut image = [(0, false); 12];
        for (slot, (&piece, &ori)) in edges.pm().iter().zip(edges.ori()).enumerate() {
            let ((slot, slot_flip), (piece, piece_flip)) =
                (undo[slot], undo[usize::from(piece)]);
            image[slot] = (piece, (ori == 1) ^ slot_flip ^ piece_flip);
        }
        let indices = [0, 1, 2].map(|slice| {
            let mut slices = image.iter().map(|&(piece, _)| slice_of(piece));
            let mut next = || slices.find(|&(s, _)| s == slice).expect("a piece").1;
            self.perms.index(std::array::from_fn(|_| next()))
        });
        let half = PERMS / 2;
        let odd = indices
            .iter()
            .fold(self.odd[usize::from(class)], |odd, &n| odd ^ (n >= half));
        let [first, second, last] = indices;
        let orders =
            (first * PERMS + second) * Self::LAST_PERMS + last % Self::LAST_PERMS;
        let flipped = image.iter().filter(|piece| piece.1).map(|piece| piece.0);
        let (word, bit) = super::flips::difference(flipped);
        Location {
            color: if COLORS == 2 && odd { 1 } else { 0 },
            row: usize::from(class) * Self::CLASS_ROWS + orders,
            column: usize::from(word) * 64 + usize::from(bit),
        }
    }

    /// One position of each class.
    fn ranks(&self, location: Location) -> Vec<u64> {
        let Location { color, row, column } = location;
        let (class, orders) = self.class_and_perms(color, row);
        let pattern = self.patterns[self.classes.representatives[class] as usize];
        let orders = orders.map(|order| self.perms.all()[order]);
        let flipped = super::flips::flipped((column / 64) as u8, (column % 64) as u8);
        let mut next = [0; 3];
        let pm = pattern.map(|slice| {
            let slice = usize::from(slice);
            next[slice] += 1;
            SLICE_EDGES[slice][orders[slice][next[slice] - 1]] as u8
        });
        let ori = pm.map(|piece| u8::from(flipped[usize::from(piece)]));
        let edges = puzzle::Pieces::new(pm, ori).ok();
        edges.map(|edges| edges.rank()).into_iter().collect()
    }

    fn step(&self, cpu: Cpu, step: Step<'_, u64>) -> u64 {
        step.gather(cpu, self, self)
    }
}

impl<const COLORS: usize> Kernel<u64> for &Edges<COLORS> {
    #[inline(always)]
    fn gather(
        &self,
        cpu: Cpu,
        (color, row): (usize, usize),
        visited: &Visited<'_, u64>,
        into: &mut [u64],
    ) -> Option<u32> {
        let into: &mut [u64; WORDS] = into.try_into().expect("a row");
        let next =
            (row + 1) % (Edges::<COLORS>::CLASS_ROWS * self.classes.orbit_sizes.len());
        let (sources, next_sources) =
            (self.sources(color, row), self.sources(color, next));
        let (mut any, all) = (false, visited.is_nearly_all_frontier());
        // ANCHOR: prefetched
        for (source, next) in sources.zip(next_sources) {
            if all || visited.in_frontier(next.row) {
                prefetch(visited.row(next.row)); // the next row will read it
            }
            if all || visited.in_frontier(source.row) {
                any = true;
                let words = visited.row(source.row).try_into().expect("a row");
                if self.gather_neighbor(cpu, source, words, into) {
                    break; // the row is full
                }
            }
        }
        // ANCHOR_END: prefetched
        any.then(|| ones(into))
    }
}
