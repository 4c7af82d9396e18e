//! XXH64: a checksum of eight bytes at a time, in four independent lanes.

/// The primes of XXH64.
const PRIMES: [u64; 5] = [
    0x9E37_79B1_85EB_CA87,
    0xC2B2_AE3D_27D4_EB4F,
    0x1656_67B1_9E37_79F9,
    0x85EB_CA77_C2B2_AE63,
    0x27D4_EB2F_1656_67C5,
];
/// The initial values of the lanes, for the seed 0.
const INITIAL_LANES: [u64; 4] =
    [PRIMES[0].wrapping_add(PRIMES[1]), PRIMES[1], 0, PRIMES[0].wrapping_neg()];
/// Number of bytes in a block: eight for each lane.
const BLOCK_BYTES: usize = 32;

// ANCHOR: round
/// Absorbs eight bytes into a lane. Multiplication by an odd number and rotation are
/// bijective, so different words give different values of the lane.
fn round(lane: u64, word: u64) -> u64 {
    lane.wrapping_add(word.wrapping_mul(PRIMES[1]))
        .rotate_left(31)
        .wrapping_mul(PRIMES[0])
}

/// Absorbs a block into the lanes, eight bytes into each.
fn absorb_block(lanes: &mut [u64; 4], block: &[u8; BLOCK_BYTES]) {
    let (words, _) = block.as_chunks::<8>();
    for (lane, word) in lanes.iter_mut().zip(words) {
        *lane = round(*lane, u64::from_le_bytes(*word));
    }
}
// ANCHOR_END: round

// ANCHOR: checksum
/// The checksum of some bytes: XXH64 with the seed 0.
///
/// It detects accidental damage: two different files have the same checksum with a
/// probability of 2⁻⁶⁴. It does not prevent forgery.
///
/// # Complexity
/// O(bytes) time, about as fast as memory is read; no memory.
///
/// # Examples
/// ```
/// assert_eq!(saved::checksum(b"abc"), 0x44BC_2CF5_AD77_0999);
/// assert_ne!(saved::checksum(b"abd"), saved::checksum(b"abc"));
/// ```
pub fn checksum(bytes: &[u8]) -> u64 {
    let mut lanes = INITIAL_LANES;
    let (blocks, rest) = bytes.as_chunks::<BLOCK_BYTES>();
    for block in blocks {
        absorb_block(&mut lanes, block);
    }
    finish(&lanes, bytes.len() as u64, rest)
}
// ANCHOR_END: checksum

// ANCHOR: finish
/// The checksum from the lanes, the number of all bytes, and the bytes after the last block.
fn finish(lanes: &[u64; 4], length: u64, rest: &[u8]) -> u64 {
    let begun =
        if length < BLOCK_BYTES as u64 { PRIMES[4] } else { merge_lanes(lanes) };
    let mut hash = begun.wrapping_add(length);
    let (words, rest) = rest.as_chunks::<8>();
    for word in words {
        hash ^= round(0, u64::from_le_bytes(*word));
        hash = hash.rotate_left(27).wrapping_mul(PRIMES[0]).wrapping_add(PRIMES[3]);
    }
    let (halves, rest) = rest.as_chunks::<4>();
    for half in halves {
        hash ^= u64::from(u32::from_le_bytes(*half)).wrapping_mul(PRIMES[0]);
        hash = hash.rotate_left(23).wrapping_mul(PRIMES[1]).wrapping_add(PRIMES[2]);
    }
    for byte in rest {
        hash ^= u64::from(*byte).wrapping_mul(PRIMES[4]);
        hash = hash.rotate_left(11).wrapping_mul(PRIMES[0]);
    }
    avalanche(hash)
}
// ANCHOR_END: finish

/// Merges the four lanes.
fn merge_lanes(lanes: &[u64; 4]) -> u64 {
    let turned =
        lanes.iter().zip([1, 7, 12, 18]).map(|(lane, by)| lane.rotate_left(by));
    let hash = turned.fold(0, u64::wrapping_add);
    lanes.iter().fold(hash, |hash, lane| {
        (hash ^ round(0, *lane)).wrapping_mul(PRIMES[0]).wrapping_add(PRIMES[3])
    })
}

/// The final mixing of XXH64, in which each bit affects all others.
fn avalanche(hash: u64) -> u64 {
    let hash = (hash ^ (hash >> 33)).wrapping_mul(PRIMES[1]);
    let hash = (hash ^ (hash >> 29)).wrapping_mul(PRIMES[2]);
    hash ^ (hash >> 32)
}

/// The state of a [`checksum()`] of bytes that come in pieces.
///
/// # Examples
/// ```
/// use saved::{Checksum, checksum};
///
/// let mut pieces = Checksum::new();
/// pieces.add(b"God's ");
/// pieces.add(b"Algorithm");
/// assert_eq!(pieces.sum(), checksum(b"God's Algorithm"));
/// ```
#[derive(Debug, Clone)]
pub struct Checksum {
    lanes: [u64; 4],
    /// The number of bytes so far.
    length: u64,
    /// The bytes after the last block, of which `length % 32` are used.
    rest: [u8; BLOCK_BYTES],
}

impl Default for Checksum {
    fn default() -> Self {
        Self::new()
    }
}

impl Checksum {
    /// The state without bytes.
    pub fn new() -> Self {
        Checksum { lanes: INITIAL_LANES, length: 0, rest: [0; BLOCK_BYTES] }
    }

    // ANCHOR: add
    /// Adds more bytes.
    ///
    /// # Complexity
    /// O(bytes) time.
    pub fn add(&mut self, mut bytes: &[u8]) {
        let begun = (self.length % BLOCK_BYTES as u64) as usize;
        self.length += bytes.len() as u64;
        if begun > 0 {
            let (first, more) = bytes.split_at(bytes.len().min(BLOCK_BYTES - begun));
            self.rest[begun..begun + first.len()].copy_from_slice(first);
            if begun + first.len() < BLOCK_BYTES {
                return;
            }
            absorb_block(&mut self.lanes, &self.rest);
            bytes = more;
        }
        let (blocks, rest) = bytes.as_chunks::<BLOCK_BYTES>();
        for block in blocks {
            absorb_block(&mut self.lanes, block);
        }
        self.rest[..rest.len()].copy_from_slice(rest);
    }
    // ANCHOR_END: add

    /// The checksum of all bytes so far. More may be added.
    pub fn sum(&self) -> u64 {
        let rest = (self.length % BLOCK_BYTES as u64) as usize;
        finish(&self.lanes, self.length, &self.rest[..rest])
    }
}
