//! The generated appendices. Each is a page `chapters/appendix/name.md` that says
//! `{{#appendix name}}`, and a file `name.toml` beside it with what it shows.
use std::path::Path;

use anyhow::Result;

use super::names::Names;
use super::problem::Problem;

pub mod bibliography;
pub mod checklist;
mod data;
pub mod errata;
pub mod glossary;
pub mod notation;
pub mod place;
mod puzzles;

pub use data::{Data, Text};

/// The appendices there are.
pub const NAMES: [&str; 6] =
    ["checklist", "errata", "notation", "glossary", "bibliography", "puzzles"];

/// What all of them are made of.
#[derive(Debug)]
pub struct Appendix {
    /// The documents' systems and claims.
    pub checklist: Data<checklist::Item>,
    /// The documents' mistakes.
    pub errata: Data<errata::Erratum>,
    /// Symbols.
    pub notation: Data<notation::Symbol>,
    /// Terms.
    pub glossary: Data<glossary::Term>,
    /// What others have written.
    pub bibliography: Data<bibliography::Work>,
}

impl Appendix {
    /// Reads the files; one that is missing has no entries.
    ///
    /// # Errors
    /// If one cannot be read.
    pub fn read(root: &Path) -> Result<Self> {
        Ok(Appendix {
            checklist: Data::of_appendix(root, "checklist")?,
            errata: Data::of_appendix(root, "errata")?,
            notation: Data::of_appendix(root, "notation")?,
            glossary: Data::of_appendix(root, "glossary")?,
            bibliography: Data::of_appendix(root, "bibliography")?,
        })
    }
}

/// Everything that is wrong with the entries.
pub fn check(names: &Names) -> Vec<Problem> {
    let checks = [
        checklist::check,
        errata::check,
        notation::check,
        glossary::check,
        bibliography::check,
    ];
    let data = &names.appendix;
    let nothing = [
        data.checklist.nothing("checklist", names),
        data.errata.nothing("errata", names),
        data.notation.nothing("notation", names),
        data.glossary.nothing("glossary", names),
        data.bibliography.nothing("bibliography", names),
    ];
    let wrong = checks.into_iter().flat_map(|check| check(names));
    nothing.into_iter().flatten().chain(wrong).collect()
}

/// What `{{#appendix name}}` becomes on a page: Markdown, which may hold facts,
/// references and formulas in its turn.
pub fn expand(name: &str, page: &Path, names: &Names) -> String {
    match name {
        "checklist" => checklist::expand(page, names),
        "errata" => errata::expand(page, names),
        "notation" => notation::expand(page, names),
        "glossary" => glossary::expand(page, names),
        "bibliography" => bibliography::expand(page, names),
        _ => puzzles::expand(names),
    }
}

/// What is wrong with `{{#appendix name}}`.
pub fn wrong(name: &str, names: &Names) -> Option<String> {
    match name {
        "puzzles" => puzzles::wrong(names),
        _ if NAMES.contains(&name) => None,
        _ => Some(format!(
            "no appendix is called `{name}`: there are {}",
            NAMES.join(", ")
        )),
    }
}

/// One entry of a page: an address to link to, what it is, and its small print.
fn entry(id: &str, head: &str, body: &str, foot: &str) -> String {
    let foot = match foot {
        "" => String::new(),
        foot => format!("<div class=\"entry-foot\">\n\n{foot}\n\n</div>\n\n"),
    };
    format!(
        "<div class=\"entry\" id=\"{id}\">\n\n**{head}** {}\n\n{foot}</div>\n\n",
        unbroken(body.trim())
    )
}

/// A text in which a row of digits, such as 1 0 2, stays on one line.
fn unbroken(text: &str) -> String {
    let is_digit = |word: &str| word.len() == 1 && word.as_bytes()[0].is_ascii_digit();
    let digit = |word: &str| is_digit(word.trim_end_matches(['.', ',', ';', ':', '?']));
    let mut out = String::with_capacity(text.len());
    let mut words = text.split(' ').peekable();
    while let Some(word) = words.next() {
        out += word;
        match words.peek() {
            Some(next) if is_digit(word) && digit(next) => out.push('\u{a0}'),
            Some(_) => out.push(' '),
            None => {}
        }
    }
    out
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_row_of_digits_stays_on_one_line() {
        let text = "The row 1 0 2. In 12 of 3 cases 1 2 comes; of 2";
        let right = "The row 1\u{a0}0\u{a0}2. In 12 of 3 cases 1\u{a0}2 comes; of 2";
        assert_eq!(super::unbroken(text), right);
    }
}
