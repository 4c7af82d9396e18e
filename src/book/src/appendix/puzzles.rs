//! The index of puzzles: the catalog, and what the complete tables have found.
use puzzle::catalog::CATALOG;
use puzzle::{Count, Family};

use super::super::large::large;
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

/// Whether this was found by somebody: of a puzzle too large for a table whose layers
/// nobody has published, only its moves and its size are known.
fn known(names: &Names, example: &str, word: &str) -> bool {
    let published = || {
        let all = CATALOG.iter().flat_map(|family| family.published);
        all.filter(|it| matches!(it.count, Count::Layers(_))).any(|it| {
            let metric = it.metric.map_or(String::new(), |metric| format!(".{metric}"));
            format!("{}{metric}", it.puzzle) == example
        })
    };
    let fact = || names.facts.contains_key(&format!("{example}.{word}"));
    ["moves", "bytes"].contains(&word) || fact() || published()
}

/// What is wrong with the catalog: a number that has not been computed, or one that
/// stands in what it says in words.
pub fn wrong(names: &Names) -> Option<String> {
    missing(names).or_else(|| CATALOG.iter().find_map(said))
}

/// A large number in the words of a family.
fn said(family: &Family) -> Option<String> {
    let about = ("about", family.about);
    let sources = family.published.iter().map(|published| ("source", published.source));
    std::iter::once(about).chain(sources).find_map(|(field, text)| {
        let number = large(text).into_iter().next()?;
        Some(format!(
            "found {} in `{field}` of `{}` in code/puzzle/src, where nothing compares \
             it: say it without the number",
            number.text, family.name
        ))
    })
}

/// A catalog puzzle whose numbers have not been computed.
fn missing(names: &Names) -> Option<String> {
    let examples = CATALOG.iter().flat_map(examples);
    let needed = examples.flat_map(|name| {
        let words = LISTED.iter().map(|&(_, word)| word);
        let words: Vec<_> = words.filter(|word| known(names, &name, word)).collect();
        words.into_iter().map(move |word| format!("{name}.{word}"))
    });
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
pub fn expand(names: &Names) -> String {
    let mut out = String::new();
    for family in CATALOG {
        let name = family.name;
        out += &format!("## `{name}` {{#puzzle-{name}}}\n\n{}.\n\n", family.about);
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
            let facts = cells(&|example| match known(names, example, word) {
                true => format!("{{{{fact {example}.{word}}}}}"),
                false => "unknown".to_owned(),
            });
            out += &format!("| {what} |{facts}\n");
        }
        out += "\n</div>\n";
        let published = family.published.iter().map(|p| {
            let metric = p.metric.map_or(String::new(), |metric| format!(", {metric}"));
            let what = match p.count {
                Count::Layers(_) => "layers",
                Count::First(_) => "first layers",
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_words_of_a_puzzle_hold_no_large_number() {
        assert_eq!(CATALOG.iter().find_map(said), None);
        let about = Family { about: "a cube, 3.67 million positions", ..CATALOG[0] };
        let right = "found 3.67 million in `about` of `pocket-cube` in code/puzzle/src";
        assert!(said(&about).unwrap().starts_with(right));
        let [first, ..] = CATALOG[0].published else { panic!("nothing is published") };
        let published = [puzzle::Published { source: "page 3674160", ..*first }];
        let source = Family { published: Box::leak(Box::new(published)), ..CATALOG[0] };
        assert!(said(&source).unwrap().starts_with("found 3674160 in `source` of"));
    }
}
