//! The pocket cube as a puzzle of the catalog.

use super::{Move, PocketCube, apply, from_facelets, moves, parse, to_facelets};
use crate::{
    Family, GoalPair, Metric, PieceSet, PositionError, Published, PublishedCounts,
    Puzzle, ScrambleError,
};

/// The puzzle of the pocket cube, with moves counted in a metric.
///
/// ```
/// use puzzle::{Metric, Puzzle, pocket_cube::PocketCubePuzzle};
///
/// let cube = PocketCubePuzzle::new(Metric::QuarterTurn);
/// assert_eq!((cube.count(), cube.moves()), (3_674_160, 6));
/// ```
#[derive(Debug, Clone)]
pub struct PocketCubePuzzle {
    moves: Vec<Move>,
}

impl PocketCubePuzzle {
    /// The puzzle with moves counted in this metric.
    pub fn new(metric: Metric) -> Self {
        PocketCubePuzzle { moves: moves(metric) }
    }
}

/// The number of twists of seven corners, 3⁶: the last twist follows from the others.
const TWISTS: u64 = 729;

impl Puzzle for PocketCubePuzzle {
    type Position = PocketCube;

    fn count(&self) -> u64 {
        5040 * TWISTS
    }

    // ANCHOR: puzzle
    fn rank(&self, position: &PocketCube) -> u64 {
        let twist = orientation::rank_zero_twist(position.ori(), 3);
        permutation::rank(position.pm()) * TWISTS + twist
    }

    fn unrank(&self, rank: u64) -> PocketCube {
        let (mut pm, mut ori) = ([0; 7], [0; 7]);
        permutation::unrank(rank / TWISTS, &mut pm);
        orientation::unrank_zero_twist(rank % TWISTS, 3, &mut ori);
        PocketCube::assume_valid(pm, ori)
    }
    // ANCHOR_END: puzzle

    fn solved(&self) -> PocketCube {
        PocketCube::SOLVED
    }

    fn moves(&self) -> usize {
        self.moves.len()
    }

    fn piece_sets(&self, position: &PocketCube) -> Option<Vec<PieceSet>> {
        Some(vec![PieceSet::new("CORNER", position.pm(), position.ori(), 3)])
    }

    fn name(&self, m: usize) -> String {
        self.moves[m].to_string()
    }

    // ANCHOR: moves
    fn apply(&self, position: &PocketCube, m: usize) -> Option<PocketCube> {
        Some(*position * self.moves[m].position())
    }

    fn undo(&self, position: &PocketCube, m: usize) -> Option<PocketCube> {
        Some(*position * self.moves[m].inverse().position())
    }
    // ANCHOR_END: moves

    fn read(&self, text: &str) -> Result<PocketCube, PositionError> {
        Ok(from_facelets(text)?)
    }

    fn write(&self, position: &PocketCube) -> String {
        to_facelets(position)
    }

    fn goal_pair(
        &self,
        start: &PocketCube,
        goal: &PocketCube,
    ) -> Result<GoalPair<PocketCube>, PositionError> {
        Ok(GoalPair::new(goal.inverse() * *start, PocketCube::SOLVED))
    }

    fn has_facelets(&self) -> bool {
        true
    }

    /// The position after the moves in a text; `R2` and `R'` are allowed in every metric.
    fn scramble(&self, text: &str) -> Result<PocketCube, ScrambleError> {
        Ok(apply(&parse(text)?))
    }
}

/// The pocket cube in the catalog.
pub const FAMILY: Family = Family {
    name: "pocket-cube",
    about: "2×2×2 cube, one corner held still",
    sizes: &[],
    metrics: &Metric::ALL,
    examples: &["pocket-cube"],
    aliases: &[],
    published: &[
        Published {
            puzzle: "pocket-cube",
            metric: Some(Metric::HalfTurn),
            counts: PublishedCounts::Layers(&[
                1, 9, 54, 321, 1847, 9992, 50136, 227536, 870072, 1887748, 623800, 2644,
            ]),
            source: "OEIS A079761",
        },
        Published {
            puzzle: "pocket-cube",
            metric: Some(Metric::QuarterTurn),
            counts: PublishedCounts::Layers(&[
                1, 6, 27, 120, 534, 2256, 8969, 33058, 114149, 360508, 930588, 1350852,
                782536, 90280, 276,
            ]),
            source: "OEIS A079762",
        },
    ],
    make: |_, metric| {
        Ok(Box::new(PocketCubePuzzle::new(metric.unwrap_or(Metric::HalfTurn))))
    },
};
