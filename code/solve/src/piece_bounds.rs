//! The lower bound of puzzles that somebody defined: pattern databases, chosen automatically.
//!
//! ```
//! use definition::{DefinedPuzzle, Definition};
//! use puzzle::Puzzle;
//! use solve::{Limits, PositionSolver};
//!
//! let text = "a = (1,2)\nb = (2,3)\nc = (3,4)\n";
//! let cards = DefinedPuzzle::new(Definition::read("cards.gens", text.as_bytes())?)?;
//! let start = cards.scramble("a b a c")?;
//! let mut solver = PositionSolver::new(cards, None, Limits::default())?;
//! let solution = solver.solve(&start, &|_| {})?.expect("it can be solved");
//! assert_eq!(solution.moves.len(), 4);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use crate::bounded_search::{BoundedSearch, PieceSearch};
use crate::ida_star_method::BoundedPuzzle;
use crate::step::StopObserver;
use crate::{Event, Limits, SearchBound, SolveError, VISITS_BEFORE_PATTERNS};
use definition::{ArrangementPuzzle, DefinedPuzzle, Definition, Transformation};
use pattern_database::pieces::{PatternPlan, Piece, PieceBound, PieceMove, PieceMoves};
use permutation_group::Permutation;
use puzzle::Puzzle;
use std::path::Path;

/// Entries of the first tables: computed in about a second.
const FEW_ENTRIES: u64 = 1 << 25;
/// Entries of the larger tables.
const MANY_ENTRIES: u64 = 1 << 29;
/// Maximum number of positions that IDA* visits with the first tables before larger ones are
/// computed: some seconds.
const NODES_BEFORE_LARGER_TABLES: u64 = 30_000_000;
/// Entries of tables of pieces that are computed in a second.
pub(crate) const PIECE_ENTRIES_PER_SECOND: f64 = 20e6;
/// The largest number of coordinates of a position.
const MAX_COORDINATES: usize = 64;

/// A puzzle of pieces in slots.
pub trait PiecePuzzle: Puzzle + Clone + Send + Sync + 'static {
    /// The definition, whose powers are the moves.
    fn of_definition(&self) -> &Definition;

    /// A position as something that makes it of the solved one, as far as it can be seen.
    fn pieces(&self, position: &Self::Position) -> Transformation;

    /// Whether no moves lead from this position to the solved one.
    fn has_no_solution(&self, position: &Self::Position) -> bool;
}

impl PiecePuzzle for DefinedPuzzle {
    fn of_definition(&self) -> &Definition {
        self.definition()
    }

    fn pieces(&self, position: &Permutation) -> Transformation {
        self.transformation(position)
    }

    fn has_no_solution(&self, position: &Permutation) -> bool {
        self.group().check(position).is_err()
    }
}

impl PiecePuzzle for ArrangementPuzzle {
    fn of_definition(&self) -> &Definition {
        self.definition()
    }

    fn pieces(&self, position: &Vec<u16>) -> Transformation {
        self.transformation(position)
    }

    /// All positions that can be read or have a rank are reached, and the inverse of each move
    /// is a move.
    fn has_no_solution(&self, _position: &Vec<u16>) -> bool {
        false
    }
}

impl<P: PiecePuzzle> BoundedPuzzle for P {
    const VISITS: usize = VISITS_BEFORE_PATTERNS;
    const NODES: u64 = NODES_BEFORE_LARGER_TABLES;

    fn bounds(
        &self,
        _folder: Option<&Path>,
        limits: &Limits,
    ) -> Result<Vec<SearchBound>, SolveError> {
        let pieces = piece_moves(self.of_definition())?;
        let memory = limits.memory.unwrap_or(u64::MAX);
        let Some(wanted) = bound(&pieces, FEW_ENTRIES) else { return Ok(Vec::new()) };
        let refused = || SolveError::Memory {
            need: self.need(wanted),
            bytes: wanted.cost().bytes,
            limit: memory,
        };
        let few = bound_within(&pieces, FEW_ENTRIES, memory).ok_or_else(refused)?;
        let many = bound_within(&pieces, MANY_ENTRIES, memory);
        let many = many.filter(|many| many.cost().bytes > 2 * few.cost().bytes);
        Ok([few].into_iter().chain(many).collect())
    }

    fn need(&self, bound: SearchBound) -> String {
        format!("IDA* with tables {bound}")
    }

    fn search_with(
        &self,
        bound: SearchBound,
        _folder: Option<&Path>,
        limits: &Limits,
        observer: StopObserver,
    ) -> Result<Box<dyn BoundedSearch<P::Position>>, SolveError> {
        let pieces = piece_moves(self.of_definition())?;
        let SearchBound::Pieces { allowed, .. } = bound else {
            return Err(SolveError::NoLowerBound);
        };
        let plan = pieces.plan(allowed).ok_or(SolveError::NoLowerBound)?;
        match plan.coordinates.len().next_power_of_two().max(8) {
            8 => search::<P, 8>(self, &pieces, &plan, limits, observer),
            16 => search::<P, 16>(self, &pieces, &plan, limits, observer),
            32 => search::<P, 32>(self, &pieces, &plan, limits, observer),
            _ => search::<P, MAX_COORDINATES>(self, &pieces, &plan, limits, observer),
        }
    }

    fn is_unsolvable(&self, position: &P::Position) -> bool {
        self.has_no_solution(position)
    }
}

/// The search with the tables of a plan.
fn search<P: PiecePuzzle, const N: usize>(
    puzzle: &P,
    pieces: &PieceMoves,
    plan: &PatternPlan,
    limits: &Limits,
    observer: StopObserver,
) -> Result<Box<dyn BoundedSearch<P::Position>>, SolveError> {
    let report = |layer| observer(Event::PatternLayer(layer));
    let bound = PieceBound::<N>::new(pieces, plan, report)?;
    Ok(Box::new(PieceSearch::new(puzzle.clone(), bound, limits.threads)))
}

/// The lower bound with at most so many entries.
fn bound(pieces: &PieceMoves, allowed: u64) -> Option<SearchBound> {
    let plan = pieces.plan(allowed);
    let plan = plan.filter(|plan| plan.coordinates.len() <= MAX_COORDINATES)?;
    let (tables, entries) = (plan.patterns.len(), plan.entries());
    let bytes = entries + plan.coordinate_bytes(pieces.moves());
    Some(SearchBound::Pieces { tables, entries, bytes, allowed })
}

/// The lower bound with at most so many entries, and so many bytes.
fn bound_within(pieces: &PieceMoves, entries: u64, bytes: u64) -> Option<SearchBound> {
    let halves = std::iter::successors(Some(entries), |entries| Some(entries / 2));
    let mut bounds = halves.map_while(|allowed| bound(pieces, allowed));
    bounds.find(|bound| bound.cost().bytes <= bytes)
}

/// The pieces of a definition, and what all powers of its moves do to them.
fn piece_moves(definition: &Definition) -> Result<PieceMoves, SolveError> {
    let (sets, start) = (definition.sets(), definition.start());
    // Where a move is not possible, the tables' coordinates do not show it; and their goal is the
    // solved position alone.
    let is_simple = definition.illegal().is_empty() && !definition.has_turned_goals();
    let powers = definition.powers().ok().filter(|_| is_simple);
    let piece = |slot: usize| Piece {
        kind: start.pieces[slot],
        ori: start.ori[slot],
        modulus: start.moduli[slot],
    };
    let one = |(Transformation { pm, ori }, inverse)| PieceMove { pm, ori, inverse };
    let moves = powers.ok_or(SolveError::NoLowerBound)?.into_iter().map(one);
    Ok(PieceMoves::new((0..sets.slots()).map(piece).collect(), moves.collect()))
}
