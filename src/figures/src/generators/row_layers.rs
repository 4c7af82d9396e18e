//! Figures of four cards that can be turned: their table in rows of 27 columns, and the
//! translation of a row.

use super::permutation::permutation_of;
use crate::prelude::*;
use puzzle::Metric;
use rows::{Geometry, Nothing, bytes, translation};
use transition::{Coordinate, CornerPosition};

/// Adds the files and facts of this subject.
pub fn add(_: &PuzzleTables, out: &mut Output) -> Result<()> {
    out.add([row_layers(), row_shift()]);
    facts(&mut out.facts);
    Ok(())
}

/// The facts about the sizes of rows.
fn facts(facts: &mut Facts) {
    let mut fact = |name: &str, value: u64| facts.number(format!("rows.{name}"), value);
    let cube = translation::pocket_cube(Metric::HalfTurn);
    let corners = translation::rubik_corners(Metric::HalfTurn);
    fact("pocket-cube.bits", (CornerPosition.count() as u64).div_ceil(8));
    fact("pocket-cube.bytes", bytes(&cube, &Nothing));
    fact("rubik-corners.bytes", bytes(&corners, &Nothing));
    let mirrored = translation::mirrored_corners(Metric::HalfTurn);
    fact("mirrored-corners.rows", mirrored.rows(0) as u64);
    fact("mirrored-corners.bytes", bytes(&mirrored, &Nothing));
    let mirrored_cube = translation::mirrored_pocket_cube(Metric::HalfTurn);
    let orders =
        (0..mirrored_cube.rows(0)).map(|row| mirrored_cube.orbit_size(0, row)).sum();
    fact("mirrored-pocket-cube.rows", mirrored_cube.rows(0) as u64);
    fact("mirrored-pocket-cube.orders", orders);
    fact("pyraminx.rows", translation::pyraminx().rows(0) as u64);
    fact("skewb.places", translation::skewb().columns().count as u64);
}

const ROWS: usize = 24;
const COLUMNS: usize = 27;

/// For each move, the row that a row maps to, and the amounts by which cards 0 to 2 turn. The
/// moves: rotate left, rotate right, exchange the first two cards and turn them by 1 and by 2.
fn card_moves(row: usize) -> [(usize, [usize; 3]); 3] {
    let [a, b, c, d] = permutation_of(row as u64);
    let rank = |pm: [u8; 4]| permutation::rank(&pm) as usize;
    let turned = [0, 1, 2].map(|card| match card {
        _ if card == b => 1,
        _ if card == a => 2,
        _ => 0,
    });
    [
        (rank([b, c, d, a]), [0; 3]),
        (rank([d, a, b, c]), [0; 3]),
        (rank([b, a, c, d]), turned),
    ]
}

/// The column after adding `by` to the base-3 digits, modulo 3.
fn column_after(column: usize, by: [usize; 3]) -> usize {
    let digit = |j: u32| column / 3usize.pow(j) % 3;
    (0..3).map(|j| (digit(j) + by[j as usize]) % 3 * 3usize.pow(j)).sum()
}

/// The distance of every position, row by row.
fn distances() -> [i8; ROWS * COLUMNS] {
    let next = |position: usize| {
        let (row, column) = (position / COLUMNS, position % COLUMNS);
        card_moves(row).map(|(to, by)| (to * COLUMNS + column_after(column, by)) as u32)
    };
    let mut table = [0; ROWS * COLUMNS];
    let next: Vec<_> = (0..table.len()).flat_map(next).collect();
    table::scan(0, &next, 3, &mut table);
    table
}

/// The figure of the complete table of the cards.
fn row_layers() -> Files {
    let table = distances();
    let deepest = table.iter().max().copied().unwrap_or_default();
    let mut svg = Drawing::new(
        "row-layers",
        "Four turned cards in 24 rows",
        format!(
            "A grid of 24 rows, one for each order of four cards, and 27 columns, one \
             for each way to turn three of them. Each cell is a position; a small square \
             in it grows with the distance, from nothing at 0 to the whole cell at \
             {deepest}."
        ),
    );
    let (cell, x0, y0) = (11, 48, 50);
    svg.add(text(MARGIN, 22, "row: which card is where").small());
    svg.add(text(WIDTH - MARGIN, 22, "column: how they are turned").small().end());
    let distances = "distances of its 27 columns, a to g for 10 to 16";
    let mut data = DataTable::new(&[&"row", &"cards", &distances]);
    let (mut cells, mut blue) = (vec![], vec![]);
    for (row, distances) in table.chunks(COLUMNS).enumerate() {
        let y = y0 + cell * row as i32;
        let cards = joined(permutation_of(row as u64), "");
        if row % 4 == 0 {
            svg.add(text(x0 - 8, y + 10, &cards).small().end());
        }
        for (column, &distance) in distances.iter().enumerate() {
            let x = x0 + cell * column as i32 + column as i32 / 9 * 3;
            let side = distance as i32 * (cell - 1) / deepest as i32;
            let inset = (cell - 1 - side) / 2;
            cells.push((x, y, cell - 1));
            blue.extend((side > 0).then_some((x + inset, y + inset, side)));
        }
        let digit = |d: &i8| char::from_digit(*d as u32, 36).unwrap_or('?');
        let nines =
            distances.chunks(9).map(|nine| nine.iter().map(digit).collect::<String>());
        data.row(&[&row, &cards, &joined(nines, " ")]);
    }
    svg.add(squares(&cells).fill(Soft));
    svg.add(squares(&blue).fill(Blue));
    for (column, label) in [(0, "000"), (COLUMNS - 1, "222")] {
        let x = x0 + cell * column as i32 + column as i32 / 9 * 3 + cell / 2;
        svg.add(text(x, y0 - 8, label).small().middle());
    }
    svg.finish(y0 + cell * ROWS as i32 + MARGIN, data)
}

/// The figure of adding 1 to one digit of all 27 columns: two shifts and two masks.
fn row_shift() -> Files {
    let mut svg = Drawing::new(
        "row-shift",
        "All 27 columns move at once",
        "27 cells in a line, in three groups of nine, each of three groups of three. The \
         middle digit grows by 1: the cells with middle digit 0 or 1 move up by 3, those \
         with 2 move down by 6. Below it are the cells after the move.",
    );
    let (cell, x0) = (12, 12);
    let x = |column: usize| x0 + cell * column as i32 + column as i32 / 9 * 3;
    let colors = [Blue, Green, Orange];
    svg.add(text(MARGIN, 22, "before").small());
    svg.add(text(MARGIN, 92, "after").small());
    let mut data = DataTable::new(&[&"column", &"its digits", &"goes to", &"by"]);
    for column in 0..COLUMNS {
        let to = column_after(column, [0, 1, 0]);
        let color = colors[column / 3 % 3];
        svg.add(rect(x(column), 30, cell - 1, 24).fill(color));
        svg.add(rect(x(to), 100, cell - 1, 24).fill(color));
        let digits = format!("{}{}{}", column / 9, column / 3 % 3, column % 3);
        data.row(&[&column, &digits, &to, &(to as i32 - column as i32)]);
    }
    for (color, at, label) in
        [(0, 16, "0: up by 3"), (1, 124, "1: up by 3"), (2, 232, "2: down by 6")]
    {
        svg.add(rect(at, 140, 11, 11).fill(colors[color]));
        svg.add(text(at + 17, 151, label).small());
    }
    svg.finish(160, data)
}
