//! What teachers read: the table of all sessions, and the plan of each.
use std::path::Path;

use judging::exercises::Exercise;
use judging::exercises::exercise::About;

use crate::model::course::{Session, Step};
use crate::model::data::Text;
use crate::model::plan::{exercise, is_optional, minutes, read_in, reading_minutes};
use crate::model::text::up;
use crate::model::{Names, place};

/// What `{{#course}}` becomes: a row for each session.
pub fn course(page: &Path, names: &Names) -> String {
    let mut out =
        "| week | session | it begins with | in class | at home | more practice |\n\
                   |--:|:--|:--|--:|--:|--:|\n"
            .to_owned();
    let (mut class, mut home, mut practice, mut further) = (0, 0, 0, 0);
    for (at, session) in names.course.entries.iter().enumerate() {
        let (number, title) = (at + 1, session.title.get_ref());
        let mut name = format!("{number}. {title}");
        let plan = names.pages.sessions.iter().find(|it| it.number == number);
        if let Some(plan) = plan.filter(|plan| !names.is_hidden(Path::new(&plan.page)))
        {
            name = format!("[{name}]({}{}#session-{number})", up(page), plan.page);
        }
        let (week, question) = (session.week.get_ref(), session.question.get_ref());
        let (now, later) = (session.sum(names), session.at_home(names));
        let more = minutes_of(&names.course.more(at, false, names));
        (class, home, practice) = (class + now, home + later, practice + more);
        further += going_on(at, names);
        out += &format!(
            "| {week} | {name} | {question} | {now}\u{a0}min | {later}\u{a0}min | \
             {more}\u{a0}min |\n"
        );
    }
    out += &format!(
        "| | **all** | | **{class}\u{a0}min** | **{home}\u{a0}min** | \
         **{practice}\u{a0}min** |\n"
    );
    if further > 0 {
        out += &format!(
            "| | for those who go on | no session needs it | | | {further}\u{a0}min |\n"
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
        "## {number}. {} {{#session-{number}}}\n\n**{}**\n",
        session.title.get_ref(),
        session.question.get_ref()
    );
    if session.exam.is_none() {
        out += "\n**Afterward a student can**\n\n";
    }
    for objective in &session.objectives {
        out += &format!("- {}\n", objective.get_ref().trim());
    }
    out += &room(session);
    out += &timetable(session, page, names);
    if let Some(demonstration) = &session.demonstration {
        out += &format!("\n**To show**\n\n{}\n", demonstration.get_ref().trim());
    }
    if !session.mistakes.is_empty() {
        out += "\n**Mistakes to expect**\n\n";
    }
    for mistake in &session.mistakes {
        let (belief, say) =
            (mistake.wrong.get_ref().trim(), mistake.say.get_ref().trim());
        let link = exercise_link(mistake.exercise.get_ref(), page, names);
        out += &format!("- *{belief}* {say} {link}\n");
    }
    match session.exam {
        Some(_) => out,
        None => out + &exercises(at, page, names),
    }
}

/// What must be in the room, and how to do without one.
fn room(session: &Session) -> String {
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
    out
}

/// What happens when: the homework that opens the session, then its steps.
fn timetable(session: &Session, page: &Path, names: &Names) -> String {
    let mut out = "\n**Timetable**\n\n| from | minutes | |\n|--:|--:|:--|\n".to_owned();
    let time = |from: u32| format!("{}:{:02}", from / 60, from % 60);
    let opening = session.opens.iter().map(|opening| {
        let link = exercise_link(opening.exercise.get_ref(), page, names);
        (opening.minutes.get_ref().get(), format!("The homework. {link}"))
    });
    let steps = session.class.iter().map(|step| {
        let optional = if step.optional { " *(optional)*" } else { "" };
        (minutes(step, names).unwrap_or(0), what(step, page, names) + optional)
    });
    let mut from = 0;
    for (minutes, what) in opening.chain(steps) {
        out += &format!("| {} | {minutes} | {what} |\n", time(from));
        from += minutes;
    }
    let (length, least) = (session.minutes.get_ref(), session.least(names));
    let without = match least < from {
        true => format!("; {least} without what is optional"),
        false => String::new(),
    };
    out + &format!("| {} | **{from}** | of {length}{without} |\n", time(from))
}

/// What is read at home, and the exercises: those that are required, in class and at
/// home, and more practice.
fn exercises(at: usize, page: &Path, names: &Names) -> String {
    let session = &names.course.entries[at];
    let mut out = String::new();
    if !session.reading.is_empty() {
        out += "\n**To read at home**\n\n";
    }
    out += &readings(&session.reading, " *(optional)*", page, names);
    let known = |name: &Text| exercise(name.get_ref(), names).ok();
    let class: Vec<_> = session.in_class().filter_map(known).collect();
    let home: Vec<_> = session.homework.iter().filter_map(known).collect();
    let more = names.course.more(at, false, names);
    for (title, solve) in [
        ("Required, in class", &class),
        ("Required, at home", &home),
        ("More practice, for nobody's grade", &more),
    ] {
        out += &table(title, solve, page);
    }
    out += &match (session.at_home(names), minutes_of(&more)) {
        (0, 0) => String::new(),
        (home, 0) => format!("\nAt home: {home} minutes.\n"),
        (home, more) => {
            format!("\nAt home: {home} minutes. More practice: {more} minutes.\n")
        }
    };
    if let Some(opening) = names.course.next_opening(at) {
        let link = exercise_link(opening.exercise.get_ref(), page, names);
        out += &format!("\nThe next lesson begins with this homework. {link}\n");
    }
    let further = names.course.more(at, true, names);
    if !session.further.is_empty() || !further.is_empty() {
        out += &format!(
            "\n**For those who go on**\n\nNo session needs this: {} minutes, the exercises \
             among them.\n\n",
            going_on(at, names)
        );
        out += &readings(&session.further, "", page, names);
        out += &table("To solve for those who go on", &further, page);
    }
    out
}

/// The minutes of what a session has for those who go on.
fn going_on(at: usize, names: &Names) -> u32 {
    let further = &names.course.entries[at].further;
    read_in(further, names) + minutes_of(&names.course.more(at, true, names))
}

/// The minutes of some exercises.
fn minutes_of(exercises: &[&Exercise]) -> u32 {
    exercises.iter().map(|exercise| exercise.about.minutes).sum()
}

/// What is read, each with its minutes, and a word where it may be skipped.
fn readings(places: &[Text], skipped: &str, page: &Path, names: &Names) -> String {
    let mut out = String::new();
    for place in places {
        let link = section(place.get_ref(), page, names);
        let minutes = reading_minutes(place.get_ref(), names);
        let minutes = minutes.map_or(String::new(), |n| format!(", {n} minutes"));
        let optional = if is_optional(place.get_ref(), names) { skipped } else { "" };
        out += &format!("- {link}{minutes}{optional}\n");
    }
    out
}

/// Some exercises under a title with their minutes; nothing, if there are none.
fn table(title: &str, exercises: &[&Exercise], page: &Path) -> String {
    if exercises.is_empty() {
        return String::new();
    }
    let mut out = format!(
        "\n**{title}** ({} minutes)\n\n\
         | exercise | | minutes | it teaches |\n|:--|:--|--:|:--|\n",
        minutes_of(exercises)
    );
    for exercise in exercises {
        let About { difficulty, minutes, teaches, .. } = &exercise.about;
        let (link, teaches) = (link(exercise, page), teaches.replace('|', "\\|"));
        out += &format!("| {link} | {difficulty} | {minutes} | {teaches} |\n");
    }
    out
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
