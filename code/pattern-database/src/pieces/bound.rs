//! The lower bound by several tables of pieces.

use super::{Coordinates, PatternPlan, PieceMoves};
use crate::{Database, DatabaseError, DatabaseLayer, Pattern, UNREACHED};
use pruning::LowerBound;
use std::ops::ControlFlow;
use std::sync::Arc;

/// The largest number of coordinates of a pattern.
pub const MAX_FACTORS: usize = 8;

/// A pattern that is a product of coordinates. A position is the values of all coordinates of its
/// puzzle, of which there are at most `N`.
#[derive(Debug, Clone)]
pub struct PiecePattern<const N: usize> {
    coordinates: Arc<Coordinates>,
    /// The coordinates of the pattern, each with its number of values and how much a value adds
    /// to the rank. The first counts most.
    factors: Vec<[usize; 3]>,
}

impl<const N: usize> PiecePattern<N> {
    fn new(coordinates: &Arc<Coordinates>, chosen: &[usize]) -> Self {
        let (sizes, mut step) = (coordinates.sizes(), 1);
        let factor = |&factor: &usize| {
            let known = [factor, sizes[factor], step];
            step *= sizes[factor];
            known
        };
        let mut factors: Vec<_> = chosen.iter().rev().map(factor).collect();
        factors.reverse();
        PiecePattern { coordinates: coordinates.clone(), factors }
    }

    /// The rank of a position's abstract state.
    fn rank_of(&self, position: &[u32; N]) -> usize {
        self.factors
            .iter()
            .map(|&[factor, _, step]| position[factor] as usize * step)
            .sum()
    }
}

impl<const N: usize> Pattern for PiecePattern<N> {
    type Position = [u32; N];
    type AbstractState = [u32; MAX_FACTORS];

    fn count(&self) -> usize {
        self.factors.iter().map(|&[_, size, _]| size).product()
    }

    fn solved(&self) -> [u32; MAX_FACTORS] {
        [0; MAX_FACTORS]
    }

    fn project(&self, position: &[u32; N]) -> [u32; MAX_FACTORS] {
        let mut state = [0; MAX_FACTORS];
        for (value, &[factor, ..]) in state.iter_mut().zip(&self.factors) {
            *value = position[factor];
        }
        state
    }

    fn rank(&self, state: &[u32; MAX_FACTORS]) -> usize {
        let values = state.iter().zip(&self.factors);
        values.map(|(&value, &[_, _, step])| value as usize * step).sum()
    }

    fn unrank(&self, mut rank: usize) -> [u32; MAX_FACTORS] {
        let mut state = [0; MAX_FACTORS];
        for (value, &[_, size, _]) in state.iter_mut().zip(&self.factors).rev() {
            (*value, rank) = ((rank % size) as u32, rank / size);
        }
        state
    }

    fn moves(&self) -> usize {
        self.coordinates.moves()
    }

    fn predecessor(
        &self,
        state: &[u32; MAX_FACTORS],
        m: usize,
    ) -> Option<([u32; MAX_FACTORS], u8)> {
        let mut before = [0; MAX_FACTORS];
        for (i, &[factor, ..]) in self.factors.iter().enumerate() {
            before[i] = self.coordinates.before(factor, state[i], m);
        }
        Some((before, 1))
    }

    fn is_undirected(&self) -> bool {
        true
    }
}

/// The largest of several tables' entries: a lower bound of any position. It is 0 for the start
/// alone, since the patterns of a plan together see all pieces.
///
/// ```
/// use pattern_database::pieces::{Piece, PieceBound, PieceMove, PieceMoves};
/// use pruning::LowerBound;
/// use std::ops::ControlFlow;
///
/// // Three coins in a row; a move turns two neighbors over.
/// let turn = |ori: [u16; 3], inverse| PieceMove { pm: vec![0, 1, 2], ori: ori.to_vec(), inverse };
/// let coin = |kind| Piece { kind, ori: 0, modulus: 2 };
/// let moves = vec![turn([1, 1, 0], 0), turn([0, 1, 1], 1)];
/// let coins = PieceMoves::new((0..3).map(coin).collect(), moves);
/// let plan = coins.plan(1000).expect("a plan");
/// let bound = PieceBound::<4>::new(&coins, &plan, |_| ControlFlow::Continue(()))?;
/// let ends = bound.coordinates().values(&[0, 1, 2], &[1, 0, 1]);
/// assert_eq!(bound.lower_bound(&ends), Some(2));
/// # Ok::<(), pattern_database::DatabaseError>(())
/// ```
#[derive(Debug, Clone)]
pub struct PieceBound<const N: usize> {
    coordinates: Arc<Coordinates>,
    tables: Vec<Database<PiecePattern<N>>>,
}

impl<const N: usize> PieceBound<N> {
    /// Computes the tables of a plan on all cores. The observer is called with each layer, and may
    /// stop the computation.
    ///
    /// # Errors
    /// As [`Database::observed`].
    ///
    /// # Panics
    /// If there are more than `N` coordinates.
    ///
    /// # Complexity
    /// As [`Database::observed`] for each table.
    pub fn new(
        puzzle: &PieceMoves,
        plan: &PatternPlan,
        mut observer: impl FnMut(DatabaseLayer) -> ControlFlow<()>,
    ) -> Result<Self, DatabaseError> {
        assert!(plan.coordinates.len() <= N, "{} coordinates", plan.coordinates.len());
        let coordinates = Arc::new(Coordinates::new(puzzle, &plan.coordinates));
        let table = |factors: &Vec<usize>| {
            Database::observed(PiecePattern::new(&coordinates, factors), &mut observer)
        };
        let tables = plan.patterns.iter().map(table).collect::<Result<_, _>>()?;
        Ok(PieceBound { coordinates, tables })
    }

    /// The coordinates, whose values are the positions.
    pub fn coordinates(&self) -> &Coordinates {
        &self.coordinates
    }

    /// The tables.
    pub fn tables(&self) -> &[Database<PiecePattern<N>>] {
        &self.tables
    }

    /// How many bytes the tables and the coordinates take.
    pub fn bytes(&self) -> usize {
        let tables = self.tables.iter().map(Database::bytes);
        tables.sum::<usize>() + self.coordinates.bytes()
    }
}

impl<const N: usize> LowerBound<[u32; N]> for PieceBound<N> {
    fn lower_bound(&self, position: &[u32; N]) -> Option<u8> {
        let look_up = |table: &Database<PiecePattern<N>>| {
            table.entries()[table.pattern().rank_of(position)]
        };
        let most = self.tables.iter().map(look_up).max().unwrap_or(0);
        (most != UNREACHED).then_some(most)
    }
}
