//! The six variants of a cube: three axes, and the inverse.

use crate::turns::{TURNS, face, inverse};
use puzzle::rubik::Cube;
use symmetry::{CubeSymmetries, Relabeling};

/// The number of variants.
pub const VARIANTS: usize = 6;

/// The three rotations about the corner URF, by thirds of a full turn. Each puts another axis
/// into the place of the one through U and D.
///
/// # Examples
/// ```
/// use puzzle::rubik::Cube;
/// use two_phase::Rotations;
/// use two_phase::turns::turn_cubes;
///
/// let (rotations, turns) = (Rotations::new(), turn_cubes());
/// let variants = rotations.variants(&turns[0]); // U
/// for variant in 0..3 {
///     let turn = (0..18).find(|&m| variants[variant] == turns[m]).unwrap();
///     assert_eq!(rotations.original(variant, vec![turn as u8]), [0]);
/// }
/// assert_eq!(variants[3], turns[2]); // the inverse: U'
/// ```
#[derive(Debug, Clone)]
pub struct Rotations {
    corners: [Relabeling<8, 3>; 3],
    edges: [Relabeling<12, 2>; 3],
    /// For each rotation and turn of the rotated cube, the turn of the original cube.
    original: [[u8; TURNS]; 3],
}

impl Rotations {
    /// Finds the rotations among the symmetries of the cube.
    ///
    /// # Complexity
    /// As [`CubeSymmetries::all`].
    #[allow(clippy::new_without_default)]
    pub fn new() -> Self {
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

    /// The variants of a cube: three rotated cubes, then the inverse of each. Symmetric cubes have
    /// equal ones.
    pub fn variants(&self, cube: &Cube) -> [Cube; VARIANTS] {
        std::array::from_fn(|variant| {
            let cube = if variant < 3 { *cube } else { cube.inverse() };
            let corners = self.corners[variant % 3].conjugate(cube.corners());
            let edges = self.edges[variant % 3].conjugate(cube.edges());
            Cube::new(corners, edges).expect("a rotation keeps both parities")
        })
    }

    /// The relabelings of corners and edges by each rotation.
    pub fn relabelings(&self) -> [(&Relabeling<8, 3>, &Relabeling<12, 2>); 3] {
        std::array::from_fn(|axis| (&self.corners[axis], &self.edges[axis]))
    }

    /// The solution of the cube, from one of a variant: turns below 18.
    ///
    /// # Panics
    /// If a turn is not below 18.
    pub fn original(&self, variant: usize, mut turns: Vec<u8>) -> Vec<u8> {
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
