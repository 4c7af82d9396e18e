//! The domino, 3 × 3 × 2: corners and eight edges, no middle slice.
//!
//! ```
//! use rows::Geometry;
//! use rows::symmetric::domino;
//!
//! // 70 blocks of three times 24 bytes: a bit for each permutation of eight edges.
//! let domino = domino();
//! assert_eq!((domino.width(), domino.columns().count), (70 * 72, 40_320));
//! ```

use super::blocks_avx2::DominoAvx2;
use super::corner_classes::{BlockLayout, BlockMap, CornerClasses};
use super::split::PERMS;
use cpu::Cpu;

/// The permutations of four fall into three kinds of eight: a symmetry rotates or mirrors the
/// square of four slots, and maps a permutation to one of its own kind.
const KINDS: usize = 3;
/// Permutations of a kind: a byte has a bit for each.
const KIND_SIZE: usize = PERMS / KINDS;

/// Effect of a map of permutations on bytes.
#[derive(Debug, Clone, Copy)]
struct ByteMap {
    /// The source kind of each kind.
    kinds: [usize; KINDS],
    /// For each kind, the source bit of each bit of its byte.
    columns: [[u8; KIND_SIZE]; KINDS],
}

/// A block has three times 24 bytes: for each kind of the permutations of the other four edges, a
/// byte for each permutation of the first four. The bits of a byte are the permutations of its
/// kind.
#[derive(Debug)]
pub(crate) struct DominoBlocks {
    byte_maps: Vec<ByteMap>,
    lookup: Vec<[[u8; 256]; KINDS]>,
    avx2: Option<DominoAvx2>,
}

/// All 1,625,702,400 positions of the domino.
pub(crate) fn domino() -> CornerClasses<DominoBlocks> {
    CornerClasses::new(|_, _, maps| {
        let byte_maps: Vec<_> = maps.iter().map(byte_map).collect();
        let avx2 = DominoAvx2::new(byte_maps.iter().map(|map| map.columns));
        let lookup = byte_maps.iter().map(|map| map.columns.map(|from| lookup(&from)));
        DominoBlocks { lookup: lookup.collect(), byte_maps, avx2 }
    })
}

fn byte_map(map: &[u8; PERMS]) -> ByteMap {
    let from = |column: usize| usize::from(map[column]);
    ByteMap {
        kinds: std::array::from_fn(|kind| from(kind * KIND_SIZE) / KIND_SIZE),
        columns: std::array::from_fn(|kind| {
            std::array::from_fn(|k| (from(kind * KIND_SIZE + k) % KIND_SIZE) as u8)
        }),
    }
}

fn lookup(from: &[u8; KIND_SIZE]) -> [u8; 256] {
    let bit = |byte: usize, column: usize| ((byte >> from[column]) & 1) as u8;
    std::array::from_fn(|byte| {
        (0..KIND_SIZE).map(|column| bit(byte, column) << column).sum()
    })
}

impl BlockLayout for DominoBlocks {
    type Word = u8;
    const WORDS: usize = KINDS * PERMS;
    const BITS: usize = KIND_SIZE;
    const FULL: u8 = u8::MAX;
    const SLICE_PERMS: usize = 1;

    /// The least permutation that a rotation or reflection of the square makes of this one.
    fn sort_key(order: [usize; 4]) -> usize {
        let rotated = |k: usize| order.map(|piece| (piece + k) % 4);
        let mirrored = |k: usize| order.map(|piece| (k + 4 - piece) % 4);
        let all = (0..4).flat_map(|k| [rotated(k), mirrored(k)]);
        let number = |order: [usize; 4]| order.iter().fold(0, |n, piece| n * 4 + piece);
        all.map(number).min().expect("eight")
    }

    fn word_and_bit([first, second]: [usize; 2], _slice: usize) -> (usize, usize) {
        (second / KIND_SIZE * PERMS + first, second % KIND_SIZE)
    }

    fn permutations(word: usize, bit: usize) -> ([usize; 2], usize) {
        ([word % PERMS, word / PERMS * KIND_SIZE + bit], 0)
    }

    #[inline(always)]
    fn permute_into(&self, map: BlockMap<'_>, source: &[u8], target: &mut [u8]) {
        let lanes = usize::from(map.block.lanes);
        let byte_map = &self.byte_maps[lanes];
        if Cpu::Avx2.is_subset_of(map.cpu) {
            let avx2 = self.avx2.as_ref().expect("the tables for AVX2");
            return avx2.permute_into(map, byte_map.kinds, source, target);
        }
        for (kind, into) in target.chunks_exact_mut(PERMS).enumerate() {
            let from = &source[byte_map.kinds[kind] * PERMS..][..PERMS];
            let from: &[u8; PERMS] = from.try_into().expect("24 bytes");
            if *from == [0; PERMS] {
                continue;
            }
            let lookup = &self.lookup[lanes][kind];
            let eights = into
                .as_chunks_mut::<KIND_SIZE>()
                .0
                .iter_mut()
                .zip(map.lines.as_chunks::<KIND_SIZE>().0);
            for (into, rows) in eights {
                let new = rows.map(|row| lookup[usize::from(from[usize::from(row)])]);
                let all = u64::from_le_bytes(*into) | u64::from_le_bytes(new);
                *into = all.to_le_bytes();
            }
        }
    }

    /// Blocks are small and consecutive: no prefetch needed.
    #[inline(always)]
    fn prefetch(&self, _cpu: Cpu, _block: &[u8]) -> bool {
        true
    }

    #[inline(always)]
    fn add_transposed(transposed: &[u8], into: &mut [u8]) {
        for (at, into) in into.as_chunks_mut::<KIND_SIZE>().0.iter_mut().enumerate() {
            let (other, kind) = (at / KINDS, at % KINDS);
            let (all, _) = transposed.as_chunks::<KIND_SIZE>();
            let transposed = transpose(u64::from_le_bytes(all[kind * KINDS + other]));
            *into = (u64::from_le_bytes(*into) | transposed).to_le_bytes();
        }
    }
}

/// Transposes eight bytes as a square of bits.
#[inline(always)]
fn transpose(mut square: u64) -> u64 {
    for (shift, mask) in
        [(7, 0x00aa_00aa_00aa_00aa), (14, 0x0000_cccc_0000_cccc), (28, 0xf0f0_f0f0)]
    {
        let swap = (square ^ (square >> shift)) & mask;
        square ^= swap ^ (swap << shift);
    }
    square
}
