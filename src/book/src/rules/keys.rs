//! The comments that name a section's sentence: there is such a sentence, and no second one.
use pulldown_cmark::HeadingLevel;

use crate::model::Chapter;
use crate::model::key::{beginning, marks};

/// The comments that name no sentence of their section.
pub fn check(chapter: &Chapter) -> Vec<(usize, String)> {
    let sections = chapter.headings.iter().filter(|it| it.level == HeadingLevel::H2);
    let mut ends: Vec<_> = sections.map(|heading| heading.range.start).collect();
    ends.push(chapter.text.len());
    let mut before = None;
    let mut problems = Vec::new();
    for (range, words) in marks(chapter) {
        let at = ends.partition_point(|start| *start <= range.start);
        let message = match at.checked_sub(1) {
            None => "a section's sentence is named under its heading `## …`".to_owned(),
            Some(_) if before == Some(at) => {
                "this section has its sentence already: a slide shows one".to_owned()
            }
            Some(from) => {
                before = Some(at);
                if beginning(chapter, &(ends[from]..ends[at]), words).is_some() {
                    continue;
                }
                format!(
                    "no sentence of this section begins with `{words}`: repeat the first \
                     words of one, as they are written, that stands in no list"
                )
            }
        };
        problems.push((chapter.line(range.start), message));
    }
    problems
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_comment_names_one_sentence_of_its_section() {
        let found = |text: &str| check(&Chapter::parse("a.md".as_ref(), text));
        let right =
            "# A\n\n## B\n\n<!-- key: Two *is* -->\n\nOne. Two *is* here.\n\n## C\n";
        assert_eq!(found(right), []);
        for (from, to, line, said) in [
            (
                "Two *is* -->",
                "Two is -->",
                5,
                "no sentence of this section begins with",
            ),
            ("## B\n", "", 4, "named under its heading"),
            ("## C", "<!-- key: One -->\n\n## C", 9, "has its sentence already"),
            ("\n\nOne.", "\n\n## D\n\nOne.", 5, "no sentence"),
        ] {
            let found = found(&right.replace(from, to));
            assert!(found.len() == 1 && found[0].0 == line, "{from}: {found:?}");
            assert!(found[0].1.contains(said), "{from}: {found:?}");
        }
    }
}
