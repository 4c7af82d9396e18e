//! Listings: one include each, not too long, text between them, and no line in two of them.
use std::ops::Range;

use pulldown_cmark::{Event, Tag};

use crate::model::listings::{Listing, ListingIndex};
use crate::model::markdown::CodeBlock;
use crate::model::{ParsedBook, ParsedText};

/// The most lines that a listing may show, documentation aside.
const MAX_LINES: usize = 25;

const NOT_ONE_INCLUDE: &str = "a listing holds exactly one line, \
    `{{#include ../code/…/x.rs:anchor}}`; code written in the chapter itself is a worked \
    example, ```rust";

/// What is wrong with the listings of a chapter.
pub fn check(chapter: &ParsedText, book: &ParsedBook) -> Vec<(usize, String)> {
    let mut problems = Vec::new();
    for block in chapter.blocks.iter().filter(|block| block.is_listing()) {
        if !is_one_include(block, chapter) {
            problems.push((block.line, NOT_ONE_INCLUDE.to_owned()));
        }
        let listing = book.listings.at_line(&chapter.path, block.line);
        let message =
            listing.and_then(|listing| listing_problem(listing, &book.listings));
        problems.extend(message.map(|message| (block.line, message)));
    }
    let listings: Vec<_> = chapter.blocks.iter().filter(|it| it.is_listing()).collect();
    for [before, after] in listings.array_windows() {
        if !has_paragraph(chapter, before.range.end..after.range.start) {
            let message = "between two listings stands no sentence: say what this one reads \
                           and writes, or leave it to the page of source";
            problems.push((after.line, message.to_owned()));
        }
    }
    problems
}

/// Whether a paragraph stands within, other than a directive.
fn has_paragraph(chapter: &ParsedText, range: Range<usize>) -> bool {
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
fn is_one_include(block: &CodeBlock, chapter: &ParsedText) -> bool {
    let mut inside = chapter.directives.iter().filter(|it| it.is_inside(block));
    match (inside.next(), inside.next()) {
        (Some(only), None) => block.code.trim() == &chapter.text[only.range.clone()],
        _ => false,
    }
}

/// A listing that is too long, repeats what has no home, or shows what has one.
fn listing_problem(listing: &Listing, listings: &ListingIndex) -> Option<String> {
    let file = listing.include.name();
    if listing.length() > MAX_LINES {
        return Some(format!(
            "the listing shows {} lines, and {MAX_LINES} are the most: split its anchor \
             in {file}",
            listing.length()
        ));
    }
    let first_home = |line: &usize| listings.homes(&file, *line).next();
    if listing.is_repeat {
        let homeless =
            listing.code_lines.iter().find(|line| first_home(line).is_none())?;
        return Some(format!(
            "a repeat of {file}:{homeless}, which has no home: take the word `repeat` \
             away, or show that line in a listing elsewhere"
        ));
    }
    let earlier = |line: &&usize| {
        first_home(line).is_some_and(|home| !std::ptr::eq(home, listing))
    };
    let doubled = listing.code_lines.iter().find(earlier)?;
    let home = first_home(doubled)?.location();
    Some(format!(
        "{file}:{doubled} already stands at {home}: mark a repeat as \
         ```rust,listing,repeat"
    ))
}
