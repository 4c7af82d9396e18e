//! Other goals than the solved position, for every puzzle of the catalog.

use crate::assert_error::assert_error;
use puzzle::catalog::{self, CATALOG};
use puzzle::{GoalPair, Indexed, Start, WithGoal, sample_ranks};
use std::collections::HashMap;

fn find(name: &str) -> Box<dyn Indexed> {
    catalog::find(name).unwrap().puzzle(None).unwrap()
}

/// The start and the goal keep their ways: each move from the one is the move of that name in the
/// other form, and the goal is reached from itself by none.
#[test]
fn moves_are_the_same_toward_any_goal() {
    for name in CATALOG.iter().flat_map(|family| family.examples) {
        let puzzle = find(name);
        let toward = |rank: u64, goal: u64| -> GoalPair<u64> {
            puzzle.goal_pair_ranks(Start::Rank(rank), &puzzle.write_rank(goal)).unwrap()
        };
        for goal in sample_ranks(puzzle.position_count(), 12) {
            let whole = toward(goal, goal);
            assert_eq!(whole.start, whole.goal, "{name}");
            for rank in sample_ranks(puzzle.position_count(), 12) {
                let GoalPair { start, goal: end, moves } = toward(rank, goal);
                assert_eq!((end, start == end), (whole.goal, rank == goal), "{name}");
                let after = puzzle.successors(rank);
                for (m, next) in puzzle.successors(start).into_iter().enumerate() {
                    let given = moves.get(m).copied().unwrap_or(m);
                    let expected = after[given].map(|rank| toward(rank, goal).start);
                    assert_eq!(next, expected, "{name}: {rank} to {goal}, move {m}");
                }
            }
        }
    }
}

/// The boards after one move.
fn neighbors(board: &[u8], columns: usize) -> Vec<Vec<u8>> {
    let blank = board.iter().position(|&tile| tile == 0).unwrap();
    let is_near = |&other: &usize| {
        let apart = |a: usize, b: usize| a.abs_diff(b);
        apart(blank / columns, other / columns)
            + apart(blank % columns, other % columns)
            == 1
    };
    let moved = (0..board.len()).filter(is_near).map(|other| {
        let mut moved = board.to_vec();
        moved.swap(blank, other);
        moved
    });
    moved.collect()
}

/// Which boards can reach which is found by brute force, for all pairs of boards of 2×2 and some
/// of 2×3 and 3×2, of both parities.
#[test]
fn boards_reach_goals_of_their_parity() {
    for (name, cells, columns) in
        [("sliding-2x2", 4, 2), ("sliding-2x3", 6, 3), ("sliding-3x2", 6, 2)]
    {
        let text = |board: &[u8]| {
            board.iter().map(u8::to_string).collect::<Vec<_>>().join(" ")
        };
        let mut boards = vec![vec![]];
        for _ in 0..cells {
            let grown = boards.iter().flat_map(|board: &Vec<u8>| {
                let left = (0..cells).filter(|tile| !board.contains(tile));
                left.map(|tile| [&board[..], &[tile]].concat()).collect::<Vec<_>>()
            });
            boards = grown.collect();
        }
        // The connected part of each board, found by moving the blank.
        let mut part: HashMap<Vec<u8>, usize> = HashMap::new();
        for (number, board) in boards.iter().enumerate() {
            let mut next = vec![board.clone()];
            while let Some(board) = next.pop() {
                if part.contains_key(&board) {
                    continue;
                }
                part.insert(board.clone(), number);
                next.extend(neighbors(&board, columns));
            }
        }
        for goal in boards.iter().step_by(if cells == 4 { 1 } else { 37 }) {
            let with_goal = WithGoal::new(find(name).into(), &text(goal)).unwrap();
            for start in boards.iter().step_by(if cells == 4 { 1 } else { 7 }) {
                let read = with_goal.read_rank(&text(start));
                assert_eq!(
                    read.is_ok(),
                    part[start] == part[goal],
                    "{start:?} to {goal:?}"
                );
                assert_eq!(read == Ok(with_goal.solved_rank()), start == goal);
                let Ok(rank) = read else { continue };
                let mut after: Vec<u64> =
                    with_goal.successors(rank).into_iter().flatten().collect();
                let near = neighbors(start, columns);
                let near =
                    near.iter().map(|board| with_goal.read_rank(&text(board)).unwrap());
                let mut near: Vec<u64> = near.collect();
                after.sort_unstable();
                near.sort_unstable();
                assert_eq!(after, near, "{start:?} to {goal:?}");
            }
        }
    }
}

#[test]
fn unsolvable_names_the_goal() {
    assert_error(
        find("8-puzzle").read_rank("1 2 3 4 5 6 8 7 0"),
        "this position cannot be solved: its tiles have an odd number of pairs in the wrong \
         order (1), and every move keeps that number odd; the goal is 1 2 3 4 5 6 7 8 0",
    );
    let goal = |name: &str, goal| WithGoal::new(find(name).into(), goal);
    assert_error(
        goal("8-puzzle", "1 2 3 8 0 4 7 6 5").unwrap().read_rank("1 2 3 4 5 6 7 8 0"),
        "this position cannot be solved: its tiles have an odd number of pairs in another \
         order than in the goal (7), and every move keeps that number odd; the goal is \
         1 2 3 8 0 4 7 6 5",
    );
    assert_error(
        goal("sliding-2x2", "0 1 2 3").unwrap().read_rank("1 2 3 0"),
        "this position cannot be solved: the pairs of tiles in another order than in the goal \
         (0) and the rows between the two blanks (1) are together odd in number, and every \
         move keeps that so; the goal is 0 1 2 3",
    );
    let scramble = goal("8-puzzle", "1 2 3 4 5 6 8 7 0").unwrap().scramble_rank("D");
    assert!(
        scramble.unwrap_err().to_string().ends_with("; the goal is 1 2 3 4 5 6 8 7 0")
    );
    // Both the start and the goal of this TopSpin are odd.
    let odd = "2 1 3 4 5 6 7 8 9";
    assert!(find("topspin-9x4").read_rank(odd).is_err());
    let topspin = goal("topspin-9x4", odd).unwrap();
    assert_eq!(topspin.read_rank(odd), Ok(topspin.solved_rank()));
    assert!(topspin.read_rank("1 2 3 4 5 6 7 8 9").is_err());
    let error = goal("pyraminx", "1 2").err().unwrap().to_string();
    assert!(
        error.starts_with("found 2 pieces, and there must be 10, as in "),
        "{error}"
    );
}
