//! The index of puzzles: the catalog, and what the complete tables have found.
use puzzle::catalog::CATALOG;

use super::super::names::Names;

/// The rows of a puzzle's table: what, and the last word of the fact's name.
const ROWS: [(&str, &str); 6] = [
    ("moves", "moves"),
    ("depth", "diameter"),
    ("positions that deep", "farthest"),
    ("mean distance", "mean"),
    ("largest layer", "largest"),
    ("bytes: distances and transition tables", "bytes"),
];

/// A catalog puzzle whose numbers have not been computed.
pub fn wrong(names: &Names) -> Option<String> {
    let metrics = |entry: &'static puzzle::catalog::Entry| {
        entry.metrics.iter().map(move |metric| (entry.name, metric))
    };
    let needed = CATALOG.iter().flat_map(metrics).flat_map(|(name, metric)| {
        ROWS.iter().map(move |(_, word)| format!("{name}.{metric}.{word}"))
    });
    let missing: Vec<_> =
        needed.filter(|fact| !names.facts.contains_key(fact)).collect();
    (!missing.is_empty()).then(|| {
        format!(
            "the index of puzzles needs the facts {}: add them to \
             src/tool/figures/facts.rs and run `gods figures`",
            missing.join(", ")
        )
    })
}

/// A section for each puzzle: what it is, and its numbers in each metric.
pub fn expand() -> String {
    let mut out = String::new();
    for entry in CATALOG {
        let name = entry.name;
        out += &format!(
            "## `{name}` {{#puzzle-{name}}}\n\n{}, {{{{fact {name}.positions}}}} positions.\n\n",
            entry.about
        );
        let cells = |cell: &dyn Fn(&puzzle::Metric) -> String| {
            entry
                .metrics
                .iter()
                .map(|metric| format!(" {} |", cell(metric)))
                .collect::<String>()
        };
        out += &format!(
            "| |{}\n|:--|{}\n",
            cells(&|m| m.to_string()),
            "--:|".repeat(entry.metrics.len())
        );
        for (what, word) in ROWS {
            let facts = cells(&|metric| format!("{{{{fact {name}.{metric}.{word}}}}}"));
            out += &format!("| {what} |{facts}\n");
        }
        let published = entry.published.iter();
        let published =
            published.map(|p| format!("{} for the {} metric", p.source, p.metric));
        out += &format!(
            "\nThe layers are compared with what others have published: {}. For a metric \
             that is not named here we know of no published layers.\n\n",
            published.collect::<Vec<_>>().join(", ")
        );
    }
    out
}
