//! Ranks in mixed radix: each digit has its own base.

use crate::Error;

// ANCHOR: rank
/// The rank of an array of digits, where digit `i` is in `0..bases[i]`.
///
/// The first digit is the most significant; the result is below the product of
/// the bases. The input is not checked; [`MixedRadix::rank`] checks its input.
///
/// # Panics
/// If there are fewer bases than digits.
///
/// # Complexity
/// O(n) time, no memory.
///
/// # Examples
/// ```
/// // Day 2, hour 3, minute 4, in minutes.
/// assert_eq!(orientation::rank_mixed(&[2, 3, 4], &[7, 24, 60]), 3064);
/// ```
pub fn rank_mixed(digits: &[u64], bases: &[u64]) -> u64 {
    let mut t = 0;
    for i in 0..digits.len() {
        t *= bases[i];
        t += digits[i];
    }
    t
}
// ANCHOR_END: rank

// ANCHOR: unrank
/// The array of digits with rank `t`: the inverse of [`rank_mixed`].
///
/// # Panics
/// If a base is 0, or if there are fewer bases than digits.
///
/// # Complexity
/// O(n) time, no memory.
///
/// # Examples
/// ```
/// let mut digits = [0; 3];
/// orientation::unrank_mixed(3064, &[7, 24, 60], &mut digits);
/// assert_eq!(digits, [2, 3, 4]);
/// ```
pub fn unrank_mixed(mut t: u64, bases: &[u64], digits: &mut [u64]) {
    for i in (0..digits.len()).rev() {
        digits[i] = t % bases[i];
        t /= bases[i];
    }
}
// ANCHOR_END: unrank

/// The ranks of all arrays of digits with given bases; the methods check their input.
///
/// ```
/// use orientation::MixedRadix;
///
/// // A pocket cube: 5040 permutations of its corners, 729 twists.
/// let cube = MixedRadix::new(&[5040, 729])?;
/// assert_eq!(cube.count(), 3_674_160);
/// assert_eq!(cube.rank(&[1, 2])?, 731);
/// assert_eq!(cube.unrank(731)?, [1, 2]);
/// # Ok::<(), orientation::Error>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MixedRadix {
    bases: Vec<u64>,
    count: u64,
}

impl MixedRadix {
    /// The arrays of digits with these bases.
    ///
    /// Without bases there is one array, the empty one, with rank 0.
    ///
    /// # Errors
    /// [`Error::ZeroBase`] for a base of 0, [`Error::TooLarge`] where the
    /// product of the bases is beyond `u64`.
    pub fn new(bases: &[u64]) -> Result<Self, Error> {
        if let Some(place) = bases.iter().position(|&base| base == 0) {
            return Err(Error::ZeroBase { index: place });
        }
        let count = bases
            .iter()
            .try_fold(1_u64, |product, &base| product.checked_mul(base))
            .ok_or(Error::TooLarge)?;
        Ok(MixedRadix { bases: bases.to_vec(), count })
    }
}

impl MixedRadix {
    /// The number of arrays: the product of the bases.
    pub fn count(&self) -> u64 {
        self.count
    }

    /// The rank of an array of digits, in `0..count`.
    ///
    /// # Errors
    /// [`Error::Length`] for a wrong number of digits, [`Error::Digit`] for a digit that is
    /// not below its base.
    pub fn rank(&self, digits: &[u64]) -> Result<u64, Error> {
        let (expected, found) = (self.bases.len(), digits.len());
        if expected != found {
            return Err(Error::Length { expected, found });
        }
        for (place, (&digit, &base)) in digits.iter().zip(&self.bases).enumerate() {
            if digit >= base {
                let (found, limit) = (digit, base);
                return Err(Error::Digit { index: place, found, limit });
            }
        }
        Ok(rank_mixed(digits, &self.bases))
    }

    /// The array of digits with rank `t`.
    ///
    /// # Errors
    /// [`Error::Rank`] if `t` is not below [`count`](Self::count).
    pub fn unrank(&self, t: u64) -> Result<Vec<u64>, Error> {
        if t >= self.count {
            return Err(Error::Rank { rank: t, count: self.count });
        }
        let mut digits = vec![0; self.bases.len()];
        unrank_mixed(t, &self.bases, &mut digits);
        Ok(digits)
    }
}
