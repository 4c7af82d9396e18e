//! Figures and captioned tables: the number, the caption, and a figure's data.
use std::fs;

use anyhow::{Context, Result};

use super::directive::{Directive, Kind, directives};
use super::drawing;
use super::markdown::{Block, blocks, splice};
use super::names::Names;
use super::numbered::Sort;

/// Captions that no table follows.
pub fn wrong(text: &str, directives: &[Directive]) -> Vec<(usize, String)> {
    let lonely = directives.iter().filter(|directive| {
        matches!(directive.kind, Kind::Table(..)) && !precedes_table(text, directive)
    });
    let message = "no table follows its caption: the next line begins with `|` or is \
        `{{#include figures/….md}}`";
    lonely.map(|directive| (directive.line, message.to_owned())).collect()
}

/// Generated tables that are shown without a caption, so that no text can refer to them.
pub fn missing(
    text: &str,
    directives: &[Directive],
    blocks: &[Block],
) -> Vec<(usize, String)> {
    let captioned = |start: usize| {
        let before = text[..start].trim_end().len();
        let is_caption = |d: &&Directive| matches!(d.kind, Kind::Table(..));
        directives.iter().filter(is_caption).any(|d| d.range.end == before)
    };
    let mut found = Vec::new();
    for directive in directives {
        let Kind::Include(path) = directive.kind else { continue };
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

/// Expands the figures and the tables' captions of a chapter.
pub fn expand(text: &str, names: &Names) -> Result<String> {
    let mut edits = Vec::new();
    for directive in directives(text, &blocks(text)) {
        match directive.kind {
            Kind::Figure(name, caption) => {
                edits.push((directive.range, figure(name, caption, names)?));
            }
            Kind::Table(name, caption) => {
                let start = directive.range.start;
                let rest = &text[directive.range.end..];
                let blank = rest.len() - rest.trim_start().len();
                let length = rest[blank..].find("\n\n").unwrap_or(rest.len() - blank);
                let end = directive.range.end + blank + length;
                let lines = rest[blank..blank + length].trim_end();
                edits.push((start..end, table(name, caption, lines, names)));
            }
            _ => {}
        }
    }
    Ok(splice(text, edits))
}

/// A figure: the drawing inside the page, so that it takes the theme's colors, under
/// it the number and the caption, and the data for those who want the numbers.
fn figure(name: &str, caption: &str, names: &Names) -> Result<String> {
    let read = |file: String| {
        fs::read_to_string(names.root.join(&file)).with_context(|| file.clone())
    };
    let svg = read(drawing::drawing(name))?;
    // A blank line would end the block of HTML in Markdown's eyes.
    let lines: Vec<_> = svg.lines().filter(|line| !line.trim().is_empty()).collect();
    let data = read(drawing::data(name))?;
    let label = label(Sort::Figure, name, names);
    Ok(format!(
        "<figure id=\"figure-{name}\">\n{}\n<figcaption>\n\n**{label}.** {caption}\n\n\
         </figcaption>\n</figure>\n\
         <details class=\"data\"><summary>The data of this figure</summary>\n\n\
         {}\n\n</details>\n",
        lines.join("\n"),
        data.trim()
    ))
}

/// A table under its number and caption.
fn table(name: &str, caption: &str, lines: &str, names: &Names) -> String {
    let label = label(Sort::Table, name, names);
    format!(
        "<figure class=\"table\" id=\"table-{name}\">\n<figcaption>\n\n\
         **{label}.** {caption}\n\n</figcaption>\n\n{lines}\n\n</figure>"
    )
}

fn label<'a>(sort: Sort, name: &str, names: &'a Names) -> &'a str {
    names.numbered.get(sort, name).map_or("", |numbered| &numbered.label)
}
