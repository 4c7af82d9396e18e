//! Formulas: each can be read.
use crate::model::ParsedText;
use crate::model::formula::{formulas, mathml};

/// The formulas of a chapter that cannot be read, and why.
pub fn check(chapter: &ParsedText) -> Vec<(usize, String)> {
    let problems = formulas(chapter).filter_map(|formula| {
        let error = mathml(formula.latex, formula.display).err()?;
        Some((chapter.line(formula.range.start), error))
    });
    problems.collect()
}
