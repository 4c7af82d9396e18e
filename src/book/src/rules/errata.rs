//! The errata: what the documents get wrong, what is right, and the test that shows it.
use super::appendix::{self, missing};
use crate::model::appendix::Erratum;
use crate::model::data::Text;
use crate::model::problem::Problem;
use crate::model::{Names, place};

/// How many suspicions there were; each is a mistake, but for one.
pub const LAST: u32 = 34;

/// The suspicion that turned out to be unfounded: the Java program clones its boards, so
/// that none is changed behind another's back. It is listed as right, not as a mistake.
pub const UNFOUNDED: u32 = 33;

/// Every number that there has to be, in order.
pub fn numbers() -> impl Iterator<Item = u32> {
    1..=LAST
}

/// What is wrong: a number, a place, or what an entry lacks.
pub fn check(names: &Names) -> Vec<Problem> {
    let data = &names.appendix.errata;
    let entries = data.entries.iter();
    let mut problems = data.twice("number", entries.clone().map(|e| &e.number));
    problems.extend(data.twice("test", entries.clone().flat_map(|e| &e.tests)));
    let known: Vec<_> = entries.map(|e| e.number.get_ref().to_string()).collect();
    let numbers = numbers().map(|number| number.to_string());
    problems.extend(missing(data, "the errata have", numbers, &known));
    for (erratum, number) in data.entries.iter().zip(&known) {
        let unknown = (!(1..=LAST).contains(erratum.number.get_ref())).then(|| {
            format!(
                "there is no erratum {number}: they are 1 to {LAST}; for one more raise \
                 `LAST` in src/book/src/rules/errata.rs"
            )
        });
        let wrong = unknown.into_iter().chain(covered(erratum));
        problems.extend(wrong.map(|message| data.problem(&erratum.number, message)));
        let places = (&erratum.sections[..], &erratum.tests[..]);
        problems.extend(appendix::unknown(data, places, ("erratum", number), names));
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
    let (tests, id) = (&erratum.tests, number.to_string());
    let is_own = |it: &Text| place::owner(it.get_ref(), "erratum") == Some(&*id);
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
