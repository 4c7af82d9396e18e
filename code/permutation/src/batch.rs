//! Ranks of many permutations, with the instructions of a given level.

use crate::{LANES, Lanes, RankInteger, rank_lanes, unrank_lanes};
use cpu::{Cpu, Task};

/// The task of [`rank_batch`].
// ANCHOR: rank
struct RankTask<'a, T, const N: usize> {
    pms: &'a [Lanes<N>],
    ts: &'a mut [[T; LANES]],
}

impl<T: RankInteger, const N: usize> Task for RankTask<'_, T, N> {
    type Output = ();

    #[inline(always)]
    fn run(self, _cpu: Cpu) {
        for (pm, t) in self.pms.iter().zip(self.ts) {
            *t = rank_lanes(pm);
        }
    }
}
// ANCHOR_END: rank

/// Ranks blocks of 64 permutations with [`rank_lanes`], compiled for `cpu`.
///
/// # Panics
/// If the numbers of blocks of ranks and of permutations differ, or if this machine does
/// not have the instructions of `cpu`.
///
/// # Complexity
/// O(n²) time for as many permutations as fit in a register; O(1) memory.
///
/// # Examples
/// ```
/// use cpu::Cpu;
///
/// let pms = permutation::to_lanes(&[[1, 3, 0, 2]; 100]);
/// let mut ts = vec![[0_u16; 64]; pms.len()];
/// permutation::rank_batch(Cpu::best(), &pms, &mut ts);
/// assert_eq!(ts[1][35], 10); // the hundredth
/// ```
pub fn rank_batch<T: RankInteger, const N: usize>(
    cpu: Cpu,
    pms: &[Lanes<N>],
    ts: &mut [[T; LANES]],
) {
    assert_eq!(pms.len(), ts.len(), "a block of ranks for each block of permutations");
    cpu.run(RankTask { pms, ts });
}

/// The task of [`unrank_batch`].
struct UnrankTask<'a, T, const N: usize> {
    ts: &'a [[T; LANES]],
    pms: &'a mut [Lanes<N>],
}

impl<T: RankInteger, const N: usize> Task for UnrankTask<'_, T, N> {
    type Output = ();

    #[inline(always)]
    fn run(self, _cpu: Cpu) {
        for (t, pm) in self.ts.iter().zip(self.pms) {
            *pm = unrank_lanes(t);
        }
    }
}

/// Unranks blocks of 64 ranks with [`unrank_lanes`], compiled for `cpu`.
///
/// # Panics
/// If the numbers of blocks of ranks and of permutations differ, or if this machine does
/// not have the instructions of `cpu`.
///
/// # Complexity
/// O(n²) time for as many permutations as fit in a register; 64 ranks of memory.
///
/// # Examples
/// ```
/// use cpu::Cpu;
///
/// let mut pms = [[[0; 64]; 4]; 2];
/// permutation::unrank_batch(Cpu::best(), &[[10_u16; 64], [23; 64]], &mut pms);
/// assert_eq!(permutation::lane(&pms[0], 7), [1, 3, 0, 2]);
/// assert_eq!(permutation::lane(&pms[1], 7), [3, 2, 1, 0]);
/// ```
pub fn unrank_batch<T: RankInteger, const N: usize>(
    cpu: Cpu,
    ts: &[[T; LANES]],
    pms: &mut [Lanes<N>],
) {
    assert_eq!(pms.len(), ts.len(), "a block of permutations for each block of ranks");
    cpu.run(UnrankTask { ts, pms });
}
