//! The index of puzzles: the catalog, and the facts that the complete tables have found.
use std::collections::BTreeSet;

use puzzle::catalog::CATALOG;
use puzzle::{Count, Family};

/// What is listed of a puzzle, and the last word of the fact's name.
const LISTED: [(&str, &str); 6] = [
    ("moves", "moves"),
    ("depth", "diameter"),
    ("positions that deep", "farthest"),
    ("mean distance", "mean"),
    ("largest layer", "largest"),
    ("bytes", "bytes"),
];

/// A section for each family, in Markdown that names the facts of this file: what it is,
/// and a column for each example.
pub fn index(facts: &str) -> (String, String) {
    let facts = facts.lines().filter_map(|line| line.split_once(" = "));
    let facts: BTreeSet<_> = facts.map(|(name, _)| name).collect();
    let sections = CATALOG.iter().map(|family| section(family, &facts));
    ("puzzles.md".to_owned(), sections.collect())
}

fn section(family: &Family, facts: &BTreeSet<&str>) -> String {
    let name = family.name;
    let mut out = format!("## `{name}` {{#puzzle-{name}}}\n\n{}.\n\n", family.about);
    let examples = examples(family);
    let cells = |cell: &dyn Fn(&str) -> String| -> String {
        examples.iter().map(|example| format!(" {} |", cell(example))).collect()
    };
    // The family's name is the heading: a column says the size or the metric.
    let titles = cells(&|example| match example.rsplit_once(['-', '.']) {
        Some((_, size)) if !family.sizes.is_empty() => size.into(),
        _ => example.rsplit_once('.').map_or("", |(_, metric)| metric).into(),
    });
    out += &format!("<div class=\"compact\">\n\n| |{titles}\n|:--|");
    out += &format!("{}\n", "--:|".repeat(examples.len()));
    for (what, word) in LISTED {
        let row = cells(&|example| {
            let fact = format!("{example}.{word}");
            let known = ["moves", "bytes"].contains(&word)
                || facts.contains(&*fact)
                || has_published_layers(example);
            if known { format!("{{{{fact {fact}}}}}") } else { "unknown".to_owned() }
        });
        out += &format!("| {what} |{row}\n");
    }
    out += "\n</div>\n";
    let published = family.published.iter().map(|published| {
        let metric =
            published.metric.map_or(String::new(), |metric| format!(", {metric}"));
        let what = match published.count {
            Count::Layers(_) => "layers",
            Count::First(_) => "first layers",
            Count::Depth(_) => "depth",
        };
        format!("`{}`{metric}: {what}, {}", published.puzzle, published.source)
    });
    let published: Vec<_> = published.collect();
    if !published.is_empty() {
        out += &format!("\nPublished, and compared: {}.\n", published.join("; "));
    }
    out + "\n"
}

/// The names of the family's examples as facts have them: with the metric, if any.
fn examples(family: &Family) -> Vec<String> {
    let example = |&name: &&str| match family.metrics {
        [] => vec![name.to_string()],
        metrics => metrics.iter().map(|metric| format!("{name}.{metric}")).collect(),
    };
    family.examples.iter().flat_map(example).collect()
}

/// Whether somebody has published the layers: of a puzzle too large for a table whose
/// layers nobody has, only its moves and its size are known.
fn has_published_layers(example: &str) -> bool {
    let mut all = CATALOG.iter().flat_map(|family| family.published);
    all.any(|published| {
        let metric = published.metric.map_or(String::new(), |m| format!(".{m}"));
        matches!(published.count, Count::Layers(_))
            && format!("{}{metric}", published.puzzle) == example
    })
}
