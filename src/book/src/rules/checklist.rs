//! The checklist: every system and claim of the documents, where the book tells it, and
//! which test shows it.
use crate::model::appendix::Item;
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
            let another = place::another(test.get_ref(), "checklist", id);
            let link = place::test(names, &data.file, test.get_ref());
            let wrong = link.err().or(another);
            problems.extend(wrong.map(|message| data.problem(test, message)));
        }
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
