//! The rules for the text of the book, checked before anything is built.
//!
//! mdBook and rustdoc do not report most of these mistakes: a missing anchor shows an empty
//! block, a fence with its words in the wrong order is never compiled.
//!
//! Each rule is a module below and a line in one of the two lists. Only `numbers` checks all
//! texts together.
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

/// A rule for a chapter or another text: finds the line and the message of each problem.
pub type Rule = fn(&ParsedText, &ParsedBook) -> Vec<(usize, String)>;

/// The rules for every chapter and every other text that a page shows.
const TEXT_RULES: &[Rule] = &[
    |chapter, _| captions::check(chapter),
    directives::check,
    |chapter, _| edition::check(chapter),
    |chapter, _| fence::check(chapter),
    |chapter, _| formulas::check(chapter),
    listings::check,
    session::check,
];

/// The rules for data files and exercises.
const BOOK_RULES: &[fn(&ParsedBook) -> Vec<Problem>] =
    &[appendix::check, exercises::check];

/// Checks the book by all rules.
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

/// The problems of one text.
fn text_problems(text: &ParsedText, book: &ParsedBook) -> Vec<Problem> {
    let found = TEXT_RULES.iter().flat_map(|rule| rule(text, book));
    let found =
        found.map(|(line, it)| Problem::new(&text.path, text.lines_before + line, it));
    found.collect()
}
