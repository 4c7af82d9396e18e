//! The generated appendices: each has entries, no entry stands twice, each is used, and
//! what it points to is there.
use base::suggestions::near;

use crate::model::data::{Data, Text};
use crate::model::problem::Problem;
use crate::model::{Names, place};

/// What is wrong with the appendices as a whole, with the notation and the bibliography.
pub fn check(names: &Names) -> Vec<Problem> {
    let data = &names.appendix;
    let empty = [
        empty(&data.checklist, "checklist", names),
        empty(&data.errata, "errata", names),
        empty(&data.notation, "notation", names),
        empty(&data.glossary, "glossary", names),
        empty(&data.bibliography, "bibliography", names),
    ];
    let problems = empty.into_iter().flatten().chain(notation(names));
    problems.chain(bibliography(names)).collect()
}

/// A page that shows entries, and there are none.
fn empty<T>(data: &Data<T>, name: &str, names: &Names) -> Option<Problem> {
    let page = names.pages.appendix(name).filter(|_| data.entries.is_empty())?;
    let message = format!(
        "found no entry, but chapters/{page} shows the {name}: write `[[entry]]` and its \
         fields, or drop the page"
    );
    Some(Problem::new(&data.file, 1, message))
}

/// Entries that there have to be, and that the list does not have, if it has any.
pub fn missing<T>(
    data: &Data<T>,
    has: &str,
    ids: impl Iterator<Item = String>,
    known: &[String],
) -> Option<Problem> {
    let missing: Vec<_> = ids.filter(|id| !known.contains(id)).collect();
    (!missing.is_empty() && !known.is_empty()).then(|| {
        Problem::new(
            &data.file,
            1,
            format!("{has} no entry for {}", missing.join(", ")),
        )
    })
}

/// Sections and tests that an entry names and that are not there.
pub fn unknown<T>(
    data: &Data<T>,
    (sections, tests): (&[Text], &[Text]),
    names: &Names,
) -> Vec<Problem> {
    let section = |at: &Text| {
        let link = place::section(names, &data.file, at.get_ref());
        Some(data.problem(at, link.err()?))
    };
    let test = |at: &Text| {
        let link = place::test(names, &data.file, at.get_ref());
        Some(data.problem(at, link.err()?))
    };
    sections.iter().filter_map(section).chain(tests.iter().filter_map(test)).collect()
}

/// A symbol twice, or from a section that is not there.
fn notation(names: &Names) -> Vec<Problem> {
    let data = &names.appendix.notation;
    let mut problems = data.twice("symbol", data.entries.iter().map(|e| &e.symbol));
    let sections =
        data.entries.iter().map(|entry| std::slice::from_ref(&entry.section));
    problems.extend(sections.flat_map(|it| unknown(data, (it, &[]), names)));
    problems
}

/// A key twice, or a work that no chapter cites.
fn bibliography(names: &Names) -> Vec<Problem> {
    let data = &names.appendix.bibliography;
    let keys = || data.entries.iter().map(|work| &work.key);
    let mut problems = data.twice("key", keys());
    let uncited = keys().filter(|key| !names.pages.cited.contains_key(key.get_ref()));
    problems.extend(uncited.map(|key| {
        let name = key.get_ref();
        let message = format!(
            "no chapter cites `{name}`: cite it by `{{{{cite {name}}}}}`, or drop it"
        );
        data.problem(key, message)
    }));
    problems
}

/// What is wrong with `{{cite key}}`.
pub fn work(key: &str, names: &Names) -> Option<String> {
    let entries = &names.appendix.bibliography.entries;
    if !entries.iter().any(|work| work.key.get_ref() == key) {
        let near = near(key, entries.iter().map(|work| work.key.get_ref().as_str()));
        return Some(format!("the bibliography has no `{key}`:{near}"));
    }
    names.pages.no_appendix("bibliography")
}
