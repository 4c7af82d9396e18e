//! Turning a checked chapter into what mdBook renders.
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, anyhow};
use mdbook_driver::book::Book;

use super::diff;
use super::directive::{Kind, directives};
use super::listing::{self, up};
use super::markdown::{blocks, splice};
use super::math;
use super::names::Names;
use super::problem::Problem;
use super::source;

/// Expands every chapter of a book that [`check`](super::check::check) has passed.
pub fn expand(book: &mut Book, names: &Names) -> Result<()> {
    let mut result = Ok(());
    book.for_each_chapter_mut(|chapter| {
        let Some(path) = &chapter.path else { return };
        match expand_chapter(path, &chapter.content, names) {
            Ok(content) => chapter.content = content,
            Err(error) => result = Err(error),
        }
    });
    result
}

/// Expands one chapter. Facts and references come first, for a formula may hold a
/// fact; figures after formulas, for a caption may hold both; the crates' code last,
/// for nothing in it is ours to change.
pub fn expand_chapter(chapter: &Path, text: &str, names: &Names) -> Result<String> {
    let text = expand_names(chapter, text, names);
    let text = math::expand(&text)
        .map_err(|(line, message)| Problem::new(chapter, line, message))
        .map_err(|problem| anyhow!("{problem}"))?;
    let text = expand_figures(&text, names)?;
    let text = diff::expand(chapter, &text, names)?;
    let text = listing::expand(chapter, &text, names)?;
    expand_sources(&text, names)
}

fn expand_names(chapter: &Path, text: &str, names: &Names) -> String {
    let edits = directives(text, &blocks(text)).into_iter().filter_map(|directive| {
        let new = match directive.kind {
            Kind::Fact(name) => names.facts.get(name)?.clone(),
            Kind::Reference(name) => {
                let figure = names.figures.get(name)?;
                let page = figure.chapter.display().to_string().replace('\\', "/");
                let label = &figure.label;
                format!("[{label}]({}{page}#figure-{name})", up(chapter))
            }
            _ => return None,
        };
        Some((directive.range, new))
    });
    splice(text, edits)
}

/// A figure: the drawing inside the page, so that it takes the theme's colors, and
/// under it the number and the caption.
fn expand_figures(text: &str, names: &Names) -> Result<String> {
    let mut edits = Vec::new();
    for directive in directives(text, &blocks(text)) {
        let Kind::Figure(name, caption) = directive.kind else { continue };
        let file = names.root.join(format!("chapters/figures/{name}.svg"));
        let svg =
            fs::read_to_string(&file).with_context(|| format!("{}", file.display()))?;
        // A blank line would end the block of HTML in Markdown's eyes.
        let lines: Vec<_> =
            svg.lines().filter(|line| !line.trim().is_empty()).collect();
        let label = names.figures.get(name).map_or("Figure", |figure| &figure.label);
        edits.push((
            directive.range,
            format!(
                "<figure id=\"figure-{name}\">\n{}\n<figcaption>\n\n**{label}.** {caption}\n\n\
                 </figcaption>\n</figure>",
                lines.join("\n")
            ),
        ));
    }
    Ok(splice(text, edits))
}

/// The appendix: all files of a crate.
fn expand_sources(text: &str, names: &Names) -> Result<String> {
    let mut edits = Vec::new();
    for directive in directives(text, &blocks(text)) {
        if let Kind::Source(krate) = directive.kind {
            edits.push((directive.range, source::expand(&names.root, krate)?));
        }
    }
    Ok(splice(text, edits))
}
