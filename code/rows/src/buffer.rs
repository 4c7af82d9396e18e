//! Memory in large pages.

#![allow(unsafe_code)]

use crate::Word;
use std::alloc::{Layout, alloc_zeroed};
use std::ops::{Deref, DerefMut};

/// Bytes in a large page.
const PAGE_BYTES: usize = 2 << 20;

/// Bytes in a cache line. Rows begin at the start of one.
const LINE_BYTES: usize = 64;

/// A slice aligned to a large page if it is long, else to a cache line, if the size of an
/// item divides a cache line.
///
/// The system maps memory in pages when they are first touched, usually of 4096 bytes. To
/// map a page takes longer than to fill it. Linux maps pages 512 times as large on request.
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

/// The system cannot allocate the memory.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("not enough memory: {bytes} bytes could not be allocated")]
pub struct OutOfMemory {
    /// Size of the allocation that failed.
    pub bytes: usize,
}

impl<T: Copy> Buffer<T> {
    /// `len` copies of `value`.
    ///
    /// # Errors
    /// [`OutOfMemory`] if there is no memory for them.
    pub fn filled(value: T, len: usize) -> Result<Self, OutOfMemory> {
        // Not `items.capacity()`, which is `usize::MAX` for items of size 0.
        let capacity = padded_len::<T>(len);
        let mut items = Vec::new();
        items.try_reserve_exact(capacity).map_err(|_| out_of_memory::<T>(capacity))?;
        advise_large_pages(items.as_ptr(), capacity);
        items.resize(capacity, value);
        Ok(Self::aligned(items, len))
    }

    /// Chooses the aligned slice of `len` items among all `items`, or the first `len` items if
    /// no item is aligned.
    fn aligned(items: Vec<T>, len: usize) -> Self {
        let (size, address) = (size_of::<T>(), items.as_ptr().addr());
        let align = (padding::<T>(len) * size).max(1);
        let offset = address.next_multiple_of(align) - address;
        let start =
            if offset > 0 && offset.is_multiple_of(size) { offset / size } else { 0 };
        Buffer { items, start, len }
    }
}

impl<W: Word> Buffer<W> {
    /// `len` words of zeros. Their pages are not touched.
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
        // SAFETY: the layout's size is not 0, for there is at least one word.
        let words = unsafe { alloc_zeroed(layout) }.cast::<W>();
        if words.is_null() {
            return Err(out_of_memory::<W>(capacity));
        }
        advise_large_pages(words, capacity);
        // SAFETY: allocated just above with the layout of a vector of this capacity; zeros
        // are valid words, for a word is an integer.
        let items = unsafe { Vec::from_raw_parts(words, capacity, capacity) };
        Ok(Self::aligned(items, len))
    }
}

/// Number of additional items to allocate, so that `len` of them can be aligned. Memory that
/// is never touched costs nothing.
fn padding<T>(len: usize) -> usize {
    match len.saturating_mul(size_of::<T>()) {
        0 => 0,
        _ if !LINE_BYTES.is_multiple_of(size_of::<T>()) => 0,
        bytes if bytes > PAGE_BYTES / 4 => PAGE_BYTES / size_of::<T>(),
        _ => LINE_BYTES / size_of::<T>(),
    }
}

/// Number of items to allocate for `len`. An allocation of `usize::MAX` items fails.
fn padded_len<T>(len: usize) -> usize {
    len.saturating_add(padding::<T>(len))
}

/// The error for this number of items.
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

/// Requests large pages if the items fill one. A failure costs time only, and is ignored.
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
