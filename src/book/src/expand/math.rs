//! Converts the formulas of a page to MathML within its Markdown.
use super::splice::Splice;
use crate::model::formula::{Formula, mathml};

/// The MathML of a formula, after its facts have been expanded.
///
/// # Errors
/// If the LaTeX cannot be parsed.
pub fn expand(formula: &Formula, page: &Splice) -> Result<String, String> {
    let range = formula.range.clone();
    if !page.has_edit_in(range.clone()) {
        return Ok(escape(&mathml(formula.latex, formula.display)?));
    }
    let signs = if formula.display { 2 } else { 1 };
    let latex = page.current(range.start + signs..range.end - signs);
    Ok(escape(&mathml(&latex, formula.display)?))
}

/// Protects MathML from the Markdown parser: outside tags, Markdown's special characters are
/// written as entities.
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
    use crate::model::markdown::parse_events;
    use pulldown_cmark::{Event, Tag};

    #[test]
    fn protects_mathml_from_markdown() {
        let math = escape(&mathml("a_i * b_i * |c| [x](y)", false).unwrap());
        let is_marked = |event: &Event| {
            matches!(event, Event::Start(Tag::Emphasis | Tag::Link { .. }))
        };
        assert!(
            !parse_events(&math).iter().any(|(event, _)| is_marked(event)),
            "{math}"
        );
        let table = format!("| a | b |\n|---|---|\n| {math} | c |\n");
        let is_cell = |event: &Event| matches!(event, Event::Start(Tag::TableCell));
        let cells =
            parse_events(&table).iter().filter(|(event, _)| is_cell(event)).count();
        assert_eq!(cells, 4, "{table}");
    }
}
