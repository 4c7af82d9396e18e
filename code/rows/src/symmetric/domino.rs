//! The domino, 3 × 3 × 2: corners and eight edges, without a middle slice.
//!
//! ```
//! use rows::Geometry;
//! use rows::symmetric::domino;
//!
//! // 70 blocks of three times 24 bytes: a bit for each order of eight edges.
//! let domino = domino();
//! assert_eq!((domino.width(), domino.columns().count), (70 * 72, 40_320));
//! ```

use super::blocks_avx2::DominoAvx2;
use super::corner_classes::{BlockLayout, BlockMap, CornerClasses};
use super::corners::RowOrder;
use super::split::ORDERS;
use cpu::Cpu;

/// The orders of four things fall into three kinds of eight, so that a symmetry, which
/// turns or mirrors the square of four slots, sends an order to one of its own kind.
const KINDS: usize = 3;
/// How many orders there are of each kind: a byte has a bit for each.
const KIND: usize = ORDERS / KINDS;

/// How a map of orders acts on bytes.
#[derive(Debug, Clone, Copy)]
struct Bits {
    /// For each kind, which kind it comes from.
    from: [usize; KINDS],
    /// For each kind and each place of its byte, the place that it comes from.
    places: [[u8; KIND]; KINDS],
}

/// A block has three times 24 bytes: for each kind of the orders of the other four
/// edges, and for each order of the first four, a bit for each order of this kind.
#[derive(Debug)]
pub(crate) struct DominoBlocks {
    bits: Vec<Bits>,
    lookup: Vec<[[u8; 256]; KINDS]>,
    avx2: Option<DominoAvx2>,
}

/// All 1,625,702,400 positions of the domino.
pub(crate) fn domino(rows: RowOrder) -> CornerClasses<DominoBlocks> {
    CornerClasses::new(rows, |_, _, maps| {
        let bits: Vec<_> = maps.iter().map(bits).collect();
        let avx2 = DominoAvx2::new(bits.iter().map(|bits| bits.places));
        let lookup = bits.iter().map(|bits| bits.places.map(|places| lookup(&places)));
        DominoBlocks { lookup: lookup.collect(), bits, avx2 }
    })
}

// ANCHOR: make
fn bits(map: &[u8; ORDERS]) -> Bits {
    let from = |place: usize| usize::from(map[place]);
    Bits {
        from: std::array::from_fn(|kind| from(kind * KIND) / KIND),
        places: std::array::from_fn(|kind| {
            std::array::from_fn(|k| (from(kind * KIND + k) % KIND) as u8)
        }),
    }
}

fn lookup(places: &[u8; KIND]) -> [u8; 256] {
    let bit = |byte: usize, place: usize| (byte >> places[place] & 1) as u8;
    std::array::from_fn(|byte| (0..KIND).map(|place| bit(byte, place) << place).sum())
}
// ANCHOR_END: make

impl BlockLayout for DominoBlocks {
    type Word = u8;
    const WORDS: usize = KINDS * ORDERS;
    const BITS: usize = KIND;
    const FULL: u8 = u8::MAX;
    const SLICES: usize = 1;

    /// Orders that the symmetries of the square send to each other.
    fn kind(order: [usize; 4]) -> usize {
        let turned = |k: usize| order.map(|piece| (piece + k) % 4);
        let mirrored = |k: usize| order.map(|piece| (k + 4 - piece) % 4);
        let all = (0..4).flat_map(|k| [turned(k), mirrored(k)]);
        let number = |order: [usize; 4]| order.iter().fold(0, |n, piece| n * 4 + piece);
        all.map(number).min().expect("eight")
    }

    fn place([first, second]: [usize; 2], _slice: usize) -> (usize, usize) {
        (second / KIND * ORDERS + first, second % KIND)
    }

    fn orders(word: usize, place: usize) -> ([usize; 2], usize) {
        ([word % ORDERS, word / ORDERS * KIND + place], 0)
    }

    #[inline(always)]
    fn permute_into(&self, map: BlockMap<'_>, source: &[u8], target: &mut [u8]) {
        let lanes = usize::from(map.block.lanes);
        let bits = &self.bits[lanes];
        if Cpu::Avx2.is_subset_of(map.cpu) {
            let avx2 = self.avx2.as_ref().expect("the tables for AVX2");
            return avx2.permute_into(map, bits.from, source, target);
        }
        // ANCHOR: bytes
        for (kind, into) in target.chunks_exact_mut(ORDERS).enumerate() {
            let from = &source[bits.from[kind] * ORDERS..][..ORDERS];
            let from: &[u8; ORDERS] = from.try_into().expect("24 bytes");
            if *from == [0; ORDERS] {
                continue;
            }
            let lookup = &self.lookup[lanes][kind];
            let eights = into
                .as_chunks_mut::<KIND>()
                .0
                .iter_mut()
                .zip(map.rows.as_chunks::<KIND>().0);
            for (into, rows) in eights {
                let new = rows.map(|row| lookup[usize::from(from[usize::from(row)])]);
                let all = u64::from_le_bytes(*into) | u64::from_le_bytes(new);
                *into = all.to_le_bytes();
            }
        }
        // ANCHOR_END: bytes
    }

    /// The blocks are small and near: nothing need be prefetched.
    #[inline(always)]
    fn prefetch(&self, _cpu: Cpu, _block: &[u8]) -> bool {
        true
    }

    #[inline(always)]
    fn turn_back(turned: &[u8], into: &mut [u8]) {
        for (at, into) in into.as_chunks_mut::<KIND>().0.iter_mut().enumerate() {
            let (other, kind) = (at / KINDS, at % KINDS);
            let (all, _) = turned.as_chunks::<KIND>();
            let turned = turn(u64::from_le_bytes(all[kind * KINDS + other]));
            *into = (u64::from_le_bytes(*into) | turned).to_le_bytes();
        }
    }
}

/// Eight bytes as a square of bits, mirrored on its diagonal.
#[inline(always)]
// ANCHOR: turn
fn turn(mut square: u64) -> u64 {
    for (by, mask) in
        [(7, 0x00aa_00aa_00aa_00aa), (14, 0x0000_cccc_0000_cccc), (28, 0xf0f0_f0f0)]
    {
        let swap = (square ^ (square >> by)) & mask;
        square ^= swap ^ (swap << by);
    }
    square
}
// ANCHOR_END: turn
