//! The figure of a shortest solution as a descent in the table of distances.

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
    out.add([svg.finish(y(0) + 28 + MARGIN, data)]);
    Ok(())
}
