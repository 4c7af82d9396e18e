//! The terms of the glossary, and the places where a chapter links to them.
use std::cmp::Reverse;
use std::collections::{BTreeSet, HashMap};
use std::ops::Range;

use pulldown_cmark::{Event, Tag, TagEnd};

use super::appendix::Term;
use super::data_file::DataFile;
use super::directive::DirectiveKind;
use super::parsed_text::ParsedText;

/// Finds a term by its name or one of its forms.
pub fn find_term<'a>(glossary: &'a DataFile<Term>, name: &str) -> Option<&'a Term> {
    let name = name.to_lowercase();
    glossary.entries.iter().find(|term| term.forms().any(|form| form == name))
}

/// A use of a term that becomes a link to the glossary.
#[derive(Debug)]
pub struct TermUse<'a> {
    /// The term.
    pub term: &'a Term,
    /// The byte range that the link replaces.
    pub range: Range<usize>,
    /// The text of the link.
    pub link_text: String,
}

/// Finds the uses of terms that become links: every `{{term …}}`, and for each other term its
/// first use in bold, or else its first use in plain text. Ignores ranges that the edition
/// omits. Sorted by position.
pub fn term_uses<'a>(
    chapter: &ParsedText,
    glossary: &'a DataFile<Term>,
    omitted: &[Range<usize>],
) -> Vec<TermUse<'a>> {
    if glossary.entries.is_empty() {
        return Vec::new();
    }
    let text = &chapter.text;
    let is_omitted =
        |range: &Range<usize>| omitted.iter().any(|out| out.contains(&range.start));
    let mut uses: Vec<TermUse> = Vec::new();
    let mut linked = BTreeSet::new();
    for directive in chapter.directives.iter().filter(|d| !is_omitted(&d.range)) {
        if let DirectiveKind::Term(name) = &directive.kind
            && let Some(term) = find_term(glossary, name)
        {
            linked.insert(term.id());
            let (range, link_text) = (directive.range.clone(), name.clone());
            uses.push(TermUse { term, range, link_text });
        }
    }
    let mut prose = prose_ranges(chapter);
    prose.retain(|(range, _)| !is_omitted(range));
    let lower = text.to_ascii_lowercase();
    let words = words(&lower, &prose);
    for in_bold in [true, false] {
        for term in &glossary.entries {
            if linked.contains(&term.id()) || (term.common && !in_bold) {
                continue;
            }
            let mut found = Vec::new();
            for form in term.forms() {
                if in_bold {
                    found.extend(bold_uses(&form, &lower, &prose));
                } else {
                    found.extend(plain_uses(&form, &lower, &words));
                }
            }
            found.sort_by_key(|range| (range.start, Reverse(range.end)));
            let is_taken = |range: &Range<usize>| {
                uses.iter()
                    .any(|u| u.range.start < range.end && range.start < u.range.end)
            };
            if let Some(range) = found.into_iter().find(|range| !is_taken(range)) {
                linked.insert(term.id());
                let link_text = text[range.clone()].to_owned();
                uses.push(TermUse { term, range, link_text });
            }
        }
    }
    uses.sort_by_key(|u| u.range.start);
    uses
}

/// The byte ranges of running text, and whether each is in bold: no code, formulas, headings,
/// links or directives.
fn prose_ranges(chapter: &ParsedText) -> Vec<(Range<usize>, bool)> {
    let mut parts = Vec::new();
    let (mut closed_elements, mut bold) = (0, 0);
    for (event, range) in &chapter.events {
        match event {
            Event::Start(
                Tag::Heading { .. } | Tag::Link { .. } | Tag::CodeBlock(_),
            ) => closed_elements += 1,
            Event::End(TagEnd::Heading(_) | TagEnd::Link | TagEnd::CodeBlock) => {
                closed_elements -= 1
            }
            Event::Start(Tag::Strong) => bold += 1,
            Event::End(TagEnd::Strong) => bold -= 1,
            Event::Text(_) if closed_elements == 0 => {
                let rest =
                    chapter.without_directives(range.clone(), |it| it.range.clone());
                parts.extend(rest.into_iter().map(|part| (part, bold > 0)));
            }
            _ => {}
        }
    }
    parts
}

/// Whether a character is a part of a word.
fn is_letter(c: char) -> bool {
    c.is_alphanumeric() || c == '-'
}

/// The words of running text that is not in bold: from each, the byte range to the end of its
/// part.
fn words<'a>(
    text: &'a str,
    prose: &[(Range<usize>, bool)],
) -> HashMap<&'a str, Vec<Range<usize>>> {
    let mut words: HashMap<_, Vec<_>> = HashMap::new();
    for (part, _) in prose.iter().filter(|(_, bold)| !bold) {
        let mut start = part.start;
        for word in text[part.clone()].split(|c| !is_letter(c)) {
            words.entry(word).or_default().push(start..part.end);
            start += word.len();
            start += text[start..part.end].chars().next().map_or(0, char::len_utf8);
        }
    }
    words
}

/// The uses of a lower-case form of a term that are all the text of a part in bold, but for a
/// full stop.
fn bold_uses(
    form: &str,
    text: &str,
    prose: &[(Range<usize>, bool)],
) -> Vec<Range<usize>> {
    let parts = prose.iter().filter(|(part, bold)| {
        *bold && text[part.clone()].trim_end_matches('.') == form
    });
    parts.map(|(part, _)| part.start..part.start + form.len()).collect()
}

/// The uses of a lower-case form of a term as separate words, found by its first word.
fn plain_uses(
    form: &str,
    text: &str,
    words: &HashMap<&str, Vec<Range<usize>>>,
) -> Vec<Range<usize>> {
    let first_word = form.split(|c| !is_letter(c)).next().unwrap_or("");
    let begin = words.get(first_word).into_iter().flatten();
    let found = begin.filter(|range| {
        let rest = text[(*range).clone()].strip_prefix(form);
        rest.is_some_and(|rest| !rest.starts_with(is_letter))
    });
    found.map(|range| range.start..range.start + form.len()).collect()
}
