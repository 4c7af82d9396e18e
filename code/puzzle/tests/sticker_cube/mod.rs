//! A pocket cube made of 24 stickers in space: an oracle that knows nothing of
//! pieces, orientations or tables, only of where a sticker is and where it looks.

pub type Vector = [i32; 3];

/// For each face of U R F D L B: where it looks, and what is right and down on it
/// when one reads its stickers. x points to R, y to U, z to F.
const FACES: [[Vector; 3]; 6] = [
    [[0, 1, 0], [1, 0, 0], [0, 0, 1]],
    [[1, 0, 0], [0, 0, -1], [0, -1, 0]],
    [[0, 0, 1], [1, 0, 0], [0, -1, 0]],
    [[0, -1, 0], [1, 0, 0], [0, 0, -1]],
    [[-1, 0, 0], [0, 0, 1], [0, -1, 0]],
    [[0, 0, -1], [-1, 0, 0], [0, -1, 0]],
];

fn dot(a: Vector, b: Vector) -> i32 {
    (0..3).map(|k| a[k] * b[k]).sum()
}

fn cross(a: Vector, b: Vector) -> Vector {
    [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

/// A quarter turn about `axis`, clockwise as seen from its tip.
fn quarter(axis: Vector, a: Vector) -> Vector {
    let (along, across) = (dot(axis, a), cross(a, axis));
    [0, 1, 2].map(|k| axis[k] * along + across[k])
}

/// Where each of the 24 stickers is, and where it looks.
fn stickers() -> Vec<(Vector, Vector)> {
    let mut stickers = vec![];
    for [face, right, down] in FACES {
        for (row, column) in [(-1, -1), (-1, 1), (1, -1), (1, 1)] {
            let corner = [0, 1, 2].map(|k| face[k] + column * right[k] + row * down[k]);
            stickers.push((corner, face));
        }
    }
    stickers
}

/// The letters after every sticker that `moves` was carried a quarter turn.
fn turn_stickers(letters: &str, face: usize, moves: impl Fn(Vector) -> bool) -> String {
    let (stickers, axis) = (stickers(), FACES[face][0]);
    let mut after: Vec<char> = letters.chars().collect();
    for (letter, &(corner, looks)) in letters.chars().zip(&stickers) {
        if moves(corner) {
            let to = (quarter(axis, corner), quarter(axis, looks));
            let place = stickers.iter().position(|&sticker| sticker == to).unwrap();
            after[place] = letter;
        }
    }
    after.into_iter().collect()
}

/// The letters after a clockwise quarter turn of a face (its number in URFDLB).
pub fn turn(letters: &str, face: usize) -> String {
    turn_stickers(letters, face, |corner| dot(FACES[face][0], corner) > 0)
}

/// The 24 ways to hold a cube: reached by turning all of it about U, R and F.
pub fn whole_cube_rotations(letters: &str) -> Vec<String> {
    let mut found = vec![letters.to_string()];
    let mut next = 0;
    while next < found.len() {
        for face in 0..3 {
            let held = turn_stickers(&found[next], face, |_| true);
            if !found.contains(&held) {
                found.push(held);
            }
        }
        next += 1;
    }
    found
}
