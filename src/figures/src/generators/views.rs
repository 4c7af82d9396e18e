//! The geometry of drawn cubes: unfolded, and seen from a corner.

use crate::prelude::*;

/// The letter and upper left corner of each face of an unfolded cube, given the side of a face
/// and the gap between faces.
pub fn unfolded_faces(side: i32, gap: i32) -> [(char, Point); 6] {
    let (left, step) = ((WIDTH - 4 * side - 3 * gap) / 2, side + gap);
    [('U', 1, 0), ('R', 2, 1), ('F', 1, 1), ('D', 1, 2), ('L', 0, 1), ('B', 3, 1)]
        .map(|(face, column, row)| (face, (left + column * step, MARGIN + row * step)))
}

/// The height of a drawing of an unfolded cube.
pub fn unfolded_height(side: i32, gap: i32) -> i32 {
    MARGIN * 2 + 3 * side + 2 * gap
}

/// A cube seen from a corner, which is at the point `center`. `edges` are the vectors along the
/// corner's three edges, each as long as a sticker.
pub struct CornerView {
    pub center: Point,
    pub edges: [Point; 3],
}

impl CornerView {
    /// The point at a number of stickers along each edge.
    pub fn at(&self, steps: [i32; 3]) -> Point {
        let along = |axis: fn(Point) -> i32| -> i32 {
            (0..3).map(|k| steps[k] * axis(self.edges[k])).sum()
        };
        (self.center.0 + along(|p| p.0), self.center.1 + along(|p| p.1))
    }

    /// The outline of a sticker on the face between two edges, given its number along each
    /// edge.
    pub fn sticker(&self, (a, b): (usize, usize), (i, j): Point) -> Element {
        let corner = |(i, j)| {
            let mut steps = [0; 3];
            (steps[a], steps[b]) = (i, j);
            self.at(steps)
        };
        polygon(&[(i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1)].map(corner))
    }

    /// The middle of a sticker, given as in [`CornerView::sticker`].
    pub fn middle(&self, (a, b): (usize, usize), (i, j): Point) -> Point {
        let (p, q) = (self.edges[a], self.edges[b]);
        let half = |p: i32, q: i32| ((2 * i + 1) * p + (2 * j + 1) * q) / 2;
        (self.center.0 + half(p.0, q.0), self.center.1 + half(p.1, q.1))
    }
}
