//! The rule for directives: everything that a directive names exists.
use std::fs;
use std::path::Path;

use base::suggestions::suggestion;

use super::{appendix, exercises};
use crate::model::appendix::{APPENDICES, LAYER_TABLES, PUZZLE_INDEX};
use crate::model::directive::{Directive, DirectiveKind};
use crate::model::drawing::{drawing, figure_folder};
use crate::model::include::Include;
use crate::model::numbered::NumberedKind;
use crate::model::source::part_contains;
use crate::model::{ParsedBook, ParsedText};

const INCLUDE_IN_EXAMPLE: &str = "a worked example includes nothing, so that its lines are the \
    chapter's; to show a crate's code write ```rust,listing";

/// The problems with the directives of a text.
pub fn check(chapter: &ParsedText, book: &ParsedBook) -> Vec<(usize, String)> {
    let problem = |directive: &Directive| {
        let block = chapter.block_at(directive.range.start);
        let message = if block.is_some_and(|block| block.is_example()) {
            INCLUDE_IN_EXAMPLE.to_owned()
        } else {
            directive_problem(directive, &chapter.path, book)?
        };
        Some((directive.line, message))
    };
    chapter.directives.iter().filter_map(problem).collect()
}

/// The error message for a directive, if what it names does not exist.
fn directive_problem(
    directive: &Directive,
    chapter: &Path,
    book: &ParsedBook,
) -> Option<String> {
    match &directive.kind {
        DirectiveKind::Include(argument) => {
            let include = Include::parse(argument, chapter);
            let is_line_range =
                |a: &str| a.starts_with(|c: char| c.is_ascii_digit()) || a.is_empty();
            if include.anchor.as_deref().is_some_and(is_line_range) {
                return Some(format!(
                    "`{argument}` names lines, which move: name an anchor instead"
                ));
            }
            include.text(&book.root).err()
        }
        DirectiveKind::Figure(name, _) => book
            .numbered
            .duplicate_error(NumberedKind::Figure, name, chapter, directive.line)
            .or_else(|| drawing_problem(name, &book.root)),
        DirectiveKind::Table(name, _) => book.numbered.duplicate_error(
            NumberedKind::Table,
            name,
            chapter,
            directive.line,
        ),
        DirectiveKind::Reference(kind, name) => book.numbered.find(*kind, name).err(),
        DirectiveKind::Fact(name) => book.fact(name).err(),
        DirectiveKind::Source(part) => source_problem(part, book),
        DirectiveKind::Diff(old, new) => diff_problem(chapter, old, new, &book.root),
        DirectiveKind::Exercise(name) => book
            .numbered
            .duplicate_error(NumberedKind::Exercise, name, chapter, directive.line)
            .or_else(|| exercises::directive_problem(name, chapter, book)),
        DirectiveKind::Appendix(name) => appendix_problem(name, book),
        DirectiveKind::Time => None,
        DirectiveKind::Erratum(number) => appendix::erratum_problem(number, book),
        DirectiveKind::Term(term) => appendix::term_problem(term, book),
        DirectiveKind::Cite(key) => appendix::citation_problem(key, book),
        DirectiveKind::Malformed(message) => Some(message.clone()),
    }
}

/// The error message for a figure without a drawing.
fn drawing_problem(name: &str, root: &Path) -> Option<String> {
    let file = drawing(name);
    if root.join(&file).is_file() {
        return None;
    }
    let files = fs::read_dir(root.join(figure_folder(name))).into_iter().flatten();
    let files = files.filter_map(|file| file.ok()?.file_name().into_string().ok());
    let drawn: Vec<_> =
        files.filter_map(|file| file.strip_suffix(".svg").map(str::to_owned)).collect();
    let near = suggestion(name, drawn.iter().map(String::as_str));
    Some(format!("there is no drawing {file}:{near}"))
}

/// The error message for `{{#source part}}`, if there is no such crate or part.
fn source_problem(part: &str, book: &ParsedBook) -> Option<String> {
    let krate = part.split('/').next().unwrap_or(part);
    let lib = format!("code/{krate}/src/lib.rs");
    if !book.root.join(&lib).is_file() {
        Some(format!("there is no crate `{krate}`: {lib} is missing"))
    } else if !book.source_links.keys().any(|file| part_contains(part, file)) {
        Some(format!("there is no Rust file in code/{part}, or it is shown before"))
    } else {
        None
    }
}

/// The error message for a diff, if a side cannot be read or both are the same.
fn diff_problem(chapter: &Path, old: &str, new: &str, root: &Path) -> Option<String> {
    let listing = |argument| Include::parse(argument, chapter).listing_text(root);
    match (listing(old), listing(new)) {
        (Err(message), _) | (_, Err(message)) => Some(message),
        (Ok(a), Ok(b)) if a == b => Some(format!(
            "`{old}` and `{new}` show the same code: there is no difference to show"
        )),
        _ => None,
    }
}

/// The error message for `{{#appendix name}}`, if there is no such appendix.
fn appendix_problem(name: &str, book: &ParsedBook) -> Option<String> {
    let missing =
        |file| Some(format!("there is no chapters/{file}: run `gods figures`"));
    match name {
        "puzzles" if book.appendix.puzzles.is_empty() => missing(PUZZLE_INDEX),
        "layers" if book.appendix.layers.is_empty() => missing(LAYER_TABLES),
        _ if APPENDICES.contains(&name) => None,
        _ => Some(format!(
            "no appendix is called `{name}`: there are {}",
            APPENDICES.join(", ")
        )),
    }
}
