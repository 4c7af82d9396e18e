//! Ranks of eight orientations at once: their eight bytes are one `u64`.

// ANCHOR: rank
/// The same rank as [`rank`](crate::rank), for eight pieces.
///
/// Pairs of digits are joined three times: eight digits in base `v` become four in base
/// `v²`, two in base `v⁴`, one in base `v⁸`. Each step is one multiplication for all pairs.
/// An array of fewer pieces has leading zeros. The input is not checked; with `V` above 4
/// the function does not compile.
///
/// # Complexity
/// O(log n) time for n = 8, no memory.
///
/// # Examples
/// ```
/// assert_eq!(orientation::rank_eight::<3>([0, 0, 0, 0, 0, 1, 0, 2]), 11);
/// ```
#[inline]
pub fn rank_eight<const V: u64>(ori: [u8; 8]) -> u64 {
    const { assert!(0 < V && V <= 4, "a piece can be turned in 1 to 4 ways here") };
    let ones = u64::from_le_bytes(ori); // piece 0 in the lowest byte
    let twos = (ones * V + (ones >> 8)) & 0x00FF_00FF_00FF_00FF;
    let fours = (twos * (V * V) + (twos >> 16)) & 0x0000_FFFF_0000_FFFF;
    (fours * (V * V * V * V) + (fours >> 32)) & 0xFFFF_FFFF
}
// ANCHOR_END: rank

/// All arrays of four orientations, by rank; the entries from `V⁴` on are not used.
const fn all_quadruples<const V: u64>() -> [[u8; 4]; 256] {
    assert!(0 < V && V <= 4, "a piece can be turned in 1 to 4 ways here");
    let mut rows = [[0; 4]; 256];
    let mut t = 0;
    while t < V * V * V * V {
        let digit = [t / (V * V * V), t / (V * V) % V, t / V % V, t % V];
        let mut i = 0;
        while i < 4 {
            rows[t as usize][i] = digit[i] as u8;
            i += 1;
        }
        t += 1;
    }
    rows
}

// ANCHOR: unrank
/// The array of eight orientations with rank `t`: the inverse of [`rank_eight`].
///
/// A division splits `t` into two numbers of four digits each, which are looked up in a
/// table. `t` must be below `V⁸`; a larger `t` silently gives the array of `t mod V⁸`.
///
/// # Complexity
/// O(1) time for n = 8, a table of 1,024 bytes.
///
/// # Examples
/// ```
/// assert_eq!(orientation::unrank_eight::<3>(11), [0, 0, 0, 0, 0, 1, 0, 2]);
/// ```
#[inline]
pub fn unrank_eight<const V: u64>(t: u64) -> [u8; 8] {
    let rows = const { &all_quadruples::<V>() };
    let count = const { V * V * V * V };
    let [a, b, c, d] = rows[(t / count % count) as usize];
    let [e, f, g, h] = rows[(t % count) as usize];
    [a, b, c, d, e, f, g, h]
}
// ANCHOR_END: unrank

// ANCHOR: zero_twist
/// The array of eight orientations with rank `t` and sum 0 mod `V`: the same array as
/// [`unrank_zero_twist`](crate::unrank_zero_twist) gives, for eight pieces.
///
/// The multiplication leaves the sum of all eight bytes in the highest byte. `t` must be
/// below `V⁷`. The rank of an array is [`rank_eight`] divided by `V`, without remainder.
///
/// # Complexity
/// O(1) time for n = 8, a table of 1,024 bytes.
///
/// # Examples
/// ```
/// let ori = orientation::unrank_eight_zero_twist::<3>(3);
/// assert_eq!(ori, [0, 0, 0, 0, 0, 1, 0, 2]);
/// assert_eq!(orientation::rank_eight::<3>(ori) / 3, 3);
/// ```
#[inline]
pub fn unrank_eight_zero_twist<const V: u64>(t: u64) -> [u8; 8] {
    let mut ori = unrank_eight::<V>(t * V);
    let sum = u64::from_le_bytes(ori).wrapping_mul(0x0101_0101_0101_0101) >> 56;
    ori[7] = ((V - sum % V) % V) as u8;
    ori
}
// ANCHOR_END: zero_twist
