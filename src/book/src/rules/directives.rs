//! Directives: what each names is there.
use std::fs;
use std::path::Path;

use base::suggestions::near;

use super::{appendix, exercises};
use crate::model::appendix::{LAYERS, NAMES, PUZZLES};
use crate::model::directive::{Directive, Kind};
use crate::model::drawing::{drawing, folder};
use crate::model::include::Include;
use crate::model::numbered::Sort;
use crate::model::source::holds;
use crate::model::{Chapter, Names};

const EXAMPLE: &str = "a worked example includes nothing, so that its lines are the \
    chapter's; to show a crate's code write ```rust,listing";

/// What is wrong with the directives of a chapter.
pub fn check(chapter: &Chapter, names: &Names) -> Vec<(usize, String)> {
    let problem = |directive: &Directive| {
        let block = chapter.block_at(directive.range.start);
        let message = match block.is_some_and(|block| block.is_example()) {
            true => EXAMPLE.to_owned(),
            false => unknown(directive, &chapter.path, names)?,
        };
        Some((directive.line, message))
    };
    chapter.directives.iter().filter_map(problem).collect()
}

/// What is wrong with the name that a directive uses.
fn unknown(directive: &Directive, chapter: &Path, names: &Names) -> Option<String> {
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
            .or_else(|| undrawn(name, &names.root)),
        Kind::Table(name, _) => {
            names.numbered.again(Sort::Table, name, chapter, directive.line)
        }
        Kind::Reference(sort, name) => names.numbered.find(*sort, name).err(),
        Kind::Fact(name) => names.fact(name).err(),
        Kind::Source(part) => source(part, names),
        Kind::Diff(old, new) => diff(chapter, old, new, &names.root),
        Kind::Exercise(name) => names
            .numbered
            .again(Sort::Exercise, name, chapter, directive.line)
            .or_else(|| exercises::misplaced(name, chapter, names)),
        Kind::Appendix(name) => page(name, names),
        Kind::Time => None,
        Kind::Erratum(number) => appendix::erratum(number, names),
        Kind::Term(term) => appendix::term(term, names),
        Kind::Cite(key) => appendix::work(key, names),
        Kind::Wrong(message) => Some(message.clone()),
    }
}

/// What is wrong with the name of a figure: there is no such drawing.
fn undrawn(name: &str, root: &Path) -> Option<String> {
    let file = drawing(name);
    if root.join(&file).is_file() {
        return None;
    }
    let files = fs::read_dir(root.join(folder(name))).into_iter().flatten();
    let files = files.filter_map(|file| file.ok()?.file_name().into_string().ok());
    let drawn: Vec<_> =
        files.filter_map(|file| file.strip_suffix(".svg").map(str::to_owned)).collect();
    let near = near(name, drawn.iter().map(String::as_str));
    Some(format!("there is no drawing {file}:{near}"))
}

/// What is wrong with `{{#source rows/src/sliding}}`.
fn source(part: &str, names: &Names) -> Option<String> {
    let krate = part.split('/').next().unwrap_or(part);
    let lib = format!("code/{krate}/src/lib.rs");
    if !names.root.join(&lib).is_file() {
        Some(format!("there is no crate `{krate}`: {lib} is missing"))
    } else if !names.sources.keys().any(|file| holds(part, file)) {
        Some(format!("there is no Rust file in code/{part}, or it is shown before"))
    } else {
        None
    }
}

/// What is wrong with the two sides, if anything.
fn diff(chapter: &Path, old: &str, new: &str, root: &Path) -> Option<String> {
    let listing = |argument| Include::parse(argument, chapter).listing(root);
    match (listing(old), listing(new)) {
        (Err(message), _) | (_, Err(message)) => Some(message),
        (Ok(a), Ok(b)) if a == b => Some(format!(
            "`{old}` and `{new}` show the same code: there is no difference to show"
        )),
        _ => None,
    }
}

/// What is wrong with `{{#appendix name}}`.
fn page(name: &str, names: &Names) -> Option<String> {
    let missing =
        |file| Some(format!("there is no chapters/{file}: run `gods figures`"));
    match name {
        "puzzles" if names.appendix.puzzles.is_empty() => missing(PUZZLES),
        "layers" if names.appendix.layers.is_empty() => missing(LAYERS),
        _ if NAMES.contains(&name) => None,
        _ => Some(format!(
            "no appendix is called `{name}`: there are {}",
            NAMES.join(", ")
        )),
    }
}
