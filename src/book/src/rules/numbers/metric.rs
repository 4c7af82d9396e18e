//! A caption speaks of the puzzle, the size and the metric that its figure shows.
use std::sync::LazyLock;

use regex::Regex;

use crate::model::text::regex;

/// How a metric is called in names, and how in captions.
const METRICS: [(&str, &str); 3] = [
    ("clockwise", r"\bclockwise"),
    ("half-turn", r"\bhalf[- ]turns?\b|\bany turn\b"),
    ("quarter-turn", r"\bquarter[- ]turns?\b"),
];
/// How families are called in names, and how in captions.
const FAMILIES: [(&str, &str); 11] = [
    ("burnt-pancake", r"\bburnt"),
    ("pancake", r"\bpancake|\bstack"),
    ("pocket-cube", r"\bpocket cube"),
    ("sliding", r"\d+-puzzle|\bsliding|\brows of\b"),
    ("pyraminx", r"\bpyraminx"),
    ("skewb", r"\bskewb"),
    ("hanoi", r"\bpegs\b|\bhanoi"),
    ("topspin", r"\btopspin|\bturntable"),
    ("rubik", r"\brubik|\bphase\b"),
    ("domino", r"\bdomino"),
    ("twiddle", r"\btwiddle"),
];
const DIGITS: [&str; 10] =
    ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

static SIZE: LazyLock<Regex> = LazyLock::new(|| regex(r"-(\d+)(?:x(\d+))?-layers$"));

/// What is wrong with a figure's caption.
pub fn wrong(name: &str, caption: &str) -> Option<String> {
    let said = caption.to_lowercase();
    let says = |pattern: &str| Regex::new(pattern).is_ok_and(|it| it.is_match(&said));
    let refuse = |what: &str, found: &str, right: &str| {
        Some(format!(
            "the caption of `{name}` speaks of the {what} {found}, and the figure shows \
             {right}: write the caption of this figure, or name the other"
        ))
    };
    let family = FAMILIES.iter().find(|(family, _)| name.starts_with(family));
    if let Some((right, _)) = family.filter(|(_, own)| !says(own)) {
        let other = FAMILIES.iter().find(|(_, pattern)| says(pattern));
        if let Some((found, _)) = other {
            return refuse("puzzle", found, right);
        }
    }
    let of_facts = caption.split("{{fact ").skip(1);
    for fact in of_facts.filter_map(|rest| rest.split("}}").next()) {
        let other = FAMILIES.iter().find(|(family, _)| fact.starts_with(family));
        if let (Some((found, _)), Some((right, _))) = (other, family)
            && found != right
        {
            return refuse("puzzle", found, right);
        }
    }
    let named = METRICS.iter().find(|(metric, _)| name.contains(metric));
    let found = METRICS.iter().find(|(_, pattern)| says(pattern));
    match (named, found) {
        (Some((right, own)), found)
            if !says(own)
                || found.is_some_and(|it| it.0 == "clockwise" && it.0 != *right) =>
        {
            return refuse("metric", found.map_or("of no name", |it| it.0), right);
        }
        // Without a metric in its name it shows half turns.
        (None, Some((found, _)))
            if name.ends_with("-layers") && *found != "half-turn" =>
        {
            return refuse("metric", found, "half-turn");
        }
        _ => {}
    }
    let sizes = SIZE.captures(name)?;
    let sizes = || sizes.iter().skip(1).flatten().map(|size| size.as_str());
    let product: usize =
        sizes().filter_map(|size| size.parse::<usize>().ok()).product();
    let is_said = |size: &str| {
        let word = size.parse::<usize>().ok().and_then(|size| DIGITS.get(size));
        says(&format!(r"\b(?:{size}|{})\b", word.unwrap_or(&size)))
    };
    let is_right = sizes().all(is_said)
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
            ("move-cycles", "What each move does."),
        ] {
            assert_eq!(wrong(name, caption), None);
        }
        for (name, caption, right) in [
            ("pocket-cube-quarter-turn-layers", "The half-turn metric.", "half-turn"),
            ("pocket-cube-quarter-turn", "Clockwise quarter turns.", "clockwise"),
            ("pocket-cube-layers", "All in quarter turns.", "quarter-turn"),
            ("pocket-cube-half-turn", "All positions.", "of no name"),
            ("skewb-layers", "The Pyraminx.", "pyraminx"),
            ("skewb-layers", "All {{fact pyraminx.total}}.", "pyraminx"),
            ("pancake-9-layers", "Seven pancakes.", "size"),
        ] {
            let found = wrong(name, caption).unwrap();
            assert!(found.contains(right), "{found}");
        }
    }
}
