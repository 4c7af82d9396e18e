//! The index of puzzles: the catalog, and what the complete tables have found.
use puzzle::catalog::{CATALOG, Entry};

use super::super::large::large;
use super::super::names::Names;

/// The rows of a puzzle's table: what, and the last word of the fact's name.
const ROWS: [(&str, &str); 6] = [
    ("moves", "moves"),
    ("depth", "diameter"),
    ("positions that deep", "farthest"),
    ("mean distance", "mean"),
    ("largest layer", "largest"),
    ("bytes", "bytes"),
];

/// What is wrong with the catalog: a number that has not been computed, or one that
/// stands in what it says in words.
pub fn wrong(names: &Names) -> Option<String> {
    missing(names).or_else(|| CATALOG.iter().find_map(said))
}

/// A large number in the words of a puzzle.
fn said(entry: &Entry) -> Option<String> {
    let about = ("about", entry.about);
    let sources = entry.published.iter().map(|published| ("source", published.source));
    std::iter::once(about).chain(sources).find_map(|(field, text)| {
        let number = large(text).into_iter().next()?;
        Some(format!(
            "found {} in `{field}` of `{}` in code/puzzle/src/catalog.rs, where nothing \
             compares it: say it without the number",
            number.text, entry.name
        ))
    })
}

/// A catalog puzzle whose numbers have not been computed.
fn missing(names: &Names) -> Option<String> {
    let metrics = |entry: &'static Entry| {
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
            "<div class=\"compact\">\n\n| |{}\n|:--|{}\n",
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
            "\n</div>\n\nThe bytes are those of the distances and of the transition tables. The \
             layers are compared with what others have published: {}. For a metric \
             that is not named here we know of no published layers.\n\n",
            published.collect::<Vec<_>>().join(", ")
        );
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_words_of_a_puzzle_hold_no_large_number() {
        assert_eq!(CATALOG.iter().find_map(said), None);
        let about = Entry { about: "a cube, 3.67 million positions", ..CATALOG[0] };
        let right =
            "found 3.67 million in `about` of `pocket-cube` in code/puzzle/src/";
        assert!(said(&about).unwrap().starts_with(right));
        let [first, ..] = CATALOG[0].published else { panic!("nothing is published") };
        let published =
            [puzzle::catalog::Published { source: "page 3674160", ..*first }];
        let source = Entry { published: Box::leak(Box::new(published)), ..CATALOG[0] };
        assert!(said(&source).unwrap().starts_with("found 3674160 in `source` of"));
    }
}
