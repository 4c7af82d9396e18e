//! Figures of rows: four cards that can be turned, their table in rows of 27 columns and the
//! translation of a row; and the four rows in an orbit of a face's turn.

use super::permutation::permutation_of;
use crate::prelude::*;
use puzzle::Metric;
use puzzle::pocket_cube::{Face, PocketCube};
use rows::translation::{CornerRows, OrientationRows, Vector};
use rows::{Geometry, Nothing, bytes, translation};
use transition::{Coordinate, CornerPosition};

/// Adds the files and facts of this subject.
pub fn add(_: &PuzzleTables, out: &mut Output) -> Result<()> {
    out.add([row_layers(), row_shift(), row_orbit()]);
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

/// Draws the rows translated to the first row's coordinates and back, with two translations for
/// four rows.
fn row_orbit() -> Files {
    let turn = Face::R.turn();
    let mut orbit = vec![PocketCube::SOLVED];
    while orbit.len() < 4 {
        orbit.push(orbit[orbit.len() - 1] * turn);
    }
    let straight = |p: &PocketCube| CornerRows::<7>.vector(p) == Vector::default();
    let number = |p: &PocketCube| thousands(CornerRows::<7>.row(p) as u64);
    let mut svg = Drawing::new(
        "row-orbit",
        "Four rows, two translations",
        format!(
            "On the left, the four rows that R sends around: {}. Rows 1 and 3 go into a \
             box in the middle as they are, as row 1 has them. Rows 2 and 4 are put \
             together and translated once on their way there. On the right, the same way \
             back: the box goes to rows 1 and 3 as it is, and is translated once for rows \
             2 and 4.",
            joined(orbit.iter().map(number), ", ")
        ),
    );
    let (width, height, step, top) = (78, 30, 42, 44);
    let (left, right) = (MARGIN, WIDTH - MARGIN - width);
    let (middle, wide) = (WIDTH / 2, 72);
    let center = top + (3 * step + height) / 2;
    svg.add(text(left + width / 2, 26, "before").bold().middle());
    svg.add(text(middle, 26, "as row 1 has it").bold().middle());
    svg.add(text(right + width / 2, 26, "after").bold().middle());
    let mut data = DataTable::new(&[&"row", &"number", &"to row 1", &"back"]);
    for (k, p) in orbit.iter().enumerate() {
        let y = top + step * k as i32;
        let (color, dashed) = if straight(p) { (Blue, false) } else { (Orange, true) };
        for x in [left, right] {
            let label = format!("{}: {}", k + 1, number(p));
            let cell = rect(x, y, width, height).outline(color);
            svg.add(cell.label(label, Element::middle));
        }
        let (from, to) = (y + height / 2, center + 10 * (k as i32 - 1) - 5);
        let lines = [
            (left + width, from, middle - wide / 2 - 8, to),
            (middle + wide / 2 + 2, to, right - 8, from),
        ];
        for (x1, y1, x2, y2) in lines {
            svg.add(
                line(x1, y1, x2, y2).stroke(color).apply_if(dashed, Element::dashed),
            );
            svg.add(arrowhead(x2 + 6, y2, (1, 0), color));
        }
        let way = if straight(p) { "as it is" } else { "translated" };
        data.row(&[&(k + 1), &number(p), &way, &way]);
    }
    svg.add(rect(middle - wide / 2, center - 34, wide, 68).fill(Soft).stroke(Ink));
    svg.add(text(middle, center - 4, "OR of").middle());
    svg.add(text(middle, center + 14, "all four").middle());
    let below = top + 4 * step + 10;
    let keys = [(MARGIN, Blue, "as it is"), (112, Orange, "translated, 2 at once")];
    for (x, color, label) in keys {
        let key = line(x, below - 4, x + 24, below - 4).stroke(color);
        svg.add(key.apply_if(color == Orange, Element::dashed));
        svg.add(text(x + 32, below, label).small());
    }
    svg.finish(below + 14, data)
}
