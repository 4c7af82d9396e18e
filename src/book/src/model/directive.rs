//! Directives, the book's own `{{…}}`: figures, references, facts.
use std::ops::Range;

use super::markdown::{CodeBlock, line_of};
use super::numbered::NumberedKind;

/// What a directive asks for.
#[derive(Debug, PartialEq, Eq)]
pub enum DirectiveKind {
    /// `{{#include path:anchor}}`, as in mdBook.
    Include(String),
    /// `{{#figure name | caption}}`, alone on its line.
    Figure(String, String),
    /// `{{#diff old.rs:anchor new.rs:anchor}}`, alone on its line.
    Diff(String, String),
    /// `{{#table name | caption}}`, alone on the line before a table.
    Table(String, String),
    /// `{{#source crate}}`, `{{#source crate/src/folder}}`: every file of a crate or a folder,
    /// for the appendix.
    Source(String),
    /// `{{#appendix name}}`: a page that is generated from data.
    Appendix(String),
    /// `{{#exercise name}}`, alone on its line.
    Exercise(String),
    /// `{{erratum 6}}`: a link to an erratum.
    Erratum(String),
    /// `{{term rank}}`: a link to a term of the glossary.
    Term(String),
    /// `{{cite key}}`: a work of the bibliography, linked.
    Cite(String),
    /// `{{fig name}}`, `{{table name}}`, `{{listing file:anchor}}`, `{{exercise name}}`: a link
    /// to a numbered item.
    Reference(NumberedKind, String),
    /// `{{fact name}}` or `{{fact name[3]}}`: a computed value.
    Fact(String),
    /// `{{time}}`: the minutes that the chapter takes.
    Time,
    /// A directive that is not valid, with the error message.
    Malformed(String),
}

/// A directive in a chapter.
#[derive(Debug)]
pub struct Directive {
    /// What it asks for.
    pub kind: DirectiveKind,
    /// Its byte range.
    pub range: Range<usize>,
    /// Its line, counted from 1.
    pub line: usize,
}

impl Directive {
    /// Whether the directive is inside a code block.
    pub fn is_inside(&self, block: &CodeBlock) -> bool {
        block.range.contains(&self.range.start)
    }

    /// The byte range of the caption of a figure or table; empty for other directives.
    pub fn caption(&self, text: &str) -> Range<usize> {
        let inner = text[..self.range.end].trim_end();
        let end = inner.strip_suffix("}}").unwrap_or(inner).trim_end().len();
        match &self.kind {
            DirectiveKind::Figure(_, caption) | DirectiveKind::Table(_, caption) => {
                end - caption.len()..end
            }
            _ => end..end,
        }
    }
}

/// Finds all directives of a text. In code blocks only includes count.
pub fn directives(text: &str, blocks: &[CodeBlock]) -> Vec<Directive> {
    let mut found = Vec::new();
    for (start, _) in text.match_indices("{{") {
        if text[..start].ends_with('\\') {
            continue; // mdBook's way to show one
        }
        let rest = text[start..].lines().next().unwrap_or("");
        let first_on_line = start == 0 || text[..start].ends_with('\n');
        let in_code = blocks.iter().any(|block| block.range.contains(&start));
        if let Some((kind, length)) = parse_directive(rest, first_on_line)
            && (!in_code || matches!(kind, DirectiveKind::Include(_)))
        {
            let range = start..start + length;
            found.push(Directive { kind, range, line: line_of(text, start) });
        }
    }
    found
}

/// Parses the directive at the beginning of `rest`, the rest of a line. Returns its kind and
/// its length in bytes, or `None` if the braces are no directive.
fn parse_directive(rest: &str, first_on_line: bool) -> Option<(DirectiveKind, usize)> {
    for (start, numbered_kind) in
        [("{{#figure", NumberedKind::Figure), ("{{#table", NumberedKind::Table)]
    {
        if rest.starts_with(start) {
            return Some(parse_captioned(
                start,
                numbered_kind,
                rest.trim_end(),
                first_on_line,
            ));
        }
    }
    let length = rest.find("}}")? + 2;
    let inner = rest[2..length - 2].trim();
    let (word, argument) = inner.split_once(' ').unwrap_or((inner, ""));
    let name = || argument.trim().to_owned();
    let is_alone = first_on_line && rest.trim_end().len() == length;
    let kind = match word {
        "fig" => DirectiveKind::Reference(NumberedKind::Figure, name()),
        "table" => DirectiveKind::Reference(NumberedKind::Table, name()),
        "listing" => DirectiveKind::Reference(NumberedKind::Listing, name()),
        "exercise" => DirectiveKind::Reference(NumberedKind::Exercise, name()),
        "fact" => DirectiveKind::Fact(name()),
        "erratum" => DirectiveKind::Erratum(name()),
        "term" => DirectiveKind::Term(name()),
        "cite" => DirectiveKind::Cite(name()),
        "time" => DirectiveKind::Time,
        "#appendix" => DirectiveKind::Appendix(name()),
        "#exercise" if is_alone => DirectiveKind::Exercise(name()),
        "#exercise" => DirectiveKind::Malformed(
            "an exercise stands alone on its line, as `{{#exercise name}}`".to_owned(),
        ),
        "#source" => DirectiveKind::Source(name()),
        "#diff" => parse_diff(argument, is_alone),
        "#include" => DirectiveKind::Include(name()),
        "#title" => return None,
        _ if looks_like_directive(rest) => DirectiveKind::Malformed(format!(
            "unknown directive `{word}`: the book knows #include, #figure, #table, #diff, \
             #source, #appendix, #exercise, fig, table, listing, exercise, fact, erratum, term, \
             cite and time; for the braces alone write \\{{{{"
        )),
        _ => return None,
    };
    Some((kind, length))
}

/// Whether the braces are followed by a word, as in a directive: two letters or more, then a
/// space or the closing braces. `{{a}_b}` in a formula is no directive.
fn looks_like_directive(rest: &str) -> bool {
    let name = rest[2..].trim_start();
    let name = name.strip_prefix('#').unwrap_or(name);
    let end = name.find(|c: char| !c.is_alphabetic() && c != '_').unwrap_or(name.len());
    let after = &name[end..];
    end > 1
        && (after.is_empty()
            || after.starts_with(char::is_whitespace)
            || after.starts_with("}}"))
}

fn parse_diff(argument: &str, is_alone: bool) -> DirectiveKind {
    let mut sides = argument.split_whitespace();
    match (sides.next(), sides.next(), sides.next()) {
        (Some(old), Some(new), None) if is_alone => {
            DirectiveKind::Diff(old.into(), new.into())
        }
        _ => DirectiveKind::Malformed(
            "a difference stands alone on its line, as \
             `{{#diff ../code/…/old.rs:anchor ../code/…/new.rs:anchor}}`"
                .to_owned(),
        ),
    }
}

fn parse_captioned(
    start: &str,
    numbered_kind: NumberedKind,
    line: &str,
    first_on_line: bool,
) -> (DirectiveKind, usize) {
    let inner = line.strip_prefix(start).and_then(|rest| rest.strip_suffix("}}"));
    let parts = inner.and_then(|inner| inner.split_once('|'));
    let parts = parts.map(|(name, caption)| [name.trim(), caption.trim()]);
    let (make, what): (fn(_, _) -> _, _) = match numbered_kind {
        NumberedKind::Table => (DirectiveKind::Table, "table's caption"),
        _ => (DirectiveKind::Figure, "figure"),
    };
    let kind = match parts.filter(|parts| first_on_line && !parts.contains(&"")) {
        Some([name, caption]) => make(name.to_owned(), caption.to_owned()),
        None => DirectiveKind::Malformed(format!(
            "a {what} stands alone on its line, as `{start} name | caption}}}}`"
        )),
    };
    (kind, line.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kinds(text: &str) -> Vec<DirectiveKind> {
        let blocks = crate::model::markdown::blocks(text);
        directives(text, &blocks).into_iter().map(|directive| directive.kind).collect()
    }

    #[test]
    fn captions_may_hold_math_and_facts() {
        assert_eq!(
            kinds("{{#figure cube | All $8_{a_{b}}$, {{fact n}}.}}\n"),
            [
                DirectiveKind::Figure(
                    "cube".into(),
                    "All $8_{a_{b}}$, {{fact n}}.".into()
                ),
                DirectiveKind::Fact("n".into())
            ]
        );
    }

    #[test]
    fn code_blocks_keep_their_braces() {
        assert_eq!(
            kinds("```text\n\\{{fig a}} {{#include b.txt}}\n```\n"),
            [DirectiveKind::Include("b.txt".into())]
        );
        assert_eq!(kinds("\\{{#include b.txt}} and {{2}} and x^{{a}_b}"), []);
    }
}
