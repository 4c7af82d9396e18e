//! Courses that are shorter: which sessions they have. `chapters/teaching/plans.toml`.
use serde::Deserialize;

use super::course::{Minutes, Step};
use super::data::Text;

/// A shorter course.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShortPlan {
    /// Its name: `Four weeks`.
    pub name: Text,
    /// What to know of it, in Markdown.
    pub says: Text,
    /// How long it lasts.
    pub minutes: Minutes,
    /// Whether there is time at home; if not, no homework of its sessions is done.
    pub home: bool,
    /// Its sessions, by their titles, in the course's order.
    #[serde(default)]
    pub sessions: Vec<Text>,
    /// What else happens.
    #[serde(default)]
    pub class: Vec<Step>,
    /// What else is to be read: a section, or a whole page.
    #[serde(default)]
    pub reading: Vec<Text>,
}
