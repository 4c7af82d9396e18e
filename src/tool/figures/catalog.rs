//! The catalog's puzzles: their layers and their facts.

use super::Files;
use super::facts::Facts;
use super::{layers, parallel};
use anyhow::Context;
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
/// If one cannot be computed.
pub fn computed() -> anyhow::Result<Vec<Computed>> {
    let families = CATALOG.iter().filter(|family| family.metrics.is_empty());
    let examples: Vec<_> = families.flat_map(|family| family.examples).collect();
    let compute = |name: &&&'static str| {
        let puzzle = catalog::find(name)?.puzzle(None)?;
        let table = table::distances_to_solved(&*puzzle, |_| {})?;
        Ok(Computed { name, puzzle, table })
    };
    parallel::map(&examples, compute).into_iter().collect()
}

/// A plot of each puzzle's layers.
///
/// # Errors
/// If a plot cannot be drawn.
pub fn layers(computed: &[Computed]) -> anyhow::Result<Files> {
    let plots =
        computed.iter().map(|puzzle| layers::of(puzzle.name, None, &puzzle.table));
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

/// A shortest way to solved.
pub struct Way {
    /// The moves.
    pub moves: Vec<String>,
    /// The positions, in text, with the first and the solved one.
    pub positions: Vec<String>,
}

/// The example with this name.
///
/// # Errors
/// If there is none.
fn example<'a>(name: &str, computed: &'a [Computed]) -> anyhow::Result<&'a Computed> {
    let found = computed.iter().find(|computed| computed.name == name);
    found.with_context(|| format!("no table of {name}"))
}

/// The way from one of the farthest positions of an example: the first by rank.
///
/// # Errors
/// If there is no such example.
pub fn way(name: &str, computed: &[Computed]) -> anyhow::Result<Way> {
    let example = example(name, computed)?;
    let farthest = example.table.farthest().next().unwrap_or_default();
    example.way(farthest as u64)
}

/// The way from a position of an example.
///
/// # Errors
/// If there is no such example, or no such position.
pub fn way_from(
    name: &str,
    position: &str,
    computed: &[Computed],
) -> anyhow::Result<Way> {
    let example = example(name, computed)?;
    example.way(example.puzzle.read(position)?)
}

impl Computed {
    /// The way from the position with this rank.
    fn way(&self, mut rank: u64) -> anyhow::Result<Way> {
        let Computed { puzzle, table, .. } = self;
        let names = puzzle.names();
        let mut way = Way { moves: vec![], positions: vec![puzzle.write(rank)] };
        for m in table::solution(&**puzzle, table, rank)? {
            rank = puzzle.after(rank)[m].context("a move of a solution can be done")?;
            way.moves.push(names[m].clone());
            way.positions.push(puzzle.write(rank));
        }
        Ok(way)
    }
}
