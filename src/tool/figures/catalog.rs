//! The catalog's puzzles: their layers and their facts.

use super::Files;
use super::facts::Facts;
use super::{layers, parallel};
use puzzle::catalog::{self, CATALOG};
use table::CompleteTable;

/// A puzzle of the catalog that has one metric, and its complete table.
pub struct Computed {
    /// Its name.
    pub name: &'static str,
    /// How many moves it has.
    pub moves: usize,
    /// The distances to solved.
    pub table: CompleteTable,
}

/// The tables of every example in the catalog, but for the pocket cube, whose three
/// metrics have a faster way.
///
/// # Errors
/// If one can not be computed.
pub fn computed() -> anyhow::Result<Vec<Computed>> {
    let families = CATALOG.iter().filter(|family| family.metrics.is_empty());
    let examples: Vec<_> = families.flat_map(|family| family.examples).collect();
    let compute = |name: &&&'static str| {
        let puzzle = catalog::find(name)?.puzzle(None)?;
        let table = table::distances_to_solved(&*puzzle, |_| {})?;
        Ok(Computed { name, moves: puzzle.names().len(), table })
    };
    parallel::map(&examples, compute).into_iter().collect()
}

/// A plot of each puzzle's layers.
///
/// # Errors
/// If a plot can not be drawn.
pub fn layers(computed: &[Computed]) -> anyhow::Result<Files> {
    let plots =
        computed.iter().map(|puzzle| layers::of(puzzle.name, None, &puzzle.table));
    Ok(plots.collect::<anyhow::Result<Vec<_>>>()?.into_iter().flatten().collect())
}

/// What the text says of each puzzle.
pub fn facts(facts: &mut Facts, computed: &[Computed]) {
    for Computed { name, moves, table } in computed {
        facts.number(format!("{name}.moves"), *moves as u64);
        facts.number(format!("{name}.bytes"), table.distances().len() as u64);
        facts.table(name, table);
    }
}
