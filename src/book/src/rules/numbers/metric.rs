//! A caption speaks of the puzzle, the size and the metric that its figure or table shows,
//! and of no other.
use std::sync::LazyLock;

use regex::Regex;

use super::words;
use crate::model::text::regex;

/// How a metric is called in names, and how in captions.
const METRICS: [(&str, &str); 3] = [
    ("clockwise", r"\bclockwise"),
    ("half-turn", r"\b(?:half|face)[- ]turns?\b|\bany turn\b|\b[hf]tm\b"),
    ("quarter-turn", r"\bquarter[- ]turns?\b|\bqtm\b|\b90 ?(?:°|deg)"),
];
/// How families are called in names, and how in captions.
const FAMILIES: [(&str, &str); 11] = [
    ("burnt-pancake", r"\bburnt"),
    ("pancake", r"\bpancake|\bstack"),
    ("pocket-cube", r"\bpocket cube|\b2[×x]2[×x]2\b"),
    ("sliding", r"\d+-puzzle|\bsliding|\brows of\b"),
    ("pyraminx", r"\bpyraminx"),
    ("skewb", r"\bskewb"),
    ("hanoi", r"\bpegs\b|\bhanoi"),
    ("topspin", r"\btopspin|\bturntable"),
    ("rubik", RUBIK),
    ("domino", RUBIK),
    ("twiddle", r"\btwiddle"),
];
const RUBIK: &str = r"\brubik|\bphase\b|\bdomino|\b3[×x]3[×x]3\b";

static SIZE: LazyLock<Regex> = LazyLock::new(|| regex(r"-(\d+)(?:x(\d+))?-layers$"));

/// What is wrong with the caption of a figure, or of a table.
pub fn wrong(name: &str, caption: &str, is_figure: bool) -> Option<String> {
    let said = caption.to_lowercase();
    let says = |pattern: &str| Regex::new(pattern).is_ok_and(|it| it.is_match(&said));
    let refuse = |what: &str, found: &str, right: &str| {
        Some(format!(
            "the caption of `{name}` speaks of the {what} {found}, and it shows {right}: write \
             the caption of this one, or name the other"
        ))
    };
    let of_facts = caption.split("{{fact ").skip(1);
    let facts: Vec<_> = of_facts.filter_map(|rest| rest.split("}}").next()).collect();
    if let Some((right, own)) = FAMILIES.iter().find(|it| name.starts_with(it.0)) {
        // A burnt pancake is a pancake.
        let is_part = |other: &str| says(own) && right.contains(other);
        let is_other = |(other, pattern): &&(&str, &str)| {
            pattern != own
                && (says(pattern) && !is_part(other)
                    || facts.iter().any(|fact| fact.starts_with(other)))
        };
        if let Some((found, _)) = FAMILIES.iter().find(is_other) {
            return refuse("puzzle", found, right);
        }
    }
    let named = METRICS.iter().find(|(metric, _)| name.contains(metric));
    // Without a metric in its name a figure of layers shows half turns.
    let is_plain = named.is_none() && is_figure && name.ends_with("-layers");
    if let Some((right, own)) = named.or(is_plain.then_some(&METRICS[1])) {
        let is_other = |(metric, pattern): &&(&str, &str)| {
            let of_it = format!(".{metric}.");
            metric != right
                && (says(pattern) && (*right, *metric) != ("clockwise", "quarter-turn")
                    || facts.iter().any(|fact| fact.contains(&of_it)))
        };
        if let Some((found, _)) = METRICS.iter().find(is_other) {
            return refuse("metric", found, right);
        }
        if !says(own) && (!is_plain || name.starts_with("pocket-cube")) {
            return refuse("metric", "of no name", right);
        }
    }
    let sizes = SIZE.captures(name)?;
    let sizes = || sizes.iter().skip(1).flatten().map(|size| size.as_str());
    let product: usize =
        sizes().filter_map(|size| size.parse::<usize>().ok()).product();
    let is_right = sizes().all(|size| words::says(&said, size))
        || said.contains(&format!("{}-puzzle", product.saturating_sub(1)));
    let right = sizes().collect::<Vec<_>>().join("x");
    if is_right { None } else { refuse("size", "of another or of none", &right) }
}

#[cfg(test)]
mod tests {
    use super::wrong;

    #[test]
    fn a_caption_and_its_figure_agree() {
        for (name, caption) in [
            ("pocket-cube-quarter-turn", "The pocket cube in the quarter-turn metric."),
            ("pocket-cube-clockwise", "The pocket cube with clockwise quarter turns."),
            ("pocket-cube-layers", "All, where any turn of one face is one move."),
            ("sliding-3x3-layers", "The 8-puzzle."),
            ("hanoi-4x8-layers", "Four pegs, eight discs."),
            ("burnt-pancake-7-layers", "Seven burnt pancakes."),
            ("move-cycles", "What each move does."),
        ] {
            assert_eq!(wrong(name, caption, true), None);
        }
        for (name, caption, right) in [
            ("pocket-cube-quarter-turn-layers", "The half-turn metric.", "half-turn"),
            ("pocket-cube-quarter-turn", "Clockwise quarter turns.", "clockwise"),
            ("pocket-cube-layers", "All in quarter turns.", "quarter-turn"),
            ("pocket-cube-half-turn", "All positions.", "of no name"),
            ("skewb-layers", "The Pyraminx.", "pyraminx"),
            ("skewb-layers", "All {{fact pyraminx.total}}.", "pyraminx"),
            ("pocket-cube-layers", "The 3×3×3 cube, any turn being a move.", "rubik"),
            ("pyraminx-layers", "The Pyraminx, as the pocket cube.", "pocket-cube"),
            ("pocket-cube-layers", "The pocket cube.", "of no name"),
            ("pocket-cube-layers", "In QTM.", "quarter-turn"),
            ("pocket-cube-layers", "A turn by 90° is one move.", "quarter-turn"),
            ("pocket-cube-half-turn", "Half and quarter turns.", "quarter-turn"),
            ("pocket-cube-layers", "Any turn: {{fact a.clockwise.b}}.", "clockwise"),
            ("pancake-9-layers", "Seven pancakes.", "size"),
        ] {
            let found = wrong(name, caption, true).unwrap();
            assert!(found.contains(right), "{found}");
        }
        let table = |caption| wrong("pocket-cube-layers", caption, false);
        assert!(table("All layers.").is_none() && table("The Skewb.").is_some());
    }
}
