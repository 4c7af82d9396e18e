//! An oracle for puzzles whose corners or faces turn: stickers in space, each with its
//! coordinates and its outward normal, without pieces, orientations or ranks.
#![allow(dead_code, reason = "each test uses a part of it")]

use puzzle::Puzzle;

pub type Vector = [i32; 3];

fn dot(a: Vector, b: Vector) -> i32 {
    (0..3).map(|k| a[k] * b[k]).sum()
}

/// Rotates `a` by a third about a corner, clockwise as seen from outside.
fn third(corner: Vector, a: Vector) -> Vector {
    let [x, y, z] = corner;
    let cross = [y * a[2] - z * a[1], z * a[0] - x * a[2], x * a[1] - y * a[0]];
    [0, 1, 2].map(|k| (corner[k] * dot(corner, a) - a[k] - cross[k]) / 2)
}

/// Rotates `a` by a quarter about a face, clockwise as seen from outside.
fn quarter(face: Vector, a: Vector) -> Vector {
    let [x, y, z] = face;
    let cross = [a[1] * z - a[2] * y, a[2] * x - a[0] * z, a[0] * y - a[1] * x];
    [0, 1, 2].map(|k| face[k] * dot(face, a) + cross[k])
}

/// A position as letters on stickers in space.
pub struct StickerSpace {
    /// The slot and the outward normal of each sticker.
    stickers: Vec<(Vector, Vector)>,
    letters: Vec<char>,
    solved: String,
}

impl StickerSpace {
    /// The solved puzzle. Each entry of its text is a slot, whose coordinates are the sum of
    /// the normals of its faces.
    pub fn new(faces: &[(char, Vector)], solved: &str) -> Self {
        let face = |c: char| faces.iter().find(|face| face.0 == c).unwrap().1;
        let mut stickers = vec![];
        for entry in solved.split(' ') {
            let normals: Vec<Vector> = entry.chars().map(face).collect();
            let slot = [0, 1, 2].map(|k| normals.iter().map(|normal| normal[k]).sum());
            stickers.extend(normals.into_iter().map(|normal| (slot, normal)));
        }
        let letters = solved.chars().filter(|&c| c != ' ').collect();
        StickerSpace { stickers, letters, solved: solved.to_string() }
    }

    /// Turns the half around a corner by a third, clockwise.
    pub fn turn(&mut self, corner: Vector) {
        self.turn_stickers(corner, |a| third(corner, a));
    }

    /// Turns a face of a cube by this number of clockwise quarters.
    pub fn turn_face(&mut self, face: Vector, quarters: u8) {
        self.turn_stickers(face, |a| (0..quarters).fold(a, |a, _| quarter(face, a)));
    }

    /// Moves the stickers on the side of `axis` by `turn`.
    fn turn_stickers(&mut self, axis: Vector, turn: impl Fn(Vector) -> Vector) {
        let mut after = self.letters.clone();
        for (letter, &(slot, normal)) in self.letters.iter().zip(&self.stickers) {
            if dot(axis, slot) > 0 {
                let to = (turn(slot), turn(normal));
                after[self.stickers.iter().position(|&s| s == to).unwrap()] = *letter;
            }
        }
        self.letters = after;
    }

    /// The letters in the format of the puzzle's text.
    pub fn text(&self) -> String {
        let mut letters = self.letters.iter();
        let letter = |c| if c == ' ' { ' ' } else { *letters.next().unwrap() };
        self.solved.chars().map(letter).collect()
    }
}

/// Checks a long sequence of moves against turns about these corners. Move `2k` is one turn
/// about corner `k`, and move `2k + 1` its inverse, two turns.
pub fn assert_agrees_with_space<P: Puzzle>(
    puzzle: &P,
    mut space: StickerSpace,
    corners: [Vector; 4],
) {
    let mut position = puzzle.solved();
    assert_eq!(puzzle.write(&position), space.text());
    let mut random = 1_u32;
    for step in 0..4000 {
        random = random.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        // First each move once, then pseudorandom ones.
        let m = if step < 16 { step / 2 } else { (random >> 16) as usize % 8 };
        position = puzzle.apply(&position, m).unwrap();
        (0..=m % 2).for_each(|_| space.turn(corners[m / 2]));
        assert_eq!(puzzle.write(&position), space.text(), "step {step}, move {m}");
        assert_eq!(puzzle.read(&space.text()), Ok(position.clone()));
    }
}

/// Checks that the positions with ranks are closed under the moves: ranks round-trip, also
/// after each move. A move applied three times is the identity.
pub fn assert_ranks_closed<P: Puzzle>(puzzle: &P) {
    for rank in 0..puzzle.count() {
        let position = puzzle.unrank(rank);
        assert_eq!(puzzle.rank(&position), rank);
        for m in 0..puzzle.moves() {
            let next = puzzle.apply(&position, m).unwrap();
            assert_eq!(puzzle.unrank(puzzle.rank(&next)), next, "{rank}, move {m}");
            if rank % 1000 == 0 {
                let twice = puzzle.apply(&next, m).unwrap();
                assert_ne!(twice, position);
                assert_eq!(puzzle.apply(&twice, m), Some(position.clone()));
                assert_eq!(puzzle.undo(&next, m), Some(position.clone()));
            }
        }
    }
}

/// The error message for a text that is not a position.
pub fn read_error<P: Puzzle>(puzzle: &P, text: &str) -> String {
    puzzle.read(text).expect_err(text).to_string()
}
