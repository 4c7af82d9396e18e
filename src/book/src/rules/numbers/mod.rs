//! Large numbers in the text: each is a fact, or stands in `chapters/numbers.txt` with
//! its place and the reason why nothing computes it.
use std::fs;
use std::path::Path;

use base::generated;

use crate::model::directive::{Kind, directives};
use crate::model::exempt::FILE;
use crate::model::facts::is_measured;
use crate::model::include::Include;
use crate::model::link::slashes;
use crate::model::markdown::{Block, blocks, line_of};
use crate::model::{Names, source};
use large::{Large, large, plain};
use seen::{comments, documentation, seen};

pub mod large;
mod powers;
mod scales;
mod seen;
mod typed;
mod units;

/// The lines with a large number that nothing vouches for, and what would be right.
pub fn wrong(
    chapter: &Path,
    text: &str,
    blocks: &[Block],
    names: &Names,
) -> Vec<(usize, String)> {
    let seen = seen(text, blocks);
    let unknown =
        large(&seen).into_iter().filter(|n| !names.exempt.has(chapter, &n.text));
    let message = |number: Large| {
        let right = right(&number, chapter, names);
        let block = blocks.iter().find(|block| block.range.contains(&number.start));
        let place = match block {
            None => "in prose",
            Some(block) if block.words() == ["console"] => "in a line that is not run",
            Some(block) if block.is_tested() => "in a comment",
            Some(_) => "in a block that is not run",
        };
        (line_of(text, number.start), format!("found {} {place}; {right}", number.text))
    };
    let mut wrong: Vec<_> = unknown.map(message).collect();
    wrong.extend(typed::wrong(text, |table| names.exempt.has(chapter, table)));
    for directive in directives(text, blocks) {
        let messages = match &directive.kind {
            Kind::Include(argument) => {
                let include = Include::parse(argument, chapter);
                included(&include, chapter, names).into_iter().collect()
            }
            Kind::Source(krate) => documented(krate, chapter, names),
            _ => Vec::new(),
        };
        wrong.extend(messages.into_iter().map(|message| (directive.line, message)));
    }
    wrong
}

/// The large numbers in the documentation of a crate, which a page shows, that no fact
/// has. They cannot be quoted there, so they are compared.
fn documented(krate: &str, chapter: &Path, names: &Names) -> Vec<String> {
    let mut wrong = Vec::new();
    for file in source::files(&names.root, krate, "src").unwrap_or_default() {
        let text = fs::read_to_string(names.root.join(&file)).unwrap_or_default();
        for number in large(&documentation(&text)) {
            if facts(&number, names).is_empty()
                && !names.exempt.has(chapter, &number.text)
            {
                wrong.push(format!(
                    "found {} in the documentation of {file}:{}; no fact has this value: \
                     compute it in src/figures/src/generators/numbers.rs, or say it \
                     without the number, \
                     or write `{}: {}  reason` in chapters/{FILE}",
                    number.text,
                    line_of(&text, number.start),
                    slashes(chapter),
                    number.text
                ));
            }
        }
    }
    wrong
}

/// What is wrong with the first large number in a text that a chapter includes, if it is
/// not generated. Of code these are the comments, without the documentation, which is
/// left out.
fn included(include: &Include, chapter: &Path, names: &Names) -> Option<String> {
    if [generated::FIGURES, generated::MEASURED]
        .iter()
        .any(|folder| include.file.starts_with(folder))
    {
        return None;
    }
    let name = include.name();
    let text = include.text(&names.root).ok()?;
    let (read, tables) = match name.ends_with(".rs") {
        true => {
            let comments = comments(&text).into_iter().map(|range| &text[range]);
            let shown =
                comments.filter(|c| !c.starts_with("///") && !c.starts_with("//!"));
            (shown.collect(), Vec::new())
        }
        false => {
            let tables = typed::wrong(&text, |table| names.exempt.has(chapter, table));
            (seen(&text, &blocks(&text)), tables)
        }
    };
    let number = large(&read).into_iter().find(|n| !names.exempt.has(chapter, &n.text));
    let number = number.map(|number| {
        format!("found {} in {name}; {}", number.text, right(&number, chapter, names))
    });
    number.or_else(|| {
        tables.into_iter().next().map(|(_, wrong)| format!("in {name} {wrong}"))
    })
}

/// The facts with this value, the ones with the shortest names first.
fn facts<'a>(number: &Large, names: &'a Names) -> Vec<&'a str> {
    // A size is that of a fact whose name ends in its unit, `edges.gb`.
    let (value, unit) = number.value.split_once(' ').unwrap_or((&number.value, ""));
    let same = |(name, fact): &(&String, &String)| {
        let end = name.rsplit('.').next().unwrap_or_default();
        !is_measured(name)
            && !value.is_empty()
            && plain(fact) == value
            && (unit.is_empty() || end.ends_with(unit))
    };
    let mut facts: Vec<_> =
        names.facts.iter().filter(same).map(|(name, _)| name.as_str()).collect();
    facts.sort_by_key(|name| (name.matches('.').count(), name.len(), *name));
    facts
}

/// What would be right in place of a number: a fact, or what to do if there is none.
pub fn right(number: &Large, chapter: &Path, names: &Names) -> String {
    let facts = facts(number, names).into_iter().take(3);
    let unit = match number.value.contains(' ') {
        true => number.text.trim_start_matches(|c: char| !c.is_alphabetic()),
        false => "",
    };
    let write =
        |name: &str| format!("{{{{fact {name}}}}} {unit}").trim_end().to_owned();
    let facts: Vec<_> = facts.map(write).collect();
    match facts.is_empty() {
        false => format!("write {}", facts.join(" or ")),
        true => format!(
            "no fact has this value: compute it in src/figures/src/generators/numbers.rs, or write \
             `{}: {}  reason` in chapters/{FILE}",
            slashes(chapter),
            number.text
        ),
    }
}
