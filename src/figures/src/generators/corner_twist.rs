//! The figure of the three orientations of a corner.

use super::stickers::{CornerView, NearestCorner, Stickers};
use crate::prelude::*;
use puzzle::pocket_cube::{PocketCube, to_facelets};

/// Adds the files and facts of this subject.
pub fn add(_: &PuzzleTables, out: &mut Output) -> Result<()> {
    out.add([twists()?]);
    Ok(())
}

/// The facelets of the slot URF, clockwise from the one on U.
const URF: [usize; 3] = [3, 4, 9];

/// The stickers of the solved cube with the corner URF twisted in its slot; the stickers of all
/// other corners are blank.
fn twisted(twist: u8) -> Result<String> {
    // Another corner compensates the twist.
    let ori = [twist, (3 - twist) % 3, 0, 0, 0, 0, 0];
    let position = PocketCube::new([0, 1, 2, 3, 4, 5, 6], ori)?;
    let facelets = to_facelets(&position);
    let all = facelets.chars().enumerate();
    Ok(all.map(|(k, letter)| if URF.contains(&k) { letter } else { '.' }).collect())
}

/// The corner in orientations 0, 1 and 2, with an arrow from the sticker's first place to its
/// place now.
fn twists() -> Result<Files> {
    let mut svg = Drawing::new(
        "corner-twist",
        "A corner in its three orientations",
        "Three pocket cubes seen from the corner URF, whose three stickers alone are \
         painted. Orientation 0: the sticker U is on the face U, R on R, F on F. \
         Orientation 1: the corner is turned clockwise, so U is on the face R. \
         Orientation 2: it is turned counterclockwise, so U is on the face F.",
    );
    let mut data =
        DataTable::new(&[&"orientation", &"turned", &"on U", &"on R", &"on F"]);
    let turn_names = ["not turned", "clockwise", "counterclockwise"];
    for (twist, way) in (0..).zip(turn_names) {
        let facelets = twisted(twist)?;
        let [u, r, f] = URF.map(|facelet| char::from(facelets.as_bytes()[facelet]));
        data.row(&[&twist, &way, &u, &r, &f]);
        let (x, y) = (60 + 120 * i32::from(twist), 76);
        let view =
            CornerView { center: (x, y), edges: [(-27, -15), (27, -15), (0, 30)] };
        Stickers::new(&facelets).draw(&mut svg, NearestCorner::Urf, &view);
        // The arrow bends around the corner, over blank stickers.
        if let Some(side) = [None, Some(1), Some(-1)][usize::from(twist)] {
            let (from, to) = ((x + 5 * side, y - 40), (x + 40 * side, y + 10));
            let toward = (x + 40 * side, y - 38);
            svg.add(curve(from, toward, (to.0, to.1 - 6)).stroke(Accent).thick());
            svg.add(arrowhead(to.0, to.1, (0, 1), Accent));
        }
        svg.add(text(x, 164, twist).bold_middle());
        svg.add(text(x, 182, way).small().middle());
    }
    Ok(svg.finish(194, data))
}
