//! Checks an exercise itself: the stub must be judged to do, the solution solved, and
//! each planted wrong answer wrong with its own message.
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Result;

use super::answer_judge::AnswerJudge;
use super::crates;
use super::exercise::{Exercise, Kind};
use crate::verdict::{Fault, Verdict, status_name};
use base::fingerprint::fingerprint;
use base::parallel;
use base::stamp::Stamp;

/// Returns the faults of exercises. An exercise without a fault is checked again only
/// after a change of its files, of this tool, of the compiler, or of the crates used in
/// judging.
///
/// # Errors
/// As [`self_check`].
pub fn self_check_changed(
    root: &Path,
    judge: &AnswerJudge,
    exercises: &[Exercise],
) -> Result<Vec<String>> {
    let made_of = fingerprint(root, &judge.compiler.dependencies())?.to_string();
    let found = parallel::map(exercises, |exercise| {
        let mut parts = crates::check_files(&exercise.folder.join("check.rs"))?;
        parts.push(exercise.folder.clone());
        let name = format!("exercises/{}", exercise.name);
        let stamp = Stamp::new(root, &name, &parts, &made_of)?;
        if stamp.is_up_to_date() {
            return Ok(Vec::new());
        }
        let found = self_check(judge, exercise)?;
        if found.is_empty() {
            stamp.set()?;
        }
        Ok(found)
    });
    Ok(found.into_iter().collect::<Result<Vec<_>>>()?.concat())
}

/// Returns the faults of an exercise, each a sentence that begins with the path.
///
/// # Errors
/// If its files cannot be read or its check does not compile.
pub fn self_check(judge: &AnswerJudge, exercise: &Exercise) -> Result<Vec<String>> {
    let place = exercise.relative_path();
    let mut found = Vec::new();
    let mut add = |at: &str, what: String| found.push(format!("{place}{at}: {what}"));
    let wrongs = exercise.wrong_answers()?;
    let mut verdicts = verdicts(judge, exercise, &wrongs)?.into_iter();
    let verdict = verdicts.next().unwrap_or(Ok(()));
    if verdict != Err(Fault::ToDo) {
        add("", format!("the stub is {}, and must be to do", describe(&verdict)));
    }
    let verdict = judge.judge_text(exercise, &exercise.read("solution.rs")?)?.verdict;
    if verdict.is_err() {
        add("/solution.rs", format!("it is {}", describe(&verdict)));
    }
    if wrongs.len() < 2 && exercise.metadata.kind != Kind::Order {
        add("/wrong", format!("found {} answers, expected at least 2", wrongs.len()));
    }
    for (at, ((file, message), verdict)) in wrongs.iter().zip(verdicts).enumerate() {
        let name = format!("/wrong/{}", file.file_name().unwrap_or_default().display());
        let has_message = match &verdict {
            Err(
                Fault::Wrong(error_message)
                | Fault::Costly { message: error_message, .. },
            ) => error_message.contains(message),
            _ => false,
        };
        if !has_message {
            let error_message = describe(&verdict);
            add(
                &name,
                format!(
                    "its message must contain `{message}`, but it is {error_message}"
                ),
            );
        }
        if wrongs[..at].iter().any(|(_, other)| other == message) {
            add(
                &name,
                format!("another wrong answer has the same message: `{message}`"),
            );
        }
    }
    let check = exercise.read("check.rs")?;
    // A student's macro named `assert` or `format` would run in the check.
    if check.contains("exercise::*") {
        let what = "found `exercise::*`: name what is used, `exercise::rank`, so that no \
                    macro of a student takes the place of one of Rust's";
        add("/check.rs", what.to_owned());
    }
    for line in untyped_lines(&check) {
        let what = "found `ask(`: name the expected type, `ask::<u64>(`, so that \
                    no answer is of a type that equals everything";
        add(&format!("/check.rs:{line}"), what.to_owned());
    }
    let hints = exercise.hints()?;
    let count = hints.iter().filter(|hint| !hint.is_empty()).count();
    if hints.len() < 2 || count < hints.len() {
        let what = format!(
            "found {count} stages, expected 2 or more, with a line `---` between them"
        );
        add("/hints.md", what);
    }
    Ok(found)
}

/// Returns the verdicts on an exercise's stub and on its wrong answers.
fn verdicts(
    judge: &AnswerJudge,
    exercise: &Exercise,
    wrongs: &[(PathBuf, String)],
) -> Result<Vec<Verdict>> {
    // An added line makes sure that the stub is compiled and run although it is
    // unchanged.
    let mut texts = vec![format!("{}// touched\n", exercise.stub()?)];
    for (file, _) in wrongs {
        texts.push(fs::read_to_string(file)?);
    }
    let judged = judge.judge_together(exercise, &texts)?;
    Ok(judged.into_iter().map(|it| it.verdict).collect())
}

/// Returns the lines of a check that ask for an answer and leave its type to the student.
fn untyped_lines(check: &str) -> impl Iterator<Item = usize> {
    let untyped = |line: &str| {
        line.match_indices("ask(").any(|(at, _)| {
            let before = line[..at].chars().next_back();
            !before.is_some_and(|c| c.is_alphanumeric() || c == '_')
        }) || line.contains("ask::<_>")
    };
    (1..).zip(check.lines()).filter(move |(_, line)| untyped(line)).map(|(at, _)| at)
}

fn describe(verdict: &Verdict) -> String {
    match verdict {
        Err(Fault::Wrong(message) | Fault::Costly { message, .. }) => {
            format!("wrong: {message}")
        }
        verdict => status_name(verdict).to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::untyped_lines;

    #[test]
    fn finds_ask_without_type() {
        let check = "let a = ask::<u8>(call, f)?;\nlet b = ask(call, f)?;\nmask(1);\n\
                     judge::ask(call, f)?;\nask::<_>(call, f)?;\n";
        assert_eq!(untyped_lines(check).collect::<Vec<_>>(), [2, 4, 5]);
    }
}
