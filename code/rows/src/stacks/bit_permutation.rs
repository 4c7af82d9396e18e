//! A permutation of the bits of words, applied to eight words at a time.
//!
//! ```
//! use puzzle::pancake::Pancakes;
//! use rows::Geometry;
//! use rows::stacks::Wildcards;
//!
//! // A bit for each permutation of four wildcards.
//! assert_eq!(Wildcards::pancakes(7).expect("rows").columns().per_word, 24);
//! ```

/// Number of words permuted at once.
pub(super) const LANES: usize = 8;

/// Bits of a word that move by the same distance: `up - down`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct BitRun {
    bits: u32,
    up: u32,
    down: u32,
}

/// A permutation of the bits of a word.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct BitPermutation {
    runs: Vec<BitRun>,
}

impl BitPermutation {
    /// Maps bit `k` to bit `to[k]`.
    pub(super) fn new(to: &[u32]) -> Self {
        let mut runs: Vec<BitRun> = Vec::new();
        for (from, &to) in to.iter().enumerate() {
            let from = from as u32;
            let (up, down) = (to.saturating_sub(from), from.saturating_sub(to));
            match runs.iter_mut().find(|run| (run.up, run.down) == (up, down)) {
                Some(run) => run.bits |= 1 << from,
                None => runs.push(BitRun { bits: 1 << from, up, down }),
            }
        }
        BitPermutation { runs }
    }

    /// Whether every bit stays in place.
    pub(super) fn is_identity(&self) -> bool {
        self.runs.iter().all(|run| (run.up, run.down) == (0, 0))
    }

    /// Permutes the bits of each word; bits that move by the same distance move together.
    // ANCHOR: apply
    #[inline(always)]
    pub(super) fn apply(&self, words: [u32; LANES]) -> [u32; LANES] {
        let mut permuted = [0; LANES];
        for run in &self.runs {
            for k in 0..LANES {
                permuted[k] |= (words[k] & run.bits) << run.up >> run.down;
            }
        }
        permuted
    }
    // ANCHOR_END: apply
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn maps_each_bit_to_its_target() {
        let to: Vec<u32> = (0..24).map(|k| (k * 7 + 3) % 24).collect();
        let shuffle = BitPermutation::new(&to);
        for k in 0..24 {
            assert_eq!(shuffle.apply([1 << k; LANES]), [1 << to[k]; LANES]);
        }
        assert!(!shuffle.is_identity());
        assert!(BitPermutation::new(&[0, 1, 2]).is_identity());
    }
}
