//! The checklist: every system and claim of the documents, where the book tells it, and
//! which test shows it.
use super::appendix::{self, missing};
use crate::model::Names;
use crate::model::appendix::{Item, ids};
use crate::model::problem::Problem;

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
        problems.extend(appendix::unknown(data, places, names));
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
