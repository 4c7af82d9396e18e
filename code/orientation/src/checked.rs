//! Types that check the input of ranks and return errors.

use crate::{Error, rank, rank_zero_twist, unrank, unrank_zero_twist};

/// The largest number of pieces in an array.
pub const MAX_PIECES: usize = 255;

// ANCHOR: power
/// `v^n`, or the error if there are no such ranks.
fn power(v: u8, n: usize) -> Result<u64, Error> {
    if v == 0 {
        return Err(Error::NoOrientation);
    }
    if n > MAX_PIECES {
        return Err(Error::TooManyPieces { found: n });
    }
    u64::from(v).checked_pow(n as u32).ok_or(Error::TooLarge)
}
// ANCHOR_END: power

/// Checks that an array has `n` orientations in `0..v`.
fn check_entries(ori: &[u8], n: usize, v: u8) -> Result<(), Error> {
    if ori.len() != n {
        return Err(Error::Length { expected: n, found: ori.len() });
    }
    match ori.iter().position(|&o| o >= v) {
        Some(slot) => Err(Error::Orientation { slot, found: ori[slot], v }),
        None => Ok(()),
    }
}

/// Checks that all orientations are in `0..v`, and that their sum is 0 mod `v`.
///
/// # Errors
/// [`Error::NoOrientation`] for `v = 0`, [`Error::Orientation`] for an orientation that is
/// not below `v`, [`Error::TotalTwist`] for another sum.
///
/// # Complexity
/// O(n) time.
///
/// # Examples
/// ```
/// assert!(orientation::check_zero_twist(&[1, 0, 2], 3).is_ok());
/// assert!(orientation::check_zero_twist(&[1, 0, 0], 3).is_err());
/// ```
// ANCHOR: zero_twist
pub fn check_zero_twist(ori: &[u8], v: u8) -> Result<(), Error> {
    if v == 0 {
        return Err(Error::NoOrientation);
    }
    check_entries(ori, ori.len(), v)?;
    let total = ori.iter().fold(0, |sum, &o| (sum + u16::from(o)) % u16::from(v));
    match total as u8 {
        0 => Ok(()),
        found => Err(Error::TotalTwist { found, v }),
    }
}
// ANCHOR_END: zero_twist

/// All arrays of `n` orientations, each in `0..v`.
///
/// ```
/// use orientation::{Error, Orientations};
///
/// let four = Orientations::new(4, 3)?;
/// assert_eq!(four.count(), 81);
/// assert_eq!(four.unrank(80)?, [2, 2, 2, 2]);
/// assert_eq!(four.unrank(81), Err(Error::Rank { rank: 81, count: 81 }));
/// # Ok::<(), Error>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Orientations {
    n: usize,
    v: u8,
    count: u64,
}

impl Orientations {
    /// The arrays of `n` pieces with `v` orientations each.
    ///
    /// `n = 0` has one array, the empty one; `v = 1` has one array, all zeros.
    ///
    /// # Errors
    /// [`Error::NoOrientation`] for `v = 0`, [`Error::TooManyPieces`] beyond
    /// [`MAX_PIECES`], [`Error::TooLarge`] where `v^n` is beyond `u64`.
    pub fn new(n: usize, v: u8) -> Result<Self, Error> {
        let count = power(v, n)?;
        Ok(Orientations { n, v, count })
    }

    /// The number of arrays: `v^n`.
    pub fn count(&self) -> u64 {
        self.count
    }

    /// The rank of an array, in `0..count`.
    ///
    /// # Errors
    /// [`Error::Length`] or [`Error::Orientation`].
    // ANCHOR: orientations
    pub fn rank(&self, ori: &[u8]) -> Result<u64, Error> {
        check_entries(ori, self.n, self.v)?;
        Ok(rank(ori, self.v.into()))
    }

    /// The array with rank `t`.
    ///
    /// # Errors
    /// [`Error::Rank`] if `t` is not below [`count`](Self::count).
    pub fn unrank(&self, t: u64) -> Result<Vec<u8>, Error> {
        if t >= self.count {
            return Err(Error::Rank { rank: t, count: self.count });
        }
        let mut ori = vec![0; self.n];
        unrank(t, self.v.into(), &mut ori);
        Ok(ori)
    }
    // ANCHOR_END: orientations
}

/// All arrays of `n` orientations in `0..v` whose sum is 0 mod `v`.
///
/// ```
/// use orientation::{Error, ZeroTwist};
///
/// let corners = ZeroTwist::new(8, 3)?;
/// assert_eq!(corners.count(), 2187);
/// assert_eq!(
///     corners.rank(&[1, 0, 0, 0, 0, 0, 0, 1]),
///     Err(Error::TotalTwist { found: 2, v: 3 }),
/// );
/// # Ok::<(), Error>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ZeroTwist {
    n: usize,
    v: u8,
    count: u64,
}

impl ZeroTwist {
    /// The arrays of `n` pieces with `v` orientations each and total twist 0.
    ///
    /// `n = 0` and `n = 1` have one array each: the empty one, and that of an unturned
    /// piece. `v = 1` has one array, all zeros.
    ///
    /// # Errors
    /// As [`Orientations::new`]; it is `v^(n-1)` that must fit `u64`.
    pub fn new(n: usize, v: u8) -> Result<Self, Error> {
        if n > MAX_PIECES {
            return Err(Error::TooManyPieces { found: n });
        }
        let count = power(v, n.saturating_sub(1))?;
        Ok(ZeroTwist { n, v, count })
    }

    /// The number of arrays: `v^(n-1)`, and 1 if there is no piece.
    pub fn count(&self) -> u64 {
        self.count
    }
}

impl ZeroTwist {
    /// The rank of an array, in `0..count`.
    ///
    /// # Errors
    /// [`Error::Length`], [`Error::Orientation`], or [`Error::TotalTwist`] if
    /// the sum is not 0 mod `v`.
    pub fn rank(&self, ori: &[u8]) -> Result<u64, Error> {
        check_entries(ori, self.n, self.v)?;
        check_zero_twist(ori, self.v)?;
        Ok(if self.n == 0 { 0 } else { rank_zero_twist(ori, self.v.into()) })
    }

    /// The array with rank `t`.
    ///
    /// # Errors
    /// [`Error::Rank`] if `t` is not below [`count`](Self::count).
    pub fn unrank(&self, t: u64) -> Result<Vec<u8>, Error> {
        if t >= self.count {
            return Err(Error::Rank { rank: t, count: self.count });
        }
        let mut ori = vec![0; self.n];
        if self.n > 0 {
            unrank_zero_twist(t, self.v.into(), &mut ori);
        }
        Ok(ori)
    }
}
