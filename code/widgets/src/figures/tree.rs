//! The search tree of IDA* for a limit, and the result at each position.

use super::error_text;
use ida_star::{Automaton, Space};
use lower_bound::{Hamming, LowerBound, Manhattan};
use puzzle::sliding::Sliding;
use puzzle::{ByteArray, Puzzle};
use table::{BackwardGraph, CompleteTable};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen::prelude::wasm_bindgen;

/// Maximum number of positions that are drawn.
const MAX_NODES: usize = 600;

/// A lower bound of a board.
type BoundFn = Box<dyn Fn(&ByteArray) -> usize>;

/// The lower bound of the 8-puzzle with a name.
fn bound(name: &str, puzzle: &Sliding) -> Result<BoundFn, String> {
    let known = |found: Option<u8>| usize::from(found.expect("a board has a bound"));
    Ok(match name {
        "none" => Box::new(|_| 0),
        "hamming" => Box::new(move |board| known(Hamming.lower_bound(board))),
        "manhattan" => {
            let manhattan = Manhattan::new(puzzle);
            Box::new(move |board| known(manhattan.lower_bound(board)))
        }
        _ => {
            return Err(format!(
                "found {name:?}; bounds are none, hamming and manhattan"
            ));
        }
    })
}

/// Runs one round of IDA* from a board of the 8-puzzle. Returns four numbers for each position, in
/// the order of the visits: its depth, the sum of depth and bound, the move to it (−1 for the
/// start), and its state: 0 if it is expanded, 1 if it is pruned, 2 if it is solved. A move that
/// would undo the one before is listed with state 3 and no sum.
///
/// # Errors
/// If there is no such board or bound, or the tree is too large to be drawn.
///
/// # Complexity
/// O(positions) time and memory, a few hundred at most.
///
/// # Examples
/// ```
/// let tree = widgets::tree("1 2 3 4 5 6 7 0 8", 1, "manhattan")?;
/// assert_eq!(tree[..4], [0, 1, -1, 0]);
/// assert_eq!(tree[tree.len() - 4..], [1, 1, 2, 2]);
/// # Ok::<(), String>(())
/// ```
#[cfg_attr(target_arch = "wasm32", wasm_bindgen)]
pub fn tree(board: &str, limit: usize, bound_name: &str) -> Result<Vec<i32>, String> {
    let puzzle = Sliding::new(3, 3).map_err(error_text)?;
    let root = puzzle.read(board).map_err(error_text)?;
    let bound = bound(bound_name, &puzzle)?;
    let automaton = automaton(&puzzle);
    let mut nodes = Vec::new();
    let mut open = vec![(Some((root, Automaton::START)), 0, -1)];
    while let Some((node, depth, m)) = open.pop() {
        if nodes.len() >= 4 * MAX_NODES {
            return Err(format!("the tree has more than {MAX_NODES} positions"));
        }
        let Some((board, state)) = node else {
            nodes.extend([depth, 0, m, 3]);
            continue;
        };
        let sum = depth as usize + bound(&board);
        let fate = match sum {
            _ if sum > limit => 1,
            _ if board == puzzle.solved() => 2,
            _ => 0,
        };
        nodes.extend([depth, sum as i32, m, fate]);
        if fate == 2 {
            break;
        }
        if fate == 1 {
            continue;
        }
        for m in (0..puzzle.moves()).rev() {
            if let Some(next) = Space::next(&puzzle, &board, m) {
                let node = automaton.next(state, m).map(|state| (next, state));
                open.push((node, depth + 1, m as i32));
            }
        }
    }
    Ok(nodes)
}

/// The limit of the next round, when a round with a limit has found nothing: the smallest
/// sum that was cut. `None` if it has found the goal.
///
/// # Errors
/// As [`tree`].
///
/// # Complexity
/// As [`tree`].
///
/// # Examples
/// ```
/// assert_eq!(widgets::next_limit("5 2 3 1 4 6 7 8 0", 4, "manhattan")?, Some(6));
/// assert_eq!(widgets::next_limit("5 2 3 1 4 6 7 8 0", 10, "manhattan")?, None);
/// # Ok::<(), String>(())
/// ```
#[cfg_attr(target_arch = "wasm32", wasm_bindgen)]
pub fn next_limit(
    board: &str,
    limit: usize,
    bound_name: &str,
) -> Result<Option<usize>, String> {
    let nodes = tree(board, limit, bound_name)?;
    let nodes = nodes.chunks_exact(4);
    if nodes.clone().any(|node| node[3] == 2) {
        return Ok(None);
    }
    let cut = nodes.filter(|node| node[3] == 1).map(|node| node[1] as usize);
    Ok(cut.min())
}

/// The automaton that rejects a move that undoes the one before.
fn automaton(puzzle: &Sliding) -> Automaton {
    let each = puzzle.count() / 9;
    let boards: Vec<_> = (0..9).map(|i| puzzle.unrank(i * each)).collect();
    Automaton::find(puzzle, &boards, 2)
}

/// Counts the boards of the 8-puzzle by bound and distance: for each pair that occurs, the
/// bound, the distance, how many boards have them, and the number of the first.
///
/// # Errors
/// If there is no such bound.
///
/// # Complexity
/// The complete table: 181,440 boards, a byte each.
///
/// # Examples
/// ```
/// let grid = widgets::bound_against_distance("manhattan")?;
/// assert_eq!(grid[..4], [0.0, 0.0, 1.0, 0.0]);
/// # Ok::<(), String>(())
/// ```
#[cfg_attr(target_arch = "wasm32", wasm_bindgen)]
pub fn bound_against_distance(bound_name: &str) -> Result<Vec<f64>, String> {
    let puzzle = Sliding::new(3, 3).map_err(error_text)?;
    let bound = bound(bound_name, &puzzle)?;
    let solved = puzzle.rank(&puzzle.solved()) as usize;
    let table = CompleteTable::new(&BackwardGraph(&puzzle), solved, |_| ())
        .map_err(error_text)?;
    let mut squares = vec![[(0u64, 0u64); 32]; 32];
    for rank in (0..puzzle.count()).rev() {
        let distance = table.distance(rank as usize).expect("every board is found");
        let square =
            &mut squares[bound(&puzzle.unrank(rank)).min(31)][usize::from(distance)];
        *square = (square.0 + 1, rank);
    }
    let mut grid = Vec::new();
    for (bound, row) in squares.iter().enumerate() {
        for (distance, &(boards, first)) in row.iter().enumerate() {
            if boards > 0 {
                grid.extend(
                    [bound as u64, distance as u64, boards, first].map(|n| n as f64),
                );
            }
        }
    }
    Ok(grid)
}

#[cfg(test)]
mod tests {
    use super::*;
    use ida_star::IdaStar;

    /// The tree has as many positions as the crate's own search visits, round by round.
    #[test]
    fn rounds_match_ida_star() {
        let puzzle = Sliding::new(3, 3).unwrap();
        let automaton = automaton(&puzzle);
        let manhattan = Manhattan::new(&puzzle);
        for text in ["5 2 3 1 4 6 7 8 0", "1 2 3 4 5 6 0 7 8", "1 3 5 4 2 0 7 8 6"] {
            let board = puzzle.read(text).unwrap();
            let search = IdaStar::new(&puzzle, &manhattan).canonical(&automaton);
            let rounds = search.search(&board).unwrap().rounds;
            let mut limit = Some(rounds[0].limit);
            for round in &rounds {
                assert_eq!(limit, Some(round.limit), "{text}");
                let nodes = tree(text, round.limit, "manhattan").unwrap();
                let looked = nodes.chunks_exact(4).filter(|node| node[3] != 3).count();
                assert_eq!(looked as u64, round.nodes, "{text}, limit {}", round.limit);
                limit = next_limit(text, round.limit, "manhattan").unwrap();
            }
            assert_eq!(limit, None, "{text}");
        }
    }

    #[test]
    fn grid_matches_bounds_and_distances() {
        let puzzle = Sliding::new(3, 3).unwrap();
        for name in ["none", "hamming", "manhattan"] {
            let bound = bound(name, &puzzle).unwrap();
            let grid = bound_against_distance(name).unwrap();
            let boards: f64 = grid.chunks_exact(4).map(|square| square[2]).sum();
            assert_eq!(boards, 181_440.0, "{name}");
            for square in grid.chunks_exact(4) {
                let [h, distance, _, first] = square else { unreachable!() };
                assert!(h <= distance, "{name}");
                assert_eq!(bound(&puzzle.unrank(*first as u64)) as f64, *h, "{name}");
            }
        }
    }

    #[test]
    fn rejects_undrawable_trees() {
        let far = "8 6 7 2 5 4 3 0 1";
        assert!(tree(far, 29, "manhattan").unwrap_err().contains("more than 600"));
        assert!(tree(far, 1, "best").unwrap_err().contains("\"best\""));
        assert!(tree("1 2", 1, "none").is_err());
    }
}
