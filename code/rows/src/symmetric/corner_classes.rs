//! Rows for classes of corner permutations, in blocks of edge permutations.
//!
//! ```
//! use rows::Geometry;
//! use rows::symmetric::domino;
//!
//! // A column stands for a class of positions, one of which has the rank returned.
//! let domino = domino();
//! let location = domino.locate(1_000_000_000);
//! let same = domino.ranks(location)[0];
//! assert_eq!(domino.locate(same), location);
//! ```

use super::corners::{self, ClassNeighbor, Corners, PERMUTATIONS, RowOrder, conjugate};
use super::split::{self, BlockSource, FourPerms, PATTERNS, PERMS};
use crate::{Columns, Geometry, Kernel, Location, Step, Visited, Word, ones};
use cpu::Cpu;
use std::fmt::Debug;

/// Map of a block of a neighbor's row to a block of a row.
#[derive(Debug, Clone, Copy)]
pub(crate) struct BlockMap<'a> {
    pub(crate) cpu: Cpu,
    /// Index of the move and the symmetry: `16 * move + symmetry`.
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

    /// Number of permutations of the middle slice with the right parity.
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
    fn add_transposed(transposed: &[Self::Word], into: &mut [Self::Word]);

    /// Prefetches a block that will be gathered soon. Returns `false` without a prefetch
    /// instruction: then whole rows are copied first, because sequential reads are fast.
    fn prefetch(&self, cpu: Cpu, block: &[Self::Word]) -> bool;
}

/// A row for each class of corner permutations under the 16 symmetries that map the U face to the
/// U or the D face. A row has a block for each set of slots of the four edges of the U face.
#[derive(Debug)]
pub(crate) struct CornerClasses<B> {
    corners: Corners,
    perms: FourPerms,
    patterns: Vec<usize>,
    maps: Vec<[u8; PERMS]>,
    /// Whether each pattern is odd.
    odd: Vec<bool>,
    blocks: B,
}

impl<B: BlockLayout> CornerClasses<B> {
    /// `blocks` makes the tables of a block from the corners, the permutations and the maps.
    pub(crate) fn new(
        rows: RowOrder,
        blocks: impl Fn(&Corners, &FourPerms, &[[u8; PERMS]]) -> B,
    ) -> Self {
        let perms = FourPerms::new(B::sort_key);
        let corners = Corners::new(&perms, rows);
        let maps = split::maps(&perms);
        let patterns = split::patterns();
        let odd = patterns.iter().map(|&set| split::is_odd_set(set)).collect();
        let blocks = blocks(&corners, &perms, &maps);
        CornerClasses { corners, perms, patterns, maps, odd, blocks }
    }
}

/// A block is prefetched this many blocks before it is gathered.
const LOOKAHEAD: usize = 2;

impl<B: BlockLayout> Kernel<B::Word> for &CornerClasses<B> {
    #[inline(always)]
    fn gather(
        &self,
        cpu: Cpu,
        (_color, row): (usize, usize),
        visited: &Visited<'_, B::Word>,
        into: &mut [B::Word],
    ) -> Option<u32> {
        let in_frontier = |neighbor: &&ClassNeighbor| {
            visited.in_frontier(usize::from(neighbor.class))
        };
        let neighbors = &self.corners.neighbors[row];
        if !neighbors.iter().any(|neighbor| in_frontier(&neighbor)) {
            return None;
        }
        let has_room = |block: &[B::Word]| block.iter().any(|&word| word != B::FULL);
        let open: Vec<_> = into.chunks_exact(B::WORDS).map(has_room).collect();
        let mut transposed = vec![B::Word::default(); into.len()];
        let mut copy = Vec::new();
        // ANCHOR: gather
        for neighbor in neighbors.iter().filter(in_frontier) {
            let mut source = visited.row(usize::from(neighbor.class));
            if !self.blocks.prefetch(cpu, &[]) {
                copy.clear();
                copy.extend_from_slice(source);
                source = &copy;
            }
            let swaps = self.corners.edge_maps[usize::from(neighbor.edge_map)].swaps;
            let target = if swaps { &mut transposed } else { &mut *into };
            self.gather_neighbor(cpu, row, *neighbor, &open, source, target);
        }
        let blocks =
            transposed.chunks_exact(B::WORDS).zip(into.chunks_exact_mut(B::WORDS));
        for ((transposed, into), _) in blocks.zip(open).filter(|(_, open)| *open) {
            B::add_transposed(transposed, into);
        }
        // ANCHOR_END: gather
        Some(ones(into))
    }
}

impl<B: BlockLayout> CornerClasses<B> {
    /// ORs the image of one neighbor into a row.
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
        let step = usize::from(neighbor.edge_map);
        let sources = &self.corners.edge_maps[step].blocks;
        let from = |block: BlockSource| {
            &source[usize::from(block.from) * B::WORDS..][..B::WORDS]
        };
        // ANCHOR: neighbor
        for (pattern, target) in target.chunks_exact_mut(B::WORDS).enumerate() {
            if let Some(&next) =
                sources.get(pattern + LOOKAHEAD).filter(|_| open[pattern + LOOKAHEAD])
            {
                self.blocks.prefetch(cpu, from(next));
            }
            if open[pattern] {
                let block = sources[pattern];
                let odd = self.corners.odd[row] != self.odd[pattern];
                let lines = &self.maps[usize::from(block.lines)];
                self.blocks.permute_into(
                    BlockMap { cpu, step, odd, block, lines },
                    from(block),
                    target,
                );
            }
        }
        // ANCHOR_END: neighbor
    }
}

/// The permutation of the slice with this rank among those of its parity.
fn unrank_slice(rank: u64, odd: bool) -> [u8; 4] {
    let mut slice = [0; 4];
    permutation::unrank_even(rank, &mut slice);
    if odd {
        slice.swap(2, 3);
    }
    slice
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
        let slices = B::SLICE_PERMS as u64;
        let (both, slice) = ((rank / slices) as usize, rank % slices);
        let (corners, edges) =
            (both / PERMUTATIONS, corners::unrank(both % PERMUTATIONS));
        let odd = permutation::is_even(&edges)
            != permutation::is_even(&corners::unrank(corners));
        let (class, symmetry) = self.corners.classes.entries[corners];
        let symmetry = &self.corners.symmetries[usize::from(symmetry)];
        let back = corners::inverse_slots(&symmetry.edges);
        let slots: Vec<_> = back[8..].iter().map(|slot| slot - 8).collect();
        let slice =
            permutation::rank_even(&conjugate(unrank_slice(slice, odd), &slots));
        let (set, perms) = split::divide(conjugate(edges, &back));
        let perms = perms.map(|order| self.perms.index(order));
        let (word, bit) = B::word_and_bit(perms, slice as usize);
        let pattern = self.patterns.binary_search(&set).expect("a pattern");
        let column = (pattern * B::WORDS + word) * B::BITS + bit;
        Location { color: 0, row: class.into(), column }
    }

    /// One position of each class.
    fn ranks(&self, location: Location) -> Vec<u64> {
        let (word, bit) = (location.column / B::BITS, location.column % B::BITS);
        let (perms, slice) = B::permutations(word % B::WORDS, bit);
        let perms = perms.map(|order| self.perms.all()[order]);
        let edges = split::join(self.patterns[word / B::WORDS], perms);
        let corners = self.corners.classes.representatives[location.row];
        let both = u64::from(corners) * PERMUTATIONS as u64 + permutation::rank(&edges);
        vec![both * B::SLICE_PERMS as u64 + slice as u64]
    }

    fn step(&self, cpu: Cpu, step: Step<'_, B::Word>) -> u64 {
        step.gather(cpu, self, self)
    }
}
