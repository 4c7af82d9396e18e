//! The complete tables that several generators use, each computed once.
use anyhow::Context;
use base::parallel;
use puzzle::catalog::{self, CATALOG, NamedPuzzle};
use puzzle::{Indexed, Metric, PublishedCounts};
use table::{CompleteTable, PocketCubeTable};

/// Complete tables of puzzles.
pub struct PuzzleTables {
    /// The pocket cube in each metric.
    pub cubes: Vec<(Metric, PocketCubeTable)>,
    /// The examples of the catalog that have one metric and at most [`MAX_POSITIONS`].
    pub examples: Vec<Example>,
}

impl PuzzleTables {
    /// Computes all tables.
    pub fn new() -> anyhow::Result<Self> {
        let cube = |&metric: &Metric| (metric, PocketCubeTable::new(metric));
        Ok(PuzzleTables {
            cubes: parallel::map(&Metric::ALL, cube),
            examples: examples()?,
        })
    }

    /// The table of the pocket cube in the half-turn metric.
    pub fn half_turn(&self) -> &PocketCubeTable {
        &self.cubes[0].1
    }

    /// The example with this name.
    pub fn example(&self, name: &str) -> anyhow::Result<&Example> {
        let found = self.examples.iter().find(|example| example.name == name);
        found.with_context(|| format!("no table of {name}"))
    }
}

/// The published layers of a puzzle, if there are any.
pub fn published_layers(
    choice: &NamedPuzzle,
    metric: Option<Metric>,
) -> Option<&'static [u64]> {
    match choice.published(metric)?.counts {
        PublishedCounts::Layers(layers) => Some(layers),
        _ => None,
    }
}

/// The maximum number of positions for which a table is computed; for larger puzzles, the book
/// shows published layers.
pub const MAX_POSITIONS: u64 = 4_000_000;

/// A puzzle of the catalog that has one metric, and its complete table.
pub struct Example {
    /// The name.
    pub name: &'static str,
    /// The puzzle.
    pub puzzle: Box<dyn Indexed>,
    /// The distances to solved.
    pub table: CompleteTable,
}

/// Computes the tables of all examples in the catalog that have one metric and are not too
/// large. The pocket cube has three metrics.
fn examples() -> anyhow::Result<Vec<Example>> {
    let families = CATALOG.iter().filter(|family| family.metrics.is_empty());
    let examples: Vec<_> = families.flat_map(|family| family.examples).collect();
    let compute = |name: &&&'static str| {
        let puzzle = catalog::find(name)?.puzzle(None)?;
        if puzzle.position_count() > MAX_POSITIONS {
            return Ok(None);
        }
        let table = table::distances_to_solved(&*puzzle, |_| {})?;
        Ok(Some(Example { name, puzzle, table }))
    };
    let all: anyhow::Result<Vec<_>> =
        parallel::map(&examples, compute).into_iter().collect();
    Ok(all?.into_iter().flatten().collect())
}

/// A shortest solution with its positions.
pub struct SolutionPath {
    /// The moves.
    pub moves: Vec<String>,
    /// The positions as text, from the first to the solved one.
    pub positions: Vec<String>,
}

impl Example {
    /// A solution of the farthest position with the smallest rank.
    pub fn farthest(&self) -> anyhow::Result<SolutionPath> {
        self.solution(self.table.farthest().next().unwrap_or_default() as u64)
    }

    /// A solution of the position with this rank.
    pub fn solution(&self, mut rank: u64) -> anyhow::Result<SolutionPath> {
        let Example { puzzle, table, .. } = self;
        let names = puzzle.move_names();
        let mut solution =
            SolutionPath { moves: vec![], positions: vec![puzzle.write_rank(rank)] };
        for m in table::solution(&**puzzle, table, rank)? {
            rank = puzzle.successors(rank)[m]
                .context("a move of a solution can be done")?;
            solution.moves.push(names[m].clone());
            solution.positions.push(puzzle.write_rank(rank));
        }
        Ok(solution)
    }
}
