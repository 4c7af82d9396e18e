//! Asking for memory before it is needed, and writing to it past the caches.
//!
//! ```
//! use rows::{Geometry, symmetric, translation};
//!
//! // Stores that do not stay in a cache: 31 MB, and 5 GB.
//! assert_eq!(translation::rubik_corners(puzzle::Metric::HalfTurn).width(), 3 * 32);
//! assert_eq!(symmetric::rubik_edges().rows(0), 782 * 24 * 24 * 24);
//! ```

#![allow(unsafe_code)]

use std::marker::PhantomData;

/// A store fence to come (`sfence`): while it is there, its thread may write rows by nontemporal
/// stores, which go past the caches. Nobody reads those rows before it is dropped; whoever
/// learns of them after that finds what was written.
#[derive(Debug)]
pub struct Fence {
    /// A fence waits for the stores of its own thread, and so it stays there.
    not_send: PhantomData<*const ()>,
}

impl Fence {
    /// For a search's step alone, which reads no row that it has made anew.
    pub(crate) fn new() -> Self {
        Fence { not_send: PhantomData }
    }
}

impl Drop for Fence {
    fn drop(&mut self) {
        // SAFETY: every processor of this kind has the instruction, and it only waits.
        #[cfg(target_arch = "x86_64")]
        unsafe {
            std::arch::x86_64::_mm_sfence();
        }
    }
}

/// The bytes of a cache line.
const LINE_BYTES: usize = 64;

/// Asks for words that will be read soon, from the beginning of a cache line, so that they come
/// while others are worked on. It does nothing else, and on some processors nothing at all.
#[inline(always)]
pub(crate) fn prefetch<W>(words: &[W]) {
    for line in words.chunks(LINE_BYTES / size_of::<W>()) {
        prefetch_line(line.as_ptr().cast());
    }
}

#[cfg(target_arch = "x86_64")]
#[inline(always)]
fn prefetch_line(line: *const i8) {
    use std::arch::x86_64::{_MM_HINT_T1, _mm_prefetch};

    // Into the second cache: the first has no room for some rows, and fetches few lines at a time.
    // SAFETY: nothing is read, and no address can be wrong.
    unsafe { _mm_prefetch::<_MM_HINT_T1>(line) };
}

#[cfg(target_arch = "aarch64")]
#[inline(always)]
fn prefetch_line(line: *const i8) {
    // SAFETY: nothing is read, and no address can be wrong.
    unsafe {
        std::arch::asm!(
            "prfm pldl1keep, [{line}]",
            line = in(reg) line,
            options(nostack, preserves_flags, readonly)
        );
    }
}

#[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
#[inline(always)]
fn prefetch_line(_line: *const i8) {}
