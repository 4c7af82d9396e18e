//! Inversion digits: permutations in the factorial number system.

// ANCHOR: digits
use crate::{Error, check};
use std::fmt;

/// The inversion digits: for each slot, the number of smaller pieces to its right.
///
/// Digit `i` is in `0..n-i`, so the last one is always 0. There must be at most 256
/// pieces, because the digits are bytes. Source: the Visual Basic guide's table of 24
/// permutations.
///
/// # Complexity
/// O(n²) time, n bytes.
///
/// # Examples
/// ```
/// assert_eq!(permutation::inversion_digits(&[1, 3, 0, 2]), [1, 2, 0, 0]);
/// ```
pub fn inversion_digits(pm: &[u8]) -> Vec<u8> {
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
/// The number of inversions: pairs of pieces in the wrong order. It is the sum of the
/// inversion digits.
///
/// # Complexity
/// O(n²) time, n bytes.
///
/// # Examples
/// ```
/// assert_eq!(permutation::inversions(&[1, 3, 0, 2]), 3);
/// ```
pub fn inversions(pm: &[u8]) -> u64 {
    inversion_digits(pm).into_iter().map(u64::from).sum()
}

/// Whether a permutation is even: a product of an even number of swaps.
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
/// The inversion digits of a permutation of at most 20 pieces: valid by construction.
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
    /// The inversion digits of a permutation.
    ///
    /// # Errors
    /// As [`check`], and [`Error::TooManyPieces`] beyond 20 pieces.
    pub fn from_permutation(pm: &[u8]) -> Result<Self, Error> {
        check(pm)?;
        InversionDigits::new(&inversion_digits(pm))
    }

    /// Checks and takes inversion digits.
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

    /// The value of the digits: the rank of the permutation in lexicographic order.
    pub fn rank(&self) -> u64 {
        let n = self.0.len();
        (0..n).fold(0, |t, i| t * (n - i) as u64 + u64::from(self.0[i]))
    }

    /// The permutation with these digits: digit `i` is the index of the piece of slot `i` in
    /// the sorted list of the pieces that are not yet placed.
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
