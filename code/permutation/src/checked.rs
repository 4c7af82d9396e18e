//! Types that check the input of ranks and return errors.

use crate::{Error, MAX_PIECES, check};
use crate::{is_even, rank, rank_even, unrank, unrank_even};

/// `n!`, which fits in a `u64` for `n` up to [`MAX_PIECES`].
fn factorial(n: usize) -> u64 {
    (1..=n as u64).product()
}

/// Checks that `pm` is a permutation of exactly `n` pieces.
fn check_length(pm: &[u8], n: usize) -> Result<(), Error> {
    match pm.len() {
        found if found == n => check(pm),
        found => Err(Error::Length { expected: n, found }),
    }
}

/// All permutations of `n` pieces, in lexicographic order.
///
/// ```
/// use permutation::{Error, Permutations};
///
/// let corners = Permutations::new(7)?;
/// assert_eq!(corners.count(), 5040);
/// assert_eq!(corners.unrank(5039)?, [6, 5, 4, 3, 2, 1, 0]);
/// assert_eq!(corners.unrank(5040), Err(Error::Rank { rank: 5040, count: 5040 }));
/// # Ok::<(), Error>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Permutations {
    n: usize,
}

impl Permutations {
    /// The permutations of `n` pieces. `n = 0` has one, the empty one.
    ///
    /// # Errors
    /// [`Error::TooManyPieces`] beyond [`MAX_PIECES`].
    pub fn new(n: usize) -> Result<Self, Error> {
        match n {
            0..=MAX_PIECES => Ok(Permutations { n }),
            _ => Err(Error::TooManyPieces { found: n }),
        }
    }

    /// The number of permutations: `n!`.
    pub fn count(&self) -> u64 {
        factorial(self.n)
    }

    /// The rank of a permutation in lexicographic order, in `0..n!`.
    ///
    /// # Errors
    /// [`Error::Length`], [`Error::NoSuchPiece`] or [`Error::Duplicate`].
    // ANCHOR: permutations
    pub fn rank(&self, pm: &[u8]) -> Result<u64, Error> {
        check_length(pm, self.n)?;
        Ok(rank(pm))
    }

    /// The permutation with rank `t`.
    ///
    /// # Errors
    /// [`Error::Rank`] if `t` is not below `n!`.
    pub fn unrank(&self, t: u64) -> Result<Vec<u8>, Error> {
        if t >= self.count() {
            return Err(Error::Rank { rank: t, count: self.count() });
        }
        let mut pm = vec![0; self.n];
        unrank(t, &mut pm);
        Ok(pm)
    }
    // ANCHOR_END: permutations
}

/// All even permutations of `n` pieces, in lexicographic order.
///
/// ```
/// use permutation::{Error, EvenPermutations};
///
/// let tiles = EvenPermutations::new(8)?;
/// assert_eq!(tiles.count(), 20_160);
/// assert_eq!(tiles.rank(&[0, 1, 2, 3, 4, 5, 7, 6]), Err(Error::Odd));
/// # Ok::<(), Error>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct EvenPermutations {
    n: usize,
}

impl EvenPermutations {
    /// The even permutations of `n` pieces, at least two.
    ///
    /// # Errors
    /// [`Error::TooFewPieces`] below 2, [`Error::TooManyPieces`] beyond
    /// [`MAX_PIECES`].
    pub fn new(n: usize) -> Result<Self, Error> {
        match n {
            0 | 1 => Err(Error::TooFewPieces { found: n }),
            2..=MAX_PIECES => Ok(EvenPermutations { n }),
            _ => Err(Error::TooManyPieces { found: n }),
        }
    }

    /// The number of even permutations: `n!/2`.
    pub fn count(&self) -> u64 {
        factorial(self.n) / 2
    }

    /// The rank of an even permutation, in `0..n!/2`.
    ///
    /// # Errors
    /// As [`Permutations::rank`], and [`Error::Odd`].
    pub fn rank(&self, pm: &[u8]) -> Result<u64, Error> {
        check_length(pm, self.n)?;
        if is_even(pm) { Ok(rank_even(pm)) } else { Err(Error::Odd) }
    }

    /// The even permutation with rank `t`.
    ///
    /// # Errors
    /// [`Error::Rank`] if `t` is not below `n!/2`.
    pub fn unrank(&self, t: u64) -> Result<Vec<u8>, Error> {
        if t >= self.count() {
            return Err(Error::Rank { rank: t, count: self.count() });
        }
        let mut pm = vec![0; self.n];
        unrank_even(t, &mut pm);
        Ok(pm)
    }
}
