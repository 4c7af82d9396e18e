use judge::{Verdict, predict};

const ROWS: u32 = 24;

pub fn check() -> Verdict {
    predict("sure()", exercise::sure, 2 * (ROWS - 1))
        .mistake(
            ROWS - 1,
            "These are the pairs by which a new row was found. What about the way back? The move that \
             undoes it is a move, too.",
        )
        .mistake(ROWS, "The first row was not found by a move. And what about the way back?")
        .mistake(2 * ROWS, "Almost: but how was the first row found?")
        .mistake(
            3 * ROWS,
            "Not all: a move that leads to a row that is known already need not lead to its \
             representative.",
        )
        .mistake(0, "How does a row that is new get its representative?")
        .judge()?;
    predict("columns()", exercise::columns, 1)
        .mistake(
            ROWS,
            "Rows are no columns. The columns are the elements of H, and H is made of products of \
             multipliers.",
        )
        .mistake(3 * ROWS, "The columns are the elements of H. Which products do 72 identities make?")
        .mistake(0, "The identity itself is an element.")
        .judge()
}
