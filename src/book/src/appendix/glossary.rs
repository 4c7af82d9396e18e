//! The glossary: the book's terms, linked where a chapter first uses one.
use std::collections::BTreeSet;
use std::ops::Range;
use std::path::Path;

use pulldown_cmark::{Event, Parser, Tag, TagEnd};
use serde::Deserialize;

use super::super::directive::{Directive, Kind};
use super::super::listing::up;
use super::super::markdown::{line_of, options};
use super::super::names::Names;
use super::super::problem::Problem;
use super::{Data, Text, entry};
use base::suggestions::near;

/// One term.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Term {
    /// The term, as a dictionary has it.
    pub term: Text,
    /// What it means.
    pub means: Text,
    /// Other forms that are linked too: `ranks`, `to unrank`.
    #[serde(default)]
    pub forms: Vec<String>,
    /// An everyday word as well: linked only where it is in bold.
    #[serde(default)]
    pub common: bool,
}

impl Term {
    /// Its address: `term-total-twist`.
    pub fn id(&self) -> String {
        let lower = self.term.get_ref().to_lowercase().replace(' ', "-");
        let plain = lower.chars().filter(|c| c.is_alphanumeric() || *c == '-');
        format!("term-{}", plain.collect::<String>())
    }

    /// All its forms in lower case.
    fn forms(&self) -> impl Iterator<Item = String> {
        let own = std::iter::once(self.term.get_ref());
        own.chain(&self.forms).map(|form| form.to_lowercase())
    }
}

/// The term of that name or form.
pub fn find<'a>(glossary: &'a Data<Term>, name: &str) -> Option<&'a Term> {
    let name = name.to_lowercase();
    glossary.entries.iter().find(|term| term.forms().any(|form| form == name))
}

/// A place in a chapter that links to a term.
#[derive(Debug)]
pub struct Use<'a> {
    /// The term.
    pub term: &'a Term,
    /// What the link replaces.
    pub range: Range<usize>,
    /// What the link shows.
    pub shown: String,
}

/// Where a chapter links: every `{{term …}}`, and for each other term its first use in
/// bold, or else its first use in plain text. In order.
pub fn uses<'a>(
    text: &str,
    directives: &[Directive],
    glossary: &'a Data<Term>,
) -> Vec<Use<'a>> {
    let mut uses = Vec::new();
    let mut done = BTreeSet::new();
    for directive in directives {
        if let Kind::Term(name) = directive.kind
            && let Some(term) = find(glossary, name)
        {
            done.insert(term.id());
            uses.push(Use {
                term,
                range: directive.range.clone(),
                shown: name.to_owned(),
            });
        }
    }
    let prose = match glossary.entries.is_empty() {
        true => Vec::new(),
        false => prose(text, directives),
    };
    for in_bold in [true, false] {
        for term in &glossary.entries {
            if done.contains(&term.id()) || (term.common && !in_bold) {
                continue;
            }
            let parts = prose.iter().filter(|(_, bold)| *bold == in_bold);
            let found = parts.filter_map(|(part, _)| {
                let inside = first(&text[part.clone()], term, in_bold)?;
                Some(part.start + inside.start..part.start + inside.end)
            });
            let taken = |range: &Range<usize>| {
                uses.iter()
                    .any(|u| u.range.start < range.end && range.start < u.range.end)
            };
            if let Some(range) = found.into_iter().find(|range| !taken(range)) {
                done.insert(term.id());
                let shown = text[range.clone()].to_owned();
                uses.push(Use { term, range, shown });
            }
        }
    }
    uses.sort_by_key(|u| u.range.start);
    uses
}

/// The parts of a chapter that are running text, and whether each is in bold: no code,
/// no formulas, no headings, no links, no directives.
fn prose(text: &str, directives: &[Directive]) -> Vec<(Range<usize>, bool)> {
    let mut parts = Vec::new();
    let (mut closed, mut bold) = (0, 0);
    for (event, range) in Parser::new_ext(text, options()).into_offset_iter() {
        match event {
            Event::Start(
                Tag::Heading { .. } | Tag::Link { .. } | Tag::CodeBlock(_),
            ) => closed += 1,
            Event::End(TagEnd::Heading(_) | TagEnd::Link | TagEnd::CodeBlock) => {
                closed -= 1
            }
            Event::Start(Tag::Strong) => bold += 1,
            Event::End(TagEnd::Strong) => bold -= 1,
            Event::Text(_) if closed == 0 => {
                let parts_left = without(range, directives).into_iter();
                parts.extend(parts_left.map(|part| (part, bold > 0)));
            }
            _ => {}
        }
    }
    parts
}

/// Words in bold that are no term. A chapter has two things in bold: whole sentences, which
/// it wants to be remembered, and the one or two words that it defines. Words that are
/// only stressed are in italics. Teachers' pages define nothing.
pub fn undefined(chapter: &Path, text: &str, names: &Names) -> Vec<(usize, String)> {
    let glossary = &names.appendix.glossary;
    if glossary.entries.is_empty() || chapter.starts_with("teaching") {
        return Vec::new();
    }
    let strong = Parser::new_ext(text, options()).into_offset_iter();
    let strong = strong.filter(|(event, _)| matches!(event, Event::Start(Tag::Strong)));
    let mut found = Vec::new();
    for (_, range) in strong {
        let line = line_of(text, range.start);
        let inner = text[range].trim_matches(['*', '_']);
        let words = inner.split_whitespace().collect::<Vec<_>>().join(" ");
        let letters = |c: char| c.is_alphabetic() || " -'’".contains(c);
        let is_name = words.starts_with(char::is_lowercase)
            && words.chars().all(letters)
            && words.split(' ').count() <= 2;
        if is_name && find(glossary, &words).is_none() {
            found.push((
                line,
                format!(
                    "found `{words}` in bold, as terms are where they are defined, and \
                     the glossary has no such term: add it to \
                     chapters/appendix/glossary.toml, or write *{words}* to stress it"
                ),
            ));
        }
    }
    found
}

/// What is left of a part without the directives in it.
fn without(part: Range<usize>, directives: &[Directive]) -> Vec<Range<usize>> {
    let mut left = Vec::new();
    let mut start = part.start;
    for directive in directives {
        if directive.range.start < part.end && start < directive.range.end {
            left.push(start..directive.range.start.max(start));
            start = directive.range.end.min(part.end);
        }
    }
    left.push(start..part.end);
    left
}

/// Where a term first stands in a text as words of their own; where `whole`, nothing
/// else may stand there.
fn first(text: &str, term: &Term, whole: bool) -> Option<Range<usize>> {
    let lower = text.to_ascii_lowercase();
    let letter = |c: char| c.is_alphanumeric() || c == '-';
    let found = term.forms().filter_map(|form| {
        if whole {
            return (lower.trim_end_matches('.') == form).then_some(0..form.len());
        }
        let starts = lower.match_indices(&form).map(|(start, _)| start);
        let mut ranges = starts.map(|start| start..start + form.len());
        ranges.find(|range| {
            !lower[..range.start].ends_with(letter)
                && !lower[range.end..].starts_with(letter)
        })
    });
    found.min_by_key(|range| (range.start, std::cmp::Reverse(range.end)))
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
        problems.extend(data.wrong_text(&term.term, names));
        problems.extend(data.wrong_text(&term.means, names));
    }
    problems
}

/// What is wrong with `{{term name}}`.
pub fn wrong(name: &str, names: &Names) -> Option<String> {
    let data = &names.appendix.glossary;
    if find(data, name).is_none() {
        let near =
            near(name, data.entries.iter().map(|term| term.term.get_ref().as_str()));
        return Some(format!("the glossary has no term `{name}`:{near}"));
    }
    names.pages.no_appendix("glossary")
}

/// The link to a term, as HTML, for it stands in running text.
pub fn link(found: &Use, chapter: &Path, names: &Names) -> Option<String> {
    let page = names.pages.appendix("glossary")?.replace(".md", ".html");
    let (up, id) = (up(chapter), found.term.id());
    Some(format!("<a class=\"term\" href=\"{up}{page}#{id}\">{}</a>", found.shown))
}

/// The page, by letter.
pub fn expand(page: &Path, names: &Names) -> String {
    let mut terms: Vec<_> = names.appendix.glossary.entries.iter().collect();
    terms.sort_by_key(|term| term.term.get_ref().to_lowercase());
    let mut out = String::new();
    for term in terms {
        let chapters = names.pages.used.get(&term.id()).into_iter().flatten();
        let links = chapters
            .filter_map(|path| names.pages.link(page, path))
            .collect::<Vec<_>>();
        out += &entry(
            &term.id(),
            term.term.get_ref(),
            term.means.get_ref(),
            &links.join(" · "),
        );
    }
    out
}
