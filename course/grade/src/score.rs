//! Judges all answers, each distinct text once, and counts points.
use std::collections::{BTreeMap, BTreeSet};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::SystemTime;

use anyhow::Result;
use serde::Serialize;

use super::scheme::Scheme;
use super::submission::Submission;
use crate::points::{share_out, to_points};
use crate::policy::{percent, ratio_to_limit};
use base::parallel;
use base::signals;
use judging::exercises::{AnswerJudge, Exercise};
use judging::project;
use judging::verdict::{Fault, Verdict, status_name, wrong};

/// Status of an answer without a verdict for which no student is to blame.
pub const UNJUDGED: &str = "unjudged";

/// Message of a total if nothing was handed in.
const NOTHING_HANDED_IN: &str = "nothing handed in";

/// A row of `grades.csv`: one student and one exercise, or a student's total.
#[derive(Debug, Clone, Default, PartialEq, Serialize)]
pub struct GradeRow {
    /// Display name of the student.
    pub student: String,
    /// Id of the student in the roster, or an empty text.
    pub id: String,
    /// Chapter; `crate` for a student's own crate; empty for the total.
    pub chapter: String,
    /// Exercise, or `total`.
    pub exercise: String,
    /// Kind of exercise.
    pub kind: String,
    /// `solved`, `wrong` or `todo`; `unjudged` if the exercise or the machine is broken.
    pub status: &'static str,
    /// Points, to two decimals.
    pub points: f64,
    /// Maximum points.
    #[serde(rename = "of")]
    pub max_points: f64,
    /// Message that says what is wrong.
    pub message: String,
    /// Note for the teacher: which answers are equal to this one.
    pub note: String,
    /// Working time of the exercise, in minutes.
    pub minutes: Option<u32>,
    /// Started days of lateness; 0 if in time, `None` if there is no deadline or the time
    /// is unknown.
    pub late_days: Option<u64>,
    /// Session of the course that requires the exercise, counted from 1.
    pub session: Option<usize>,
}

impl GradeRow {
    /// Whether the row is a student's total.
    pub fn is_total(&self) -> bool {
        self.exercise == "total" && self.chapter.is_empty()
    }
}

/// How answers are judged: with which judge, and how many in parallel.
#[derive(Clone, Copy)]
pub struct JudgePool<'a> {
    /// Compiles and runs the answers.
    pub judge: &'a AnswerJudge,
    /// Number of answers judged in parallel.
    pub jobs: usize,
}

/// Judges all submissions, several texts in parallel. Returns the rows student by
/// student: the exercises in the book's order, then the total. `observe` gets the number
/// of judged texts and the number of all texts. `distances` computes the pocket cube's
/// distances by the book's rank, in the half-turn metric, if a crate is judged.
///
/// # Errors
/// If a signal ends this tool, but never because of a student: an answer that cannot be
/// judged has the reason in its row.
pub fn grade(
    pool: &JudgePool,
    exercises: &[Exercise],
    scheme: &Scheme,
    submissions: &[Submission],
    distances: impl FnOnce() -> Vec<u8>,
    observe: impl Fn(usize, usize) + Sync,
) -> Result<Vec<GradeRow>> {
    let &JudgePool { judge, jobs } = pool;
    let texts = submissions.iter().flat_map(|submission| {
        exercises.iter().enumerate().filter_map(|(at, exercise)| {
            let answer = submission.answers.get(&exercise.name)?;
            Some((at, answer.as_deref().ok()?))
        })
    });
    let texts = BTreeSet::from_iter(texts);
    let projects = submissions.iter().filter_map(|s| s.project.as_deref());
    let projects: BTreeSet<_> =
        projects.filter(|_| scheme.capstone.is_some()).collect();
    let all = texts.len() + projects.len();
    let table = if projects.is_empty() { Vec::new() } else { distances() };
    let done = AtomicUsize::new(0);
    let report_progress = || observe(done.fetch_add(1, Ordering::Relaxed) + 1, all);
    observe(0, all);
    let judged = judge_all(jobs, texts, &report_progress, |(at, text)| {
        Ok(judge.judge_text(&exercises[at], text)?.verdict)
    });
    let crates = judge_all(jobs, projects, &report_progress, |folder| {
        project::judge(judge, folder, &table)
    });
    signals::check_interrupted()?;

    let max_hundredths = scheme.points_by_exercise(exercises);
    let crate_hundredths =
        share_out(scheme.crate_points(), &[1; project::JUDGED_FUNCTIONS.len()]);
    let mut rows = Vec::new();
    for submission in submissions {
        let verdict = |at: usize| match submission.answers.get(&exercises[at].name) {
            None => Ok(Err(Fault::ToDo)),
            Some(Err(message)) => Ok(Err(wrong(message.clone()))),
            Some(Ok(text)) => judged[&(at, &**text)].clone(),
        };
        let row = GradeRow {
            student: submission.student.clone(),
            id: submission.id.clone(),
            ..GradeRow::default()
        };
        let handed_in = |name: &str| submission.handed_in.get(name).copied();
        let exercise_part =
            |(at, Exercise { chapter, name, metadata, .. }): (usize, &Exercise)| {
                GradedPart {
                    row: GradeRow {
                        chapter: chapter.clone(),
                        exercise: name.clone(),
                        kind: metadata.kind.to_string().replace(' ', "-"),
                        minutes: Some(metadata.minutes),
                        session: scheme.sessions[at],
                        ..row.clone()
                    },
                    verdict: verdict(at),
                    max_hundredths: max_hundredths[at],
                    handed_in: handed_in(name),
                }
            };
        let mut parts: Vec<_> =
            exercises.iter().enumerate().map(exercise_part).collect();
        let crate_part =
            |(at, (name, &max_hundredths)): (usize, (&&str, &u32))| GradedPart {
                row: GradeRow {
                    chapter: "crate".to_owned(),
                    exercise: (*name).to_owned(),
                    kind: "project".to_owned(),
                    ..row.clone()
                },
                verdict: match submission.project.as_deref() {
                    None => Ok(Err(Fault::ToDo)),
                    Some(folder) => {
                        crates[folder].clone().map(|parts| parts[at].clone())
                    }
                },
                max_hundredths,
                handed_in: handed_in("crate"),
            };
        if scheme.capstone.is_some() {
            let all =
                project::JUDGED_FUNCTIONS.iter().zip(&crate_hundredths).enumerate();
            parts.extend(all.map(crate_part));
        }
        rows.extend(grade_parts(submission, parts, scheme));
    }
    Ok(rows)
}

/// A student's answer to an exercise, or a part of a crate, before it is counted.
struct GradedPart {
    /// The row, without the results of the verdict.
    row: GradeRow,
    verdict: Result<Verdict, String>,
    /// Maximum points, in hundredths.
    max_hundredths: u32,
    handed_in: Option<SystemTime>,
}

/// Judges `things`, `jobs` in parallel, and calls `tell` after each.
fn judge_all<T: Copy + Ord + Sync + Send, R: Send>(
    jobs: usize,
    items: BTreeSet<T>,
    report_progress: &(impl Fn() + Sync),
    judge: impl Fn(T) -> Result<R> + Sync,
) -> BTreeMap<T, Result<R, String>> {
    let judged = parallel::map_on(jobs, &Vec::from_iter(items), |&item| {
        let judged = catch_failure(|| judge(item));
        report_progress();
        (item, judged)
    });
    judged.into_iter().collect()
}

/// Judges, and turns an error or a panic of this tool into a message, so that it affects
/// only one row.
fn catch_failure<T>(judge: impl FnOnce() -> Result<T>) -> Result<T, String> {
    let judged = catch_unwind(AssertUnwindSafe(judge));
    let judged =
        judged.map_err(|_| "this tool has a bug: it panics over it".to_owned())?;
    judged.map_err(|error| format!("{error:#}"))
}

/// Returns the rows of a student's exercises and the total.
fn grade_parts(
    submission: &Submission,
    parts: Vec<GradedPart>,
    scheme: &Scheme,
) -> Vec<GradeRow> {
    let (mut counts, mut practice, mut late_count) = ([0; 4], 0, 0);
    let mut is_crate_late = false;
    let (mut sum, mut total_max, mut rows) = (0, 0, Vec::new());
    for part in parts {
        let status = part.verdict.as_ref().map_or(UNJUDGED, status_name);
        let (status_index, mut share, mut message) = match part.verdict {
            Ok(Ok(())) => (0, 1.0, String::new()),
            Ok(Err(Fault::Wrong(message))) => (1, 0.0, message),
            Ok(Err(Fault::Costly { message, found, limit })) => {
                let share = scheme.costly.remaining_share(found, limit);
                (1, share, message + &cost_message(found, limit, share))
            }
            Ok(Err(Fault::ToDo)) => (2, 0.0, String::new()),
            Err(message) => (3, 0.0, message),
        };
        let (late_days, late_share) = match status_index {
            0 | 1 => scheme.late_days_and_share(
                part.row.session,
                submission.deadline_key(),
                part.handed_in,
            ),
            _ => (None, 1.0),
        };
        if let Some(days @ 1..) = late_days {
            share *= late_share;
            // A late crate counts as one late answer, although it has a grade for each part.
            let is_first = part.row.chapter != "crate" || !is_crate_late;
            is_crate_late |= part.row.chapter == "crate";
            late_count += usize::from(is_first);
            let days =
                if days == 1 { "1 day".to_owned() } else { format!("{days} days") };
            let late = match late_share {
                1.0 => format!("Late by {days}, which costs nothing."),
                share => format!("Late by {days}: {} is left.", percent(share)),
            };
            // The lateness goes to the end, because a line of the file keeps the
            // beginning.
            message = [message, late].join("\n").trim_start().to_owned();
        }
        match part.max_hundredths {
            0 => practice += usize::from(status_index == 0),
            _ => counts[status_index] += 1,
        }
        let earned = (f64::from(part.max_hundredths) * share).round() as u32;
        (sum, total_max) = (sum + earned, total_max + part.max_hundredths);
        rows.push(GradeRow {
            status,
            points: to_points(earned),
            max_points: to_points(part.max_hundredths),
            message,
            late_days,
            ..part.row
        });
    }
    let [solved, wrong, todo, unjudged] = counts;
    let mut message = format!("{solved} solved, {wrong} wrong, {todo} to do");
    for (count, what) in
        [(unjudged, UNJUDGED), (late_count, "late"), (practice, "for practice")]
    {
        if count > 0 {
            message += &format!(", {count} {what}");
        }
    }
    if submission.is_empty {
        message = NOTHING_HANDED_IN.to_owned();
    }
    rows.push(GradeRow {
        student: submission.student.clone(),
        id: submission.id.clone(),
        exercise: "total".to_owned(),
        points: to_points(sum),
        max_points: to_points(total_max),
        message,
        ..GradeRow::default()
    });
    rows
}

/// Message about the share of points that too many operations leave.
fn cost_message(found: u64, limit: u64, share: f64) -> String {
    let share = percent(share);
    match limit {
        0 => format!("\nNone is enough: {share} of the points is left."),
        _ => {
            let times = ratio_to_limit(found, limit);
            format!(
                "\nAt worst it takes {times:.1} times as many as are enough: {share} of the \
                 points is left."
            )
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, UNIX_EPOCH};

    use super::{GradeRow, GradedPart, Scheme, Submission, catch_failure, grade_parts};
    use crate::deadlines::Deadlines;
    use judging::verdict::{Fault, Verdict, wrong};

    fn part(verdict: Result<Verdict, String>, seconds: u64) -> GradedPart {
        let handed_in = Some(UNIX_EPOCH + Duration::from_secs(seconds));
        GradedPart {
            row: GradeRow::default(),
            verdict,
            max_hundredths: 5000,
            handed_in,
        }
    }

    #[test]
    fn grades_list_unjudged_answers() {
        assert!(catch_failure(|| -> anyhow::Result<()> { panic!() }).is_err());
        let broken = catch_failure(|| Err(anyhow::anyhow!("no room")));
        let parts = vec![part(Ok(Ok(())), 0), part(broken, 0)];
        let rows = grade_parts(&Submission::default(), parts, &Scheme::default());
        let results = rows.iter().map(|row| (row.status, row.points, &*row.message));
        let expected = [
            ("solved", 50.0, ""),
            ("unjudged", 0.0, "no room"),
            ("", 50.0, "1 solved, 0 wrong, 0 to do, 1 unjudged"),
        ];
        assert_eq!(results.collect::<Vec<_>>(), expected);
    }

    #[test]
    fn late_and_costly_answers_lose_points() {
        let costly =
            Fault::Costly { message: "Slow.".to_owned(), found: 15, limit: 10 };
        let scheme = Scheme {
            costly: "2:0.5".parse().unwrap(),
            deadlines: Deadlines::for_all("1970-01-01".parse().unwrap()),
            late_policy: "0.8".parse().unwrap(),
            ..Scheme::default()
        };
        let rows = |seconds| {
            let verdicts =
                [Ok(()), Err(costly.clone()), Err(wrong("No.")), Err(Fault::ToDo)];
            let parts = verdicts.map(|verdict| part(Ok(verdict), seconds));
            grade_parts(&Submission::default(), parts.into(), &scheme)
        };
        let results = |seconds| -> Vec<_> {
            let results = rows(seconds).into_iter();
            results.map(|row| (row.points, row.late_days, row.message)).collect()
        };
        let costs = "Slow.\nAt worst it takes 1.5 times as many as are enough: 50 % of the \
                     points is left.";
        let expected =
            |results: Vec<(f64, Option<u64>, String)>,
             expected: [(f64, Option<u64>, &str); 5]| {
                assert_eq!(
                    results,
                    expected.map(|(a, b, message)| (a, b, message.to_owned()))
                );
            };
        expected(
            results(86_400),
            [
                (50.0, Some(0), ""),
                (25.0, Some(0), costs),
                (0.0, Some(0), "No."),
                (0.0, None, ""),
                (75.0, None, "1 solved, 2 wrong, 1 to do"),
            ],
        );
        let late = "Late by 1 day: 80 % is left.";
        expected(
            results(86_401),
            [
                (40.0, Some(1), late),
                (20.0, Some(1), &format!("{costs}\n{late}")),
                (0.0, Some(1), &format!("No.\n{late}")),
                (0.0, None, ""),
                (60.0, None, "1 solved, 2 wrong, 1 to do, 3 late"),
            ],
        );
    }
}
