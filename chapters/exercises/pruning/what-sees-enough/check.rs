use std::collections::HashMap;

use judge::{Verdict, ask, ensure, wrong};
use puzzle::Puzzle;
use puzzle::sliding::Sliding;

type Sees = fn(&[u8]) -> Vec<usize>;

fn cell(board: &[u8], tile: u8) -> usize {
    board.iter().position(|&other| other == tile).unwrap_or(0)
}

const COORDINATES: [(char, Sees); 7] = [
    ('A', |board| vec![cell(board, 1)]),
    ('B', |board| vec![cell(board, 0)]),
    ('C', |board| vec![cell(board, 1), cell(board, 0)]),
    ('D', |board| vec![board[0].into()]),
    ('E', |board| {
        let (a, b) = (cell(board, 1), cell(board, 2));
        vec![cell(board, 0), a.min(b), a.max(b)]
    }),
    ('F', |board| {
        let blank = cell(board, 0);
        vec![blank, board[(blank + 3) % 6].into()]
    }),
    ('G', |board| vec![cell(board, 0) % 3]),
];

/// Two boards that look the same, and a move after which they do not.
fn clash(puzzle: &Sliding, sees: Sees) -> Option<String> {
    let mut first = HashMap::new();
    let boards = (0..puzzle.count()).map(|rank| puzzle.unrank(rank));
    for b in boards {
        let a = *first.entry(sees(&b)).or_insert(b);
        for m in 0..puzzle.moves() {
            let after = |board| puzzle.apply(board, m).unwrap_or(*board);
            if sees(&after(&a)) != sees(&after(&b)) {
                let text = |board: &[u8]| {
                    let row =
                        |row: &[u8]| row.iter().map(u8::to_string).collect::<String>();
                    format!("{}/{}", row(&board[..3]), row(&board[3..]))
                };
                let way = ["up", "down", "to the left", "to the right"][m];
                return Some(format!(
                    "it sees the same of the boards {} and {} (0 is the blank). Let a \
                     tile go {way} in both: now it sees two things",
                    text(&a),
                    text(&b)
                ));
            }
        }
    }
    None
}

/// Why a coordinate is well defined, if it is.
fn reason(letter: char) -> &'static str {
    match letter {
        'B' => "where the blank goes depends on where it is, and on nothing else",
        'C' => {
            "the blank's cell says which cell's tile moves, and the cell of tile 1 whether \
             that is tile 1"
        }
        'E' => {
            "the blank's cell says which cell's tile moves. If that cell is in the set, the \
             set changes in the same way, whichever of the two tiles it holds"
        }
        _ => {
            "a tile that goes left or right changes the blank's column, in either row \
             alike, and one that goes up or down never does"
        }
    }
}

pub fn check() -> Verdict {
    let letters = ask::<&str>("well_defined()", exercise::well_defined)?.to_uppercase();
    for letter in letters.chars().filter(|c| c.is_alphanumeric()) {
        ensure(('A'..='G').contains(&letter), || {
            format!("well_defined() gives {letters:?}, and there is no {letter}.")
        })?;
    }
    let puzzle = Sliding::new(2, 3).expect("a size that there is");
    for (letter, sees) in COORDINATES {
        let fault = match (letters.contains(letter), clash(&puzzle, sees)) {
            (true, Some(clash)) => format!("You name {letter}, but {clash}."),
            (false, None) => format!(
                "You leave out {letter}: {}. No two of the {} boards clash that moves can \
                 reach, which are half of all.",
                reason(letter),
                puzzle.count()
            ),
            _ => continue,
        };
        return Err(wrong(format!("well_defined() gives {letters:?}. {fault}")));
    }
    Ok(())
}
