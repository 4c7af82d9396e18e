//! The index of puzzles: the catalog, with facts from the complete tables.
use super::catalog::{fact_name, family_examples};
use crate::data::joined;
use crate::facts::Facts;
use crate::tables::published_layers;
use puzzle::catalog::{self, CATALOG};
use puzzle::{Family, Metric, PublishedCounts};

/// The lines of a family's table: the label, and the last word of the fact's name.
const LISTED_FACTS: [(&str, &str); 6] = [
    ("moves", "moves"),
    ("depth", "diameter"),
    ("positions that deep", "farthest"),
    ("mean distance", "mean"),
    ("largest layer", "largest"),
    ("bytes", "bytes"),
];

/// The name and Markdown of the index: a section for each family, with a column for each
/// example. The cells are directives that quote facts.
pub fn index(facts: &Facts) -> (String, String) {
    let sections = CATALOG.iter().map(|family| section(family, facts));
    ("puzzles.md".to_owned(), sections.collect())
}

fn section(family: &Family, facts: &Facts) -> String {
    let name = family.name;
    let mut out = format!("## `{name}` {{#puzzle-{name}}}\n\n{}.\n\n", family.about);
    let examples: Vec<_> = family_examples(family).collect();
    let cells = |cell: &dyn Fn(&str, Option<Metric>) -> String| -> String {
        let cell = |&(name, metric)| format!(" {} |", cell(name, metric));
        examples.iter().map(cell).collect()
    };
    // A column's title is only the size or the metric; the heading has the family's name.
    let titles = cells(&|example, metric| match example.rsplit_once('-') {
        Some((_, size)) if !family.sizes.is_empty() => size.into(),
        _ => metric.map_or(String::new(), |metric| metric.to_string()),
    });
    out += &format!("<div class=\"compact\">\n\n| |{titles}\n|:--|");
    out += &format!("{}\n", "--:|".repeat(examples.len()));
    for (what, word) in LISTED_FACTS {
        let row = cells(&|example, metric| {
            // For a puzzle that is too large for a table and has no published layers, only the
            // moves and the size are known.
            let fact = format!("{}.{word}", fact_name(example, metric));
            let known = ["moves", "bytes"].contains(&word)
                || facts.contains(&fact)
                || catalog::find(example)
                    .is_ok_and(|choice| published_layers(&choice, metric).is_some());
            if known { format!("{{{{fact {fact}}}}}") } else { "unknown".to_owned() }
        });
        out += &format!("| {what} |{row}\n");
    }
    out += "\n</div>\n";
    let published = family.published.iter().map(|published| {
        let metric =
            published.metric.map_or(String::new(), |metric| format!(", {metric}"));
        let what = match published.counts {
            PublishedCounts::Layers(_) => "layers",
            PublishedCounts::FirstLayers(_) => "first layers",
            PublishedCounts::Depth(_) => "depth",
        };
        format!("`{}`{metric}: {what}, {}", published.puzzle, published.source)
    });
    if !family.published.is_empty() {
        out += &format!("\nPublished, and compared: {}.\n", joined(published, "; "));
    }
    out + "\n"
}
