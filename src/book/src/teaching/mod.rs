//! The teacher's pages: the course, its sessions and their minutes.
//!
//! `chapters/teaching/course.toml` says what happens in each session. How long it takes
//! is said by the chapters, `<!-- minutes: 12 -->` under a heading, and by the exercises.
//! `{{#course}}` is the table of all sessions, `{{#session 3}}` the plan of one.
use std::path::{Path, PathBuf};

use anyhow::Result;

use super::appendix::Data;
use super::names::Names;
use judging::exercises::Exercise;
use session::Session;

mod check;
pub mod edition;
pub mod minutes;
mod page;
mod plan;
mod session;

pub use check::check;
pub use page::{course, session};

/// The course.
#[derive(Debug)]
pub struct Course {
    /// The sessions, from `chapters/teaching/course.toml`.
    sessions: Data<Session>,
}

impl Course {
    /// Reads the course of a book; without the file it has no session.
    ///
    /// # Errors
    /// What TOML, or a field that is missing or too much, has against it.
    pub fn read(root: &Path) -> Result<Self> {
        let sessions = Data::read(root, PathBuf::from("teaching/course.toml"))?;
        Ok(Course { sessions })
    }
}

/// What is wrong with `{{#course}}`: there is no session.
pub fn nothing(names: &Names) -> Option<String> {
    names.course.sessions.entries.is_empty().then(|| {
        "chapters/teaching/course.toml has no session: write `[[session]]` and its fields"
            .to_owned()
    })
}

/// What is wrong with `{{#session 3}}`.
pub fn wrong(number: &str, names: &Names) -> Option<String> {
    let last = names.course.sessions.entries.len();
    match number.parse() {
        Ok(number) if (1..=last).contains(&number) => None,
        _ if last == 0 => Some(format!(
            "there is no session `{number}`: chapters/teaching/course.toml has none"
        )),
        _ => Some(format!(
            "there is no session `{number}`: chapters/teaching/course.toml has 1 to {last}"
        )),
    }
}
