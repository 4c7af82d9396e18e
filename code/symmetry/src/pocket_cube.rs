//! The 48 symmetries of the cube, applied to the pocket cube.

use crate::cube::{CornerPieces, face_turn};
use crate::{CubeSymmetries, PieceSymmetries, Symmetries};
use puzzle::pocket_cube::PocketCube;

/// The slot of the fixed corner DBL among the cube's eight corners.
const DBL: usize = 6;

/// All eight corners of a position of the pocket cube: the fixed corner DBL is inserted
/// between the slots 5 and 6.
fn to_eight_corners(cube: &PocketCube) -> CornerPieces {
    let slot = |i: usize| if i < DBL { i } else { i - 1 };
    let name = |piece: u8| if usize::from(piece) < DBL { piece } else { piece + 1 };
    let pm = |i| if i == DBL { DBL as u8 } else { name(cube.pm()[slot(i)]) };
    let ori = |i| if i == DBL { 0 } else { cube.ori()[slot(i)] };
    CornerPieces::assume_valid(std::array::from_fn(pm), std::array::from_fn(ori))
}

/// The seven corners of the pocket cube, from a position in which DBL is in its own slot.
fn to_seven_corners(cube: &CornerPieces) -> PocketCube {
    let slot = |i: usize| if i < DBL { i } else { i + 1 };
    let name = |piece: u8| if usize::from(piece) < DBL { piece } else { piece - 1 };
    let pm = |i| name(cube.pm()[slot(i)]);
    let ori = |i| cube.ori()[slot(i)];
    PocketCube::assume_valid(std::array::from_fn(pm), std::array::from_fn(ori))
}

/// The 24 whole-cube rotations of a cube of eight corners, as positions.
///
/// A clockwise turn of the right half and a counterclockwise turn of the left half rotate
/// the whole cube. With the same for U and D, they generate all rotations.
fn whole_cube_rotations() -> Vec<CornerPieces> {
    let [u, r, _, d, l, _] = std::array::from_fn(|face| face_turn(face).0);
    let mut rotations = vec![CornerPieces::SOLVED];
    let mut next = 0;
    while next < rotations.len() {
        for turn in [r * l.inverse(), u * d.inverse()] {
            let rotation = rotations[next] * turn;
            if !rotations.contains(&rotation) {
                rotations.push(rotation);
            }
        }
        next += 1;
    }
    rotations
}

/// The images of a pocket cube under the 48 symmetries of the cube: the pieces are
/// relabeled, then the whole cube is rotated so that the corner DBL is in its own slot.
///
/// Only six of the symmetries fix DBL and map the moves U, R and F to moves. The others are
/// no relabelings of seven pieces, but they keep the distance to the solved cube, because
/// they map the moves of all six faces to moves.
///
/// ```
/// use puzzle::pocket_cube::{apply, parse};
/// use symmetry::PocketCubeImages;
///
/// let images = PocketCubeImages::new();
/// let position = apply(&parse("R U' F R2 U")?);
/// let mut all: Vec<_> = (0..48).map(|s| images.image(s, &position)).collect();
/// assert_eq!(all[0], position);
/// all.sort_by_key(|p| (*p.pm(), *p.ori()));
/// all.dedup();
/// assert_eq!(all.len(), 48);
/// # Ok::<(), puzzle::MoveError>(())
/// ```
#[derive(Debug, Clone)]
pub struct PocketCubeImages {
    symmetries: PieceSymmetries<8, 3>,
    /// For each slot and twist of the corner DBL, the rotation that brings it to its own slot
    /// with orientation 0.
    rotation_to_dbl: [[CornerPieces; 3]; 8],
}

impl PocketCubeImages {
    /// Finds the symmetries and rotations.
    ///
    /// # Complexity
    /// As [`Symmetries::find`].
    pub fn new() -> Self {
        let mut rotation_to_dbl = [[CornerPieces::SOLVED; 3]; 8];
        for rotation in whole_cube_rotations() {
            let (slot, twist) = (rotation.pm()[DBL], (3 - rotation.ori()[DBL]) % 3);
            rotation_to_dbl[usize::from(slot)][usize::from(twist)] = rotation;
        }
        PocketCubeImages {
            symmetries: CubeSymmetries::all().into_corners(),
            rotation_to_dbl,
        }
    }
}

impl PocketCubeImages {
    /// The image of a position under symmetry `s`.
    ///
    /// # Panics
    /// If `s` is not below 48.
    ///
    /// # Complexity
    /// O(1) time: eight corners are relabeled and turned.
    pub fn image(&self, s: usize, cube: &PocketCube) -> PocketCube {
        let relabeled =
            self.symmetries.relabelings[s].conjugate(&to_eight_corners(cube));
        let slot = relabeled.pm().iter().position(|&piece| usize::from(piece) == DBL);
        let slot = slot.expect("all eight corners are there");
        let twist = usize::from(relabeled.ori()[slot]);
        to_seven_corners(&(relabeled * self.rotation_to_dbl[slot][twist]))
    }

    /// The 48 symmetries.
    pub fn group(&self) -> &Symmetries {
        &self.symmetries.group
    }

    /// Whether symmetry `s` is a reflection, not a rotation.
    ///
    /// # Panics
    /// If `s` is not below 48.
    pub fn is_mirrored(&self, s: usize) -> bool {
        self.symmetries.relabelings[s].is_mirrored()
    }
}

impl Default for PocketCubeImages {
    fn default() -> Self {
        Self::new()
    }
}
