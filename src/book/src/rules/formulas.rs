//! The rule for formulas: each can be converted to MathML.
use crate::model::ParsedText;
use crate::model::formula::{formulas, mathml};

/// The problems with formulas that cannot be parsed.
pub fn check(chapter: &ParsedText) -> Vec<(usize, String)> {
    let problems = formulas(chapter).filter_map(|formula| {
        let error = mathml(formula.latex, formula.display).err()?;
        Some((chapter.line(formula.range.start), error))
    });
    problems.collect()
}
