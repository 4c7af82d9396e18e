//! The checklist: every system and claim of the documents, where the book tells it, and
//! which test shows it.
use super::appendix::{self, missing};
use crate::model::appendix::Item;
use crate::model::data::Text;
use crate::model::problem::Problem;
use crate::model::{Names, place};

/// The documents: the letter of their ids, how many there are, and the document.
pub const DOCUMENTS: [(&str, usize, &str); 4] = [
    ("J", 18, "Jaap's page"),
    ("V", 10, "The Visual Basic guide, on indexing"),
    ("G", 7, "The Visual Basic guide, on God's algorithm"),
    ("B", 7, "The blog post"),
];

/// Every id that there has to be, in order.
pub fn ids() -> impl Iterator<Item = String> {
    let numbered =
        |(letter, count, _)| (1..=count).map(move |i| format!("{letter}{i}"));
    DOCUMENTS.into_iter().flat_map(numbered)
}

/// What is wrong: an id, a section, a test, or what is missing.
pub fn check(names: &Names) -> Vec<Problem> {
    let data = &names.appendix.checklist;
    let entries = data.entries.iter();
    let mut problems = data.twice("id", entries.clone().map(|item| &item.id));
    let known: Vec<_> = entries.map(|item| item.id.get_ref().clone()).collect();
    problems.extend(missing(data, "the checklist has", ids(), &known));
    for item in &data.entries {
        let id = item.id.get_ref();
        let unknown = (!ids().any(|known| known == *id))
            .then(|| format!("no document has a `{id}`: the ids are J1 to B7"));
        let wrong = unknown.into_iter().chain(covered(item));
        problems.extend(wrong.map(|message| data.problem(&item.id, message)));
        let places = (&item.sections[..], &item.tests[..]);
        problems.extend(appendix::unknown(data, places, ("checklist", id), names));
        let untold = item.tests.iter().filter_map(|test| {
            let number = place::owner(test.get_ref(), "erratum")?;
            let told = |it: &Text| {
                item.sections.iter().any(|own| own.get_ref() == it.get_ref())
            };
            let is_told = names.appendix.errata.entries.iter().any(|it| {
                it.number.get_ref().to_string() == number
                    && it.sections.iter().any(told)
            });
            let message = format!(
                "this is a test of erratum {number}, of which no section of {id} tells"
            );
            (!is_told).then(|| data.problem(test, message))
        });
        problems.extend(untold);
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
