//! Formulas as MathML in a page's Markdown.
use super::splice::Splice;
use crate::model::formula::{Formula, mathml};

/// What a formula becomes, with the facts in it.
///
/// # Errors
/// Says what cannot be read in it.
pub fn expand(formula: &Formula, page: &Splice) -> Result<String, String> {
    let range = formula.range.clone();
    if !page.has(range.clone()) {
        return Ok(escape(&mathml(formula.latex, formula.display)?));
    }
    let signs = if formula.display { 2 } else { 1 };
    let latex = page.show(range.start + signs..range.end - signs);
    Ok(escape(&mathml(&latex, formula.display)?))
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
    use crate::model::Chapter;
    use crate::model::formula::formulas;
    use crate::model::markdown::events;
    use pulldown_cmark::{Event, Tag};

    fn expanded(text: &str) -> String {
        let chapter = Chapter::parse("a.md".as_ref(), text);
        let mut page = Splice::new(text);
        for formula in formulas(&chapter) {
            let math = expand(&formula, &page).unwrap();
            page.put(formula.range, math);
        }
        page.finish()
    }

    #[test]
    fn formulas_become_mathml_and_code_stays() {
        let html = expanded("Of $3^7$ and `$x$` and \\$5 or $6.");
        assert!(html.starts_with("Of <math>"), "{html}");
        assert!(html.ends_with("</math> and `$x$` and \\$5 or $6."), "{html}");
    }

    #[test]
    fn markdown_leaves_the_mathml_alone() {
        let events = events(&expanded("$a_i * b_i * |c| [x](y)$"));
        let is_marked = |event: &Event| {
            matches!(event, Event::Start(Tag::Emphasis | Tag::Link { .. }))
        };
        assert!(!events.iter().any(|(event, _)| is_marked(event)));
    }
}
