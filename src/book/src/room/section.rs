//! What a session takes from a section of a chapter: its figures, its code, its question.
use std::ops::Range;

use pulldown_cmark::HeadingLevel;

use super::code::{self, Code};
use super::figure::Figure;
use crate::model::headings::Heading;
use crate::model::slide::{Mark, mark};
use crate::model::{Chapter, Names, key};
use crate::rules::helps::CHECK;

/// A section that a session treats.
pub struct Section<'a> {
    /// The chapter that it stands in.
    pub chapter: &'a Chapter,
    /// Its heading's words.
    pub title: &'a str,
    part: Range<usize>,
}

/// A question whose answer is folded, both in Markdown.
#[derive(Debug, PartialEq, Eq)]
pub struct Question {
    /// What is asked.
    pub asks: String,
    /// The answer.
    pub answer: String,
}

impl<'a> Section<'a> {
    /// The section of a place, `orientation.md#three-dials`.
    pub fn find(place: &str, names: &'a Names) -> Option<Self> {
        let (page, id) = place.split_once('#')?;
        let chapter = names.chapter(page).ok()?;
        let of_section = |it: &&Heading| it.level == HeadingLevel::H2;
        let mut sections = chapter.headings.iter().filter(of_section);
        let heading = sections.find(|heading| heading.id == id)?;
        let end = sections.next().map_or(chapter.text.len(), |next| next.range.start);
        Some(Section { chapter, title: &heading.title, part: heading.range.end..end })
    }

    /// Its figures, in order.
    pub fn figures(&self, names: &Names) -> Vec<Figure> {
        let inside = |at: &usize| self.part.contains(at);
        let all = self.chapter.directives.iter();
        all.filter(|it| inside(&it.range.start))
            .filter_map(|it| Figure::of(it, names))
            .collect()
    }

    /// The sentence to remember, in Markdown.
    pub fn key(&self) -> Option<String> {
        key::sentence(self.chapter, &self.part)
    }

    /// The code that a slide shows: what is marked, each in its place; or its first listing
    /// and its first worked example, or its first session in a terminal where it has neither.
    pub fn code(&self, names: &Names) -> Vec<(Mark<'_>, Code)> {
        let blocks = || {
            let blocks = self.chapter.blocks.iter();
            blocks.filter(|it| self.part.contains(&it.range.start))
        };
        let of = |block| code::of(self.chapter, block, names);
        let marked = |block| {
            let (mark, code) = (mark(self.chapter, block)?, of(block)?);
            let code =
                if let Mark::From(words) = mark { code.from(words) } else { code };
            Some((mark, code))
        };
        let found: Vec<_> = blocks().filter_map(marked).collect();
        if !found.is_empty() {
            return found;
        }
        let (mut listing, mut example, mut terminal) = (None, None, None);
        for code in blocks().filter_map(of) {
            let found = match (code.is_listing(), code.is_rust()) {
                (true, _) => &mut listing,
                (_, true) => &mut example,
                _ => &mut terminal,
            };
            found.get_or_insert((Mark::Shown, code));
        }
        let found: Vec<_> = [listing, example].into_iter().flatten().collect();
        if found.is_empty() { terminal.into_iter().collect() } else { found }
    }

    /// Its worked examples, those first that slides show.
    pub fn examples(&self, names: &Names) -> Vec<Code> {
        let blocks = self.chapter.blocks.iter();
        let all = blocks.filter(|it| self.part.contains(&it.range.start));
        let of = |block| code::of(self.chapter, block, names);
        let is_example = |code: &Code| !code.is_listing() && code.is_rust();
        let shown = self.code(names).into_iter().map(|(_, code)| code);
        shown.chain(all.filter_map(of)).filter(is_example).collect()
    }

    /// Its questions whose answers are folded.
    pub fn questions(&self) -> Vec<Question> {
        let text = &self.chapter.text[self.part.clone()];
        let mut found = Vec::new();
        let mut quoted = String::new();
        for line in text.lines().chain([""]) {
            match line.strip_prefix('>') {
                Some(line) => {
                    quoted += line.strip_prefix(' ').unwrap_or(line);
                    quoted.push('\n');
                }
                None => {
                    found.extend(question(&quoted));
                    quoted.clear();
                }
            }
        }
        found
    }
}

/// The question in an aside, if it asks one.
fn question(aside: &str) -> Option<Question> {
    let (_, rest) = aside.split_once(CHECK)?;
    let (asks, rest) = rest.split_once("<details>").unwrap_or((rest, ""));
    let answer = rest.split_once("</summary>").map_or("", |(_, answer)| answer);
    let answer = answer.split("</details>").next().unwrap_or_default();
    Some(Question { asks: asks.trim().to_owned(), answer: answer.trim().to_owned() })
}

#[test]
fn a_question_and_its_answer_are_apart() {
    let aside = "[!TIP]\n**Check yourself.** Why\nso?\n\n<details><summary>Answer</summary>\n\n\
                 So: $1$.\n\n</details>\n";
    let right = Question { asks: "Why\nso?".to_owned(), answer: "So: $1$.".to_owned() };
    assert_eq!(question(aside), Some(right));
    assert_eq!(question("[!NOTE]\nNo.\n"), None);
}
