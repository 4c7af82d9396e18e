// message: That is how many positions are the hardest
use puzzle::Puzzle;

/// Four clocks in a ring.
pub struct Clocks;

impl Puzzle for Clocks {
    type Position = [u8; 4];

    /// How many positions there are.
    fn count(&self) -> u64 {
        4 * 4 * 4 * 4
    }

    /// The hours as digits of base 4.
    fn rank(&self, clocks: &[u8; 4]) -> u64 {
        clocks.iter().fold(0, |rank, &hour| 4 * rank + u64::from(hour))
    }

    /// The position with this rank.
    fn unrank(&self, rank: u64) -> [u8; 4] {
        [rank / 64, rank / 16 % 4, rank / 4 % 4, rank % 4].map(|hour| hour as u8)
    }

    fn moves(&self) -> usize {
        4
    }

    /// The position after move `m`.
    fn apply(&self, clocks: &[u8; 4], m: usize) -> Option<[u8; 4]> {
        let mut clocks = *clocks;
        for clock in [m, (m + 1) % 4, (m + 3) % 4] {
            clocks[clock] = (clocks[clock] + 1) % 4;
        }
        Some(clocks)
    }

    /// The position that move `m` makes this one of.
    fn undo(&self, clocks: &[u8; 4], m: usize) -> Option<[u8; 4]> {
        (0..3).try_fold(*clocks, |clocks, _| self.apply(&clocks, m))
    }
}

/// How many moves the hardest position needs: ask `table::distances_to_solved`.
pub fn hardest() -> usize {
    table::distances_to_solved(&Clocks, |_| {}).expect("a table").farthest().count()
}
