//! The coordinates of the pocket cube.

use crate::Coordinate;
use puzzle::pocket_cube::PocketCube;

/// The number of permutations of seven corners, 7!.
const PERMUTATIONS: usize = 5040;

/// The number of twists of seven corners with total twist 0, 3⁶.
const TWISTS: usize = 729;

/// The coordinate of the permutation of the corners: 7! = 5040 ranks.
///
/// ```
/// use puzzle::pocket_cube::Face;
/// use transition::{Coordinate, CornerPermutation};
///
/// assert_eq!(CornerPermutation.rank(&Face::U.turn()), 2160);
/// ```
#[derive(Debug, Clone, Copy)]
pub struct CornerPermutation;

impl Coordinate for CornerPermutation {
    type Position = PocketCube;

    fn count(&self) -> usize {
        PERMUTATIONS
    }

    fn rank(&self, position: &PocketCube) -> usize {
        permutation::rank(position.pm()) as usize
    }

    fn unrank(&self, index: usize) -> PocketCube {
        let mut pm = [0; 7];
        permutation::unrank(index as u64, &mut pm);
        PocketCube::assume_valid(pm, [0; 7])
    }
}

/// The coordinate of the orientations of the corners: 3⁶ = 729 ranks.
///
/// ```
/// use puzzle::pocket_cube::Face;
/// use transition::{Coordinate, CornerOrientation};
///
/// assert_eq!(CornerOrientation.rank(&Face::U.turn()), 0);
/// assert_eq!(CornerOrientation.rank(&Face::R.turn()), 498);
/// ```
#[derive(Debug, Clone, Copy)]
pub struct CornerOrientation;

impl Coordinate for CornerOrientation {
    type Position = PocketCube;

    fn count(&self) -> usize {
        TWISTS
    }

    fn rank(&self, position: &PocketCube) -> usize {
        orientation::rank_zero_twist(position.ori(), 3) as usize
    }

    fn unrank(&self, index: usize) -> PocketCube {
        let mut ori = [0; 7];
        orientation::unrank_zero_twist(index as u64, 3, &mut ori);
        PocketCube::assume_valid(*PocketCube::SOLVED.pm(), ori)
    }
}

/// The coordinate of the whole position, with the two digits (permutation, orientation) in
/// mixed radix: 5040 · 729 = 3,674,160 ranks.
///
/// ```
/// use puzzle::pocket_cube::Face;
/// use transition::{Coordinate, CornerPosition};
///
/// let turned = Face::U.turn();
/// assert_eq!(CornerPosition.rank(&turned), 2160 * 729);
/// assert_eq!(CornerPosition.unrank(2160 * 729), turned);
/// ```
#[derive(Debug, Clone, Copy)]
pub struct CornerPosition;

// ANCHOR: corners
impl Coordinate for CornerPosition {
    type Position = PocketCube;

    fn count(&self) -> usize {
        PERMUTATIONS * TWISTS
    }

    fn rank(&self, position: &PocketCube) -> usize {
        CornerPermutation.rank(position) * TWISTS + CornerOrientation.rank(position)
    }

    fn unrank(&self, index: usize) -> PocketCube {
        let permutation = CornerPermutation.unrank(index / TWISTS);
        let twist = CornerOrientation.unrank(index % TWISTS);
        PocketCube::assume_valid(*permutation.pm(), *twist.ori())
    }
}
// ANCHOR_END: corners
