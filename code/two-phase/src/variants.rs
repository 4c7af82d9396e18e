//! The six variants of a cube: three axes, and the inverse.

use crate::turns::{TURNS, face, inverse};
use puzzle::rubik::Cube;
use symmetry::{CubeSymmetries, Relabeling};

/// The number of variants.
pub(crate) const VARIANTS: usize = 6;

/// The three rotations about the corner URF, by thirds of a full turn. Each puts another axis
/// into the place of the one through U and D.
#[derive(Debug, Clone)]
pub(crate) struct Rotations {
    corners: [Relabeling<8, 3>; 3],
    edges: [Relabeling<12, 2>; 3],
    /// For each rotation and turn of the rotated cube, the turn of the original cube.
    original: [[u8; TURNS]; 3],
}

impl Rotations {
    pub(crate) fn new() -> Self {
        let cube = CubeSymmetries::all();
        // U, R and F are the quarter turns 0, 1 and 2.
        let images = |s: usize| [0, 1, 2].map(|m| cube.group.image(s, m));
        let rotation = |images_wanted: [usize; 3]| {
            let found = (0..cube.group.count()).find(|&s| images(s) == images_wanted);
            found.expect("the rotations about a corner are symmetries of the cube")
        };
        let numbers = [[0, 1, 2], [1, 2, 0], [2, 0, 1]].map(rotation);
        let original = numbers.map(|s| {
            let back = cube.group.inverse(s);
            let turn = |m| 3 * cube.group.image(back, face(m)) + m % 3;
            std::array::from_fn(|m| turn(m) as u8)
        });
        Rotations {
            corners: numbers.map(|s| cube.corners[s].clone()),
            edges: numbers.map(|s| cube.edges[s].clone()),
            original,
        }
    }

    /// The variants of a cube: rotated thrice, then its inverse rotated thrice.
    pub(crate) fn variants(&self, cube: &Cube) -> [Cube; VARIANTS] {
        std::array::from_fn(|variant| {
            let cube = if variant < 3 { *cube } else { cube.inverse() };
            let corners = self.corners[variant % 3].conjugate(cube.corners());
            let edges = self.edges[variant % 3].conjugate(cube.edges());
            Cube::new(corners, edges).expect("a rotation keeps both parities")
        })
    }

    /// The solution of the cube, from one of a variant.
    pub(crate) fn original(&self, variant: usize, mut turns: Vec<u8>) -> Vec<u8> {
        for m in &mut turns {
            *m = self.original[variant % 3][usize::from(*m)];
        }
        if variant >= 3 {
            turns.reverse();
            turns.iter_mut().for_each(|m| *m = inverse((*m).into()) as u8);
        }
        turns
    }
}
