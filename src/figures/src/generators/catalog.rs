//! The catalog's puzzles: their layers and their facts.

use crate::facts::Facts;
use crate::files::Files;
use crate::layers;
use anyhow::Context;
use puzzle::catalog::{self, CATALOG, Choice};
use puzzle::{Count, Indexed, Metric};
use table::CompleteTable;

use base::parallel;

/// Beyond this many positions no table is computed for the book: what others have counted
/// must do.
const MOST: u64 = 4_000_000;

/// A puzzle of the catalog that has one metric, and its complete table.
pub struct Computed {
    /// Its name.
    pub name: &'static str,
    /// The puzzle.
    pub puzzle: Box<dyn Indexed>,
    /// The distances to solved.
    pub table: CompleteTable,
}

/// The tables of every example in the catalog that is not too large, but for the pocket
/// cube, whose three metrics have a faster way.
///
/// # Errors
/// If one cannot be computed.
pub fn computed() -> anyhow::Result<Vec<Computed>> {
    let families = CATALOG.iter().filter(|family| family.metrics.is_empty());
    let examples: Vec<_> = families.flat_map(|family| family.examples).collect();
    let compute = |name: &&&'static str| {
        let puzzle = catalog::find(name)?.puzzle(None)?;
        if puzzle.positions() > MOST {
            return Ok(None);
        }
        let table = table::distances_to_solved(&*puzzle, |_| {})?;
        Ok(Some(Computed { name, puzzle, table }))
    };
    let all: anyhow::Result<Vec<_>> =
        parallel::map(&examples, compute).into_iter().collect();
    Ok(all?.into_iter().flatten().collect())
}

/// A puzzle of the catalog that is too large for a table of its own, in one metric.
pub struct Larger {
    /// Its name, with the metric if there is more than one.
    pub name: String,
    /// The puzzle by name.
    pub choice: Choice,
    /// The metric, if there is more than one.
    pub metric: Option<Metric>,
    /// How many positions others have counted at each distance, if they have.
    pub layers: Option<&'static [u64]>,
}

/// The catalog's larger examples, in each of their metrics.
///
/// # Errors
/// If the catalog has one that cannot be made.
pub fn larger() -> anyhow::Result<Vec<Larger>> {
    let mut larger = vec![];
    for &name in CATALOG.iter().flat_map(|family| family.examples) {
        let choice = catalog::find(name)?;
        if choice.puzzle(None)?.positions() <= MOST {
            continue;
        }
        let metrics = choice.family.metrics.iter().copied().map(Some);
        let metrics: Vec<_> = metrics.collect();
        for &metric in if metrics.is_empty() { &[None][..] } else { &metrics } {
            let layers = match choice.published(metric).map(|p| p.count) {
                Some(Count::Layers(layers)) => Some(layers),
                _ => None,
            };
            let suffix = metric.map_or(String::new(), |metric| format!(".{metric}"));
            let (name, choice) = (format!("{name}{suffix}"), choice.clone());
            larger.push(Larger { name, choice, metric, layers });
        }
    }
    Ok(larger)
}

/// A plot of the published layers of each larger puzzle.
///
/// # Errors
/// If a plot cannot be drawn.
pub fn published_layers() -> anyhow::Result<Files> {
    let mut files = vec![];
    for Larger { choice, metric, layers, .. } in larger()? {
        let metric = metric.map(Metric::name);
        let plot = layers.map(|layers| layers::of(&choice.name, metric, layers));
        files.extend(plot.transpose()?.unwrap_or_default());
    }
    Ok(files)
}

/// What the text says of the larger puzzles.
///
/// # Errors
/// If the catalog has one that cannot be made.
pub fn published_facts(facts: &mut Facts) -> anyhow::Result<()> {
    for Larger { name, choice, metric, layers } in larger()? {
        let puzzle = choice.puzzle(metric)?;
        facts.number(format!("{name}.positions"), puzzle.positions());
        facts.number(format!("{name}.moves"), puzzle.names().len() as u64);
        // As a table would need them: one for each position.
        facts.number(format!("{name}.bytes"), puzzle.positions());
        if let Some(layers) = layers {
            facts.layers(&name, layers);
        }
    }
    Ok(())
}

/// A plot of each puzzle's layers.
///
/// # Errors
/// If a plot cannot be drawn.
pub fn layers(computed: &[Computed]) -> anyhow::Result<Files> {
    let plots = computed
        .iter()
        .map(|puzzle| layers::of(puzzle.name, None, puzzle.table.layers()));
    Ok(plots.collect::<anyhow::Result<Vec<_>>>()?.into_iter().flatten().collect())
}

/// What the text says of each puzzle.
///
/// # Errors
/// If there is no way from the farthest position to the solved one.
pub fn facts(facts: &mut Facts, computed: &[Computed]) -> anyhow::Result<()> {
    for Computed { name, puzzle, table } in computed {
        let names = puzzle.names();
        facts.number(format!("{name}.positions"), puzzle.positions());
        facts.number(format!("{name}.moves"), names.len() as u64);
        facts.number(format!("{name}.bytes"), table.distances().len() as u64);
        facts.table(name, table);
        let farthest = table.farthest().next().unwrap_or_default() as u64;
        let solution = table::solution(&**puzzle, table, farthest)?;
        let solution = solution.iter().map(|&m| &names[m][..]).collect::<Vec<_>>();
        facts.text(format!("{name}.farthest.position"), puzzle.write_rank(farthest));
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
    example.way(example.puzzle.read_rank(position)?)
}

impl Computed {
    /// The way from the position with this rank.
    fn way(&self, mut rank: u64) -> anyhow::Result<Way> {
        let Computed { puzzle, table, .. } = self;
        let names = puzzle.names();
        let mut way = Way { moves: vec![], positions: vec![puzzle.write_rank(rank)] };
        for m in table::solution(&**puzzle, table, rank)? {
            rank = puzzle.after(rank)[m].context("a move of a solution can be done")?;
            way.moves.push(names[m].clone());
            way.positions.push(puzzle.write_rank(rank));
        }
        Ok(way)
    }
}
