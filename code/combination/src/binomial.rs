//! The table of binomial coefficients, computed at compile time.

// ANCHOR: comb
/// The largest number of slots that can be ranked: every `C(64, r)` fits in a `u64`.
pub const MAX_SLOTS: usize = 64;

/// Pascal's triangle: entry `[i][r]` is the sum of the two entries above it, and 0 where
/// `r` is larger than `i`.
pub(crate) const fn pascal() -> [[u64; MAX_SLOTS + 1]; MAX_SLOTS + 1] {
    let mut comb = [[0; MAX_SLOTS + 1]; MAX_SLOTS + 1];
    let mut i = 0;
    while i <= MAX_SLOTS {
        comb[i][0] = 1;
        let mut r = 1;
        while r <= i {
            comb[i][r] = comb[i - 1][r - 1] + comb[i - 1][r];
            r += 1;
        }
        i += 1;
    }
    comb
}

/// The binomial coefficients `C(i, r)`.
static COMB: [[u64; MAX_SLOTS + 1]; MAX_SLOTS + 1] = pascal();

/// The number of ways to choose `r` of `i` slots: `C(i, r)`, which is 0 for `r > i`.
///
/// # Panics
/// If `i` or `r` is beyond [`MAX_SLOTS`].
///
/// # Complexity
/// One look-up in a table of 65 × 65 × 8 bytes.
///
/// # Examples
/// ```
/// assert_eq!(combination::comb(12, 4), 495);
/// assert_eq!(combination::comb(3, 4), 0);
/// ```
pub fn comb(i: usize, r: usize) -> u64 {
    COMB[i][r]
}
// ANCHOR_END: comb
