//! The errors of the searches, word for word.

use crate::common::eight_puzzle;
use graph_search::{
    Bidirectional, BreadthFirst, PathSearchError, predecessors, solve, successors,
};
use puzzle::Puzzle;

const SOLVED: [u8; 9] = [1, 2, 3, 4, 5, 6, 7, 8, 0];

#[track_caller]
fn assert_error(start: &[u8], goal: &[u8], message: &str) {
    let error = solve(&eight_puzzle(), start, goal, 100).unwrap_err();
    assert_eq!(error.to_string(), message);
}

#[test]
fn rejects_invalid_boards() {
    assert_error(
        &SOLVED[1..],
        &SOLVED,
        "the start is no board: found 8 cells, and there must be 9, as in 1 2 3 4 5 6 7 8 0",
    );
    assert_error(
        &SOLVED,
        &[],
        "the goal is no board: found 0 cells, and there must be 9, as in 1 2 3 4 5 6 7 8 0",
    );
    assert_error(
        &[1, 2, 3, 4, 5, 6, 7, 7, 0],
        &SOLVED,
        "the start is no board: 7 stands twice, and 8 is missing",
    );
    // No tile occurs twice, but 200 is no tile.
    assert_error(
        &SOLVED,
        &[1, 2, 3, 4, 5, 6, 7, 200, 0],
        "the goal is no board: found \"200\" (character 8) where a number from 0 to 8 \
         should be",
    );
}

#[test]
fn rejects_boards_of_different_parity() {
    assert_error(
        &[1, 2, 3, 4, 5, 6, 8, 7, 0],
        &SOLVED,
        "no moves lead from the start to the goal: the parity of one is 1, that of the \
         other 0, and no move changes it",
    );
}

#[test]
fn stops_at_limit() {
    const MESSAGE: &str =
        "no way was found among the first 100 states, and no more may be visited";
    assert_error(&[8, 6, 7, 2, 5, 4, 3, 0, 1], &SOLVED, MESSAGE);

    let puzzle = eight_puzzle();
    let start = puzzle.read("867254301").unwrap();
    let limited = |limit| BreadthFirst { limit, ..Default::default() };
    let search = |limit| {
        let is_goal = |board: &_| *board == puzzle.solved();
        limited(limit).search(start, successors(&puzzle), is_goal, |_| {})
    };
    assert_eq!(search(100), Err(PathSearchError::Limit { limit: 100 }));
    // A limit of exactly as many states as the search visits is enough.
    let needed = search(usize::MAX).unwrap().counts.visited;
    assert_eq!(search(needed).unwrap().counts.visited, needed);
    assert_eq!(search(needed - 1), Err(PathSearchError::Limit { limit: needed - 1 }));

    let both = |limit| {
        let goal = puzzle.solved();
        Bidirectional { limit }.search(
            start,
            goal,
            successors(&puzzle),
            predecessors(&puzzle),
        )
    };
    let needed = both(usize::MAX).unwrap().counts.visited;
    assert_eq!(both(needed).unwrap().counts.visited, needed);
    assert_eq!(both(needed - 1), Err(PathSearchError::Limit { limit: needed - 1 }));
}

/// The limit also ends a layer that has more states.
#[test]
fn layers_stop_at_limit() {
    let mut expanded = 0;
    let after = |&n: &u64| {
        expanded += 1;
        10 * n..10 * n + 10
    };
    let before = |&n: &u64| 10 * n..10 * n + 10;
    let search = Bidirectional { limit: 500 };
    let error = search.layers(1, 2, 20, after, before).unwrap_err();
    assert_eq!(error, PathSearchError::Limit { limit: 500 });
    assert!(expanded < 100, "{expanded}");
}
