//! Figures of the table of distances: the documents' scan of one with 24 entries, pass by pass, and
//! a shortest solution as a descent.

use crate::prelude::*;
use puzzle::Metric;
use transition::{Coordinate, CornerPosition};

/// Draws the descent from a farthest position to the solved cube.
pub fn add(tables: &PuzzleTables, out: &mut Output) -> Result<()> {
    let cube = tables.half_turn();
    let farthest = cube.table().farthest().next().unwrap_or_default();
    let mut position = CornerPosition.unrank(farthest);
    let solution = cube.solve(&position);
    let names = joined(&solution, " ");
    let depth = solution.len() as i32;
    let mut svg = Drawing::new(
        "descent",
        "Down the table to the solved cube",
        format!(
            "A staircase from distance {depth} down to 0. At each step nine dots show \
             the distances after each of the nine moves: one smaller, the same, or one \
             larger. The solution takes a move that leads one down: {names}."
        ),
    );
    let (column, level, top, left) = (28, 26, 46, 40);
    let x = |step: i32| left + column * step;
    let y = |distance: i32| top + level * (depth - distance);
    svg.add(text(MARGIN, 22, "distance to solved").small());
    for (x, color, label) in [(194, Orange, "one closer"), (274, Blue, "not closer")] {
        svg.add(circle(x, 18, 3).fill(color));
        svg.add(text(x + 9, 22, label).small());
    }
    for distance in 0..=depth {
        let guide = line(left - 8, y(distance), WIDTH - MARGIN + 2, y(distance));
        svg.add(guide.stroke(Line));
        svg.add(text(left - 14, y(distance) + 5, distance).small().end());
    }
    let mut stairs = vec![(x(0), y(depth))];
    for step in 0..depth {
        stairs.push((x(step), y(depth - step - 1)));
        stairs.push((x(step + 1), y(depth - step - 1)));
    }
    svg.add(polyline(&stairs).stroke(Accent).thick());
    let mut data = DataTable::default();
    let before = ["step", "distance before", "move"];
    data.cells(before.into_iter().chain([
        "neighbors one closer",
        "as far",
        "one farther",
    ]));
    for (step, m) in (0..).zip(&solution) {
        let here = depth - step;
        let mut counts = [0; 3];
        for neighbor in puzzle::pocket_cube::moves(Metric::HalfTurn) {
            let next = i32::from(cube.distance(&(position * neighbor.position())));
            let count = &mut counts[(next - here + 1) as usize];
            // The dots of neighbors are above the line of their distance, in rows of three.
            let (dx, dy) = (*count % 3 * 7 + 7, *count / 3 * -7 - 5);
            let down = next < here;
            let color = if down { Orange } else { Blue };
            svg.add(circle(x(step) + dx, y(next) + dy, 2).fill(color));
            *count += 1;
        }
        let [closer, same, farther] = counts;
        data.row(&[&(step + 1), &here, m, &closer, &same, &farther]);
        svg.add(text(x(step) + column / 2, y(0) + 28, m).small().middle());
        position = position * m.position();
    }
    svg.add(circle(x(0), y(depth), 5).fill(Accent));
    svg.add(circle(x(depth), y(0), 5).fill(Accent));
    out.add([svg.finish(y(0) + 28 + MARGIN, data), scan()]);
    Ok(())
}

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

/// The table after each pass of the scan, a row for each distance.
fn scan() -> Files {
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
    svg.finish(y - gap + MARGIN, data)
}
