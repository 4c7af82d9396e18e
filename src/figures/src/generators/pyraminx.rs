//! The figure of the unfolded Pyraminx.

use crate::prelude::*;
use std::fmt::Display;

use puzzle::Puzzle;
use puzzle::pyraminx::{CORNERS, EDGES, Pyraminx};

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

/// The visible faces of a Pyraminx that stands on D, with the points of their corners.
const VISIBLE_FACES: [(char, [(usize, Point); 3]); 2] = [
    ('F', [(0, (80, 14)), (1, (6, 150)), (2, (104, 184))]),
    ('R', [(0, (80, 14)), (2, (104, 184)), (3, (168, 126))]),
];

/// The puzzle in color: solved, and after two moves.
fn colored() -> Result<Files> {
    const SCRAMBLE: &str = "R U'";
    let mut svg = Drawing::new(
        "pyraminx-colored",
        "The Pyraminx, solved and scrambled",
        format!(
            "Two pyramids, seen with the faces F and R in sight. Each face is divided into nine \
             triangles: three tips, three stickers of corners and three of edges. The first \
             pyramid is solved; the second is the position after {SCRAMBLE}."
        ),
    );
    let puzzle = Pyraminx::new();
    let mut data = DataTable::new(&[&"position", &"pieces"]);
    for (x, scramble, name) in [(4, "", "solved"), (184, SCRAMBLE, SCRAMBLE)] {
        let position = puzzle.write(&puzzle.scramble(scramble)?);
        data.row(&[&name, &position]);
        let pieces: Vec<_> = position.split_whitespace().collect();
        let color = |slot: usize, name: &str, face: char| {
            let index = name.find(face).unwrap_or_default();
            Sticker(pieces[slot].chars().nth(index).unwrap_or_default())
        };
        for (face, corners) in VISIBLE_FACES {
            let corners = corners.map(|(corner, at)| (corner, (at.0 + x, at.1)));
            for k in 0..3 {
                let [tip, corner, edge] = triangles(corners, k);
                let (own, next) = (corners[k].0, corners[(k + 1) % 3].0);
                let corner_color = color(own, CORNERS.names[own], face);
                let (slot, _) = edge_between(own, next);
                let edge_color = color(4 + slot, EDGES.names[slot], face);
                for (points, color) in
                    [(tip, corner_color), (corner, corner_color), (edge, edge_color)]
                {
                    svg.add(polygon(&points).fill(color).stroke(Letter));
                }
            }
        }
        svg.add(text(x + 86, 206, name).small().middle());
    }
    Ok(svg.finish(216, data))
}

/// The tip, the sticker of the corner `k`, and that of the edge after it, on a face.
fn triangles(corners: [(usize, Point); 3], k: usize) -> [[Point; 3]; 3] {
    let point = |own: i32, after: i32, before: i32| {
        let mut parts = [0; 3];
        (parts[k], parts[(k + 1) % 3], parts[(k + 2) % 3]) = (own, after, before);
        weighted_point(corners, parts)
    };
    [
        [point(3, 0, 0), point(2, 1, 0), point(2, 0, 1)],
        [point(2, 1, 0), point(2, 0, 1), point(1, 1, 1)],
        [point(2, 1, 0), point(1, 2, 0), point(1, 1, 1)],
    ]
}

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
            let [tip, corner, edge] = triangles(corners, k);
            svg.add(polygon(&tip).outline(Line).dashed());
            sticker(&mut svg, corner, false, LETTERS[corners[k].0]);
            let (slot, first) = edge_between(corners[k].0, corners[(k + 1) % 3].0);
            sticker(&mut svg, edge, first == face, slot);
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
    out.add([colored()?, svg.finish(312, data)]);
    // Each of the four tips has three independent orientations.
    let positions = tables.example("pyraminx")?.puzzle.position_count();
    out.facts.number("pyraminx.with-tips", positions * 3_u64.pow(4));
    // The fifth layer of a puzzle with eight corner turns, if no two paths met.
    out.facts.number("corner-turns.ways-5", 8 * 6_u64.pow(4));
    Ok(())
}
