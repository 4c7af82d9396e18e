//! How many moves a board of the 2×2 puzzle needs, as the blog's Java program has it.
use std::collections::{HashSet, VecDeque};

/// The number of moves on a shortest path to the board 1 2 / 3 0, or `None` if there is
/// no way.
pub fn moves(start: [u8; 4]) -> Option<usize> {
    let mut queue = VecDeque::from([vec![start]]);
    let mut visited = HashSet::from([start]);
    let mut solution = vec![];
    while let Some(path) = queue.pop_front() {
        let board = path[path.len() - 1];
        if board == [1, 2, 3, 0] {
            solution = path;
            break;
        }
        for next in neighbors(board) {
            if visited.insert(next) {
                queue.push_back([&path[..], &[next]].concat());
            }
        }
    }
    Some(solution.len())
}

/// The boards one move away: the blank changes places in its row, or in its column.
fn neighbors(board: [u8; 4]) -> [[u8; 4]; 2] {
    let blank = board.iter().position(|&tile| tile == 0).expect("a blank");
    [blank ^ 1, blank ^ 2].map(|cell| {
        let mut next = board;
        next.swap(blank, cell);
        next
    })
}
