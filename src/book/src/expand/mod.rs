//! Turning a checked chapter into what mdBook renders.
use std::collections::BTreeMap;
use std::ops::Range;
use std::path::Path;

use anyhow::{Context, Result, anyhow, bail};
use base::parallel;
use mdbook_driver::book::{Book, BookItem};

use crate::model::directive::{Directive, Kind};
use crate::model::edition::{Edition, left_out};
use crate::model::formula::formulas;
use crate::model::include::included;
use crate::model::problem::Problem;
use crate::model::text::slashes;
use crate::model::{Chapter, Names, claims, glossary};
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

/// Expands every chapter of a book that [`check`](crate::rules::check) has passed, for whom
/// the names say; the teachers' edition gets pages of solutions.
///
/// # Errors
/// If a file that a chapter shows cannot be read.
pub fn expand(book: &mut Book, names: &Names) -> Result<()> {
    let expanded = parallel::map(&names.chapters, |chapter| {
        expand_text(chapter, names, &left_out(&chapter.marks, names.edition))
    });
    let paths = names.chapters.iter().map(|chapter| &chapter.path);
    let mut texts = BTreeMap::new();
    for (path, text) in paths.zip(expanded) {
        texts.insert(path, text?);
    }
    book.for_each_chapter_mut(|chapter| {
        let text = chapter.path.as_ref().and_then(|path| texts.remove(path));
        text.into_iter().for_each(|text| chapter.content = text);
    });
    if names.edition == Edition::Teachers {
        for mut item in exercises::solutions(names)? {
            if let BookItem::Chapter(page) = &mut item {
                let path = page.path.as_deref().unwrap_or(Path::new(""));
                let text = Chapter::parse(path, &page.content);
                page.content = expand_text(&text, names, &[])?;
            }
            book.items.push(item);
        }
    }
    Ok(())
}

/// Expands a piece of a chapter, or a text that a page will show, as it would stand on that
/// page.
///
/// # Errors
/// If a file that it shows cannot be read.
pub fn fragment(page: &Path, text: &str, names: &Names) -> Result<String> {
    expand_text(&Chapter::parse(page, text), names, &[])
}

/// Expands a text. A formula may hold facts, a caption both, and what is left out any of
/// them: each lies around what has been put in place before. What is made of data holds
/// directives of its own and is a text again; the crates' code comes as it is.
fn expand_text(
    chapter: &Chapter,
    names: &Names,
    left_out: &[Range<usize>],
) -> Result<String> {
    let mut page = Splice::new(&chapter.text);
    if chapter.is_written() && !chapter.name.is_empty() {
        for found in glossary::uses(chapter, &names.appendix.glossary, left_out) {
            if let Some(link) = links::term(&found, &chapter.path, names) {
                page.put(found.range, link);
            }
        }
    }
    for directive in &chapter.directives {
        if let Some(link) = links::link(&directive.kind, &chapter.path, names) {
            page.put(directive.range.clone(), link);
        }
    }
    for (range, included) in included(chapter) {
        let text = included.text(&names.root).map_err(anyhow::Error::msg)?;
        page.put(range, fragment(&chapter.path, &text, names)?);
    }
    for formula in formulas(chapter) {
        let range = formula.range.clone();
        let math = math::expand(&formula, &page).map_err(|message| {
            anyhow!(Problem::new(&chapter.path, chapter.line(range.start), message))
        })?;
        page.put(range, math);
    }
    for section in chapter.sections.iter().filter(|section| section.optional) {
        if let Some(mark) = &section.mark {
            page.put(mark.clone(), time::SKIP.to_owned());
        }
    }
    for directive in &chapter.directives {
        if let Some((range, new)) = made(directive, chapter, &page, names)? {
            page.put(range, new);
        }
    }
    for block in chapter.blocks.iter().filter(|block| block.is_listing()) {
        let listing = names.weave.at(&chapter.path, block.line).with_context(|| {
            format!("chapters/{}:{}: no listing", slashes(&chapter.path), block.line)
        })?;
        page.put(block.range.clone(), listing::expand(listing, names)?);
    }
    for (range, _) in claims::claims(chapter) {
        page.put(range, String::new());
    }
    left_out.iter().for_each(|range| page.put(range.clone(), String::new()));
    Ok(page.finish())
}

/// What takes the place of a directive that stands alone on its line, and of what belongs
/// to it.
fn made(
    directive: &Directive,
    chapter: &Chapter,
    page: &Splice,
    names: &Names,
) -> Result<Option<(Range<usize>, String)>> {
    let (path, text) = (&chapter.path, &chapter.text);
    let caption = || page.show(directive.caption(text));
    let fragment = |text: String| -> Result<String> {
        expand_text(&Chapter::parse(path, &text), names, &[])
    };
    let mut range = directive.range.clone();
    let new = match &directive.kind {
        Kind::Figure(name, _) => captions::figure(name, &caption(), names)?,
        Kind::Table(name, _) => {
            let rest = &text[range.end..];
            let blank = rest.len() - rest.trim_start().len();
            let start = range.end + blank;
            range.end = rest[blank..].find("\n\n").map_or(text.len(), |at| start + at);
            let lines = page.show(start..range.end);
            captions::table(name, &caption(), lines.trim_end(), names)
        }
        Kind::Diff(old, new) => {
            diff::expand(path, old, new, names).map_err(anyhow::Error::msg)?
        }
        Kind::Source(part) => source::expand(part, path, names)?,
        Kind::Exercise(name) => {
            match names.exercises.iter().find(|exercise| exercise.name == *name) {
                Some(exercise) => fragment(exercises::show(exercise, path, names)?)?,
                None => bail!("there is no exercise `{name}`"),
            }
        }
        Kind::Appendix(name) => fragment(appendix::expand(name, path, names))?,
        Kind::Time => time::time(chapter, names),
        _ => return Ok(None),
    };
    Ok(Some((range, new)))
}
