//! The figure of the unfolded Pyraminx.

use crate::prelude::*;
use std::fmt::Display;

use puzzle::pyraminx::{CORNERS, EDGES};

/// The corners, in the order of the moves.
const LETTERS: [char; 4] = ['U', 'L', 'R', 'B'];

/// The points of each face's corners, which are indices into [`LETTERS`]. F is in the middle,
/// with the other faces unfolded around it.
const FACES: [(char, [(usize, Point); 3]); 4] = [
    ('F', [(0, (180, 16)), (1, (99, 157)), (2, (261, 157))]),
    ('L', [(0, (180, 16)), (1, (99, 157)), (3, (18, 16))]),
    ('R', [(0, (180, 16)), (2, (261, 157)), (3, (342, 16))]),
    ('D', [(1, (99, 157)), (2, (261, 157)), (3, (180, 298))]),
];

/// The weighted mean of a face's corners; the weights are thirds.
fn weighted_point(corners: [(usize, Point); 3], parts: [i32; 3]) -> Point {
    let sum = |axis: fn(Point) -> i32| -> i32 {
        (0..3).map(|k| parts[k] * axis(corners[k].1)).sum()
    };
    (sum(|p| p.0) / 3, sum(|p| p.1) / 3)
}

/// Draws a sticker with a label, highlighted if it is the first sticker of its piece.
fn sticker(svg: &mut Drawing, points: [Point; 3], first: bool, label: impl Display) {
    svg.add(polygon(&points).shaded(first));
    let [x, y] = [|p: &Point| p.0, |p: &Point| p.1]
        .map(|axis| points.iter().map(axis).sum::<i32>());
    svg.add(text(x / 3, y / 3 + 5, label).middle().bold_if(first));
}

/// The slot of the edge between two corners, and the first letter of the slot's name.
fn edge_between(a: usize, b: usize) -> (usize, char) {
    // An edge is on the faces that are in the names of both its corners.
    let both = |c: char| CORNERS.names[a].contains(c) && CORNERS.names[b].contains(c);
    let is_edge_name = |name: &&str| name.chars().all(both);
    let slot = EDGES.names.iter().position(is_edge_name).unwrap_or_default();
    (slot, EDGES.names[slot].chars().next().unwrap_or_default())
}

/// Draws the unfolded puzzle, with corners labeled by letters and edges by numbers.
pub fn add(tables: &PuzzleTables, out: &mut Output) -> Result<()> {
    let mut svg = Drawing::new(
        "pyraminx-net",
        "The pieces of the Pyraminx",
        format!(
            "The Pyraminx unfolded: the face F in the middle, a triangle that points up; L \
             to its left, R to its right and D below it point down. The corner U is at the \
             top, where F, L and R meet; L is at the left, R at the right, and B behind, \
             where the three outer corners of the drawing meet. Each face has three \
             stickers of corners, three of edges and three tips. The edges are numbered \
             from 0: {}.",
            EDGES.names.join(", ")
        ),
    );
    for (face, corners) in FACES {
        for k in 0..3 {
            let (next, last) = ((k + 1) % 3, (k + 2) % 3);
            let point = |own: i32, after: i32, before: i32| {
                let mut parts = [0; 3];
                (parts[k], parts[next], parts[last]) = (own, after, before);
                weighted_point(corners, parts)
            };
            let tip = [point(3, 0, 0), point(2, 1, 0), point(2, 0, 1)];
            svg.add(polygon(&tip).outline(Line).dashed());
            let corner = [point(2, 1, 0), point(2, 0, 1), point(1, 1, 1)];
            sticker(&mut svg, corner, false, LETTERS[corners[k].0]);
            let points = [point(2, 1, 0), point(1, 2, 0), point(1, 1, 1)];
            let (slot, first) = edge_between(corners[k].0, corners[next].0);
            sticker(&mut svg, points, first == face, slot);
        }
        let (x, y) = weighted_point(corners, [1, 1, 1]);
        let center = circle(x, y, 11).fill(Soft).stroke(Blue);
        svg.add(center.label(face, Element::bold_middle));
    }
    let key = ["in circles: faces", "letters: corners", "numbers: edges"];
    for (k, line) in (0..).zip(key) {
        svg.add(text(WIDTH - 12, 252 + 18 * k, line).small().end());
    }
    let mut data = DataTable::new(&[&"piece", &"slot", &"letters"]);
    for (corner, name) in LETTERS.iter().zip(CORNERS.names) {
        data.row(&[&"corner", corner, name]);
    }
    for (slot, name) in EDGES.names.iter().enumerate() {
        data.row(&[&"edge", &slot, name]);
    }
    out.add([svg.finish(312, data)]);
    // Each of the four tips has three independent orientations.
    let positions = tables.example("pyraminx")?.puzzle.position_count();
    out.facts.number("pyraminx.with-tips", positions * 3_u64.pow(4));
    // The fifth layer of a puzzle with eight corner turns, if no two paths met.
    out.facts.number("corner-turns.ways-5", 8 * 6_u64.pow(4));
    Ok(())
}
