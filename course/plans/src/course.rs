//! The course as described by `chapters/teaching/course.toml`, and the shorter courses of
//! `chapters/teaching/plans.toml`. A chapter states the minutes of its sections, `<!--
//! minutes: 12 -->` under a heading, and an exercise states its own.
use std::fs;
use std::path::Path;
use std::str::FromStr;

use anyhow::{Context, Result, anyhow};
use book::model::markdown::line_of;
use grade::policy::{CostPolicy, LatePolicy};
use serde::de::{DeserializeOwned, Error};
use serde::{Deserialize, Deserializer};

use crate::exam::Exam;

/// File of the course, relative to `chapters`.
pub const COURSE_FILE: &str = "teaching/course.toml";
/// File of the shorter courses, relative to `chapters`.
pub const SHORTER_COURSES_FILE: &str = "teaching/plans.toml";

/// The course: its sessions, and how they are graded.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Course {
    /// How the course grades.
    #[serde(default)]
    pub grades: GradingRules,
    /// Sessions, in their order.
    #[serde(default, rename = "session")]
    pub sessions: Vec<Session>,
}

/// How a course grades; options of `gods-course grade` take precedence.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GradingRules {
    /// Share of the student's own crate, in percent of all points.
    pub capstone: Option<u32>,
    /// Rule for the points of late answers.
    #[serde(default, deserialize_with = "deserialize_rule")]
    pub late: Option<LatePolicy>,
    /// Rule for the points of right answers with too many operations.
    #[serde(default, deserialize_with = "deserialize_rule")]
    pub costly: Option<CostPolicy>,
}

/// One meeting of the class: a lesson, or an exam.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Session {
    /// Week of the course.
    pub week: u32,
    /// Title of the session.
    pub title: String,
    /// Opening question of the session.
    pub question: String,
    /// Length, in minutes.
    pub minutes: u32,
    /// The exam written in the session, if it is not a lesson.
    pub exam: Option<Exam>,
    /// What a student can do afterward.
    #[serde(default)]
    pub objectives: Vec<String>,
    /// Materials in the classroom: things to hold, to hand out, to write on.
    #[serde(default)]
    pub materials: Vec<String>,
    /// How to teach the session by video, or to someone who cannot turn a cube.
    pub remote: Option<String>,
    /// Homework discussed at the beginning.
    pub opens: Option<Opening>,
    /// Steps in class, in order.
    pub class: Vec<SessionStep>,
    /// Exercises required at home.
    #[serde(default)]
    pub homework: Vec<String>,
    /// Reading at home: sections, or whole pages.
    #[serde(default)]
    pub reading: Vec<String>,
    /// Further reading, which no session needs.
    #[serde(default)]
    pub further: Vec<String>,
    /// What to demonstrate, in Markdown.
    pub demonstration: Option<String>,
    /// Mistakes to expect.
    #[serde(default, rename = "mistake")]
    pub mistakes: Vec<Mistake>,
}

/// Homework discussed at the beginning of a session.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opening {
    /// Exercise that was required at home.
    pub exercise: String,
    /// Length of the discussion, in minutes.
    pub minutes: u32,
}

/// A part of a session: a section, an exercise, or something else with its minutes.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SessionStep {
    /// Section to read and discuss, such as `orientation.md#three-dials`.
    pub section: Option<String>,
    /// Exercise, by its name.
    pub exercise: Option<String>,
    /// Description of anything else.
    pub what: Option<String>,
    /// Length of a step that is described by `what`, in minutes.
    pub minutes: Option<u32>,
    /// Whether the step may be left out: nothing required needs it.
    #[serde(default)]
    pub optional: bool,
}

/// A mistake to expect.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mistake {
    /// What students believe or do.
    pub wrong: String,
    /// What to answer.
    pub say: String,
    /// Exercise that exposes the mistake.
    pub exercise: String,
}

/// A shorter course.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShorterCourse {
    /// Name, such as `Four weeks`.
    pub name: String,
    /// Description, in Markdown.
    pub says: String,
    /// Length, in minutes.
    pub minutes: u32,
    /// Whether there is time at home; if not, the sessions have no homework.
    pub home: bool,
    /// Titles of sessions, in the course's order.
    #[serde(default)]
    pub sessions: Vec<String>,
    /// Further steps.
    #[serde(default)]
    pub class: Vec<SessionStep>,
    /// Further reading: sections, or whole pages.
    #[serde(default)]
    pub reading: Vec<String>,
}

impl Course {
    /// Reads the course of a book. Without the file the course has no session.
    ///
    /// # Errors
    /// If the file is invalid TOML, or has a missing or unknown field.
    pub fn read(root: &Path) -> Result<Self> {
        read(root, COURSE_FILE)
    }

    /// Returns the session, counted from 0, that requires an exercise.
    pub fn requiring_session(&self, exercise: &str) -> Option<usize> {
        let is_exercise = |name: &String| name == exercise;
        self.sessions
            .iter()
            .position(|session| session.required_exercises().any(is_exercise))
    }
}

impl Session {
    /// Returns the required exercises in class.
    pub fn class_exercises(&self) -> impl Iterator<Item = &String> {
        let steps = self.class.iter().filter(|step| !step.optional);
        steps.filter_map(|step| step.exercise.as_ref())
    }

    /// Returns the required exercises, in class and at home.
    pub fn required_exercises(&self) -> impl Iterator<Item = &String> {
        self.class_exercises().chain(&self.homework)
    }

    /// Returns all exercises: in class, required or not, and at home.
    pub fn all_exercises(&self) -> impl Iterator<Item = &String> {
        let class = self.class.iter().filter_map(|step| step.exercise.as_ref());
        class.chain(&self.homework)
    }

    /// Returns the sections and pages of the session: in class, at home, or as further
    /// reading.
    pub fn sections(&self) -> impl Iterator<Item = &String> {
        let class = self.class.iter().filter_map(|step| step.section.as_ref());
        class.chain(&self.reading).chain(&self.further)
    }
}

/// Reads the shorter courses of a book. Without the file there are none.
///
/// # Errors
/// As [`Course::read`].
pub fn read_shorter_courses(root: &Path) -> Result<Vec<ShorterCourse>> {
    #[derive(Default, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct File {
        plan: Vec<ShorterCourse>,
    }
    read(root, SHORTER_COURSES_FILE).map(|File { plan }| plan)
}

/// Reads a file of `chapters`, or the default without the file.
fn read<T: DeserializeOwned + Default>(root: &Path, file: &str) -> Result<T> {
    let path = root.join("chapters").join(file);
    if !path.exists() {
        return Ok(T::default());
    }
    let text = fs::read_to_string(&path)
        .with_context(|| format!("cannot read chapters/{file}"))?;
    toml::from_str(&text).map_err(|error| {
        let line = error.span().map_or(1, |span| line_of(&text, span.start));
        anyhow!("chapters/{file}:{line}: {}", error.message().replace('\n', ", "))
    })
}

/// Deserializes a grading rule from its text form.
fn deserialize_rule<'de, D: Deserializer<'de>, R: FromStr<Err = String>>(
    source: D,
) -> Result<Option<R>, D::Error> {
    String::deserialize(source)?.parse().map(Some).map_err(D::Error::custom)
}
