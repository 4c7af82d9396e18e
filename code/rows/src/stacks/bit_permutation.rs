//! A permutation of the bits of words, applied to eight words at a time.

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
    /// The source of bit `k` is bit `sources[k]`.
    pub(super) fn new(sources: &[u32]) -> Self {
        let mut runs: Vec<BitRun> = Vec::new();
        for (target, &source) in (0u32..).zip(sources) {
            let (up, down) =
                (target.saturating_sub(source), source.saturating_sub(target));
            match runs.iter_mut().find(|run| (run.up, run.down) == (up, down)) {
                Some(run) => run.bits |= 1 << source,
                None => runs.push(BitRun { bits: 1 << source, up, down }),
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
    fn takes_each_bit_from_its_source() {
        let sources: Vec<u32> = (0..24).map(|k| (k * 7 + 3) % 24).collect();
        let permutation = BitPermutation::new(&sources);
        for k in 0..24 {
            assert_eq!(permutation.apply([1 << sources[k]; LANES]), [1 << k; LANES]);
        }
        assert!(!permutation.is_identity());
        assert!(BitPermutation::new(&[0, 1, 2]).is_identity());
    }
}
