//! Breadth-first search with a queue on the 8-puzzle, some steps at a time.

use super::error_text;
use puzzle::sliding::Sliding;
use puzzle::{ByteArray, Puzzle};
use std::collections::{HashMap, VecDeque};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen::prelude::wasm_bindgen;

/// The number of inversions of a board: pairs of tiles in the wrong order.
///
/// # Errors
/// If this is no board of nine cells.
///
/// # Complexity
/// O(cells²) time.
///
/// # Examples
/// ```
/// assert_eq!(widgets::board_inversions("1 3 2 4 5 6 7 8 0")?, 1);
/// # Ok::<(), String>(())
/// ```
#[cfg_attr(target_arch = "wasm32", wasm_bindgen)]
pub fn board_inversions(board: &str) -> Result<usize, String> {
    let board = parse_board(board)?;
    let tiles: Vec<u8> = board.iter().copied().filter(|&tile| tile > 0).collect();
    // Tiles are numbered from 1, and pieces from 0.
    let pieces: Vec<u8> = tiles.iter().map(|tile| tile - 1).collect();
    Ok(permutation::inversions(&pieces) as usize)
}

/// Whether moves lead from a board of the 8-puzzle to the solved one.
///
/// # Errors
/// If this is no board of nine cells.
///
/// # Complexity
/// O(cells²) time.
///
/// # Examples
/// ```
/// assert!(!widgets::board_can_be_solved("1 3 2 4 5 6 7 8 0")?);
/// # Ok::<(), String>(())
/// ```
#[cfg_attr(target_arch = "wasm32", wasm_bindgen)]
pub fn board_can_be_solved(board: &str) -> Result<bool, String> {
    let puzzle = Sliding::new(3, 3).map_err(error_text)?;
    Ok(puzzle.parity(&parse_board(board)?) == puzzle.parity(&puzzle.solved()))
}

/// Parses nine different tiles, whether the board can be solved or not.
fn parse_board(text: &str) -> Result<ByteArray, String> {
    let mut used = [false; 9];
    let tiles: Vec<&str> = text.split_whitespace().collect();
    for tile in &tiles {
        let place = tile.parse::<usize>().ok().and_then(|tile| used.get_mut(tile));
        match place {
            Some(used) if !*used => *used = true,
            _ => {
                return Err(format!("found {tile:?}; a board has each of 0 to 8 once"));
            }
        }
    }
    if tiles.len() != 9 {
        return Err(format!("found {} tiles; a board has 9", tiles.len()));
    }
    Ok(ByteArray::from_fn(9, |cell| tiles[cell].parse().expect("it was read above")))
}

/// A breadth-first search from a board to the solved one, which can be interrupted and
/// continued. A board is compared with the goal when it is dequeued.
///
/// ```
/// let mut search = widgets::Queue::new("1 2 3 4 5 6 0 7 8")?;
/// search.step(1000);
/// assert!(search.is_found());
/// assert_eq!(search.depth(), 2);
/// # Ok::<(), String>(())
/// ```
#[cfg_attr(target_arch = "wasm32", wasm_bindgen)]
pub struct Queue {
    puzzle: Sliding,
    waiting: VecDeque<ByteArray>,
    /// The visited boards, and their distances from the start.
    found: HashMap<ByteArray, usize>,
    layers: Vec<f64>,
    taken: usize,
    depth: usize,
    done: bool,
}

#[cfg_attr(target_arch = "wasm32", wasm_bindgen)]
impl Queue {
    /// A search with only the start in the queue.
    ///
    /// # Errors
    /// If this is no board of nine cells. One that cannot be solved is searched as well: in
    /// the end the queue is empty.
    #[cfg_attr(target_arch = "wasm32", wasm_bindgen(constructor))]
    pub fn new(board: &str) -> Result<Queue, String> {
        let start = parse_board(board)?;
        Ok(Queue {
            puzzle: Sliding::new(3, 3).map_err(error_text)?,
            waiting: VecDeque::from([start]),
            found: HashMap::from([(start, 0)]),
            layers: vec![1.0],
            taken: 0,
            depth: 0,
            done: false,
        })
    }

    /// Dequeues and expands `boards` boards, or fewer if the goal is among them or the queue
    /// is empty.
    ///
    /// # Complexity
    /// A hash map look-up for each neighbor of each board.
    pub fn step(&mut self, boards: usize) {
        for _ in 0..boards {
            if self.done {
                return;
            }
            let Some(board) = self.waiting.pop_front() else { return };
            self.taken += 1;
            self.depth = self.found[&board];
            if board == self.puzzle.solved() {
                self.done = true;
                return;
            }
            for m in 0..self.puzzle.moves() {
                let Some(next) = self.puzzle.apply(&board, m) else { continue };
                if self.found.contains_key(&next) {
                    continue;
                }
                let depth = self.depth + 1;
                self.found.insert(next, depth);
                self.waiting.push_back(next);
                if self.layers.len() <= depth {
                    self.layers.push(0.0);
                }
                self.layers[depth] += 1.0;
            }
        }
    }

    /// How many boards wait in the queue.
    pub fn waiting(&self) -> usize {
        self.waiting.len()
    }

    /// How many boards were found, the start among them.
    pub fn found(&self) -> usize {
        self.found.len()
    }

    /// How many boards were taken out of the queue.
    pub fn taken(&self) -> usize {
        self.taken
    }

    /// How many moves the board that was taken out last is from the start.
    pub fn depth(&self) -> usize {
        self.depth
    }

    /// How many boards were found at each distance from the start.
    pub fn layers(&self) -> Vec<f64> {
        self.layers.clone()
    }

    /// Whether the goal was taken out.
    pub fn is_found(&self) -> bool {
        self.done
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use graph_search::{BreadthFirst, GoalTest, successors};

    #[test]
    fn counts_match_graph_search() {
        let puzzle = Sliding::new(3, 3).unwrap();
        let bfs = BreadthFirst { goal_test: GoalTest::Dequeued, limit: usize::MAX };
        for moves in ["", "D", "DRU", "DDRRULLURD", "RDLURDDLUURDLLDRRU"] {
            let Ok(start) = puzzle.scramble(moves) else { continue };
            let solved = puzzle.solved();
            let outcome = bfs
                .search(start, successors(&puzzle), |b| *b == solved, |_| {})
                .unwrap();
            let mut queue = Queue::new(&puzzle.write(&start)).unwrap();
            while !queue.is_found() {
                queue.step(7);
            }
            let counts = (queue.taken(), queue.found());
            assert_eq!(counts, (outcome.counts.dequeued, outcome.counts.visited));
            assert_eq!(queue.depth() + 1, outcome.path.unwrap().len());
        }
    }

    #[test]
    fn unsolvable_board_empties_queue() {
        let board = "1 2 3 4 5 6 8 7 0";
        assert_eq!(board_can_be_solved(board), Ok(false));
        let mut queue = Queue::new(board).unwrap();
        queue.step(usize::MAX);
        assert!(!queue.is_found());
        assert_eq!((queue.waiting(), queue.found()), (0, 181_440));
        assert_eq!(queue.layers().iter().sum::<f64>(), 181_440.0);
    }

    #[test]
    fn rejects_invalid_boards() {
        let error = |text| board_inversions(text).unwrap_err();
        assert!(error("1 2 3").contains("found 3 tiles"));
        assert!(error("1 2 3 4 5 6 7 8 8").contains("\"8\""));
        assert!(error("1 2 3 4 5 6 7 x 0").contains("\"x\""));
    }
}
