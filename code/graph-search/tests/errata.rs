//! Errors in the blog's two programs, and their effects. Each number is the erratum's in
//! the book's appendix.

use crate::common::{STATES, board_from, boards, eight_puzzle, layers, search_counts};
use graph_search::{Board, GoalTest, blank_moves, breadth_first, connected};
use graph_search::{
    find_optimal_solution, printed_solution, python_neighbors, search, solve,
    solve_puzzle,
};
use puzzle::Puzzle;
use std::cell::RefCell;
use std::collections::{HashMap, HashSet, VecDeque};
use std::rc::Rc;

const GOAL: [u8; 9] = [1, 2, 3, 4, 5, 6, 7, 8, 0];
const HARDEST: [u8; 9] = [8, 6, 7, 2, 5, 4, 3, 0, 1];

/// The neighbors of a board as the Python program finds them, without its names of the moves.
fn children(guarded: bool) -> impl Fn(&Board) -> Vec<Board> {
    move |board| {
        python_neighbors(board, 3, guarded).into_iter().map(|(_, b)| b).collect()
    }
}

/// The oracle: the distances from the solved 8-puzzle by a plain breadth-first search.
fn distances(children: impl Fn(&Board) -> Vec<Board>) -> HashMap<Board, usize> {
    let mut distance = HashMap::from([(GOAL.to_vec(), 0)]);
    let mut queue = VecDeque::from([GOAL.to_vec()]);
    while let Some(board) = queue.pop_front() {
        let next = distance[&board] + 1;
        for child in children(&board) {
            if !distance.contains_key(&child) {
                distance.insert(child.clone(), next);
                queue.push_back(child);
            }
        }
    }
    distance
}

#[test]
fn erratum_26_claimed_count_exceeds_states() {
    let puzzle = eight_puzzle();
    let layers = layers(&puzzle, puzzle.solved());
    assert_eq!(layers.iter().sum::<usize>(), STATES);
    // Moves of the blank: 2 from each corner, 3 from each edge, 4 from the center. On average
    // 24 / 9 = 8 / 3.
    let cells = [2, 3, 2, 3, 4, 3, 2, 3, 2];
    assert_eq!((cells.iter().sum::<u64>(), cells.len()), (24, 9));
    // The blog's estimate of the states, 2.667^31 rounded down, and the number of all states.
    let claimed = 8_u128.pow(31) / 3_u128.pow(31);
    assert_eq!(claimed, 16_033_587_287_172);
    let puzzle = eight_puzzle();
    let found = search_counts(
        &puzzle,
        board_from(&HARDEST),
        board_from(&GOAL),
        GoalTest::Dequeued,
    );
    assert_eq!((found.dequeued, found.visited), (STATES, STATES));
}

#[test]
fn erratum_27_goal_test_is_late() {
    // A board that needs 14 moves, with the neighbors in the order of the Python program.
    let start = vec![8, 1, 3, 4, 0, 2, 7, 6, 5];
    let dequeued = |goal_test| {
        let search = graph_search::BreadthFirst { goal_test, ..Default::default() };
        let found =
            search.search(start.clone(), children(true), |b| *b == GOAL, |_| {});
        let found = found.unwrap();
        assert_eq!(found.path.unwrap().len() - 1, 14);
        found.counts.dequeued
    };
    assert_eq!(dequeued(GoalTest::Dequeued), 4725);
    assert_eq!(dequeued(GoalTest::Generated), 2958);
}

/// An item of a Python tuple: a number, or a list of numbers.
#[derive(Debug, Clone, PartialEq)]
enum Item {
    Number(u8),
    List(Vec<u8>),
}

/// Python's `tuple(grid)`: the items of the tuple are the rows of the grid, which are lists.
fn tuple(grid: &[[u8; 3]]) -> Vec<Item> {
    grid.iter().map(|row| Item::List(row.to_vec())).collect()
}

/// `tuple(x for row in grid for x in row)`, as the program makes its states.
fn flat(grid: &[[u8; 3]]) -> Vec<Item> {
    grid.concat().into_iter().map(Item::Number).collect()
}

#[test]
fn erratum_28_nested_goal_never_matches() {
    // The document's own example, one step from solved.
    let (start, goal) =
        ([[1, 2, 3], [4, 5, 0], [7, 8, 6]], [[1, 2, 3], [4, 5, 6], [7, 8, 0]]);
    let search_for = |goal: Vec<Item>| {
        let is_goal = |state: &Board| {
            let state: Vec<_> = state.iter().copied().map(Item::Number).collect();
            state == goal
        };
        let found = breadth_first(start.concat(), children(true), is_goal);
        (found.path.map(|path| path.len() - 1), found.counts.dequeued)
    };
    // As printed, the goal has three lists where a state has nine numbers, so no state equals it.
    assert_eq!(search_for(tuple(&goal)), (None, STATES));
    // With a goal of nine numbers the search ends after one move.
    let (steps, dequeued) = search_for(flat(&goal));
    assert_eq!(steps, Some(1));
    assert!(dequeued <= 4, "{dequeued}");
    assert_eq!(solve_puzzle(&start.concat(), &goal.concat(), 3), Some(vec![3]));
}

#[test]
fn erratum_29_rectangles_lose_cells() {
    // `n` is the number of rows, and both loops run to `n`.
    let flatten = |grid: &[&[u8]]| {
        let n = grid.len();
        let cells = (0..n).flat_map(|i| (0..n).map(move |j| (i, j)));
        cells.map(|(i, j)| grid[i].get(j).copied()).collect::<Option<Vec<_>>>()
    };
    assert_eq!(flatten(&[&[1, 2], &[3, 0]]), Some(vec![1, 2, 3, 0]));
    // A board of two rows and three columns is read as 2×2: the last column is lost, and the
    // blank with it.
    assert_eq!(flatten(&[&[1, 2, 3], &[4, 5, 0]]), Some(vec![1, 2, 4, 5]));
    // A board of three rows and two columns is read as 3×3: Python raises IndexError.
    assert_eq!(flatten(&[&[1, 2], &[3, 4], &[5, 0]]), None);
}

#[test]
fn erratum_29_paths_are_copied() {
    // The moves that a search of all boards copies with its paths. One parent for each board
    // would suffice.
    let copied: usize = distances(children(true)).values().sum();
    assert_eq!(copied, 3_986_672);
    assert_eq!(copied / STATES, 21);
}

#[test]
fn erratum_30_missing_guard_changes_layers() {
    let guarded = distances(children(true));
    let unguarded = distances(children(false));
    assert_eq!((guarded.len(), unguarded.len()), (STATES, STATES));
    assert_eq!((guarded[&HARDEST[..]], unguarded[&HARDEST[..]]), (31, 23));
    let deepest = |distances: &HashMap<_, usize>| distances.values().max().copied();
    assert_eq!((deepest(&guarded), deepest(&unguarded)), (Some(31), Some(28)));
    // The sizes of the layers differ from depth 2 on: without the test, the blank moves from the
    // end of a row to the next row.
    let layer = |distances: &HashMap<_, usize>, depth| {
        distances.values().filter(|&&d| d == depth).count()
    };
    let first = |distances| [0, 1, 2, 3].map(|depth| layer(distances, depth));
    assert_eq!((first(&guarded), first(&unguarded)), ([1, 2, 4, 8], [1, 2, 5, 12]));
}

#[test]
fn erratum_30_wrap_keeps_parity() {
    // Such a move keeps the parity, so the total number of boards is the same.
    let puzzle = eight_puzzle();
    for board in distances(children(true)).into_keys() {
        for next in children(false)(&board) {
            assert_eq!(connected(&puzzle, &board, &next), Ok(()));
        }
    }
}

#[test]
fn erratum_31_repaired_output() {
    // The output of Java 17 for the document's example, without the two words `R1` in its code.
    let path = find_optimal_solution([1, 2, 3, 4, 5, 6, 7, 0, 8]);
    let right =
        "Moves to solve: 2\n1 2 3 \n4 5 6 \n7 0 8 \n\n1 2 3 \n4 5 6 \n7 8 0 \n\n";
    assert_eq!(printed_solution(&path), right);
}

#[test]
fn erratum_32_moves_count_boards() {
    let says = |start| printed_solution(&find_optimal_solution(start));
    let first = |text: String| text.lines().next().unwrap().to_owned();
    assert_eq!(first(says(GOAL)), "Moves to solve: 1"); // solved: no move
    assert_eq!(first(says([1, 2, 3, 4, 5, 6, 7, 0, 8])), "Moves to solve: 2"); // one
    assert_eq!(first(says(HARDEST)), "Moves to solve: 32");
    // Without any path the program prints a smaller number than for the solved board.
    assert_eq!(first(says([1, 2, 3, 4, 5, 6, 8, 7, 0])), "Moves to solve: 0");
}

/// A variable of a Java program: a reference to a board, not the board itself.
type Reference = Rc<RefCell<[u8; 9]>>;

/// The Java program's search with references to boards. The printed program clones a board before
/// it swaps two tiles, and once more for the path. If `cloned` is false, it does neither, and all
/// variables refer to one board.
fn search_by_reference(start: [u8; 9], cloned: bool) -> Vec<[u8; 9]> {
    let copy = |board: &Reference| {
        if cloned { Rc::new(RefCell::new(*board.borrow())) } else { Rc::clone(board) }
    };
    let start: Reference = Rc::new(RefCell::new(start));
    let mut visited = HashSet::from([*start.borrow()]);
    let mut queue = VecDeque::from([(copy(&start), vec![copy(&start)])]);
    while let Some((board, path)) = queue.pop_front() {
        if *board.borrow() == GOAL {
            return path.iter().map(|board| *board.borrow()).collect();
        }
        let zero = board.borrow().iter().position(|&tile| tile == 0).unwrap();
        let (row, column) = (zero / 3, zero % 3);
        let next = [
            (row > 0).then(|| zero - 3),
            (row < 2).then(|| zero + 3),
            (column > 0).then(|| zero - 1),
            (column < 2).then(|| zero + 1),
        ];
        for other in next.into_iter().flatten() {
            let moved = copy(&board);
            moved.borrow_mut().swap(zero, other);
            let board = *moved.borrow();
            if visited.insert(board) {
                let path = [path.clone(), vec![copy(&moved)]].concat();
                queue.push_back((moved, path));
            }
        }
    }
    vec![]
}

#[test]
fn erratum_33_boards_are_not_aliased() {
    for start in [GOAL, [1, 2, 3, 4, 5, 6, 7, 0, 8], [8, 1, 3, 4, 0, 2, 7, 6, 5]] {
        assert_eq!(
            search_by_reference(start, true),
            find_optimal_solution(start),
            "{start:?}"
        );
    }
    // Without the clones, every entry of the path would be the same board, changed by each move.
    let shared = search_by_reference([1, 2, 3, 4, 5, 6, 7, 0, 8], false);
    assert_ne!(shared, find_optimal_solution([1, 2, 3, 4, 5, 6, 7, 0, 8]));
    assert!(shared.iter().all(|board| *board == shared[0]));
}

#[test]
fn erratum_34_unsolvable_visits_every_state() {
    let puzzle = eight_puzzle();
    let start = [1, 2, 3, 4, 5, 6, 8, 7, 0];
    let found = search_counts(
        &puzzle,
        board_from(&start),
        board_from(&GOAL),
        GoalTest::Dequeued,
    );
    assert_eq!((found.dequeued, found.visited), (STATES, STATES));
    assert!(connected(&puzzle, &start, &GOAL).is_err());
}

#[test]
fn python_program_solves_any_goal() {
    // The mended program agrees with the bidirectional search: its path has as many moves, and
    // ends at the goal.
    let puzzle = eight_puzzle();
    for (start, goal) in [
        ([1, 3, 4, 8, 0, 2, 7, 6, 5], [1, 2, 3, 8, 0, 4, 7, 6, 5]),
        ([0, 1, 2, 3, 4, 5, 6, 7, 8], [1, 2, 0, 3, 4, 5, 6, 7, 8]),
        (HARDEST, GOAL),
    ] {
        let steps = solve_puzzle(&start, &goal, 3).unwrap();
        let boards = solve(&puzzle, &start, &goal, STATES).unwrap();
        assert_eq!(steps.len(), boards.len() - 1);
        assert_eq!(steps.len(), blank_moves(&boards).len());
        let mut board = start;
        for step in steps {
            let blank = board.iter().position(|&tile| tile == 0).unwrap();
            board.swap(blank, blank.strict_add_signed(step));
        }
        assert_eq!(board, goal);
    }
    assert_eq!(solve_puzzle(&[1, 2, 3, 4, 5, 6, 8, 7, 0], &GOAL, 3), None);
}

#[test]
fn java_program_prints_whole_path() {
    let puzzle = eight_puzzle();
    let path = find_optimal_solution(HARDEST).to_byte_arrays();
    crate::common::assert_is_path(
        &puzzle,
        &path,
        board_from(&HARDEST),
        board_from(&GOAL),
    );
    assert_eq!(path.len(), 32);
    assert_eq!(blank_moves(&path).len(), 31);
}

/// Converts the Java program's boards to those of the crate `puzzle`.
trait ToByteArrays {
    fn to_byte_arrays(&self) -> Vec<puzzle::ByteArray>;
}

impl ToByteArrays for Vec<[u8; 9]> {
    fn to_byte_arrays(&self) -> Vec<puzzle::ByteArray> {
        self.iter().map(|board| board_from(board)).collect()
    }
}

#[test]
fn plain_loop_agrees_with_programs() {
    fn moves(state: &[u8]) -> Vec<Board> {
        python_neighbors(state, 2, true).into_iter().map(|(_, board)| board).collect()
    }
    let goal = [1, 2, 3, 0];
    let mut solved = HashSet::new();
    for start in boards(4) {
        let path = search(&start, &goal, moves);
        let steps = solve_puzzle(&start, &goal, 2);
        assert_eq!(
            path.as_ref().map(|path| path.len() - 1),
            steps.map(|steps| steps.len())
        );
        if let Some(path) = path {
            assert_eq!(
                (&path[0][..], &path[path.len() - 1][..]),
                (&start[..], &goal[..])
            );
            solved.insert(start);
        }
    }
    assert_eq!(solved.len(), 12);
}
