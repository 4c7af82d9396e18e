//! Checks the course: unknown parts, parts that come too early, sessions that are too
//! long, exams that do not fit.
use base::suggestions::suggestion;
use book::model::exam::EXAM_PAGE;
use book::model::text::slashes;
use book::model::{ParsedText, targets};
use book::rules::numbers::integers;
use judging::exercises::Exercise;

use crate::course::{
    COURSE_FILE, SHORTER_COURSES_FILE, Session, SessionStep, ShorterCourse,
};
use crate::exam::{Exam, ExamQuestion, total_points_and_minutes};
use crate::timing::{CoursePlans, covers};

/// Minimum and maximum filled part of a lesson, in sixths of its length: 60 and 75 of 90
/// minutes. The rest is for questions and delays.
const FULLNESS_SIXTHS: [u32; 2] = [4, 5];

/// Kinds of questions whose answer is an argument and not a computed result.
const ARGUMENT_KINDS: [&str; 2] = ["Proof", "Explain"];

/// Returns all errors of the course and its exams, one a line.
pub fn check(plans: &CoursePlans, questions: &[ExamQuestion]) -> Vec<String> {
    let mut errors = Vec::new();
    for (at, session) in plans.course.sessions.iter().enumerate() {
        let found = check_session(at, session, plans).into_iter();
        errors.extend(
            found.map(|it| format!("chapters/{COURSE_FILE}, session {}: {it}", at + 1)),
        );
    }
    errors.extend(
        check_course(plans)
            .into_iter()
            .map(|it| format!("chapters/{COURSE_FILE}: {it}")),
    );
    errors.extend(check_chapters(plans));
    for short in &plans.shorter_courses {
        let texts =
            [&short.name, &short.says].into_iter().chain(step_texts(&short.class));
        let message = number_without_source(&paragraphs(texts), "it".to_owned());
        let found = check_shorter_course(short, plans).into_iter().chain(message);
        errors.extend(found.map(|it| {
            format!("chapters/{SHORTER_COURSES_FILE}, `{}`: {it}", short.name)
        }));
    }
    for (expected, question) in (1..).zip(questions) {
        let found = check_question(expected, question, plans).into_iter();
        errors.extend(found.map(|it| {
            let line = question.line;
            format!("chapters/{EXAM_PAGE}:{line}: question {} {it}", question.number)
        }));
    }
    for exam in Exam::ALL {
        let found = check_exam(exam, questions, plans).into_iter();
        errors.extend(
            found.map(|it| format!("chapters/{EXAM_PAGE}: the {} {it}", exam.name())),
        );
    }
    errors
}

/// Returns the errors of one session, counted from 0.
fn check_session(at: usize, session: &Session, plans: &CoursePlans) -> Vec<String> {
    let mut errors: Vec<String> = Vec::new();
    let steps = session.class.iter().filter_map(|step| plans.step_minutes(step).err());
    errors.extend(steps);
    let places = session.reading.iter().chain(&session.further);
    errors.extend(places.filter_map(|it| unknown_section(it, plans)));
    let exposed = session.mistakes.iter().map(|mistake| &mistake.exercise);
    for name in session.all_exercises().chain(exposed) {
        errors.extend(match plans.exercise(name) {
            Ok(exercise) => too_early(at, exercise, plans),
            Err(unknown) => Some(unknown),
        });
    }
    let required =
        session.required_exercises().filter_map(|name| plans.exercise(name).ok());
    errors.extend(
        required.filter_map(|exercise| needs_optional_section(exercise, plans)),
    );
    if let Some(opening) = &session.opens {
        let mut earlier = plans.course.sessions[..at].iter();
        if !earlier.any(|it| it.homework.contains(&opening.exercise)) {
            errors.push(format!(
                "it begins with `{}`, which is in no earlier session's `homework`",
                opening.exercise
            ));
        }
    }
    errors.extend(check_length(
        plans.class_minutes(session, true),
        session.minutes,
        session.exam.is_some(),
    ));
    errors.extend(number_without_source(&session_texts(session), "it".to_owned()));
    errors.sort();
    errors.dedup();
    errors
}

/// Returns an error if a section or page does not exist.
fn unknown_section(place: &str, plans: &CoursePlans) -> Option<String> {
    targets::section_link(plans.names, "".as_ref(), place).err()
}

/// Returns an error if an exercise cannot be solved yet after a session, counted from 0.
fn too_early(at: usize, exercise: &Exercise, plans: &CoursePlans) -> Option<String> {
    let name = &exercise.name;
    if plans.needs_further_section(exercise) {
        return Some(format!(
            "the exercise `{name}` needs a section that is only for those who go on"
        ));
    }
    let ready = plans.ready_session(exercise)?;
    (ready > at).then(|| {
        format!(
            "the exercise `{name}` needs a section that comes in session {}",
            ready + 1
        )
    })
}

/// Returns an error if a required exercise needs an optional section.
fn needs_optional_section(exercise: &Exercise, plans: &CoursePlans) -> Option<String> {
    let steps = plans.course.sessions.iter().flat_map(|session| &session.class);
    let optional: Vec<_> = steps
        .filter(|step| step.optional)
        .filter_map(|step| step.section.clone())
        .collect();
    let mut needs = plans.needed_sections(exercise);
    let section = needs.find(|it| covers(&optional, it) || plans.is_optional(it))?;
    Some(format!(
        "the exercise `{}` is required and needs `{section}`, which is optional here or on its \
         page: make all optional, or none",
        exercise.name
    ))
}

/// Returns an error if the minutes of a session's parts do not fit its length.
fn check_length(sum: u32, length: u32, is_exam: bool) -> Option<String> {
    let [least, most] = FULLNESS_SIXTHS;
    let (least, most) = if is_exam {
        (1, length)
    } else {
        ((length * least).div_ceil(6), length * most / 6)
    };
    match sum {
        _ if sum > most => Some(format!(
            "it lasts {length} minutes, and its parts take {sum}: {most} at most leave time \
             for questions, so leave something for home"
        )),
        _ if sum < least => Some(format!(
            "it lasts {length} minutes, and its parts take only {sum}: {least} at least would \
             fill it"
        )),
        _ => None,
    }
}

/// Returns the typed texts of a session.
fn session_texts(session: &Session) -> String {
    let Session { title, question, objectives, materials, remote, .. } = session;
    let mistakes = session.mistakes.iter().flat_map(|it| [&it.wrong, &it.say]);
    let texts = [title, question].into_iter().chain(objectives).chain(materials);
    let texts = texts.chain(remote).chain(&session.demonstration).chain(mistakes);
    paragraphs(texts.chain(step_texts(&session.class)))
}

/// Returns the typed texts of steps.
fn step_texts(steps: &[SessionStep]) -> impl Iterator<Item = &String> {
    steps.iter().filter_map(|step| step.what.as_ref())
}

/// Joins texts as paragraphs.
fn paragraphs<'a>(texts: impl Iterator<Item = &'a String>) -> String {
    texts.map(|text| format!("{text}\n\n")).collect()
}

/// Returns an error if a text has a large number without a source.
fn number_without_source(text: &str, what: String) -> Option<String> {
    let text = ParsedText::parse("".as_ref(), text);
    let (_, number) = *integers(&text).first()?;
    Some(format!("{what} says {number}, which has no source: write {{{{fact name}}}}"))
}

/// Checks the whole course: the share of the crate, sections and exercises that occur
/// twice, and exercises without a session.
fn check_course(plans: &CoursePlans) -> Vec<String> {
    let sessions = &plans.course.sessions;
    let mut errors =
        duplicate_errors("section", sessions.iter().flat_map(Session::sections));
    errors.extend(duplicate_errors(
        "exercise",
        sessions.iter().flat_map(Session::all_exercises),
    ));
    let share = plans.course.grades.capstone.filter(|share| *share > 100);
    errors.extend(share.map(|share| {
        format!("found `capstone = {share}`, and a share is at most 100 %")
    }));
    if sessions.is_empty() {
        return errors;
    }
    let lost =
        plans.names.exercises.iter().filter(|it| plans.ready_session(it).is_none());
    errors.extend(lost.map(|exercise| {
        format!(
            "no session treats a section that the exercise `{}` needs, nor its chapter, {}.md",
            exercise.name, exercise.chapter
        )
    }));
    errors
}

fn duplicate_errors<'a>(
    what: &str,
    names: impl Iterator<Item = &'a String>,
) -> Vec<String> {
    let mut names: Vec<_> = names.collect();
    names.sort();
    let twice = names.array_windows().filter(|[a, b]| a == b);
    twice.map(|[name, _]| format!("the {what} `{name}` occurs twice")).collect()
}

/// Checks the chapters: sections without minutes where others of the chapter have them,
/// and sections without a session.
fn check_chapters(plans: &CoursePlans) -> Vec<String> {
    let mut errors = Vec::new();
    let sessions = &plans.course.sessions;
    for page in plans.names.chapters.iter().filter(|_| !sessions.is_empty()) {
        let name = slashes(&page.path);
        let is_timed = page.sections.iter().any(|section| section.minutes.is_some());
        for section in page.sections.iter().filter(|it| is_timed && !it.untimed) {
            let (at, place) = (section.line, format!("{name}#{}", section.id));
            if section.minutes.is_none() {
                errors.push(format!(
                    "chapters/{name}:{at}: this section does not say how long it takes, and \
                     others of the chapter do: write `<!-- minutes: 12 -->` under its heading"
                ));
            }
            if !sessions.iter().any(|it| covers(it.sections(), &place)) {
                errors.push(format!(
                    "chapters/{name}:{at}: no session treats this section: put `{place}` into \
                     `class` or `reading` of one in chapters/{COURSE_FILE}"
                ));
            }
        }
    }
    errors
}

/// Checks a shorter course: unknown or missing parts, or too many.
fn check_shorter_course(short: &ShorterCourse, plans: &CoursePlans) -> Vec<String> {
    let mut errors: Vec<String> = Vec::new();
    let titles = || plans.course.sessions.iter().map(|session| session.title.as_str());
    for title in &short.sessions {
        if !titles().any(|known| known == title) {
            let near = suggestion(title, titles());
            errors.push(format!("the course has no session `{title}`:{near}"));
        }
    }
    let numbers: Vec<_> = plans.sessions_of(short).map(|(number, _)| number).collect();
    if !numbers.is_sorted() {
        errors.push("its sessions are in another order than the course's".to_owned());
    }
    errors.extend(short.class.iter().filter_map(|step| plans.step_minutes(step).err()));
    errors.extend(short.reading.iter().filter_map(|it| unknown_section(it, plans)));
    let (sum, most) = (plans.shorter_course_minutes(short), short.minutes);
    if sum > most {
        errors.push(format!("it has {most} minutes, and its parts take {sum}"));
    }
    let steps = short.class.iter().filter_map(|step| step.section.as_ref());
    let lessons = plans.sessions_of(short).flat_map(|(_, session)| session.sections());
    let places: Vec<_> = steps.chain(&short.reading).chain(lessons).collect();
    for (number, session) in plans.sessions_of(short) {
        let home = session.homework.iter().filter(|_| short.home);
        let exercises = session.class_exercises().chain(home);
        for exercise in exercises.filter_map(|name| plans.exercise(name).ok()) {
            let mut needs = plans.needed_sections(exercise);
            let missing = needs.find(|it| !covers(places.iter().copied(), it));
            errors.extend(missing.map(|section| {
                format!(
                    "the exercise `{}` of session {number} needs `{section}`, which none of \
                     its parts treats: put it into `reading`",
                    exercise.name
                )
            }));
        }
    }
    errors
}

/// Checks one exam question.
fn check_question(
    expected: u32,
    question: &ExamQuestion,
    plans: &CoursePlans,
) -> Vec<String> {
    let mut errors = Vec::new();
    if question.number != expected {
        errors.push(format!("stands where question {expected} is next"));
    }
    let sum: u32 = question.key.iter().map(|(points, _)| points).sum();
    if sum != question.points {
        errors.push(format!(
            "is worth {} points, and the steps of its key, lines `- 1 point: …` below its \
             answer, add up to {sum}",
            question.points
        ));
    }
    let lessons = plans.course.sessions.iter().filter(|it| it.exam.is_none());
    let titles = || lessons.clone().map(|session| session.title.as_str());
    if !titles().any(|title| title == question.session) {
        let near = suggestion(&question.session, titles());
        errors.push(format!(
            "is about `{}`, which is not a lesson of the course:{near}",
            question.session
        ));
    }
    let is_shown = question.is_drawn
        || ARGUMENT_KINDS.contains(&question.kind.as_str())
        || question.answer.contains("```rust");
    if !is_shown {
        errors.push(
            "has an answer that nothing computes: let its numbers be `Drawn`, or write a \
             worked example below its answer"
                .to_owned(),
        );
    }
    errors
}

/// Checks an exam: it needs a session that it fills, and a question about each earlier
/// lesson.
fn check_exam(
    exam: Exam,
    questions: &[ExamQuestion],
    plans: &CoursePlans,
) -> Vec<String> {
    let in_exam = || questions.iter().filter(|question| question.exam == Some(exam));
    let (_, minutes) = total_points_and_minutes(in_exam());
    let sessions = &plans.course.sessions;
    let Some(at) = sessions.iter().position(|session| session.exam == Some(exam))
    else {
        let missing =
            (minutes > 0).then(|| "is not a session of the course".to_owned());
        return missing.into_iter().collect();
    };
    let mut errors = Vec::new();
    if let Some(found) = sessions[at].class.first().and_then(|step| step.minutes)
        && found != minutes
    {
        errors.push(format!(
            "takes {found} minutes in session {}, and its questions take {minutes}",
            at + 1
        ));
    }
    for session in sessions[..at].iter().filter(|session| session.exam.is_none()) {
        if !in_exam().any(|question| question.session == session.title) {
            errors.push(format!("asks nothing about the lesson `{}`", session.title));
        }
    }
    errors
}
