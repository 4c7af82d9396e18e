//! The catalog's puzzles: their layers and their facts.

use super::Files;
use super::facts::Facts;
use super::layers;
use puzzle::Indexed;
use puzzle::catalog::{self, CATALOG};
use table::CompleteTable;

/// A puzzle of the catalog that has one metric, and its complete table.
pub struct Computed {
    /// Its name.
    pub name: &'static str,
    /// The puzzle.
    pub puzzle: Box<dyn Indexed>,
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
    let examples = families.flat_map(|family| family.examples);
    let compute = |&name: &&'static str| {
        let puzzle = catalog::find(name)?.puzzle(None)?;
        let table = table::distances_to_solved(&*puzzle, |_| {})?;
        Ok(Computed { name, puzzle, table })
    };
    examples.map(compute).collect()
}

/// A plot of each puzzle's layers.
///
/// # Errors
/// If a plot can not be drawn.
pub fn layers(computed: &[Computed]) -> anyhow::Result<Files> {
    let plots = computed.iter().map(|puzzle| layers::of(puzzle.name, &puzzle.table));
    Ok(plots.collect::<anyhow::Result<Vec<_>>>()?.into_iter().flatten().collect())
}

/// What the text says of each puzzle.
///
/// # Errors
/// If there is no way from the farthest position to the solved one.
pub fn facts(facts: &mut Facts, computed: &[Computed]) -> anyhow::Result<()> {
    for Computed { name, puzzle, table } in computed {
        let names = puzzle.names();
        facts.number(format!("{name}.positions"), puzzle.count());
        facts.number(format!("{name}.moves"), names.len() as u64);
        facts.number(format!("{name}.bytes"), table.distances().len() as u64);
        facts.table(name, table);
        let farthest = table.farthest().next().unwrap_or_default() as u64;
        let solution = table::solution(&**puzzle, table, farthest)?;
        let solution = solution.iter().map(|&m| &names[m][..]).collect::<Vec<_>>();
        facts.text(format!("{name}.farthest.position"), puzzle.write(farthest));
        facts.text(format!("{name}.farthest.solution"), solution.join(" "));
    }
    Ok(())
}
