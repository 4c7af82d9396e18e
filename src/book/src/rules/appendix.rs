//! The rule for the generated appendices: no entry occurs twice, all sections and tests that an
//! entry names exist, and the checklist and the errata are complete.
use std::fmt::Display;

use base::suggestions::suggestion;
use toml::Spanned;

use crate::model::appendix::{ERRATA_COUNT, checklist_ids};
use crate::model::data_file::{DataFile, SpannedText};
use crate::model::glossary::find_term;
use crate::model::problem::Problem;
use crate::model::{ParsedBook, targets};

/// The problems in the data of the appendices.
pub fn check(book: &ParsedBook) -> Vec<Problem> {
    let data = &book.appendix;
    let mut problems = Vec::new();

    let checklist = &data.checklist;
    let known = checklist.entries.iter().map(|item| &item.id);
    problems.extend(completeness_problem(
        checklist,
        "the checklist",
        checklist_ids(),
        known,
    ));
    for item in &checklist.entries {
        problems.extend(unknown_targets(checklist, &item.sections, &item.tests, book));
    }

    let errata = &data.errata;
    let numbers = (1..=ERRATA_COUNT).map(|number| number.to_string());
    let known = errata.entries.iter().map(|erratum| &erratum.number);
    problems.extend(completeness_problem(errata, "the errata", numbers, known));
    for erratum in &errata.entries {
        problems.extend(unknown_targets(
            errata,
            &erratum.sections,
            &erratum.tests,
            book,
        ));
        let own = format!("erratum_{:02}_", erratum.number.get_ref());
        if !erratum.tests.iter().any(|test| test.get_ref().contains(&own)) {
            let message = format!("found no test of this erratum alone, `{own}…`");
            problems.push(errata.problem(&erratum.number, message));
        }
    }

    let notation = &data.notation;
    for symbol in &notation.entries {
        let section = std::slice::from_ref(&symbol.section);
        problems.extend(unknown_targets(notation, section, &[], book));
    }

    let glossary = &data.glossary;
    problems.extend(
        glossary.duplicates("term", glossary.entries.iter().map(|it| &it.term)),
    );

    let works = &data.bibliography;
    problems
        .extend(works.duplicates("key", works.entries.iter().map(|work| &work.key)));
    problems
}

/// The first problem of a nonempty list whose ids must be exactly the wanted ones: an id that
/// is missing, unknown, or occurs twice.
fn completeness_problem<'a, T, V: Display + 'a>(
    data: &DataFile<T>,
    what: &str,
    wanted: impl Iterator<Item = String>,
    known: impl Iterator<Item = &'a Spanned<V>>,
) -> Option<Problem> {
    let wanted: Vec<_> = wanted.collect();
    let mut left = wanted.clone();
    let mut known = known.peekable();
    known.peek()?;
    for id in known {
        let id = (id.get_ref().to_string(), id);
        match left.iter().position(|it| *it == id.0) {
            Some(at) => drop(left.remove(at)),
            None => {
                let message = if wanted.contains(&id.0) {
                    format!("`{}` stands twice", id.0)
                } else {
                    format!("{what} cannot have a `{}`", id.0)
                };
                return Some(data.problem(id.1, message));
            }
        }
    }
    let message = format!("{what} must have an entry for {}", left.join(", "));
    (!left.is_empty()).then(|| Problem::new(&data.file, 1, message))
}

/// The problems of an entry: sections and tests that do not exist.
fn unknown_targets<T>(
    data: &DataFile<T>,
    sections: &[SpannedText],
    tests: &[SpannedText],
    book: &ParsedBook,
) -> Vec<Problem> {
    let section =
        |at| (at, targets::section_link(book, &data.file, SpannedText::get_ref(at)));
    let test =
        |at| (at, targets::test_link(book, &data.file, SpannedText::get_ref(at)));
    let links = sections.iter().map(section).chain(tests.iter().map(test));
    links.filter_map(|(at, link)| Some(data.problem(at, link.err()?))).collect()
}

/// The error message for `{{cite key}}`, if there is no such work.
pub fn citation_problem(key: &str, book: &ParsedBook) -> Option<String> {
    let entries = &book.appendix.bibliography.entries;
    if !entries.iter().any(|work| work.key.get_ref() == key) {
        let near =
            suggestion(key, entries.iter().map(|work| work.key.get_ref().as_str()));
        return Some(format!("the bibliography has no `{key}`:{near}"));
    }
    book.page_uses.missing_appendix("bibliography")
}

/// The error message for `{{erratum 6}}`, if there is no such erratum.
pub fn erratum_problem(number: &str, book: &ParsedBook) -> Option<String> {
    let entries = &book.appendix.errata.entries;
    if !entries.iter().any(|it| it.number.get_ref().to_string() == number) {
        return Some(format!(
            "there is no erratum `{number}`: they are 1 to {ERRATA_COUNT}"
        ));
    }
    book.page_uses.missing_appendix("errata")
}

/// The error message for `{{term name}}`, if there is no such term.
pub fn term_problem(name: &str, book: &ParsedBook) -> Option<String> {
    let data = &book.appendix.glossary;
    if find_term(data, name).is_none() {
        let near = suggestion(
            name,
            data.entries.iter().map(|term| term.term.get_ref().as_str()),
        );
        return Some(format!("the glossary has no term `{name}`:{near}"));
    }
    book.page_uses.missing_appendix("glossary")
}
