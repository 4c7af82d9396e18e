//! Everything that a chapter must not do, found before anything is built.
//!
//! mdBook and rustdoc pass over most of this in silence: a missing anchor shows an
//! empty block, a fence with its words in the wrong order is never compiled.
//!
//! A rule is a file, which is named below, and a line in one of the two lists. Only `numbers`
//! looks at all texts together.
use anyhow::Result;
use base::parallel;

use crate::model::problem::{Problem, Problems};
use crate::model::{ParsedBook, ParsedText};

mod appendix;
mod captions;
pub mod coverage;
mod directives;
mod edition;
pub mod exercises;
mod fence;
mod formulas;
mod listings;
pub mod numbers;
mod proof;
pub mod session;
mod shell;

/// What a chapter, or a text that a page will show, must not do: the line, and the message.
pub type Rule = fn(&ParsedText, &ParsedBook) -> Vec<(usize, String)>;

/// The rules for every chapter and every such text.
const TEXT_RULES: &[Rule] = &[
    |chapter, _| captions::check(chapter),
    directives::check,
    |chapter, _| edition::check(chapter),
    |chapter, _| fence::check(chapter),
    |chapter, _| formulas::check(chapter),
    listings::check,
    session::check,
];

/// The rules for what pages are made of.
const BOOK_RULES: &[fn(&ParsedBook) -> Vec<Problem>] =
    &[appendix::check, exercises::check];

/// Checks the book; fails with every problem there is.
///
/// # Errors
/// All problems.
pub fn check(book: &ParsedBook) -> Result<()> {
    let (fragments, included) = (book.fragments(), book.included_texts());
    let handwritten: Vec<&ParsedText> =
        book.chapters.iter().chain(&fragments).collect();
    let texts: Vec<&ParsedText> =
        handwritten.iter().copied().chain(&included).collect();
    let found = parallel::map(&texts, |text| text_problems(text, book));
    let mut found: Vec<_> = found.into_iter().flatten().collect();
    found.extend(parallel::map(BOOK_RULES, |rule| rule(book)).into_iter().flatten());
    found.extend(numbers::check(&handwritten, book)?);
    Ok(Problems(found).into_result()?)
}

/// What is wrong with one text.
fn text_problems(text: &ParsedText, book: &ParsedBook) -> Vec<Problem> {
    let found = TEXT_RULES.iter().flat_map(|rule| rule(text, book));
    let found =
        found.map(|(line, it)| Problem::new(&text.path, text.lines_before + line, it));
    found.collect()
}
