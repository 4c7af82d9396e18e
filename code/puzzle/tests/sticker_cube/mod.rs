//! An oracle: a pocket cube of 24 stickers in space, each with the coordinates of its corner
//! and its outward normal, without pieces, orientations or tables.

pub type Vector = [i32; 3];

/// For each face in the order U R F D L B: its outward normal, and the directions right
/// and down in which its stickers are read. x points to R, y to U, z to F.
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

/// Rotates `a` by a quarter about `axis`, clockwise as seen from the axis's tip.
fn quarter(axis: Vector, a: Vector) -> Vector {
    let (along, across) = (dot(axis, a), cross(a, axis));
    [0, 1, 2].map(|k| axis[k] * along + across[k])
}

/// The corner and the outward normal of each of the 24 stickers.
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

/// The letters after a quarter turn of the stickers whose corners satisfy `moves`.
fn turn_stickers(letters: &str, face: usize, moves: impl Fn(Vector) -> bool) -> String {
    let (stickers, axis) = (stickers(), FACES[face][0]);
    let mut after: Vec<char> = letters.chars().collect();
    for (letter, &(corner, normal)) in letters.chars().zip(&stickers) {
        if moves(corner) {
            let to = (quarter(axis, corner), quarter(axis, normal));
            let target = stickers.iter().position(|&sticker| sticker == to).unwrap();
            after[target] = letter;
        }
    }
    after.into_iter().collect()
}

/// The letters after a clockwise quarter turn of face number `face` in URFDLB.
pub fn turn(letters: &str, face: usize) -> String {
    turn_stickers(letters, face, |corner| dot(FACES[face][0], corner) > 0)
}

/// The letters of a cube in its 24 whole-cube rotations.
pub fn whole_cube_rotations(letters: &str) -> Vec<String> {
    let mut found = vec![letters.to_string()];
    let mut next = 0;
    while next < found.len() {
        for face in 0..3 {
            let rotated = turn_stickers(&found[next], face, |_| true);
            if !found.contains(&rotated) {
                found.push(rotated);
            }
        }
        next += 1;
    }
    found
}
