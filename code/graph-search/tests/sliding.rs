//! Sliding puzzles: which boards are connected, and shortest paths between them.

use crate::common::{
    assert_is_path, board_from, boards, distances, eight_puzzle, random_below,
};
use graph_search::{Bidirectional, BoardsError, predecessors, successors};
use graph_search::{blank_moves, breadth_first, connected, solve};
use puzzle::{Puzzle, sliding::Sliding};
use std::collections::HashSet;

/// Asserts of every board whether moves lead from it to the goal.
fn check_parity_decides(rows: usize, columns: usize, goals: &[&[u8]]) {
    let puzzle = Sliding::new(rows, columns).unwrap();
    for goal in goals {
        let reached: HashSet<_> =
            distances(&puzzle, board_from(goal)).into_keys().collect();
        let all = boards(rows * columns);
        assert_eq!(reached.len() * 2, all.len());
        for board in all {
            let right = reached.contains(&board);
            assert_eq!(connected(&puzzle, &board, goal).is_ok(), right, "{board:?}");
        }
    }
}

#[test]
fn parity_decides_for_2x2() {
    let goals = boards(4);
    check_parity_decides(2, 2, &goals.iter().map(|goal| &goal[..]).collect::<Vec<_>>());
}

#[test]
fn parity_decides_for_2x3_and_3x2() {
    let goals: [&[u8]; 3] =
        [&[1, 2, 3, 4, 5, 0], &[0, 2, 1, 3, 4, 5], &[5, 1, 0, 4, 2, 3]];
    check_parity_decides(2, 3, &goals);
    check_parity_decides(3, 2, &goals);
}

#[test]
fn parity_decides_for_2x4_and_4x2() {
    let goals: [&[u8]; 2] = [&[1, 2, 3, 4, 5, 6, 7, 0], &[3, 1, 0, 2, 7, 6, 5, 4]];
    check_parity_decides(2, 4, &goals);
    check_parity_decides(4, 2, &goals);
}

#[test]
fn inversions_alone_misjudge_even_width() {
    // "Inversions even" as the only rule, and how many boards it misjudges.
    let wrong = |rows, columns| {
        let puzzle = Sliding::new(rows, columns).unwrap();
        let even = |board: &[u8]| {
            let later = |i: usize| {
                board[i + 1..].iter().filter(move |b| (1..board[i]).contains(b))
            };
            (0..board.len()).map(|i| later(i).count()).sum::<usize>() % 2 == 0
        };
        let goal = puzzle.solved();
        let all = boards(rows * columns).into_iter();
        all.filter(|b| even(b) != connected(&puzzle, b, &goal).is_ok()).count()
    };
    assert_eq!((wrong(2, 2), wrong(2, 4)), (12, 20_160));
    assert_eq!((wrong(2, 3), wrong(3, 2)), (0, 240));
}

#[test]
fn parity_is_relative_to_the_goal() {
    let puzzle = eight_puzzle();
    let start = [1, 3, 4, 8, 0, 2, 7, 6, 5];
    let error = solve(&puzzle, &start, &puzzle.solved(), 1000).unwrap_err();
    assert_eq!(error, BoardsError::Parity { start: 1, goal: 0 });
    let boards = solve(&puzzle, &start, &[1, 2, 3, 8, 0, 4, 7, 6, 5], 1000).unwrap();
    assert_eq!(boards.len() - 1, 4);
}

#[test]
fn finds_distances_on_2x3() {
    let puzzle = Sliding::new(2, 3).unwrap();
    let goal = puzzle.solved();
    let distances = distances(&puzzle, goal);
    assert_eq!(distances.len(), 360);
    for (&board, &distance) in &distances {
        let found = breadth_first(board, successors(&puzzle), |board| *board == goal);
        let path = found.path.unwrap();
        assert_is_path(&puzzle, &path, board, goal);
        assert_eq!(path.len() - 1, distance);

        let path = solve(&puzzle, &board, &goal, 360).unwrap();
        assert_is_path(&puzzle, &path, board, goal);
        assert_eq!(path.len() - 1, distance);
    }
}

#[test]
fn finds_distances_of_300_8_puzzles() {
    let puzzle = eight_puzzle();
    let goal = puzzle.solved();
    let distances = distances(&puzzle, goal);
    let mut seed = 8;
    for i in 0..300 {
        let board = puzzle.unrank(random_below(&mut seed, puzzle.count()));
        let search = Bidirectional::default();
        let found =
            search.search(board, goal, successors(&puzzle), predecessors(&puzzle));
        let path = found.unwrap().path.unwrap();
        assert_is_path(&puzzle, &path, board, goal);
        assert_eq!(path.len() - 1, distances[&board], "{board:?}");
        // Breadth-first search visits most boards, so only every tenth start.
        if i % 10 == 0 {
            let found =
                breadth_first(board, successors(&puzzle), |board| *board == goal);
            assert_eq!(found.path.unwrap().len() - 1, distances[&board]);
        }
    }
}

#[test]
fn blank_moves_follow_boards() {
    let puzzle = Sliding::new(3, 4).unwrap();
    let mut start = puzzle.solved();
    let mut seed = 34;
    for _ in 0..40 {
        start =
            puzzle.apply(&start, random_below(&mut seed, 4) as usize).unwrap_or(start);
    }
    let boards = solve(&puzzle, &start, &puzzle.solved(), 1_000_000).unwrap();
    let mut board = start;
    for step in blank_moves(&boards) {
        let blank = board.iter().position(|&tile| tile == 0).unwrap();
        assert!([-1, 1, -4, 4].contains(&step));
        board.swap(blank, blank.strict_add_signed(step));
    }
    assert_eq!(board, puzzle.solved());
}
