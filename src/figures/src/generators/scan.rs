//! The figure of the documents' scan of a table with 24 entries, pass by pass.

use crate::prelude::*;

const PIECES: usize = 4;
const CELLS: usize = 24;

/// The transition table of four cards and moves that swap two neighbors.
fn transitions() -> Vec<u32> {
    let mut next = vec![];
    for t in 0..CELLS as u64 {
        for m in 0..PIECES - 1 {
            let mut pm = [0; PIECES];
            permutation::unrank(t, &mut pm);
            pm.swap(m, m + 1);
            next.push(permutation::rank(&pm) as u32);
        }
    }
    next
}

/// The outlines of a row of cells as one polyline.
fn grid(x0: i32, y: i32, cell: i32, height: i32) -> Element {
    let mut points = vec![];
    for t in 0..=CELLS as i32 {
        let x = x0 + cell * t;
        let ends = [(x, y), (x, y + height)];
        points.extend(if t % 2 == 0 { ends } else { [ends[1], ends[0]] });
    }
    let right = x0 + cell * CELLS as i32;
    points.extend([(right, y), (x0, y), (x0, y + height), (right, y + height)]);
    polyline(&points)
}

/// Draws the table after each pass, a row for each distance.
pub fn add(_: &PuzzleTables, out: &mut Output) -> Result<()> {
    let mut table = [0; CELLS];
    let layers = table::scan(0, &transitions(), PIECES - 1, &mut table);
    let mut svg = Drawing::new(
        "scan-24",
        "The scan fills a table of 24 cells",
        format!(
            "Four cards, and three moves that swap neighbors. A table of 24 cells, one \
             for each order of the cards, shown after each pass of the scan. The \
             passes find {} cells, at distance 0 to {}.",
            joined(layers.iter(), ", "),
            layers.len() - 1
        ),
    );
    let (cell, height, gap, x0) = (12, 24, 12, 38);
    svg.add(text(MARGIN, 22, "distance").small());
    for t in [0, CELLS - 1] {
        let x = x0 + cell * t as i32 + cell / 2;
        svg.add(text(x, 42, t).small().middle());
    }
    svg.add(text(x0 + cell * CELLS as i32 / 2, 22, "cell").small().middle());
    svg.add(text(WIDTH - MARGIN + 6, 22, "found").small().end());
    let mut y = 50;
    let mut data = DataTable::new(&[&"distance", &"found", &"cells"]);
    for (distance, found) in layers.iter().enumerate() {
        let layer = (0..CELLS).filter(|&t| table[t] as usize == distance);
        data.row(&[&distance, found, &joined(layer.clone(), ", ")]);
        svg.add(text(MARGIN, y + 17, distance));
        for t in layer {
            svg.add(rect(x0 + cell * t as i32, y, cell, height).fill(Soft));
        }
        svg.add(grid(x0, y, cell, height).stroke(Line));
        for t in (0..CELLS).filter(|&t| table[t] as usize <= distance) {
            let x = x0 + cell * t as i32 + cell / 2;
            let is_new = table[t] as usize == distance;
            svg.add(text(x, y + 16, table[t]).small().middle().bold_if(is_new));
        }
        svg.add(text(WIDTH - MARGIN + 6, y + 17, found).bold().end());
        y += height + gap;
    }
    out.add([svg.finish(y - gap + MARGIN, data)]);
    Ok(())
}
