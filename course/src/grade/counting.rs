//! Decides which exercises `gods-course grade` counts, and how: by the options, or else
//! by the course.
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use anyhow::{Result, anyhow, bail};

use ::grade::Scheme;
use ::grade::deadlines::{self, Deadline, Deadlines};
use ::grade::policy::{CostPolicy, LatePolicy};
use base::failure::UsageError;
use base::suggestions::suggestion;
use judging::exercises::Exercise;
use plans::course::{COURSE_FILE, Course};

/// Options about what counts, and how much.
#[derive(clap::Args)]
pub struct CountingOptions {
    /// Only these sessions of the course, as `3` or `1-4`.
    #[arg(long, value_name = "N", value_delimiter = ',')]
    session: Vec<SessionRange>,
    /// Only these exercises, as `read-the-dials,last-row`.
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    only: Vec<String>,
    /// Only these chapters, as `orientation`.
    #[arg(long, value_name = "NAME", value_delimiter = ',')]
    chapter: Vec<String>,
    /// Optional exercises count as well.
    #[arg(long)]
    all: bool,
    /// The students' own crates count as well, with this share of all points; by default
    /// that of the course.
    #[arg(
        long, value_name = "PERCENT", num_args = 0..=1, require_equals = true,
        value_parser = clap::value_parser!(u32).range(0..=100)
    )]
    capstone: Option<Option<u32>>,
    /// When everything was due, as 2026-03-01 or 2026-03-01T18:00+01:00.
    #[arg(long, value_name = "DATE", conflicts_with = "dues")]
    due: Option<Deadline>,
    /// A file with deadlines for sessions, and extensions for single students:
    /// comma-separated values with the columns session, due and id.
    #[arg(long, value_name = "FILE")]
    dues: Option<PathBuf>,
    /// Share of the points that late answers keep: 0.8, or by days of lateness
    /// 7d:0.5,14d:0; by default as the course says, 10 % less for each day begun, down
    /// to half.
    #[arg(long, value_name = "RULE")]
    late: Option<LatePolicy>,
    /// Share of the points for right answers with too many operations: 2:0.5,10:0.25 for
    /// up to twice and ten times the sufficient number; by default as the course says.
    #[arg(long, value_name = "RULE")]
    costly: Option<CostPolicy>,
}

/// A range of sessions, `3` or `1-4`.
#[derive(Clone, Copy)]
pub struct SessionRange {
    /// First session, counted from 1.
    pub first: usize,
    /// Last session.
    pub last: usize,
}

impl FromStr for SessionRange {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (first, last) = text.split_once('-').unwrap_or((text, text));
        match (first.trim().parse(), last.trim().parse()) {
            (Ok(first), Ok(last)) if 0 < first && first <= last => {
                Ok(SessionRange { first, last })
            }
            _ => {
                Err("write a session, `3`, or the first and the last, `1-4`".to_owned())
            }
        }
    }
}

/// Selects the exercises that are judged, and those that count.
struct Selection<'a> {
    options: &'a CountingOptions,
    course: &'a Course,
    exercises: &'a [Exercise],
}

impl CountingOptions {
    /// Whether students' own crates are judged.
    pub fn judges_crates(&self) -> bool {
        self.capstone.is_some()
    }

    /// Returns the exercises to judge, and the grading scheme.
    ///
    /// # Errors
    /// If the course or the deadlines cannot be read, or a requested part does not exist.
    pub fn select(
        &self,
        root: &Path,
        exercises: &[Exercise],
    ) -> Result<(Vec<Exercise>, Scheme)> {
        if self.late.is_some() && !self.has_deadline() {
            let message = "--late needs a deadline: add --due or --dues";
            bail!(UsageError(message.to_owned()));
        }
        let course = Course::read(root)?;
        let chosen = Selection { options: self, course: &course, exercises };
        chosen.reject_unknown()?;
        let counts: Vec<_> = exercises.iter().map(|it| chosen.counts(it)).collect();
        let judged = exercises.iter().zip(counts);
        let judged: Vec<_> =
            judged.filter(|(it, counts)| *counts || chosen.is_selected(it)).collect();
        let session = |it: &Exercise| Some(course.requiring_session(&it.name)? + 1);
        let scheme = Scheme {
            counts: judged.iter().map(|(_, counts)| *counts).collect(),
            sessions: judged.iter().map(|(it, _)| session(it)).collect(),
            capstone: self.crate_share(&course)?,
            costly: rule_or_default(&self.costly, &course.grades.costly),
            deadlines: self.read_deadlines(&course)?,
            late_policy: if self.has_deadline() {
                rule_or_default(&self.late, &course.grades.late)
            } else {
                LatePolicy::default()
            },
        };
        let exercises = judged.into_iter().map(|(it, _)| it.clone()).collect();
        if !scheme.counts.contains(&true) && scheme.capstone != Some(100) {
            bail!(UsageError(
                "nothing of that is required by the course: add --all, and what is \
                 optional counts as well"
                    .to_owned()
            ));
        }
        Ok((exercises, scheme))
    }

    /// Whether deadlines are given.
    pub fn has_deadline(&self) -> bool {
        self.due.is_some() || self.dues.is_some()
    }

    /// The file of deadlines.
    pub fn deadlines_file(&self) -> Option<PathBuf> {
        self.dues.clone()
    }

    /// Reads the deadlines.
    fn read_deadlines(&self, course: &Course) -> Result<Deadlines> {
        match (self.due, &self.dues) {
            (Some(day), _) => Ok(Deadlines::for_all(day)),
            (None, Some(file)) => deadlines::read(file, course.sessions.len()),
            (None, None) => Ok(Deadlines::default()),
        }
    }

    /// Returns the share of the student's own crate, if it counts.
    fn crate_share(&self, course: &Course) -> Result<Option<u32>> {
        let Some(share) = self.capstone else { return Ok(None) };
        share.or(course.grades.capstone).map(Some).ok_or_else(|| {
            let message = format!(
                "chapters/{COURSE_FILE} states no share: write --capstone=20, or another"
            );
            anyhow!(UsageError(message))
        })
    }
}

/// Returns the rule of the options, or else that of the course.
fn rule_or_default<R: Clone + Default>(message: &Option<R>, course: &Option<R>) -> R {
    message.as_ref().or(course.as_ref()).cloned().unwrap_or_default()
}

impl Selection<'_> {
    /// Fails if a requested part does not exist.
    fn reject_unknown(&self) -> Result<()> {
        let Selection { options, course, exercises } = self;
        let names = || exercises.iter().map(|it| &*it.name);
        let chapters: BTreeSet<_> = exercises.iter().map(|it| &*it.chapter).collect();
        for name in &options.only {
            if !names().any(|it| it == name) {
                let near = suggestion(name, names());
                bail!(UsageError(format!("there is no exercise `{name}`:{near}")));
            }
        }
        for name in &options.chapter {
            if !chapters.contains(&**name) {
                let near = suggestion(name, chapters.iter().copied());
                bail!(UsageError(format!("no chapter `{name}` has exercises:{near}")));
            }
        }
        let last = course.sessions.len();
        if let Some(found) =
            options.session.iter().map(|it| it.last).find(|&n| n > last)
        {
            bail!(UsageError(format!(
                "there is no session {found}: the course has 1 to {last}"
            )));
        }
        Ok(())
    }

    /// Whether an exercise is judged, although it may not count.
    fn is_selected(&self, exercise: &Exercise) -> bool {
        let CountingOptions { session, only, chapter, .. } = self.options;
        let is_asked = |number: usize| {
            session.iter().any(|it| (it.first..=it.last).contains(&number))
        };
        session.is_empty() && only.is_empty() && chapter.is_empty()
            || only.contains(&exercise.name)
            || chapter.contains(&exercise.chapter)
            || (1..).zip(&self.course.sessions).any(|(number, session)| {
                is_asked(number)
                    && session.all_exercises().any(|name| *name == exercise.name)
            })
    }

    /// Whether an exercise counts: it is requested by name, or is requested in a group
    /// and required. Without a course every exercise is required.
    fn counts(&self, exercise: &Exercise) -> bool {
        let is_required = self.options.all
            || self.course.sessions.is_empty()
            || self.course.requiring_session(&exercise.name).is_some();
        self.options.only.contains(&exercise.name)
            || is_required && self.is_selected(exercise)
    }
}
