//! Memory in large pages.

#![allow(unsafe_code)]

use crate::Word;
use std::alloc::{Layout, alloc_zeroed};
use std::ops::{Deref, DerefMut};

/// What a large page holds, in bytes, on the machines that have them.
const PAGE_BYTES: usize = 2 << 20;

/// What no row should begin in the middle of: a cache line, in bytes.
const LINE_BYTES: usize = 64;

/// A slice that begins at a large page, if it is long, and else at a cache line, where its
/// items allow it: as numbers do.
///
/// The system hands out memory in pages when they are first touched, and usually in
/// small ones of 4096 bytes. A table has thousands of them, and each costs more time
/// than filling it. Linux gives pages 512 times as large to whoever asks.
///
/// ```
/// let memory = rows::Buffer::filled(7u8, 3)?;
/// assert_eq!(memory[..], [7, 7, 7]);
/// assert_eq!(rows::Buffer::filled((), 3)?.len(), 3);
/// assert!(rows::Buffer::<u64>::zeros(1 << 58).is_err());
/// # Ok::<(), rows::OutOfMemory>(())
/// ```
#[derive(Debug)]
pub struct Buffer<T> {
    items: Vec<T>,
    start: usize,
    len: usize,
}

/// The system does not give so much memory.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("{bytes} bytes of memory cannot be had")]
pub struct OutOfMemory {
    /// How much was asked for at once.
    pub bytes: usize,
}

impl<T: Copy> Buffer<T> {
    /// This many items, all alike.
    ///
    /// # Errors
    /// [`OutOfMemory`] if there is no memory for them.
    pub fn filled(value: T, len: usize) -> Result<Self, OutOfMemory> {
        // Not the capacity, which has no end where items have no size.
        let capacity = padded_len::<T>(len);
        let mut items = Vec::new();
        items.try_reserve_exact(capacity).map_err(|_| out_of_memory::<T>(capacity))?;
        advise_large_pages(items.as_ptr(), capacity);
        items.resize(capacity, value);
        Ok(Self::aligned(items, len))
    }

    /// Cuts a slice out of items that has room for its alignment. Items that do not divide a
    /// cache line, or do not lie so that one of them can begin one, lie anyhow.
    fn aligned(items: Vec<T>, len: usize) -> Self {
        let (size, at) = (size_of::<T>(), items.as_ptr().addr());
        let align = (padding::<T>(len) * size).max(1);
        let off = at.next_multiple_of(align) - at;
        let start = if off > 0 && off.is_multiple_of(size) { off / size } else { 0 };
        Buffer { items, start, len }
    }
}

impl<W: Word> Buffer<W> {
    /// This many words of zeros. Their pages are not touched.
    ///
    /// # Errors
    /// [`OutOfMemory`] if there is no memory for them.
    pub fn zeros(len: usize) -> Result<Self, OutOfMemory> {
        let capacity = padded_len::<W>(len);
        if capacity == 0 {
            return Ok(Self::aligned(Vec::new(), 0));
        }
        let layout =
            Layout::array::<W>(capacity).map_err(|_| out_of_memory::<W>(capacity))?;
        // SAFETY: the layout has a size, for there is at least one word.
        let words = unsafe { alloc_zeroed(layout) }.cast::<W>();
        if words.is_null() {
            return Err(out_of_memory::<W>(capacity));
        }
        advise_large_pages(words, capacity);
        // SAFETY: allocated just now, as a vector of so many words would be. They are
        // zeros, and a word is an integer.
        let items = unsafe { Vec::from_raw_parts(words, capacity, capacity) };
        Ok(Self::aligned(items, len))
    }
}

/// How many items are allocated besides those that are used, so that these can begin
/// where they should. What is never touched costs nothing.
fn padding<T>(len: usize) -> usize {
    match len.saturating_mul(size_of::<T>()) {
        0 => 0,
        _ if !LINE_BYTES.is_multiple_of(size_of::<T>()) => 0,
        bytes if bytes > PAGE_BYTES / 4 => PAGE_BYTES / size_of::<T>(),
        _ => LINE_BYTES / size_of::<T>(),
    }
}

/// How many items are allocated for so many. No system has room for the largest number.
fn padded_len<T>(len: usize) -> usize {
    len.saturating_add(padding::<T>(len))
}

/// So many items are too many.
fn out_of_memory<T>(capacity: usize) -> OutOfMemory {
    OutOfMemory { bytes: capacity.saturating_mul(size_of::<T>()) }
}

impl<T> Deref for Buffer<T> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        &self.items[self.start..][..self.len]
    }
}

impl<T> DerefMut for Buffer<T> {
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[self.start..][..self.len]
    }
}

/// Asks for large pages, if there are so many items that they fill one. If there are
/// none, nothing is lost but time.
#[cfg(target_os = "linux")]
fn advise_large_pages<T>(items: *const T, len: usize) {
    use rustix::mm::{Advice, madvise};

    let first = items.addr().next_multiple_of(PAGE_BYTES);
    let last = (items.addr() + len * size_of::<T>()).next_multiple_of(PAGE_BYTES);
    let bytes = last.saturating_sub(first + PAGE_BYTES);
    let start = items.with_addr(first).cast_mut().cast();
    // SAFETY: whole pages that were allocated for the items, and this advice changes
    // none of the bytes in them.
    let _ = unsafe { madvise(start, bytes, Advice::LinuxHugepage) };
}

#[cfg(not(target_os = "linux"))]
fn advise_large_pages<T>(_items: *const T, _len: usize) {}
