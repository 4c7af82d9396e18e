//! Rows for classes of corner permutations, in blocks of edge permutations.

use super::corner_class_table::{
    ClassNeighbor, CornerClassTable, EdgeStep, PERMUTATIONS,
};
use super::split::{self, BlockSource, EdgeMap, FourPerms, PATTERNS, PERMS};
use crate::{Columns, Geometry, Kernel, Location, Step, Visited, Word, ones};
use cpu::Cpu;
use puzzle::rubik::{CubePosition, Edges, Phase2};
use std::fmt::Debug;

/// Map of a block of a neighbor's row to a block of a row.
#[derive(Debug, Clone, Copy)]
pub(crate) struct BlockMap<'a> {
    pub(crate) cpu: Cpu,
    /// Index of the move and the symmetry in the table of corner classes.
    pub(crate) step: usize,
    /// Whether corners and pattern together are odd.
    pub(crate) odd: bool,
    /// The source block and its two maps.
    pub(crate) block: BlockSource,
    /// The source of each line of the block.
    pub(crate) lines: &'a [u8; PERMS],
}

/// Layout of a block: permutations of two sets of four edges, and of the middle slice if any.
pub(crate) trait BlockLayout: Debug + Send + Sync {
    /// Word type of a block.
    type Word: Word;
    /// Number of words of a block.
    const WORDS: usize;
    /// Number of columns of a word.
    const BITS: usize;

    /// A word with all columns set.
    const FULL: Self::Word;

    /// Number of permutations of the middle slice that have the parity of the other pieces; 1 if
    /// there is no slice.
    const SLICE_PERMS: usize;

    /// Sort key: the permutations of four have their order in a block by this key, then
    /// lexicographically.
    fn sort_key(order: [usize; 4]) -> usize;

    /// The word and its bit for two permutations of four, and that of the slice (0 to 11).
    fn word_and_bit(perms: [usize; 2], slice: usize) -> (usize, usize);

    /// Inverse of `word_and_bit`.
    fn permutations(word: usize, bit: usize) -> ([usize; 2], usize);

    /// ORs the image of a neighbor's block into a block.
    fn permute_into(
        &self,
        map: BlockMap<'_>,
        source: &[Self::Word],
        target: &mut [Self::Word],
    );

    /// ORs a block, with its two sets of four exchanged, into another.
    fn add_transposed(block: &[Self::Word], target: &mut [Self::Word]);

    /// Whether a neighbor's row is copied before its blocks are gathered: a row is read fast
    /// from its start to its end, and its blocks are gathered in another order.
    #[inline(always)]
    fn copies_rows(_cpu: Cpu) -> bool {
        false
    }

    /// Prefetches a block that will be gathered soon, if it is not in the cache anyway.
    #[inline(always)]
    fn prefetch(_block: &[Self::Word]) {}
}

/// A row for each class of corner permutations under the 16 symmetries that map the U face to the
/// U or the D face. A row has a block for each set of slots of the four edges of the U face.
#[derive(Debug)]
pub(crate) struct CornerClasses<B> {
    corners: CornerClassTable,
    /// The effect of each step of `corners` on the edges of U and D.
    edge_maps: Vec<EdgeMap>,
    perms: FourPerms,
    patterns: Vec<usize>,
    maps: Vec<[u8; PERMS]>,
    /// Whether each pattern is odd: as a permutation, if each set of four edges is in order.
    odd: Vec<bool>,
    blocks: B,
}

impl<B: BlockLayout> CornerClasses<B> {
    /// `blocks` makes the tables of a block from the steps, the permutations and their maps.
    pub(crate) fn new(
        blocks: impl Fn(&[EdgeStep], &FourPerms, &[[u8; PERMS]]) -> B,
    ) -> Self {
        let perms = FourPerms::new(B::sort_key);
        let corners = CornerClassTable::new();
        let edge_map = |step| EdgeMap::new(step, &perms);
        let edge_maps = corners.steps.iter().map(edge_map).collect();
        let maps = split::maps(&perms);
        let patterns = split::patterns();
        let is_odd = |&set| !permutation::is_even(&split::join(set, [[0, 1, 2, 3]; 2]));
        let odd = patterns.iter().map(is_odd).collect();
        let blocks = blocks(&corners.steps, &perms, &maps);
        CornerClasses { corners, edge_maps, perms, patterns, maps, odd, blocks }
    }
}

/// A block is prefetched this many blocks before it is gathered.
const PREFETCH_DISTANCE: usize = 2;

impl<B: BlockLayout> Kernel<B::Word> for &CornerClasses<B> {
    #[inline(always)]
    fn gather(
        &self,
        cpu: Cpu,
        (_color, row): (usize, usize),
        visited: &Visited<'_, B::Word>,
        words: &mut [B::Word],
    ) -> Option<u32> {
        let in_frontier =
            |neighbor: &&ClassNeighbor| visited.in_frontier(neighbor.class.into());
        let neighbors = self.corners.neighbors[row].iter().filter(in_frontier);
        neighbors.clone().next()?; // no neighbor in the frontier
        let is_open = |block: &[B::Word]| block.iter().any(|&word| word != B::FULL);
        let open: Vec<_> = words.chunks_exact(B::WORDS).map(is_open).collect();
        let mut transposed = vec![B::Word::default(); words.len()];
        let mut copy = Vec::new();
        // ANCHOR: gather
        for neighbor in neighbors {
            let mut source = visited.row(usize::from(neighbor.class));
            if B::copies_rows(cpu) {
                copy.clear();
                copy.extend_from_slice(source);
                source = &copy;
            }
            let swaps = self.edge_maps[usize::from(neighbor.step)].swaps;
            let target = if swaps { &mut transposed } else { &mut *words };
            self.gather_neighbor(cpu, row, *neighbor, &open, source, target);
        }
        let blocks =
            transposed.chunks_exact(B::WORDS).zip(words.chunks_exact_mut(B::WORDS));
        for ((block, target), _) in blocks.zip(open).filter(|(_, open)| *open) {
            B::add_transposed(block, target);
        }
        // ANCHOR_END: gather
        Some(ones(words))
    }
}

impl<B: BlockLayout> CornerClasses<B> {
    /// ORs the image of one neighbor into the blocks of a row that are open.
    #[inline(always)]
    fn gather_neighbor(
        &self,
        cpu: Cpu,
        row: usize,
        neighbor: ClassNeighbor,
        open: &[bool],
        source: &[B::Word],
        target: &mut [B::Word],
    ) {
        let step = usize::from(neighbor.step);
        let blocks = &self.edge_maps[step].blocks;
        let source_block = |block: BlockSource| {
            &source[usize::from(block.source) * B::WORDS..][..B::WORDS]
        };
        // ANCHOR: neighbor
        for (pattern, target) in target.chunks_exact_mut(B::WORDS).enumerate() {
            if open.get(pattern + PREFETCH_DISTANCE) == Some(&true) {
                B::prefetch(source_block(blocks[pattern + PREFETCH_DISTANCE]));
            }
            if open[pattern] {
                let block = blocks[pattern];
                let odd = self.corners.odd[row] != self.odd[pattern];
                let lines = &self.maps[usize::from(block.lines)];
                let map = BlockMap { cpu, step, odd, block, lines };
                self.blocks.permute_into(map, source_block(block), target);
            }
        }
        // ANCHOR_END: neighbor
    }
}

impl<B: BlockLayout> Geometry for CornerClasses<B> {
    type Word = B::Word;

    fn rows(&self, _color: usize) -> usize {
        self.corners.classes.orbit_sizes.len()
    }

    fn width(&self) -> usize {
        PATTERNS * B::WORDS
    }

    fn columns(&self) -> Columns {
        Columns::new(PATTERNS * B::WORDS * B::BITS, B::BITS)
    }

    fn orbit_size(&self, _color: usize, row: usize) -> u64 {
        u64::from(self.corners.classes.orbit_sizes[row])
    }

    fn solved(&self) -> Location {
        Location { color: 0, row: 0, column: 0 }
    }

    fn locate(&self, rank: u64) -> Location {
        // The domino is phase 2 with any one of the 12 permutations of the slice.
        let slices = B::SLICE_PERMS as u64;
        let position = Phase2::unrank(rank * (12 / slices));
        let domino = position.domino();
        let slice = position.slice().map(|edge| edge + 8);
        let edges = std::array::from_fn(|slot| match slot {
            0..8 => domino.edges()[slot],
            _ => slice[slot - 8],
        });
        let corners = permutation::rank(domino.corners()) as usize;
        let (class, symmetry) = self.corners.classes.entries[corners];
        let symmetries = &self.corners.symmetries;
        let inverse = symmetries.group.inverse(symmetry.into());
        let edges = Edges::assume_valid(edges, [0; 12]);
        let edges = *symmetries.edges[inverse].conjugate(&edges).pm();
        let (set, perms) = split::divide(std::array::from_fn(|slot| edges[slot]));
        let slice: [u8; 4] = std::array::from_fn(|slot| edges[8 + slot] - 8);
        let slice = permutation::rank_even(&slice) as usize;
        let perms = perms.map(|order| self.perms.index(order));
        let (word, bit) = B::word_and_bit(perms, slice);
        let pattern = self.patterns.binary_search(&set).expect("a pattern");
        let column = (pattern * B::WORDS + word) * B::BITS + bit;
        Location { color: 0, row: class.into(), column }
    }

    /// The rank of one position: the column stands for it and its images under symmetry.
    fn ranks(&self, location: Location) -> Vec<u64> {
        let (word, bit) = (location.column / B::BITS, location.column % B::BITS);
        let (perms, slice) = B::permutations(word % B::WORDS, bit);
        let perms = perms.map(|order| self.perms.all()[order]);
        let edges = split::join(self.patterns[word / B::WORDS], perms);
        let corners = self.corners.classes.representatives[location.row];
        let pieces =
            u64::from(corners) * PERMUTATIONS as u64 + permutation::rank(&edges);
        vec![pieces * B::SLICE_PERMS as u64 + slice as u64]
    }

    fn step(&self, cpu: Cpu, step: Step<'_, B::Word>) -> u64 {
        step.gather(cpu, self, self)
    }
}
