//! The errata: what the documents get wrong, what is right, and the test that shows it.
use std::path::Path;

use serde::Deserialize;
use toml::Spanned;

use super::super::listing::up;
use super::super::names::Names;
use super::super::numbered::{Numbered, Sort};
use super::super::problem::Problem;
use super::super::site::slashes;
use super::checklist::links;
use super::{Text, entry, place};
use judging::exercises::Exercise;

/// How many suspicions there were; each is a mistake, but for one.
pub const LAST: u32 = 34;

/// The suspicion that turned out to be unfounded: the Java program clones its boards, so
/// that none is changed behind another's back. It is listed as right, not as a mistake.
pub const UNFOUNDED: u32 = 33;

/// One mistake.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Erratum {
    /// Its number, by which chapters and tests call it.
    pub number: Spanned<u32>,
    /// Where it stands: the document and the place in it.
    pub at: Text,
    /// What it says.
    pub says: Text,
    /// What is right, and what the mistake does.
    pub right: Option<Text>,
    /// The sections that tell it.
    #[serde(default)]
    pub sections: Vec<Text>,
    /// The tests that show it.
    #[serde(default)]
    pub tests: Vec<Text>,
    /// Why no test can show it.
    pub untested: Option<Text>,
}

/// Every number that there has to be, in order.
pub fn numbers() -> impl Iterator<Item = u32> {
    1..=LAST
}

/// What is wrong: a number, a place, or what an entry lacks.
pub fn check(names: &Names) -> Vec<Problem> {
    let data = &names.appendix.errata;
    let mut problems = data.twice("number", data.entries.iter().map(|e| &e.number));
    let has = |number| data.entries.iter().any(|e| *e.number.get_ref() == number);
    let missing: Vec<_> = numbers().filter(|number| !has(*number)).collect();
    if !missing.is_empty() && !data.entries.is_empty() {
        let missing: Vec<_> = missing.iter().map(u32::to_string).collect();
        let message = format!("the errata have no entry for {}", missing.join(", "));
        problems.push(Problem::new(&data.file, 1, message));
    }
    for erratum in &data.entries {
        let unknown = match *erratum.number.get_ref() {
            number if !(1..=LAST).contains(&number) => Some(format!(
                "there is no erratum {number}: they are 1 to {LAST}; for one more raise \
                 `LAST` in src/book/src/appendix/errata.rs"
            )),
            _ => None,
        };
        problems.extend(unknown.map(|message| data.problem(&erratum.number, message)));
        problems.extend(
            covered(erratum).map(|message| data.problem(&erratum.number, message)),
        );
        for section in &erratum.sections {
            let link = place::section(names, &data.file, section.get_ref());
            problems.extend(link.err().map(|message| data.problem(section, message)));
        }
        for test in &erratum.tests {
            let link = place::test(names, &data.file, test.get_ref());
            problems.extend(link.err().map(|message| data.problem(test, message)));
        }
        let texts = [Some(&erratum.at), Some(&erratum.says), erratum.right.as_ref()];
        for text in texts.into_iter().chain([erratum.untested.as_ref()]).flatten() {
            problems.extend(data.wrong_text(text, names));
        }
    }
    problems
}

/// What an erratum lacks, or has too much.
fn covered(erratum: &Erratum) -> Option<String> {
    let number = erratum.number.get_ref();
    if erratum.right.is_none() || erratum.sections.is_empty() {
        return Some(format!(
            "erratum {number} needs `right`, and at least one of `sections`"
        ));
    }
    (erratum.tests.is_empty() != erratum.untested.is_some()).then(|| {
        format!(
            "erratum {number} needs `tests` that show it, or else `untested`, why none can"
        )
    })
}

/// What is wrong with `{{erratum 6}}`.
pub fn wrong(number: &str, names: &Names) -> Option<String> {
    let entries = &names.appendix.errata.entries;
    if !entries.iter().any(|e| e.number.get_ref().to_string() == number) {
        return Some(format!(
            "there is no erratum `{number}`: chapters/appendix/errata.toml has {}",
            entries
                .iter()
                .map(|e| e.number.get_ref().to_string())
                .collect::<Vec<_>>()
                .join(", ")
        ));
    }
    names.pages.no_appendix("errata")
}

/// The exercises about an erratum, linked.
fn exercises(number: u32, page: &Path, names: &Names) -> Vec<String> {
    let about = names.exercises.iter().filter(|e| e.about.errata.contains(&number));
    let link = |exercise: &Exercise| {
        let Numbered { label, id, chapter, .. } =
            names.numbered.get(Sort::Exercise, &exercise.name)?;
        Some(format!("[{label}]({}{}#{id})", up(page), slashes(chapter)))
    };
    about.filter_map(link).collect()
}

/// The page.
pub fn expand(page: &Path, names: &Names) -> String {
    let mut out = String::new();
    for erratum in &names.appendix.errata.entries {
        let number = erratum.number.get_ref();
        let right = erratum.right.as_ref();
        let label = if *number == UNFOUNDED { "Right as printed" } else { "Right" };
        let right = right.map(|text| format!("**{label}:** {}", text.get_ref().trim()));
        let foot = links(page, names, &erratum.sections, &erratum.tests);
        let exercises = exercises(*number, page, names);
        let foot = match exercises.is_empty() {
            true => foot,
            false => format!("{foot}\n\nFind it yourself: {}", exercises.join(", ")),
        };
        let foot = match &erratum.untested {
            Some(why) => format!("{foot}\n\n*{}*", why.get_ref()),
            None => foot,
        };
        let body = format!(
            "*{}*\n\n{}\n\n{}",
            erratum.at.get_ref(),
            erratum.says.get_ref().trim(),
            right.unwrap_or_default()
        );
        out += &entry(&format!("erratum-{number}"), &number.to_string(), &body, &foot);
    }
    out
}
