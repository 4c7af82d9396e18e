//! The figure of the four rows in an orbit of a face's turn.

use crate::prelude::*;
use puzzle::pocket_cube::{Face, PocketCube};
use rows::translation::{CornerRows, OrientationRows, Vector};

/// Draws the rows translated to the first row's coordinates and back, with two translations for
/// four rows.
pub fn add(_: &PuzzleTables, out: &mut Output) -> Result<()> {
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
    out.add([svg.finish(below + 14, data)]);
    Ok(())
}
