//! The catalog's puzzles: their layers and their facts.

use crate::facts::Facts;
use crate::layers;
use crate::output::{Files, Output};
use crate::tables::{Example, MOST, Tables};
use puzzle::catalog::{self, CATALOG, Choice};
use puzzle::{Count, Metric};

/// Adds the files and facts of this subject.
pub fn add(tables: &Tables, out: &mut Output) -> anyhow::Result<()> {
    out.files.extend(layers(&tables.examples)?);
    out.files.extend(published_layers()?);
    facts(&mut out.facts, &tables.examples)?;
    published_facts(&mut out.facts)?;
    Ok(())
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
fn published_layers() -> anyhow::Result<Files> {
    let mut files = vec![];
    for Larger { choice, metric, layers, .. } in larger()? {
        let metric = metric.map(Metric::name);
        let plot = layers.map(|layers| layers::of(&choice.name, metric, layers));
        files.extend(plot.transpose()?.unwrap_or_default());
    }
    Ok(files)
}

/// What the text says of the larger puzzles.
fn published_facts(facts: &mut Facts) -> anyhow::Result<()> {
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
fn layers(examples: &[Example]) -> anyhow::Result<Files> {
    let plots = examples
        .iter()
        .map(|puzzle| layers::of(puzzle.name, None, puzzle.table.layers()));
    Ok(plots.collect::<anyhow::Result<Vec<_>>>()?.into_iter().flatten().collect())
}

/// What the text says of each puzzle.
fn facts(facts: &mut Facts, examples: &[Example]) -> anyhow::Result<()> {
    for Example { name, puzzle, table } in examples {
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
