//! Four clocks stand in a ring: 0, 1, 2, 3, and after clock 3 comes clock 0 again. Each
//! shows an hour from 0 to 3, and after 3 it shows 0. There are four moves. Move `m`
//! turns clock `m` *and both its neighbors* on by one hour. Solved is when all show 0.
//!
//! ```text
//! 0 0 0 0    move 1 leads to    1 1 1 0
//! 1 1 1 0    move 3 leads to    2 1 2 1
//! ```
//!
//! Make this a puzzle. A position is `[u8; 4]`, the hours of the clocks. Its rank reads
//! the hours as digits of base 4, clock 0 the leading digit: 2 1 2 1 has the rank $2
//! \cdot 64 + 1 \cdot 16 + 2 \cdot 4 + 1 = 153$. Every move can be done and undone in
//! every position. At last, let the table of your puzzle say how many moves the hardest
//! position needs.

use puzzle::Puzzle;

/// Four clocks in a ring.
pub struct Clocks;

impl Puzzle for Clocks {
    type Position = [u8; 4];

    /// How many positions there are.
    fn count(&self) -> u64 {
        // <answer>
        4 * 4 * 4 * 4
        // </answer>
    }

    /// The hours as digits of base 4.
    fn rank(&self, clocks: &[u8; 4]) -> u64 {
        // <answer>
        clocks.iter().fold(0, |rank, &hour| 4 * rank + u64::from(hour))
        // </answer>
    }

    /// The position with this rank.
    fn unrank(&self, rank: u64) -> [u8; 4] {
        // <answer>
        [rank / 64, rank / 16 % 4, rank / 4 % 4, rank % 4].map(|hour| hour as u8)
        // </answer>
    }

    fn moves(&self) -> usize {
        4
    }

    /// The position after move `m`.
    fn apply(&self, clocks: &[u8; 4], m: usize) -> Option<[u8; 4]> {
        // <answer>
        let mut clocks = *clocks;
        for clock in [m, (m + 1) % 4, (m + 3) % 4] {
            clocks[clock] = (clocks[clock] + 1) % 4;
        }
        Some(clocks)
        // </answer>
    }

    /// The position that move `m` makes this one of.
    fn undo(&self, clocks: &[u8; 4], m: usize) -> Option<[u8; 4]> {
        // <answer>
        (0..3).try_fold(*clocks, |clocks, _| self.apply(&clocks, m))
        // </answer>
    }
}

/// How many moves the hardest position needs: ask `table::distances_to_solved`
/// (`unwrap` it).
pub fn hardest() -> usize {
    // <answer>
    table::distances_to_solved(&Clocks, |_| {}).expect("a table").depth()
    // </answer>
}
