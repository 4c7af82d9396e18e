//! The documents' loops for 64 permutations side by side.

use std::ops::{Add, Div, Mul, Rem};

// ANCHOR: lanes
/// The number of permutations side by side: a register of 512 bits has 64 bytes.
pub const LANES: usize = 64;

/// 64 permutations of `N` pieces: `pm[i][l]` is the piece in slot `i` of
/// permutation `l`.
pub type Lanes<const N: usize> = [[u8; LANES]; N];
// ANCHOR_END: lanes

/// An unsigned integer type for the ranks of up to `MAX_PIECES` pieces.
///
/// The narrower the type, the more ranks fit in a register.
pub trait RankInteger:
    Copy
    + Default
    + From<u8>
    + Add<Output = Self>
    + Mul<Output = Self>
    + Div<Output = Self>
    + Rem<Output = Self>
{
    /// The largest `n` for which `n!` fits in this type.
    const MAX_PIECES: usize;
    /// The lowest eight bits.
    fn low_byte(self) -> u8;
}

macro_rules! rank_integer {
    ($($type:ty: $most:literal),*) => { $(
        impl RankInteger for $type {
            const MAX_PIECES: usize = $most;
            fn low_byte(self) -> u8 { self as u8 }
        }
    )* };
}
rank_integer!(u16: 8, u32: 12, u64: 20);

// ANCHOR: rank
/// The ranks of 64 permutations: the loops of [`rank`](crate::rank), with an inner loop
/// over the lanes.
///
/// `N!` must fit in `T`; otherwise the function does not compile. The input is not checked.
///
/// # Complexity
/// O(n²) time for each permutation; 64 bytes and the result.
///
/// # Examples
/// ```
/// let pm = permutation::to_lanes(&[[1, 3, 0, 2], [0, 1, 2, 3]]);
/// let t: [u16; 64] = permutation::rank_lanes(&pm[0]);
/// assert_eq!(t[..2], [10, 0]);
/// ```
///
/// ```compile_fail,E0080
/// permutation::rank_lanes::<u16, 9>(&[[0; 64]; 9]); // 9! is more than 65,535
/// ```
#[inline(always)]
pub fn rank_lanes<T: RankInteger, const N: usize>(pm: &Lanes<N>) -> [T; LANES] {
    const { assert!(N <= T::MAX_PIECES, "N! does not fit in this type") };
    let mut t = [T::default(); LANES];
    for i in 0..N {
        let mut digit = [0; LANES];
        for j in i + 1..N {
            for l in 0..LANES {
                digit[l] += u8::from(pm[i][l] > pm[j][l]);
            }
        }
        for l in 0..LANES {
            t[l] = t[l] * T::from((N - i) as u8) + T::from(digit[l]);
        }
    }
    t
}
// ANCHOR_END: rank

// ANCHOR: unrank
/// The permutations with 64 ranks: the loops of [`unrank`](crate::unrank), first for all
/// digits, then for the pieces.
///
/// `N!` must fit in `T`; otherwise the function does not compile. Each rank must be below
/// `N!`; a larger rank silently gives the permutation of the rank mod `N!`.
///
/// # Complexity
/// O(n²) time for each permutation; the result and 64 ranks.
///
/// # Examples
/// ```
/// let pm = permutation::unrank_lanes::<u16, 4>(&[10; 64]);
/// assert_eq!(permutation::lane(&pm, 63), [1, 3, 0, 2]);
/// ```
#[inline(always)]
pub fn unrank_lanes<T: RankInteger, const N: usize>(t: &[T; LANES]) -> Lanes<N> {
    const { assert!(N <= T::MAX_PIECES, "N! does not fit in this type") };
    let mut t = *t;
    let mut pm = [[0; LANES]; N];
    for i in (0..N).rev() {
        let base = T::from((N - i) as u8);
        for l in 0..LANES {
            pm[i][l] = (t[l] % base).low_byte();
            t[l] = t[l] / base;
        }
    }
    for i in (0..N).rev() {
        let (left, right) = pm.split_at_mut(i + 1);
        for piece in right {
            for l in 0..LANES {
                piece[l] += u8::from(piece[l] >= left[i][l]);
            }
        }
    }
    pm
}
// ANCHOR_END: unrank

// ANCHOR: across
/// Permutations in blocks of 64 side by side; solved permutations fill the last block.
///
/// # Complexity
/// O(n) time and `N` bytes for each permutation.
///
/// # Examples
/// ```
/// let pm = permutation::to_lanes(&[[1, 3, 0, 2]; 65]);
/// assert_eq!(pm.len(), 2);
/// assert_eq!(permutation::lane(&pm[1], 0), [1, 3, 0, 2]);
/// assert_eq!(permutation::lane(&pm[1], 1), [0, 1, 2, 3]); // filled up
/// ```
pub fn to_lanes<const N: usize>(pms: &[[u8; N]]) -> Vec<Lanes<N>> {
    let block = |pms: &[[u8; N]]| {
        std::array::from_fn(|i| {
            std::array::from_fn(|l| pms.get(l).map_or(i as u8, |pm| pm[i]))
        })
    };
    pms.chunks(LANES).map(block).collect()
}
// ANCHOR_END: across

/// Permutation `l` of a block of 64.
///
/// # Panics
/// If `l` is 64 or more.
///
/// # Complexity
/// O(n) time.
///
/// # Examples
/// ```
/// let pm = permutation::to_lanes(&[[1, 3, 0, 2]]);
/// assert_eq!(permutation::lane(&pm[0], 0), [1, 3, 0, 2]);
/// ```
pub fn lane<const N: usize>(pm: &Lanes<N>, l: usize) -> [u8; N] {
    std::array::from_fn(|i| pm[i][l])
}
