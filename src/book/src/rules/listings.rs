//! Listings: one include each, not too long, text between them, and no line in two of them.
use std::ops::Range;

use pulldown_cmark::{Event, Tag};

use crate::model::markdown::Block;
use crate::model::weave::{Listing, Weave};
use crate::model::{Chapter, Names};

/// The most lines that a listing may show, documentation aside.
const MOST_LINES: usize = 25;

const LISTING: &str = "a listing holds exactly one line, \
    `{{#include ../code/…/x.rs:anchor}}`; code written in the chapter itself is a worked \
    example, ```rust";

/// What is wrong with the listings of a chapter.
pub fn check(chapter: &Chapter, names: &Names) -> Vec<(usize, String)> {
    let mut problems = Vec::new();
    for block in chapter.blocks.iter().filter(|block| block.is_listing()) {
        if !is_one_include(block, chapter) {
            problems.push((block.line, LISTING.to_owned()));
        }
        let listing = names.weave.at(&chapter.path, block.line);
        let message = listing.and_then(|listing| misplaced(listing, &names.weave));
        problems.extend(message.map(|message| (block.line, message)));
    }
    let listings: Vec<_> = chapter.blocks.iter().filter(|it| it.is_listing()).collect();
    for [before, after] in listings.array_windows() {
        if !is_text(chapter, before.range.end..after.range.start) {
            let message = "between two listings stands no sentence: say what this one reads \
                           and writes, or leave it to the page of source";
            problems.push((after.line, message.to_owned()));
        }
    }
    problems
}

/// Whether a paragraph stands within, other than a directive.
fn is_text(chapter: &Chapter, range: Range<usize>) -> bool {
    let mut paragraphs = chapter
        .events
        .iter()
        .filter(|(event, _)| matches!(event, Event::Start(Tag::Paragraph | Tag::Item)));
    paragraphs.any(|(_, it)| {
        let is_within = range.start <= it.start && it.end <= range.end;
        is_within && !chapter.text[it.clone()].starts_with("{{#")
    })
}

/// Whether a block is one include and nothing else.
fn is_one_include(block: &Block, chapter: &Chapter) -> bool {
    let mut inside = chapter.directives.iter().filter(|it| it.is_in(block));
    match (inside.next(), inside.next()) {
        (Some(only), None) => block.code.trim() == &chapter.text[only.range.clone()],
        _ => false,
    }
}

/// A listing that is too long, repeats what has no home, or shows what has one.
fn misplaced(listing: &Listing, weave: &Weave) -> Option<String> {
    let file = listing.include.name();
    if listing.length() > MOST_LINES {
        return Some(format!(
            "the listing shows {} lines, and {MOST_LINES} are the most: split its anchor \
             in {file}",
            listing.length()
        ));
    }
    let first_home = |line: &usize| weave.homes(&file, *line).next();
    if listing.repeat {
        let homeless = listing.code.iter().find(|line| first_home(line).is_none())?;
        return Some(format!(
            "a repeat of {file}:{homeless}, which has no home: take the word `repeat` \
             away, or show that line in a listing elsewhere"
        ));
    }
    let earlier = |line: &&usize| {
        first_home(line).is_some_and(|home| !std::ptr::eq(home, listing))
    };
    let doubled = listing.code.iter().find(earlier)?;
    let home = first_home(doubled)?.place();
    Some(format!(
        "{file}:{doubled} already stands at {home}: mark a repeat as \
         ```rust,listing,repeat"
    ))
}
