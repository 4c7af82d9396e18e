//! Everything that a chapter must not do, found before anything is built.
//!
//! mdBook and rustdoc pass over most of this in silence: a missing anchor shows an
//! empty block, a fence with its words in the wrong order is never compiled.
use std::path::Path;

use anyhow::Result;
use mdbook_driver::book::Book;

use super::directive::{Directive, Kind, directives};
use super::include::Include;
use super::markdown::{Block, blocks};
use super::math;
use super::names::Names;
use super::problem::{Problem, Problems};

/// Words that rustdoc reads. It skips a block in which one follows a word that it
/// does not know.
const RUSTDOC: [&str; 6] = [
    "rust",
    "should_panic",
    "no_run",
    "compile_fail",
    "test_harness",
    "standalone_crate",
];
/// Words that only mdBook reads.
const MDBOOK: [&str; 3] = ["noplayground", "editable", "listing"];

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
    let problem = |line, message| Problem::new(chapter, line, message);
    let fences = blocks.iter().filter_map(|block| {
        Some(problem(block.line, fence(block).or_else(|| no_run(block, text))?))
    });
    let directives = directives(text, &blocks);
    let listings =
        blocks.iter().filter(|block| block.is_listing()).filter_map(|block| {
            let inside = |d: &&Directive| block.range.contains(&d.range.start);
            let found: Vec<_> = directives.iter().filter(inside).collect();
            let right = match &found[..] {
                [only] => block.code.trim() == &text[only.range.clone()],
                _ => false,
            };
            let message = "a listing holds exactly one line, \
                       `{{#include ../code/…/x.rs:anchor}}`; code written in the \
                       chapter itself is a worked example, ```rust";
            (!right).then(|| problem(block.line, message.to_owned()))
        });
    let named = directives.iter().filter_map(|directive| {
        let example = blocks.iter().find(|block| {
            block.is_example() && block.range.contains(&directive.range.start)
        });
        let message = match example {
            Some(_) => Some(
                "a worked example includes nothing, so that its lines are the \
                 chapter's; to show a crate's code write ```rust,listing"
                    .to_owned(),
            ),
            None => name(directive, chapter, names),
        };
        Some(problem(directive.line, message?))
    });
    let mut all: Vec<_> = fences.chain(listings).chain(named).collect();
    all.extend(math::expand(text).err().map(|(line, message)| problem(line, message)));
    all
}

/// What is wrong with the words of a fence.
fn fence(block: &Block) -> Option<String> {
    let words = block.words();
    let Some(&first) = words.first() else {
        return Some(match block.info {
            Some(_) => {
                "a code fence without a language, which rustdoc would run as Rust: \
                        write ```text or ```rust"
                    .to_owned()
            }
            None => {
                "an indented code block, which rustdoc would run as Rust: fence it \
                     with ```text or ```rust, or do not indent it by four"
                    .to_owned()
            }
        });
    };
    let ignores = |word: &&&str| word.starts_with("ignore");
    if let Some(word) = words.iter().find(ignores) {
        return Some(format!(
            "`{word}` hides code from the compiler: let it run, or say `no_run` and why; \
             what is not Rust is ```text"
        ));
    }
    let rustdoc = |word: &str| {
        RUSTDOC.contains(&word) || word.starts_with("edition") || error_code(word)
    };
    if first != "rust" {
        let late = words.iter().find(|word| rustdoc(word))?;
        return Some(format!(
            "`{late}` stands in a fence that does not begin with `rust`: write ```rust,{late}"
        ));
    }
    let unknown = |word: &&&str| !rustdoc(word) && !MDBOOK.contains(*word);
    if let Some(word) = words.iter().find(unknown) {
        return Some(format!(
            "unknown word `{word}` in a Rust fence: the known ones are, in this order, {}, \
             an edition or an error code; {}",
            RUSTDOC.join(", "),
            MDBOOK.join(", ")
        ));
    }
    if words.contains(&"listing") && !block.is_listing() {
        return Some(format!(
            "found ```{}: a listing is ```rust,listing and nothing else",
            words.join(",")
        ));
    }
    let mdbooks = words.iter().position(|word| !rustdoc(word));
    let late = mdbooks.and_then(|at| words[at..].iter().find(|word| rustdoc(word)));
    if let (Some(at), Some(late)) = (mdbooks, late) {
        return Some(format!(
            "`{late}` stands after `{}`, so rustdoc would skip the block: \
             put rustdoc's words first",
            words[at]
        ));
    }
    if words.contains(&"compile_fail") && !words.iter().any(|word| error_code(word)) {
        return Some(
            "`compile_fail` without an error code passes for the wrong reasons: \
             write ```rust,compile_fail,E0382 with the code that rustc reports"
                .to_owned(),
        );
    }
    None
}

fn error_code(word: &str) -> bool {
    word.len() == 5
        && word.strip_prefix('E').is_some_and(|d| d.bytes().all(|b| b.is_ascii_digit()))
}

/// `no_run` needs its reason on the line before.
fn no_run(block: &Block, text: &str) -> Option<String> {
    let mut before = text[..block.range.start].lines().rev().map(str::trim);
    let before = before.find(|line| !line.is_empty()).unwrap_or("");
    let reason = before
        .strip_prefix("<!-- no_run:")
        .and_then(|rest| rest.strip_suffix("-->"))
        .is_some_and(|reason| !reason.trim().is_empty());
    (block.words().contains(&"no_run") && !reason).then(|| {
        "`no_run` without a reason: write `<!-- no_run: why -->` on the line before"
            .to_owned()
    })
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
            (!names.root.join(&file).is_file()).then(|| {
                let near = near(name, drawn(&names.root).iter().map(String::as_str));
                format!("there is no drawing {file}:{near}")
            })
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
