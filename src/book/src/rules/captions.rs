//! The rule for captions of tables: a table follows each caption, and each generated table has
//! a caption.
use crate::model::ParsedText;
use crate::model::directive::{Directive, DirectiveKind};

/// The problems with captions of tables: a caption without a table, or a generated table
/// without a caption, so that no text can refer to it.
pub fn check(chapter: &ParsedText) -> Vec<(usize, String)> {
    let ParsedText { text, directives, .. } = chapter;
    let has_caption = |start: usize| {
        let before = text[..start].trim_end().len();
        let is_caption = |d: &&Directive| matches!(d.kind, DirectiveKind::Table(..));
        directives.iter().filter(is_caption).any(|d| d.range.end == before)
    };
    let problem = |directive: &Directive| {
        let start = directive.range.start;
        match &directive.kind {
            DirectiveKind::Table(..) if !precedes_table(text, directive) => Some(
                "no table follows its caption: the next line begins with `|` or is \
                 `{{#include figures/….md}}`"
                    .to_owned(),
            ),
            DirectiveKind::Include(path) if chapter.block_at(start).is_none() => {
                let mut folders = ["figures/", "measured/"].iter();
                let name = path.rsplit('/').next()?.strip_suffix(".md")?;
                (folders.any(|it| path.contains(it)) && !has_caption(start)).then(|| {
                    format!(
                        "found the table {path} without a caption: write \
                         `{{{{#table {name} | …}}}}` on the line before, which gives it a \
                         number, and a name to refer to"
                    )
                })
            }
            _ => None,
        }
    };
    directives.iter().filter_map(|it| Some((it.line, problem(it)?))).collect()
}

fn precedes_table(text: &str, directive: &Directive) -> bool {
    let mut after = text[directive.range.end..].lines().map(str::trim);
    let next = after.find(|line| !line.is_empty()).unwrap_or("");
    next.starts_with('|') || next.starts_with("{{#include ") && next.ends_with(".md}}")
}
