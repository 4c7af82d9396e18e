//! Draws a cube's colored stickers, seen from a corner or unfolded.

use super::views::{CornerView, unfolded_faces};
use crate::prelude::*;

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
    use crate::svg::side_by_side;
    use puzzle::pocket_cube::{PocketCube, SLOTS, from_facelets, to_facelets};

    const VIEW: CornerView =
        CornerView { center: (180, 180), edges: [(-40, -23), (40, -23), (0, 46)] };
    /// The value of an attribute of a tag.
    fn attribute<'a>(tag: &'a str, name: &str) -> &'a str {
        let rest = tag.split_once(&format!(" {name}=\"")).map_or("", |found| found.1);
        rest.split('"').next().unwrap_or_default()
    }

    fn drawn(draw: impl FnOnce(&mut Drawing)) -> String {
        let mut svg = Drawing::new("test", "A cube", "A cube that a test has drawn.");
        draw(&mut svg);
        side_by_side(vec![(svg, 400)], DataTable::new(&[&"none"])).swap_remove(0).1
    }

    /// The outline, color and letter of each sticker in a drawing.
    fn stickers<'a>(svg: &'a str, tag: &str) -> Vec<(&'a str, &'a str, char)> {
        let lines: Vec<_> = svg.lines().collect();
        let pairs = lines.windows(2).filter(|pair| pair[0].starts_with(tag));
        pairs
            .map(|pair| {
                let letter = pair[1].split(['>', '<']).nth(2).unwrap_or_default();
                let letter = letter.chars().next().expect("a sticker has a letter");
                (pair[0], attribute(pair[0], "fill"), letter)
            })
            .collect()
    }

    /// Some positions: those along a sequence of sixty turns.
    fn positions() -> impl Iterator<Item = PocketCube> {
        let turns = puzzle::pocket_cube::moves(puzzle::Metric::HalfTurn);
        (0..60).scan(PocketCube::SOLVED, move |position, k| {
            *position = *position * turns[k * k * 7 % turns.len()].position();
            Some(*position)
        })
    }

    /// The letters in the slot URF, clockwise.
    fn shown(position: &PocketCube) -> Vec<char> {
        let mut letters: Vec<char> =
            SLOTS[usize::from(position.pm()[0])].chars().collect();
        letters.rotate_right(position.ori()[0].into());
        letters
    }

    #[test]
    fn nearest_corner_reads_clockwise() {
        for position in positions() {
            let facelets = to_facelets(&position);
            let cube = Stickers::new(&facelets);
            let svg = drawn(|svg| cube.draw(svg, NearestCorner::Urf, &VIEW));
            let near = stickers(&svg, "<polygon").into_iter();
            let near = near.filter(|(outline, ..)| outline.contains("180,180"));
            // The faces are drawn in the order U, R, F.
            let letters: Vec<_> = near.map(|sticker| sticker.2).collect();
            assert_eq!(letters, shown(&position));
        }
    }

    #[test]
    fn unfolded_cube_can_be_read_back() {
        for position in positions() {
            let facelets = to_facelets(&position);
            let svg = drawn(|svg| Stickers::new(&facelets).unfold(svg, 30, 6));
            let mut stickers: Vec<_> = stickers(&svg, "<rect")
                .into_iter()
                .map(|(outline, fill, letter)| {
                    let number = |name| attribute(outline, name).parse::<i32>();
                    (number("y").unwrap(), number("x").unwrap(), fill, letter)
                })
                .collect();
            stickers.sort();
            // In reading order, the drawing has U; then the rows of L F R B; then D.
            let face = |first: usize, row: usize| {
                [first, first + 1, first + row, first + row + 1]
            };
            let order = [
                face(0, 2),
                face(8, 8),
                face(6, 8),
                face(20, 2),
                face(4, 8),
                face(10, 8),
            ];
            let read = order.into_iter().flatten().map(|k| stickers[k]);
            let (colors, letters): (Vec<_>, String) = read.map(|s| (s.2, s.3)).unzip();
            assert_eq!(from_facelets(&letters).unwrap(), position);
            for (color, letter) in colors.iter().zip(letters.chars()) {
                assert_eq!(*color, Sticker(letter).to_string());
            }
        }
    }
}
