//! A figure to fill in: its values are boxes, and what a reader needs to read it stays.
//!
//! A value is a text of digits and signs without a letter, or a number behind the last `=` of
//! a computation. Which of them are given is said below, figure by figure, and nowhere else.
use std::sync::LazyLock;

use regex::{Captures, Regex};

use crate::model::text::regex;

/// Figures that ask nothing once their values are gone.
const LEFT_OUT: &[&str] = &[
    "fifteen-effort",
    "fifteen-parts",
    "ida-depths",
    "lower-bound-panels",
    "one-bit-words",
    "pattern-halves",
    "pruning-bounds",
    "search-growth",
    "symmetry-squares",
    "transition-split",
];

/// What stays in a figure: texts whose tag has one of these parts, such as a column of names
/// by its `x`, or all small labels.
const GIVEN: &[(&str, &[&str])] = &[
    // The ends of a ruler.
    ("orientation-ruler", &[" y=\"218\""]),
    ("permutation-ruler", &[" y=\"218\""]),
    // The rows themselves: their numbers are asked for.
    ("orientation-zero-twist", &[" x=\"28\"", " x=\"142\"", " x=\"256\""]),
    ("permutation-even-pairs", &[" x=\"49\"", " x=\"161\"", " x=\"273\""]),
    ("permutation-smaller-to-right", &[" y=\"134\""]),
    // The digits: their place values are asked for.
    ("place-value", &[" y=\"101\"", " y=\"225\"", " y=\"349\""]),
    // The slots.
    ("combination-blocks", &[" y=\"22\""]),
    ("combination-path", &[" x=\"16\""]),
    ("move-cycles", &[" y=\"55\"", " y=\"115\""]),
    // The position that is moved.
    ("commuting-square", &[" x=\"74\" y=\"71\""]),
    ("twiddle-move", &[" x=\"57\"", " x=\"87\"", " x=\"117\""]),
    // The tiles of a board.
    ("lower-bound-example", &[" y=\"62\"", " y=\"96\"", " y=\"130\""]),
    ("search-2x2", &[" x=\"16\"", " text-anchor=\"middle\""]),
    // The passes, and the first and the last cell.
    ("scan-24", &[" x=\"16\"", " y=\"42\""]),
];

static TEXT: LazyLock<Regex> = LazyLock::new(|| regex(r"<text([^>]*)>([^<]*)</text>"));
static DESCRIPTION: LazyLock<Regex> =
    LazyLock::new(|| regex(r"(?s)<desc[^>]*>.*?</desc>\n?"));
static LABELED: LazyLock<Regex> =
    LazyLock::new(|| regex(r#"aria-labelledby="(\S+) [^"]*""#));
static RESULT: LazyLock<Regex> = LazyLock::new(|| regex(r"^(.*\d.*= ?)[\d,.]*\d(.?)$"));
static ATTRIBUTE: LazyLock<Regex> =
    LazyLock::new(|| regex(r#" (x|y|font-size|text-anchor)="([^"]*)""#));

/// The size of letters that a drawing has where it says nothing else.
const SIZE: f64 = 14.0;

/// Whether a figure can be handed out to be filled in: it has values, and asks something
/// without them.
pub fn can_be_filled_in(name: &str, svg: &str) -> bool {
    let mut texts = TEXT.captures_iter(svg);
    !LEFT_OUT.contains(&name) && texts.any(|it| is_blanked(name, &it[1], &it[2]))
}

/// The texts of a figure that stay although they are numbers alone.
pub fn given(name: &str) -> &'static [&'static str] {
    GIVEN.iter().find(|(figure, _)| *figure == name).map_or(&[], |(_, given)| given)
}

/// The figures that have such texts.
pub fn figures_with_givens() -> impl Iterator<Item = &'static str> {
    GIVEN.iter().map(|(name, _)| *name)
}

/// A drawing with its values left blank.
pub fn blank(name: &str, svg: &str) -> String {
    let svg = DESCRIPTION.replace_all(svg, "");
    let svg = LABELED.replace_all(&svg, "aria-labelledby=\"$1\"");
    let text = |text: &Captures| match is_blanked(name, &text[1], &text[2]) {
        false => text[0].to_owned(),
        true => match RESULT.captures(&text[2]) {
            Some(found) if has_letters(&text[2]) => {
                format!("<text{}>{}____{}</text>", &text[1], &found[1], &found[2])
            }
            _ => field(&text[1], &text[2]),
        },
    };
    TEXT.replace_all(&svg, text).into_owned()
}

/// Whether a text with these attributes is to be filled in.
fn is_blanked(name: &str, attributes: &str, text: &str) -> bool {
    let stays = given(name).iter().any(|part| attributes.contains(part));
    !stays && (is_value(text) || RESULT.is_match(text))
}

/// Whether a text is numbers and signs alone.
pub fn is_value(text: &str) -> bool {
    text.contains(|c: char| c.is_ascii_digit()) && !has_letters(text)
}

fn has_letters(text: &str) -> bool {
    text.contains(char::is_alphabetic)
}

/// A box in the place of a text.
fn field(attributes: &str, text: &str) -> String {
    let get = |wanted: &str| {
        let mut all = ATTRIBUTE.captures_iter(attributes);
        all.find(|it| &it[1] == wanted).map(|it| it[2].to_owned())
    };
    let number = |name: &str| get(name).and_then(|it| it.parse::<f64>().ok());
    let size = number("font-size").unwrap_or(SIZE);
    let (x, y) = (number("x").unwrap_or(0.0), number("y").unwrap_or(0.0));
    let width = (size * 0.56 * text.chars().count() as f64 + 3.0).round();
    let left = match get("text-anchor").as_deref() {
        Some("middle") => x - width / 2.0,
        Some("end") => x - width,
        _ => x,
    };
    format!(
        "<rect class=\"blank\" x=\"{left}\" y=\"{}\" width=\"{width}\" height=\"{}\" rx=\"2\" \
         fill=\"none\" stroke=\"currentColor\" stroke-dasharray=\"1 2\"/>",
        y - size,
        size + 3.0
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_blank_and_names_stay() {
        let svg = "<svg aria-labelledby=\"t d\"><title id=\"t\">T</title>\n\
                   <desc id=\"d\">11</desc>\n<text x=\"10\" y=\"20\">slot 3</text>\
                   <text x=\"10\" y=\"20\" text-anchor=\"middle\">12</text>\
                   <text x=\"1\" y=\"2\">skips 1 · 9 = 9</text></svg>";
        let blanked = blank("none", svg);
        assert_eq!(
            blanked,
            "<svg aria-labelledby=\"t\"><title id=\"t\">T</title>\n\
             <text x=\"10\" y=\"20\">slot 3</text>\
             <rect class=\"blank\" x=\"0.5\" y=\"6\" width=\"19\" height=\"17\" rx=\"2\" \
             fill=\"none\" stroke=\"currentColor\" stroke-dasharray=\"1 2\"/>\
             <text x=\"1\" y=\"2\">skips 1 · 9 = ____</text></svg>"
        );
        assert!(can_be_filled_in("none", svg));
        assert!(!can_be_filled_in("none", "<text x=\"1\">r = 1</text>"));
    }

    #[test]
    fn what_is_a_value() {
        for value in ["3", "+2", "1 · 9", "3,674,160", "9 + 0 = 9", "[1, 0]"] {
            assert!(is_value(value), "{value}");
        }
        for name in ["URF", "slot 3", "r = 1", "×", ""] {
            assert!(!is_value(name), "{name}");
        }
    }
}
