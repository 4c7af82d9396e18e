//! A word of a row.

use std::fmt::Debug;
use std::ops::{BitAnd, BitOr, BitOrAssign, Not};

mod sealed {
    /// What only this crate can implement.
    pub trait Sealed {}
}

/// An unsigned integer whose bits are columns of a row: `u8`, `u16`, `u32` or `u64`, and no other
/// type, so that zeroed memory holds valid words.
///
/// ```
/// use rows::Word;
///
/// assert_eq!(u16::bit(3).ones(), 1);
/// assert_eq!((u16::bit(3) | u16::bit(5)).bits().collect::<Vec<_>>(), [3, 5]);
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
    /// The integer with no bit set.
    const NONE: Self;

    /// The integer with all bits set.
    const ALL: Self;

    /// The word with this bit alone.
    fn bit(bit: u32) -> Self;

    /// The lowest bits of a larger integer.
    fn low_bits(bits: u64) -> Self;

    /// Number of bits set.
    fn ones(self) -> u32;

    /// The bits that are set, lowest first.
    fn bits(self) -> impl Iterator<Item = u32>;

    /// ORs the bits that are in `after` and not in `before` into little-endian words.
    fn add_new_bits(before: &[Self], after: &[Self], bytes: &mut [u8]);
}

macro_rules! word {
    ($($integer:ty),*) => {$(
        impl sealed::Sealed for $integer {}

        impl Word for $integer {
            const NONE: Self = 0;
            const ALL: Self = <$integer>::MAX;

            #[inline(always)]
            fn bit(bit: u32) -> Self {
                1 << bit
            }

            #[inline(always)]
            fn low_bits(bits: u64) -> Self {
                bits as $integer
            }

            #[inline(always)]
            fn ones(self) -> u32 {
                self.count_ones()
            }

            #[inline(always)]
            fn bits(mut self) -> impl Iterator<Item = u32> {
                std::iter::from_fn(move || {
                    let lowest = (self != 0).then(|| self.trailing_zeros());
                    self &= self.wrapping_sub(1);
                    lowest
                })
            }

            #[inline(always)]
            fn add_new_bits(before: &[Self], after: &[Self], bytes: &mut [u8]) {
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
