//! The plan of a session in Markdown, with all that a teacher needs.
use std::path::Path;

use book::model::targets;
use judging::exercises::Exercise;
use judging::exercises::exercise::Metadata;

use crate::course::{Session, SessionStep};
use crate::timing::{CoursePlans, exercise_minutes};

/// Returns the plan of a session, counted from 0.
pub fn session_plan(at: usize, plans: &CoursePlans) -> String {
    let session = &plans.course.sessions[at];
    let number = at + 1;
    let mut out = format!(
        "## {number}. {} {{#session-{number}}}\n\n**{}**\n",
        session.title, session.question
    );
    if session.exam.is_none() {
        out += "\n**Afterward a student can**\n\n";
    }
    out += &list(&session.objectives);
    if !session.materials.is_empty() {
        out += "\n**Materials**\n\n";
    }
    out += &list(&session.materials);
    if let Some(remote) = &session.remote {
        out += &format!("\n**Remotely, or without hands**\n\n{}\n", remote.trim());
    }
    out += &timetable(session, plans);
    if let Some(demonstration) = &session.demonstration {
        out += &format!("\n**To show**\n\n{}\n", demonstration.trim());
    }
    if !session.mistakes.is_empty() {
        out += "\n**Mistakes to expect**\n\n";
    }
    for mistake in &session.mistakes {
        let (belief, say) = (mistake.wrong.trim(), mistake.say.trim());
        out += &format!(
            "- *{belief}* {say} {}\n",
            exercise_reference(&mistake.exercise, plans)
        );
    }
    match session.exam {
        Some(_) => out,
        None => out + &after_class(at, plans),
    }
}

fn list(texts: &[String]) -> String {
    texts.iter().map(|text| format!("- {}\n", text.trim())).collect()
}

/// Returns the timetable: the homework that opens the session, then the steps. The
/// presentation mode finds the steps by the first cell of the table's head.
fn timetable(session: &Session, plans: &CoursePlans) -> String {
    let mut out = "\n**Timetable**\n\n| from | minutes | |\n|--:|--:|:--|\n".to_owned();
    let time = |from: u32| format!("{}:{:02}", from / 60, from % 60);
    let opening = session.opens.iter().map(|opening| {
        let link = exercise_reference(&opening.exercise, plans);
        (opening.minutes, format!("The homework. {link}"))
    });
    let steps = session.class.iter().map(|step| {
        let optional = if step.optional { " *(optional)*" } else { "" };
        let minutes = plans.step_minutes(step).unwrap_or_default();
        (minutes, step_text(step, plans) + optional)
    });
    let mut from = 0;
    for (minutes, what) in opening.chain(steps) {
        out += &format!("| {} | {minutes} | {what} |\n", time(from));
        from += minutes;
    }
    let (length, least) = (session.minutes, plans.class_minutes(session, false));
    let without = if least < from {
        format!("; {least} without what is optional")
    } else {
        String::new()
    };
    out + &format!("| {} | **{from}** | of {length}{without} |\n", time(from))
}

/// Returns what follows after class: reading, required exercises in class and at home,
/// more practice, and further material.
fn after_class(at: usize, plans: &CoursePlans) -> String {
    let sessions = &plans.course.sessions;
    let session = &sessions[at];
    let mut out = String::new();
    if !session.reading.is_empty() {
        out += "\n**To read at home**\n\n";
    }
    out += &reading_list(&session.reading, " *(optional)*", plans);
    let known = |name: &String| plans.exercise(name).ok();
    let class: Vec<_> = session.class_exercises().filter_map(known).collect();
    let home: Vec<_> = session.homework.iter().filter_map(known).collect();
    let more = plans.practice_exercises(at, false);
    out += &exercise_table("Required, in class", &class);
    out += &exercise_table("Required, at home", &home);
    out += &exercise_table("More practice, for nobody's grade", &more);
    out += &match (plans.home_minutes(session), exercise_minutes(more)) {
        (0, 0) => String::new(),
        (home, 0) => format!("\nAt home: {home} minutes.\n"),
        (home, more) => {
            format!("\nAt home: {home} minutes. More practice: {more} minutes.\n")
        }
    };
    if let Some(opening) = sessions[at + 1..].iter().find_map(|it| it.opens.as_ref()) {
        let link = exercise_reference(&opening.exercise, plans);
        out += &format!("\nThe next lesson begins with this homework. {link}\n");
    }
    let further = plans.practice_exercises(at, true);
    if !session.further.is_empty() || !further.is_empty() {
        out += &format!(
            "\n**For those who go on**\n\nNo session needs this: {} minutes, the exercises \
             among them.\n\n",
            plans.further_minutes(at)
        );
        out += &reading_list(&session.further, "", plans);
        out += &exercise_table("To solve for those who go on", &further);
    }
    out
}

/// Returns a reading list with minutes; `skipped` marks optional sections.
fn reading_list(places: &[String], skipped: &str, plans: &CoursePlans) -> String {
    let line = |place: &String| {
        let minutes = plans.reading_minutes(place);
        let minutes = minutes.map_or(String::new(), |n| format!(", {n} minutes"));
        let optional = if plans.is_optional(place) { skipped } else { "" };
        format!("- {}{minutes}{optional}\n", section_link(place, plans))
    };
    places.iter().map(line).collect()
}

/// Returns a table of exercises with a title and minutes; empty without exercises.
fn exercise_table(title: &str, exercises: &[&Exercise]) -> String {
    if exercises.is_empty() {
        return String::new();
    }
    let mut out = format!(
        "\n**{title}** ({} minutes)\n\n\
         | exercise | | minutes | it teaches |\n|:--|:--|--:|:--|\n",
        exercise_minutes(exercises.iter().copied())
    );
    for exercise in exercises {
        let Metadata { difficulty, minutes, teaches, .. } = &exercise.metadata;
        let (link, teaches) = (exercise_link(exercise), teaches.replace('|', "\\|"));
        out += &format!("| {link} | {difficulty} | {minutes} | {teaches} |\n");
    }
    out
}

/// Returns a step of a session or of a shorter course, linked.
pub fn step_text(step: &SessionStep, plans: &CoursePlans) -> String {
    match (&step.section, &step.exercise, &step.what) {
        (Some(place), ..) => section_link(place, plans),
        (_, Some(name), _) => exercise_reference(name, plans),
        (_, _, what) => what.as_deref().unwrap_or_default().trim().to_owned(),
    }
}

/// Returns the link to a section or a page, relative to the teachers' pages.
pub fn section_link(place: &str, plans: &CoursePlans) -> String {
    let page = Path::new("teaching/plans.md");
    targets::section_link(plans.names, page, place).unwrap_or_default()
}

/// Returns the link to an exercise in its chapter, after the word `Exercise`.
fn exercise_reference(name: &str, plans: &CoursePlans) -> String {
    format!("Exercise: {}", plans.exercise(name).map(exercise_link).unwrap_or_default())
}

fn exercise_link(exercise: &Exercise) -> String {
    let Exercise { name, chapter, metadata, .. } = exercise;
    format!("[{}](../{chapter}.md#exercise-{name})", metadata.title)
}
