//! Ranks without their last bit or first digit: two coordinates that are not well defined.

use puzzle::pocket_cube::PocketCube;
use transition::{Coordinate, CornerPermutation};

/// The rank of the permutation without its last bit: 2520 values. **Not well defined.**
///
/// ```
/// use pruning::HalfRank;
/// use puzzle::pocket_cube::Face;
/// use transition::Coordinate;
///
/// assert_eq!(HalfRank.rank(&Face::U.turn()), 2160 / 2);
/// ```
#[derive(Debug, Clone, Copy)]
pub struct HalfRank;

impl Coordinate for HalfRank {
    type Position = PocketCube;

    fn count(&self) -> usize {
        CornerPermutation.count() / 2
    }

    fn rank(&self, position: &PocketCube) -> usize {
        CornerPermutation.rank(position) / 2
    }

    fn unrank(&self, index: usize) -> PocketCube {
        CornerPermutation.unrank(index * 2)
    }
}

/// The rank of the permutation without its first digit: 6! = 720 values. **Not well
/// defined.**
///
/// ```
/// use pruning::RankMod720;
/// use puzzle::pocket_cube::Face;
/// use transition::Coordinate;
///
/// assert_eq!(RankMod720.rank(&Face::U.turn()), 2160 % 720);
/// ```
#[derive(Debug, Clone, Copy)]
pub struct RankMod720;

impl Coordinate for RankMod720 {
    type Position = PocketCube;

    fn count(&self) -> usize {
        720
    }

    fn rank(&self, position: &PocketCube) -> usize {
        CornerPermutation.rank(position) % 720
    }

    fn unrank(&self, index: usize) -> PocketCube {
        CornerPermutation.unrank(index)
    }
}
