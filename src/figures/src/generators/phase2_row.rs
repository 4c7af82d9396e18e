//! The chapter on symmetry rows: its table of layers, its facts, and the figure of a phase 2
//! position in the table, its class, block, word and bit.

use crate::prelude::*;
use crate::tables::published_layers;
use ::symmetry::cube::EightCornerPermutation;
use ::symmetry::{CubeSymmetries, SymCoordinate};
use puzzle::rubik::{CubePosition, Edges, Phase2, RubikPuzzle};
use puzzle::{Metric, Puzzle, catalog};
use rows::symmetric::{self, layers, rubik_phase2};
use rows::{Geometry, Location, Nothing, bytes};

/// A scramble to a position whose corner permutation is not the representative of its class.
const SCRAMBLE: &str = "R2 U F2 D' L2 U2";
/// The structure of a row: the number of blocks, of permutations of four edges, and of
/// permutations of the slice.
const BLOCKS: usize = 70;
const EDGE_PERMUTATIONS: usize = 24;
const SLICE_PERMUTATIONS: usize = 12;
/// The number of classes shown besides that of the example.
const OTHER_CLASSES: usize = 4;

/// Draws the class of a position's corner permutation, whose representative has a row, and the
/// position's column in the row.
pub fn add(_: &PuzzleTables, out: &mut Output) -> Result<()> {
    let puzzle = RubikPuzzle::<Phase2>::new(Metric::HalfTurn);
    let position = puzzle.scramble(SCRAMBLE)?;
    let rows = rubik_phase2();
    let location = rows.locate(puzzle.rank(&position));
    let corners = permutation::rank(position.domino().corners()) as usize;
    let symmetries = CubeSymmetries::d4h().into_corners();
    let classes = SymCoordinate::from_coordinate(&EightCornerPermutation, &symmetries)?;
    ensure!(
        rows.columns().count
            == BLOCKS * EDGE_PERMUTATIONS * EDGE_PERMUTATIONS * SLICE_PERMUTATIONS,
        "another row"
    );
    // The corner permutation of which a row has all positions.
    let representative = |row| {
        let first = rows.ranks(Location { color: 0, row, column: 0 })[0];
        (first / (Phase2::COUNT / classes.raw_count() as u64)) as usize
    };
    let class = classes.class(corners);
    ensure!(classes.class(representative(location.row)) == class, "another class");
    ensure!(representative(location.row) != corners, "the representative itself");
    let has_same_orbit_size = |row| {
        let class = classes.class(representative(row));
        rows.orbit_size(0, row) == classes.orbit_size(class) as u64
    };
    ensure!((0..classes.count()).all(has_same_orbit_size), "another orbit size");

    let mut svg = Drawing::new(
        "symmetry-rows-index",
        "Where a position of phase 2 is",
        format!(
            "Above, five classes of corner orders, a small square for each order, up to \
             {} in a class. The first of each is blue: it has a row of the table. An arc \
             leads from the example's corners to the first of their class. Below it, \
             that row as {BLOCKS} blocks; below that, one block as a grid of {EDGE_PERMUTATIONS} by \
             {EDGE_PERMUTATIONS} words; and beside the grid, one word as {SLICE_PERMUTATIONS} bits.",
            symmetries.group.count()
        ),
    );
    let mut data = DataTable::new(&[&"part", &"how many", &"which"]);
    let shown = (0..OTHER_CLASSES).chain([location.row]);
    let shown = shown.map(|row| (row, representative(row)));
    let y = draw_classes(&mut svg, &mut data, &classes, shown, corners);
    let height = draw_row(&mut svg, &mut data, location.column, y);
    out.add([svg.finish(height, data), layer_columns()?]);
    facts(&mut out.facts);
    Ok(())
}

/// The x coordinate of the first permutation of a class, and the distance between two of them.
const LEFT: i32 = 84;
const SIDE: i32 = 16;

/// Draws some classes of corner permutations, each given by its row and its representative;
/// the last is that of the example. Returns the y coordinate of their end.
fn draw_classes(
    svg: &mut Drawing,
    data: &mut DataTable,
    classes: &SymCoordinate,
    shown: impl Iterator<Item = (usize, usize)>,
    corners: usize,
) -> i32 {
    let mut y = 44;
    svg.add(text(MARGIN, 24, "a row for each class of corner orders").small());
    for (shown, (row, representative)) in shown.enumerate() {
        let class = classes.class(representative);
        let mut members: Vec<_> = (0..16).map(|s| classes.image(class, s)).collect();
        members.sort_unstable_by_key(|&order| (order != representative, order));
        members.dedup();
        if shown == OTHER_CLASSES {
            // Dots for the rows that are left out.
            (0..3)
                .for_each(|k| svg.add(circle(MARGIN + 20, y - 2 + 5 * k, 1).fill(Ink)));
            y += 38;
        }
        svg.add(text(MARGIN, y + 12, format!("row {}", thousands(row as u64))).small());
        let x = |k: usize| LEFT + SIDE * k as i32;
        let cells: Vec<_> = (1..members.len()).map(|k| (x(k), y, SIDE - 2)).collect();
        svg.add(squares(&cells).fill(Soft));
        svg.add(rect(LEFT, y, SIDE - 2, SIDE - 2).fill(Blue));
        if let Some(k) = members.iter().position(|&order| order == corners) {
            svg.add(rect(x(k), y, SIDE - 2, SIDE - 2).fill(Orange));
            draw_arc(svg, [x(k), LEFT].map(|x| x + SIDE / 2 - 1), y);
        }
        data.row(&[&format!("row {row}"), &members.len(), &joined(&members, ", ")]);
        y += SIDE + 4;
    }
    y
}

/// Draws a row, the block that contains a column, and the word in the block. Returns the y
/// coordinate of the end.
fn draw_row(svg: &mut Drawing, data: &mut DataTable, column: usize, y: i32) -> i32 {
    // The row is drawn as two lines of blocks.
    let (block, word) = (
        column / (EDGE_PERMUTATIONS * EDGE_PERMUTATIONS * SLICE_PERMUTATIONS),
        column / SLICE_PERMUTATIONS,
    );
    let (first, second) =
        (word / EDGE_PERMUTATIONS % EDGE_PERMUTATIONS, word % EDGE_PERMUTATIONS);
    let (half, width) = (BLOCKS / 2, 9);
    let x0 = (WIDTH - half as i32 * width) / 2;
    let end = x0 + half as i32 * width - 1;
    let top = y + 30;
    let zoom = |svg: &mut Drawing, from: [i32; 3], to: [i32; 3]| {
        for (a, b) in [(from[0], to[0]), (from[1], to[1])] {
            svg.add(line(a, from[2], b, to[2]).stroke(Line).dashed());
        }
    };
    zoom(svg, [LEFT, LEFT + SIDE - 2, y - 4], [x0, end, top]);
    let at = |k: usize| {
        let (line, k) = (k / half, k % half);
        (x0 + width * k as i32, top + (width + 1) * line as i32)
    };
    let cells: Vec<_> = (0..BLOCKS).map(|k| (at(k).0, at(k).1, width - 1)).collect();
    svg.add(squares(&cells).fill(Soft));
    let (x, y) = at(block);
    svg.add(squares(&[(x, y, width - 1)]).fill(Orange));
    data.row(&[&"block: which slots", &BLOCKS, &block]);

    // The block, and beside it the word.
    let (size, x1, y1) = (7, MARGIN, top + 2 * width + 38);
    let full = size * EDGE_PERMUTATIONS as i32;
    let (x, y) = at(block);
    zoom(svg, [x, x + width - 1, y + width], [x1, x1 + full, y1]);
    svg.add(rect(x1, y1, full, full).fill(Soft));
    // The grid as two zigzag lines, one with horizontal and one with vertical strokes.
    let there = |k| if k % 2 == 1 { [0, full] } else { [full, 0] };
    let turns =
        (1..EDGE_PERMUTATIONS as i32).flat_map(|k| there(k).map(|end| (end, size * k)));
    let across: Vec<_> = turns.clone().map(|(a, b)| (x1 + a, y1 + b)).collect();
    let down: Vec<_> = turns.map(|(a, b)| (x1 + b, y1 + a)).collect();
    svg.add(polyline(&across).stroke(Line));
    svg.add(polyline(&down).stroke(Line));
    svg.add(rect(x1, y1, full, full).outline(Line));
    let (x, y) = (x1 + size * second as i32, y1 + size * first as i32);
    svg.add(rect(x, y, size, size).fill(Orange));
    data.row(&[&"order of the first four", &EDGE_PERMUTATIONS, &first]);
    data.row(&[&"order of the other four", &EDGE_PERMUTATIONS, &second]);
    let (bit, x2, y2) = (12, x1 + full + 16, y1 + full / 2);
    let slice = column % SLICE_PERMUTATIONS;
    for (from, to) in [(y, y2), (y + size, y2 + bit - 1)] {
        svg.add(line(x + size, from, x2, to).stroke(Line).dashed());
    }
    let cells: Vec<_> =
        (0..SLICE_PERMUTATIONS).map(|k| (x2 + bit * k as i32, y2, bit - 1)).collect();
    svg.add(squares(&cells).fill(Soft));
    svg.add(squares(&cells[slice..=slice]).fill(Orange));
    data.row(&[&"order of the slice", &SLICE_PERMUTATIONS, &slice]);
    for (y, label) in [
        (top + 2 * width + 18, "a row: 70 blocks, by"),
        (top + 2 * width + 33, "the slots of four edges"),
        (y1 + 24, "a block: the orders of"),
        (y1 + 39, "these and the other four"),
        (y2 + 30, "a word: the orders of"),
        (y2 + 45, "the slice, a bit for each"),
    ] {
        svg.add(text(x2, y, label).small());
    }
    y1 + full + MARGIN
}

/// Draws an arrow from one cell of a class to another, above the cells between.
fn draw_arc(svg: &mut Drawing, [from, to]: [i32; 2], y: i32) {
    let over = curve((from, y - 2), ((from + to) / 2, y - 24), (to, y - 2));
    svg.add(over.stroke(Orange).thick());
    svg.add(arrowhead(to, y - 1, (0, 1), Orange));
}

/// The table of layers.
fn layer_columns() -> Result<Files> {
    let phase2 = published_layers(&catalog::find("rubik-phase2")?, None);
    let phase2 = phase2.context("phase 2 has published layers")?;
    let all = [&layers::DOMINO[..], phase2, &layers::EDGES, &layers::EDGES_QUARTER];
    let columns =
        "distance | domino | phase 2 | edges, half turns | edges, quarter turns";
    Ok(layers_table("symmetry-rows-layers", columns, &all, false))
}

/// The sizes of three puzzles and of their rows.
fn facts(facts: &mut Facts) {
    let mut fact = |name: &str, value: u64| {
        facts.number(format!("symmetry-rows.{name}"), value);
    };
    fact("phase2.positions", Phase2::COUNT);
    fact("edges.positions", Edges::COUNT);
    let domino = symmetric::domino();
    fact("classes", domino.rows(0) as u64);
    fact("orders", (0..domino.rows(0)).map(|row| domino.orbit_size(0, row)).sum());
    fact("domino.places", domino.columns().count as u64);
    let edges = symmetric::rubik_edges();
    let a_class = 24 * 24 * 24;
    let classes = (0..edges.rows(0)).step_by(a_class);
    fact("edges.rows", edges.rows(0) as u64);
    fact("edges.orders", a_class as u64);
    fact("edges.classes", classes.clone().count() as u64);
    fact("edges.patterns", classes.map(|row| edges.orbit_size(0, row)).sum());
    fact("edges.places", edges.columns().count as u64);
    fact("edges.width", (edges.width() * size_of::<u64>()) as u64);
    let bits_in_rows = edges.rows(0) as u64 * edges.columns().count as u64;
    for (name, count) in [
        ("phase2.two-bits-gb", 2 * Phase2::COUNT / 8),
        ("edges.bit-gb", Edges::COUNT / 8),
        ("edges.rows-gb", bits_in_rows / 8),
    ] {
        facts.decimal(format!("symmetry-rows.{name}"), count as f64 / 1e9, 1);
    }
    let gib = bytes(&edges, &Nothing) as f64 / f64::from(1 << 30);
    facts.decimal("symmetry-rows.edges.gib", gib, 1);
}
