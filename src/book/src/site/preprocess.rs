//! The preprocessor: it gets the book from mdBook, checks and expands it, and returns it for
//! rendering.
use std::io;
use std::path::Path;

use anyhow::{Result, bail};
use mdbook_driver::book::Book;
use mdbook_preprocessor::{Preprocessor, PreprocessorContext, parse_input};

use base::failure::UsageError;
use base::out;
use judging::exercises::status_board::StatusBoard;

use super::{api, examples, print};
use crate::expand::expand;
use crate::model::ParsedBook;
use crate::model::edition::Edition;
use crate::model::parsed_book::CommandCheck;
use crate::rules::check;

/// The preprocessor that `book.toml` calls `gods`.
#[derive(Debug)]
pub struct BookPreprocessor {
    /// The edition to make.
    pub edition: Edition,
    /// Checks the commands that chapters show.
    pub check_command: CommandCheck,
    /// Whether to document the crates.
    pub api: bool,
}

impl Preprocessor for BookPreprocessor {
    fn name(&self) -> &str {
        "gods"
    }

    fn run(&self, ctx: &PreprocessorContext, mut book: Book) -> Result<Book> {
        if ctx.renderer == "test" {
            out::note(
                run_examples(&ctx.root, &book, None, self.check_command)?.trim_end(),
            );
            // The examples have run, so the chapters are cleared: mdBook's own test knows
            // neither the crates nor the chapters' line numbers.
            book.for_each_chapter_mut(|chapter| chapter.content.clear());
            return Ok(book);
        }
        let mut parsed = ParsedBook::parse(&ctx.root, &book, self.check_command)?;
        parsed.edition = self.edition;
        check(&parsed)?;
        expand(&mut book, &parsed)?;
        if ctx.renderer == "html" {
            print::mark_unprinted(&mut book);
        }
        if self.api {
            api::document(&ctx.root)?;
        }
        // Pages for teachers are checked with the rest, and then removed from the students'
        // edition.
        Ok(match self.edition {
            Edition::Students => {
                print::filter_chapters(&book, &|page| !parsed.is_hidden(page))
            }
            Edition::Teachers => book,
        })
    }
}

/// Checks the book, runs its worked examples and judges its exercises, or those of one chapter.
pub fn run_examples(
    root: &Path,
    book: &Book,
    only: Option<&str>,
    commands: CommandCheck,
) -> Result<String> {
    check(&ParsedBook::parse(root, book, commands)?)?;
    let chosen = select_chapters(book, only)?;
    let chapter = only
        .and(chosen.first())
        .map(|(path, _)| path.with_extension("").display().to_string());
    let board = StatusBoard::judge(root, chapter.as_deref())?;
    let faults = board.faults();
    if !faults.is_empty() {
        bail!("{}", faults.join("\n\n"));
    }
    let mut report = examples::run(root, &chosen)?;
    if !board.0.is_empty() {
        report += &format!("{}\n", board.summary());
    }
    Ok(report)
}

/// The chapters (path and text) to work on: all, or the named one.
pub fn select_chapters<'a>(
    book: &'a Book,
    only: Option<&str>,
) -> Result<Vec<(&'a Path, &'a str)>> {
    let chapters: Vec<_> = book
        .chapters()
        .filter_map(|chapter| Some((chapter.path.as_deref()?, &*chapter.content)))
        .collect();
    let Some(name) = only else { return Ok(chapters) };
    let stem = |path: &Path| path.with_extension("").display().to_string();
    let wanted = stem(Path::new(name.strip_prefix("chapters/").unwrap_or(name)));
    let known: Vec<_> = chapters.iter().map(|(path, _)| stem(path)).collect();
    match known.iter().position(|known| *known == wanted) {
        Some(at) => Ok(vec![chapters[at]]),
        None => bail!(UsageError(format!(
            "there is no chapter `{name}`: the book has {}",
            known.join(", ")
        ))),
    }
}

/// Runs `gods preprocess`: reads the book from standard input and writes it, expanded, to
/// standard output. It is the teachers' edition, because a plain mdBook copies every file
/// anyway.
pub fn run_on_stdin(commands: CommandCheck) -> Result<()> {
    let (ctx, book) = parse_input(io::stdin())?;
    let preprocessor = BookPreprocessor {
        edition: Edition::Teachers,
        check_command: commands,
        api: true,
    };
    let book = preprocessor.run(&ctx, book)?;
    out::line(serde_json::to_string(&book)?)?;
    Ok(())
}
