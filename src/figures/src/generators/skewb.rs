//! Figures of the Skewb: its cuts, and its unfolded stickers.

use super::stickers::{CornerView, unfolded_faces, unfolded_height};
use crate::prelude::*;
use puzzle::Puzzle;
use puzzle::skewb::{FOUR_CORNERS, Skewb, THREE_CORNERS};

/// Adds the files and facts of this subject.
pub fn add(_: &PuzzleTables, out: &mut Output) -> Result<()> {
    out.add([colored()?, cuts(), net()]);
    Ok(())
}

/// The cube seen from the corner URF, with edges toward UFL, toward UBR and down. Coordinates
/// are in half edges.
const VIEW: CornerView =
    CornerView { center: (180, 190), edges: [(-64, -36), (64, -36), (0, 72)] };

/// The corners of each visible face, in order around it.
const VISIBLE_FACES: [[[i32; 3]; 4]; 3] = [
    [[0, 0, 0], [2, 0, 0], [2, 2, 0], [0, 2, 0]],
    [[0, 0, 0], [0, 2, 0], [0, 2, 2], [0, 0, 2]],
    [[0, 0, 0], [0, 0, 2], [2, 0, 2], [2, 0, 0]],
];

/// The point in the middle of two points.
fn midpoint(a: [i32; 3], b: [i32; 3]) -> [i32; 3] {
    [0, 1, 2].map(|k| (a[k] + b[k]) / 2)
}

/// Draws a circle with a letter.
fn badge(svg: &mut Drawing, steps: [i32; 3], letter: &str, color: Color) {
    let (x, y) = VIEW.at(steps);
    let badge = circle(x, y, 13).fill(Soft).stroke(color).thick();
    svg.add(badge.label(letter, Element::bold_middle));
}

/// The names of the visible faces, and of the corners of each in the order of [`VISIBLE_FACES`].
const VISIBLE_NAMES: [(char, [&str; 4]); 3] = [
    ('U', ["URF", "UFL", "ULB", "UBR"]),
    ('R', ["URF", "UBR", "DRB", "DFR"]),
    ('F', ["URF", "DFR", "DLF", "UFL"]),
];

/// The puzzle in color: solved, and after two moves.
fn colored() -> Result<Files> {
    const SCRAMBLE: &str = "U B'";
    let mut svg = Drawing::new(
        "skewb-colored",
        "The Skewb, solved and scrambled",
        format!(
            "Two Skewbs seen from the corner URF. Each face has a square center that stands on its \
             corner, and four triangles. The first is solved; the second is the position after \
             {SCRAMBLE}."
        ),
    );
    let puzzle = Skewb::new();
    let mut data = DataTable::new(&[&"position", &"pieces"]);
    for (x, scramble, name) in [(90, "", "solved"), (270, SCRAMBLE, SCRAMBLE)] {
        let position = puzzle.write(&puzzle.scramble(scramble)?);
        data.row(&[&name, &position]);
        let pieces: Vec<_> = position.split_whitespace().collect();
        let view =
            CornerView { center: (x, 100), edges: [(-36, -20), (36, -20), (0, 40)] };
        for (corners, (face, names)) in VISIBLE_FACES.into_iter().zip(VISIBLE_NAMES) {
            let sticker = |piece: &str, index: usize| {
                Sticker(piece.chars().nth(index).unwrap_or_default())
            };
            let sides: [_; 4] =
                std::array::from_fn(|k| midpoint(corners[k], corners[(k + 1) % 4]));
            let center = "URFDLB".find(face).map_or("", |center| pieces[center]);
            let outline = polygon(&sides.map(|p| view.at(p))).stroke(Letter);
            svg.add(outline.fill(sticker(center, 0)));
            for k in 0..4 {
                let triangle = [sides[(k + 3) % 4], corners[k], sides[k]];
                // URF is held still; the other corners follow the six centers.
                let piece = slot(names[k]).map_or(names[k], |slot| pieces[6 + slot]);
                let index = names[k].find(face).unwrap_or_default();
                let outline = polygon(&triangle.map(|p| view.at(p))).stroke(Letter);
                svg.add(outline.fill(sticker(piece, index)));
            }
        }
        svg.add(text(x, 204, name).small().middle());
    }
    Ok(svg.finish(216, data))
}

/// The cube with its cuts; the half that the move U turns is filled.
fn cuts() -> Files {
    let mut svg = Drawing::new(
        "skewb-cuts",
        "The cuts of the Skewb and the half that U turns",
        "The Skewb seen from its corner URF, which is held still. Four cuts divide each \
         face into a square center, standing on its corner, and four triangles. The move \
         U turns the half around the corner ULB, R the half around DRB, L the half around \
         DLF, and B the half around DBL, which is out of sight. The half that U turns is \
         filled: in sight are the center U and stickers of the corners ULB, UFL and UBR.",
    );
    let at = |steps| VIEW.at(steps);
    // Whether a point is on the side of ULB of the plane through the middle, which turns.
    let turns = |p: [i32; 3]| p[0] + p[1] - p[2] > 1;
    for corners in VISIBLE_FACES {
        let middle = midpoint(corners[0], corners[2]);
        let sides: [_; 4] =
            std::array::from_fn(|k| midpoint(corners[k], corners[(k + 1) % 4]));
        svg.add(polygon(&sides.map(at)).shaded(turns(middle)));
        for k in 0..4 {
            let triangle = [sides[(k + 3) % 4], corners[k], sides[k]].map(at);
            svg.add(polygon(&triangle).shaded(turns(corners[k])));
        }
    }
    let cut = [[2, 0, 1], [1, 0, 0], [0, 1, 0], [0, 2, 1]].map(at);
    svg.add(polyline(&cut).stroke(Accent).thick());
    for (face, steps) in [("U", [1, 1, 0]), ("R", [0, 1, 1]), ("F", [1, 0, 1])] {
        let (x, y) = at(steps);
        svg.add(text(x, y + 5, face).middle());
    }
    let mut data = DataTable::new(&[&"move", &"turns about", &"in sight"]);
    let moves = [("U", [2, 2, 0]), ("R", [0, 2, 2]), ("L", [2, 0, 2])];
    for ((letter, steps), name) in moves.into_iter().zip(THREE_CORNERS.names) {
        badge(&mut svg, steps, letter, Blue);
        data.row(&[&letter, name, &"yes"]);
    }
    data.row(&[&"B", &FOUR_CORNERS.names[0], &"no"]);
    badge(&mut svg, [0, 0, 0], "×", Accent);
    for (name, (x, y)) in [("ULB", (180, 24)), ("DRB", (326, 296)), ("DLF", (34, 296))]
    {
        svg.add(text(x, y, name).small().middle());
    }
    let key = "× is held still; B turns about DBL, behind";
    svg.add(text(WIDTH / 2, 366, key).small().middle());
    svg.finish(380, data)
}

/// The corners of each face in the net, in reading order.
const NET: [[&str; 4]; 6] = [
    ["ULB", "UBR", "UFL", "URF"],
    ["URF", "UBR", "DFR", "DRB"],
    ["UFL", "URF", "DLF", "DFR"],
    ["DLF", "DFR", "DBL", "DRB"],
    ["ULB", "UFL", "DBL", "DLF"],
    ["UBR", "ULB", "DRB", "DBL"],
];

/// The slot of a corner: first the three, then the four; `None` for URF.
fn slot(name: &str) -> Option<usize> {
    THREE_CORNERS.names.iter().chain(FOUR_CORNERS.names).position(|&slot| slot == name)
}

/// The unfolded cube with numbered slots of the corners.
fn net() -> Files {
    let names: Vec<_> =
        THREE_CORNERS.names.iter().chain(FOUR_CORNERS.names).copied().collect();
    let mut svg = Drawing::new(
        "skewb-net",
        "The pieces of the Skewb",
        format!(
            "The Skewb unfolded: U above F; L, F, R and B side by side; D below F. Each face \
             has its center in the middle and stickers of four corners. The corners are \
             numbered from 0: {}. URF is held still.",
            names.join(", ")
        ),
    );
    let (size, gap) = (76, 6);
    for ((face, (x, y)), corners) in unfolded_faces(size, gap).into_iter().zip(NET) {
        let half = size / 2;
        let ends = [(x, y), (x + size, y), (x, y + size), (x + size, y + size)];
        for ((x1, y1), name) in ends.into_iter().zip(corners) {
            let (dx, dy) = ((x + half - x1).signum(), (y + half - y1).signum());
            let points = [(x1, y1), (x1 + half * dx, y1), (x1, y1 + half * dy)];
            let first = name.starts_with(face) && slot(name).is_some();
            svg.add(polygon(&points).shaded(first));
            let label = slot(name).map_or("×".to_string(), |slot| slot.to_string());
            let label = text(x1 + 12 * dx, y1 + 12 * dy + 4, label);
            svg.add(label.small().middle().bold_if(first));
        }
        let center = circle(x + half, y + half, 12).fill(Soft).stroke(Blue);
        svg.add(center.label(face, Element::bold_middle));
    }
    let mut data = DataTable::new(&[&"corner", &"slot"]);
    for (slot, name) in names.iter().enumerate() {
        data.row(&[name, &slot]);
    }
    data.row(&[&"URF", &"held still"]);
    svg.finish(unfolded_height(size, gap), data)
}
