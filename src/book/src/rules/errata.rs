//! The errata: what the documents get wrong, what is right, and the test that shows it.
use super::appendix::{self, missing};
use crate::model::Names;
use crate::model::appendix::{ERRATA, Erratum};
use crate::model::data::Text;
use crate::model::problem::Problem;

/// What is wrong: a number, a place, or what an entry lacks.
pub fn check(names: &Names) -> Vec<Problem> {
    let data = &names.appendix.errata;
    let entries = data.entries.iter();
    let mut problems = data.twice("number", entries.clone().map(|e| &e.number));
    problems.extend(data.twice("test", entries.clone().flat_map(|e| &e.tests)));
    let known: Vec<_> = entries.map(|e| e.number.get_ref().to_string()).collect();
    let numbers = (1..=ERRATA).map(|number| number.to_string());
    problems.extend(missing(data, "the errata have", numbers, &known));
    for (erratum, number) in data.entries.iter().zip(&known) {
        let unknown = (!(1..=ERRATA).contains(erratum.number.get_ref())).then(|| {
            format!(
                "there is no erratum {number}: they are 1 to {ERRATA}; for one more raise \
                 `ERRATA` in src/book/src/model/appendix.rs"
            )
        });
        let wrong = unknown.into_iter().chain(covered(erratum));
        problems.extend(wrong.map(|message| data.problem(&erratum.number, message)));
        let places = (&erratum.sections[..], &erratum.tests[..]);
        problems.extend(appendix::unknown(data, places, names));
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
    let tests = &erratum.tests;
    let own = format!("::erratum_{number:02}_");
    let is_own = |it: &Text| it.get_ref().contains(&own);
    let lacks = match tests.is_empty() {
        it if it != erratum.untested.is_some() => {
            "`tests` that show it, or else `untested`, why none can".to_owned()
        }
        false if !tests.iter().any(is_own) => {
            format!("a test of its own, `erratum_{number:02}_…`")
        }
        _ => return None,
    };
    Some(format!("erratum {number} needs {lacks}"))
}

/// What is wrong with `{{erratum 6}}`.
pub fn wrong(number: &str, names: &Names) -> Option<String> {
    let entries = names.appendix.errata.entries.iter();
    let known: Vec<_> = entries.map(|e| e.number.get_ref().to_string()).collect();
    if !known.iter().any(|known| known == number) {
        return Some(format!(
            "there is no erratum `{number}`: chapters/appendix/errata.toml has {}",
            known.join(", ")
        ));
    }
    names.pages.no_appendix("errata")
}
