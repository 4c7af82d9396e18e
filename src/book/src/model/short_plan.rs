//! Courses that are shorter: which sessions they have. `chapters/teaching/plans.toml`.
use serde::Deserialize;

use super::course::{Minutes, Session, Step};
use super::data::Text;
use super::names::Names;
use super::plan;

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

impl ShortPlan {
    /// Its sessions, each with its number, that the course has.
    pub fn lessons<'a>(
        &'a self,
        names: &'a Names,
    ) -> impl Iterator<Item = (usize, &'a Session)> {
        let numbered = || (1..).zip(&names.course.entries);
        self.sessions.iter().filter_map(move |title| {
            numbered().find(|(_, session)| session.title.get_ref() == title.get_ref())
        })
    }

    /// How long all of it takes: as long as its sessions last, and its other steps take.
    pub fn sum(&self, names: &Names) -> u32 {
        let lessons = self.lessons(names).map(|(_, it)| it.minutes.get_ref().get());
        let steps =
            self.class.iter().filter_map(|step| plan::minutes(step, names).ok());
        lessons.sum::<u32>() + steps.sum::<u32>()
    }

    /// How long is worked at home.
    pub fn at_home(&self, names: &Names) -> u32 {
        let homework = self.lessons(names).flat_map(|(_, session)| &session.homework);
        let homework = homework.filter(|_| self.home);
        let exercises =
            homework.filter_map(|it| plan::exercise(it.get_ref(), names).ok());
        let reading = self.reading.iter();
        let reading =
            reading.filter_map(|it| plan::reading_minutes(it.get_ref(), names));
        exercises.map(|it| it.about.minutes).sum::<u32>() + reading.sum::<u32>()
    }
}
