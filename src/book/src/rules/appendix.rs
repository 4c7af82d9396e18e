//! The generated appendices: each has entries, no entry stands twice, each is used, and
//! what it points to is there.
use base::suggestions::near;

use crate::model::data::{Data, Entry};
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
fn empty<T: Entry>(data: &Data<T>, name: &str, names: &Names) -> Option<Problem> {
    let page = names.pages.appendix(name).filter(|_| data.entries.is_empty())?;
    let message = format!(
        "found no entry, but chapters/{page} shows the {name}: write `[[entry]]` and its \
         fields, or drop the page"
    );
    Some(Problem::new(&data.file, 1, message))
}

/// A symbol twice, or from a section that is not there.
fn notation(names: &Names) -> Vec<Problem> {
    let data = &names.appendix.notation;
    let mut problems = data.twice("symbol", data.entries.iter().map(|e| &e.symbol));
    problems.extend(data.entries.iter().filter_map(|entry| {
        let link = place::section(names, &data.file, entry.section.get_ref());
        Some(data.problem(&entry.section, link.err()?))
    }));
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
