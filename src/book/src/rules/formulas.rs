//! Formulas: each can be read.
use crate::model::Chapter;
use crate::model::formula::{formulas, mathml};

/// The formulas of a chapter that cannot be read, and why.
pub fn check(chapter: &Chapter) -> Vec<(usize, String)> {
    let wrong = formulas(chapter).filter_map(|formula| {
        let error = mathml(formula.latex, formula.display).err()?;
        Some((chapter.line(formula.range.start), error))
    });
    wrong.collect()
}
