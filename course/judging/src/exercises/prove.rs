//! Is an exercise itself right? Its stub is to do, its solution solves it, and each
//! planted wrong answer is told what it must be told.
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Result;

use super::crates;
use super::exercise::{Exercise, Kind};
use super::workshop::Workshop;
use crate::verdict::{Fault, Verdict, word};
use base::fingerprint::fingerprint;
use base::parallel;
use base::stamp::Stamp;

/// What is wrong with exercises. One in which nothing was wrong is not tried again before
/// something changes: its files, this tool, or the compiler and the crates by which it
/// judges.
///
/// # Errors
/// As [`prove`].
pub fn prove_changed(
    root: &Path,
    workshop: &Workshop,
    exercises: &[Exercise],
) -> Result<Vec<String>> {
    let made_of = fingerprint(root, &workshop.compiler.files())?.to_string();
    let found = parallel::map(exercises, |exercise| {
        let mut parts = crates::beside(&exercise.folder.join("check.rs"))?;
        parts.push(exercise.folder.clone());
        let name = format!("exercises/{}", exercise.name);
        let stamp = Stamp::new(root, &name, &parts, &made_of)?;
        if stamp.is_fresh() {
            return Ok(Vec::new());
        }
        let found = prove(workshop, exercise)?;
        if found.is_empty() {
            stamp.set()?;
        }
        Ok(found)
    });
    Ok(found.into_iter().collect::<Result<Vec<_>>>()?.concat())
}

/// What is wrong with an exercise: each a sentence that begins with the place.
///
/// # Errors
/// If its files cannot be read or its check does not compile.
pub fn prove(workshop: &Workshop, exercise: &Exercise) -> Result<Vec<String>> {
    let place = exercise.place();
    let mut found = Vec::new();
    let mut add = |at: &str, what: String| found.push(format!("{place}{at}: {what}"));
    let wrongs = exercise.wrongs()?;
    let mut verdicts = verdicts(workshop, exercise, &wrongs)?.into_iter();
    let verdict = verdicts.next().unwrap_or(Ok(()));
    if verdict != Err(Fault::ToDo) {
        add("", format!("the stub is {}, and must be to do", said(&verdict)));
    }
    let verdict =
        workshop.judge_text(exercise, &exercise.read("solution.rs")?)?.verdict;
    if verdict.is_err() {
        add("/solution.rs", format!("it is {}", said(&verdict)));
    }
    if wrongs.len() < 2 && exercise.about.kind != Kind::Order {
        add("/wrong", format!("found {} answers, and wanted are 2", wrongs.len()));
    }
    for (at, ((file, message), verdict)) in wrongs.iter().zip(verdicts).enumerate() {
        let name = format!("/wrong/{}", file.file_name().unwrap_or_default().display());
        let is_told = match &verdict {
            Err(Fault::Wrong(said) | Fault::Costly { message: said, .. }) => {
                said.contains(message)
            }
            _ => false,
        };
        if !is_told {
            let said = said(&verdict);
            add(&name, format!("it must be told `{message}`, and is {said}"));
        }
        if wrongs[..at].iter().any(|(_, other)| other == message) {
            add(&name, format!("another wrong answer is told the same: `{message}`"));
        }
    }
    let check = exercise.read("check.rs")?;
    // A macro of the student's, named `assert` or `format`, would run in the check.
    if check.contains("exercise::*") {
        let what = "found `exercise::*`: name what is used, `exercise::rank`, so that no \
                    macro of a student takes the place of one of Rust's";
        add("/check.rs", what.to_owned());
    }
    for line in untyped(&check) {
        let what = "found `ask(`: name the type that is asked for, `ask::<u64>(`, so that \
                    no answer is of a type that equals everything";
        add(&format!("/check.rs:{line}"), what.to_owned());
    }
    let hints = exercise.hints()?;
    let count = hints.iter().filter(|hint| !hint.is_empty()).count();
    if hints.len() < 2 || count < hints.len() {
        let what = format!(
            "found {count} stages, and wanted are 2 or more, with a line `---` between them"
        );
        add("/hints.md", what);
    }
    Ok(found)
}

/// The verdicts on an exercise's stub and on its wrong answers.
fn verdicts(
    workshop: &Workshop,
    exercise: &Exercise,
    wrongs: &[(PathBuf, String)],
) -> Result<Vec<Verdict>> {
    // One more line, so that the file is compiled and run although it is as it was.
    let mut texts = vec![format!("{}// touched\n", exercise.stub()?)];
    for (file, _) in wrongs {
        texts.push(fs::read_to_string(file)?);
    }
    // The last one goes a student's whole way, as the solution does.
    let last = texts.pop().unwrap_or_default();
    let mut judged = workshop.judge_together(exercise, &texts)?;
    judged.push(workshop.judge_text(exercise, &last)?);
    Ok(judged.into_iter().map(|it| it.verdict).collect())
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
        Err(Fault::Wrong(message) | Fault::Costly { message, .. }) => {
            format!("wrong: {message}")
        }
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
