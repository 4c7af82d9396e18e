//! Drawn cubes: unfolded, and seen from a corner, with colored stickers.

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

/// The faces in the order of stickers.
const FACES: [char; 6] = ['U', 'R', 'F', 'D', 'L', 'B'];

/// The corner that is nearest to the viewer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NearestCorner {
    /// Up, right, front: the edges of the view go toward UFL, UBR and DFR.
    Urf,
    /// Down, back, left: the edges of the view go toward DRB, DLF and ULB.
    Dbl,
}

/// A visible face: its letter, the two edges of the view that span it, and whether its columns
/// and its rows are counted toward the nearest corner.
type VisibleFace = (char, (usize, usize), (bool, bool));

impl NearestCorner {
    fn faces(self) -> [VisibleFace; 3] {
        let (toward, away) = (true, false);
        match self {
            NearestCorner::Urf => [
                ('U', (0, 1), (toward, toward)),
                ('R', (1, 2), (away, away)),
                ('F', (0, 2), (toward, away)),
            ],
            NearestCorner::Dbl => [
                ('D', (0, 1), (away, toward)),
                ('L', (1, 2), (away, toward)),
                ('B', (0, 2), (toward, toward)),
            ],
        }
    }
}

/// The stickers of a cube of any size: a letter for each, face by face in the order U, R, F, D,
/// L, B, and on each face in reading order. A point is a blank sticker.
pub struct Stickers<'a> {
    letters: &'a [u8],
    size: usize,
}

impl<'a> Stickers<'a> {
    /// The stickers of a cube: 6 if its faces are undivided, 24 for the pocket cube, 54 for
    /// Rubik's cube.
    pub fn new(letters: &'a str) -> Self {
        let letters = letters.as_bytes();
        Stickers { letters, size: (letters.len() / 6).isqrt() }
    }

    /// The letter in a row and column of a face.
    fn letter(&self, face: char, row: usize, column: usize) -> char {
        let face = FACES.iter().position(|&name| name == face).unwrap_or_default();
        char::from(self.letters[(face * self.size + row) * self.size + column])
    }

    /// Draws the cube seen from a corner.
    pub fn draw(&self, svg: &mut Drawing, nearest: NearestCorner, view: &CornerView) {
        let place = |step: usize, toward: bool| {
            if toward { self.size - 1 - step } else { step }
        };
        for (face, edges, (columns, rows)) in nearest.faces() {
            for (i, j) in
                (0..self.size).flat_map(|j| (0..self.size).map(move |i| (i, j)))
            {
                let letter = self.letter(face, place(j, rows), place(i, columns));
                let at = (i as i32, j as i32);
                sticker(svg, view.sticker(edges, at), view.middle(edges, at), letter);
            }
        }
    }

    /// Draws the cube from the corner URF at the left, and from DBL at the right, whose edges
    /// are those of URF turned over; `y` is the height of both corners, and `below` that of the
    /// labels.
    pub fn draw_from_both_sides(
        &self,
        svg: &mut Drawing,
        edges: [Point; 3],
        y: i32,
        below: i32,
    ) {
        for (nearest, x, sign, from) in [
            (NearestCorner::Urf, 92, 1, "from above, URF nearest"),
            (NearestCorner::Dbl, 268, -1, "from below, DBL nearest"),
        ] {
            let (center, edges) = ((x, y), edges.map(|(x, y)| (x, sign * y)));
            self.draw(svg, nearest, &CornerView { center, edges });
            svg.add(text(x, below, from).small().middle());
        }
    }

    /// Draws the cube unfolded; `side` is the side of a sticker, and `gap` the gap between
    /// faces.
    pub fn unfold(&self, svg: &mut Drawing, side: i32, gap: i32) {
        for (face, (left, top)) in unfolded_faces(side * self.size as i32, gap) {
            for (row, column) in (0..self.size)
                .flat_map(|row| (0..self.size).map(move |column| (row, column)))
            {
                let (x, y) = (left + side * column as i32, top + side * row as i32);
                let middle = (x + side / 2, y + side / 2);
                let letter = self.letter(face, row, column);
                sticker(svg, rect(x, y, side, side), middle, letter);
            }
        }
    }
}

/// The data of a drawing: all stickers of a cube.
pub fn sticker_list(facelets: &str) -> DataTable {
    let mut data = DataTable::new(&[&"stickers, face by face: U, R, F, D, L, B"]);
    data.row(&[&facelets]);
    data
}

/// Draws a sticker in the color of its letter, with the letter in its middle; a blank one
/// without a letter.
fn sticker(svg: &mut Drawing, outline: Element, (x, y): Point, letter: char) {
    if !FACES.contains(&letter) {
        svg.add(outline.shaded(true));
        return;
    }
    svg.add(outline.fill(Sticker(letter)).stroke(Letter));
    svg.add(text(x, y + 5, letter).fill(Letter).middle());
}

#[cfg(test)]
mod tests {
    use super::*;
    use puzzle::pocket_cube::{PocketCube, moves, to_facelets};

    const VIEW: CornerView =
        CornerView { center: (180, 180), edges: [(-40, -23), (40, -23), (0, 46)] };

    /// The outline and the letter of each sticker of a shape, in the order in which they are
    /// drawn; each is filled with the color of its letter.
    fn drawn(tag: &str, draw: impl FnOnce(&mut Drawing)) -> Vec<(String, char)> {
        let mut svg = Drawing::new("test", "A cube", "A cube that a test has drawn.");
        draw(&mut svg);
        let svg = svg.finish(400, DataTable::new(&[&"none"])).swap_remove(0).1;
        let lines: Vec<_> = svg.lines().collect();
        let pairs =
            lines.array_windows().filter(|[outline, _]| outline.starts_with(tag));
        let sticker = |[outline, label]: &[&str; 2]| {
            let letter = label.split(['>', '<']).nth(2).unwrap_or_default();
            let letter = letter.chars().next().expect("a sticker has a letter");
            let fill = format!("fill=\"{}\"", Sticker(letter));
            assert!(outline.contains(&fill), "{outline}: {letter}");
            (outline.to_string(), letter)
        };
        pairs.map(sticker).collect()
    }

    /// The facelets of some positions: those along a sequence of sixty turns.
    fn facelets() -> impl Iterator<Item = String> {
        let turns = moves(puzzle::Metric::HalfTurn);
        (0..60).scan(PocketCube::SOLVED, move |position, k| {
            *position = *position * turns[k * k * 7 % turns.len()].position();
            Some(to_facelets(position))
        })
    }

    #[test]
    fn nearest_corner_has_its_facelets() {
        for facelets in facelets() {
            let cube = Stickers::new(&facelets);
            let draw = |svg: &mut Drawing| cube.draw(svg, NearestCorner::Urf, &VIEW);
            let near = drawn("<polygon", draw).into_iter();
            let near = near.filter(|(outline, _)| outline.contains("180,180"));
            // The last facelet of U, the first of R, and the second of F.
            let right = [3, 4, 9].map(|at| char::from(facelets.as_bytes()[at]));
            assert!(near.map(|sticker| sticker.1).eq(right), "{facelets}");
        }
    }

    #[test]
    fn unfolded_cube_can_be_read_back() {
        for facelets in facelets() {
            let cube = Stickers::new(&facelets);
            let drawn = drawn("<rect", |svg| cube.unfold(svg, 30, 6));
            let read: String = drawn.iter().map(|sticker| sticker.1).collect();
            assert_eq!(read, facelets);
            // Faces as in `unfolded_faces`, and each of them in reading order.
            let cells = unfolded_faces(60, 6).into_iter().flat_map(|(_, (x, y))| {
                [(0, 0), (30, 0), (0, 30), (30, 30)].map(|(dx, dy)| (x + dx, y + dy))
            });
            for ((outline, _), (x, y)) in drawn.iter().zip(cells) {
                let place = format!("<rect x=\"{x}\" y=\"{y}\" ");
                assert!(outline.starts_with(&place), "{outline}: {place}");
            }
        }
    }
}
