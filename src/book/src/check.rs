//! Everything that a chapter must not do, found before anything is built.
//!
//! mdBook and rustdoc pass over most of this in silence: a missing anchor shows an
//! empty block, a fence with its words in the wrong order is never compiled.
use std::path::Path;

use anyhow::Result;
use mdbook_driver::book::Book;

use super::appendix;
use super::diff;
use super::directive::{Directive, Kind, directives};
use super::include::Include;
use super::markdown::{Block, blocks};
use super::math;
use super::names::Names;
use super::numbered::Sort;
use super::problem::{Problem, Problems};
use super::{
    captions, drawing, exercises, fence, numbers, session, shell, shown, teaching,
};

const EXAMPLE: &str = "a worked example includes nothing, so that its lines are the \
    chapter's; to show a crate's code write ```rust,listing";
const LISTING: &str = "a listing holds exactly one line, \
    `{{#include ../code/…/x.rs:anchor}}`; code written in the chapter itself is a worked \
    example, ```rust";

/// Checks all chapters; fails with every problem there is.
pub fn check(book: &Book, names: &Names) -> Result<()> {
    let mut problems = appendix::check(names);
    problems.extend(teaching::check(names));
    problems.extend(exercises::check(names));
    for chapter in book.chapters() {
        if let Some(path) = &chapter.path {
            problems.extend(check_chapter(path, &chapter.content, names));
        }
    }
    problems.extend(names.exempt.wrong());
    Ok(Problems(problems).into_result()?)
}

/// Checks one chapter's text.
pub fn check_chapter(chapter: &Path, text: &str, names: &Names) -> Vec<Problem> {
    let blocks = blocks(text);
    let directives = directives(text, &blocks);
    let mut problems = Vec::new();
    let mut refuse = |line, message: Option<String>| {
        problems.extend(message.map(|message| Problem::new(chapter, line, message)));
    };
    for block in &blocks {
        refuse(block.line, fence::wrong(block, text));
        if block.is_listing() {
            refuse(block.line, listing(block, text, &directives));
            refuse(block.line, names.weave.wrong(chapter, block.line));
        }
    }
    for directive in &directives {
        let example =
            blocks.iter().any(|block| block.is_example() && directive.is_in(block));
        let message = match example {
            true => Some(EXAMPLE.to_owned()),
            false => name(directive, chapter, names),
        };
        refuse(directive.line, message);
    }
    for (line, message) in captions::wrong(text, &directives)
        .into_iter()
        .chain(captions::missing(text, &directives, &blocks))
        .chain(appendix::glossary::undefined(chapter, text, names))
        .chain(session::wrong(&blocks, names.commands))
        .chain(teaching::minutes::wrong(text))
        .chain(teaching::edition::wrong(text))
        .chain(numbers::wrong(chapter, text, &blocks, names))
        .chain(shell::packages(&blocks, &names.root))
        .chain(shown::wrong(text))
    {
        refuse(line, Some(message));
    }
    if let Err((line, message)) = math::expand(text) {
        refuse(line, Some(message));
    }
    problems
}

/// What is wrong with a listing, which is one include and nothing else.
fn listing(block: &Block, text: &str, directives: &[Directive]) -> Option<String> {
    let mut inside = directives.iter().filter(|directive| directive.is_in(block));
    let right = match (inside.next(), inside.next()) {
        (Some(only), None) => block.code.trim() == &text[only.range.clone()],
        _ => false,
    };
    (!right).then(|| LISTING.to_owned())
}

/// What is wrong with the name that a directive uses.
fn name(directive: &Directive, chapter: &Path, names: &Names) -> Option<String> {
    match &directive.kind {
        Kind::Include(argument) => {
            let include = Include::parse(argument, chapter);
            let range =
                |a: &str| a.starts_with(|c: char| c.is_ascii_digit()) || a.is_empty();
            if include.anchor.as_deref().is_some_and(range) {
                return Some(format!(
                    "`{argument}` names lines, which move: name an anchor instead"
                ));
            }
            include.text(&names.root).err()
        }
        Kind::Figure(name, _) => names
            .numbered
            .again(Sort::Figure, name, chapter, directive.line)
            .or_else(|| drawing::wrong(&names.root, name)),
        Kind::Table(name, _) => {
            names.numbered.again(Sort::Table, name, chapter, directive.line)
        }
        Kind::Reference(sort, name) => names.numbered.find(*sort, name).err(),
        Kind::Fact(name) => names.fact(name).err(),
        Kind::Source(part) => {
            let krate = part.split('/').next().unwrap_or(part);
            let lib = format!("code/{krate}/src/lib.rs");
            let shown = format!("code/{part}/");
            if !names.root.join(&lib).is_file() {
                Some(format!("there is no crate `{krate}`: {lib} is missing"))
            } else if !names.sources.keys().any(|file| file.starts_with(&shown)) {
                Some(format!("there is no Rust file in {shown}, or it is shown before"))
            } else {
                None
            }
        }
        Kind::Diff(old, new) => diff::wrong(chapter, old, new, &names.root),
        Kind::Exercise(name) => names
            .numbered
            .again(Sort::Exercise, name, chapter, directive.line)
            .or_else(|| exercises::wrong(name, chapter, names)),
        Kind::Appendix(name) => appendix::wrong(name, names),
        Kind::Course => teaching::nothing(names),
        Kind::Session(number) => teaching::wrong(number, names),
        Kind::Erratum(number) => appendix::errata::wrong(number, names),
        Kind::Term(term) => appendix::glossary::wrong(term, names),
        Kind::Cite(key) => appendix::bibliography::wrong(key, names),
        Kind::Wrong(message) => Some(message.clone()),
    }
}
