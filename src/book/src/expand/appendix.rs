//! The generated appendices, as Markdown that may hold facts, references and formulas.
use std::path::Path;

use judging::exercises::Exercise;

use crate::model::data::Text;
use crate::model::numbered::{Numbered, Sort};
use crate::model::text::{slashes, up};
use crate::model::{Names, place};
use crate::rules::checklist::DOCUMENTS;
use crate::rules::errata::UNFOUNDED;

/// What `{{#appendix name}}` becomes on a page: Markdown, which may hold facts,
/// references and formulas in its turn.
pub fn expand(name: &str, page: &Path, names: &Names) -> String {
    match name {
        "checklist" => checklist(page, names),
        "errata" => errata(page, names),
        "notation" => notation(page, names),
        "glossary" => glossary(page, names),
        "bibliography" => bibliography(page, names),
        _ => names.appendix.puzzles.clone(),
    }
}

/// The checklist: a section for each document.
fn checklist(page: &Path, names: &Names) -> String {
    let mut out = String::new();
    for (letter, _, document) in DOCUMENTS {
        out += &format!("## {document} {{#document-{}}}\n\n", letter.to_lowercase());
        let entries = names.appendix.checklist.entries.iter();
        for item in entries.filter(|item| item.id.get_ref().starts_with(letter)) {
            let id = item.id.get_ref();
            let foot = links(page, names, &item.sections, &item.tests);
            let address = format!("check-{}", id.to_lowercase());
            out += &entry(&address, id, item.what.get_ref(), &foot);
        }
    }
    out
}

/// Where an entry is told, and under it what shows it.
fn links(page: &Path, names: &Names, sections: &[Text], tests: &[Text]) -> String {
    let told =
        sections.iter().filter_map(|at| place::section(names, page, at.get_ref()).ok());
    let shown = tests.iter().map(|at| place::test_link(names, page, at.get_ref()));
    let told = told.collect::<Vec<_>>().join(" · ");
    let shown = shown.collect::<Vec<_>>().join(" · ");
    match shown.is_empty() {
        true => told,
        false => format!("{told}\n\n{shown}"),
    }
}

/// The exercises about an erratum, linked.
fn exercises(number: u32, page: &Path, names: &Names) -> Vec<String> {
    let about = names.exercises.iter().filter(|e| e.about.errata.contains(&number));
    let link = |exercise: &Exercise| {
        let Numbered { label, id, chapter, .. } =
            names.numbered.get(Sort::Exercise, &exercise.name)?;
        Some(format!("[{label}]({}{}#{id})", up(page), slashes(chapter)))
    };
    about.filter_map(link).collect()
}

/// The errata.
fn errata(page: &Path, names: &Names) -> String {
    let mut out = String::new();
    for erratum in &names.appendix.errata.entries {
        let number = erratum.number.get_ref();
        let right = erratum.right.as_ref();
        let label = if *number == UNFOUNDED { "Right as printed" } else { "Right" };
        let right = right.map(|text| format!("**{label}:** {}", text.get_ref().trim()));
        let foot = links(page, names, &erratum.sections, &erratum.tests);
        let exercises = exercises(*number, page, names);
        let foot = match exercises.is_empty() {
            true => foot,
            false => format!("{foot}\n\nFind it yourself: {}", exercises.join(", ")),
        };
        let foot = match &erratum.untested {
            Some(why) => format!("{foot}\n\n*{}*", why.get_ref()),
            None => foot,
        };
        let body = format!(
            "*{}*\n\n{}\n\n{}",
            erratum.at.get_ref(),
            erratum.says.get_ref().trim(),
            right.unwrap_or_default()
        );
        out += &entry(&format!("erratum-{number}"), &number.to_string(), &body, &foot);
    }
    out
}

/// The notation: a table.
fn notation(page: &Path, names: &Names) -> String {
    let mut out =
        "| symbol | meaning, and where it is introduced |\n|:--|:--|\n".to_owned();
    for entry in &names.appendix.notation.entries {
        let link =
            place::section(names, page, entry.section.get_ref()).unwrap_or_default();
        let (symbol, means) = (entry.symbol.get_ref(), entry.means.get_ref());
        out += &format!("| {symbol} | {means} <span class=\"from\">{link}</span> |\n");
    }
    out
}

/// The glossary, by letter.
fn glossary(page: &Path, names: &Names) -> String {
    let mut terms: Vec<_> = names.appendix.glossary.entries.iter().collect();
    terms.sort_by_key(|term| term.term.get_ref().to_lowercase());
    let mut out = String::new();
    for term in terms {
        let chapters = names.pages.used.get(&term.id()).into_iter().flatten();
        let links =
            chapters.filter_map(|path| names.link(page, path)).collect::<Vec<_>>();
        out += &entry(
            &term.id(),
            term.term.get_ref(),
            term.means.get_ref(),
            &links.join(" · "),
        );
    }
    out
}

/// The bibliography, by author.
fn bibliography(page: &Path, names: &Names) -> String {
    let mut works: Vec<_> = names.appendix.bibliography.entries.iter().collect();
    works.sort_by_key(|work| surname(work.by.get_ref()));
    let mut out = String::new();
    for work in works {
        let key = work.key.get_ref();
        let place =
            work.place.as_ref().map_or(String::new(), |p| format!(" {}.", p.get_ref()));
        let url = work
            .url
            .as_ref()
            .map_or(String::new(), |url| format!(" <{}>", url.get_ref()));
        let body = format!("{}.{place}{url}", work.title.get_ref());
        let cited = names.pages.cited.get(key).into_iter().flatten();
        let foot = cited.filter_map(|path| names.link(page, path)).collect::<Vec<_>>();
        let foot = format!("Cited in {}.", foot.join(", "));
        out += &entry(
            &format!("cite-{key}"),
            &format!("{}.", work.by.get_ref()),
            &body,
            &foot,
        );
    }
    out
}

/// The first author's last name: `Myrvold` of `W. Myrvold and F. Ruskey`.
fn surname(by: &str) -> String {
    let first = by.split([',', '&']).next().unwrap_or(by);
    let first = first.split(" and ").next().unwrap_or(first);
    first.split_whitespace().next_back().unwrap_or("").to_lowercase()
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
