//! Judging all answers, each text once, and counting points.
use std::collections::{BTreeMap, BTreeSet};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};

use anyhow::Result;
use serde::Serialize;

use super::project;
use super::remember::{Memory, left};
use super::submission::Submission;
use crate::exercises::exercise::Kind;
use crate::exercises::{Exercise, Workshop};
use crate::verdict::{Fault, Verdict, word, wrong};
use base::ending;
use base::parallel;

/// All points that there are.
const ALL: f64 = 100.0;

/// The status of an answer that came to no verdict, by nobody's fault who handed it in.
pub const UNJUDGED: &str = "unjudged";

/// A row of `grades.csv`: one student and one exercise, or a student's total.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Row {
    /// The student's folder.
    pub student: String,
    /// The chapter; `crate` for a crate of their own; nothing for the total.
    pub chapter: String,
    /// The exercise, or `total`.
    pub exercise: String,
    /// What the student does in it.
    pub kind: String,
    /// `solved`, `wrong` or `todo`; `unjudged` if the exercise or the machine is broken.
    pub status: &'static str,
    /// The points, to two decimals.
    pub points: f64,
    /// How many there are to get.
    pub of: f64,
    /// What is wrong, in words.
    pub message: String,
}

/// The share of a kind in all points. Predicting and ordering share theirs.
fn share(kind: Kind) -> (u8, f64) {
    match kind {
        Kind::Code => (0, 50.0),
        Kind::Count => (1, 20.0),
        Kind::SpotTheBug => (2, 15.0),
        Kind::Predict | Kind::Order => (3, 15.0),
    }
}

/// What each exercise is worth: together 100. A kind of which there is none leaves its
/// share to the others.
fn worth(exercises: &[Exercise]) -> Vec<f64> {
    let shares: Vec<_> = exercises.iter().map(|e| share(e.about.kind)).collect();
    let there: BTreeMap<u8, f64> = shares.iter().copied().collect();
    let sum: f64 = there.values().sum();
    let number = |wanted| shares.iter().filter(|(group, _)| *group == wanted).count();
    shares
        .iter()
        .map(|&(group, share)| ALL * share / sum / number(group) as f64)
        .collect()
}

fn round(points: f64) -> f64 {
    (points * 100.0).round() / 100.0
}

/// Judges what all students handed in, `jobs` texts at a time, and gives the rows:
/// student by student, the exercises in the book's order, then the total. `observe` is
/// told how many of how many texts are judged, those that are remembered aside. The `distances` of the pocket cube, by the
/// book's rank in the half-turn metric, are asked for if somebody handed in a crate.
///
/// # Errors
/// If this tool is asked to end; never because of a student. What cannot be judged, and
/// why, stands in its row.
pub fn grade(
    workshop: &Workshop,
    exercises: &[Exercise],
    submissions: &[Submission],
    jobs: usize,
    memory: &Memory,
    distances: impl FnOnce() -> Vec<u8>,
    observe: impl Fn(usize, usize) + Sync,
) -> Result<Vec<Row>> {
    let texts = submissions.iter().flat_map(|submission| {
        exercises.iter().enumerate().filter_map(|(at, exercise)| {
            let answer = submission.answers.get(&exercise.name)?;
            Some((at, answer.as_deref().ok()?))
        })
    });
    let texts = BTreeSet::from_iter(texts);
    let projects: BTreeSet<_> =
        submissions.iter().filter_map(|s| s.project.as_deref()).collect();
    let keys = exercises.iter().map(|exercise| memory.exercise(exercise));
    let keys = keys.collect::<Result<Vec<_>>>()?;
    let known = texts.iter().copied().filter_map(|(at, text)| {
        Some(((at, text), Ok(memory.recall(&keys[at], text)?.first()?.clone())))
    });
    let mut judged: BTreeMap<_, Result<Verdict, String>> = known.collect();
    let texts = left(&texts, &judged);
    let known = projects.iter().copied().filter_map(|folder: &Path| {
        Some((folder, Ok(memory.recall(&memory.project(folder)?, "")?.to_vec())))
    });
    let mut crates: BTreeMap<_, Result<Vec<Verdict>, String>> = known.collect();
    let projects = left(&projects, &crates);
    let all = texts.len() + projects.len();
    let table = if projects.is_empty() { Vec::new() } else { distances() };
    let done = AtomicUsize::new(0);
    let tell = || observe(done.fetch_add(1, Ordering::Relaxed) + 1, all);
    observe(0, all);
    judged.extend(judge_each(jobs, texts, &tell, |(at, text)| {
        let verdict = workshop.judge_text(&exercises[at], text)?.verdict;
        memory.keep(&keys[at], text, std::slice::from_ref(&verdict));
        Ok(verdict)
    }));
    crates.extend(judge_each(jobs, projects, &tell, |folder| {
        let verdicts = project::judge(workshop, folder, &table)?;
        if let Some(key) = memory.project(folder) {
            memory.keep(&key, "", &verdicts);
        }
        Ok(verdicts)
    }));
    ending::asked()?;

    let worth = worth(exercises);
    let mut rows = Vec::new();
    for submission in submissions {
        let verdict = |at: usize| match submission.answers.get(&exercises[at].name) {
            None => Ok(Err(Fault::ToDo)),
            Some(Err(message)) => Ok(Err(wrong(message.clone()))),
            Some(Ok(text)) => judged[&(at, &**text)].clone(),
        };
        let parts: Vec<_> = exercises
            .iter()
            .enumerate()
            .map(|(at, exercise)| {
                let Exercise { chapter, name, about, .. } = exercise;
                let kind = about.kind.to_string().replace(' ', "-");
                ([chapter.clone(), name.clone(), kind], verdict(at), worth[at])
            })
            .collect();
        rows.extend(sum(&submission.student, "", parts));
        if let Some(folder) = &submission.project {
            let judged = &crates[folder.as_path()];
            let parts = project::PARTS.iter().enumerate().map(|(at, part)| {
                let names = ["crate", part, "project"].map(str::to_owned);
                let verdict = judged.clone().map(|parts| parts[at].clone());
                (names, verdict, ALL / project::PARTS.len() as f64)
            });
            rows.extend(sum(&submission.student, "crate", parts.collect()));
        }
    }
    Ok(rows)
}

/// Judges some things, `jobs` at a time, and tells of each that it is done.
fn judge_each<T: Copy + Ord + Sync + Send, R: Send>(
    jobs: usize,
    things: BTreeSet<T>,
    tell: &(impl Fn() + Sync),
    judge: impl Fn(T) -> Result<R> + Sync,
) -> BTreeMap<T, Result<R, String>> {
    let judged = parallel::map_on(jobs, &Vec::from_iter(things), |&thing| {
        let judged = in_words(|| judge(thing));
        tell();
        (thing, judged)
    });
    judged.into_iter().collect()
}

/// Judges, and says in words why that does not work: even if this tool panics over an
/// answer, that costs one row.
fn in_words<T>(judge: impl FnOnce() -> Result<T>) -> Result<T, String> {
    let judged = catch_unwind(AssertUnwindSafe(judge));
    let judged =
        judged.map_err(|_| "this tool has a bug: it panics over it".to_owned())?;
    judged.map_err(|error| format!("{error:#}"))
}

/// The rows of a student's exercises and their total.
fn sum(
    student: &str,
    chapter: &str,
    parts: Vec<([String; 3], Result<Verdict, String>, f64)>,
) -> Vec<Row> {
    let mut counts = [0; 4];
    let (mut sum, mut rows) = (0.0, Vec::new());
    for ([chapter, exercise, kind], verdict, worth) in parts {
        let status = verdict.as_ref().map_or(UNJUDGED, word);
        let (at, points, message) = match verdict {
            Ok(Ok(())) => (0, worth, String::new()),
            Ok(Err(Fault::Wrong(message))) => (1, 0.0, message),
            Ok(Err(Fault::ToDo)) => (2, 0.0, String::new()),
            Err(message) => (3, 0.0, message),
        };
        counts[at] += 1;
        sum += points;
        rows.push(Row {
            student: student.to_owned(),
            chapter,
            exercise,
            kind,
            status,
            points: round(points),
            of: round(worth),
            message,
        });
    }
    let [solved, wrong, todo, unjudged] = counts;
    let unjudged = match unjudged {
        0 => String::new(),
        count => format!(", {count} {UNJUDGED}"),
    };
    rows.push(Row {
        student: student.to_owned(),
        chapter: chapter.to_owned(),
        exercise: "total".to_owned(),
        kind: String::new(),
        status: "",
        points: round(sum),
        of: ALL,
        message: format!("{solved} solved, {wrong} wrong, {todo} to do{unjudged}"),
    });
    rows
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::{in_words, round, sum, worth};
    use crate::exercises::Exercise;

    fn exercise(kind: &str) -> Exercise {
        let about = format!(
            "title = ''\nminutes = 1\ndifficulty = 'easy'\nkind = '{kind}'\nsections = []\n\
             teaches = ''"
        );
        Exercise {
            name: kind.to_owned(),
            chapter: String::new(),
            folder: PathBuf::new(),
            about: toml::from_str(&about).unwrap(),
        }
    }

    #[test]
    fn each_kind_has_its_share_and_all_is_100() {
        let kinds = ["code", "code", "count", "spot-the-bug", "predict", "order"];
        let all = kinds.map(exercise);
        assert_eq!(worth(&all), [25.0, 25.0, 20.0, 15.0, 7.5, 7.5]);
        // Without the others, their shares go to those that are there.
        let some: Vec<_> = worth(&all[1..4]).into_iter().map(round).collect();
        assert_eq!(some, [58.82, 23.53, 17.65]);
        assert_eq!(worth(&all[4..]), [50.0, 50.0]);
    }

    #[test]
    fn what_came_to_no_verdict_is_in_the_grades_all_the_same() {
        let part = |verdict| ([(); 3].map(|()| String::new()), verdict, 50.0);
        assert!(in_words(|| -> anyhow::Result<()> { panic!() }).is_err());
        let broken = in_words(|| Err(anyhow::anyhow!("no room")));
        let rows = sum("ada", "", vec![part(Ok(Ok(()))), part(broken)]);
        let told = rows.iter().map(|row| (row.status, row.points, &*row.message));
        let right = [
            ("solved", 50.0, ""),
            ("unjudged", 0.0, "no room"),
            ("", 50.0, "1 solved, 0 wrong, 0 to do, 1 unjudged"),
        ];
        assert_eq!(told.collect::<Vec<_>>(), right);
    }
}
