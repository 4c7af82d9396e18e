//! What teachers read: the table of all sessions, and the plan of each.
use std::path::Path;

use judging::exercises::Exercise;
use judging::exercises::exercise::{About, Difficulty};

use crate::model::course::{Session, Step};
use crate::model::data::Text;
use crate::model::plan::{exercise, minutes, reading_minutes};
use crate::model::text::up;
use crate::model::{Names, place};

/// What `{{#course}}` becomes: a row for each session.
pub fn course(page: &Path, names: &Names) -> String {
    let mut out =
        "| week | session | it begins with | in class | at home | all of it |\n\
                   |--:|:--|:--|--:|--:|--:|\n"
            .to_owned();
    let (mut class, mut easy, mut home, mut more) = (0, 0, 0, 0);
    for (at, session) in names.course.entries.iter().enumerate() {
        let (number, title) = (at + 1, session.title.get_ref());
        let mut name = format!("{number}. {title}");
        if let Some(plan) = names.pages.sessions.iter().find(|it| it.number == number) {
            name = format!("[{name}]({}{}#session-{number})", up(page), plan.page);
        }
        let (week, question) = (session.week.get_ref(), session.question.get_ref());
        let (now, later) = (session.sum(names), Homework::by(at, false, names));
        let (easier, later) = (later.minutes - later.hard, later.minutes);
        (class, easy, home) = (class + now, easy + easier, home + later);
        more += Homework::by(at, true, names).minutes;
        out += &format!(
            "| {week} | {name} | {question} | {now}\u{a0}min | {easier}\u{a0}min | \
             {later}\u{a0}min |\n"
        );
    }
    out += &format!(
        "| | **all** | | **{class}\u{a0}min** | **{easy}\u{a0}min** | **{home}\u{a0}min** |\n"
    );
    if more > 0 {
        out += &format!(
            "| | for those who go on | no session needs it | | | {more}\u{a0}min |\n"
        );
    }
    out
}

/// What `{{#session 3}}` becomes: all that a teacher needs to know of a session.
pub fn session(number: &str, page: &Path, names: &Names) -> String {
    let at = number.parse().ok().and_then(|number: usize| number.checked_sub(1));
    let sessions = &names.course.entries;
    let Some((at, session)) = at.and_then(|at| Some((at, sessions.get(at)?))) else {
        return String::new();
    };
    let mut out = format!(
        "## {number}. {} {{#session-{number}}}\n\n**{}**\n\n**Afterward a student can**\n\n",
        session.title.get_ref(),
        session.question.get_ref()
    );
    for objective in &session.objectives {
        out += &format!("- {}\n", objective.get_ref().trim());
    }
    out += &room(at + 1, session);
    out += "\n**Timetable**\n\n| from | minutes | |\n|--:|--:|:--|\n";
    let mut from = 0;
    let time = |from: u32| format!("{}:{:02}", from / 60, from % 60);
    for step in &session.class {
        let minutes = minutes(step, names).unwrap_or(0);
        let what = what(step, page, names);
        out += &format!("| {} | {minutes} | {what} |\n", time(from));
        from += minutes;
    }
    out += &format!(
        "| {} | **{from}** | of {} |\n\n**To show**\n\n{}\n\n**Mistakes to expect**\n\n",
        time(from),
        session.minutes.get_ref(),
        session.demonstration.get_ref().trim()
    );
    for mistake in &session.mistakes {
        let (belief, say) =
            (mistake.wrong.get_ref().trim(), mistake.say.get_ref().trim());
        let link = exercise_link(mistake.exercise.get_ref(), page, names);
        out += &format!("- *{belief}* {say} {link}\n");
    }
    out + &home(at, page, names)
}

/// What must be in the room, and how to do without one; what is made for it.
fn room(number: usize, session: &Session) -> String {
    let mut out = String::new();
    if !session.materials.is_empty() {
        out += "\n**Materials**\n\n";
    }
    for material in &session.materials {
        out += &format!("- {}\n", material.get_ref().trim());
    }
    if let Some(remote) = &session.remote {
        let remote = remote.get_ref().trim();
        out += &format!("\n**Remotely, or without hands**\n\n{remote}\n");
    }
    out + &format!(
        "\nIts slides are made by `gods book slides --session {number}`, and its handout by \
         `gods book handouts --session {number}`.\n"
    )
}

/// What is read and done at home.
fn home(at: usize, page: &Path, names: &Names) -> String {
    let mut out = String::new();
    let home = Homework::by(at, false, names);
    if !home.read.is_empty() {
        out += "\n**To read at home**\n\n";
    }
    out += &home.markdown("To solve at home", page, names);
    let (sum, easy) = (home.minutes, home.minutes - home.hard);
    out += &match sum {
        0 => String::new(),
        _ if sum == easy => format!("\nAt home: {sum} minutes.\n"),
        _ => format!("\nAt home: {sum} minutes; without the hard ones, {easy}.\n"),
    };
    let more = Homework::by(at, true, names);
    if !more.read.is_empty() {
        out += &format!(
            "\n**For those who go on**\n\nNo session needs this: {} minutes, the exercises \
             among them.\n\n",
            more.minutes
        );
        out += &more.markdown("To solve for those who go on", page, names);
    }
    out
}

/// What a session leaves for home, or for those who go on.
struct Homework<'a> {
    read: &'a [Text],
    solve: Vec<&'a Exercise>,
    /// How long that takes which says it, and how long of it the hard exercises take.
    minutes: u32,
    hard: u32,
}

impl<'a> Homework<'a> {
    fn by(at: usize, further: bool, names: &'a Names) -> Self {
        let session = &names.course.entries[at];
        let read = if further { &session.further } else { &session.reading };
        let solve = names.course.homework(at, further, names);
        let reading = read.iter().filter_map(|at| reading_minutes(at.get_ref(), names));
        let of = |exercise: &&Exercise| exercise.about.minutes;
        let minutes = reading.sum::<u32>() + solve.iter().map(of).sum::<u32>();
        let hard = solve.iter().filter(|e| e.about.difficulty == Difficulty::Hard);
        Homework { read, hard: hard.map(of).sum(), solve, minutes }
    }

    /// What is read, each with its minutes; the exercises, in a table under a title.
    fn markdown(&self, title: &str, page: &Path, names: &Names) -> String {
        let mut out = String::new();
        for place in self.read {
            let link = section(place.get_ref(), page, names);
            let minutes = reading_minutes(place.get_ref(), names);
            let minutes = minutes.map_or(String::new(), |n| format!(", {n} minutes"));
            out += &format!("- {link}{minutes}\n");
        }
        if !self.solve.is_empty() {
            out += &format!(
                "\n**{title}**\n\n\
                 | exercise | | minutes | it teaches |\n|:--|:--|--:|:--|\n"
            );
        }
        for exercise in &self.solve {
            let About { difficulty, minutes, teaches, .. } = &exercise.about;
            let (link, teaches) = (link(exercise, page), teaches.replace('|', "\\|"));
            out += &format!("| {link} | {difficulty} | {minutes} | {teaches} |\n");
        }
        out
    }
}

/// A step of the timetable, linked.
fn what(step: &Step, page: &Path, names: &Names) -> String {
    if let Some(place) = &step.section {
        return section(place.get_ref(), page, names);
    }
    if let Some(name) = &step.exercise {
        return exercise_link(name.get_ref(), page, names);
    }
    step.what.as_ref().map_or(String::new(), |what| what.get_ref().trim().to_owned())
}

/// The link to a section or a page.
fn section(place: &str, page: &Path, names: &Names) -> String {
    place::section(names, page, place).unwrap_or_default()
}

/// The link to an exercise in its chapter.
fn link(exercise: &Exercise, page: &Path) -> String {
    let Exercise { name, chapter, about, .. } = exercise;
    format!("[{}]({}{chapter}.md#exercise-{name})", about.title, up(page))
}

/// The same by its name, with the word before it.
fn exercise_link(name: &str, page: &Path, names: &Names) -> String {
    let link = exercise(name, names).map(|exercise| link(exercise, page));
    format!("Exercise: {}", link.unwrap_or_default())
}
