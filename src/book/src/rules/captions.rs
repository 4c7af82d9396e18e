//! Captions: a table follows each, and each generated table has one.
use crate::model::Chapter;
use crate::model::directive::{Directive, Kind};

/// What is wrong with the captions of a chapter's tables.
pub fn check(chapter: &Chapter) -> Vec<(usize, String)> {
    let mut problems = lonely(&chapter.text, &chapter.directives);
    problems.extend(missing(chapter));
    problems
}

/// Captions that no table follows.
fn lonely(text: &str, directives: &[Directive]) -> Vec<(usize, String)> {
    let lonely = directives.iter().filter(|directive| {
        matches!(directive.kind, Kind::Table(..)) && !precedes_table(text, directive)
    });
    let message = "no table follows its caption: the next line begins with `|` or is \
        `{{#include figures/….md}}`";
    lonely.map(|directive| (directive.line, message.to_owned())).collect()
}

/// Generated tables that are shown without a caption, so that no text can refer to them.
fn missing(chapter: &Chapter) -> Vec<(usize, String)> {
    let Chapter { text, directives, blocks, .. } = chapter;
    let captioned = |start: usize| {
        let before = text[..start].trim_end().len();
        let is_caption = |d: &&Directive| matches!(d.kind, Kind::Table(..));
        directives.iter().filter(is_caption).any(|d| d.range.end == before)
    };
    let mut found = Vec::new();
    for directive in directives {
        let Kind::Include(path) = &directive.kind else { continue };
        let generated = ["figures/", "measured/"].iter().any(|dir| path.contains(dir));
        let name = path.rsplit('/').next().and_then(|file| file.strip_suffix(".md"));
        if let Some(name) = name
            && generated
            && !captioned(directive.range.start)
            && !blocks.iter().any(|block| directive.is_in(block))
        {
            found.push((
                directive.line,
                format!(
                    "found the table {path} without a caption: write \
                     `{{{{#table {name} | …}}}}` on the line before, which gives it a \
                     number, and a name to refer to"
                ),
            ));
        }
    }
    found
}

fn precedes_table(text: &str, directive: &Directive) -> bool {
    let mut after = text[directive.range.end..].lines().map(str::trim);
    let next = after.find(|line| !line.is_empty()).unwrap_or("");
    next.starts_with('|') || next.starts_with("{{#include ") && next.ends_with(".md}}")
}
