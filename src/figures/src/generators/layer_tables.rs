//! All layer tables of the catalog: a page that lists them, and a CSV file for each.

use super::catalog::{fact_name, family_examples};
use crate::prelude::*;
use crate::tables::{MAX_POSITIONS, published_layers};
use puzzle::catalog::{self, CATALOG, NamedPuzzle};
use puzzle::{Family, Metric, PublishedCounts};
use std::collections::BTreeMap;

/// The file of the page, and the end of each CSV file's name.
const PAGE: &str = "layer-tables.md";
const FILE_SUFFIX: &str = "-layers.csv";

/// Adds the files of this subject.
pub fn add(tables: &PuzzleTables, out: &mut Output) -> Result<()> {
    let mut page = String::new();
    for family in CATALOG {
        let layers = family_layers(family, tables)?;
        if layers.is_empty() {
            continue;
        }
        let about = family.about;
        let name = family.name;
        page += &format!("## `{name}` {{#layers-of-{name}}}\n\n{about}.\n\n");
        for table in layers {
            page += &table.entry();
            out.files
                .push((format!("{}{FILE_SUFFIX}", table.file_stem()), table.csv()));
        }
    }
    out.files.push((PAGE.to_owned(), page));
    Ok(())
}

/// The layers of a puzzle.
struct LayerTable {
    choice: NamedPuzzle,
    metric: Option<Metric>,
    layers: Vec<u64>,
    /// Whether this program has computed them.
    is_computed: bool,
}

/// The layer tables of a family, from the smallest puzzle to the largest.
fn family_layers(family: &Family, tables: &PuzzleTables) -> Result<Vec<LayerTable>> {
    let known = family.published.iter();
    let known = known
        .filter(|published| matches!(published.counts, PublishedCounts::Layers(_)));
    let known = known.map(|published| (published.puzzle, published.metric));
    let mut puzzles = BTreeMap::new();
    for (name, metric) in family_examples(family).chain(known) {
        let choice = catalog::find(name)?;
        let metric_at = family.metrics.iter().position(|of| Some(*of) == metric);
        let key = (choice.sizes.clone(), metric_at);
        puzzles.entry(key).or_insert((choice, metric));
    }
    let mut found = vec![];
    for (choice, metric) in puzzles.into_values() {
        let computed = computed_layers(&choice, metric, tables)?;
        let published = published_layers(&choice, metric);
        if let (Some(computed), Some(published)) = (&computed, published) {
            ensure!(computed == published, "{} is not as published", choice.name);
        }
        let is_computed = computed.is_some();
        if let Some(layers) = computed.or(published.map(<[u64]>::to_vec)) {
            found.push(LayerTable { choice, metric, layers, is_computed });
        }
    }
    Ok(found)
}

/// Computes the layers of a puzzle. `None` if it is too large.
fn computed_layers(
    choice: &NamedPuzzle,
    metric: Option<Metric>,
    tables: &PuzzleTables,
) -> Result<Option<Vec<u64>>> {
    let name = &choice.name;
    if let Some(example) = tables.examples.iter().find(|example| example.name == name) {
        return Ok(Some(example.table.layers().to_vec()));
    }
    if name == "pocket-cube" {
        let cube = tables.cubes.iter().find(|(of, _)| Some(*of) == metric);
        return Ok(cube.map(|(_, cube)| cube.table().layers().to_vec()));
    }
    let puzzle = choice.puzzle(metric)?;
    if puzzle.position_count() > MAX_POSITIONS {
        return Ok(None);
    }
    Ok(Some(table::distances_to_solved(&*puzzle, |_| {})?.layers().to_vec()))
}

impl LayerTable {
    /// The name of the CSV file without [`FILE_SUFFIX`].
    fn file_stem(&self) -> String {
        fact_name(&self.choice.name, self.metric).replace('.', "-")
    }

    /// The entry on the page: a line, and the layers in a collapsed table.
    fn entry(&self) -> String {
        let LayerTable { choice, metric, layers, is_computed } = self;
        let file = self.file_stem();
        let metric_named = metric.map_or(String::new(), |metric| format!(", {metric}"));
        let published = choice
            .published(*metric)
            .filter(|it| matches!(it.counts, PublishedCounts::Layers(_)));
        let source = match (published.map(|published| published.source), is_computed) {
            (Some(source), true) => {
                format!("published: {source}; computed here as well")
            }
            (Some(source), false) => format!("published: {source}"),
            (None, _) => "computed here".to_owned(),
        };
        let (total, depth) = (layers.iter().sum(), layers.len() - 1);
        let rows = (0..).zip(layers);
        let rows = rows.map(|(distance, &count): (usize, _)| {
            format!("| {distance} | {} |\n", thousands(count))
        });
        format!(
            "<div class=\"entry\" id=\"layers-{file}\">\n\n\
             **`{name}`{metric_named}** {total} positions, farthest distance {depth}\n\n\
             <div class=\"entry-foot\">\n\n{source} · [CSV]({file}{FILE_SUFFIX})\n\n</div>\n\n\
             <details><summary>Positions at each distance</summary>\n\n\
             | distance | positions |\n|--:|--:|\n{rows}\n</details>\n\n</div>\n\n",
            name = choice.name,
            total = thousands(total),
            rows = rows.collect::<String>(),
        )
    }

    /// The text of the CSV file.
    fn csv(&self) -> String {
        let rows = (0..).zip(&self.layers);
        let rows =
            rows.map(|(distance, count): (usize, _)| format!("{distance},{count}\n"));
        format!("distance,positions\n{}", rows.collect::<String>())
    }
}
