//! The bytes that a parent map reports, against the bytes that it allocates.
#![allow(unsafe_code)]

use graph_search::Parents;
use puzzle::{Puzzle, sliding::Sliding};
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

thread_local! {
    /// The bytes that this thread has allocated and not freed.
    static ALLOCATED_BYTES: Cell<usize> = const { Cell::new(0) };
}

/// The system's allocator, with a count of the allocated bytes.
struct CountingAllocator;

// SAFETY: every call is handed to the system's allocator as it is; the count is a
// `Cell` of a thread-local that needs no allocation.
unsafe impl GlobalAlloc for CountingAllocator {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATED_BYTES.set(ALLOCATED_BYTES.get().wrapping_add(layout.size()));
        // SAFETY: the caller keeps the contract of `alloc`.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        ALLOCATED_BYTES.set(ALLOCATED_BYTES.get().wrapping_sub(layout.size()));
        // SAFETY: the caller keeps the contract of `dealloc`.
        unsafe { System.dealloc(memory, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: CountingAllocator = CountingAllocator;

#[test]
fn bytes_match_allocator() {
    let puzzle = Sliding::new(3, 3).unwrap();
    let before = ALLOCATED_BYTES.get();
    let mut parents = Parents::new(puzzle.unrank(0));
    for rank in 0..puzzle.count() {
        let board = puzzle.unrank(rank);
        parents.insert(&board, &board);
        // The hash map's control bytes are padded to the width of a vector register.
        let (bytes, held) =
            (parents.bytes(), ALLOCATED_BYTES.get().wrapping_sub(before));
        assert!((bytes..=bytes + 64).contains(&held), "{rank}: {bytes}, {held}");
    }
    assert_eq!(parents.len() as u64, puzzle.count());
}
