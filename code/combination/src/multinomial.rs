//! Arrangements of pieces of several kinds, where pieces of one kind look alike.

use crate::Error;

// ANCHOR: multinomial
/// In how many ways pieces can be arranged, one in each slot, of which `counts[k]` are of kind
/// `k`: the multinomial coefficient. `None` if it does not fit in a `u64`.
///
/// # Complexity
/// O(n) time for n pieces.
///
/// # Examples
/// ```
/// // Eleven pieces in three colors: 11! / (4! · 3! · 4!).
/// assert_eq!(combination::multinomial(&[4, 3, 4]), Some(11_550));
/// assert_eq!(combination::multinomial(&[12, 12, 12]), Some(3_384_731_762_521_200));
/// ```
pub fn multinomial(counts: &[usize]) -> Option<u64> {
    let (mut n, mut ways) = (0, 1_u64);
    for &count in counts {
        for k in 1..=count as u128 {
            n += 1;
            ways = u64::try_from(u128::from(ways) * n / k).ok()?;
        }
    }
    Some(ways)
}
// ANCHOR_END: multinomial

// ANCHOR: rank
/// The rank of an arrangement among all with the same pieces, in the dictionary's order, from 0.
///
/// A piece of kind `pm[i]` is in slot `i`, and there are `counts[k]` pieces of kind `k`. Of the
/// `ways` to fill the slots from `i` on, `left[k]` in so many as there are slots begin with kind
/// `k`.
///
/// The input is not checked; [`Arrangements::rank`] checks it.
///
/// # Panics
/// If there are 2^64 arrangements or more, or a kind that is not counted.
///
/// # Complexity
/// O(n · kinds) time.
///
/// # Examples
/// ```
/// // Of the 12 arrangements of 0, 0, 1, 2, six begin with 0, and one with 1, 0, 0.
/// assert_eq!(combination::rank_arrangement(&[1, 0, 2, 0], &[2, 1, 1]), 7);
/// ```
pub fn rank_arrangement(pm: &[u8], counts: &[usize]) -> u64 {
    let mut left = counts.to_vec();
    let mut ways = u128::from(multinomial(counts).expect("fewer than 2^64"));
    let mut t = 0;
    for (i, &kind) in pm.iter().enumerate() {
        let slots = (pm.len() - i) as u128;
        let smaller: usize = left[..kind.into()].iter().sum();
        t += ways * smaller as u128 / slots;
        ways = ways * left[usize::from(kind)] as u128 / slots;
        left[usize::from(kind)] -= 1;
    }
    t as u64
}
// ANCHOR_END: rank

// ANCHOR: unrank
/// The arrangement with rank `t`: the inverse of [`rank_arrangement`].
///
/// `t` must be below [`multinomial`] of the counts, and there may be at most 256 kinds;
/// [`Arrangements::unrank`] checks that.
///
/// # Panics
/// As [`rank_arrangement`], and if `t` is too large.
///
/// # Complexity
/// O(n · kinds) time.
///
/// # Examples
/// ```
/// assert_eq!(combination::unrank_arrangement(7, &[2, 1, 1]), [1, 0, 2, 0]);
/// ```
pub fn unrank_arrangement(t: u64, counts: &[usize]) -> Vec<u8> {
    let (mut left, mut t) = (counts.to_vec(), u128::from(t));
    let mut ways = u128::from(multinomial(counts).expect("fewer than 2^64"));
    let slots = (1..=counts.iter().sum::<usize>()).rev();
    let next = |slots: usize| {
        let share = |count: usize| ways * count as u128 / slots as u128;
        let mut kind = 0;
        while t >= share(left[kind]) {
            t -= share(left[kind]);
            kind += 1;
        }
        ways = share(left[kind]);
        left[kind] -= 1;
        kind as u8
    };
    slots.map(next).collect()
}
// ANCHOR_END: unrank

/// All arrangements of pieces of several kinds, in the dictionary's order.
///
/// With two kinds they are combinations, and with one piece of each kind permutations.
///
/// ```
/// use combination::{Arrangements, Error};
///
/// let colors = Arrangements::new(&[2, 1, 1])?;
/// assert_eq!(colors.count(), 12);
/// assert_eq!(colors.unrank(11)?, [2, 1, 0, 0]);
/// assert_eq!(colors.rank(&[2, 1, 0, 0])?, 11);
///
/// let error = colors.rank(&[2, 1, 1, 1]).unwrap_err();
/// assert_eq!(error.to_string(), "found 0 pieces of kind 0, and there must be 2");
/// # Ok::<(), Error>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Arrangements {
    counts: Vec<usize>,
    count: u64,
}

impl Arrangements {
    /// The arrangements of `counts[k]` pieces of each kind `k`, of at most 256 kinds.
    ///
    /// # Errors
    /// [`Error::TooManyKinds`], or [`Error::TooManyArrangements`] if their number does not fit in
    /// a `u64`.
    pub fn new(counts: &[usize]) -> Result<Self, Error> {
        if counts.len() > 256 {
            return Err(Error::TooManyKinds { found: counts.len() });
        }
        let count = multinomial(counts).ok_or(Error::TooManyArrangements)?;
        Ok(Arrangements { counts: counts.to_vec(), count })
    }

    /// The number of arrangements.
    pub fn count(&self) -> u64 {
        self.count
    }

    /// The rank of an arrangement: the kind of the piece in each slot.
    ///
    /// # Errors
    /// [`Error::Length`] for a wrong length, and [`Error::PieceCount`] if a kind does not occur
    /// as often as it must.
    pub fn rank(&self, pm: &[u8]) -> Result<u64, Error> {
        let expected = self.counts.iter().sum();
        if pm.len() != expected {
            return Err(Error::Length { expected, found: pm.len() });
        }
        for p in 0..=u8::MAX {
            let expected = self.counts.get(usize::from(p)).copied().unwrap_or(0);
            let found = pm.iter().filter(|&&kind| kind == p).count();
            if found != expected {
                return Err(Error::PieceCount { p, expected, found });
            }
        }
        Ok(rank_arrangement(pm, &self.counts))
    }

    /// The arrangement with rank `t`.
    ///
    /// # Errors
    /// [`Error::Rank`] if `t` is not below the number of arrangements.
    pub fn unrank(&self, t: u64) -> Result<Vec<u8>, Error> {
        if t >= self.count {
            return Err(Error::Rank { rank: t, count: self.count });
        }
        Ok(unrank_arrangement(t, &self.counts))
    }
}
