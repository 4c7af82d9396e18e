use judge::{Verdict, predict};

const SIDE: usize = 4;
const BOARDS: u64 = 240;

/// How many steps the blank has in a cell.
fn steps(cell: usize) -> u64 {
    let (row, column) = (cell / SIDE, cell % SIDE);
    let inside = |at: usize| u64::from(at > 0) + u64::from(at + 1 < SIDE);
    inside(row) + inside(column)
}

fn corners(weight: impl Fn(usize) -> u64) -> u64 {
    let all: u64 = (0..SIDE * SIDE).map(&weight).sum();
    let corners = [0, SIDE - 1, SIDE * (SIDE - 1), SIDE * SIDE - 1];
    BOARDS * corners.map(weight).iter().sum::<u64>() / all
}

pub fn check() -> Verdict {
    predict("answer()", exercise::answer, corners(steps))
        .mistake(
            corners(|_| 1),
            "That would be so if all boards were equally likely. But fewer moves lead \
             to a corner than to other cells.",
        )
        .mistake(
            BOARDS * 2 / 9,
            "That is 2 of 2 + 3 + 4. But there are not as many corners as there are \
             cells at an edge: add up the moves of all 16 cells.",
        )
        .mistake(BOARDS / 24, "That is for one corner. How many are there?")
        .mistake(
            corners(|cell| 12 / steps(cell)),
            "It looks as if the cells with few moves are the likelier ones. But where \
             few moves lead out, few lead in.",
        )
        .mistake(
            corners(|_| 1) / 2,
            "It looks as if the 60 are halved, for a corner has half as many moves as a \
             cell in the middle. But the cells at an edge are neither: add up the moves \
             of all 16 cells.",
        )
        .mistake(
            BOARDS / 16,
            "That is for one cell, if all cells are equally likely. There are four \
             corners, and each cell counts with its number of moves.",
        )
        .judge()
}
