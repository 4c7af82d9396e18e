//! The index of puzzles: the catalog, and what the complete tables have found.
use puzzle::catalog::{CATALOG, Count, Family};

use super::super::names::Names;

/// What is listed of a puzzle, and the last word of the fact's name.
const LISTED: [(&str, &str); 6] = [
    ("moves", "moves"),
    ("depth", "diameter"),
    ("positions that deep", "farthest"),
    ("mean distance", "mean"),
    ("largest layer", "largest"),
    ("bytes", "bytes"),
];

/// The names of the family's examples as facts have them: with the metric, if any.
fn examples(family: &Family) -> Vec<String> {
    let example = |&name: &&str| match family.metrics {
        [] => vec![name.to_string()],
        metrics => metrics.iter().map(|metric| format!("{name}.{metric}")).collect(),
    };
    family.examples.iter().flat_map(example).collect()
}

/// A catalog puzzle whose numbers have not been computed.
pub fn wrong(names: &Names) -> Option<String> {
    let examples = CATALOG.iter().flat_map(examples);
    let needed = examples
        .flat_map(|name| LISTED.iter().map(move |(_, word)| format!("{name}.{word}")));
    let missing: Vec<_> =
        needed.filter(|fact| !names.facts.contains_key(fact)).collect();
    (!missing.is_empty()).then(|| {
        format!(
            "the index of puzzles needs the facts {}: run `gods figures`",
            missing.join(", ")
        )
    })
}

/// A section for each family: what it is, and a row for each example.
pub fn expand() -> String {
    let mut out = String::new();
    for family in CATALOG {
        let name = family.name;
        out += &format!("## `{name}` {{#puzzle-{name}}}\n\n{}.\n\n", family.about);
        let titles: String =
            LISTED.iter().map(|(title, _)| format!(" {title} |")).collect();
        out += &format!("| puzzle |{titles}\n|:--|{}\n", "--:|".repeat(LISTED.len()));
        for example in examples(family) {
            let fact = |word| format!(" {{{{fact {example}.{word}}}}} |");
            let facts: String = LISTED.iter().map(|(_, word)| fact(word)).collect();
            out += &format!("| `{}` |{facts}\n", example.replace('.', "` `"));
        }
        let published = family.published.iter().map(|p| {
            let metric = p.metric.map_or(String::new(), |metric| format!(", {metric}"));
            let what = match p.count {
                Count::Layers(_) => "layers",
                Count::Depth(_) => "depth",
            };
            format!("`{}`{metric}: {what}, {}", p.puzzle, p.source)
        });
        let published: Vec<_> = published.collect();
        if !published.is_empty() {
            out += &format!("\nPublished, and compared: {}.\n", published.join("; "));
        }
        out += "\n";
    }
    out
}
