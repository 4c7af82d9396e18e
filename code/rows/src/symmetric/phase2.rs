//! The positions of phase 2.
//!
//! ```
//! use rows::Geometry;
//! use rows::symmetric::rubik_phase2;
//!
//! // Twelve permutations of the slice for each permutation of eight edges.
//! let phase2 = rubik_phase2();
//! assert_eq!((phase2.width(), phase2.columns().per_word), (40_320, 12));
//! ```

use super::blocks_avx2;
use super::corner_class_table::EdgeStep;
use super::corner_classes::{BlockLayout, BlockMap, CornerClasses};
use super::split::{self, BitMaps, FourPerms, PERMS};
use crate::caches::prefetch;
use cpu::Cpu;

/// Permutations of the middle slice with the right parity: the bits of a word.
const COLUMNS: usize = 12;
/// A word with all 12 bits set.
const FULL: u16 = (1 << COLUMNS) - 1;

/// The image of each word.
type Lookup = [u16; 1 << COLUMNS];

/// A block has a line for each permutation of the first four edges, and in it a word for each
/// permutation of the other four. The word's 12 bits are the permutations of the middle slice
/// with the right parity.
#[derive(Debug)]
pub(crate) struct Phase2Blocks {
    maps: Vec<[u8; PERMS]>,
    /// For each move and symmetry, the image of even words and of odd words.
    lookups: Vec<[Lookup; 2]>,
    avx2: Option<blocks_avx2::Phase2Avx2>,
}

/// All 19,508,428,800 positions that turns of U and D and half turns of the other faces reach.
pub(crate) fn phase2() -> CornerClasses<Phase2Blocks> {
    CornerClasses::new(|corners, perms, maps| {
        let columns: Vec<_> =
            corners.steps.iter().map(|step| columns(step, perms)).collect();
        let lookups = columns.iter().map(|two| two.map(|from| lookup(&from))).collect();
        Phase2Blocks {
            lookups,
            maps: maps.to_vec(),
            avx2: blocks_avx2::Phase2Avx2::new(maps, &columns),
        }
    })
}

fn columns(step: &EdgeStep, perms: &FourPerms) -> BitMaps {
    let slice = |slots: [usize; 12]| [8, 9, 10, 11].map(|slot| slots[slot] - 8);
    let (from, to) = (slice(step.sources), slice(step.images));
    let source = |order: [usize; 4]| {
        let mut image = [0; 4];
        (0..4).for_each(|i| image[to[i]] = to[order[from[i]]]);
        (perms.index(image) % COLUMNS) as u8
    };
    [0, 1].map(|odd| std::array::from_fn(|k| source(perms.all()[odd * COLUMNS + k])))
}

fn lookup(from: &[u8; COLUMNS]) -> Lookup {
    let bit = |word: usize, column: usize| ((word >> from[column]) & 1) as u16;
    std::array::from_fn(|word| {
        (0..COLUMNS).map(|column| bit(word, column) << column).sum()
    })
}

impl BlockLayout for Phase2Blocks {
    type Word = u16;
    const WORDS: usize = PERMS * PERMS;
    const BITS: usize = COLUMNS;
    const FULL: u16 = FULL;

    const SLICE_PERMS: usize = COLUMNS;

    /// Even permutations come first.
    fn sort_key(order: [usize; 4]) -> usize {
        usize::from(!split::is_even(&order))
    }

    fn word_and_bit([first, second]: [usize; 2], slice: usize) -> (usize, usize) {
        (first * PERMS + second, slice)
    }

    fn permutations(word: usize, column: usize) -> ([usize; 2], usize) {
        ([word / PERMS, word % PERMS], column)
    }

    #[inline(always)]
    fn permute_into(&self, map: BlockMap<'_>, source: &[u16], target: &mut [u16]) {
        if Cpu::Avx2.is_subset_of(map.cpu) {
            let avx2 = self.avx2.as_ref().expect("the tables for AVX2");
            return avx2.permute_into(map, source, target);
        }
        let lanes = &self.maps[usize::from(map.block.lanes)];
        let [even_words, odd_words] = &self.lookups[map.step];
        let rows = source.as_chunks::<PERMS>().0;
        for (order, into) in target.as_chunks_mut::<PERMS>().0.iter_mut().enumerate() {
            let from = &rows[usize::from(map.lines[order])];
            if from.iter().fold(0, |any, &word| any | word) == 0 {
                continue;
            }
            let odd = map.odd != (order >= COLUMNS);
            let (first, second) =
                if odd { (odd_words, even_words) } else { (even_words, odd_words) };
            let fours = into.as_chunks_mut().0.iter_mut().zip(lanes.as_chunks().0);
            for (k, (into, lanes)) in fours.enumerate() {
                let lookup = if k < 3 { first } else { second };
                let word =
                    |lane: u8| lookup[usize::from(from[usize::from(lane)] & FULL)];
                *into = unpack(pack(*into) | pack(lanes.map(word)));
            }
        }
    }

    #[inline(always)]
    fn add_transposed(transposed: &[u16], into: &mut [u16]) {
        for (order, into) in into.chunks_exact_mut(PERMS).enumerate() {
            for (other, into) in into.iter_mut().enumerate() {
                *into |= transposed[other * PERMS + order];
            }
        }
    }

    #[inline(always)]
    fn prefetch(&self, cpu: Cpu, block: &[u16]) -> bool {
        prefetch(block);
        Cpu::Avx2.is_subset_of(cpu)
    }
}

/// Packs four words into one, for a single load or store.
#[inline(always)]
fn pack(words: [u16; 4]) -> u64 {
    words.into_iter().rev().fold(0, |all, word| (all << 16) | u64::from(word))
}

#[inline(always)]
fn unpack(four: u64) -> [u16; 4] {
    [0, 16, 32, 48].map(|shift| (four >> shift) as u16)
}
