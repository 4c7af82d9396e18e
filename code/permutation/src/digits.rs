//! Inversion digits: a permutation in the factorial number system.

// ANCHOR: digits
use crate::{Error, check};
use std::fmt;

/// For each slot, how many smaller pieces stand to its right.
///
/// Digit `i` is in `0..n-i`, so the last one is always 0. There must be at most
/// 256 pieces, or the counts do not fit in their bytes. Source: the Visual
/// Basic guide's table of 24 permutations.
///
/// # Complexity
/// O(n²) time, n bytes.
///
/// # Examples
/// ```
/// assert_eq!(permutation::digits(&[1, 3, 0, 2]), [1, 2, 0, 0]);
/// ```
pub fn digits(pm: &[u8]) -> Vec<u8> {
    let mut digits = vec![0; pm.len()];
    for i in 0..pm.len() {
        for j in i + 1..pm.len() {
            if pm[i] > pm[j] {
                digits[i] += 1;
            }
        }
    }
    digits
}
// ANCHOR_END: digits

// ANCHOR: parity
/// How many pairs of pieces stand in the wrong order: the sum of the digits.
///
/// # Complexity
/// O(n²) time, n bytes.
///
/// # Examples
/// ```
/// assert_eq!(permutation::inversions(&[1, 3, 0, 2]), 3);
/// ```
pub fn inversions(pm: &[u8]) -> u64 {
    digits(pm).into_iter().map(u64::from).sum()
}

/// Does an even number of swaps make this permutation?
///
/// # Complexity
/// O(n²) time, n bytes.
///
/// # Examples
/// ```
/// assert!(permutation::is_even(&[1, 2, 0])); // a 3-cycle is two swaps
/// assert!(!permutation::is_even(&[1, 0, 2]));
/// ```
pub fn is_even(pm: &[u8]) -> bool {
    inversions(pm).is_multiple_of(2)
}
// ANCHOR_END: parity

// ANCHOR: value
/// A permutation of at most 20 pieces, as its digits: valid by construction.
///
/// ```
/// use permutation::InversionDigits;
///
/// let d = InversionDigits::from_permutation(&[1, 3, 0, 2])?;
/// assert_eq!(d.to_string(), "1 2 0 0");
/// assert_eq!(d.rank(), 10);
/// assert_eq!(d.permutation(), [1, 3, 0, 2]);
/// assert_eq!(InversionDigits::new(&[1, 2, 0, 0])?, d);
/// # Ok::<(), permutation::Error>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct InversionDigits(Vec<u8>);

impl InversionDigits {
    /// The digits of a permutation.
    ///
    /// # Errors
    /// As [`check`], and [`Error::TooManyPieces`] beyond 20 pieces.
    pub fn from_permutation(pm: &[u8]) -> Result<Self, Error> {
        check(pm)?;
        InversionDigits::new(&digits(pm))
    }

    /// These digits.
    ///
    /// # Errors
    /// [`Error::TooManyPieces`], or [`Error::Digit`] where digit `i` is not
    /// below `n - i`.
    pub fn new(digits: &[u8]) -> Result<Self, Error> {
        let n = digits.len();
        if n > crate::MAX_PIECES {
            return Err(Error::TooManyPieces { found: n });
        }
        match (0..n).find(|&i| digits[i] as usize >= n - i) {
            Some(place) => {
                let (found, limit) = (digits[place], (n - place) as u8);
                Err(Error::Digit { index: place, found, limit })
            }
            None => Ok(InversionDigits(digits.to_vec())),
        }
    }
}
// ANCHOR_END: value

impl InversionDigits {
    /// The digits, the most significant first.
    pub fn as_slice(&self) -> &[u8] {
        &self.0
    }

    /// The value of the digits: the permutation's place in lexicographic order.
    pub fn rank(&self) -> u64 {
        let n = self.0.len();
        (0..n).fold(0, |t, i| t * (n - i) as u64 + u64::from(self.0[i]))
    }

    /// The permutation with these digits: digit `i` picks the piece that has
    /// that many smaller ones among those not yet placed.
    pub fn permutation(&self) -> Vec<u8> {
        let mut left = (0..self.0.len() as u8).collect::<Vec<_>>();
        self.0.iter().map(|&d| left.remove(d as usize)).collect()
    }
}

impl fmt::Display for InversionDigits {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let digits = self.0.iter().map(u8::to_string).collect::<Vec<_>>();
        f.write_str(&digits.join(" "))
    }
}
