use judge::{Verdict, predict};

const CELLS: [usize; 3] = [4, 1, 3];

pub fn check() -> Verdict {
    let free =
        |i: usize| CELLS[i] - CELLS[..i].iter().filter(|&&c| c < CELLS[i]).count();
    let digits = [free(0), free(1), free(2)];
    let [a, b, c] = digits;
    let number = pattern_database::rank_partial(&CELLS.map(|c| c as u8), 6);
    let parts = pattern_database::count_partial(3, 6).expect("a small number");
    predict("digits()", exercise::digits, digits)
        .mistake(CELLS, "Those are the cells. A cell that an earlier tile has taken is not free.")
        .mistake([4, 0, 1], "Count only the cells that *earlier* tiles have taken: when the second tile is laid, only cell 4 is.")
        .judge()?;
    predict("number()", exercise::number, number)
        .mistake((a * 6 + b) * 6 + c, "The bases are not all 6: the second tile has five cells left, the third has four.")
        .mistake((a * 6 + b) * 5 + c, "The first digit has the base 6, and what stands behind it counts 5 · 4 numbers. Which base has the *second* digit?")
        .mistake((c * 5 + b) * 6 + a, "It looks as if the last digit counts most. Here the first one does.")
        .mistake(number + 1, "The numbers begin with 0.")
        .judge()?;
    predict("parts()", exercise::parts, parts)
        .mistake(20, "Those are the *sets* of three cells. The tiles are different: each order of them is a part of its own.")
        .mistake(216, "No two tiles lie in one cell.")
        .mistake(720, "Those are the ways to lay six tiles. Only three are seen.")
        .judge()
}
