//! The glossary: every term is used, and what is defined in bold is a term.
use base::suggestions::near;
use pulldown_cmark::{Event, Tag};

use crate::model::glossary::find;
use crate::model::problem::Problem;
use crate::model::{Chapter, Names};

/// Words in bold that are no term. A chapter has two things in bold: whole sentences, which
/// it wants to be remembered, and the one or two words that it defines. Words that are
/// only stressed are in italics. Teachers' pages define nothing.
pub fn undefined(chapter: &Chapter, names: &Names) -> Vec<(usize, String)> {
    let glossary = &names.appendix.glossary;
    if glossary.entries.is_empty() || chapter.path.starts_with("teaching") {
        return Vec::new();
    }
    let strong = chapter.events.iter();
    let strong = strong.filter(|(event, _)| matches!(event, Event::Start(Tag::Strong)));
    let undefined = strong.filter_map(|(_, range)| {
        let inner = chapter.text[range.clone()].trim_matches(['*', '_']);
        let words = inner.split_whitespace().collect::<Vec<_>>().join(" ");
        let letters = |c: char| c.is_alphabetic() || " -'’".contains(c);
        let is_name = words.starts_with(char::is_lowercase)
            && words.chars().all(letters)
            && words.split(' ').count() <= 2;
        let message = format!(
            "found `{words}` in bold, as terms are where they are defined, and the glossary \
             has no such term: add it to chapters/appendix/glossary.toml, or write *{words}* \
             to stress it"
        );
        let is_term = !is_name || find(glossary, &words).is_some();
        (!is_term).then_some((chapter.line(range.start), message))
    });
    undefined.collect()
}

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
