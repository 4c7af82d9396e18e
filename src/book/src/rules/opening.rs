//! What is wrong with how sessions begin: every lesson but the first begins with homework.
use crate::model::course::{Course, Opening, Session};
use crate::model::problem::Problem;
use crate::model::{Names, plan};

/// Lessons that begin without homework, or with what was no homework before.
pub fn check(names: &Names) -> Vec<Problem> {
    let course = &names.course;
    let openings = course.entries.iter().filter_map(|session| session.opens.as_ref());
    let mut problems = course.twice("opening", openings.map(|it| &it.exercise));
    let is_lesson = |session: &Session| session.exam.is_none();
    let first = course.entries.iter().position(is_lesson).unwrap_or(0);
    for (at, session) in course.entries.iter().enumerate() {
        let (number, is_first) = (at + 1, at <= first);
        problems.extend(match &session.opens {
            Some(opening) => {
                wrong(at, opening, names).map(|it| course.problem(&opening.exercise, it))
            }
            None if is_first || !is_lesson(session) => None,
            None => {
                let message = format!(
                    "session {number} does not say which homework it begins with: write \
                     `opens = {{ exercise = \"…\", minutes = 5 }}`{}",
                    before(at, course)
                );
                Some(course.problem(&session.title, message))
            }
        });
    }
    problems
}

/// What is wrong with the homework that a session begins with.
fn wrong(at: usize, opening: &Opening, names: &Names) -> Option<String> {
    let name = opening.exercise.get_ref();
    if let Err(unknown) = plan::exercise(name, names) {
        return Some(unknown);
    }
    let earlier = &names.course.entries[..at];
    let mut homework = earlier.iter().flat_map(|session| &session.homework);
    let is_homework = homework.any(|it| it.get_ref() == name);
    (!is_homework).then(|| {
        let (number, before) = (at + 1, before(at, &names.course));
        format!(
            "session {number} cannot begin with `{name}`, which is in no earlier \
             session's `homework`{before}"
        )
    })
}

/// The homework that the session before leaves, in words.
fn before(at: usize, course: &Course) -> String {
    let mut left = course.entries[..at].iter().enumerate().rev();
    let Some((at, session)) = left.find(|(_, session)| !session.homework.is_empty())
    else {
        return String::new();
    };
    let homework: Vec<_> =
        session.homework.iter().map(|it| it.get_ref().as_str()).collect();
    format!("; session {} leaves {}", at + 1, homework.join(", "))
}
