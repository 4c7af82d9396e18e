//! The checklist: every system and claim of the documents, where the book tells it, and
//! which test shows it.
use std::path::Path;

use serde::Deserialize;

use super::super::names::Names;
use super::super::problem::Problem;
use super::{Text, entry, place};

/// The documents: the letter of their ids, how many there are, and the document.
const DOCUMENTS: [(&str, usize, &str); 4] = [
    ("J", 18, "Jaap's page"),
    ("V", 10, "The Visual Basic guide, on indexing"),
    ("G", 7, "The Visual Basic guide, on God's algorithm"),
    ("B", 7, "The blog post"),
];

/// One system or claim.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Item {
    /// Its id, `J5`.
    pub id: Text,
    /// What it is.
    pub what: Text,
    /// The sections that tell it, `orientation.md#three-dials`.
    #[serde(default)]
    pub sections: Vec<Text>,
    /// The tests that show it, `code/orientation/tests/errata.rs::name`.
    #[serde(default)]
    pub tests: Vec<Text>,
}

/// Every id that there has to be, in order.
pub fn ids() -> impl Iterator<Item = String> {
    let numbered =
        |(letter, count, _)| (1..=count).map(move |i| format!("{letter}{i}"));
    DOCUMENTS.into_iter().flat_map(numbered)
}

/// What is wrong: an id, a section, a test, or what is missing.
pub fn check(names: &Names) -> Vec<Problem> {
    let data = &names.appendix.checklist;
    let mut problems = data.twice("id", data.entries.iter().map(|item| &item.id));
    let has = |id: &String| data.entries.iter().any(|item| item.id.get_ref() == id);
    let missing: Vec<_> = ids().filter(|id| !has(id)).collect();
    if !missing.is_empty() && !data.entries.is_empty() {
        let message = format!("the checklist has no entry for {}", missing.join(", "));
        problems.push(Problem::new(&data.file, 1, message));
    }
    for item in &data.entries {
        let id = item.id.get_ref();
        if !ids().any(|known| known == *id) {
            let message = format!("no document has a `{id}`: the ids are J1 to B7");
            problems.push(data.problem(&item.id, message));
        }
        problems.extend(covered(item).map(|message| data.problem(&item.id, message)));
        for section in &item.sections {
            let link = place::section(names, &data.file, section.get_ref());
            problems.extend(link.err().map(|message| data.problem(section, message)));
        }
        for test in &item.tests {
            let link = place::test(names, &data.file, test.get_ref());
            problems.extend(link.err().map(|message| data.problem(test, message)));
        }
        problems.extend(data.wrong_text(&item.what, names));
    }
    problems
}

/// What an item lacks.
fn covered(item: &Item) -> Option<String> {
    let lacks = match (&item.sections[..], &item.tests[..]) {
        ([], _) => "section that tells it",
        (_, []) => "test that shows it",
        _ => return None,
    };
    Some(format!("`{}` has no {lacks}", item.id.get_ref()))
}

/// The page: a section for each document.
pub fn expand(page: &Path, names: &Names) -> String {
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
pub fn links(page: &Path, names: &Names, sections: &[Text], tests: &[Text]) -> String {
    let told =
        sections.iter().filter_map(|at| place::section(names, page, at.get_ref()).ok());
    let shown =
        tests.iter().filter_map(|at| place::test(names, page, at.get_ref()).ok());
    let told = told.collect::<Vec<_>>().join(" · ");
    let shown = shown.collect::<Vec<_>>().join(" · ");
    match shown.is_empty() {
        true => told,
        false => format!("{told}\n\n{shown}"),
    }
}
