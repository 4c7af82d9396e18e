//! Formulas: `$…$` and `$$…$$` become MathML, which browsers draw by themselves.
use std::ops::Range;

use math_core::{LatexToMathML, MathCoreConfig, MathDisplay};
use pulldown_cmark::{Event, Parser, Tag, TagEnd};

use super::markdown::{line_of, options, splice};

/// Replaces every formula of a text. The error is the line of the first formula
/// that cannot be read, and why.
pub fn expand(text: &str) -> Result<String, (usize, String)> {
    let converter = LatexToMathML::new(MathCoreConfig::default())
        .map_err(|_| (1, "the macros of the formulas cannot be read".to_owned()))?;
    let mut edits = Vec::new();
    let mut in_code = false;
    for (event, range) in Parser::new_ext(text, options()).into_offset_iter() {
        let (latex, display) = match &event {
            Event::Start(Tag::CodeBlock(_)) | Event::End(TagEnd::CodeBlock) => {
                in_code = !in_code;
                continue;
            }
            Event::Text(_) if !in_code => {
                if let Some(at) = unread(text, range) {
                    return Err((line_of(text, at), no_formula(&text[at..])));
                }
                continue;
            }
            Event::InlineMath(latex) => (latex, MathDisplay::Inline),
            Event::DisplayMath(latex) => (latex, MathDisplay::Block),
            _ => continue,
        };
        let math =
            converter.convert_with_local_state(latex, display).map_err(|error| {
                let formula = latex.split_whitespace().collect::<Vec<_>>().join(" ");
                let message = error.error_message();
                (
                    line_of(text, range.start),
                    format!("the formula {formula}: {message}"),
                )
            })?;
        edits.push((range, escape(&math.mathml)));
    }
    Ok(splice(text, edits))
}

/// Where in a piece of plain text a dollar sign stands that was to begin or end a formula:
/// it is not written `\\$`, and no amount of dollars follows it.
fn unread(text: &str, piece: Range<usize>) -> Option<usize> {
    let signs = text[piece.clone()].match_indices('$').map(|(at, _)| piece.start + at);
    let mut unread = signs.filter(|at| {
        let amount = text[at + 1..].starts_with(|c: char| c.is_ascii_digit());
        !text[..*at].ends_with('\\') && !amount
    });
    unread.next()
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

/// Protects MathML from being read as Markdown: outside tags, what Markdown knows
/// is written as an entity.
fn escape(mathml: &str) -> String {
    let mut out = String::with_capacity(2 * mathml.len());
    let mut in_tag = false;
    let mut before = ' ';
    for c in mathml.chars() {
        match c {
            '<' => in_tag = true,
            '>' => in_tag = false,
            _ => {}
        }
        let entity = c == '#' && before == '&';
        if !in_tag && !entity && "|*_`[]\\~'\"-.^!#".contains(c) {
            out.push_str(&format!("&#{};", c as u32));
        } else if c == '\n' {
            out.push(' ');
        } else {
            out.push(c);
        }
        before = c;
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formulas_become_mathml_and_code_stays() {
        let html = expand("Of $3^7$ and `$x$` and \\$5 or $6.").unwrap();
        assert!(html.starts_with("Of <math>"), "{html}");
        assert!(html.ends_with("</math> and `$x$` and \\$5 or $6."), "{html}");
    }

    #[test]
    fn a_wrong_formula_is_named_with_its_line() {
        let (line, message) = expand("One.\n\nTwo $\\nonsense$.").unwrap_err();
        assert_eq!(line, 3);
        assert!(message.starts_with("the formula \\nonsense: "), "{message}");
    }

    #[test]
    fn what_was_to_be_a_formula_and_is_none_is_named_with_its_line() {
        for wrong in ["$\\frac{$.", "$x", "a $ x$ b", "$x_{1$ and so on", "$6^{2$ b"] {
            let (line, message) = expand(&format!("One.\n\nTwo {wrong}")).unwrap_err();
            assert_eq!(line, 3, "{wrong}");
            assert!(message.contains("is no formula"), "{wrong}: {message}");
        }
        for right in
            ["`$x`", "\\$", "US\\$ 5", "$6", "$5 or $6", "    $ cd book", "&#36;x"]
        {
            let text = format!("One.\n\n{right}");
            assert_eq!(expand(&text).as_deref(), Ok(&*text));
        }
    }

    #[test]
    fn markdown_leaves_the_mathml_alone() {
        let html = expand("$a_i * b_i * |c| [x](y)$").unwrap();
        let events: Vec<_> = Parser::new_ext(&html, options()).collect();
        assert!(events.iter().all(|event| !matches!(
            event,
            Event::Start(Tag::Emphasis | Tag::Link { .. })
        )));
    }
}
