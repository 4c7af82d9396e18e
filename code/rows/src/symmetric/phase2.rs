//! The positions that the moves of phase 2 reach.
//!
//! ```
//! use rows::Geometry;
//! use rows::symmetric::rubik_phase2;
//!
//! // Twelve orders of the slice for each order of eight edges.
//! let phase2 = rubik_phase2();
//! assert_eq!((phase2.width(), phase2.columns().per_word), (40_320, 12));
//! ```

use super::blocks_avx2;
use super::corner_classes::{BlockLayout, BlockMap, CornerClasses};
use super::corners::RowOrder;
use super::split::{self, ORDERS, Orders, Places};
use crate::caches::prefetch;
use cpu::Cpu;

/// The 12 orders of the middle slice that go with the rest: a bit for each.
const SLICES: usize = 12;
/// A word whose 12 places are all set.
const FULL: u16 = (1 << SLICES) - 1;

/// What each word becomes.
type Lookup = [u16; 1 << SLICES];

/// A block has a row for each order of the first four edges, and in it a word for each
/// order of the other four. The word's 12 places are the orders of the middle slice,
/// of which half are possible.
#[derive(Debug)]
pub(crate) struct Phase2Blocks {
    maps: Vec<[u8; ORDERS]>,
    /// For each step, what even words become, and odd ones.
    slices: Vec<[Lookup; 2]>,
    avx2: Option<blocks_avx2::Phase2Avx2>,
}

/// All 19,508,428,800 positions that U, D and half turns reach.
pub(crate) fn phase2(rows: RowOrder) -> CornerClasses<Phase2Blocks> {
    CornerClasses::new(rows, |corners, orders, maps| {
        let places: Vec<_> =
            corners.slices.iter().map(|slice| places(slice, orders)).collect();
        let slices = places.iter().map(|two| two.map(|from| lookup(&from))).collect();
        Phase2Blocks {
            slices,
            maps: maps.to_vec(),
            avx2: blocks_avx2::Phase2Avx2::new(maps, &places),
        }
    })
}

fn places([from, to]: &[[usize; 4]; 2], orders: &Orders) -> Places {
    let source = |order: [usize; 4]| {
        let mut image = [0; 4];
        (0..4).for_each(|i| image[to[i]] = to[order[from[i]]]);
        (orders.number(image) % SLICES) as u8
    };
    [0, 1].map(|odd| std::array::from_fn(|k| source(orders.all()[odd * SLICES + k])))
}

fn lookup(from: &[u8; SLICES]) -> Lookup {
    let bit = |word: usize, place: usize| (word >> from[place] & 1) as u16;
    std::array::from_fn(|word| (0..SLICES).map(|place| bit(word, place) << place).sum())
}

impl BlockLayout for Phase2Blocks {
    type Word = u16;
    const WORDS: usize = ORDERS * ORDERS;
    const BITS: usize = SLICES;
    const FULL: u16 = FULL;

    const SLICES: usize = SLICES;

    /// Even orders come first.
    fn kind(order: [usize; 4]) -> usize {
        usize::from(!split::is_even(&order))
    }

    fn place([first, second]: [usize; 2], slice: usize) -> (usize, usize) {
        (first * ORDERS + second, slice)
    }

    fn orders(word: usize, place: usize) -> ([usize; 2], usize) {
        ([word / ORDERS, word % ORDERS], place)
    }

    #[inline(always)]
    fn permute_into(&self, map: BlockMap<'_>, source: &[u16], target: &mut [u16]) {
        if Cpu::Avx2.is_subset_of(map.cpu) {
            let avx2 = self.avx2.as_ref().expect("the tables for AVX2");
            return avx2.permute_into(map, source, target);
        }
        let lanes = &self.maps[usize::from(map.block.lanes)];
        let [even_words, odd_words] = &self.slices[map.step];
        let rows = source.as_chunks::<ORDERS>().0;
        // ANCHOR: words
        for (order, into) in target.as_chunks_mut::<ORDERS>().0.iter_mut().enumerate() {
            let from = &rows[usize::from(map.rows[order])];
            if from.iter().fold(0, |any, &word| any | word) == 0 {
                continue;
            }
            let odd = map.odd != (order >= SLICES);
            let (first, second) =
                if odd { (odd_words, even_words) } else { (even_words, odd_words) };
            let fours = into.as_chunks_mut().0.iter_mut().zip(lanes.as_chunks().0);
            for (k, (into, lanes)) in fours.enumerate() {
                let lookup = if k < 3 { first } else { second };
                let word =
                    |lane: u8| lookup[usize::from(from[usize::from(lane)] & FULL)];
                *into = apart(together(*into) | together(lanes.map(word)));
            }
        }
        // ANCHOR_END: words
    }

    #[inline(always)]
    fn turn_back(turned: &[u16], into: &mut [u16]) {
        for (order, into) in into.chunks_exact_mut(ORDERS).enumerate() {
            for (other, into) in into.iter_mut().enumerate() {
                *into |= turned[other * ORDERS + order];
            }
        }
    }

    #[inline(always)]
    fn prefetch(&self, cpu: Cpu, block: &[u16]) -> bool {
        prefetch(block);
        Cpu::Avx2.is_subset_of(cpu)
    }
}

/// Four words as one number, which is read and written at once.
#[inline(always)]
fn together(words: [u16; 4]) -> u64 {
    words.into_iter().rev().fold(0, |all, word| all << 16 | u64::from(word))
}

/// The four words of a number.
#[inline(always)]
fn apart(four: u64) -> [u16; 4] {
    [0, 16, 32, 48].map(|by| (four >> by) as u16)
}
