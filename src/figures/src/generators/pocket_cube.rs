//! The layers of the pocket cube in its metrics, its facts, and the figure at the opening of
//! the book.

use crate::layers;
use crate::picture::standalone;
use crate::prelude::*;
use puzzle::Metric;
use puzzle::pocket_cube::moves;
use table::PocketCubeTable;
use transition::{Coordinate, CornerPosition};

/// Adds the files and facts of this subject.
pub fn add(tables: &PuzzleTables, out: &mut Output) -> Result<()> {
    let cubes = &tables.cubes;
    let columns = joined(cubes.iter().map(|(metric, _)| metric), " | ");
    let counted: Vec<_> = cubes.iter().map(|(_, cube)| cube.table().layers()).collect();
    let counted = layers_table(
        "pocket-cube-layers",
        &format!("distance | {columns}"),
        &counted,
        true,
    );
    out.add([
        layers::growth_chart(cubes)?,
        layers::half_turn_chart(tables.half_turn())?,
        counted,
    ]);
    opening(tables.half_turn(), out)?;
    facts(&mut out.facts, cubes);
    Ok(())
}

/// The facts of the pocket cube in each metric.
fn facts(facts: &mut Facts, cubes: &[(Metric, PocketCubeTable)]) {
    facts.number("pocket-cube.positions", CornerPosition.count());
    for (metric, cube) in cubes {
        let name = |what: &str| format!("pocket-cube.{metric}.{what}");
        let table = cube.table();
        let edges = CornerPosition.count() * moves(*metric).len();
        facts.number(name("moves"), moves(*metric).len());
        facts.number(name("edges"), edges);
        // There are two transition tables, so two look-ups for each neighbor.
        facts.number(name("lookups"), 2 * edges);
        facts.layers(&format!("pocket-cube.{metric}"), table.layers());
        facts.number(name("bytes"), cube.bytes());
        let farthest = table.farthest().next().unwrap_or_default();
        let solution = cube.solve(&CornerPosition.unrank(farthest));
        let undo = solution.iter().rev().map(|m| m.inverse());
        facts.text(name("farthest.scramble"), joined(undo, " "));
    }
}

/// The figure at the opening of the book: all positions, by distance.
fn opening(cube: &PocketCubeTable, out: &mut Output) -> Result<()> {
    let counted = cube.table().layers();
    let bars = layers::opening_chart(cube)?;
    let files = side_by_side(vec![bars.clone()], DataTable::default());
    out.files.push(("readme.svg".to_owned(), standalone(&files[0].1)));
    let squares = (squares_by_distance("pocket-cube-layers", counted), bars.1);
    out.add([side_by_side(vec![squares, bars], layers::layers_data(counted))]);
    Ok(())
}

/// The number of positions that a square stands for.
const POSITIONS_PER_SQUARE: u64 = 1000;
/// The number of squares in a row, the side of a square, and the space between squares.
const COLUMNS: i32 = 53;
const SIDE: i32 = 4;
const SPACE: i32 = 1;
const TOP: i32 = 34;
const LEFT: i32 = 8;

/// The layers up to this one share a color, because they have few positions.
const LAST_MERGED_LAYER: usize = 6;

/// The first square of each layer and the square after its last one, if all squares are in one
/// row. A square belongs to the layer of the position in its middle.
fn square_ranges(layers: &[u64]) -> Vec<(i32, i32)> {
    let square = |positions: u64| {
        ((positions + POSITIONS_PER_SQUARE / 2) / POSITIONS_PER_SQUARE) as i32
    };
    let ends = layers.iter().scan(0, |before, &count| {
        let begin = *before;
        *before += count;
        Some((square(begin), square(*before)))
    });
    ends.collect()
}

/// Draws all positions as squares of equal size, colored by distance.
fn squares_by_distance(name: &str, layers: &[u64]) -> Drawing {
    let total: u64 = layers.iter().sum();
    let share = |count: u64| format!("{} %", (200 * count / total).div_ceil(2));
    let listed = (0..).zip(layers).skip(LAST_MERGED_LAYER + 1);
    let listed =
        listed.map(|(d, &count): (u64, _)| format!("{} at {d}", thousands(count)));
    let mut svg = Drawing::new(
        name,
        "All positions of the pocket cube as squares, by distance from solved",
        format!(
            "{} squares of equal size, each for a thousand positions, in the order of their \
             distance from solved. The few up to distance {LAST_MERGED_LAYER} fill hardly more than a \
             row. Then come {}.",
            thousands(total / POSITIONS_PER_SQUARE),
            joined(listed, "; ")
        ),
    );
    svg.add(text(LEFT, 22, "each square: a thousand positions").small());
    let ends = square_ranges(layers);
    let (few, rest) = ends.split_at(LAST_MERGED_LAYER + 1);
    let few = (0, few.last().map_or(0, |end| end.1));
    let colors = [Ink, Orange, Line, Blue, Green, Accent];
    let pitch = SIDE + SPACE;
    let right = LEFT + pitch * COLUMNS + 8;
    for (k, (&(begin, end), color)) in [few].iter().chain(rest).zip(colors).enumerate()
    {
        let rows: Vec<_> = (begin / COLUMNS..=(end - 1) / COLUMNS)
            .map(|row| {
                let from = begin.max(row * COLUMNS) - row * COLUMNS;
                let to = end.min((row + 1) * COLUMNS) - row * COLUMNS;
                let y = TOP + pitch * row + SIDE / 2;
                (LEFT + pitch * from, y, pitch * (to - from) - SPACE)
            })
            .collect();
        svg.add(rows_of_squares(&rows, SIDE, SPACE).outline(color));
        let depth = LAST_MERGED_LAYER + k;
        let count: u64 = match k {
            0 => layers[..=LAST_MERGED_LAYER].iter().sum(),
            _ => layers[depth],
        };
        // The label is beside the middle of the layer's squares; on one line if there are few
        // of them.
        let middle = TOP + pitch * (begin + end) / COLUMNS / 2;
        let few_rows = end - begin < 6 * COLUMNS;
        if k == 0 {
            svg.add(
                text(
                    right,
                    middle + 3,
                    format!("0–{LAST_MERGED_LAYER}: {}", share(count)),
                )
                .small(),
            );
        } else if depth + 1 == layers.len() {
            svg.add(text(right, middle + 6, thousands(count)).bold().fill(color));
            svg.add(text(right, middle + 20, format!("at {depth}")).small());
        } else if few_rows {
            svg.add(
                text(right, middle + 8, format!("{depth}: {}", share(count))).small(),
            );
        } else {
            svg.add(
                text(right, middle, format!("{depth} moves")).bold_if(color == Blue),
            );
            svg.add(text(right, middle + 17, share(count)).bold_if(color == Blue));
        }
    }
    svg
}
