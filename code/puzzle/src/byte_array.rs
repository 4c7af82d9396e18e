//! A short array of bytes whose length is known at run time.

use std::fmt;
use std::ops::{Deref, DerefMut};

/// An array of at most [`ByteArray::MAX`] bytes: the tiles of a board, a stack of pancakes.
///
/// It dereferences to a slice, and is copied rather than allocated, because a search makes
/// millions of them.
///
/// ```
/// use puzzle::ByteArray;
///
/// let mut array = ByteArray::from_fn(4, |i| i as u8);
/// array.swap(0, 3);
/// assert_eq!(array[..], [3, 1, 2, 0]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct ByteArray {
    entries: [u8; ByteArray::MAX],
    len: u8,
}

impl ByteArray {
    /// The largest length.
    pub const MAX: usize = 25;

    /// The array of `f(0)`, `f(1)`, … `f(len - 1)`.
    ///
    /// # Panics
    /// If `len` is more than [`ByteArray::MAX`].
    pub fn from_fn(len: usize, f: impl FnMut(usize) -> u8) -> Self {
        assert!(len <= ByteArray::MAX, "{len} bytes are more than {}", ByteArray::MAX);
        let mut array = ByteArray { entries: [0; ByteArray::MAX], len: len as u8 };
        (0..len)
            .map(f)
            .zip(&mut array.entries)
            .for_each(|(number, entry)| *entry = number);
        array
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
