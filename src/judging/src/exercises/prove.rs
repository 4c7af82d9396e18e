//! Is an exercise itself right? Its stub is to do, its solution solves it, and each
//! planted wrong answer is told what it must be told.
use std::fs;

use anyhow::Result;

use super::examples;
use super::exercise::{Exercise, Kind};
use super::workshop::Workshop;
use crate::verdict::{Fault, Verdict, word};

/// As [`prove`], but an exercise in which nothing was wrong is not tried again before
/// something changes that this depends on.
///
/// # Errors
/// As [`prove`].
pub fn prove_once(workshop: &Workshop, exercise: &Exercise) -> Result<Vec<String>> {
    let stamp = workshop.stamp(exercise)?;
    if stamp.is_fresh() {
        return Ok(Vec::new());
    }
    let found = prove(workshop, exercise)?;
    if found.is_empty() {
        stamp.set()?;
    }
    Ok(found)
}

/// What is wrong with an exercise: each a sentence that begins with the place.
///
/// # Errors
/// If its files cannot be read or its check does not compile.
pub fn prove(workshop: &Workshop, exercise: &Exercise) -> Result<Vec<String>> {
    let place = exercise.place();
    let mut found = Vec::new();
    let judge = |text: &str| anyhow::Ok(workshop.judge_text(exercise, text)?.verdict);

    // One more line, so that the file is compiled and run although it is as it was.
    let verdict = judge(&format!("{}// touched\n", exercise.stub()?))?;
    if verdict != Err(Fault::ToDo) {
        found.push(format!(
            "{place}: the stub is {}, and must be to do",
            said(&verdict)
        ));
    }
    let verdict = judge(&exercise.read("solution.rs")?)?;
    if verdict.is_err() {
        found.push(format!("{place}/solution.rs: it is {}", said(&verdict)));
    }
    found.extend(examples::contradicted(workshop, exercise)?);
    let wrongs = exercise.wrongs()?;
    if wrongs.len() < 2 && exercise.about.kind != Kind::Order {
        found.push(format!(
            "{place}/wrong: found {} answers, and wanted are 2",
            wrongs.len()
        ));
    }
    for (at, (file, message)) in wrongs.iter().enumerate() {
        let name = file.file_name().unwrap_or_default().display();
        let verdict = judge(&fs::read_to_string(file)?)?;
        if !matches!(&verdict, Err(Fault::Wrong(said)) if said.contains(message)) {
            found.push(format!(
                "{place}/wrong/{name}: it must be told `{message}`, and is {}",
                said(&verdict)
            ));
        }
        if wrongs[..at].iter().any(|(_, other)| other == message) {
            found.push(format!(
                "{place}/wrong/{name}: another wrong answer is told the same: `{message}`"
            ));
        }
    }
    // A macro of the student's, named `assert` or `format`, would run in the check.
    if exercise.read("check.rs")?.contains("exercise::*") {
        found.push(format!(
            "{place}/check.rs: found `exercise::*`: name what is used, `exercise::rank`, so \
             that no macro of a student takes the place of one of Rust's"
        ));
    }
    found.extend(untyped(&exercise.read("check.rs")?).map(|line| {
        format!(
            "{place}/check.rs:{line}: found `ask(`: name the type that is asked for, \
             `ask::<u64>(`, so that no answer is of a type that equals everything"
        )
    }));
    let hints = exercise.hints()?;
    if hints.len() < 2 || hints.iter().any(String::is_empty) {
        let count = hints.iter().filter(|hint| !hint.is_empty()).count();
        found.push(format!(
            "{place}/hints.md: found {count} stages, and wanted are 2 or more, with a line \
             `---` between them"
        ));
    }
    Ok(found)
}

/// The lines of a check that ask for an answer and leave its type to the student.
fn untyped(check: &str) -> impl Iterator<Item = usize> {
    let untyped = |line: &str| {
        line.match_indices("ask(").any(|(at, _)| {
            let before = line[..at].chars().next_back();
            !before.is_some_and(|c| c.is_alphanumeric() || c == '_')
        }) || line.contains("ask::<_>")
    };
    (1..).zip(check.lines()).filter(move |(_, line)| untyped(line)).map(|(at, _)| at)
}

fn said(verdict: &Verdict) -> String {
    match verdict {
        Err(Fault::Wrong(message)) => format!("wrong: {message}"),
        verdict => word(verdict).to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::untyped;

    #[test]
    fn an_answer_without_a_type_is_found() {
        let check = "let a = ask::<u8>(call, f)?;\nlet b = ask(call, f)?;\nmask(1);\n\
                     judge::ask(call, f)?;\nask::<_>(call, f)?;\n";
        assert_eq!(untyped(check).collect::<Vec<_>>(), [2, 4, 5]);
    }
}
