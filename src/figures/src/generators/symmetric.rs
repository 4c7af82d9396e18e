//! Figures of symmetries: the 48 of the cube, the colorings of a square, and the images of a
//! position of the pocket cube.

use super::stickers::{CornerView, NearestCorner, Stickers};
use super::symmetry::{conjugacy_classes, kind_name, pocket_moves, square_image};
use crate::prelude::*;
use ::symmetry::cube::FACES;
use ::symmetry::{CubeSymmetries, orbits};
use puzzle::Metric;
use puzzle::pocket_cube::{moves, to_facelets};

/// Adds the files and facts of this subject.
pub fn add(_: &PuzzleTables, out: &mut Output) -> Result<()> {
    out.add([images()?, colorings(), cube_symmetries()]);
    Ok(())
}

/// The sixteen colorings of a square's corners, a row for each class.
fn colorings() -> Files {
    let first = orbits(16, 8, square_image);
    let classes: Vec<usize> = (0..16).filter(|&p| first[p] == p).collect();
    let first = &first;
    let members = |class| (0..16).filter(move |&p| first[p] == class);
    let sizes = classes.iter().map(|&class| members(class).count());
    let mut svg = Drawing::new(
        "symmetry-squares",
        "The sixteen colorings of a square's corners, by class",
        format!(
            "Each square has four corners, filled or empty. The sixteen squares stand in \
             {} rows. Those in a row are turned or mirrored images of each other. The \
             rows have {} squares.",
            classes.len(),
            joined(sizes, ", ")
        ),
    );
    let mut data =
        DataTable::new(&[&"class", &"squares in it", &"filled corners of each"]);
    let (side, step, row) = (26, 58, 54);
    for (k, &class) in classes.iter().enumerate() {
        let top = MARGIN + 10 + row * k as i32;
        svg.add(text(MARGIN + 8, top + side / 2 + 5, k + 1).bold().middle());
        let mut names = vec![];
        for (column, p) in members(class).enumerate() {
            let left = MARGIN + 44 + step * column as i32;
            svg.add(rect(left, top, side, side).outline(Line));
            let mut corners = vec![];
            for (i, (dx, dy)) in (0..).zip([(0, 0), (1, 0), (1, 1), (0, 1)]) {
                let filled = (p >> i) & 1 == 1;
                let fill = if filled { Blue } else { Soft };
                let (x, y) = (left + side * dx, top + side * dy);
                svg.add(circle(x, y, 8).fill(fill).stroke(Blue));
                corners.extend(filled.then(|| i.to_string()));
            }
            let none = corners.is_empty();
            names.push(if none { "none".into() } else { corners.join(" ") });
        }
        data.row(&[&(k + 1), &names.len(), &names.join("; ")]);
    }
    svg.finish(MARGIN + row * classes.len() as i32, data)
}

/// The cube after R and U, and its images under the six symmetries.
fn images() -> Result<Files> {
    let (symmetries, turns) = pocket_moves()?;
    let names = moves(Metric::HalfTurn);
    let (r, u) = (3, 0);
    let position = turns[r] * turns[u];
    let group = &symmetries.group;
    let name = |s| format!("{} {}", names[group.image(s, r)], names[group.image(s, u)]);
    let all: Vec<_> = (0..group.count()).map(name).collect();
    let mut svg = Drawing::new(
        "symmetry-images",
        "A position of the pocket cube and its images",
        format!(
            "Six pocket cubes, seen from the corner URF. Each sticker has the color and the \
             letter of its face. The cubes are those after {}. The first three are the same \
             cube, turned about the corner URF and relabeled; the others are their mirror \
             images.",
            all.join(", after ")
        ),
    );
    let mut data =
        DataTable::new(&[&"symmetry", &"moves", &"stickers, faces U R F D L B"]);
    // Rotations are in the upper row, mirrors in the lower one.
    let mut order: Vec<_> = (0..group.count()).collect();
    order.sort_by_key(|&s| symmetries.relabelings[s].is_mirrored());
    let (width, height) = ((WIDTH - 2 * MARGIN) / 3, 160);
    for (k, s) in order.into_iter().enumerate() {
        let image = to_facelets(&symmetries.relabelings[s].conjugate(&position));
        let (column, row) = (k as i32 % 3, k as i32 / 3);
        let x = MARGIN + width * column + width / 2;
        let y = 68 + height * row;
        let view =
            CornerView { center: (x, y), edges: [(-25, -14), (25, -14), (0, 28)] };
        Stickers::new(&image).draw(&mut svg, NearestCorner::Urf, &view);
        svg.add(text(x, y + 76, &all[s]).middle().bold());
        data.row(&[&s, &all[s], &image]);
    }
    Ok(svg.finish(2 * height, data))
}

/// The 48 symmetries of the cube, as images of the faces.
fn cube_symmetries() -> Files {
    let all = CubeSymmetries::all();
    let mut data =
        DataTable::new(&[&"what it does", &"how many", &"on U, R and F then"]);
    let rotations = draw_half(&all, false, &mut data);
    let mirrors = draw_half(&all, true, &mut data);
    side_by_side(vec![rotations, mirrors], data)
}

/// The faces of the cube after symmetry `s`: the face that is now on U, R, F, D, L and B.
fn faces_after(all: &CubeSymmetries, s: usize) -> String {
    let mut faces = ['?'; 6];
    for (face, letter) in FACES.into_iter().enumerate() {
        // For a mirror, images are 6 to 11: the face plus 6.
        faces[all.group.image(s, face) % 6] = letter;
    }
    faces.into_iter().collect()
}

/// Draws the rotations or the mirrors, a row for each conjugacy class. Returns the drawing and
/// its height.
fn draw_half(
    all: &CubeSymmetries,
    mirrored: bool,
    data: &mut DataTable,
) -> (Drawing, i32) {
    let (title, what) = if mirrored {
        (
            "The 24 mirrors of the cube",
            "mirrors, after which the colors at a corner go the other way around",
        )
    } else {
        ("The 24 rotations of the cube", "rotations")
    };
    let mut svg = Drawing::new(
        "cube-symmetries",
        title,
        format!(
            "Small cubes seen from the corner URF, each after one of the 24 {what}, a row \
             for each kind. Each face has the color and the letter of the face that was \
             brought there."
        ),
    );
    let kind = conjugacy_classes(&all.group);
    let members = |first: usize| {
        let kind = &kind;
        (0..48).filter(move |&s| kind[s] == first)
    };
    let mut representatives: Vec<_> = (0..48)
        .filter(|&s| kind[s] == s && all.is_mirrored(s) == mirrored)
        .map(|first| (members(first).count(), first))
        .collect();
    representatives.sort_unstable();
    let (step, row) = (41, 80);
    for (k, &(count, first)) in (0..).zip(&representatives) {
        let name = kind_name(&all.group, mirrored, first, count as u64);
        let top = 18 + row * k;
        svg.add(text(MARGIN, top, format!("{count}: {name}")).small());
        let mut visible_faces = vec![];
        for (column, s) in (0..).zip(members(first)) {
            let faces = faces_after(all, s);
            let center = (MARGIN + 20 + step * column, top + 31);
            let view = CornerView { center, edges: [(-18, -11), (18, -11), (0, 22)] };
            Stickers::new(&faces).draw(&mut svg, NearestCorner::Urf, &view);
            visible_faces.push(faces[..3].to_owned());
        }
        data.row(&[&name, &count, &visible_faces.join(" ")]);
    }
    (svg, 12 + row * representatives.len() as i32)
}
