//! The domino, 3 × 3 × 2: corners and eight edges, no middle slice.
//!
//! A block has a line for each permutation of the first four edges, and in it a bit for each
//! permutation of the other four. The four slots of a layer are the corners of a square. A
//! symmetry rotates or mirrors this square, and renames the four pieces in the same way.
//! Permutations that are renamed into each other are of one **kind**. There are three kinds of
//! eight: the piece opposite to the piece in slot 0 lies in slot 1, 2 or 3. A permutation
//! of the slots maps a kind to a kind. So the eight bits of a kind are a byte, whose image is
//! looked up.

use super::blocks_avx2::DominoAvx2;
use super::corner_classes::{BlockLayout, BlockMap, CornerClasses};
use super::split::PERMS;
use cpu::Cpu;

/// Number of kinds of permutations of four.
pub(super) const KINDS: usize = 3;
/// Number of permutations of a kind, the bits of a byte.
const KIND_SIZE: usize = PERMS / KINDS;

/// Map of the 24 bits of a line.
#[derive(Debug)]
pub(super) struct LineMap {
    /// The source kind of each kind.
    pub(super) sources: [usize; KINDS],
    /// For each kind, the image of each byte of its source kind.
    pub(super) images: [[u8; 256]; KINDS],
}

/// A block of 72 bytes: byte `24 * kind + line` has the bits of this kind in this line.
#[derive(Debug)]
pub(crate) struct DominoBlocks {
    maps: Vec<LineMap>,
    avx2: Option<DominoAvx2>,
}

/// All 1,625,702,400 positions of the domino.
pub(crate) fn domino() -> CornerClasses<DominoBlocks> {
    CornerClasses::new(|_, _, maps| {
        let maps: Vec<_> = maps.iter().map(LineMap::new).collect();
        let avx2 = DominoAvx2::new(&maps);
        DominoBlocks { maps, avx2 }
    })
}

impl LineMap {
    /// The map with these sources of the 24 bits.
    fn new(sources: &[u8; PERMS]) -> LineMap {
        let kinds = sources.as_chunks::<KIND_SIZE>().0;
        let image = |sources: &[u8; KIND_SIZE], byte: usize| {
            let bits = sources.iter().map(|&source| byte >> (source % 8) & 1);
            bits.enumerate().map(|(k, bit)| (bit as u8) << k).sum()
        };
        LineMap {
            sources: std::array::from_fn(|kind| usize::from(kinds[kind][0]) / 8),
            images: std::array::from_fn(|kind| {
                std::array::from_fn(|byte| image(&kinds[kind], byte))
            }),
        }
    }
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
        let images = (0..4).flat_map(|k| [rotated(k), mirrored(k)]);
        let number = |order: [usize; 4]| order.iter().fold(0, |n, piece| n * 4 + piece);
        images.map(number).min().expect("eight images")
    }

    fn word_and_bit([first, second]: [usize; 2], _slice: usize) -> (usize, usize) {
        (second / KIND_SIZE * PERMS + first, second % KIND_SIZE)
    }

    fn permutations(word: usize, bit: usize) -> ([usize; 2], usize) {
        ([word % PERMS, word / PERMS * KIND_SIZE + bit], 0)
    }

    #[inline(always)]
    fn permute_into(&self, map: BlockMap<'_>, source: &[u8], target: &mut [u8]) {
        if let (Some(avx2), true) = (&self.avx2, Cpu::Avx2.is_subset_of(map.cpu)) {
            return avx2.permute_into(map, source, target);
        }
        let LineMap { sources, images } = &self.maps[usize::from(map.block.entries)];
        let kinds = source.as_chunks::<PERMS>().0;
        for (kind, target) in target.as_chunks_mut::<PERMS>().0.iter_mut().enumerate() {
            let source = &kinds[sources[kind]];
            if *source == [0; PERMS] {
                continue;
            }
            let image = |line: u8| images[kind][usize::from(source[usize::from(line)])];
            let eights = map.lines.as_chunks::<8>().0;
            // Eight bytes at once: after a store of one byte, a load of eight has to wait.
            for (bytes, lines) in target.as_chunks_mut::<8>().0.iter_mut().zip(eights) {
                let new = u64::from_le_bytes(lines.map(image));
                *bytes = (u64::from_le_bytes(*bytes) | new).to_le_bytes();
            }
        }
    }

    /// A block is nine squares of eight bytes: square `3 * kind + third` has the bits of a kind in
    /// a third of the lines. It is transposed to square `3 * third + kind`.
    #[inline(always)]
    fn add_transposed(block: &[u8], target: &mut [u8]) {
        let squares = block.as_chunks::<8>().0;
        for (k, bytes) in target.as_chunks_mut::<8>().0.iter_mut().enumerate() {
            let square = u64::from_le_bytes(squares[k % KINDS * KINDS + k / KINDS]);
            *bytes = (u64::from_le_bytes(*bytes) | transpose(square)).to_le_bytes();
        }
    }
}

/// Transposes eight bytes as a square of bits: three exchanges, of neighboring bits, of pairs and
/// of fours, mirror it on its diagonal.
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
