//! The whole cube: corners and edges, whose parities are equal.

use super::{Corners, CubePosition, Edges, Turn};
use crate::{Family, Metric, Pieces, SizeError};
use std::iter::Product;
use std::ops::Mul;

/// A position of Rubik's cube that turns can reach from the solved one: there are
/// 43,252,003,274,489,856,000 of them.
///
/// `a * b` is "first `a`, then `b`".
///
/// # Examples
/// ```
/// use puzzle::rubik::{Cube, parse};
///
/// let both: Cube = parse("R U")?.into_iter().map(Cube::from_turn).product();
/// let times = |n| (0..n).map(|_| both).product::<Cube>();
/// assert_eq!((1..).find(|&n| times(n) == Cube::SOLVED), Some(105));
/// # Ok::<(), puzzle::rubik::TurnError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Cube {
    corners: Pieces<8, 3>,
    edges: Pieces<12, 2>,
}

/// Why corners and edges are no position of a cube: one permutation is odd.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error(
    "the {odd} are an odd permutation and the {even} an even one, and a turn changes both: \
     two pieces are swapped"
)]
pub struct ParityError {
    /// The pieces whose permutation is odd.
    pub odd: &'static str,
    /// The pieces whose permutation is even.
    pub even: &'static str,
}

impl Cube {
    /// The number of positions, more than 2⁶⁴: half of the pairs of corners and edges have
    /// permutations of different parities.
    pub const COUNT: u128 = Corners::COUNT as u128 * Edges::COUNT as u128 / 2;

    /// The solved cube.
    pub const SOLVED: Self = Cube { corners: Pieces::SOLVED, edges: Pieces::SOLVED };

    /// The cube with these pieces.
    ///
    /// # Errors
    /// [`ParityError`] if one permutation is odd and the other is even.
    ///
    /// # Examples
    /// ```
    /// use puzzle::Pieces;
    /// use puzzle::rubik::Cube;
    ///
    /// let swapped = Pieces::new([1, 0, 2, 3, 4, 5, 6, 7], [0; 8])?;
    /// let error = Cube::new(swapped, Pieces::SOLVED).unwrap_err();
    /// assert!(error.to_string().starts_with("the corners are an odd permutation"));
    /// # Ok::<(), puzzle::PiecesError>(())
    /// ```
    pub fn new(
        corners: Pieces<8, 3>,
        edges: Pieces<12, 2>,
    ) -> Result<Self, ParityError> {
        match [permutation::is_even(corners.pm()), permutation::is_even(edges.pm())] {
            [false, true] => Err(ParityError { odd: "corners", even: "edges" }),
            [true, false] => Err(ParityError { odd: "edges", even: "corners" }),
            _ => Ok(Cube { corners, edges }),
        }
    }

    /// The cube after a turn of the solved one.
    pub fn from_turn(turn: Turn) -> Self {
        Cube { corners: turn.corners(), edges: turn.edges() }
    }

    /// The corners.
    pub fn corners(&self) -> &Pieces<8, 3> {
        &self.corners
    }

    /// The edges.
    pub fn edges(&self) -> &Pieces<12, 2> {
        &self.edges
    }

    /// The position that undoes this one.
    pub fn inverse(&self) -> Self {
        Cube { corners: self.corners.inverse(), edges: self.edges.inverse() }
    }
}

/// The whole Rubik's cube, which the catalog finds by its name. It has too many positions for
/// ranks and tables, so `make` returns an error that says what can be done instead.
pub const FAMILY: Family = Family {
    name: "rubik",
    about: "the 3×3×3 cube, its centers held still",
    sizes: &[],
    metrics: &[Metric::HalfTurn],
    examples: &["rubik"],
    aliases: &[("3x3x3", "rubik"), ("rubiks-cube", "rubik")],
    published: &[],
    make: |_, _| {
        Err(SizeError::Incompatible(
            "its 43,252,003,274,489,856,000 positions are too many for a table; `gods solve` \
             and `gods random` need none, and rubik-corners, rubik-edges, domino and \
             rubik-phase2 can have one"
                .to_owned(),
        ))
    },
};

impl Mul for Cube {
    type Output = Self;

    fn mul(self, other: Self) -> Self {
        Cube { corners: self.corners * other.corners, edges: self.edges * other.edges }
    }
}

impl Product for Cube {
    fn product<I: Iterator<Item = Self>>(turns: I) -> Self {
        turns.fold(Cube::SOLVED, Mul::mul)
    }
}
