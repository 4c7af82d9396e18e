//! A model of the cube by its stickers that shares no code with the crates.

use puzzle::rubik::Cube;

/// A facelet: its place in a cube of width 4, with the axis out of its face at ±2.
type Facelet = [i8; 3];

/// The direction out of a face.
fn direction(face: char) -> Facelet {
    match face {
        'U' => [0, 1, 0],
        'D' => [0, -1, 0],
        'R' => [1, 0, 0],
        'L' => [-1, 0, 0],
        'F' => [0, 0, 1],
        'B' => [0, 0, -1],
        _ => panic!("{face} is no face"),
    }
}

/// The facelet on the first face of a piece's name that begins with any of its letters.
fn facelet(name: &str, k: usize) -> Facelet {
    let mut place = [0; 3];
    for (i, face) in name.chars().enumerate() {
        for axis in 0..3 {
            place[axis] += direction(face)[axis] * if i == k { 2 } else { 1 };
        }
    }
    place
}

/// Turns a facelet clockwise about a face, as seen from outside.
fn rotate([x, y, z]: Facelet, face: char) -> Facelet {
    match face {
        'U' => [-z, y, x],
        'D' => [z, y, -x],
        'R' => [x, z, -y],
        'L' => [x, -z, y],
        'F' => [y, -x, z],
        'B' => [-y, x, z],
        _ => panic!("{face} is no face"),
    }
}

const CORNERS: [&str; 8] = ["URF", "UFL", "ULB", "UBR", "DFR", "DLF", "DBL", "DRB"];
const EDGES: [&str; 12] =
    ["UR", "UF", "UL", "UB", "DR", "DF", "DL", "DB", "FR", "FL", "BL", "BR"];

/// The stickers of a cube: where each is, and its color.
pub struct Stickers(Vec<(Facelet, char)>);

impl Stickers {
    pub fn new(cube: &Cube) -> Self {
        let mut stickers = vec![];
        let mut add = |names: &[&str], pm: &[u8], ori: &[u8]| {
            for slot in 0..names.len() {
                let piece = names[usize::from(pm[slot])];
                for (k, color) in piece.chars().enumerate() {
                    let k = (k + usize::from(ori[slot])) % piece.len();
                    stickers.push((facelet(names[slot], k), color));
                }
            }
        };
        add(&CORNERS, cube.corners().pm(), cube.corners().ori());
        add(&EDGES, cube.edges().pm(), cube.edges().ori());
        Stickers(stickers)
    }

    /// Does the turns of a text such as `R U2 F'`.
    pub fn turn(&mut self, text: &str) {
        for turn in text.split_whitespace() {
            let face = turn.chars().next().expect("no turn is empty");
            let quarters = match &turn[1..] {
                "" => 1,
                "2" => 2,
                "'" => 3,
                other => panic!("{other} is no number of quarters"),
            };
            let out = direction(face);
            for (place, _) in &mut self.0 {
                let height: i8 = (0..3).map(|axis| place[axis] * out[axis]).sum();
                if height > 0 {
                    (0..quarters).for_each(|_| *place = rotate(*place, face));
                }
            }
        }
    }

    /// Whether each sticker is on the face of its color.
    pub fn is_solved(&self) -> bool {
        self.0.iter().all(|&(place, color)| {
            let out = direction(color);
            (0..3).map(|axis| place[axis] * out[axis]).sum::<i8>() == 2
        })
    }
}
