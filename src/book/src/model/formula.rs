//! Formulas, `$…$` and `$$…$$`, and their conversion to MathML, which browsers render without a
//! script.
use std::ops::Range;
use std::sync::OnceLock;

use math_core::{LatexToMathML, MathCoreConfig, MathDisplay};
use pulldown_cmark::Event;

use super::parsed_text::ParsedText;

/// A formula of a chapter.
#[derive(Debug)]
pub struct Formula<'a> {
    /// Its byte range, including the dollar signs.
    pub range: Range<usize>,
    /// The LaTeX between the dollar signs.
    pub latex: &'a str,
    /// Whether it is a display formula: `$$…$$`.
    pub display: bool,
}

/// The formulas of a chapter, in order.
pub fn formulas(chapter: &ParsedText) -> impl Iterator<Item = Formula<'_>> {
    chapter.events.iter().filter_map(|(event, range)| {
        let (latex, display) = match event {
            Event::InlineMath(latex) => (latex, false),
            Event::DisplayMath(latex) => (latex, true),
            _ => return None,
        };
        Some(Formula { range: range.clone(), latex, display })
    })
}

/// Converts a formula to MathML.
///
/// # Errors
/// If the LaTeX cannot be parsed.
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
