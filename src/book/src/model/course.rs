//! The course: what `chapters/teaching/course.toml` says of its sessions. How long they take
//! is said by the chapters, `<!-- minutes: 12 -->` under a heading, and by the exercises.
use std::num::NonZeroU32;

use serde::Deserialize;
use toml::Spanned;

use super::data::{Data, Text};

/// The file of the course, from `chapters`.
pub const COURSE: &str = "teaching/course.toml";

/// What a step is called at which the demonstration is shown.
pub const SHOW: &str = "To show";

/// The course: its sessions, and how they are graded.
pub type Course = Data<Session, Grades>;

/// What a course decides about grades; the command line of `gods-course grade` may say otherwise.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Grades {
    /// The share of a crate of their own, in percent of all points.
    pub capstone: Option<Spanned<u32>>,
    /// What is left of the points of a late answer, as [`Late`](judging::policy::Late)
    /// reads it.
    pub late: Option<Text>,
    /// What is left of those of a right answer that takes too many operations, as
    /// [`Costly`](judging::policy::Costly) reads it.
    pub costly: Option<Text>,
}

impl Session {
    /// Its texts that a page will show.
    pub fn texts(&self) -> Vec<&Text> {
        let texts =
            [&self.title, &self.question].into_iter().chain(&self.demonstration);
        let mistakes = self.mistakes.iter().flat_map(|m| [&m.wrong, &m.say]);
        let steps = self.class.iter().filter_map(|step| step.what.as_ref());
        let room = self.materials.iter().chain(&self.remote);
        let all = texts.chain(&self.objectives).chain(room);
        all.chain(mistakes).chain(steps).collect()
    }
}

/// A number of minutes.
pub type Minutes = Spanned<NonZeroU32>;

/// One meeting of the class: a lesson, or an exam.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Session {
    /// Its week.
    pub week: Spanned<NonZeroU32>,
    /// Its title.
    pub title: Text,
    /// The question that opens it.
    pub question: Text,
    /// How long it lasts.
    pub minutes: Minutes,
    /// The exam that it is, `midterm`, if it is no lesson.
    pub exam: Option<Text>,
    /// What a student can do at its end. An exam has none.
    #[serde(default)]
    pub objectives: Vec<Text>,
    /// What must be in the room: things to hold, to hand out, to write on.
    #[serde(default)]
    pub materials: Vec<Text>,
    /// How it is done over a screen, or by someone who cannot turn a cube.
    pub remote: Option<Text>,
    /// The homework that it begins with. Every lesson but the first has one.
    pub opens: Option<Opening>,
    /// What happens, in order.
    pub class: Vec<Step>,
    /// The exercises that are required at home.
    #[serde(default)]
    pub homework: Vec<Text>,
    /// What is read at home: a section, or a whole page.
    #[serde(default)]
    pub reading: Vec<Text>,
    /// What those may read who go on: no session needs it.
    #[serde(default)]
    pub further: Vec<Text>,
    /// What to run and to show, in Markdown. An exam has none.
    pub demonstration: Option<Text>,
    /// The mistakes to expect.
    #[serde(default, rename = "mistake")]
    pub mistakes: Vec<Mistake>,
}

/// The homework that a session begins with.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opening {
    /// An exercise that was required at home.
    pub exercise: Text,
    /// How long the class talks about it.
    pub minutes: Minutes,
}

/// A part of a session: a section, an exercise, or something else with its minutes.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// A section to read and talk about, `orientation.md#three-dials`.
    pub section: Option<Text>,
    /// An exercise, by its name.
    pub exercise: Option<Text>,
    /// Something else.
    pub what: Option<Text>,
    /// How long that takes.
    pub minutes: Option<Minutes>,
    /// Whether it may be left out: nothing that is required needs it.
    #[serde(default)]
    pub optional: bool,
}

/// A mistake to expect.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mistake {
    /// What students believe or do.
    pub wrong: Text,
    /// What to say to it.
    pub say: Text,
    /// The exercise that exposes it.
    pub exercise: Text,
}
