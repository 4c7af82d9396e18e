//! Is a permutation even or odd? Counting inversions looks at every pair of slots. There
//! is a way that looks at each slot once.
//!
//! In 3 0 2 1, start at slot 0. It holds piece 3; go to slot 3. It holds piece 1; go to
//! slot 1. It holds piece 0, and the tour is back where it began. Such a tour is a
//! **cycle**, and this one has three slots: 0, 3, 1. Slot 2 holds piece 2 and is a cycle of
//! one. Every slot is in exactly one cycle. To bring the pieces of a cycle of `k` slots
//! home, `k − 1` exchanges are enough: each brings one piece home, and the last exchange
//! two.
//!
//! Tell by the cycles whether a permutation is even. (The check sees only the answers, so
//! it takes inversions as well. But you would miss what is new.)

/// Whether `pm` can be made by an even number of exchanges. `pm` holds each of
/// `0..pm.len()` once. It may be empty, and it may hold 256 pieces, as many as a `u8` can tell
/// apart.
pub fn is_even(pm: &[u8]) -> bool {
    // <answer>
    let mut seen = vec![false; pm.len()];
    let mut exchanges = 0;
    for start in 0..pm.len() {
        let mut slot = start;
        while !seen[slot] {
            seen[slot] = true;
            slot = pm[slot] as usize;
            exchanges += u32::from(slot != start);
        }
    }
    exchanges % 2 == 0
    // </answer>
}
