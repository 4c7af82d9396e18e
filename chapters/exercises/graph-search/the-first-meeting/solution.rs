//! The function `distance` in `buggy.rs` is to say how many moves it takes from one
//! state to another. It searches from both ends, takes turns state by state, and stops
//! when the sides meet. States are numbers, `neighbors[s]` lists the states one move
//! from `s`, and every move can be taken back: if `s` lists `t`, then `t` lists `s`. If
//! there is no way, the answer is `None`.
//!
//! Write a test that fails on the buggy code and passes on code that is right. You need
//! a graph for it. Two small functions may help; they are at the end of the file.

/// What is tested: the neighbors of each state, the start, the goal.
pub type Distance = fn(&[Vec<usize>], usize, usize) -> Option<usize>;

/// Panics if `distance` is wrong.
pub fn test(distance: Distance) {
    // <answer>
    for n in [3_usize, 5, 7, 9, 11] {
        for start in 0..n {
            for goal in 0..n {
                let apart = start.abs_diff(goal);
                let found = distance(&ring(n), start, goal);
                assert_eq!(
                    found,
                    Some(apart.min(n - apart)),
                    "{start} to {goal} of {n}"
                );
            }
        }
    }
    // </answer>
}

/// A line of `n` states, from 0 to `n - 1`.
pub fn line(n: usize) -> Vec<Vec<usize>> {
    let near = |s: usize| [s.checked_sub(1), Some(s + 1).filter(|&t| t < n)];
    (0..n).map(|s| near(s).into_iter().flatten().collect()).collect()
}

/// A ring of `n` states: after `n - 1` comes 0. Of two neighbors the smaller is first.
pub fn ring(n: usize) -> Vec<Vec<usize>> {
    let mut neighbors: Vec<_> =
        (0..n).map(|s| vec![(s + n - 1) % n, (s + 1) % n]).collect();
    neighbors.iter_mut().for_each(|near| near.sort());
    neighbors
}
