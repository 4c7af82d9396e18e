//! Two tables of cosets: one of distances, and a larger one that also knows the turns.

use crate::coset_pattern::KEYS;
use crate::packed::{TableBytes, entry, pack};
use pattern_database::on_threads;
use std::convert::Infallible;
use two_phase::turns::{ALL_TURNS, TURNS};
use two_phase::{CosetClasses, CosetTurns};

/// The distance of a coset, and which turns of the coset's representative change it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct CosetEntry {
    pub(crate) distance: u8,
    /// Superset of the turns that decrease the distance.
    pub(crate) nearer: u32,
    /// Subset of the turns that increase it.
    pub(crate) farther: u32,
}

/// A table of cosets by key.
pub(crate) trait CosetTable: Sync {
    /// The number of bytes of the table.
    const BYTES: usize;

    /// Computes the table on so many threads, from the distance of each key.
    fn from_distances(
        threads: usize,
        distances: &[u8],
        classes: &CosetClasses,
        turns: &CosetTurns,
    ) -> TableBytes;

    /// The entry of a key.
    fn get(bytes: &[u8], key: u32) -> CosetEntry;
}

/// Four bits for each key: the distance.
#[derive(Debug)]
pub(crate) struct Distances;

impl CosetTable for Distances {
    const BYTES: usize = KEYS / 2;

    fn from_distances(
        _: usize,
        distances: &[u8],
        _: &CosetClasses,
        _: &CosetTurns,
    ) -> TableBytes {
        pack(distances)
    }

    #[inline]
    fn get(bytes: &[u8], key: u32) -> CosetEntry {
        let distance = entry(bytes, key as usize);
        CosetEntry { distance, nearer: ALL_TURNS, farther: 0 }
    }
}

/// Four bytes for each key: bits 0–17 whether each turn changes the distance, bits 18–23 whether
/// the turns of each face that do so make it larger, bits 24–27 the distance.
///
/// The three cosets after turns of one face are a turn of that face apart, so their distances
/// differ by at most 1: not one of them is nearer and another farther.
#[derive(Debug)]
pub(crate) struct DistancesAndTurns;

/// For each set of faces, the set of their turns.
const TURNS_OF_FACES: [u32; 64] = {
    let (mut turns, mut faces) = ([0; 64], 0);
    while faces < 64 {
        let mut face = 0;
        while face < 6 {
            turns[faces] |= ((faces as u32 >> face) & 1) * (7 << (3 * face));
            face += 1;
        }
        faces += 1;
    }
    turns
};

// ANCHOR: encode
/// The entry of a coset, from its distance and those after each turn.
fn encode(distance: u8, after: [u8; TURNS]) -> u32 {
    let mut word = u32::from(distance) << 24;
    for (m, other) in after.into_iter().enumerate() {
        word |= u32::from(other != distance) << m;
        word |= u32::from(other > distance) << (TURNS + m / 3);
    }
    word
}
// ANCHOR_END: encode

/// The number of keys that a thread takes at once.
const BLOCK: usize = 1 << 16;

impl CosetTable for DistancesAndTurns {
    const BYTES: usize = 4 * KEYS;

    fn from_distances(
        threads: usize,
        distances: &[u8],
        classes: &CosetClasses,
        turns: &CosetTurns,
    ) -> TableBytes {
        let mut bytes = TableBytes::zeroed(4 * KEYS);
        let blocks = bytes.as_mut().chunks_mut(4 * BLOCK).enumerate();
        let fill = |(): &mut (), (i, block): (usize, &mut [u8])| {
            let first = (i * BLOCK) as u32;
            for (key, word) in (first..).zip(block.chunks_mut(4)) {
                let coset = classes.coset(key);
                let after = |m| distances[classes.key(turns.next(coset, m)) as usize];
                let after = std::array::from_fn(after);
                word.copy_from_slice(
                    &encode(distances[key as usize], after).to_le_bytes(),
                );
            }
            Ok::<(), Infallible>(())
        };
        let Ok(_) = on_threads(threads, blocks, || (), fill);
        bytes
    }

    #[inline]
    fn get(bytes: &[u8], key: u32) -> CosetEntry {
        let at = 4 * key as usize;
        let word = u32::from_le_bytes([
            bytes[at],
            bytes[at + 1],
            bytes[at + 2],
            bytes[at + 3],
        ]);
        let larger = TURNS_OF_FACES[(word >> TURNS) as usize % 64];
        CosetEntry {
            distance: (word >> 24) as u8,
            nearer: word & ALL_TURNS & !larger,
            farther: word & ALL_TURNS & larger,
        }
    }
}
