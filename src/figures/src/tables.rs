//! The complete tables that several figures show, each computed once.
use anyhow::Context;
use base::parallel;
use puzzle::catalog::{self, CATALOG, NamedPuzzle};
use puzzle::{Indexed, Metric, PublishedCounts};
use table::{CompleteTable, PocketCubeTable};

/// The tables.
pub struct PuzzleTables {
    /// The pocket cube in each metric.
    pub cubes: Vec<(Metric, PocketCubeTable)>,
    /// The catalog's examples that are not too large and have one metric.
    pub examples: Vec<Example>,
}

impl PuzzleTables {
    /// Computes them.
    pub fn new() -> anyhow::Result<Self> {
        let cube = |&metric: &Metric| (metric, PocketCubeTable::new(metric));
        Ok(PuzzleTables {
            cubes: parallel::map(&Metric::ALL, cube),
            examples: examples()?,
        })
    }

    /// The pocket cube in the half-turn metric, the first of all.
    pub fn half_turn(&self) -> &PocketCubeTable {
        &self.cubes[0].1
    }

    /// The example with this name.
    pub fn example(&self, name: &str) -> anyhow::Result<&Example> {
        let found = self.examples.iter().find(|example| example.name == name);
        found.with_context(|| format!("no table of {name}"))
    }
}

/// How many positions others have counted at each distance, if they have.
pub fn published_layers(
    choice: &NamedPuzzle,
    metric: Option<Metric>,
) -> Option<&'static [u64]> {
    match choice.published(metric)?.counts {
        PublishedCounts::Layers(layers) => Some(layers),
        _ => None,
    }
}

/// Beyond this many positions no table is computed for the book: what others have counted
/// must do.
pub const MAX_POSITIONS: u64 = 4_000_000;

/// A puzzle of the catalog that has one metric, and its complete table.
pub struct Example {
    /// Its name.
    pub name: &'static str,
    /// The puzzle.
    pub puzzle: Box<dyn Indexed>,
    /// The distances to solved.
    pub table: CompleteTable,
}

/// The tables of every example in the catalog that is not too large, but for the pocket
/// cube, whose three metrics have a faster way.
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

/// A shortest solution of a position.
pub struct SolutionPath {
    /// The moves.
    pub moves: Vec<String>,
    /// The positions, in text, with the first and the solved one.
    pub positions: Vec<String>,
}

impl Example {
    /// The solution of the first by rank of the farthest positions.
    pub fn farthest(&self) -> anyhow::Result<SolutionPath> {
        self.solution(self.table.farthest().next().unwrap_or_default() as u64)
    }

    /// The solution of the position with this rank.
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
