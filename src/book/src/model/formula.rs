//! Formulas: `$…$` and `$$…$$`, which become MathML, as browsers draw it by themselves.
use std::ops::Range;
use std::sync::OnceLock;

use math_core::{LatexToMathML, MathCoreConfig, MathDisplay};
use pulldown_cmark::{Event, Tag, TagEnd};

use super::chapter::Chapter;

/// A formula of a chapter.
#[derive(Debug)]
pub struct Formula<'a> {
    /// Where it stands, dollar signs included.
    pub range: Range<usize>,
    /// What stands between them.
    pub latex: &'a str,
    /// Whether it stands on lines of its own: `$$…$$`.
    pub display: bool,
}

/// The formulas of a chapter, in order.
pub fn formulas(chapter: &Chapter) -> impl Iterator<Item = Formula<'_>> {
    chapter.events.iter().filter_map(|(event, range)| {
        let (latex, display) = match event {
            Event::InlineMath(latex) => (latex, false),
            Event::DisplayMath(latex) => (latex, true),
            _ => return None,
        };
        Some(Formula { range: range.clone(), latex, display })
    })
}

/// A formula as MathML.
///
/// # Errors
/// Says what cannot be read in it.
pub fn mathml(latex: &str, display: bool) -> Result<String, String> {
    static CONVERTER: OnceLock<Option<LatexToMathML>> = OnceLock::new();
    let converter =
        CONVERTER.get_or_init(|| LatexToMathML::new(MathCoreConfig::default()).ok());
    let converter =
        converter.as_ref().ok_or("the macros of the formulas cannot be read")?;
    let display = if display { MathDisplay::Block } else { MathDisplay::Inline };
    let math = converter.convert_with_local_state(latex, display);
    math.map(|math| math.mathml).map_err(|error| {
        let formula = latex.split_whitespace().collect::<Vec<_>>().join(" ");
        format!("the formula {formula}: {}", error.error_message())
    })
}

/// Where the first dollar sign stands that was to begin or end a formula: it is not
/// written `\\$`, no amount of dollars follows it, and it stands in plain text.
pub fn unread(chapter: &Chapter) -> Option<usize> {
    let mut in_code = false;
    chapter.events.iter().find_map(|(event, range)| {
        match event {
            Event::Start(Tag::CodeBlock(_)) | Event::End(TagEnd::CodeBlock) => {
                in_code = !in_code;
            }
            Event::Text(_) if !in_code => {
                return unread_in(&chapter.text, range.clone());
            }
            _ => {}
        }
        None
    })
}

fn unread_in(text: &str, piece: Range<usize>) -> Option<usize> {
    let signs = text[piece.clone()].match_indices('$').map(|(at, _)| piece.start + at);
    let mut unread = signs.filter(|at| {
        let amount = text[at + 1..].starts_with(|c: char| c.is_ascii_digit());
        !text[..*at].ends_with('\\') && !amount
    });
    unread.next()
}
