//! What teachers read: the table of all sessions, and the plan of each.
use std::fmt::Write;
use std::path::Path;

use super::super::appendix::{Text, place};
use super::super::listing::up;
use super::super::names::Names;
use super::Exercise;
use super::plan::{exercise, minutes, reading_minutes};
use super::session::{Session, Step};
use judging::exercises::exercise::Difficulty;

/// What `{{#course}}` becomes: a row for each session.
pub fn course(page: &Path, names: &Names) -> String {
    let mut out =
        "| week | session | it begins with | in class | at home | all of it |\n\
                   |--:|:--|:--|--:|--:|--:|\n"
            .to_owned();
    let sessions = &names.course.sessions.entries;
    let (mut class, mut easy, mut home) = (0, 0, 0);
    for (at, session) in sessions.iter().enumerate() {
        let (number, title) = (at + 1, session.title.get_ref());
        let shown = names.pages.sessions.iter().find(|shown| shown.number == number);
        let name = match shown {
            Some(shown) => {
                format!(
                    "[{number}. {title}]({}{}#session-{number})",
                    up(page),
                    shown.page
                )
            }
            None => format!("{number}. {title}"),
        };
        let (week, question) = (session.week.get_ref(), session.question.get_ref());
        let (now, later) = (session.sum(names), at_home(at, session, names));
        let easier = later - hard(at, names);
        (class, easy, home) = (class + now, easy + easier, home + later);
        line(
            &mut out,
            format!(
                "| {week} | {name} | {question} | {now}\u{a0}min | {easier}\u{a0}min | {later}\u{a0}min |"
            ),
        );
    }
    line(
        &mut out,
        format!(
            "| | **all** | | **{class}\u{a0}min** | **{easy}\u{a0}min** | **{home}\u{a0}min** |"
        ),
    );
    let more = sessions.iter().enumerate().map(|(at, it)| further(at, it, names));
    match more.sum() {
        0 => {}
        more => line(
            &mut out,
            format!(
                "| | for those who go on | no session needs it | | | {more}\u{a0}min |"
            ),
        ),
    }
    out
}

/// What `{{#session 3}}` becomes: all that a teacher needs to know of a session.
pub fn session(number: &str, page: &Path, names: &Names) -> String {
    let Some(at) = number.parse().ok().and_then(|n: usize| n.checked_sub(1)) else {
        return String::new();
    };
    let Some(session) = names.course.sessions.entries.get(at) else {
        return String::new();
    };
    let mut out = format!(
        "## {number}. {} {{#session-{number}}}\n\n**{}**\n\n",
        session.title.get_ref(),
        session.question.get_ref()
    );
    out += "**Afterward a student can**\n\n";
    for objective in &session.objectives {
        line(&mut out, format!("- {}", objective.get_ref().trim()));
    }
    out += "\n**Timetable**\n\n| from | minutes | |\n|--:|--:|:--|\n";
    let mut from = 0;
    for step in &session.class {
        let minutes = minutes(step, names).unwrap_or(0);
        let what = what(step, page, names);
        line(
            &mut out,
            format!("| {}:{:02} | {minutes} | {what} |", from / 60, from % 60),
        );
        from += minutes;
    }
    let length = session.minutes.get_ref();
    line(
        &mut out,
        format!("| {}:{:02} | **{from}** | of {length} |", from / 60, from % 60),
    );
    line(
        &mut out,
        format!("\n**To show**\n\n{}\n", session.demonstration.get_ref().trim()),
    );
    out += "**Mistakes to expect**\n\n";
    for mistake in &session.mistakes {
        let (wrong, say) =
            (mistake.wrong.get_ref().trim(), mistake.say.get_ref().trim());
        let found = exercise(mistake.exercise.get_ref(), names);
        let link = found.map(|exercise| link(exercise, page)).unwrap_or_default();
        line(&mut out, format!("- *{wrong}* {say} Exercise: {link}"));
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
    let hard = hard(at, names);
    match (sum, hard) {
        (0, _) => {}
        (_, 0) => line(&mut out, format!("\nAt home: {sum} minutes.")),
        _ => line(
            &mut out,
            format!("\nAt home: {sum} minutes; without the hard ones, {}.", sum - hard),
        ),
    }
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
    let mut out = String::new();
    for place in places {
        let link = section(place.get_ref(), page, names);
        let minutes = reading_minutes(place.get_ref(), names);
        let minutes = minutes.map_or(String::new(), |n| format!(", {n} minutes"));
        line(&mut out, format!("- {link}{minutes}"));
    }
    out
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
        let about = &exercise.about;
        let link = link(exercise, page);
        let row = (about.difficulty, about.minutes, about.teaches.replace('|', "\\|"));
        line(&mut out, format!("| {link} | {} | {} | {} |", row.0, row.1, row.2));
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
        let exercise = exercise(name.get_ref(), names);
        let link = exercise.map(|exercise| link(exercise, page));
        return format!("Exercise: {}", link.unwrap_or_default());
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

fn line(out: &mut String, text: impl AsRef<str>) {
    // Writing to a string cannot fail.
    let _ = writeln!(out, "{}", text.as_ref());
}
