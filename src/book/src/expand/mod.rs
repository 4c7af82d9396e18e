//! Expands a checked chapter into the Markdown and HTML that mdBook renders.
use std::collections::BTreeMap;
use std::ops::Range;
use std::path::Path;

use anyhow::{Context, Result, anyhow, bail};
use base::parallel;
use mdbook_driver::book::{Book, BookItem};

use crate::model::directive::{Directive, DirectiveKind};
use crate::model::edition::{Edition, omitted_ranges};
use crate::model::formula::formulas;
use crate::model::include::markdown_includes;
use crate::model::problem::Problem;
use crate::model::text::slashes;
use crate::model::{ParsedBook, ParsedText, claims, glossary};
use splice::Splice;

mod appendix;
mod captions;
mod diff;
mod exercises;
mod links;
mod listing;
mod math;
mod source;
mod splice;
mod time;

/// Expands every chapter of a book that has passed [`check`](crate::rules::check), for the
/// edition of the parsed book; the teachers' edition gets pages of solutions.
///
/// # Errors
/// If a file that a chapter shows cannot be read.
pub fn expand(mdbook: &mut Book, book: &ParsedBook) -> Result<()> {
    let expanded = parallel::map(&book.chapters, |chapter| {
        expand_text(
            chapter,
            book,
            &omitted_ranges(&chapter.edition_marks, book.edition),
        )
    });
    let paths = book.chapters.iter().map(|chapter| &chapter.path);
    let mut texts = BTreeMap::new();
    for (path, text) in paths.zip(expanded) {
        texts.insert(path, text?);
    }
    mdbook.for_each_chapter_mut(|chapter| {
        let text = chapter.path.as_ref().and_then(|path| texts.remove(path));
        text.into_iter().for_each(|text| chapter.content = text);
    });
    if book.edition == Edition::Teachers {
        for mut item in exercises::solution_pages(book)? {
            if let BookItem::Chapter(page) = &mut item {
                let path = page.path.as_deref().unwrap_or(Path::new(""));
                let text = ParsedText::parse(path, &page.content);
                page.content = expand_text(&text, book, &[])?;
            }
            mdbook.items.push(item);
        }
    }
    Ok(())
}

/// Expands a fragment as a part of a page.
///
/// # Errors
/// If a file that the fragment shows cannot be read.
pub fn expand_fragment(page: &Path, text: &str, book: &ParsedBook) -> Result<String> {
    expand_text(&ParsedText::parse(page, text), book, &[])
}

/// Expands a text, from the inside out: a formula may contain facts, a caption may contain
/// both, and an omitted range anything, so each replacement encloses those made before it. Text
/// generated from data contains directives and is expanded recursively; the crates' code is
/// inserted unchanged.
fn expand_text(
    chapter: &ParsedText,
    book: &ParsedBook,
    omitted: &[Range<usize>],
) -> Result<String> {
    let mut page = Splice::new(&chapter.text);
    if chapter.is_handwritten() && !chapter.name.is_empty() {
        for found in glossary::term_uses(chapter, &book.appendix.glossary, omitted) {
            if let Some(link) = links::term(&found, &chapter.path, book) {
                page.replace(found.range, link);
            }
        }
    }
    for directive in &chapter.directives {
        if let Some(link) = links::link(&directive.kind, &chapter.path, book) {
            page.replace(directive.range.clone(), link);
        }
    }
    for (range, included) in markdown_includes(chapter) {
        let text = included.text(&book.root).map_err(anyhow::Error::msg)?;
        page.replace(range, expand_fragment(&chapter.path, &text, book)?);
    }
    for formula in formulas(chapter) {
        let range = formula.range.clone();
        let math = math::expand(&formula, &page).map_err(|message| {
            anyhow!(Problem::new(&chapter.path, chapter.line(range.start), message))
        })?;
        page.replace(range, math);
    }
    for section in chapter.sections.iter().filter(|section| section.optional) {
        if let Some(mark) = &section.minutes_mark {
            page.replace(mark.clone(), time::SKIP_NOTE.to_owned());
        }
    }
    for (range, _) in claims::claims(chapter) {
        page.replace(range, String::new());
    }
    for directive in &chapter.directives {
        if let Some((range, new)) = block_replacement(directive, chapter, &page, book)?
        {
            page.replace(range, new);
        }
    }
    for block in chapter.blocks.iter().filter(|block| block.is_listing()) {
        let listing =
            book.listings.at_line(&chapter.path, block.line).with_context(|| {
                format!(
                    "chapters/{}:{}: no listing",
                    slashes(&chapter.path),
                    block.line
                )
            })?;
        page.replace(block.range.clone(), listing::expand(listing, book)?);
    }
    omitted.iter().for_each(|range| page.replace(range.clone(), String::new()));
    Ok(page.finish())
}

/// The replacement of a directive that is alone on its line, and the byte range that it
/// replaces. `None` for other directives.
fn block_replacement(
    directive: &Directive,
    chapter: &ParsedText,
    page: &Splice,
    book: &ParsedBook,
) -> Result<Option<(Range<usize>, String)>> {
    let (path, text) = (&chapter.path, &chapter.text);
    let caption = || page.current(directive.caption(text));
    let fragment = |text: String| -> Result<String> {
        expand_text(&ParsedText::parse(path, &text), book, &[])
    };
    let mut range = directive.range.clone();
    let new = match &directive.kind {
        DirectiveKind::Figure(name, _) => captions::figure(name, &caption(), book)?,
        DirectiveKind::Table(name, _) => {
            let rest = &text[range.end..];
            let blank = rest.len() - rest.trim_start().len();
            let start = range.end + blank;
            range.end = rest[blank..].find("\n\n").map_or(text.len(), |at| start + at);
            let lines = page.current(start..range.end);
            captions::table(name, &caption(), lines.trim_end(), book)
        }
        DirectiveKind::Diff(old, new) => {
            diff::expand(path, old, new, book).map_err(anyhow::Error::msg)?
        }
        DirectiveKind::Source(part) => source::expand(part, path, book)?,
        DirectiveKind::Exercise(name) => {
            match book.exercises.iter().find(|exercise| exercise.name == *name) {
                Some(exercise) => {
                    fragment(exercises::exercise_markdown(exercise, path, book)?)?
                }
                None => bail!("there is no exercise `{name}`"),
            }
        }
        DirectiveKind::Appendix(name) => fragment(appendix::expand(name, path, book))?,
        DirectiveKind::Time => time::chapter_time(chapter, book),
        _ => return Ok(None),
    };
    Ok(Some((range, new)))
}
