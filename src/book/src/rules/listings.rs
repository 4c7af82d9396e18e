//! Listings: one include each, not too long, and each line of code at home in one of them.
use crate::model::markdown::Block;
use crate::model::weave::{Listing, Weave};
use crate::model::{Chapter, Names};

/// The most lines that a listing may show, documentation aside.
const MOST_LINES: usize = 40;

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
    problems
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
