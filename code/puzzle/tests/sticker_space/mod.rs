//! Puzzles whose corners or faces turn, made of stickers in space: an oracle that knows
//! nothing of pieces, orientations or ranks, only of where a sticker is and where it looks.
#![allow(dead_code, reason = "each test uses a part of it")]

use puzzle::Puzzle;

pub type Vector = [i32; 3];

fn dot(a: Vector, b: Vector) -> i32 {
    (0..3).map(|k| a[k] * b[k]).sum()
}

/// A third of a turn about a corner, clockwise as seen from outside.
fn third(corner: Vector, a: Vector) -> Vector {
    let [x, y, z] = corner;
    let cross = [y * a[2] - z * a[1], z * a[0] - x * a[2], x * a[1] - y * a[0]];
    [0, 1, 2].map(|k| (corner[k] * dot(corner, a) - a[k] - cross[k]) / 2)
}

/// A quarter turn about a face, clockwise as seen from outside.
fn quarter(face: Vector, a: Vector) -> Vector {
    let [x, y, z] = face;
    let cross = [a[1] * z - a[2] * y, a[2] * x - a[0] * z, a[0] * y - a[1] * x];
    [0, 1, 2].map(|k| face[k] * dot(face, a) + cross[k])
}

/// Stickers in space, with the letters of a position on them.
pub struct StickerSpace {
    /// Where each sticker is, and where it looks.
    stickers: Vec<(Vector, Vector)>,
    letters: Vec<char>,
    solved: String,
}

impl StickerSpace {
    /// A solved puzzle: each entry of its text is a slot, the sum of its faces.
    pub fn new(faces: &[(char, Vector)], solved: &str) -> Self {
        let face = |c: char| faces.iter().find(|face| face.0 == c).unwrap().1;
        let mut stickers = vec![];
        for entry in solved.split(' ') {
            let looks: Vec<Vector> = entry.chars().map(face).collect();
            let place = [0, 1, 2].map(|k| looks.iter().map(|look| look[k]).sum());
            stickers.extend(looks.into_iter().map(|look| (place, look)));
        }
        let letters = solved.chars().filter(|&c| c != ' ').collect();
        StickerSpace { stickers, letters, solved: solved.to_string() }
    }

    /// Turns the half around a corner by a third, clockwise.
    pub fn turn(&mut self, corner: Vector) {
        self.turn_stickers(corner, |a| third(corner, a));
    }

    /// Turns a face of a cube by so many quarters at once, clockwise.
    pub fn turn_face(&mut self, face: Vector, quarters: u8) {
        self.turn_stickers(face, |a| (0..quarters).fold(a, |a, _| quarter(face, a)));
    }

    /// Carries the stickers on the side of `axis` where `turn` takes them.
    fn turn_stickers(&mut self, axis: Vector, turn: impl Fn(Vector) -> Vector) {
        let mut after = self.letters.clone();
        for (letter, &(place, look)) in self.letters.iter().zip(&self.stickers) {
            if dot(axis, place) > 0 {
                let to = (turn(place), turn(look));
                after[self.stickers.iter().position(|&s| s == to).unwrap()] = *letter;
            }
        }
        self.letters = after;
    }

    /// What is seen, as the puzzle writes it.
    pub fn text(&self) -> String {
        let mut letters = self.letters.iter();
        let letter = |c| if c == ' ' { ' ' } else { *letters.next().unwrap() };
        self.solved.chars().map(letter).collect()
    }
}

/// The moves of a puzzle and the turns about these corners do the same, in a long
/// sequence. Odd moves are the even ones backward, so two turns.
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
        // First each move by itself.
        let m = if step < 16 { step / 2 } else { (random >> 16) as usize % 8 };
        position = puzzle.apply(&position, m).unwrap();
        (0..=m % 2).for_each(|_| space.turn(corners[m / 2]));
        assert_eq!(puzzle.write(&position), space.text(), "step {step}, move {m}");
        assert_eq!(puzzle.read(&space.text()), Ok(position.clone()));
    }
}

/// The positions that have a rank are closed under the moves: each of them is the one
/// that its rank stands for, and so is each position after a move. A move done three
/// times does nothing.
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

/// What is said of a text that is no position.
pub fn read_error<P: Puzzle>(puzzle: &P, text: &str) -> String {
    puzzle.read(text).expect_err(text).to_string()
}
