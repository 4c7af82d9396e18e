//! An oracle: a cube of 54 stickers in space that are turned one by one.
#![allow(dead_code, reason = "each test uses a part of it")]

pub type Vector = [i32; 3];

/// The faces in the order U R F D L B, with the directions right and down in which the stickers
/// of a face are read. x points to R, y to U, z to F.
const FACES: [(char, [Vector; 3]); 6] = [
    ('U', [[0, 1, 0], [1, 0, 0], [0, 0, 1]]),
    ('R', [[1, 0, 0], [0, 0, -1], [0, -1, 0]]),
    ('F', [[0, 0, 1], [1, 0, 0], [0, -1, 0]]),
    ('D', [[0, -1, 0], [1, 0, 0], [0, 0, -1]]),
    ('L', [[-1, 0, 0], [0, 0, 1], [0, -1, 0]]),
    ('B', [[0, 0, -1], [-1, 0, 0], [0, -1, 0]]),
];

pub fn dot(a: Vector, b: Vector) -> i32 {
    (0..3).map(|k| a[k] * b[k]).sum()
}

/// Rotates `v` by a quarter about a face, clockwise as seen from outside.
fn quarter(face: Vector, v: Vector) -> Vector {
    let [x, y, z] = face;
    let cross = [v[1] * z - v[2] * y, v[2] * x - v[0] * z, v[0] * y - v[1] * x];
    [0, 1, 2].map(|k| face[k] * dot(face, v) + cross[k])
}

/// The outward normal of the face with this letter.
pub fn normal(face: char) -> Vector {
    FACES.iter().find(|known| known.0 == face).unwrap().1[0]
}

/// A cube as stickers: where each is, where it points, and its letter.
pub struct SlowCube(pub Vec<(Vector, Vector, char)>);

impl SlowCube {
    pub fn solved() -> Self {
        let mut stickers = vec![];
        for (letter, [face, right, down]) in FACES {
            for (row, column) in
                (-1..=1).flat_map(|row| (-1..=1).map(move |c| (row, c)))
            {
                let at = [0, 1, 2].map(|k| face[k] + column * right[k] + row * down[k]);
                stickers.push((at, face, letter));
            }
        }
        SlowCube(stickers)
    }

    /// Moves the stickers in these layers, as seen from the tip of the axis: 1 is the face, 0 the
    /// middle, -1 the opposite face.
    pub fn turn(
        &mut self,
        axis: Vector,
        layers: &[i32],
        move_to: impl Fn(Vector) -> Vector,
    ) {
        for (at, points, _) in &mut self.0 {
            if layers.contains(&dot(axis, *at).signum()) {
                (*at, *points) = (move_to(*at), move_to(*points));
            }
        }
    }

    /// Does one move of a cube, such as `Rw2` or `2R`.
    pub fn cube_move(&mut self, text: &str) {
        let quarters = match text.as_bytes().last() {
            Some(b'2') => 2,
            Some(b'\'') => 3,
            _ => 1,
        };
        let letters = text.trim_end_matches(['2', '\'']);
        let name = letters.trim_start_matches(|c: char| c.is_ascii_digit());
        let number: Option<usize> = letters[..letters.len() - name.len()].parse().ok();
        let (face, layers): (char, &[i32]) = match name {
            "M" => ('L', &[0]),
            "E" => ('D', &[0]),
            "S" => ('F', &[0]),
            "x" => ('R', &[-1, 0, 1]),
            "y" => ('U', &[-1, 0, 1]),
            "z" => ('F', &[-1, 0, 1]),
            _ => {
                let letter = name.chars().next().unwrap();
                let is_layer = name.len() == 1 && letter.is_uppercase();
                let layers = match (is_layer, number) {
                    (true, number) => &[[1], [0], [-1]][number.unwrap_or(1) - 1][..],
                    (false, number) => &[1, 0, -1][..number.unwrap_or(2)],
                };
                (letter.to_ascii_uppercase(), layers)
            }
        };
        let axis = normal(face);
        (0..quarters).for_each(|_| self.turn(axis, layers, |v| quarter(axis, v)));
    }

    pub fn cube_moves(&mut self, text: &str) {
        text.split_whitespace().for_each(|name| self.cube_move(name));
    }

    /// The letters of the stickers of which `is_shown` holds, face by face.
    pub fn letters(&self, is_shown: impl Fn(Vector) -> bool) -> String {
        let solved = SlowCube::solved().0.into_iter();
        let slots = solved.filter(|sticker| is_shown(sticker.0));
        let letter = |(at, points, _)| {
            self.0.iter().find(|(a, p, _)| (*a, *p) == (at, points)).unwrap().2
        };
        slots.map(letter).collect()
    }

    /// Whether each face shows one color, among the stickers of which `is_shown` holds.
    pub fn is_solved(&self, is_shown: impl Fn(Vector) -> bool) -> bool {
        let letters: Vec<char> = self.letters(is_shown).chars().collect();
        letters.chunks(letters.len() / 6).all(|face| face.iter().all(|c| *c == face[0]))
    }
}
