//! Prefetching rows, and the fence for stores that bypass the caches.

#![allow(unsafe_code)]

use std::marker::PhantomData;

/// A store fence (`sfence`) that is executed on drop. While the value lives, its thread may write
/// rows with nontemporal stores, which bypass the caches, and no thread reads those rows.
#[derive(Debug)]
pub(crate) struct Fence {
    /// Not `Send`: a fence waits for the stores of its own thread only.
    not_send: PhantomData<*const ()>,
}

impl Fence {
    /// For the step of a search only, which reads no row that it has written.
    pub(crate) fn new() -> Self {
        Fence { not_send: PhantomData }
    }
}

impl Drop for Fence {
    fn drop(&mut self) {
        // SAFETY: every x86-64 processor has the instruction, and it only waits.
        #[cfg(target_arch = "x86_64")]
        unsafe {
            std::arch::x86_64::_mm_sfence();
        }
    }
}

/// Bytes in a cache line.
const LINE_BYTES: usize = 64;

/// Prefetches words that begin at a cache line. Does nothing on architectures other than x86-64
/// and AArch64.
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

    // Into the second-level cache: the first is too small for some rows, and loads few lines.
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
