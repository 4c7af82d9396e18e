//! The pocket cube, held in any of 24 ways or seen in a mirror.

use crate::cube::{CornerPieces, face_turn};
use crate::{CubeSymmetries, PieceSymmetries, Symmetries};
use puzzle::pocket_cube::PocketCube;

/// The slot of the corner that is held still, DBL, among the cube's eight.
const DBL: usize = 6;

/// The eight corners: DBL, held still, goes between the slots 5 and 6.
fn to_eight_corners(cube: &PocketCube) -> CornerPieces {
    let slot = |i: usize| if i < DBL { i } else { i - 1 };
    let name = |piece: u8| if usize::from(piece) < DBL { piece } else { piece + 1 };
    let pm = |i| if i == DBL { DBL as u8 } else { name(cube.pm()[slot(i)]) };
    let ori = |i| if i == DBL { 0 } else { cube.ori()[slot(i)] };
    CornerPieces::assume_valid(std::array::from_fn(pm), std::array::from_fn(ori))
}

/// The other seven, if DBL is in its place.
fn to_seven_corners(cube: &CornerPieces) -> PocketCube {
    let slot = |i: usize| if i < DBL { i } else { i + 1 };
    let name = |piece: u8| if usize::from(piece) < DBL { piece } else { piece - 1 };
    let pm = |i| name(cube.pm()[slot(i)]);
    let ori = |i| cube.ori()[slot(i)];
    PocketCube::assume_valid(std::array::from_fn(pm), std::array::from_fn(ori))
}

/// The 24 rotations of a cube of eight corners, as positions.
///
/// Turning the right half clockwise and the left half counterclockwise turns the
/// whole cube. With the same for U and D, that makes all of them.
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

/// What the cube's 48 symmetries make of a pocket cube: the labels are changed, then
/// the whole cube is turned so that the corner DBL is in its place again.
///
/// Only six of them leave DBL where it is and make moves of the moves U, R and F.
/// The others do what a relabeling of seven pieces cannot, but the distance to the
/// solved cube stays the same: with all six faces, they make moves of moves.
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
    /// For each slot and twist of the corner DBL the rotation that takes it
    /// to its slot.
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
    /// What symmetry `s` makes of a position.
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

    /// Is symmetry `s` a reflection, and no rotation?
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
