//! What is wrong with the course: a part that is unknown, a session that is too long.
use std::path::Path;

use judging::exercises::Exercise;
use judging::exercises::exercise::Kind;

use crate::model::course::Session;
use crate::model::headings::Section;
use crate::model::problem::Problem;
use crate::model::text::slashes;
use crate::model::{Names, place, plan};

/// How full a session has to be at least, in percent of its length.
const FULL: u32 = 75;

/// Everything that is wrong with the course and with the chapters' minutes.
pub fn check(names: &Names) -> Vec<Problem> {
    let sessions = &names.course.sessions;
    let mut problems = Vec::new();
    for (number, session) in (1..).zip(&sessions.entries) {
        problems.extend(parts(number, session, names));
        problems.extend(length(number, session, names));
    }
    let weeks = sessions.entries.windows(2).filter(|pair| pair[0].week > pair[1].week);
    problems.extend(weeks.map(|pair| {
        let weeks = [&pair[1], &pair[0]].map(|session| session.week.get_ref());
        let message = format!("found week {} after week {}", weeks[0], weeks[1]);
        sessions.problem(&pair[1].week, message)
    }));
    problems.extend(pages(names));
    if !sessions.entries.is_empty() {
        problems.extend(sections(names));
        problems.extend(exercises(names));
    }
    problems
}

/// Sections and exercises that are unknown, come twice, or come too early.
fn parts(number: usize, session: &Session, names: &Names) -> Vec<Problem> {
    let sessions = &names.course.sessions;
    let mut problems = Vec::new();
    for step in &session.class {
        let parts = [&step.section, &step.exercise, &step.what];
        let at = parts.into_iter().flatten().next().unwrap_or(&session.title);
        if let Err(message) = plan::minutes(step, names) {
            problems.push(sessions.problem(at, message));
        }
        let Some(name) = &step.exercise else { continue };
        let Ok(exercise) = plan::exercise(name.get_ref(), names) else { continue };
        let message = too_late(number, exercise, names);
        problems.extend(message.map(|m| sessions.problem(name, m)));
    }
    for place in session.reading.iter().chain(&session.further) {
        let link = place::section(names, &sessions.file, place.get_ref());
        problems.extend(link.err().map(|message| sessions.problem(place, message)));
    }
    for mistake in &session.mistakes {
        let message = match plan::exercise(mistake.exercise.get_ref(), names) {
            Ok(exercise) => too_late(number, exercise, names),
            Err(message) => Some(message),
        };
        problems.extend(message.map(|m| sessions.problem(&mistake.exercise, m)));
    }
    if session.mistakes.is_empty() {
        let message = format!(
            "session {number} names no mistake to expect: add a `[[session.mistake]]`"
        );
        problems.push(sessions.problem(&session.title, message));
    }
    problems
}

/// Why an exercise cannot be solved after a session yet.
fn too_late(number: usize, exercise: &Exercise, names: &Names) -> Option<String> {
    let (course, name) = (&names.course, &exercise.name);
    if course.is_further(exercise, names) {
        return Some(format!(
            "the exercise `{name}` needs a section that is only for those who go on"
        ));
    }
    let ready = course.ready(exercise, names)? + 1;
    (ready > number).then(|| {
        format!(
            "the exercise `{name}` needs a section that comes in session {ready}, and \
             this is session {number}"
        )
    })
}

/// A session that is too long for its time, or too short.
fn length(number: usize, session: &Session, names: &Names) -> Option<Problem> {
    let (sum, length) = (session.sum(names), session.minutes.get_ref().get());
    let least = (length * FULL).div_ceil(100);
    let message = match sum {
        _ if sum > length => format!(
            "session {number} lasts {length} minutes, and its parts take {sum}: leave \
             something for home"
        ),
        _ if sum < least => format!(
            "session {number} lasts {length} minutes, and its parts take only {sum}: \
             {least} at least would fill it"
        ),
        _ => return None,
    };
    Some(names.course.sessions.problem(&session.minutes, message))
}

/// Sessions that no page shows, or that two do; a course that no page lists.
fn pages(names: &Names) -> Vec<Problem> {
    let sessions = &names.course.sessions;
    let shown = &names.pages.sessions;
    let mut problems = Vec::new();
    for (number, session) in (1..).zip(&sessions.entries) {
        let places: Vec<_> = shown.iter().filter(|s| s.number == number).collect();
        match places[..] {
            [_] => {}
            [] => {
                let message = format!(
                    "no page shows session {number}: write `{{{{#session {number}}}}}` on one"
                );
                problems.push(sessions.problem(&session.title, message));
            }
            [first, ref more @ ..] => problems.extend(more.iter().map(|place| {
                let message = format!(
                    "session {number} is shown already, in chapters/{}:{}",
                    first.page, first.line
                );
                Problem::new(Path::new(&place.page), place.line, message)
            })),
        }
    }
    problems
}

/// Sections that do not say how long they take, or that no session treats, or two do.
fn sections(names: &Names) -> Vec<Problem> {
    let sessions = &names.course.sessions;
    let mut problems = Vec::new();
    for page in &names.chapters {
        let (path, name) = (&page.path, slashes(&page.path));
        let untimed = plan::untimed(&page.sections);
        let untreated = |section: &Section| {
            let treats = |session: &Session| session.treats(&name, &section.id);
            (!sessions.entries.iter().any(treats)).then(|| {
                format!(
                    "put `{}#{}` into `class` or `reading` of one in chapters/{}",
                    name,
                    section.id,
                    sessions.file.display()
                )
            })
        };
        problems.extend(untimed.map(|section| {
            let more = untreated(section).map(|put| {
                format!("; and no session treats it: {put}")
            });
            let message = format!(
                "this section does not say how long it takes, and others of the chapter do: \
                 write `<!-- minutes: 12 -->` under its heading{}",
                more.unwrap_or_default()
            );
            Problem::new(path, section.line, message)
        }));
        for section in page.sections.iter().filter(|s| s.minutes.is_some()) {
            problems.extend(untreated(section).map(|put| {
                let message = format!("no session treats this section: {put}");
                Problem::new(path, section.line, message)
            }));
        }
    }
    let class = sessions.entries.iter().flat_map(|session| {
        session
            .class
            .iter()
            .filter_map(|step| step.section.as_ref())
            .chain(&session.reading)
            .chain(&session.further)
    });
    problems.extend(sessions.twice("section", class));
    problems
}

/// Exercises that no session leaves to do, or that come twice in class.
fn exercises(names: &Names) -> Vec<Problem> {
    let (course, sessions) = (&names.course, &names.course.sessions);
    let steps = sessions.entries.iter().flat_map(|session| &session.class);
    let in_class = steps.filter_map(|step| step.exercise.as_ref());
    let mut problems = sessions.twice("exercise", in_class);
    problems
        .extend(names.exercises.iter().filter_map(|exercise| planted(exercise, names)));
    let lost = names.exercises.iter().filter(|e| course.ready(e, names).is_none());
    problems.extend(lost.map(|exercise| {
        let message = format!(
            "no session treats a section that the exercise `{}` needs, nor its chapter, \
             {}.md",
            exercise.name, exercise.chapter
        );
        Problem::new(&sessions.file, 1, message)
    }));
    problems
}

/// What is wrong with `{{#course}}`: there is no session.
pub fn nothing(names: &Names) -> Option<String> {
    names.course.sessions.entries.is_empty().then(|| {
        "chapters/teaching/course.toml has no session: write `[[session]]` and its fields"
            .to_owned()
    })
}

/// What is wrong with `{{#session 3}}`.
pub fn unknown(number: &str, names: &Names) -> Option<String> {
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

/// Fewer planted wrong answers than mistakes that the course names with an exercise.
fn planted(exercise: &Exercise, names: &Names) -> Option<Problem> {
    let sessions = &names.course.sessions;
    let named = sessions.entries.iter().flat_map(|session| &session.mistakes);
    let named = named.filter(|it| *it.exercise.get_ref() == exercise.name);
    let named: Vec<_> = named.collect();
    let (last, count) = (named.last()?, named.len());
    let planted = exercise.wrongs().map_or(0, |wrongs| wrongs.len());
    (planted < count && exercise.about.kind != Kind::Order).then(|| {
        let message = format!(
            "the course names {count} mistakes with `{}`, and {}/wrong plants {planted}",
            exercise.name,
            exercise.place()
        );
        sessions.problem(&last.exercise, message)
    })
}
