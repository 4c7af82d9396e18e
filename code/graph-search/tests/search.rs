//! Counts of the searches, and the effects of common mistakes in them.

use crate::common::{
    STATES, board_from, distances, eight_puzzle, layers, search_counts,
};
use graph_search::{Bidirectional, BreadthFirst, GoalTest, Parents};
use graph_search::{breadth_first, first_meeting, predecessors, successors};
use puzzle::pocket_cube::{PocketCube, PocketCubePuzzle, apply, parse};
use puzzle::sliding::FAMILY;
use puzzle::{ByteArray, Metric, PublishedCounts, Puzzle, sliding::Sliding};
use std::collections::{HashMap, HashSet, VecDeque};

/// A stack of pancakes after each flip.
fn flips(stack: &ByteArray) -> Vec<ByteArray> {
    let flip = |k: usize| {
        let mut stack = *stack;
        stack[..k].reverse();
        stack
    };
    (2..=stack.len()).map(flip).collect()
}

#[test]
fn layers_match_published() {
    let published = FAMILY.published.iter().find(|p| p.puzzle == "sliding-3x3");
    let Some(PublishedCounts::Layers(right)) = published.map(|p| p.counts) else {
        panic!()
    };
    let puzzle = eight_puzzle();
    let layers = layers(&puzzle, puzzle.solved());
    assert_eq!(layers.len(), right.len());
    assert!(layers.iter().zip(right).all(|(&a, &b)| a as u64 == b), "{layers:?}");
}

#[test]
fn counts_of_hardest_8_puzzle() {
    let puzzle = eight_puzzle();
    let start = puzzle.read("867254301").unwrap();
    let late = search_counts(&puzzle, start, puzzle.solved(), GoalTest::Dequeued);
    assert_eq!((late.dequeued, late.visited), (STATES, STATES));
    // Over the nine cells of the blank there are 24 moves in all. All boards but the last, which
    // has two moves, are expanded.
    assert_eq!(late.generated, STATES * 24 / 9 - 2);
    let early = search_counts(&puzzle, start, puzzle.solved(), GoalTest::Generated);
    assert!(early.dequeued < late.dequeued, "{early:?}");
    assert!(early.visited <= late.visited, "{early:?}");
}

#[test]
fn start_at_goal_takes_no_move() {
    let puzzle = eight_puzzle();
    let solved = puzzle.solved();
    for goal_test in [GoalTest::Dequeued, GoalTest::Generated] {
        let search = BreadthFirst { goal_test, ..Default::default() };
        let found =
            search.search(solved, successors(&puzzle), |b| *b == solved, |_| {});
        let found = found.unwrap();
        assert_eq!((found.path, found.counts.generated), (Some(vec![solved]), 0));
    }
    let found = Bidirectional::default()
        .search(solved, solved, successors(&puzzle), predecessors(&puzzle))
        .unwrap();
    assert_eq!(found.path, Some(vec![solved]));
    assert_eq!(
        first_meeting(solved, solved, successors(&puzzle)).path,
        Some(vec![solved])
    );
}

#[test]
fn unreachable_goal_has_no_path() {
    let puzzle = Sliding::new(2, 3).unwrap();
    let (start, goal) = (board_from(&[2, 1, 3, 4, 5, 0]), puzzle.solved());
    let found = breadth_first(start, successors(&puzzle), |board| *board == goal);
    assert_eq!((found.path, found.counts.dequeued), (None, 360));
    let both = Bidirectional::default();
    let found =
        both.search(start, goal, successors(&puzzle), predecessors(&puzzle)).unwrap();
    assert_eq!(found.path, None);
    assert_eq!(first_meeting(start, goal, successors(&puzzle)).path, None);

    // A graph with one-way edges: moves only lead from a number to a larger one.
    let (up, down) = (|&n: &u32| vec![(n + 1).min(9)], |&n: &u32| vec![n.max(1) - 1]);
    let path = |start, goal| both.search(start, goal, up, down).unwrap().path;
    assert_eq!(path(3, 7), Some(vec![3, 4, 5, 6, 7]));
    assert_eq!(path(7, 3), None);
}

#[test]
fn stack_instead_of_queue_mislabels() {
    let puzzle = eight_puzzle();
    let right = distances(&puzzle, puzzle.solved());
    let mut label = HashMap::from([(puzzle.solved(), 0)]);
    let mut stack = vec![puzzle.solved()];
    while let Some(board) = stack.pop() {
        let next = label[&board] + 1;
        for child in blank_steps(&board) {
            label.entry(child).or_insert_with(|| {
                stack.push(child);
                next
            });
        }
    }
    assert_eq!(label.len(), STATES);
    let same = label.iter().filter(|(board, label)| right[*board] == **label).count();
    assert_eq!(same, 29);
}

#[test]
fn marking_at_dequeue_pushes_more() {
    let puzzle = eight_puzzle();
    let right = distances(&puzzle, puzzle.solved());
    let mut visited = HashSet::new();
    let mut queue = VecDeque::from([(puzzle.solved(), 0)]);
    let mut pushes = 1;
    while let Some((board, distance)) = queue.pop_front() {
        if visited.insert(board) {
            assert_eq!(right[&board], distance);
            let new = successors(&puzzle)(&board).into_iter();
            let new = new.filter(|child| !visited.contains(child));
            queue.extend(
                new.map(|child| (child, distance + 1)).inspect(|_| pushes += 1),
            );
        }
    }
    assert_eq!((visited.len(), pushes), (STATES, 241_921));
}

/// The boards after a move of the blank left, right, up and down.
fn blank_steps(board: &ByteArray) -> Vec<ByteArray> {
    let steps = graph_search::python_neighbors(board, 3, true).into_iter();
    steps.map(|(_, board)| board_from(&board)).collect()
}

#[test]
fn first_meeting_may_exceed_distance() {
    let goal = ByteArray::from_fn(7, |i| i as u8);
    let mut distance = HashMap::from([(goal, 0)]);
    let mut queue = VecDeque::from([goal]);
    while let Some(stack) = queue.pop_front() {
        let next = distance[&stack] + 1;
        for child in flips(&stack) {
            distance.entry(child).or_insert_with(|| {
                queue.push_back(child);
                next
            });
        }
    }
    assert_eq!(distance.len(), 5040);
    let mut too_long = 0;
    for (&start, &right) in &distance {
        let length = first_meeting(start, goal, flips).path.unwrap().len() - 1;
        assert!(length == right || length == right + 1, "{start:?}: {length}");
        too_long += usize::from(length > right);
        let found = Bidirectional::default().search(start, goal, flips, flips);
        let path = found.unwrap().path.unwrap();
        assert_eq!(path.len() - 1, right, "{start:?}");
        assert!(path.windows(2).all(|pair| flips(&pair[0]).contains(&pair[1])));
    }
    assert_eq!(too_long, 770);
}

#[test]
fn first_meeting_exact_on_bipartite_graph() {
    // Each move changes the color of the blank's cell, so all paths between two boards
    // are of even length, or all are of odd length: none is one too long.
    let puzzle = Sliding::new(2, 4).unwrap();
    for (start, right) in distances(&puzzle, puzzle.solved()) {
        let found = first_meeting(start, puzzle.solved(), successors(&puzzle));
        assert_eq!(found.path.unwrap().len() - 1, right, "{start:?}");
    }
}

#[test]
fn bidirectional_visits_under_a_tenth() {
    let puzzle = eight_puzzle();
    for hardest in ["867254301", "647850321"] {
        let start = puzzle.read(hardest).unwrap();
        let (forward, backward) = (successors(&puzzle), predecessors(&puzzle));
        let found = Bidirectional { limit: STATES / 10 };
        let found = found.search(start, puzzle.solved(), forward, backward).unwrap();
        assert_eq!(found.path.unwrap().len() - 1, 31);
        assert!(found.counts.visited > STATES / 20);
    }
}

#[test]
fn lower_bound_prunes_states() {
    // The Manhattan distance: a lower bound of the moves that are left.
    let home = |board: &ByteArray| -> usize {
        let tiles = board.iter().enumerate().filter(|&(_, &tile)| tile > 0);
        let far = |(cell, &tile): (usize, &u8)| {
            let home = usize::from(tile) - 1;
            (cell / 3).abs_diff(home / 3) + (cell % 3).abs_diff(home % 3)
        };
        tiles.map(far).sum()
    };
    let puzzle = eight_puzzle();
    let start = puzzle.read("867254301").unwrap();
    let to_solved = distances(&puzzle, puzzle.solved());
    assert!(to_solved.iter().all(|(board, &moves)| home(board) <= moves));

    // A search whose queue drops boards that cannot be on a path of 31 moves.
    let mut distance = HashMap::from([(start, 0)]);
    let mut queue = VecDeque::from([start]);
    while let Some(board) = queue.pop_front() {
        let next = distance[&board] + 1;
        for child in successors(&puzzle)(&board) {
            if next + home(&child) <= 31 {
                distance.entry(child).or_insert_with(|| {
                    queue.push_back(child);
                    next
                });
            }
        }
    }
    assert_eq!(distance[&puzzle.solved()], 31);
    assert_eq!(distance.len(), 21_198);
}

#[test]
fn bidirectional_search_respects_move_direction() {
    let cube = PocketCubePuzzle::new(Metric::Clockwise);
    let start = apply(&parse("U R").unwrap());
    let (forward, backward) = (successors(&cube), predecessors(&cube));
    let found = Bidirectional::default()
        .search(start, PocketCube::SOLVED, &forward, &backward)
        .unwrap();
    let path = found.path.unwrap();
    assert_eq!(path.len() - 1, 6); // R R R U U U
    assert!(path.windows(2).all(|pair| forward(&pair[0]).contains(&pair[1])));
    let found = breadth_first(start, &forward, |p| *p == PocketCube::SOLVED);
    assert_eq!(found.path.unwrap().len() - 1, 6);
}

#[test]
fn unvisited_state_has_no_path() {
    let parents = Parents::new(1);
    assert_eq!((parents.path(&1), parents.path(&2)), (vec![1], vec![]));
}
