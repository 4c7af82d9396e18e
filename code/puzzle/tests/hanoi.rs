//! The Tower of Hanoi: moves, ranks and errors.

use crate::assert_error::assert_error;
use proptest::prelude::*;
use puzzle::hanoi::{Hanoi, frame_stewart};
use puzzle::{Puzzle, catalog};

/// The discs on each peg, from bottom to top; the largest disc is 0.
fn stacks(text: &str, pegs: usize) -> Vec<Vec<usize>> {
    let mut stacks = vec![vec![]; pegs];
    for (disc, peg) in text.bytes().enumerate() {
        stacks[usize::from(peg - b'A')].push(disc);
    }
    stacks
}

#[test]
fn moves_match_stacks_of_discs() {
    for (pegs, discs) in [(3, 5), (4, 4), (5, 3)] {
        let puzzle = Hanoi::new(pegs, discs).unwrap();
        for rank in 0..puzzle.count() {
            let position = puzzle.unrank(rank);
            let before = stacks(&puzzle.write(&position), pegs);
            for m in 0..puzzle.moves() {
                let name = puzzle.name(m);
                let ends: Vec<_> =
                    name.bytes().map(|peg| usize::from(peg - b'A')).collect();
                let mut expected = before.clone();
                let disc = expected[ends[0]].pop();
                let smaller = |&top: &usize| Some(top) > disc;
                let possible =
                    disc.is_some() && !before[ends[1]].last().is_some_and(smaller);
                expected[ends[1]].extend(disc);
                let after = puzzle.apply(&position, m);
                assert_eq!(after.is_some(), possible, "{before:?} {name}");
                if let Some(after) = after {
                    assert_eq!(stacks(&puzzle.write(&after), pegs), expected);
                }
            }
        }
    }
}

#[test]
fn three_pegs_allow_three_moves() {
    let puzzle = Hanoi::new(3, 6).unwrap();
    for rank in 0..puzzle.count() {
        let position = puzzle.unrank(rank);
        let moves = (0..6).filter(|&m| puzzle.apply(&position, m).is_some()).count();
        let together = position.iter().all(|&peg| peg == position[0]);
        assert_eq!(moves, if together { 2 } else { 3 }, "{position:?}");
    }
}

#[test]
fn frame_stewart_matches_known_values() {
    for discs in 0..=63 {
        assert_eq!(frame_stewart(3, discs), Some((1 << discs) - 1));
    }
    assert_eq!(frame_stewart(3, 64), Some(u64::MAX));
    assert_eq!(frame_stewart(3, 65), None, "beyond 64 bits");
    assert_eq!(frame_stewart(2, 1), Some(1));
    assert_eq!((frame_stewart(2, 2), frame_stewart(1, 1)), (None, None));
    assert_eq!((frame_stewart(0, 0), frame_stewart(1, 0)), (Some(0), Some(0)));
    // OEIS A007664.
    let four: Vec<_> = (12..=24).filter_map(|discs| frame_stewart(4, discs)).collect();
    assert_eq!(four, [81, 97, 113, 129, 161, 193, 225, 257, 289, 321, 385, 449, 513]);
    // With one peg more than discs, each disc but the largest moves twice.
    for discs in 1..10 {
        assert_eq!(frame_stewart(discs + 1, discs), Some(2 * discs as u64 - 1));
    }
}

#[test]
fn rejects_invalid_positions_and_moves() {
    let puzzle = Hanoi::new(3, 4).unwrap();
    assert_error(
        puzzle.read("AABD"),
        "found \"D\" (character 4) where a peg from A to C should be",
    );
    assert_error(
        puzzle.read("A A b C"),
        "found \"b\" (character 5) where a peg from A to C should be",
    );
    assert_error(puzzle.read("A A B"), "found 3 discs, and there must be 4");
    assert_eq!(puzzle.read("A, A B C"), puzzle.read("AABC"));
    assert_error(
        puzzle.scramble("CA CA"),
        "the move CA (character 4) cannot be done there, where those that can are AB, AC, CB",
    );
    assert_error(
        puzzle.scramble("AB"),
        "the move AB (character 1) cannot be done there, where those that can are CA, CB",
    );
    assert_error(
        puzzle.scramble("CA AA"),
        "found \"AA\" (character 4), which is not the whole name of a move; the moves are AB, AC, \
         BA, BC, CA, CB",
    );
}

#[test]
fn rejects_impossible_sizes() {
    let make = |name: &str| catalog::find(name).unwrap().puzzle(None).map(|_| ());
    let few = "and there must be at least 3: on two pegs only one disc can move";
    assert_error(make("hanoi-1x3"), &format!("found 1 peg, {few}"));
    assert_error(make("hanoi-2x3"), &format!("found 2 pegs, {few}"));
    assert_error(
        make("hanoi-27x1"),
        "found 27 pegs, and there must be at most 26: the names of the pegs are letters",
    );
    assert_error(
        make("hanoi-3x0"),
        "found 0 discs, and there must be at least 1: without any there is no move",
    );
    assert_error(
        make("hanoi-3x26"),
        "found 26 discs, and there must be at most 25: a position has no room for more",
    );
    assert_error(
        make("hanoi-26x14"),
        "found 14 discs, and there must be at most 13: with so many pegs, the ranks of more do not fit in 64 bits",
    );
    // For every number of pegs, the largest tower has 64-bit ranks.
    for pegs in 3..=26 {
        let discs =
            (1..=25).rev().find(|&discs| Hanoi::new(pegs, discs).is_ok()).unwrap();
        let puzzle = Hanoi::new(pegs, discs).unwrap();
        assert!(discs == 25 || puzzle.count().checked_mul(pegs as u64).is_none());
        for rank in [0, 1, puzzle.count() / 3, puzzle.count() - 1] {
            assert_eq!(puzzle.rank(&puzzle.unrank(rank)), rank);
        }
    }
}

proptest! {
    #[test]
    fn read_and_write_round_trip(
        text in "[A-F ,]{0,12}|\\PC{0,12}", pegs in 3..7_usize, discs in 1..9_usize,
    ) {
        let puzzle = Hanoi::new(pegs, discs).unwrap();
        if let Ok(position) = puzzle.read(&text) {
            prop_assert_eq!(puzzle.read(&puzzle.write(&position)), Ok(position));
        }
        let _ = puzzle.scramble(&text);
    }
}
