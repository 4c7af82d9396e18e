//! The layers and facts of the catalog's puzzles.

use crate::layers;
use crate::prelude::*;
use crate::tables::{Example, MAX_POSITIONS, SolutionPath, published_layers};
use puzzle::catalog::{self, CATALOG, NamedPuzzle};
use puzzle::{Family, Indexed, Metric};

/// Adds the files and facts of this subject.
pub fn add(tables: &PuzzleTables, out: &mut Output) -> Result<()> {
    for example in &tables.examples {
        if CHARTED.contains(&example.name) {
            let layers = example.table.layers();
            out.add([layers::puzzle_chart(example.name, None, layers)?]);
        }
        let Example { name, puzzle, table } = example;
        facts(&mut out.facts, name, &**puzzle, Some(table.layers()));
        let SolutionPath { moves, positions } = example.farthest()?;
        out.facts.text(format!("{name}.farthest.position"), &positions[0]);
        out.facts.text(format!("{name}.farthest.solution"), moves.join(" "));
    }
    for LargePuzzle { name, choice, metric, layers } in large_puzzles()? {
        facts(&mut out.facts, &name, &*choice.puzzle(metric)?, layers);
    }
    Ok(())
}

/// The puzzles whose pages show a separate chart of layers.
const CHARTED: [&str; 1] = ["hanoi-3x4"];

/// A puzzle of the catalog that is too large for a computed table, in one metric.
pub struct LargePuzzle {
    /// The name in facts, with the metric if there are several.
    pub name: String,
    /// The puzzle by name.
    pub choice: NamedPuzzle,
    /// The metric, if there are several.
    pub metric: Option<Metric>,
    /// The published layers, if there are any.
    pub layers: Option<&'static [u64]>,
}

/// The examples of a family, in each of its metrics.
pub fn family_examples(
    family: &Family,
) -> impl Iterator<Item = (&'static str, Option<Metric>)> {
    let each = family.metrics.iter().copied().map(Some);
    let none = family.metrics.is_empty().then_some(None);
    let metrics: Vec<_> = each.chain(none).collect();
    let all =
        move |&name| metrics.clone().into_iter().map(move |metric| (name, metric));
    family.examples.iter().flat_map(all)
}

/// The name of a puzzle in facts, with the metric if there are several.
pub fn fact_name(example: &str, metric: Option<Metric>) -> String {
    metric.map_or(example.to_owned(), |metric| format!("{example}.{metric}"))
}

/// The catalog's examples that are too large for a computed table, in each of their metrics.
pub fn large_puzzles() -> Result<Vec<LargePuzzle>> {
    let mut larger = vec![];
    for (example, metric) in CATALOG.iter().flat_map(family_examples) {
        let choice = catalog::find(example)?;
        if choice.puzzle(None)?.position_count() > MAX_POSITIONS {
            let layers = published_layers(&choice, metric);
            larger.push(LargePuzzle {
                name: fact_name(example, metric),
                choice,
                metric,
                layers,
            });
        }
    }
    Ok(larger)
}

/// The facts of a puzzle.
fn facts(facts: &mut Facts, name: &str, puzzle: &dyn Indexed, layers: Option<&[u64]>) {
    facts.number(format!("{name}.positions"), puzzle.position_count());
    facts.number(format!("{name}.moves"), puzzle.move_names().len());
    // A complete table has a byte for each position.
    facts.number(format!("{name}.bytes"), puzzle.position_count());
    layers.iter().for_each(|layers| facts.layers(name, layers));
}
