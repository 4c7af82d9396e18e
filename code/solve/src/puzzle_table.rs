//! A complete table of a puzzle, computed or opened from a file.

use crate::{Computation, Instance, Solution, SolveError};
use puzzle::{Indexed, spread};
use rows::Distances;
use std::path::Path;
use std::sync::Arc;
use table::{CompleteTable, check_distances};

/// At so many positions a saved table is compared with the puzzle.
const CHECKED: u64 = 500;

/// The layers of a puzzle, and the distances where they were kept.
pub struct PuzzleTable {
    /// How many positions there are at each distance.
    pub layers: Vec<u64>,
    /// The distances. `None` if only the layers were counted.
    pub distances: Option<Box<dyn Distances>>,
    /// How it was computed.
    pub computation: Computation,
}

impl PuzzleTable {
    /// Opens a saved table. Every byte of the file is as it was saved, the file is this puzzle's,
    /// and some of its distances were compared with the puzzle.
    ///
    /// # Errors
    /// [`SolveError::Open`] or [`SolveError::Distance`] if it is anything else.
    ///
    /// # Complexity
    /// O(positions) time: each byte is read twice. No memory but the system's.
    ///
    /// # Examples
    /// ```
    /// use solve::{Instance, PuzzleTable};
    ///
    /// let instance = Instance::find("sliding-2x3")?;
    /// let path = tempfile::tempdir()?.path().join("2x3.gods");
    /// assert!(PuzzleTable::open(&instance, &path).is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn open(instance: &Instance, path: &Path) -> Result<Self, SolveError> {
        let puzzle = instance.puzzle();
        let positions = usize::try_from(puzzle.positions()).unwrap_or(usize::MAX);
        let table =
            CompleteTable::open(path, instance.name(), instance.metric(), positions)?;
        let some = spread(puzzle.positions(), CHECKED).chain([puzzle.solved_rank()]);
        check_distances(&**puzzle, &table, some)?;
        let bytes = table.distances().len() as u64;
        let computation = Computation { engine: "saved", threads: 1, bytes };
        Ok(PuzzleTable::of_bytes(puzzle, table, computation))
    }

    /// A table with a byte for each position.
    pub(crate) fn of_bytes(
        puzzle: &Arc<dyn Indexed>,
        table: CompleteTable,
        computation: Computation,
    ) -> Self {
        let layers = table.layers().to_vec();
        let distances = Box::new(Bytes { puzzle: Arc::clone(puzzle), table });
        PuzzleTable { layers, distances: Some(distances), computation }
    }

    /// A shortest solution of a position, whose rank must be below the puzzle's `positions`.
    /// `None` if no moves solve it, or only the layers were counted.
    ///
    /// # Complexity
    /// For each move of the solution, a look-up for each neighbor up to one that is nearer.
    pub fn solution(&self, rank: u64) -> Option<Solution> {
        let moves = self.distances.as_ref()?.solution(rank)?;
        // The neighbors are looked up in the moves' order, up to the one that is nearer.
        let nodes = 1 + moves.iter().map(|&m| m as u64 + 1).sum::<u64>();
        Some(Solution { moves, nodes, computation: self.computation.clone() })
    }
}

/// A byte for each position, as a table in rows answers.
struct Bytes {
    puzzle: Arc<dyn Indexed>,
    table: CompleteTable,
}

impl Distances for Bytes {
    fn layers(&self) -> &[u64] {
        self.table.layers()
    }

    fn distance(&self, rank: u64) -> Option<usize> {
        self.table.distance(rank as usize).map(usize::from)
    }

    fn solution(&self, rank: u64) -> Option<Vec<usize>> {
        table::solution(&*self.puzzle, &self.table, rank).ok()
    }

    fn farthest(&self) -> Option<Vec<u64>> {
        Some(self.table.farthest().map(|rank| rank as u64).collect())
    }
}
