//! The rule for listings: each is one include and not too long, there is text between two
//! listings, and no line is in two of them.
use std::ops::Range;

use pulldown_cmark::{Event, Tag};

use crate::model::listings::{Listing, ListingIndex};
use crate::model::markdown::CodeBlock;
use crate::model::{ParsedBook, ParsedText};

/// The maximum number of lines of a listing, without documentation comments.
const MAX_LINES: usize = 25;

const NOT_ONE_INCLUDE: &str = "a listing holds exactly one line, \
    `{{#include ../code/…/x.rs:anchor}}`; code written in the chapter itself is a worked \
    example, ```rust";

/// The problems with the listings of a chapter.
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

/// Whether code ends inside a block. An `impl` or a trait may stay open: its other items stand in
/// other listings.
fn is_cut_off(code: &str) -> bool {
    let lines = code.lines().map(str::trim_start);
    let lines: Vec<&str> = lines.filter(|line| !line.starts_with("//")).collect();
    let starts_items =
        |line: &&str| line.starts_with("impl") || line.contains("trait ");
    let count =
        |brace| lines.iter().map(|line| line.matches(brace).count()).sum::<usize>();
    let (open, close) = (count('{'), count('}'));
    open != close && !(open == close + 1 && lines.iter().any(starts_items))
}

/// Whether a range contains a paragraph that is not a directive.
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

/// Whether a block consists of one include.
fn is_one_include(block: &CodeBlock, chapter: &ParsedText) -> bool {
    let mut inside = chapter.directives.iter().filter(|it| it.is_inside(block));
    match (inside.next(), inside.next()) {
        (Some(only), None) => block.code.trim() == &chapter.text[only.range.clone()],
        _ => false,
    }
}

/// The error message for a listing that is too long, is a repeat of lines that no other listing
/// shows, or shows lines of an earlier listing without being marked as a repeat.
fn listing_problem(listing: &Listing, listings: &ListingIndex) -> Option<String> {
    let file = listing.include.name();
    if listing.length() > MAX_LINES {
        return Some(format!(
            "the listing shows {} lines, and {MAX_LINES} are the most: split its anchor \
             in {file}",
            listing.length()
        ));
    }
    if is_cut_off(&listing.text) {
        return Some(format!(
            "the listing ends inside a block: move ANCHOR_END in {file} below the line that \
             closes it; only an impl or a trait may go on in the next listing"
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

#[test]
fn code_may_end_inside_items_only() {
    let whole = "pub fn f() {\n    // {\n}\n";
    let items = "/// A puzzle.\npub trait Puzzle {\n    fn moves(&self) {}\n";
    let method = "impl A {\n    fn f() {\n        a();\n";
    let round = "for s in 0..3 {\n    if s > 1 {\n    }\n";
    for (code, expected) in
        [(whole, false), (items, false), (method, true), (round, true)]
    {
        assert_eq!(is_cut_off(code), expected, "{code}");
    }
}
