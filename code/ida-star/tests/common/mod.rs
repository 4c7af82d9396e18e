//! Automata, boards and a replay of solutions, for several test files.
#![allow(dead_code, reason = "each test is a program, and takes what it needs")]

use ida_star::{Automaton, Space};
use puzzle::{ByteArray, Puzzle, sliding::Sliding};

pub fn board(rows: usize, columns: usize) -> Sliding {
    Sliding::new(rows, columns).expect("a size")
}

/// A board for each cell of the blank.
pub fn blanks(puzzle: &Sliding) -> Vec<ByteArray> {
    let cells = puzzle.cells() as u64;
    (0..cells).map(|i| puzzle.unrank(i * (puzzle.count() / cells))).collect()
}

pub fn automaton(puzzle: &Sliding, length: usize) -> Automaton {
    Automaton::find(puzzle, &blanks(puzzle), length)
}

/// The position after the moves of a solution.
pub fn replay<S: Space>(
    space: &S,
    start: &S::Position,
    moves: &[usize],
) -> S::Position {
    let step = |at: S::Position, &m: &usize| {
        space.next(&at, m).expect("a solution's move can be done")
    };
    moves.iter().fold(start.clone(), step)
}
