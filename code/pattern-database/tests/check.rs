//! Patterns that break a law are refused.

use lower_bound::examine;
use pattern_database::{Database, Pattern, Tiles, check_pattern};
use puzzle::pancake::Pancakes;
use puzzle::sliding::Sliding;
use puzzle::{Puzzle, sample_ranks};

type Stack = <Pancakes as Puzzle>::Position;

/// What is wrong with a pattern.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Fault {
    None,
    /// The flip of two pancakes counts 3.
    FlipCountsThree,
    /// The flip of three pancakes is forgotten.
    FlipForgotten,
    /// Another state counts as solved.
    Solved,
    /// Two states have one rank.
    Rank,
    /// The moves are claimed to have inverses, and one counts 0.
    FreeAndUndirected,
    /// The moves are claimed to have inverses, and one turns three states around.
    NotUndirected,
}

/// All pancakes of a stack of five: the abstract states are the ranks of the stacks.
struct All(Pancakes, Fault);

impl Pattern for All {
    type Position = Stack;
    type AbstractState = u64;

    fn count(&self) -> usize {
        120
    }
    fn solved(&self) -> u64 {
        self.0.rank(&self.0.solved()) ^ u64::from(self.1 == Fault::Solved)
    }
    fn project(&self, stack: &Stack) -> u64 {
        self.0.rank(stack)
    }
    fn rank(&self, state: &u64) -> usize {
        if self.1 == Fault::Rank && *state == 7 { 8 } else { *state as usize }
    }
    fn unrank(&self, rank: usize) -> u64 {
        rank as u64
    }
    fn moves(&self) -> usize {
        self.0.moves()
    }
    fn predecessor(&self, state: &u64, m: usize) -> Option<(u64, u8)> {
        let before = self.0.undo(&self.0.unrank(*state), m)?;
        let before = self.0.rank(&before);
        match (self.1, m) {
            (Fault::FlipCountsThree, 0) => Some((before, 3)),
            (Fault::FlipForgotten, 1) => None,
            (Fault::FreeAndUndirected, 2) => Some((before, 0)),
            (Fault::NotUndirected, 3) => Some(((state + 1) % 120, 1)),
            _ => Some((before, 1)),
        }
    }
    fn is_undirected(&self) -> bool {
        matches!(self.1, Fault::FreeAndUndirected | Fault::NotUndirected)
    }
}

#[test]
fn broken_laws_are_named() {
    let puzzle = Pancakes::new(5).expect("a size");
    let check = |fault| {
        let pattern = All(puzzle, fault);
        check_pattern(&puzzle, &pattern, 0..120).map_err(|error| error.to_string())
    };
    assert_eq!(check(Fault::None), Ok(()));
    for (fault, expected) in [
        (
            Fault::FlipCountsThree,
            "cost <= 1 is broken by move 0: found 3 from state 24 to state 0, and 0 or 1",
        ),
        (
            Fault::FlipForgotten,
            "predecessor(project(apply(p, m)), m) == project(p) is broken at rank 0 by move 1: \
             found no state before state 54, that of 3 2 1 4 5, and state 0, that of 1 2 3 4 5",
        ),
        (
            Fault::Solved,
            "project(solved position) == solved() is broken: found state 0, and state 1",
        ),
        (Fault::Rank, "rank(unrank(i)) == i is broken: found state 8, and state 7"),
        (
            Fault::FreeAndUndirected,
            "is_undirected() implies cost == 1, and an inverse of each move is broken by move 2: \
             found 0 from state 86 to state 0, and 1",
        ),
        (
            Fault::NotUndirected,
            "is_undirected() implies cost == 1, and an inverse of each move is broken by move 3: \
             found 1 from state 1 to state 0, and a move back as well",
        ),
    ] {
        assert_eq!(check(fault), Err(format!("the law {expected} would be right")));
    }
}

/// What is refused would have made solutions longer.
#[test]
fn flip_that_counts_three_is_inadmissible() {
    let puzzle = Pancakes::new(5).expect("a size");
    let too_large = |fault| {
        let table = Database::new(All(puzzle, fault)).expect("a table");
        examine(&puzzle, &table).expect("a table").comparison.too_large()
    };
    assert_eq!(too_large(Fault::None), 0);
    assert_eq!(too_large(Fault::FlipCountsThree), 76);
}

#[test]
fn tiles_keep_their_laws() {
    let puzzle = Sliding::new(3, 3).expect("a size");
    for tiles in [&[1, 2, 3, 4][..], &[8], &[]] {
        for pattern in [Tiles::own_moves, Tiles::every_move] {
            let pattern = pattern(&puzzle, tiles).expect("tiles");
            check_pattern(&puzzle, &pattern, sample_ranks(puzzle.count(), 1000))
                .unwrap_or_else(|error| panic!("{error}"));
        }
    }
}
