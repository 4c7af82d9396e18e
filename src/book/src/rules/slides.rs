//! The marks of code that a slide shows: each stands above such code, in a section.
use pulldown_cmark::HeadingLevel;

use crate::model::markdown::Block;
use crate::model::slide::{Mark, marks};
use crate::model::{Chapter, Names};

/// The marks that cannot be read, or that stand above no code that a slide can show.
pub fn check(chapter: &Chapter, names: &Names) -> Vec<(usize, String)> {
    let mut problems = Vec::new();
    for (range, text) in marks(chapter) {
        let line = chapter.line(range.start);
        let Some(mark) = Mark::read(text) else {
            let message = format!(
                "found `{text}`: write `<!-- slide -->`, `<!-- slide: answer -->`, or \
                 `<!-- slide: from let a -->` with a line's first words"
            );
            problems.push((line, message));
            continue;
        };
        let Some(block) = below(chapter, range.end) else {
            let message = "this mark stands alone on the line above the code that a slide is \
                           to show: a listing, a worked example or a session in a terminal of \
                           a section";
            problems.push((line, message.to_owned()));
            continue;
        };
        if let Mark::From(words) = mark {
            let listing = names.weave.at(&chapter.path, block.line);
            let code = listing.map_or(&block.code, |listing| &listing.text);
            if !code.lines().any(|line| line.trim_start().starts_with(words)) {
                problems.push((
                    line,
                    format!("no line of this code begins with `{words}`"),
                ));
            }
        }
    }
    problems
}

/// The code below a mark that ends here, if a slide can show it.
fn below(chapter: &Chapter, end: usize) -> Option<&Block> {
    let mut sections = chapter.headings.iter();
    let first = sections.find(|it| it.level == HeadingLevel::H2)?.range.start;
    let block = chapter.blocks.iter().find(|block| block.range.start >= end)?;
    let between = chapter.text[end..block.range.start].trim();
    let comments = between.is_empty()
        || between.starts_with("<!--") && between.ends_with("-->") && !marked(between);
    let is_code = block.is_listing() || block.is_tested();
    (is_code && comments && first < end).then_some(block)
}

/// Whether a comment is a mark itself.
fn marked(comment: &str) -> bool {
    Mark::read(comment).is_some()
}
