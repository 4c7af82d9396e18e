//! Ranks of up to 16 pieces, with sixteen small numbers in one `u64`.
//!
//! A *nibble* is half a byte: four bits, one hexadecimal digit, a number from 0 to
//! 15. A `u64` has sixteen nibbles, and one addition or shift changes them all.

use std::ops::Range;

/// The number of nibbles in a `u64`, and the largest number of pieces.
pub const MAX_NIBBLES: usize = 16;

// ANCHOR: rank
/// The nibbles of the solved permutation: nibble `p` is `p`.
const SOLVED: u64 = 0xFEDC_BA98_7654_3210;
/// A 1 in every nibble.
const ONES: u64 = 0x1111_1111_1111_1111;

/// The same rank as [`rank`](crate::rank), for a number of pieces that is known at compile
/// time.
///
/// Nibble `p` of `smaller` is the number of pieces smaller than `p` in the slots from `i`
/// on: for `p = pm[i]` that is the inversion digit. Each slot subtracts 1 from the nibbles
/// of all pieces larger than its own. No nibble goes below 0, so none borrows from the
/// next.
///
/// More than 16 pieces do not compile. Whether `pm` is a permutation is not checked.
///
/// # Complexity
/// O(n) time, 8 bytes.
///
/// # Examples
/// ```
/// assert_eq!(permutation::rank_nibbles(&[1, 3, 0, 2]), 10);
/// ```
///
/// ```compile_fail,E0080
/// permutation::rank_nibbles(&[0; 17]); // no nibble is left for piece 16
/// ```
#[inline]
pub fn rank_nibbles<const N: usize>(pm: &[u8; N]) -> u64 {
    const { assert!(N <= MAX_NIBBLES, "a u64 has 16 nibbles") };
    let mut smaller = SOLVED;
    let mut t = 0;
    for i in 0..N {
        let shift = 4 * u32::from(pm[i]);
        let digit = (smaller >> shift) & 15;
        t = t * (N - i) as u64 + digit;
        smaller -= ONES << shift << 4; // two shifts, because one shift by 64 is not allowed
    }
    t
}
// ANCHOR_END: rank

// ANCHOR: take
/// Removes nibble number `digit` from `left` and returns it; the nibbles above it move down
/// by one.
#[inline(always)]
fn take_nibble(left: &mut u64, digit: u64) -> u8 {
    let shift = 4 * digit;
    let from_here = *left >> shift;
    // The bits below `shift` do not change, because they are combined with 0.
    *left ^= (from_here ^ (from_here >> 4)) << shift;
    (from_here & 15) as u8
}
// ANCHOR_END: take

/// `n!`.
const fn factorial(n: usize) -> u64 {
    if n == 0 { 1 } else { n as u64 * factorial(n - 1) }
}

// ANCHOR: digits
/// Fills `slots` of `pm` with the pieces whose inversion digits have the value `t`, of
/// `count` possible values.
///
/// `x` is the fraction `t / count` in units of 2⁻⁶⁴. Multiplied by the base, its integer
/// part is the next digit. The fraction is rounded up; since `count` is at most 2³², the
/// error is too small to change a digit.
#[inline(always)]
fn fill_slots<const N: usize>(
    pm: &mut [u8; N],
    slots: Range<usize>,
    (t, count): (u64, u64),
    left: &mut u64,
) {
    // For `count` 1, the quotient 2⁶⁴ wraps to 0, which is correct because `t` is 0.
    let mut x = t.wrapping_mul((u64::MAX / count).wrapping_add(1));
    for i in slots {
        let product = u128::from(x) * (N - i) as u128;
        x = product as u64;
        pm[i] = take_nibble(left, (product >> 64) as u64);
    }
}
// ANCHOR_END: digits

// ANCHOR: unrank
/// The same permutation as [`unrank`](crate::unrank), for a number of pieces that is known
/// at compile time.
///
/// The nibbles of `left` are the pieces that are not yet placed, in increasing order. Digit
/// `d` takes nibble `d`. The digits are computed in two halves, so that each half has at
/// most 2³² values.
///
/// `t` must be below `n!`; a larger `t` silently gives another permutation.
/// More than 16 pieces do not compile.
///
/// # Complexity
/// O(n) time, 8 bytes.
///
/// # Examples
/// ```
/// assert_eq!(permutation::unrank_nibbles(10), [1, 3, 0, 2]);
/// ```
#[inline]
pub fn unrank_nibbles<const N: usize>(t: u64) -> [u8; N] {
    const { assert!(N <= MAX_NIBBLES, "a u64 has 16 nibbles") };
    let back = const { factorial(N / 2) };
    let front = const { factorial(N) / factorial(N / 2) };
    let mut left = SOLVED;
    let mut pm = [0; N];
    fill_slots(&mut pm, 0..N - N / 2, (t / back, front), &mut left);
    fill_slots(&mut pm, N - N / 2..N, (t % back, back), &mut left);
    pm
}
// ANCHOR_END: unrank
