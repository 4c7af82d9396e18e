//! What is wrong with the course: a part that is unknown, a session that is too long.
use std::path::Path;

use judging::exercises::Exercise;
use judging::exercises::exercise::Kind;
use judging::policy::{Costly, Late};

use crate::model::course::{Grades, Session};
use crate::model::data::Text;
use crate::model::pages::Place;
use crate::model::plan::is_optional;
use crate::model::problem::Problem;
use crate::model::text::slashes;
use crate::model::{Names, place, plan};

/// How full a lesson has to be at least, and may be at most, in sixths of its length: 60
/// and 75 of 90 minutes. Questions, and what takes longer than planned, have the rest.
const FULL: [u32; 2] = [4, 5];

/// Everything that is wrong with the course and with the chapters' minutes.
pub fn check(names: &Names) -> Vec<Problem> {
    let course = &names.course;
    let mut problems = Vec::new();
    for (number, session) in (1..).zip(&course.entries) {
        parts(number, session, names, &mut problems);
        let minutes = session.minutes.get_ref().get();
        let message = length(session.sum(names), minutes, session.exam.is_some());
        problems.extend(message.map(|message| {
            course.problem(&session.minutes, format!("session {number} {message}"))
        }));
        problems.extend(pages(number, session, names));
    }
    for [before, after] in course.entries.array_windows() {
        let [first, second] = [before, after].map(|session| session.week.get_ref());
        if first > second {
            let message = format!("found week {second} after week {first}");
            problems.push(course.problem(&after.week, message));
        }
    }
    problems.extend(grades(names));
    if !course.entries.is_empty() {
        problems.extend(sections(names));
        problems.extend(exercises(names));
    }
    problems
}

/// Rules about grades that cannot be read.
fn grades(names: &Names) -> Vec<Problem> {
    let course = &names.course;
    let Grades { capstone, late, costly } = &course.head;
    let mut problems = Vec::new();
    if let Some(share) = capstone.as_ref().filter(|share| *share.get_ref() > 100) {
        let message =
            format!("found {}, and a share is at most 100 %", share.get_ref());
        problems.push(course.problem(share, message));
    }
    if let Some((text, Err(wrong))) =
        late.as_ref().map(|text| (text, text.get_ref().parse::<Late>()))
    {
        problems.push(course.problem(text, wrong));
    }
    if let Some((text, Err(wrong))) =
        costly.as_ref().map(|text| (text, text.get_ref().parse::<Costly>()))
    {
        problems.push(course.problem(text, wrong));
    }
    problems
}

/// Sections and exercises that are unknown, come twice, or come too early.
fn parts(number: usize, session: &Session, names: &Names, problems: &mut Vec<Problem>) {
    let course = &names.course;
    let mut refuse = |at: &Text, message: Option<String>| {
        problems.extend(message.map(|message| course.problem(at, message)));
    };
    for step in &session.class {
        let parts = [&step.section, &step.exercise, &step.what];
        let at = parts.into_iter().flatten().next().unwrap_or(&session.title);
        refuse(at, plan::minutes(step, names).err());
        if let Some(Ok(exercise)) =
            step.exercise.as_ref().map(|name| plan::exercise(name.get_ref(), names))
        {
            refuse(at, too_late(number, exercise, names));
        }
    }
    for name in &session.homework {
        let exercise = plan::exercise(name.get_ref(), names);
        let late = exercise.map(|exercise| too_late(number, exercise, names));
        refuse(name, late.unwrap_or_else(Some));
    }
    for name in session.required() {
        let exercise = plan::exercise(name.get_ref(), names).ok();
        refuse(name, exercise.and_then(|exercise| may_be_left_out(exercise, names)));
    }
    let steps = session.class.iter().filter(|step| !step.optional);
    for place in steps.filter_map(|step| step.section.as_ref()) {
        refuse(place, skipped_in_class(place.get_ref(), names));
    }
    for place in session.reading.iter().chain(&session.further) {
        refuse(place, place::section(names, &course.file, place.get_ref()).err());
    }
    for mistake in &session.mistakes {
        let exercise = plan::exercise(mistake.exercise.get_ref(), names);
        let late = exercise.map(|exercise| too_late(number, exercise, names));
        refuse(&mistake.exercise, late.unwrap_or_else(Some));
    }
    for message in missing(session) {
        refuse(&session.title, Some(format!("session {number} {message}")));
    }
}

/// What a lesson lacks, or an exam has too much.
fn missing(session: &Session) -> Vec<&'static str> {
    let shows = session.class.iter().filter(|step| step.shows()).count();
    let lacks = [
        (
            session.objectives.is_empty(),
            "has no `objectives`: say what a student can do",
        ),
        (session.demonstration.is_none(), "shows nothing: write its `demonstration`"),
        (
            session.mistakes.is_empty(),
            "names no mistake to expect: add a `[[session.mistake]]`",
        ),
    ];
    let is_more = session.places().next().is_some()
        || session.required().next().is_some()
        || session.class.iter().any(|step| step.exercise.is_some())
        || session.opens.is_some()
        || lacks.iter().any(|(lacks, _)| !lacks);
    match session.exam {
        Some(_) if is_more => vec![
            "is an exam: it has a `week`, a `title`, a `question`, `minutes`, and in \
             `class` steps of `what` with `minutes`, and nothing else",
        ],
        Some(_) => Vec::new(),
        None => {
            let unshown = (
                session.demonstration.is_some() && shows != 1,
                "does not say once when its `demonstration` is shown: write \
                 `{ what = \"To show\", minutes = 5 }` into `class`",
            );
            let lacks = lacks.into_iter().chain([unshown]);
            lacks.filter_map(|(lacks, it)| lacks.then_some(it)).collect()
        }
    }
}

/// Why a section cannot be a step that is not optional: its page says that it may be skipped.
fn skipped_in_class(place: &str, names: &Names) -> Option<String> {
    is_optional(place, names).then(|| {
        format!(
            "chapters/{place} may be skipped, as its page says, and is no optional step here: \
             take `optional` out of its minutes, or write `optional = true`"
        )
    })
}

/// Why an exercise cannot be required: what it needs may be left out, or skipped.
fn may_be_left_out(exercise: &Exercise, names: &Names) -> Option<String> {
    let name = &exercise.name;
    if let Some(section) =
        exercise.about.sections.iter().find(|it| is_optional(it, names))
    {
        return Some(format!(
            "the exercise `{name}` is required and needs `{section}`, which may be skipped, as \
             its page says: take `optional` out of its minutes"
        ));
    }
    let (at, section) = names.course.left_out(exercise, names)?;
    let session = at + 1;
    Some(format!(
        "the exercise `{name}` is required and needs `{section}`, which is optional in \
         session {session}: make both optional, or neither"
    ))
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

/// What is wrong with a session whose parts take so many minutes.
fn length(sum: u32, length: u32, is_exam: bool) -> Option<String> {
    let [least, most] = FULL;
    let (least, most) = match is_exam {
        true => (1, length),
        false => ((length * least).div_ceil(6), length * most / 6),
    };
    match sum {
        _ if sum > most => Some(format!(
            "lasts {length} minutes, and its parts take {sum}: {most} at most leave time \
             for questions, so leave something for home"
        )),
        _ if sum < least => Some(format!(
            "lasts {length} minutes, and its parts take only {sum}: {least} at least would \
             fill it"
        )),
        _ => None,
    }
}

/// A session that no page shows, or that two do.
fn pages(number: usize, session: &Session, names: &Names) -> Vec<Problem> {
    let mut shown = names.pages.sessions.iter().filter(|s| s.number == number);
    let Some(first) = shown.next() else {
        let message = format!(
            "no page shows session {number}: write `{{{{#session {number}}}}}` on one"
        );
        return vec![names.course.problem(&session.title, message)];
    };
    let again = |place: &Place| {
        let message = format!(
            "session {number} is shown already, in chapters/{}:{}",
            first.page, first.line
        );
        Problem::new(Path::new(&place.page), place.line, message)
    };
    shown.map(again).collect()
}

/// Sections that do not say how long they take, or that no session treats, or two do.
fn sections(names: &Names) -> Vec<Problem> {
    let course = &names.course;
    let places = course.entries.iter().flat_map(Session::places);
    let mut problems = course.twice("section", places);
    for page in &names.chapters {
        let name = slashes(&page.path);
        let untimed: Vec<_> = plan::untimed(&page.sections).collect();
        for section in &page.sections {
            let id = &section.id;
            let treated =
                course.entries.iter().any(|session| session.treats(&name, id));
            let put = format!(
                "put `{name}#{id}` into `class` or `reading` of one in chapters/{}",
                course.file.display()
            );
            let message = match (untimed.contains(&section), treated) {
                (false, true) => continue,
                (false, false) if section.minutes.is_none() => continue,
                (false, false) => format!("no session treats this section: {put}"),
                (true, _) => {
                    let more = format!("; and no session treats it: {put}");
                    format!(
                        "this section does not say how long it takes, and others of the \
                         chapter do: write `<!-- minutes: 12 -->` under its heading{}",
                        if treated { "" } else { &more }
                    )
                }
            };
            problems.push(Problem::new(&page.path, section.line, message));
        }
    }
    problems
}

/// Exercises that no session leaves to do, or that come twice, in class or at home.
fn exercises(names: &Names) -> Vec<Problem> {
    let course = &names.course;
    let given = course.entries.iter().flat_map(|session| {
        let steps = session.class.iter().filter_map(|step| step.exercise.as_ref());
        steps.chain(&session.homework)
    });
    let mut problems = course.twice("exercise", given);
    let exams = course.entries.iter().filter_map(|session| session.exam.as_ref());
    problems.extend(course.twice("exam", exams));
    problems.extend(names.exercises.iter().filter_map(|it| planted(it, names)));
    let lost = names.exercises.iter().filter(|e| course.ready(e, names).is_none());
    problems.extend(lost.map(|exercise| {
        let message = format!(
            "no session treats a section that the exercise `{}` needs, nor its chapter, \
             {}.md",
            exercise.name, exercise.chapter
        );
        Problem::new(&course.file, 1, message)
    }));
    problems
}

/// What is wrong with `{{#course}}`: there is no session.
pub fn nothing(names: &Names) -> Option<String> {
    names.course.entries.is_empty().then(|| {
        "chapters/teaching/course.toml has no session: write `[[session]]` and its fields"
            .to_owned()
    })
}

/// What is wrong with `{{#session 3}}`.
pub fn unknown(number: &str, names: &Names) -> Option<String> {
    let last = names.course.entries.len();
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
    let named = names.course.entries.iter().flat_map(|session| &session.mistakes);
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
        names.course.problem(&last.exercise, message)
    })
}
