//! The minutes of a session's parts, and the exercises for more practice.
use anyhow::Result;
use base::suggestions::suggestion;
use book::model::ParsedBook;
use book::model::headings::Section;
use judging::exercises::Exercise;

use crate::course::{
    Course, Session, SessionStep, ShorterCourse, read_shorter_courses,
};

/// The course, together with the book whose sections and exercises it names.
pub struct CoursePlans<'a> {
    /// The parsed book.
    pub names: &'a ParsedBook,
    /// The course.
    pub course: Course,
    /// The shorter courses.
    pub shorter_courses: Vec<ShorterCourse>,
}

impl<'a> CoursePlans<'a> {
    /// Reads the course of a book.
    ///
    /// # Errors
    /// As [`Course::read`].
    pub fn read(names: &'a ParsedBook) -> Result<Self> {
        let course = Course::read(&names.root)?;
        Ok(CoursePlans {
            names,
            course,
            shorter_courses: read_shorter_courses(&names.root)?,
        })
    }

    /// Finds an exercise by its name.
    ///
    /// # Errors
    /// A message with similar or all known names.
    pub fn exercise(&self, name: &str) -> Result<&'a Exercise, String> {
        let exercises = &self.names.exercises;
        exercises.iter().find(|exercise| exercise.name == name).ok_or_else(|| {
            let known = exercises.iter().map(|exercise| &*exercise.name);
            format!("the book has no exercise `{name}`:{}", suggestion(name, known))
        })
    }

    /// Returns the section of a link target, which may be a heading `###` inside the
    /// section.
    pub fn section(&self, place: &str) -> Option<&'a Section> {
        let (path, id) = place.split_once('#')?;
        let mut sections = self.names.chapter(path).ok()?.sections.iter();
        sections
            .find(|it| it.id == id || it.subheadings.iter().any(|inner| inner == id))
    }

    /// Whether the page marks the section of a link target as optional.
    pub fn is_optional(&self, place: &str) -> bool {
        self.section(place).is_some_and(|section| section.optional)
    }

    /// Returns the minutes of a step of a session.
    ///
    /// # Errors
    /// A message about what is unknown in the step.
    pub fn step_minutes(&self, step: &SessionStep) -> Result<u32, String> {
        match (&step.section, &step.exercise, &step.what, step.minutes) {
            (Some(place), None, None, None) => self.section_minutes(place),
            (None, Some(name), None, None) => Ok(self.exercise(name)?.metadata.minutes),
            (None, None, Some(_), Some(minutes)) => Ok(minutes),
            _ => {
                Err("a step is a `section`, an `exercise`, or `what` with `minutes`, \
                      and nothing else"
                    .to_owned())
            }
        }
    }

    /// Returns the minutes of a section such as `orientation.md#three-dials`.
    fn section_minutes(&self, place: &str) -> Result<u32, String> {
        let (path, id) = place.split_once('#').unwrap_or((place, ""));
        let sections = &self.names.chapter(path)?.sections;
        let Some(section) = sections.iter().find(|section| section.id == id) else {
            let known = sections.iter().map(|section| &*section.id);
            return Err(format!(
                "chapters/{path} has no section `## …` with the id `{id}`:{}",
                suggestion(id, known)
            ));
        };
        section.minutes.ok_or_else(|| {
            format!("chapters/{place} does not say how many minutes it takes")
        })
    }

    /// Returns the reading time of a section, or of all sections of a page. Not every
    /// page states minutes.
    pub fn reading_minutes(&self, place: &str) -> Option<u32> {
        if place.contains('#') {
            return self.section_minutes(place).ok();
        }
        let page = self.names.chapter(place).ok()?;
        let timed = page.sections.iter().filter(|section| !section.untimed);
        let minutes: Option<Vec<u32>> = timed.map(|section| section.minutes).collect();
        minutes
            .filter(|minutes| !minutes.is_empty())
            .map(|minutes| minutes.iter().sum())
    }

    /// Returns the minutes of a session's opening and steps, with or without optional
    /// steps.
    pub fn class_minutes(&self, session: &Session, with_optional: bool) -> u32 {
        let opening = session.opens.as_ref().map_or(0, |it| it.minutes);
        let steps = session.class.iter().filter(|step| with_optional || !step.optional);
        opening + steps.filter_map(|step| self.step_minutes(step).ok()).sum::<u32>()
    }

    /// Returns the total minutes of reading, as far as stated.
    pub fn total_reading_minutes(&self, places: &[String]) -> u32 {
        places.iter().filter_map(|place| self.reading_minutes(place)).sum()
    }

    /// Returns the minutes of a session's work at home: reading with stated minutes, and
    /// required exercises.
    pub fn home_minutes(&self, session: &Session) -> u32 {
        let exercises = session.homework.iter().filter_map(|it| self.exercise(it).ok());
        self.total_reading_minutes(&session.reading) + exercise_minutes(exercises)
    }

    /// Returns the minutes of the further material of a session, counted from 0.
    pub fn further_minutes(&self, session: usize) -> u32 {
        let further = &self.course.sessions[session].further;
        self.total_reading_minutes(further)
            + exercise_minutes(self.practice_exercises(session, true))
    }

    /// Returns the sections that an exercise needs; a link target outside of sections is
    /// kept as it is.
    pub fn needed_sections(&self, exercise: &Exercise) -> impl Iterator<Item = String> {
        exercise.metadata.sections.iter().map(|place| match self.section(place) {
            Some(section) => {
                format!("{}#{}", place.split('#').next().unwrap_or(place), section.id)
            }
            None => place.clone(),
        })
    }

    /// Returns the session, counted from 0, after which all sections needed by an
    /// exercise have been covered. If no session covers any of them, it is the last
    /// session of the exercise's chapter.
    pub fn ready_session(&self, exercise: &Exercise) -> Option<usize> {
        let sessions = &self.course.sessions;
        let first = |place: String| {
            sessions.iter().position(|it| covers(it.sections(), &place))
        };
        let page = format!("{}.md", exercise.chapter);
        let of_chapter = |session: &Session| {
            session.sections().any(|it| it.split('#').next() == Some(&*page))
        };
        let last = self.needed_sections(exercise).filter_map(first).max();
        last.or_else(|| sessions.iter().rposition(of_chapter))
    }

    /// Whether an exercise needs a section that is only further reading.
    pub fn needs_further_section(&self, exercise: &Exercise) -> bool {
        let sessions = &self.course.sessions;
        self.needed_sections(exercise)
            .any(|place| sessions.iter().any(|it| covers(&it.further, &place)))
    }

    /// Returns all exercises of a session, counted from 0: the required ones, and those
    /// for more practice.
    pub fn exercises(&self, session: usize) -> Vec<&'a Exercise> {
        let required = self.course.sessions[session].required_exercises();
        let required = required.filter_map(|name| self.exercise(name).ok());
        required.chain(self.practice_exercises(session, false)).collect()
    }

    /// Returns the exercises for more practice after a session, counted from 0, or with
    /// `further` those for further reading. None of them is required.
    pub fn practice_exercises(
        &self,
        session: usize,
        further: bool,
    ) -> Vec<&'a Exercise> {
        let is_more = |exercise: &&Exercise| {
            self.course.requiring_session(&exercise.name).is_none()
                && self.ready_session(exercise) == Some(session)
                && self.needs_further_section(exercise) == further
        };
        self.names.exercises.iter().filter(is_more).collect()
    }

    /// Returns the sessions of a shorter course with their numbers, counted from 1.
    pub fn sessions_of(
        &self,
        short: &ShorterCourse,
    ) -> impl Iterator<Item = (usize, &Session)> {
        let find = |title: &String| {
            let mut numbered = (1..).zip(&self.course.sessions);
            numbered.find(|(_, session)| session.title == *title)
        };
        short.sessions.iter().filter_map(find)
    }

    /// Returns the length of a shorter course: its sessions and steps, in minutes.
    pub fn shorter_course_minutes(&self, short: &ShorterCourse) -> u32 {
        let lessons = self.sessions_of(short).map(|(_, session)| session.minutes);
        let steps = short.class.iter().filter_map(|step| self.step_minutes(step).ok());
        lessons.sum::<u32>() + steps.sum::<u32>()
    }
}

/// Whether `places` contain a section or its whole page.
pub fn covers<'a>(places: impl IntoIterator<Item = &'a String>, section: &str) -> bool {
    let page = section.split('#').next().unwrap_or(section);
    places.into_iter().any(|known| known == section || known == page)
}

/// Returns the total minutes of exercises.
pub fn exercise_minutes<'a>(exercises: impl IntoIterator<Item = &'a Exercise>) -> u32 {
    exercises.into_iter().map(|exercise| exercise.metadata.minutes).sum()
}
