//! A short row of small numbers, kept in place.

use std::fmt;
use std::ops::{Deref, DerefMut};

/// A row of at most [`ByteArray::MAX`] numbers: tiles of a board, a stack of pancakes.
///
/// It behaves as the slice of its numbers does, and is copied rather than
/// allocated, since a search makes millions.
///
/// ```
/// use puzzle::ByteArray;
///
/// let mut row = ByteArray::from_fn(4, |i| i as u8);
/// row.swap(0, 3);
/// assert_eq!(row[..], [3, 1, 2, 0]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct ByteArray {
    entries: [u8; ByteArray::MAX],
    len: u8,
}

impl ByteArray {
    /// The longest row.
    pub const MAX: usize = 24;

    /// The row of `f(0)`, `f(1)`, … `f(len - 1)`.
    ///
    /// # Panics
    /// If `len` is more than [`ByteArray::MAX`].
    pub fn from_fn(len: usize, f: impl FnMut(usize) -> u8) -> Self {
        assert!(
            len <= ByteArray::MAX,
            "a row of {len} is longer than {}",
            ByteArray::MAX
        );
        let mut row = ByteArray { entries: [0; ByteArray::MAX], len: len as u8 };
        (0..len)
            .map(f)
            .zip(&mut row.entries)
            .for_each(|(number, place)| *place = number);
        row
    }
}

impl Deref for ByteArray {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        &self.entries[..usize::from(self.len)]
    }
}

impl DerefMut for ByteArray {
    fn deref_mut(&mut self) -> &mut [u8] {
        &mut self.entries[..usize::from(self.len)]
    }
}

impl fmt::Debug for ByteArray {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        self[..].fmt(f)
    }
}
