//! The errata: what the documents get wrong, what is right, and the test that shows it.
use crate::model::appendix::Erratum;
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
                 `LAST` in src/book/src/rules/errata.rs"
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
            let number = erratum.number.get_ref().to_string();
            let another = place::another(test.get_ref(), "erratum", &number);
            let link = place::test(names, &data.file, test.get_ref());
            let wrong = link.err().or(another);
            problems.extend(wrong.map(|message| data.problem(test, message)));
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
