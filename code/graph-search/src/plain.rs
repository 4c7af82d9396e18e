//! The blog's pseudo-code of breadth-first search in Rust, for boards of any size.

use std::collections::{HashMap, HashSet, VecDeque};

/// A state: any sequence of small numbers.
pub type Board = Vec<u8>;

/// A function that lists the states one move after a state.
pub type SuccessorFn = fn(&[u8]) -> Vec<Board>;

/// The states on a shortest path from `s0` to `s_goal`, or `None` if there is no path.
///
/// Source: the blog post *God's Algorithm: A Minimal-Move Solver for Combinatorial
/// Puzzles*.
///
/// # Complexity
/// O(states · moves) time; each visited state is stored four times.
///
/// # Examples
/// ```
/// // Three cards; a move exchanges two neighbors.
/// let moves = |s: &[u8]| vec![vec![s[1], s[0], s[2]], vec![s[0], s[2], s[1]]];
/// let path = graph_search::search(&[2, 0, 1], &[0, 1, 2], moves);
/// assert_eq!(path, Some(vec![vec![2, 0, 1], vec![0, 2, 1], vec![0, 1, 2]]));
/// ```
// ANCHOR: search
pub fn search(s0: &[u8], s_goal: &[u8], moves: SuccessorFn) -> Option<Vec<Board>> {
    let mut queue = VecDeque::from([s0.to_vec()]);
    let mut visited = HashSet::from([s0.to_vec()]);
    let mut parent = HashMap::new();
    while let Some(current) = queue.pop_front() {
        if current == s_goal {
            return Some(reconstruct_path(&parent, &current));
        }
        for child in moves(&current) {
            if visited.insert(child.clone()) {
                parent.insert(child.clone(), current.clone());
                queue.push_back(child);
            }
        }
    }
    None
}
// ANCHOR_END: search

/// The states from the one without a parent to `goal`, along the parents.
///
/// # Complexity
/// O(length of the path) time and memory, if no state is its own ancestor.
///
/// # Examples
/// ```
/// let parent = [(vec![2], vec![1]), (vec![3], vec![2])].into();
/// assert_eq!(graph_search::reconstruct_path(&parent, &[3]), [[1], [2], [3]]);
/// ```
// ANCHOR: path
pub fn reconstruct_path(parent: &HashMap<Board, Board>, goal: &[u8]) -> Vec<Board> {
    let mut path = vec![goal.to_vec()];
    while let Some(before) = parent.get(&path[path.len() - 1]) {
        path.push(before.clone());
    }
    path.reverse();
    path
}
// ANCHOR_END: path
