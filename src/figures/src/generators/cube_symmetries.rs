//! The figure of the 48 symmetries of the cube, as images of the faces.

use super::stickers::{NearestCorner, Stickers};
use super::symmetry::{conjugacy_classes, kind_name};
use super::views::CornerView;
use crate::prelude::*;
use ::symmetry::CubeSymmetries;
use ::symmetry::cube::FACES;

/// Adds the files and facts of this subject.
pub fn add(_: &PuzzleTables, out: &mut Output) -> Result<()> {
    let all = CubeSymmetries::all();
    let mut data =
        DataTable::new(&[&"what it does", &"how many", &"on U, R and F then"]);
    let rotations = draw_half(&all, false, &mut data);
    let mirrors = draw_half(&all, true, &mut data);
    out.add([side_by_side(vec![rotations, mirrors], data)]);
    Ok(())
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
