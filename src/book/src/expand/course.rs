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
    for (at, session) in names.course.sessions.entries.iter().enumerate() {
        let (number, title) = (at + 1, session.title.get_ref());
        let mut name = format!("{number}. {title}");
        if let Some(plan) = names.pages.sessions.iter().find(|it| it.number == number) {
            name = format!("[{name}]({}{}#session-{number})", up(page), plan.page);
        }
        let (week, question) = (session.week.get_ref(), session.question.get_ref());
        let (now, later) = (session.sum(names), at_home(at, session, names));
        let easier = later - hard(at, names);
        (class, easy, home) = (class + now, easy + easier, home + later);
        more += further(at, session, names);
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
    let sessions = &names.course.sessions.entries;
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
    out + &home(at, session, page, names)
}

/// What is read and done at home.
fn home(at: usize, session: &Session, page: &Path, names: &Names) -> String {
    let mut out = String::new();
    if !session.reading.is_empty() {
        out += "\n**To read at home**\n\n";
    }
    out += &readings(&session.reading, page, names);
    out += &table("To solve at home", at, false, page, names);
    let sum = at_home(at, session, names);
    out += &match (sum, hard(at, names)) {
        (0, _) => String::new(),
        (_, 0) => format!("\nAt home: {sum} minutes.\n"),
        (_, hard) => {
            format!(
                "\nAt home: {sum} minutes; without the hard ones, {}.\n",
                sum - hard
            )
        }
    };
    if !session.further.is_empty() {
        let minutes = further(at, session, names);
        out += &format!(
            "\n**For those who go on**\n\nNo session needs this: {minutes} minutes, the \
             exercises among them.\n\n"
        );
        out += &readings(&session.further, page, names);
        out += &table("To solve for those who go on", at, true, page, names);
    }
    out
}

/// What is read, each with its minutes.
fn readings(places: &[Text], page: &Path, names: &Names) -> String {
    let line = |place: &Text| {
        let link = section(place.get_ref(), page, names);
        let minutes = reading_minutes(place.get_ref(), names);
        let minutes = minutes.map_or(String::new(), |n| format!(", {n} minutes"));
        format!("- {link}{minutes}\n")
    };
    places.iter().map(line).collect()
}

/// The exercises that a session leaves, in a table under a title.
fn table(title: &str, at: usize, further: bool, page: &Path, names: &Names) -> String {
    let homework = names.course.homework(at, further, names);
    if homework.is_empty() {
        return String::new();
    }
    let mut out = format!(
        "\n**{title}**\n\n\
         | exercise | | minutes | it teaches |\n|:--|:--|--:|:--|\n"
    );
    for exercise in &homework {
        let About { difficulty, minutes, teaches, .. } = &exercise.about;
        let (link, teaches) = (link(exercise, page), teaches.replace('|', "\\|"));
        out += &format!("| {link} | {difficulty} | {minutes} | {teaches} |\n");
    }
    out
}

/// The minutes at home, of what says how long it takes.
fn at_home(at: usize, session: &Session, names: &Names) -> u32 {
    minutes_of(&session.reading, at, false, names)
}

/// The minutes of what is for those who go on.
fn further(at: usize, session: &Session, names: &Names) -> u32 {
    minutes_of(&session.further, at, true, names)
}

fn minutes_of(places: &[Text], at: usize, further: bool, names: &Names) -> u32 {
    let read = places.iter().filter_map(|at| reading_minutes(at.get_ref(), names));
    let solved = names.course.homework(at, further, names);
    read.sum::<u32>() + solved.iter().map(|one| one.about.minutes).sum::<u32>()
}

/// The minutes of the hard exercises among them.
fn hard(at: usize, names: &Names) -> u32 {
    let homework = names.course.homework(at, false, names);
    let hard = homework.iter().filter(|e| e.about.difficulty == Difficulty::Hard);
    hard.map(|exercise| exercise.about.minutes).sum()
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
