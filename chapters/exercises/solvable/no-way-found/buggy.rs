//! A search that finds nothing, as the blog's Python program does.
use std::collections::{HashSet, VecDeque};

/// How a state is kept in the visited set, and compared with the goal.
fn key(board: &[u8]) -> String {
    format!("{board:?}")
}

/// The boards on a shortest path from `start` to `goal`, both among them. A board is the
/// 2×2 puzzle in reading order, with 0 for the blank.
pub fn solve(start: [u8; 4], goal: [u8; 4]) -> Option<Vec<[u8; 4]>> {
    let goal = format!("{:?}", [&goal[..2], &goal[2..]]);
    let mut queue = VecDeque::from([vec![start]]);
    let mut visited = HashSet::from([key(&start)]);
    while let Some(path) = queue.pop_front() {
        let board = path[path.len() - 1];
        if key(&board) == goal {
            return Some(path);
        }
        for next in neighbors(board) {
            if visited.insert(key(&next)) {
                queue.push_back([&path[..], &[next]].concat());
            }
        }
    }
    None
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
