//! A word of a row: some places, a bit for each.

use std::fmt::Debug;
use std::ops::{BitAnd, BitOr, BitOrAssign, Not};

mod sealed {
    /// What only this crate can implement.
    pub trait Sealed {}
}

/// An unsigned integer whose bits are places: `u8`, `u16`, `u32` or `u64`, and no other
/// type, so that memory full of zeros is full of words.
///
/// ```
/// use rows::Word;
///
/// assert_eq!(u16::bit(3).ones(), 1);
/// assert_eq!((u16::bit(3) | u16::bit(5)).places().collect::<Vec<_>>(), [3, 5]);
/// ```
pub trait Word:
    sealed::Sealed
    + Copy
    + Into<u64>
    + Debug
    + Default
    + Eq
    + Send
    + Sync
    + 'static
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitOrAssign
    + Not<Output = Self>
{
    /// The word with no bit set.
    const NONE: Self;

    /// The word with all bits set.
    const ALL: Self;

    /// The word with this bit alone.
    fn bit(place: u32) -> Self;

    /// How many bits are set.
    fn ones(self) -> u32;

    /// Which bits are set, the lowest first.
    fn places(self) -> impl Iterator<Item = u32>;

    /// Adds, to words in bytes, what the words `after` have and those `before` have not.
    fn add(before: &[Self], after: &[Self], bytes: &mut [u8]);
}

macro_rules! word {
    ($($integer:ty),*) => {$(
        impl sealed::Sealed for $integer {}

        impl Word for $integer {
            const NONE: Self = 0;
            const ALL: Self = <$integer>::MAX;

            #[inline(always)]
            fn bit(place: u32) -> Self {
                1 << place
            }

            #[inline(always)]
            fn ones(self) -> u32 {
                self.count_ones()
            }

            #[inline(always)]
            fn places(mut self) -> impl Iterator<Item = u32> {
                std::iter::from_fn(move || {
                    let place = (self != 0).then(|| self.trailing_zeros());
                    self &= self.wrapping_sub(1);
                    place
                })
            }

            #[inline(always)]
            fn add(before: &[Self], after: &[Self], bytes: &mut [u8]) {
                let words = before.iter().zip(after);
                let bytes = bytes.as_chunks_mut().0;
                for (bytes, (before, after)) in bytes.iter_mut().zip(words) {
                    let sum = <$integer>::from_le_bytes(*bytes) | (after & !before);
                    *bytes = sum.to_le_bytes();
                }
            }
        }
    )*};
}

word!(u8, u16, u32, u64);
