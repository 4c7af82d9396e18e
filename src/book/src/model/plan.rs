//! What a session comes to: the minutes of its parts, the exercises that it requires, and
//! those that are more practice.
use base::suggestions::near;
use judging::exercises::Exercise;

use super::course::{Course, Opening, SHOW, Session, Step};
use super::data::Text;
use super::headings::Section;
use super::names::Names;
use super::short_plan::ShortPlan;

/// The minutes of a step of a session.
///
/// # Errors
/// Says what is unknown in it.
pub fn minutes(step: &Step, names: &Names) -> Result<u32, String> {
    match (&step.section, &step.exercise, &step.what, &step.minutes) {
        (Some(section), None, None, None) => section_minutes(section.get_ref(), names),
        (None, Some(name), None, None) => {
            Ok(exercise(name.get_ref(), names)?.about.minutes)
        }
        (None, None, Some(_), Some(minutes)) => Ok(minutes.get_ref().get()),
        _ => {
            Err("a step is a `section`, an `exercise`, or `what` with `minutes`, and \
                  nothing else"
                .to_owned())
        }
    }
}

/// The minutes of a section, `orientation.md#three-dials`.
fn section_minutes(place: &str, names: &Names) -> Result<u32, String> {
    let (path, id) = place.split_once('#').unwrap_or((place, ""));
    let page = names.chapter(path)?;
    let Some(section) = page.sections.iter().find(|section| section.id == id) else {
        let known = page.sections.iter().map(|section| &*section.id);
        return Err(format!(
            "chapters/{path} has no section `## …` with the id `{id}`:{}",
            near(id, known)
        ));
    };
    section.minutes.ok_or_else(|| {
        format!(
            "chapters/{path}:{}: this section does not say how long it takes: write \
             `<!-- minutes: 12 -->` under its heading",
            section.line
        )
    })
}

/// The exercise of a name.
///
/// # Errors
/// Says which ones there are.
pub fn exercise<'a>(name: &str, names: &'a Names) -> Result<&'a Exercise, String> {
    let found = names.exercises.iter().find(|exercise| exercise.name == name);
    found.ok_or_else(|| {
        let known = names.exercises.iter().map(|exercise| &*exercise.name);
        format!("the book has no exercise `{name}`:{}", near(name, known))
    })
}

/// The page and the section in which a place stands, which may be a heading `###`.
pub fn whole<'a>(place: &'a str, names: &'a Names) -> (&'a str, &'a str) {
    let (path, id) = place.split_once('#').unwrap_or((place, ""));
    let page = names.chapter(path);
    let sections = page.map_or(&[][..], |page| &page.sections);
    let inside = |section: &&Section| section.inner.iter().any(|inner| inner == id);
    (path, sections.iter().find(inside).map_or(id, |section| &section.id))
}

/// The minutes of what is read at home: of a section, or of all sections of a page. Not
/// every page says.
pub fn reading_minutes(place: &str, names: &Names) -> Option<u32> {
    if place.contains('#') {
        return section_minutes(place, names).ok();
    }
    let page = names.chapter(place).ok()?;
    let timed = page.sections.iter().filter(|section| !section.free);
    let minutes: Option<Vec<u32>> = timed.map(|section| section.minutes).collect();
    minutes.filter(|minutes| !minutes.is_empty()).map(|minutes| minutes.iter().sum())
}

/// Whether a place is a section that its chapter says may be skipped.
pub fn is_optional(place: &str, names: &Names) -> bool {
    let (path, id) = whole(place, names);
    let page = names.chapter(path);
    page.is_ok_and(|page| page.sections.iter().any(|it| it.id == id && it.optional))
}

/// The minutes of some reading, where it says how long it takes.
pub fn read_in(places: &[Text], names: &Names) -> u32 {
    places.iter().filter_map(|at| reading_minutes(at.get_ref(), names)).sum()
}

impl Step {
    /// Whether the demonstration is shown at it.
    pub fn shows(&self) -> bool {
        self.what.as_ref().is_some_and(|what| what.get_ref() == SHOW)
    }
}

impl Session {
    /// The minutes of its opening and of all its steps that are known.
    pub fn sum(&self, names: &Names) -> u32 {
        self.minutes_of(|_| true, names)
    }

    /// The same, without the steps that are optional.
    pub fn least(&self, names: &Names) -> u32 {
        self.minutes_of(|step| !step.optional, names)
    }

    fn minutes_of(&self, wanted: impl Fn(&Step) -> bool, names: &Names) -> u32 {
        let opening = self.opens.as_ref().map_or(0, |it| it.minutes.get_ref().get());
        let steps = self.class.iter().filter(|step| wanted(step));
        opening + steps.filter_map(|step| minutes(step, names).ok()).sum::<u32>()
    }

    /// The minutes of what it asks for at home: reading that says how long it takes, and
    /// the exercises that are required.
    pub fn at_home(&self, names: &Names) -> u32 {
        let exercises =
            self.homework.iter().filter_map(|it| exercise(it.get_ref(), names).ok());
        read_in(&self.reading, names)
            + exercises.map(|it| it.about.minutes).sum::<u32>()
    }

    /// The exercises of its class that are required.
    pub fn in_class(&self) -> impl Iterator<Item = &Text> {
        let steps = self.class.iter().filter(|step| !step.optional);
        steps.filter_map(|step| step.exercise.as_ref())
    }

    /// The exercises that it requires: in class, and at home.
    pub fn required(&self) -> impl Iterator<Item = &Text> {
        self.in_class().chain(&self.homework)
    }

    /// The sections and pages that it treats, in class, at home, or for those who go on.
    pub fn places(&self) -> impl Iterator<Item = &Text> {
        let class = self.class.iter().filter_map(|step| step.section.as_ref());
        class.chain(&self.reading).chain(&self.further)
    }

    /// Whether it treats a section, or the page that it stands on.
    pub fn treats(&self, page: &str, id: &str) -> bool {
        self.places().any(|known| is_in(known, page, id))
    }

    /// Whether it names a section, or the page that it stands on, for those who go on.
    fn goes_on(&self, page: &str, id: &str) -> bool {
        self.further.iter().any(|known| is_in(known, page, id))
    }
}

/// Whether a place is a section, or the page that it stands on.
fn is_in(place: &Text, page: &str, id: &str) -> bool {
    place.get_ref() == page || place.get_ref().split_once('#') == Some((page, id))
}

impl Course {
    /// The sessions, counted from 1, that are no exams.
    pub fn lessons(&self) -> impl Iterator<Item = usize> {
        let numbered = (1..).zip(&self.entries);
        numbered.filter(|(_, session)| session.exam.is_none()).map(|(number, _)| number)
    }

    /// The homework that the next lesson after a session, counted from 0, begins with.
    pub fn next_opening(&self, session: usize) -> Option<&Opening> {
        self.entries.iter().skip(session + 1).find_map(|it| it.opens.as_ref())
    }

    /// The session, counted from 0, that requires an exercise.
    pub fn requires(&self, exercise: &str) -> Option<usize> {
        let is = |name: &Text| name.get_ref() == exercise;
        self.entries.iter().position(|session| session.required().any(is))
    }

    /// The session, counted from 0, and the section that an exercise needs and that the
    /// session may leave out.
    pub fn left_out(
        &self,
        exercise: &Exercise,
        names: &Names,
    ) -> Option<(usize, String)> {
        exercise.about.sections.iter().find_map(|place| {
            let (page, id) = whole(place, names);
            let is_left_out = |step: &Step| {
                let section = step.section.as_ref();
                step.optional && section.is_some_and(|it| is_in(it, page, id))
            };
            let sessions = &self.entries;
            let at = sessions.iter().position(|it| it.class.iter().any(is_left_out))?;
            Some((at, format!("{page}#{id}")))
        })
    }

    /// The session, counted from 0, by which all sections that an exercise needs have been
    /// treated. One that needs only what no session treats comes when its chapter ends.
    pub fn ready(&self, exercise: &Exercise, names: &Names) -> Option<usize> {
        let sessions = &self.entries;
        let first = |place: &String| {
            let (page, id) = whole(place, names);
            sessions.iter().position(|session| session.treats(page, id))
        };
        let page = format!("{}.md", exercise.chapter);
        let of_chapter = |session: &Session| {
            session.places().any(|it| it.get_ref().split('#').next() == Some(&page))
        };
        exercise
            .about
            .sections
            .iter()
            .filter_map(first)
            .max()
            .or_else(|| sessions.iter().rposition(of_chapter))
    }

    /// Whether an exercise needs a section that is only for those who go on.
    pub fn is_further(&self, exercise: &Exercise, names: &Names) -> bool {
        exercise.about.sections.iter().any(|place| {
            let (page, id) = whole(place, names);
            self.entries.iter().any(|session| session.goes_on(page, id))
        })
    }

    /// All exercises of a session, counted from 0: those that it requires, and those that are
    /// more practice after it.
    pub fn exercises<'a>(&self, session: usize, names: &'a Names) -> Vec<&'a Exercise> {
        let Some(plan) = self.entries.get(session) else { return Vec::new() };
        let required =
            plan.required().filter_map(|name| exercise(name.get_ref(), names).ok());
        required.chain(self.more(session, false, names)).collect()
    }

    /// The exercises that are more practice after a session, counted from 0; or those for
    /// who goes on. None of them is required.
    pub fn more<'a>(
        &self,
        session: usize,
        further: bool,
        names: &'a Names,
    ) -> Vec<&'a Exercise> {
        let is_more = |exercise: &&Exercise| {
            self.requires(&exercise.name).is_none()
                && self.ready(exercise, names) == Some(session)
                && self.is_further(exercise, names) == further
        };
        names.exercises.iter().filter(is_more).collect()
    }
}

/// The sections of a page that have to say how long they take: all but the free ones, as
/// soon as one of them does.
pub fn untimed(sections: &[Section]) -> impl Iterator<Item = &Section> {
    let is_timed = sections.iter().any(|section| section.minutes.is_some());
    sections.iter().filter(move |s| is_timed && !s.free && s.minutes.is_none())
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
        let steps = self.class.iter().filter_map(|step| minutes(step, names).ok());
        lessons.sum::<u32>() + steps.sum::<u32>()
    }

    /// How long is worked at home: what its sessions ask for there, and what else is read.
    pub fn at_home(&self, names: &Names) -> u32 {
        let lessons = self.lessons(names).filter(|_| self.home);
        let home = lessons.map(|(_, session)| session.at_home(names));
        home.sum::<u32>() + read_in(&self.reading, names)
    }
}
