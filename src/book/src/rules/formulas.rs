//! Formulas: each can be read, and what looks like one is one.
use crate::model::Chapter;
use crate::model::formula::{formulas, mathml, unread};

/// The first formula of a chapter that cannot be read, and why.
pub fn check(chapter: &Chapter) -> Vec<(usize, String)> {
    let sign = unread(chapter).map(|at| (at, no_formula(&chapter.text[at..])));
    let formula = formulas(chapter).find_map(|formula| {
        let error = mathml(formula.latex, formula.display).err()?;
        Some((formula.range.start, error))
    });
    let first = sign.into_iter().chain(formula).min();
    first.into_iter().map(|(at, message)| (chapter.line(at), message)).collect()
}

/// What is wrong with a text that begins with such a dollar sign.
fn no_formula(text: &str) -> String {
    let line = text.lines().next().unwrap_or_default();
    let shown: String = line.chars().take(40).collect();
    format!(
        "`{shown}` is no formula: one ends with `$` before the paragraph does, its braces \
         match, and no space stands behind the first `$` or before the last; a dollar sign \
         is written `\\$`"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_to_be_a_formula_and_is_none_is_named_with_its_line() {
        let found = |text: &str| check(&Chapter::parse("a.md".as_ref(), text));
        for wrong in ["$\\frac{$.", "$x", "a $ x$ b", "$x_{1$ and so on", "$6^{2$ b"] {
            let found = found(&format!("One.\n\nTwo {wrong}"));
            assert_eq!(found[0].0, 3, "{wrong}");
            assert!(found[0].1.contains("is no formula"), "{wrong}: {found:?}");
        }
        for right in
            ["`$x`", "\\$", "US\\$ 5", "$6", "$5 or $6", "    $ cd book", "&#36;x"]
        {
            assert_eq!(found(&format!("One.\n\n{right}")), [], "{right}");
        }
    }
}
