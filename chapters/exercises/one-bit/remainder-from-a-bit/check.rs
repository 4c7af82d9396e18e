use judge::{Verdict, compare};

type Case = (usize, usize, usize, bool);

/// All cells of small boards; and of larger ones, up to the largest.
fn cases() -> impl Iterator<Item = Case> {
    let sizes = [(2, 2), (2, 3), (3, 2), (3, 3), (2, 4), (4, 3), (3, 4), (4, 4)];
    let large = [(2, 5), (5, 2), (5, 5), (16, 17), (20, 20)];
    sizes.into_iter().chain(large).flat_map(|(rows, columns)| {
        (0..rows * columns)
            .flat_map(move |blank| [false, true].map(|bit| (rows, columns, blank, bit)))
    })
}

/// How many moves the blank is from this cell, without obstacles.
fn away(columns: usize, blank: usize, cell: usize) -> usize {
    (blank / columns).abs_diff(cell / columns) + (blank % columns).abs_diff(cell % columns)
}

fn right(&(rows, columns, blank, bit): &Case) -> usize {
    2 * usize::from(bit) + away(columns, blank, rows * columns - 1) % 2
}

const ROWS: &str = "It looks as if the cell is divided by the number of rows. A row has as many cells \
                    as there are columns: divide by `columns`.";

pub fn check() -> Verdict {
    compare(
        cases(),
        |(rows, columns, blank, bit)| format!("remainder({rows}, {columns}, {blank}, {bit})"),
        |&(rows, columns, blank, bit)| exercise::remainder(rows, columns, blank, bit),
        right,
    )
    .mistake(
        "The bit and the color have changed places: the stored bit is worth 2.",
        |&(rows, columns, blank, bit)| {
            2 * (away(columns, blank, rows * columns - 1) % 2) + usize::from(bit)
        },
    )
    .mistake(
        "It looks as if the first cell had the color 0. The solved board, at distance 0, has \
         its blank in the last cell.",
        |&(_, columns, blank, bit)| 2 * usize::from(bit) + away(columns, blank, 0) % 2,
    )
    .mistake(
        "It looks as if every second cell in reading order had the same color. At the end of \
         a row of even length that goes wrong: the cell below has the other color.",
        |&(rows, columns, blank, bit)| {
            2 * usize::from(bit) + (rows * columns - 1 - blank) % 2
        },
    )
    .mistake(
        "The blank may be far from its place, and each step changes the color: take the \
         residue of the steps.",
        |&(rows, columns, blank, bit)| {
            2 * usize::from(bit) + away(columns, blank, rows * columns - 1)
        },
    )
    .mistake(
        "It looks as if the colors have changed places. The last cell has the color 0, and the \
         cells beside it 1.",
        |case| right(case) ^ 1,
    )
    .mistake(
        "It looks as if the bit is turned around. If it is `true`, it is worth 2.",
        |case| right(case) ^ 2,
    )
    .mistake(
        "It looks as if the bit and the color are turned around. The last cell has the color 0, \
         and the bit is worth 2 if it is `true`.",
        |case| right(case) ^ 3,
    )
    .mistake(ROWS, |&(rows, columns, blank, bit)| {
        let color = |cell: usize| cell / rows + cell % rows;
        2 * usize::from(bit) + (color(blank) + color(rows * columns - 1)) % 2
    })
    .mistake(ROWS, |&(rows, columns, blank, bit)| {
        let color = |cell: usize| cell / rows + cell % columns;
        2 * usize::from(bit) + (color(blank) + color(rows * columns - 1)) % 2
    })
    .mistake(ROWS, |&(rows, columns, blank, bit)| {
        2 * usize::from(bit)
            + ((blank / rows).abs_diff(rows - 1) + (blank % columns).abs_diff(columns - 1)) % 2
    })
    .likely(
        "On small boards you are right. A board may have 400 cells: does each number fit in its \
         type?",
        |&(rows, columns, ..), _| rows * columns > 128,
    )
    .judge()
}
