//! A user's puzzle with wrong ranks: no table of it is computed.

use puzzle::{BrokenLaw, Law, Puzzle};
use table::{TableError, distances_to_solved};

/// Ten positions and one cyclic move, with any function as the rank.
struct Ring {
    count: u64,
    rank: fn(u64) -> u64,
}

impl Puzzle for Ring {
    type Position = u64;

    fn count(&self) -> u64 {
        self.count
    }

    fn rank(&self, p: &u64) -> u64 {
        (self.rank)(*p)
    }

    fn unrank(&self, rank: u64) -> u64 {
        rank
    }

    fn moves(&self) -> usize {
        1
    }

    fn apply(&self, p: &u64, _: usize) -> Option<u64> {
        Some((p + 1) % 10)
    }

    fn undo(&self, p: &u64, _: usize) -> Option<u64> {
        Some((p + 9) % 10)
    }
}

fn layers(count: u64, rank: fn(u64) -> u64) -> Result<Vec<u64>, TableError> {
    let table = distances_to_solved(&Ring { count, rank }, |_| {})?;
    Ok(table.layers().to_vec())
}

#[test]
fn rejects_wrong_ranks() {
    assert_eq!(layers(10, |p| p), Ok(vec![1; 10]));
    let on = BrokenLaw::new(Law::Rank, 0, 1, 0);
    assert_eq!(layers(10, |p| p + 1), Err(TableError::Law(on.clone())));
    assert_eq!(layers(10, |p| (p + 1) % 10), Err(TableError::Law(on)));
    let alike = BrokenLaw::new(Law::Rank, 1, 0, 1);
    assert_eq!(layers(10, |_| 0), Err(TableError::Law(alike.clone())));
    assert_eq!(
        TableError::from(alike).to_string(),
        "the law rank(unrank(i)) == i is broken at rank 1: found 0, and 1 would be right"
    );
    // Only the last position has a wrong rank, which is not below the count.
    let last = BrokenLaw::new(Law::Rank, 9, 90, 9);
    let rank = |p| if p == 9 { 90 } else { p };
    assert_eq!(layers(10, rank), Err(TableError::Law(last)));
}

#[test]
fn rejects_uncounted_positions() {
    // Undoing the move maps position 0 to 9, but the puzzle claims to have five positions.
    let error = TableError::Neighbor { position: 0, m: 0, found: 9, count: 5 };
    assert_eq!(layers(5, |p| p), Err(error));
    let none = BrokenLaw::new(Law::Count, None, 0, "at least 1");
    assert_eq!(layers(0, |p| p), Err(TableError::Law(none)));
}
