//! Complete tables of a puzzle: computed, saved in a file, or opened from one.

use crate::step::StopObserver;
use crate::table_plan::{Purpose, TablePlan};
use crate::{
    Computation, Engine, EventObserver, Instance, Limits, Solution, SolveError,
};
use puzzle::{Indexed, Reply, sample_ranks};
use rayon::prelude::*;
use rows::Distances;
use std::path::Path;
use std::sync::Arc;
use table::{CompleteTable, check_distances, save_distances};

/// Number of positions at which a saved table is compared with the puzzle.
const CHECKED_POSITIONS: u64 = 500;
/// Number of distances that all threads look up at once before they are saved.
const DISTANCES_PER_BLOCK: usize = 1 << 16;

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
    /// Computes a table, by this engine or the puzzle's fastest. The observer gets each layer, and
    /// may stop it.
    ///
    /// # Errors
    /// [`SolveError`] if the puzzle has no such engine or no such table, it exceeds the limits, or
    /// the observer stops it: [`SolveError::TableStopped`] has the layers so far.
    ///
    /// # Complexity
    /// O(positions · moves) time in rows; a scan takes that for each layer. Memory: bits or a byte
    /// for each position.
    pub fn compute<R: Reply>(
        instance: &Instance,
        engine: Option<Engine>,
        purpose: Purpose,
        limits: Limits,
        observer: EventObserver<R>,
    ) -> Result<Self, SolveError> {
        let observer: StopObserver = &|event| observer(event).control_flow();
        TablePlan::new(instance, engine, purpose, limits)?.compute(observer)
    }

    /// Opens a saved table. Its label and checksums are verified, and some of its distances are
    /// compared with the puzzle.
    ///
    /// # Errors
    /// [`SolveError::File`] or [`SolveError::Distance`] if a check fails.
    ///
    /// # Complexity
    /// O(positions) time: each byte is read twice. The file is mapped, and takes no other memory.
    pub fn open(instance: &Instance, path: &Path) -> Result<Self, SolveError> {
        let puzzle = instance.puzzle();
        let positions = puzzle.position_count() as usize;
        let table =
            CompleteTable::open(path, instance.name(), instance.metric(), positions)?;
        let some = sample_ranks(puzzle.position_count(), CHECKED_POSITIONS)
            .chain([puzzle.solved_rank()]);
        check_distances(&**puzzle, &table, some)?;
        let bytes = table.distances().len() as u64;
        let computation = Computation { engine: "saved", threads: 1, bytes };
        Ok(PuzzleTable::from_bytes(puzzle, table, computation))
    }

    /// Saves the distances of a table with [`Keep::Byte`](rows::Keep::Byte), a byte each. If
    /// `may_continue` returns `false` meanwhile, the file is not changed.
    ///
    /// # Errors
    /// [`SolveError::File`] if it cannot be written, or is stopped.
    ///
    /// # Panics
    /// If only the layers were counted.
    ///
    /// # Complexity
    /// A look-up for each position.
    ///
    /// # Examples
    /// ```
    /// use rows::Keep;
    /// use solve::{Instance, Limits, Purpose, PuzzleTable};
    ///
    /// let board = Instance::find("sliding-2x3")?;
    /// let folder = tempfile::tempdir()?;
    /// let path = folder.path().join("2x3.gods");
    /// let (purpose, limits) = (Purpose::Keep(Keep::Byte), Limits::default());
    /// let table = PuzzleTable::compute(&board, None, purpose, limits, &|_| {})?;
    /// table.save(&board, &path, &|| true)?;
    /// assert_eq!(PuzzleTable::open(&board, &path)?.layers, table.layers);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn save(
        &self,
        instance: &Instance,
        path: &Path,
        may_continue: &dyn Fn() -> bool,
    ) -> Result<(), SolveError> {
        let table = self.distances.as_ref().expect("distances that were kept");
        let (positions, mut block) =
            (instance.puzzle().position_count() as usize, vec![]);
        let distances = (0..positions).map(|rank| {
            if rank % DISTANCES_PER_BLOCK == 0 {
                let ranks =
                    (rank..positions.min(rank + DISTANCES_PER_BLOCK)).into_par_iter();
                // A distance that does not fit in a byte makes a stopped save fail.
                block = if may_continue() {
                    ranks.map(|rank| table.distance(rank as u64)).collect()
                } else {
                    ranks.map(|_| Some(usize::MAX)).collect()
                };
            }
            block[rank % DISTANCES_PER_BLOCK]
        });
        let (name, metric) = (instance.name(), instance.metric());
        Ok(save_distances(path, name, metric, &self.layers, distances)?)
    }

    /// A table with a byte for each position.
    pub(crate) fn from_bytes(
        puzzle: &Arc<dyn Indexed>,
        table: CompleteTable,
        computation: Computation,
    ) -> Self {
        let layers = table.layers().to_vec();
        let distances =
            Box::new(ScannedDistances { puzzle: Arc::clone(puzzle), table });
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

/// A table with a byte for each position, with the interface of a table in rows.
struct ScannedDistances {
    puzzle: Arc<dyn Indexed>,
    table: CompleteTable,
}

impl Distances for ScannedDistances {
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
