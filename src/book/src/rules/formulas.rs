//! Formulas: each can be read, and what looks like one is one.
use crate::model::formula::{formulas, mathml, unread};
use crate::model::{Chapter, Names};

/// The first formula of a chapter that cannot be read, and why.
pub fn check(chapter: &Chapter, _: &Names) -> Vec<(usize, String)> {
    unreadable(chapter).into_iter().collect()
}

fn unreadable(chapter: &Chapter) -> Option<(usize, String)> {
    let sign = unread(chapter).map(|at| (at, no_formula(&chapter.text[at..])));
    let formula = formulas(chapter).find_map(|formula| {
        let error = mathml(formula.latex, formula.display).err()?;
        Some((formula.range.start, error))
    });
    let (at, message) = sign.into_iter().chain(formula).min()?;
    Some((chapter.line(at), message))
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

    fn found(text: &str) -> Option<(usize, String)> {
        unreadable(&Chapter::parse("a.md".as_ref(), text))
    }

    #[test]
    fn a_wrong_formula_is_named_with_its_line() {
        let (line, message) = found("One.\n\nTwo $\\nonsense$.").unwrap();
        assert_eq!(line, 3);
        assert!(message.starts_with("the formula \\nonsense: "), "{message}");
    }

    #[test]
    fn what_was_to_be_a_formula_and_is_none_is_named_with_its_line() {
        for wrong in ["$\\frac{$.", "$x", "a $ x$ b", "$x_{1$ and so on", "$6^{2$ b"] {
            let (line, message) = found(&format!("One.\n\nTwo {wrong}")).unwrap();
            assert_eq!(line, 3, "{wrong}");
            assert!(message.contains("is no formula"), "{wrong}: {message}");
        }
        for right in
            ["`$x`", "\\$", "US\\$ 5", "$6", "$5 or $6", "    $ cd book", "&#36;x"]
        {
            let text = format!("One.\n\n{right}");
            assert_eq!(found(&text), None, "{right}");
        }
    }
}
