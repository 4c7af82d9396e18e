//! The blog's Java program in Rust, without the two words that keep it from compiling.

use std::collections::{HashSet, VecDeque};

const SIZE: usize = 3;
const GOAL: [u8; 9] = [1, 2, 3, 4, 5, 6, 7, 8, 0];

/// The boards on a shortest path to the solved 8-puzzle, including both ends; empty if
/// there is no path.
///
/// # Panics
/// If `start` has no blank, which is 0.
///
/// # Complexity
/// O(states · length of the path) time and memory.
///
/// # Examples
/// ```
/// let path = graph_search::find_optimal_solution([1, 2, 3, 4, 5, 6, 7, 0, 8]);
/// assert_eq!(path, [[1, 2, 3, 4, 5, 6, 7, 0, 8], [1, 2, 3, 4, 5, 6, 7, 8, 0]]);
/// ```
pub fn find_optimal_solution(start: [u8; 9]) -> Vec<[u8; 9]> {
    let mut queue = VecDeque::from([(start, vec![start])]);
    let mut visited = HashSet::from([start]);
    while let Some((board, path)) = queue.pop_front() {
        if board == GOAL {
            return path;
        }
        let zero_idx = board.iter().position(|&tile| tile == 0).expect("a blank");
        for dir in 0..4 {
            let Some(new_idx) = move_zero(zero_idx, dir) else { continue };
            let mut new_board = board;
            new_board.swap(new_idx, zero_idx);
            if visited.insert(new_board) {
                let mut new_path = path.clone();
                new_path.push(new_board);
                queue.push_back((new_board, new_path));
            }
        }
    }
    vec![]
}

/// The cell of the blank after a step in direction 0 to 3: up, down, left, right.
fn move_zero(idx: usize, dir: usize) -> Option<usize> {
    let (row, col) = (idx / SIZE, idx % SIZE);
    match dir {
        0 => (row > 0).then(|| idx - SIZE),
        1 => (row < SIZE - 1).then(|| idx + SIZE),
        2 => (col > 0).then(|| idx - 1),
        _ => (col < SIZE - 1).then(|| idx + 1),
    }
}

/// The output of the program for a path, word for word: its "moves" are boards.
///
/// # Complexity
/// O(boards) time and memory.
///
/// # Examples
/// ```
/// let start = [1, 2, 3, 4, 5, 6, 7, 8, 0]; // solved
/// let text = graph_search::printed_solution(&graph_search::find_optimal_solution(start));
/// assert_eq!(text, "Moves to solve: 1\n1 2 3 \n4 5 6 \n7 8 0 \n\n");
/// ```
pub fn printed_solution(solution: &[[u8; 9]]) -> String {
    let mut text = format!("Moves to solve: {}\n", solution.len());
    for state in solution {
        for i in 0..state.len() {
            text += &format!("{} ", state[i]);
            if (i + 1) % SIZE == 0 {
                text += "\n";
            }
        }
        text += "\n";
    }
    text
}
