//! A type that checks the input of ranks and returns errors.

use crate::{Error, MAX_SLOTS, comb, rank, unrank};

/// All ways to place `m` identical pieces in `n` slots, in colexicographic order.
///
/// ```
/// use combination::{Combinations, Error};
///
/// let pairs = Combinations::new(4, 2)?;
/// assert_eq!(pairs.count(), 6);
/// assert_eq!(pairs.unrank(5)?, [0, 0, 1, 1]);
/// assert_eq!(pairs.unrank(6), Err(Error::Rank { rank: 6, count: 6 }));
/// # Ok::<(), Error>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Combinations {
    n: usize,
    m: usize,
}

impl Combinations {
    /// The ways to place `m` pieces in `n` slots, `m <= n <= 64`.
    ///
    /// There is one combination for `m = 0`, and one for `m = n`.
    ///
    /// # Errors
    /// [`Error::TooManySlots`] or [`Error::MorePiecesThanSlots`].
    pub fn new(n: usize, m: usize) -> Result<Self, Error> {
        if n > MAX_SLOTS {
            return Err(Error::TooManySlots { found: n });
        }
        if m > n {
            return Err(Error::MorePiecesThanSlots { n, m });
        }
        Ok(Combinations { n, m })
    }

    /// The number of combinations: `C(n, m)`.
    pub fn count(&self) -> u64 {
        comb(self.n, self.m)
    }
}

// ANCHOR: checked
impl Combinations {
    /// The rank of a combination, in `0..C(n, m)`.
    ///
    /// Slot `i` holds one of the pieces if `cm[i]` is `p`; any other value is an empty slot
    /// or another piece.
    ///
    /// # Errors
    /// [`Error::Length`] for a wrong length, [`Error::PieceCount`] if `p` does not occur `m`
    /// times.
    pub fn rank(&self, cm: &[u8], p: u8) -> Result<u64, Error> {
        if cm.len() != self.n {
            return Err(Error::Length { expected: self.n, found: cm.len() });
        }
        let found = cm.iter().filter(|&&c| c == p).count();
        if found != self.m {
            return Err(Error::PieceCount { p, expected: self.m, found });
        }
        Ok(rank(cm, p))
    }

    /// The combination with rank `t`: 1 in each slot with a piece, 0 elsewhere.
    ///
    /// # Errors
    /// [`Error::Rank`] if `t` is not below `C(n, m)`.
    pub fn unrank(&self, t: u64) -> Result<Vec<u8>, Error> {
        if t >= self.count() {
            return Err(Error::Rank { rank: t, count: self.count() });
        }
        let mut cm = vec![0; self.n];
        unrank(t, self.m, &mut cm, 1, 0);
        Ok(cm)
    }
}
// ANCHOR_END: checked
