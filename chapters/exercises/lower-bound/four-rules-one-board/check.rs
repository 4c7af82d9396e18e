use judge::{Verdict, predict};
use lower_bound::{LinearConflict, LowerBound, hamming, manhattan, must_leave};
use puzzle::{ByteArray, sliding::Sliding};

const BOARD: [u8; 9] = [3, 2, 1, 4, 8, 6, 7, 5, 0];

pub fn check() -> Verdict {
    let puzzle = Sliding::new(3, 3).expect("a size that there is");
    let board = ByteArray::from_fn(9, |cell| BOARD[cell]);
    let conflict =
        LinearConflict::new(&puzzle).lower_bound(&board).expect("it has one");
    let steps = manhattan(&BOARD, 3);
    let first_row = 2 * must_leave([2, 1, 0]) as u8;
    predict("hamming()", exercise::hamming, hamming(&BOARD))
        .mistake(
            5,
            "Tile 2 is in its cell, and so are 4, 6 and 7. The blank is no tile.",
        )
        .judge()?;
    predict("manhattan()", exercise::manhattan, steps)
        .mistake(
            hamming(&BOARD),
            "That is Hamming. Two of the four tiles are farther than one step away.",
        )
        .judge()?;
    predict("linear_conflict()", exercise::linear_conflict, conflict)
        .mistake(steps, "That is the Manhattan distance alone. In which line do tiles stand in each other's way?")
        .mistake(
            steps + first_row,
            "It looks as if you have seen two tiles that must leave. If they are of the first row, look at the columns; if not, can 3, 2 and 1 pass when one of them leaves?",
        )
        .mistake(conflict + 2, "It looks as if you add 2 for each *pair*. When two of the tiles 3, 2, 1 leave, nothing is in the way of the third.")
        .judge()
}
