//! What helps a reader of a chapter with exercises: what to know before and how long it
//! takes, questions on the way, what can be done at the end, and where to read on.
use crate::model::Chapter;
use crate::model::directive::{Directive, Kind};
use crate::model::headings::{CAN_DO, Heading, READ_ON};

/// What stands at the head of a chapter.
const BEFORE: &str = "**Before this chapter**";
/// How a question begins whose answer is folded, and how many there are at least.
pub const CHECK: &str = "**Check yourself.**";
const CHECKS: usize = 2;

/// The helps that a chapter with exercises lacks.
pub fn check(chapter: &Chapter) -> Vec<(usize, String)> {
    let heading = |title: &str| chapter.headings.iter().find(|it| it.title == title);
    let is_exercise = |kind: &Kind| matches!(kind, Kind::Exercise(_));
    let mut exercises = chapter.directives.iter().filter(|it| is_exercise(&it.kind));
    let (Some(_), Some(&Directive { line, .. })) =
        (heading("Exercises"), exercises.next())
    else {
        return Vec::new();
    };
    let checks = chapter.text.matches(CHECK).count();
    let mut missing = Vec::new();
    if !chapter.text.contains(BEFORE) {
        missing.push(format!("nothing says what to know before: write `{BEFORE}: …`"));
    }
    if !chapter.directives.iter().any(|it| it.kind == Kind::Time) {
        missing.push("nothing says how long it takes: write `{{time}}`".to_owned());
    }
    if checks < CHECKS {
        missing.push(format!(
            "found {checks} of `> {CHECK} …`, and {CHECKS} are the least: ask where an \
             idea has been told, and fold the answer in a <details>"
        ));
    }
    for title in [CAN_DO, READ_ON] {
        if heading(title).is_none() {
            missing.push(format!("the section `## {title}` is missing"));
        }
    }
    if heading(READ_ON).is_some_and(|heading| !cites(chapter, heading)) {
        missing.push(format!("`## {READ_ON}` cites no work: write `{{{{cite key}}}}`"));
    }
    let told = |it| (line, format!("a chapter with exercises helps its reader; {it}"));
    missing.into_iter().map(told).collect()
}

/// Whether a work is cited below a heading.
fn cites(chapter: &Chapter, heading: &Heading) -> bool {
    let below = chapter.directives.iter();
    below
        .filter(|it| it.range.start > heading.range.start)
        .any(|it| matches!(it.kind, Kind::Cite(_)))
}

#[cfg(test)]
mod tests {
    use super::*;

    const WHOLE: &str = "# A\n\n**Before this chapter**: nothing. **Time**: {{time}}.\n\n\
        > **Check yourself.** One?\n\nText.\n\n> **Check yourself.** Two?\n\n\
        ## Exercises\n\n{{#exercise a}}\n\n## What you can do now\n\n## Read on\n\n{{cite knuth}}\n";

    #[test]
    fn each_help_is_missed() {
        let found = |text: &str| check(&Chapter::parse("a.md".as_ref(), text));
        assert_eq!(found(WHOLE), []);
        assert_eq!(found("# A\n\n## B\n"), [], "a page without exercises needs none");
        for (help, said) in [
            (BEFORE, "nothing says what to know before"),
            ("{{time}}", "nothing says how long it takes"),
            ("> **Check yourself.** Two?", "found 1 of `> **Check yourself.** …`"),
            (
                "## What you can do now",
                "the section `## What you can do now` is missing",
            ),
            ("## Read on", "the section `## Read on` is missing"),
            ("{{cite knuth}}", "`## Read on` cites no work"),
        ] {
            let found = found(&WHOLE.replace(help, ""));
            assert!(found.len() == 1 && found[0].1.contains(said), "{help}: {found:?}");
        }
    }
}
