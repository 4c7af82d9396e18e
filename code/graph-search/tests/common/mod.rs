//! Boards, searches and oracles that several test files use.
#![allow(dead_code, reason = "each test uses a part of it")]

use graph_search::{BreadthFirst, Counts, GoalTest, LayerSize, successors};
use puzzle::{ByteArray, Puzzle, sliding::Sliding};
use std::collections::{HashMap, VecDeque};

/// How many positions the 8-puzzle has.
pub const STATES: usize = 181_440;

pub fn eight_puzzle() -> Sliding {
    Sliding::new(3, 3).expect("the 8-puzzle")
}

/// The board with these tiles.
pub fn board_from(tiles: &[u8]) -> ByteArray {
    ByteArray::from_fn(tiles.len(), |cell| tiles[cell])
}

/// Every board with this number of cells, whether it can be solved or not.
pub fn boards(cells: usize) -> Vec<ByteArray> {
    let mut boards = vec![];
    let mut tiles = board_from(&(0..cells as u8).collect::<Vec<_>>());
    permute(&mut tiles, 0, &mut boards);
    boards
}

fn permute(tiles: &mut ByteArray, from: usize, boards: &mut Vec<ByteArray>) {
    if from == tiles.len() {
        boards.push(*tiles);
    }
    for i in from..tiles.len() {
        tiles.swap(from, i);
        permute(tiles, from + 1, boards);
        tiles.swap(from, i);
    }
}

/// The oracle: the distances from a board by a plain breadth-first search with a hash map.
pub fn distances(puzzle: &Sliding, start: ByteArray) -> HashMap<ByteArray, usize> {
    let mut distance = HashMap::from([(start, 0)]);
    let mut queue = VecDeque::from([start]);
    while let Some(board) = queue.pop_front() {
        let next = distance[&board] + 1;
        for m in 0..puzzle.moves() {
            let Some(child) = puzzle.apply(&board, m) else { continue };
            distance.entry(child).or_insert_with(|| {
                queue.push_back(child);
                next
            });
        }
    }
    distance
}

/// The costs of a search from one board to another.
pub fn search_counts(
    puzzle: &Sliding,
    start: ByteArray,
    goal: ByteArray,
    goal_test: GoalTest,
) -> Counts {
    let search = BreadthFirst { goal_test, ..Default::default() };
    let found =
        search.search(start, successors(puzzle), |board| *board == goal, |_| {});
    found.expect("there is no limit").counts
}

/// How many boards there are at each distance from a board.
pub fn layers(puzzle: &Sliding, start: ByteArray) -> Vec<usize> {
    let mut layers = vec![];
    let observer = |layer: LayerSize| {
        assert_eq!(layer.depth, layers.len());
        layers.push(layer.states);
    };
    let search = BreadthFirst::default();
    search.search(start, successors(puzzle), |_| false, observer).expect("no limit");
    layers
}

/// Asserts that each board is one move after the one before it.
#[track_caller]
pub fn assert_is_path(
    puzzle: &Sliding,
    path: &[ByteArray],
    start: ByteArray,
    goal: ByteArray,
) {
    assert_eq!((path.first(), path.last()), (Some(&start), Some(&goal)));
    for pair in path.windows(2) {
        assert!(successors(puzzle)(&pair[0]).contains(&pair[1]), "{pair:?}");
    }
}

/// A pseudo-random number below `n`, the same on every machine.
pub fn random_below(seed: &mut u64, n: u64) -> u64 {
    *seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
    (*seed >> 33) % n
}
