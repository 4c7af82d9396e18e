//! The corners of the pocket cube and of Rubik's cube in rows.

use super::{Layout, OrientationRows, StepMethod, Translation, Vector};
use puzzle::pocket_cube::{Face, PocketCube};
use puzzle::{Metric, Pieces, rubik};

/// The corners of a cube in rows: seven of the pocket cube, or eight of Rubik's cube.
///
/// A row is a permutation. A column is the twists of all pieces but the last, by piece and not
/// by slot: a move adds to a piece's twist the move's twist of the slot that it moves to.
///
/// ```
/// use puzzle::pocket_cube::Face;
/// use rows::translation::{CornerRows, OrientationRows, Vector};
///
/// // U twists no corner; R twists four.
/// let cube = CornerRows::<7>;
/// assert_eq!(cube.vector(&Face::U.turn()), Vector::default());
/// assert_eq!(cube.vector(&Face::R.turn()), Vector::new(&[1, 0, 0, 2, 2, 0]));
/// ```
#[derive(Debug, Clone, Copy)]
pub struct CornerRows<const N: usize>;

impl<const N: usize> OrientationRows for CornerRows<N> {
    type Position = Pieces<N, 3>;

    fn rows(&self) -> usize {
        if N == 7 { 5040 } else { 40_320 }
    }

    fn layout(&self) -> Layout {
        const { assert!(N == 7 || N == 8, "three digits are bits and three are words") };
        Layout::new(&[3, 3, 3], if N == 7 { 1 } else { 3 })
    }

    #[inline]
    fn row(&self, position: &Pieces<N, 3>) -> usize {
        permutation::rank_nibbles(position.pm()) as usize
    }

    #[inline]
    fn vector(&self, position: &Pieces<N, 3>) -> Vector {
        twists(position)
    }

    #[inline]
    fn position(&self, row: usize, vector: Vector) -> Pieces<N, 3> {
        with_twists(permutation::unrank_nibbles(row as u64), vector)
    }

    /// For both cubes: (rank of the permutation) · 3^(N − 1) + (rank of the twists).
    fn unrank(&self, rank: u64) -> Pieces<N, 3> {
        let (mut pm, mut ori, twists) = ([0; N], [0; N], 3u64.pow(N as u32 - 1));
        permutation::unrank(rank / twists, &mut pm);
        orientation::unrank_zero_twist(rank % twists, 3, &mut ori);
        Pieces::assume_valid(pm, ori)
    }

    fn rank(&self, position: &Pieces<N, 3>) -> u64 {
        let twist = orientation::rank_zero_twist(position.ori(), 3);
        permutation::rank(position.pm()) * 3u64.pow(N as u32 - 1) + twist
    }
}

// ANCHOR: twists
/// The twist of each piece but the last.
#[inline]
fn twists<const N: usize>(position: &Pieces<N, 3>) -> Vector {
    let mut vector = Vector::default();
    for i in 0..N {
        vector = vector.with(position.pm()[i].into(), position.ori()[i]);
    }
    vector.first(N - 1)
}
// ANCHOR_END: twists

/// The position with permutation `pm` and these twists; the twist of the last piece makes the
/// sum 0 modulo 3.
#[inline]
fn with_twists<const N: usize>(pm: [u8; N], vector: Vector) -> Pieces<N, 3> {
    let sum: usize = (0..N - 1).map(|piece| vector.digit(piece)).sum();
    let with_last = vector.with(N - 1, ((2 * sum) % 3) as u8);
    Pieces::assume_valid(pm, pm.map(|piece| with_last.digit(piece.into()) as u8))
}

/// The pocket cube.
pub fn pocket_cube(metric: Metric) -> Translation {
    pocket_cube_with(metric, StepMethod::Closed)
}

/// The pocket cube, with a method for the steps.
pub fn pocket_cube_with(metric: Metric, method: StepMethod) -> Translation {
    Translation::new(CornerRows::<7>, &faces(metric), method)
}

fn faces(metric: Metric) -> [(PocketCube, &'static [u8]); 3] {
    Face::ALL.map(|face| (face.turn(), metric.quarters()))
}

/// The corners of Rubik's cube, stepped row by row: to sweep two stores once for each of six
/// faces would take longer.
pub fn rubik_corners(metric: Metric) -> Translation {
    let turns = rubik::CubeFace::ALL.map(|face| (face.corners(), metric.quarters()));
    Translation::new(CornerRows::<8>, &turns, StepMethod::Merged)
}
