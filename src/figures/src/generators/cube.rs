//! Figures of the pocket cube: numbered slots and facelets, a farthest position, the moves.

use super::stickers::{
    CornerView, NearestCorner, Stickers, sticker_list, unfolded_faces, unfolded_height,
};
use crate::prelude::*;
use puzzle::Metric;
use puzzle::pocket_cube::{Face, PocketCube, SLOTS, moves, to_facelets};
use table::PocketCubeTable;
use transition::{Coordinate, CornerPosition};

/// Adds the files and facts of this subject.
pub fn add(tables: &PuzzleTables, out: &mut Output) -> Result<()> {
    let cube = tables.half_turn();
    out.add([
        cover(cube),
        farthest(cube),
        farthest_solution(cube),
        move_cycles(),
        net(),
        numbered(),
    ]);
    Ok(())
}

/// Draws the twelve visible stickers, with the face between the first two edges filled.
fn stickers(svg: &mut Drawing, view: &CornerView) {
    for (a, b) in [(0, 1), (1, 2), (2, 0)] {
        for at in [(0, 0), (0, 1), (1, 0), (1, 1)] {
            svg.add(view.sticker((a, b), at).shaded(a == 0));
        }
    }
}

/// The number of the slot with this name.
fn slot(name: &str) -> Option<usize> {
    SLOTS.iter().position(|&slot| slot == name)
}

/// A circle with the number of a slot, or `×` for the corner that is held still.
fn badge(svg: &mut Drawing, (x, y): Point, name: &str, r: i32) {
    let number = slot(name);
    let edge = if number.is_some() { Blue } else { Accent };
    let label = number.map_or("×".to_string(), |slot| slot.to_string());
    let badge = circle(x, y, r).fill(Soft).stroke(edge).thick();
    svg.add(badge.label(label, Element::bold_middle));
}

/// Draws the names of the three visible faces.
fn letters(svg: &mut Drawing, view: &CornerView, faces: [&str; 3], r: i32) {
    for (face, steps) in faces.into_iter().zip([[1, 1, 0], [0, 1, 1], [1, 0, 1]]) {
        let (x, y) = view.at(steps);
        svg.add(circle(x, y, r).fill(Soft));
        svg.add(text(x, y + 4, face).small().middle());
    }
}

/// The numbered slots: seven seen from the front, and the fixed corner seen from behind.
fn numbered() -> Files {
    let mut svg = Drawing::new(
        "pocket-cube-numbered",
        "The slots of the pocket cube",
        format!(
            "The pocket cube seen from its corner URF, with the faces U, R and F in \
             sight. Its seven visible corners are the slots that move, numbered from \
             0: {}. A second view from behind and below shows the corner DBL, which is \
             held still.",
            SLOTS.join(", ")
        ),
    );
    let front =
        CornerView { center: (114, 152), edges: [(-44, -25), (44, -25), (0, 50)] };
    stickers(&mut svg, &front);
    letters(&mut svg, &front, ["U", "R", "F"], 11);
    let corners: [(&str, [i32; 3], Point); 7] = [
        ("URF", [0, 0, 0], (0, -18)),
        ("UFL", [2, 0, 0], (-2, -18)),
        ("ULB", [2, 2, 0], (0, -18)),
        ("UBR", [0, 2, 0], (2, -18)),
        ("DFR", [0, 0, 2], (0, 28)),
        ("DLF", [2, 0, 2], (-2, 28)),
        ("DRB", [0, 2, 2], (2, 28)),
    ];
    for (name, steps, (dx, dy)) in corners {
        let (x, y) = front.at(steps);
        badge(&mut svg, (x, y), name, 13);
        svg.add(text(x + dx, y + dy, name).small().middle());
    }
    let back =
        CornerView { center: (292, 126), edges: [(-26, 15), (26, 15), (0, -30)] };
    stickers(&mut svg, &back);
    letters(&mut svg, &back, ["D", "L", "B"], 9);
    for (name, steps) in [
        ("DRB", [2, 0, 0]),
        ("DLF", [0, 2, 0]),
        ("DFR", [2, 2, 0]),
        ("ULB", [0, 0, 2]),
        ("UBR", [2, 0, 2]),
        ("UFL", [0, 2, 2]),
        ("DBL", [0, 0, 0]),
    ] {
        badge(&mut svg, back.at(steps), name, 10);
    }
    svg.add(text(292, 226, "from behind").small().middle());
    svg.add(text(292, 242, "and below: DBL").small().middle());
    svg.add(text(292, 258, "is held still").small().middle());
    let mut data = DataTable::new(&[&"corner", &"slot"]);
    for (number, name) in SLOTS.iter().enumerate() {
        data.row(&[name, &number]);
    }
    data.row(&[&"DBL", &"held still"]);
    svg.finish(300, data)
}

/// The facelets that no move changes: those of the corner DBL.
fn fixed_facelets() -> Vec<usize> {
    let solved = to_facelets(&PocketCube::SOLVED);
    let turns: Vec<_> = moves(Metric::HalfTurn).iter().map(|m| m.position()).collect();
    let mut positions = vec![PocketCube::SOLVED];
    for _ in 0..3 {
        let next = positions.iter().flat_map(|&p| turns.iter().map(move |&m| p * m));
        positions = next.collect();
    }
    let shown: Vec<_> = positions.iter().map(to_facelets).collect();
    let same =
        |i: &usize| shown.iter().all(|f| f.as_bytes()[*i] == solved.as_bytes()[*i]);
    (0..24).filter(same).collect()
}

/// The side lengths of a facelet and of a face, and the gap between faces.
const SIZE: i32 = 38;
const FACE: i32 = 2 * SIZE;
const GAP: i32 = 6;

/// The cube on the cover: one of the farthest positions, where no script plays it.
fn cover(cube: &PocketCubeTable) -> Files {
    let farthest = cube.table().farthest().next().unwrap_or_default();
    let facelets = to_facelets(&CornerPosition.unrank(farthest));
    let depth = cube.table().depth();
    let mut svg = Drawing::new(
        "cover-cube",
        "A scrambled pocket cube",
        format!(
            "A pocket cube seen from its corner URF: its stickers are mixed, and it is {depth} moves \
             from solved. Each sticker has the color and the letter of its face."
        ),
    );
    let view =
        CornerView { center: (180, 150), edges: [(-64, -36), (64, -36), (0, 72)] };
    Stickers::new(&facelets).draw(&mut svg, NearestCorner::Urf, &view);
    svg.finish(304, sticker_list(&facelets))
}

/// One of the farthest positions, seen from two corners and unfolded.
fn farthest(cube: &PocketCubeTable) -> Files {
    let farthest = cube.table().farthest().next().unwrap_or_default();
    let facelets = to_facelets(&CornerPosition.unrank(farthest));
    let depth = cube.table().depth();
    let name = "pocket-cube-farthest";
    let mut from_corners = Drawing::new(
        name,
        "A pocket cube that is farthest from solved",
        format!(
            "The pocket cube seen from its corner URF, and from behind and below, from DBL.              Each sticker has the color and the letter of the face to which it belongs. It              is {depth} moves from solved."
        ),
    );
    let cube = Stickers::new(&facelets);
    let edges = [(-34, -20), (34, -20), (0, 38)];
    cube.draw_from_both_sides(&mut from_corners, edges, 124, 234);
    let mut net = Drawing::new(
        name,
        "The same cube unfolded",
        format!(
            "U above F; L, F, R and B side by side; D below F. Face by face, in the order \
             U, R, F, D, L, B: {facelets}."
        ),
    );
    cube.unfold(&mut net, SIZE, GAP);
    let mut data = DataTable::new(&[&"face", &"its stickers"]);
    for (name, stickers) in "URFDLB".chars().zip(facelets.as_bytes().chunks(4)) {
        data.row(&[&name, &joined(stickers.iter().map(|&s| char::from(s)), " ")]);
    }
    let height = unfolded_height(FACE, GAP);
    side_by_side(vec![(from_corners, height), (net, height)], data)
}

/// A shortest solution of a farthest position: its cubes, in two drawings of six.
fn farthest_solution(cube: &PocketCubeTable) -> Files {
    let name = "farthest-solution";
    let farthest = cube.table().farthest().next().unwrap_or_default();
    let mut position = CornerPosition.unrank(farthest);
    let solution = cube.solve(&position);
    let mut data =
        DataTable::new(&[&"distance", &"stickers, faces U R F D L B", &"next move"]);
    let mut cubes = vec![];
    for (m, distance) in solution.iter().zip((1..=solution.len()).rev()) {
        let (facelets, m) = (to_facelets(&position), (m.to_string(), m.position()));
        data.row(&[&distance, &facelets, &m.0]);
        cubes.push((facelets, format!("{distance}, then {}", m.0)));
        position = position * m.1;
    }
    let facelets = to_facelets(&position);
    data.row(&[&0, &facelets, &"none"]);
    cubes.push((facelets, "0, solved".to_owned()));
    let moves = joined(&solution, " ");
    let halves = cubes.chunks(6).zip(["begins", "ends"]).map(|(cubes, what)| {
        let mut svg = Drawing::new(
            name,
            format!("How a shortest solution of a farthest pocket cube {what}"),
            format!(
                "Pocket cubes seen from the corner URF, each one move after the one before \
                 and one move nearer to solved. The moves of the whole solution are {moves}."
            ),
        );
        for (k, (facelets, label)) in (0..).zip(cubes) {
            let center = (68 + 112 * (k % 3), 70 + 156 * (k / 3));
            let view = CornerView { center, edges: [(-25, -14), (25, -14), (0, 28)] };
            Stickers::new(facelets).draw(&mut svg, NearestCorner::Urf, &view);
            svg.add(text(center.0, center.1 + 76, label).bold_middle());
        }
        (svg, 312)
    });
    side_by_side(halves.collect(), data)
}

/// The unfolded cube, with its facelets numbered in the order of `--facelets`.
fn net() -> Files {
    let fixed = fixed_facelets();
    let mut svg = Drawing::new(
        "pocket-cube-net",
        "The facelets of the pocket cube",
        format!(
            "The pocket cube unfolded: U above F; L, F, R and B side by side; D below F. \
             The facelets are numbered from 0, face by face in the order U, R, F, D, \
             L, B, and on each face in reading order. The facelets of the corner DBL \
             stay: {}.",
            joined(fixed.iter(), ", ")
        ),
    );
    let mut data = DataTable::new(&[&"face", &"facelets", &"of DBL"]);
    let faces = unfolded_faces(FACE, GAP);
    for (number, (name, (x, y))) in faces.into_iter().enumerate() {
        let facelets = 4 * number..4 * number + 4;
        let still = joined(facelets.clone().filter(|f| fixed.contains(f)), ", ");
        let still = if still.is_empty() { "none" } else { &still };
        data.row(&[&name, &joined(facelets.clone(), ", "), &still]);
        for (k, facelet) in (0..).zip(facelets) {
            let (column, row) = (k % 2, k / 2);
            let (x, y) = (x + SIZE * column, y + SIZE * row);
            let still = fixed.contains(&facelet);
            svg.add(rect(x, y, SIZE, SIZE).shaded(still));
            // Toward the outer corner, because the middle of the face has the face's name.
            let label = text(x + 13 + 12 * column, y + 17 + 13 * row, facelet);
            svg.add(label.small().middle().bold_if(still));
        }
        let middle = circle(x + SIZE, y + SIZE, 11).fill(Soft).stroke(Blue);
        svg.add(middle.label(name, Element::bold_middle));
    }
    // The key is right of the lowest face.
    let (_, (x, y)) = faces[3];
    let (x, y) = (x + FACE + GAP + 10, y + 30);
    svg.add(rect(x, y, 16, 16).fill(Soft).stroke(Line));
    svg.add(text(x + 24, y + 13, "DBL, held still").small());
    svg.finish(unfolded_height(FACE, GAP), data)
}

/// The four slots of a face, in the order in which a clockwise turn moves a piece.
fn slots_around(face: Face, first: &str) -> Vec<usize> {
    let mut here = slot(first).unwrap_or_default();
    let mut around = vec![];
    for _ in 0..4 {
        around.push(here);
        // `pm[i]` is the piece in slot `i` after the turn.
        let holds = |&piece: &u8| usize::from(piece) == here;
        here = face.turn().pm().iter().position(holds).unwrap_or(here);
    }
    around
}

/// The faces that turn, each with the slot at its upper left seen from outside.
const FACES: [(Face, &str); 3] = [(Face::U, "ULB"), (Face::R, "URF"), (Face::F, "UFL")];

/// The clockwise turns as cycles of four slots, with the twist of each piece on arrival.
fn move_cycles() -> Files {
    let cycles = FACES.map(|(face, first)| {
        let twist = |slot: usize| format!("slot {slot} by {}", face.turn().ori()[slot]);
        let stops = joined(slots_around(face, first).into_iter().map(twist), ", ");
        format!("{face:?} through {stops}")
    });
    let mut svg = Drawing::new(
        "move-cycles",
        "The moves U, R and F as cycles of slots",
        format!(
            "Each clockwise quarter turn carries four corners around, and each is \
             twisted as it arrives: {}.",
            cycles.join("; ")
        ),
    );
    let mut data =
        DataTable::new(&[&"move", &"from slot", &"to slot", &"twist on arrival"]);
    let (side, r, width) = (60, 15, 112);
    for (i, (face, first)) in FACES.into_iter().enumerate() {
        let left = (WIDTH - 3 * width) / 2 + width * i as i32 + (width - side) / 2;
        let top = 50;
        let turn = face.turn();
        let around = slots_around(face, first);
        let corners = [(0, 0), (1, 0), (1, 1), (0, 1)];
        for (k, &here) in around.iter().enumerate() {
            let next_slot = around[(k + 1) % around.len()];
            data.row(&[
                &format!("{face:?}"),
                &here,
                &next_slot,
                &turn.ori()[next_slot],
            ]);
            let (cx, cy) = (left + side * corners[k].0, top + side * corners[k].1);
            let slot = circle(cx, cy, r).fill(Soft).stroke(Blue);
            svg.add(slot.label(here, Element::bold_middle));
            let twist = match turn.ori()[here] {
                0 => "0".to_string(),
                twist => format!("+{twist}"),
            };
            let twist = text(cx, cy + if k < 2 { -22 } else { 32 }, twist).middle();
            let twisted = turn.ori()[here] > 0;
            svg.add(twist.apply_if(twisted, |twist| twist.bold().fill(Orange)));
            // The arrow to the next slot of the cycle.
            let (dx, dy) = [(1, 0), (0, 1), (-1, 0), (0, -1)][k];
            let (x1, y1) = (cx + (r + 3) * dx, cy + (r + 3) * dy);
            let (x2, y2) = (cx + (side - r - 3) * dx, cy + (side - r - 3) * dy);
            svg.add(line(x1, y1, x2 - 4 * dx, y2 - 4 * dy).stroke(Ink));
            svg.add(arrowhead(x2, y2, (dx, dy), Ink));
        }
        let center = text(left + side / 2, top + side / 2 + 5, format!("{face:?}"));
        svg.add(center.bold().middle());
    }
    let key = "slots in circles, twist on arrival beside them";
    svg.add(text(WIDTH / 2, 180, key).small().middle());
    svg.finish(196, data)
}
