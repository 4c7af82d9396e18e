//! Figures of transition tables.

use crate::prelude::*;
use puzzle::pocket_cube::Face;
use transition::{Coordinate, CornerOrientation, CornerPermutation, CornerPosition};

/// Adds the files and facts of this subject.
pub fn add(_: &PuzzleTables, out: &mut Output) -> Result<()> {
    out.add([commuting_square(), split()]);
    Ok(())
}

/// The commuting square: a move of the position is a look-up of its rank.
fn commuting_square() -> Files {
    let before = Face::U.turn();
    let after = before * Face::R.turn();
    let order = |p: &puzzle::pocket_cube::PocketCube| joined(p.pm().iter(), " ");
    let rank = |p| CornerPermutation.rank(p);
    let mut svg = Drawing::new(
        "commuting-square",
        "A move of the position is a look-up of its index",
        format!(
            "A square of four boxes. Above, the move R takes the order of the corners \
             {} to {}. Below, a look-up in the transition table takes index {} to {}. \
             Rank leads from each order down to its index, unrank back up. Both ways \
             around arrive at the same place.",
            order(&before),
            order(&after),
            rank(&before),
            rank(&after)
        ),
    );
    let (width, height) = (116, 44);
    let (left, right) = (MARGIN, WIDTH - MARGIN - width);
    let (top, bottom) = (44, 180);
    for (x, p) in [(left, &before), (right, &after)] {
        let middle = x + width / 2;
        let above = rect(x, top, width, height).outline(Line);
        svg.add(above.label(order(p), Element::middle));
        let below = rect(x, bottom, width, height).fill(Soft).stroke(Blue);
        svg.add(below.label(thousands(rank(p) as u64), Element::bold_middle));
        let (start, end) = (top + height + 6, bottom - 6);
        svg.add(line(middle - 14, start, middle - 14, end - 6).stroke(Ink));
        svg.add(arrowhead(middle - 14, end, (0, 1), Ink));
        svg.add(line(middle + 14, start + 6, middle + 14, end).stroke(Line));
        svg.add(arrowhead(middle + 14, start, (0, -1), Line));
        let y = (start + end) / 2 + 5;
        svg.add(text(middle - 22, y, "rank").small().end());
        svg.add(text(middle + 22, y, "unrank").small());
    }
    let (from, to) = (left + width + 8, right - 8);
    for (y, name, color) in
        [(top + height / 2, "move R", Ink), (bottom + height / 2, "look up R", Blue)]
    {
        svg.add(line(from, y, to - 6, y).stroke(color).thick());
        svg.add(arrowhead(to, y, (1, 0), color));
        svg.add(text(WIDTH / 2, y - 10, name).small().middle());
    }
    svg.add(text(WIDTH / 2, 24, "orders of the corners").bold().middle());
    svg.add(text(WIDTH / 2, bottom + height + 24, "their indices").bold().middle());
    let mut data = DataTable::new(&[&"", &"order of the corners", &"index"]);
    for (when, p) in [("before R", &before), ("after R", &after)] {
        data.row(&[&when, &order(p), &thousands(rank(p) as u64)]);
    }
    svg.finish(bottom + height + 40, data)
}

/// One large table and two small ones, as squares with areas to scale.
fn split() -> Files {
    let moves = puzzle::pocket_cube::moves(puzzle::Metric::HalfTurn).len();
    let bytes = |rows: usize| rows * moves * size_of::<u32>();
    let (full, order, twist) =
        (CornerPosition.count(), CornerPermutation.count(), CornerOrientation.count());
    let number = |n: usize| thousands(n as u64);
    let mut svg = Drawing::new(
        "transition-split",
        "One large transition table, or two small ones",
        format!(
            "Squares whose areas are the sizes of transition tables in bytes. One \
             table for all positions, {} rows of {moves} entries, takes {} bytes. Two \
             tables, {} and {} rows, take {} and {} bytes: two dots beside it.",
            number(full),
            number(bytes(full)),
            number(order),
            number(twist),
            number(bytes(order)),
            number(bytes(twist))
        ),
    );
    let mut data = DataTable::new(&[&"table", &"rows", &"moves", &"bytes"]);
    for (what, rows) in [("all positions", full), ("order", order), ("twist", twist)] {
        data.row(&[&what, &number(rows), &moves, &number(bytes(rows))]);
    }
    let large: i32 = 216;
    // A square of `rows` rows at the same scale as the large one.
    let side = |rows: usize| {
        (f64::from(large) * (rows as f64 / full as f64).sqrt()).round() as i32
    };
    let x = (WIDTH - large) / 2;
    svg.add(rect(x, MARGIN, large, large).fill(Soft).stroke(Line));
    let middle = MARGIN + large / 2;
    let lines = [
        "one table".to_string(),
        format!("{} × {moves}", number(full)),
        format!("{} bytes", number(bytes(full))),
    ];
    for (i, label) in (0..).zip(lines) {
        svg.add(text(WIDTH / 2, middle - 17 + 22 * i, label).middle().bold_if(i == 0));
    }
    let mut y = MARGIN + large + 36;
    svg.add(text(x, y, "two tables, to the same scale").bold());
    for (what, rows) in [("order", order), ("twist", twist)] {
        y += 26;
        let side = side(rows);
        svg.add(rect(x + 8 - side / 2, y - 4 - side / 2, side, side).fill(Accent));
        svg.add(text(x + 24, y, format!("{what}, {} × {moves}", number(rows))).small());
        let label = format!("{} bytes", number(bytes(rows)));
        svg.add(text(x + large, y, label).small().end());
    }
    svg.finish(y + 20, data)
}
