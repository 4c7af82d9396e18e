//! `next(table, moves, t, m)` is to look up the rank after move number `m` of rank `t`. The
//! table is flat, as the chapter's first one: row after row, and each row has an entry for
//! each of the `moves` moves. Somebody tried the first entry and the last one, and a table
//! for a single move, and found the code in `buggy.rs` right.
//!
//! Write a test that must panic, by `assert!` or `assert_eq!`, if `next` is the buggy one,
//! and must not if it is right. Any small table will do: it need not be that of a puzzle.
//! `t` is below the number of rows and `m` below `moves`.

/// Panics if `next` does not do what it is to do.
pub fn test(next: fn(&[u32], usize, usize, usize) -> u32) {
    todo!()
}
