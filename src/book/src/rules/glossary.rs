//! The glossary: every term is used.
use base::suggestions::near;

use crate::model::Names;
use crate::model::glossary::find;
use crate::model::problem::Problem;

/// What is wrong: a term twice, a term that no chapter uses.
pub fn check(names: &Names) -> Vec<Problem> {
    let data = &names.appendix.glossary;
    let mut problems = data.twice("term", data.entries.iter().map(|term| &term.term));
    for term in &data.entries {
        if !names.pages.used.contains_key(&term.id()) {
            let name = term.term.get_ref();
            let message = format!(
                "no chapter uses the term `{name}`: use it, link it by `{{{{term {name}}}}}`, \
                 or drop it"
            );
            problems.push(data.problem(&term.term, message));
        }
    }
    problems
}

/// What is wrong with `{{term name}}`.
pub fn unknown(name: &str, names: &Names) -> Option<String> {
    let data = &names.appendix.glossary;
    if find(data, name).is_none() {
        let near =
            near(name, data.entries.iter().map(|term| term.term.get_ref().as_str()));
        return Some(format!("the glossary has no term `{name}`:{near}"));
    }
    names.pages.no_appendix("glossary")
}
