//! Everything that a chapter must not do, found before anything is built.
//!
//! mdBook and rustdoc pass over most of this in silence: a missing anchor shows an
//! empty block, a fence with its words in the wrong order is never compiled.
use std::path::Path;

use anyhow::Result;
use mdbook_driver::book::Book;

use super::directive::{Directive, Kind, directives};
use super::fence;
use super::include::Include;
use super::markdown::{Block, blocks};
use super::math;
use super::names::Names;
use super::problem::{Problem, Problems};

const EXAMPLE: &str = "a worked example includes nothing, so that its lines are the \
    chapter's; to show a crate's code write ```rust,listing";
const LISTING: &str = "a listing holds exactly one line, \
    `{{#include ../code/…/x.rs:anchor}}`; code written in the chapter itself is a worked \
    example, ```rust";

/// Checks all chapters; fails with every problem there is.
pub fn check(book: &Book, names: &Names) -> Result<()> {
    let mut problems = Vec::new();
    for chapter in book.chapters() {
        if let Some(path) = &chapter.path {
            problems.extend(check_chapter(path, &chapter.content, names));
        }
    }
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
        Kind::Figure(name, _) => {
            let first = names.figures.get(*name)?;
            if first.chapter != chapter || first.line != directive.line {
                let first = Problem::new(&first.chapter, first.line, "");
                let first = first.to_string();
                return Some(format!(
                    "the figure `{name}` already stands at {}: refer to it with \
                     `{{{{fig {name}}}}}`",
                    first.trim_end_matches(": ")
                ));
            }
            let file = format!("chapters/figures/{name}.svg");
            let Ok(svg) = std::fs::read_to_string(names.root.join(&file)) else {
                let near = near(name, drawn(&names.root).iter().map(String::as_str));
                return Some(format!("there is no drawing {file}:{near}"));
            };
            let missing = ["title", "desc"].into_iter().find(|tag| !says(&svg, tag))?;
            Some(format!(
                "the drawing {file} has no <{missing}>, which is read to those who do not \
                 see it: give it a <title> and a <desc>"
            ))
        }
        Kind::Reference(name) => (!names.figures.contains_key(*name)).then(|| {
            let near = near(name, names.figures.keys().map(String::as_str));
            format!("no chapter shows a figure `{name}`:{near}")
        }),
        Kind::Fact(name) => (!names.facts.contains_key(*name)).then(|| {
            format!(
                "chapters/figures/facts.txt has no fact `{name}`:{}",
                near(name, names.facts.keys().map(String::as_str))
            )
        }),
        Kind::Source(krate) => {
            let lib = format!("code/{krate}/src/lib.rs");
            (!names.root.join(&lib).is_file())
                .then(|| format!("there is no crate `{krate}`: {lib} is missing"))
        }
        Kind::Wrong(message) => Some(message.clone()),
    }
}

/// Whether a drawing has a tag with some text in it.
fn says(svg: &str, tag: &str) -> bool {
    let after =
        svg.split_once(&format!("<{tag}")).and_then(|(_, rest)| rest.split_once('>'));
    after.is_some_and(|(_, text)| {
        !text.split('<').next().unwrap_or("").trim().is_empty()
    })
}

/// The names of the drawn figures.
fn drawn(root: &Path) -> Vec<String> {
    let files = std::fs::read_dir(root.join("chapters/figures")).into_iter().flatten();
    let names = files.filter_map(|file| file.ok()?.file_name().into_string().ok());
    let mut drawn: Vec<_> =
        names.filter_map(|name| name.strip_suffix(".svg").map(str::to_owned)).collect();
    drawn.sort();
    drawn
}

/// The known names that share a word with the one that was asked for, or else the
/// first few.
fn near<'a>(name: &str, known: impl Iterator<Item = &'a str>) -> String {
    let known: Vec<_> = known.collect();
    let shares =
        |other: &&&str| other.split(['-', '.']).any(|word| name.contains(word));
    let mut near: Vec<_> = known.iter().filter(shares).take(8).copied().collect();
    if near.is_empty() {
        near = known.iter().take(8).copied().collect();
    }
    match near.is_empty() {
        true => " there is none yet, run `gods figures`".to_owned(),
        false => format!(" did you mean {}?", near.join(", ")),
    }
}
