//! The search, the bound of three axes, and the expected number of nodes, as plain functions.

use puzzle::rubik::{Cube, Turn};

/// A solution of a cube with exactly `length` turns, if there is one. `bound` is a lower bound of
/// the number of turns.
///
/// # Complexity
/// O(18^`length`) time if the bound excludes nothing; O(`length`) bytes.
///
/// # Examples
/// ```
/// use puzzle::rubik::{Cube, parse, turns};
///
/// let cube: Cube = parse("R U2 F'")?.into_iter().map(Cube::from_turn).product();
/// let turns = turns(puzzle::Metric::HalfTurn);
/// assert_eq!(optimal::solution_of_length(cube, 2, &turns, |_| 0), None);
/// let solution = optimal::solution_of_length(cube, 3, &turns, |_| 0).expect("three turns");
/// assert_eq!(solution.iter().map(|turn| turn.to_string()).collect::<Vec<_>>(), ["F", "U2", "R'"]);
/// # Ok::<(), puzzle::rubik::TurnError>(())
/// ```
// ANCHOR: of_length
pub fn solution_of_length(
    cube: Cube,
    length: usize,
    turns: &[Turn],
    bound: fn(&Cube) -> usize,
) -> Option<Vec<Turn>> {
    if bound(&cube) > length {
        return None;
    }
    if length == 0 {
        return (cube == Cube::SOLVED).then(Vec::new);
    }
    for &turn in turns {
        let next = cube * Cube::from_turn(turn);
        if let Some(rest) = solution_of_length(next, length - 1, turns, bound) {
            return Some([vec![turn], rest].concat());
        }
    }
    None
}
// ANCHOR_END: of_length

/// A shortest solution of a cube by turns that can solve it, with a lower bound of their number:
/// the search of this crate without what makes it fast.
///
/// # Complexity
/// O(18^n) time for a solution of `n` turns if the bound excludes nothing; O(n) bytes.
///
/// # Examples
/// ```
/// use puzzle::rubik::{Cube, parse, turns};
///
/// let cube: Cube = parse("R U2 F'")?.into_iter().map(Cube::from_turn).product();
/// let solution = optimal::shortest(cube, &turns(puzzle::Metric::HalfTurn), |_| 0);
/// assert_eq!(solution.len(), 3);
/// # Ok::<(), puzzle::rubik::TurnError>(())
/// ```
pub fn shortest(cube: Cube, turns: &[Turn], bound: fn(&Cube) -> usize) -> Vec<Turn> {
    let mut length = bound(&cube);
    loop {
        if let Some(solution) = solution_of_length(cube, length, turns, bound) {
            return solution;
        }
        length += 1;
    }
}

/// A lower bound of the number of turns that solve a cube, from the distances of its three
/// cosets: one for each axis through two opposite faces.
///
/// The last turn of a solution turns a face on one of the axes. Such a turn is in the subgroup of
/// its axis, so the cube was in that subgroup before it: the distance on that axis is smaller
/// than the number of turns. Three equal distances are therefore too few by one, unless the cube
/// may be solved.
///
/// # Complexity
/// O(1) time, no memory.
///
/// # Examples
/// ```
/// assert_eq!(optimal::bound_of_axes([8, 9, 8]), 9);
/// assert_eq!(optimal::bound_of_axes([9, 9, 9]), 10);
/// assert_eq!(optimal::bound_of_axes([0, 0, 0]), 0);
/// ```
// ANCHOR: bound
#[inline]
pub fn bound_of_axes(distances: [u8; 3]) -> u8 {
    let [a, b, c] = distances;
    if a == b && b == c && a > 0 { a + 1 } else { a.max(b).max(c) }
}
// ANCHOR_END: bound

/// The number of canonical sequences of so many turns: 18 turns first, and after each turn
/// those of any other face, but of two opposite faces in one order only.
///
/// # Complexity
/// O(length) time, no memory.
///
/// # Examples
/// ```
/// assert_eq!([0, 1, 2, 3].map(optimal::canonical_sequences), [1.0, 18.0, 243.0, 3240.0]);
/// ```
pub fn canonical_sequences(length: usize) -> f64 {
    let (mut before, mut count) = (1.0, 18.0);
    match length {
        0 => before,
        1 => count,
        2 => 243.0,
        _ => {
            (before, count) = (count, 243.0);
            for _ in 2..length {
                (before, count) = (count, 12.0 * count + 18.0 * before);
            }
            count
        }
    }
}

/// The expected number of nodes that a search for solutions of exactly `length` turns expands.
/// `within[x]` is the share of all cubes whose lower bound is at most `x`.
///
/// The node after `i` turns is expanded if its bound is at most the number of turns left. Most
/// nodes are far from solved, so their bounds are distributed as those of random cubes: R. Korf,
/// M. Reid and S. Edelkamp, *Time complexity of iterative-deepening-A\**, 2001.
///
/// # Complexity
/// O(length²) time, no memory.
///
/// # Examples
/// ```
/// // If no bound excludes anything, all sequences of at most two turns are expanded.
/// assert_eq!(optimal::expected_nodes(2, &[1.0, 1.0, 1.0]), 1.0 + 18.0 + 243.0);
/// ```
// ANCHOR: expected
pub fn expected_nodes(length: usize, within: &[f64]) -> f64 {
    let mut nodes = 0.0;
    for i in 0..=length {
        let left = length - i;
        let share = if left < within.len() { within[left] } else { 1.0 };
        nodes += canonical_sequences(i) * share;
    }
    nodes
}
// ANCHOR_END: expected
