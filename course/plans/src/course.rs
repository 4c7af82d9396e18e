//! What `chapters/teaching/course.toml` says of the sessions and of grades, and
//! `chapters/teaching/plans.toml` of the shorter courses. How long a section takes is said by its
//! chapter, `<!-- minutes: 12 -->` under a heading, and how long an exercise takes by itself.
use std::fs;
use std::path::Path;
use std::str::FromStr;

use anyhow::{Context, Result, anyhow};
use book::model::markdown::line_of;
use grade::policy::{CostPolicy, LatePolicy};
use serde::de::{DeserializeOwned, Error};
use serde::{Deserialize, Deserializer};

use crate::exam::Exam;

/// The file of the course, from `chapters`.
pub const COURSE_FILE: &str = "teaching/course.toml";
/// The file of the shorter courses, from `chapters`.
pub const SHORTER_COURSES_FILE: &str = "teaching/plans.toml";

/// The course: its sessions, and how they are graded.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Course {
    /// What it decides about grades.
    #[serde(default)]
    pub grades: GradingRules,
    /// Its sessions, in their order.
    #[serde(default, rename = "session")]
    pub sessions: Vec<Session>,
}

/// What a course decides about grades; the command line of `gods-course grade` may say otherwise.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GradingRules {
    /// The share of a crate of their own, in percent of all points.
    pub capstone: Option<u32>,
    /// What is left of the points of a late answer.
    #[serde(default, deserialize_with = "deserialize_rule")]
    pub late: Option<LatePolicy>,
    /// What is left of those of a right answer that takes too many operations.
    #[serde(default, deserialize_with = "deserialize_rule")]
    pub costly: Option<CostPolicy>,
}

/// One meeting of the class: a lesson, or an exam.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Session {
    /// Its week.
    pub week: u32,
    /// Its title.
    pub title: String,
    /// The question that opens it.
    pub question: String,
    /// How many minutes it lasts.
    pub minutes: u32,
    /// The exam that it is, if it is no lesson.
    pub exam: Option<Exam>,
    /// What a student can do at its end.
    #[serde(default)]
    pub objectives: Vec<String>,
    /// What must be in the room: things to hold, to hand out, to write on.
    #[serde(default)]
    pub materials: Vec<String>,
    /// How it is done over a screen, or by someone who cannot turn a cube.
    pub remote: Option<String>,
    /// The homework that it begins with.
    pub opens: Option<Opening>,
    /// What happens, in order.
    pub class: Vec<SessionStep>,
    /// The exercises that are required at home.
    #[serde(default)]
    pub homework: Vec<String>,
    /// What is read at home: a section, or a whole page.
    #[serde(default)]
    pub reading: Vec<String>,
    /// What those may read who go on: no session needs it.
    #[serde(default)]
    pub further: Vec<String>,
    /// What to run and to show, in Markdown.
    pub demonstration: Option<String>,
    /// The mistakes to expect.
    #[serde(default, rename = "mistake")]
    pub mistakes: Vec<Mistake>,
}

/// The homework that a session begins with.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opening {
    /// An exercise that was required at home.
    pub exercise: String,
    /// How many minutes the class talks about it.
    pub minutes: u32,
}

/// A part of a session: a section, an exercise, or something else with its minutes.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SessionStep {
    /// A section to read and talk about, `orientation.md#three-dials`.
    pub section: Option<String>,
    /// An exercise, by its name.
    pub exercise: Option<String>,
    /// Something else.
    pub what: Option<String>,
    /// How long that takes.
    pub minutes: Option<u32>,
    /// Whether it may be left out: nothing that is required needs it.
    #[serde(default)]
    pub optional: bool,
}

/// A mistake to expect.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mistake {
    /// What students believe or do.
    pub wrong: String,
    /// What to say to it.
    pub say: String,
    /// The exercise that exposes it.
    pub exercise: String,
}

/// A shorter course.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShorterCourse {
    /// Its name: `Four weeks`.
    pub name: String,
    /// What to know of it, in Markdown.
    pub says: String,
    /// How many minutes it lasts.
    pub minutes: u32,
    /// Whether there is time at home; if not, no homework of its sessions is done.
    pub home: bool,
    /// Its sessions, by their titles, in the course's order.
    #[serde(default)]
    pub sessions: Vec<String>,
    /// What else happens.
    #[serde(default)]
    pub class: Vec<SessionStep>,
    /// What else is to be read: a section, or a whole page.
    #[serde(default)]
    pub reading: Vec<String>,
}

impl Course {
    /// Reads the course of a book; without its file it has no session.
    ///
    /// # Errors
    /// What TOML, or a field that is missing or too much, has against the file.
    pub fn read(root: &Path) -> Result<Self> {
        read(root, COURSE_FILE)
    }

    /// The session, counted from 0, that requires an exercise.
    pub fn requiring_session(&self, exercise: &str) -> Option<usize> {
        let is = |name: &String| name == exercise;
        self.sessions.iter().position(|session| session.required_exercises().any(is))
    }
}

impl Session {
    /// The exercises of its class that are required.
    pub fn class_exercises(&self) -> impl Iterator<Item = &String> {
        let steps = self.class.iter().filter(|step| !step.optional);
        steps.filter_map(|step| step.exercise.as_ref())
    }

    /// The exercises that it requires: in class, and at home.
    pub fn required_exercises(&self) -> impl Iterator<Item = &String> {
        self.class_exercises().chain(&self.homework)
    }

    /// Its exercises: in class, required or not, and at home.
    pub fn all_exercises(&self) -> impl Iterator<Item = &String> {
        let class = self.class.iter().filter_map(|step| step.exercise.as_ref());
        class.chain(&self.homework)
    }

    /// The sections and pages that it treats, in class, at home, or for those who go on.
    pub fn sections(&self) -> impl Iterator<Item = &String> {
        let class = self.class.iter().filter_map(|step| step.section.as_ref());
        class.chain(&self.reading).chain(&self.further)
    }
}

/// Reads the shorter courses of a book; none without their file.
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

/// Reads a file of `chapters`; without it there is nothing.
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

/// A rule that is written as a text.
fn deserialize_rule<'de, D: Deserializer<'de>, R: FromStr<Err = String>>(
    source: D,
) -> Result<Option<R>, D::Error> {
    String::deserialize(source)?.parse().map(Some).map_err(D::Error::custom)
}
