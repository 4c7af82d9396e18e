//! The same ranks behind a type that checks: misuse becomes an error.

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
    /// `m = 0` and `m = n` have one each.
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

    /// How many there are: `C(n, m)`.
    pub fn count(&self) -> u64 {
        comb(self.n, self.m)
    }
}

// ANCHOR: checked
impl Combinations {
    /// The number of a combination, in `0..C(n, m)`.
    ///
    /// A slot holds one of the pieces where `cm[i]` is `p`; any other value is
    /// an empty slot, or some other piece.
    ///
    /// # Errors
    /// [`Error::Length`], or [`Error::PieceCount`] if `p` does not stand `m` times.
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

    /// The combination with number `t`: 1 where there is a piece, 0 elsewhere.
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
