//! The coordinates of the pocket cube.

use crate::Coordinate;
use puzzle::pocket_cube::PocketCube;

/// How many orders and how many orientations seven corners have.
const ORDERS: usize = 5040;
const TWISTS: usize = 729;

/// The order of the corners: 7! = 5040. It does not see how they are turned.
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
        ORDERS
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

/// How the corners are turned: 3^6 = 729. It does not see which corner is where.
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

/// The whole position, as the two digits (order, orientation) in mixed radix:
/// 5040 · 729 = 3,674,160.
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
        ORDERS * TWISTS
    }

    fn rank(&self, position: &PocketCube) -> usize {
        CornerPermutation.rank(position) * TWISTS + CornerOrientation.rank(position)
    }

    fn unrank(&self, index: usize) -> PocketCube {
        let order = CornerPermutation.unrank(index / TWISTS);
        let twist = CornerOrientation.unrank(index % TWISTS);
        PocketCube::assume_valid(*order.pm(), *twist.ori())
    }
}
// ANCHOR_END: corners
