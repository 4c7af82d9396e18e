//! The positions of phase 2.
//!
//! The four edges of the middle slice have 24 permutations, of which the parity of the other
//! pieces leaves 12. So each bit of the domino becomes a word of 12 bits. A move and a symmetry
//! map the 12 in one way if the permutation of the domino's edges is even, and in another if it is
//! odd. Even permutations come before odd ones, so each half of a line has one parity.

use super::blocks_avx2::Phase2Avx2;
use super::corner_class_table::EdgeStep;
use super::corner_classes::{BlockLayout, BlockMap, CornerClasses};
use super::split::{self, FourPerms, PERMS};
use crate::caches;
use cpu::Cpu;

/// Number of even permutations of four, and of odd ones: the bits of a word.
pub(super) const HALF: usize = PERMS / 2;
/// A word with all 12 bits set.
const FULL: u16 = (1 << HALF) - 1;

/// The image of each word.
pub(super) type WordImages = [u16; 1 << HALF];

/// A block has a line for each permutation of the first four edges, and in it a word for each
/// permutation of the other four.
#[derive(Debug)]
pub(crate) struct Phase2Blocks {
    maps: Vec<[u8; PERMS]>,
    /// For each step, the image of even words and of odd words.
    images: Vec<[WordImages; 2]>,
    avx2: Option<Phase2Avx2>,
}

/// All 19,508,428,800 positions that turns of U and D and half turns of the other faces reach.
pub(crate) fn phase2() -> CornerClasses<Phase2Blocks> {
    CornerClasses::new(|steps, perms, maps| {
        let images: Vec<_> = steps.iter().map(|step| images(step, perms)).collect();
        let avx2 = Phase2Avx2::new(maps, &images);
        Phase2Blocks { images, maps: maps.to_vec(), avx2 }
    })
}

/// The images of even words and of odd words after a step.
fn images(step: &EdgeStep, perms: &FourPerms) -> [WordImages; 2] {
    let slice = |slots: [usize; 12]| [8, 9, 10, 11].map(|slot| slots[slot] - 8);
    let (sources, symmetry) = (slice(step.sources), slice(step.images));
    let source = |order: [usize; 4]| {
        let mut image = [0; 4];
        (0..4).for_each(|i| image[symmetry[i]] = symmetry[order[sources[i]]]);
        perms.index(image) % HALF
    };
    [0, HALF].map(|first| {
        let sources: [usize; HALF] =
            std::array::from_fn(|k| source(perms.all()[first + k]));
        std::array::from_fn(|word| {
            (0..HALF).map(|k| ((word >> sources[k] & 1) as u16) << k).sum()
        })
    })
}

impl BlockLayout for Phase2Blocks {
    type Word = u16;
    const WORDS: usize = PERMS * PERMS;
    const BITS: usize = HALF;
    const FULL: u16 = FULL;
    const SLICE_PERMS: usize = HALF;

    /// Even permutations come first.
    fn sort_key(order: [usize; 4]) -> usize {
        usize::from(!split::is_even(&order))
    }

    fn word_and_bit([first, second]: [usize; 2], slice: usize) -> (usize, usize) {
        (first * PERMS + second, slice)
    }

    fn permutations(word: usize, bit: usize) -> ([usize; 2], usize) {
        ([word / PERMS, word % PERMS], bit)
    }

    #[inline(always)]
    fn permute_into(&self, map: BlockMap<'_>, source: &[u16], target: &mut [u16]) {
        if let (Some(avx2), true) = (&self.avx2, Cpu::Avx2.is_subset_of(map.cpu)) {
            return avx2.permute_into(map, source, target);
        }
        let entries = &self.maps[usize::from(map.block.entries)];
        let images = &self.images[map.step];
        let lines = source.as_chunks::<PERMS>().0;
        for (k, target) in target.as_chunks_mut::<PERMS>().0.iter_mut().enumerate() {
            let source = &lines[usize::from(map.lines[k])];
            if source.iter().fold(0, |any, &word| any | word) == 0 {
                continue;
            }
            let odd = usize::from(map.odd != (k >= HALF));
            let halves = [&images[odd], &images[1 - odd]];
            let fours = target.as_chunks_mut::<4>().0.iter_mut();
            for (k, (words, four)) in fours.zip(entries.as_chunks::<4>().0).enumerate()
            {
                let word = |entry: u8| usize::from(source[usize::from(entry)] & FULL);
                let new = four.map(|entry| halves[k / 3][word(entry)]);
                words.iter_mut().zip(new).for_each(|(word, new)| *word |= new);
            }
        }
    }

    #[inline(always)]
    fn add_transposed(block: &[u16], target: &mut [u16]) {
        for (line, words) in target.chunks_exact_mut(PERMS).enumerate() {
            for (entry, word) in words.iter_mut().enumerate() {
                *word |= block[entry * PERMS + line];
            }
        }
    }

    /// At the portable level, copying takes less time than waiting for prefetched blocks.
    #[inline(always)]
    fn copies_rows(cpu: Cpu) -> bool {
        !Cpu::Avx2.is_subset_of(cpu)
    }

    #[inline(always)]
    fn prefetch(block: &[u16]) {
        caches::prefetch(block);
    }
}
