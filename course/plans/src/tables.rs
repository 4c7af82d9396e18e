//! Tables of the course, of the shorter courses and of the exams, in Markdown.
use book::model::exam::EXAM_PAGE;

use crate::course::ShorterCourse;
use crate::exam::{Exam, ExamQuestion, total_points_and_minutes};
use crate::session;
use crate::timing::{CoursePlans, exercise_minutes};

/// Returns a row for each session, optionally linked to its plan.
pub fn course_table(with_links: bool, plans: &CoursePlans) -> String {
    let mut out =
        "| week | session | it begins with | in class | at home | more practice |\n\
                   |--:|:--|:--|--:|--:|--:|\n"
            .to_owned();
    let (mut class, mut home, mut practice, mut further) = (0, 0, 0, 0);
    for (at, session) in plans.course.sessions.iter().enumerate() {
        let name = format!("{}. {}", at + 1, session.title);
        let name = if with_links { session_link(&name, at, plans) } else { name };
        let (class_minutes, home_minutes) =
            (plans.class_minutes(session, true), plans.home_minutes(session));
        let practice_minutes = exercise_minutes(plans.practice_exercises(at, false));
        (class, home, practice) =
            (class + class_minutes, home + home_minutes, practice + practice_minutes);
        further += plans.further_minutes(at);
        out += &format!(
            "| {} | {name} | {} | {class_minutes}\u{a0}min | {home_minutes}\u{a0}min | {practice_minutes}\u{a0}min |\n",
            session.week, session.question
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

/// Links a text to the plan of a session, counted from 0, on the page of its week.
fn session_link(text: &str, at: usize, plans: &CoursePlans) -> String {
    format!("[{text}](week-{}.md#session-{})", plans.course.sessions[at].week, at + 1)
}

/// Returns the contents and length of each shorter course.
pub fn shorter_courses(plans: &CoursePlans) -> String {
    let each =
        plans.shorter_courses.iter().map(|short| shorter_course_table(short, plans));
    each.collect::<Vec<_>>().join("\n")
}

fn shorter_course_table(short: &ShorterCourse, plans: &CoursePlans) -> String {
    let mut out = format!(
        "### {}\n\n{}\n\n| | minutes |\n|:--|--:|\n",
        short.name,
        short.says.trim()
    );
    for (number, session) in plans.sessions_of(short) {
        let name = format!("Session {number}: {}", session.title);
        let name = session_link(&name, number - 1, plans);
        out += &format!("| {name} | {} |\n", session.minutes);
    }
    for step in &short.class {
        let minutes = plans.step_minutes(step).unwrap_or_default();
        out += &format!("| {} | {minutes} |\n", session::step_text(step, plans));
    }
    out += &format!(
        "| **all** | **{}** of {} |\n",
        plans.shorter_course_minutes(short),
        short.minutes
    );
    if !short.reading.is_empty() {
        let links =
            short.reading.iter().map(|place| session::section_link(place, plans));
        let links: Vec<_> = links.collect();
        out += &format!("\nTo read besides: {}.\n", links.join(", "));
    }
    let lessons = plans.sessions_of(short).filter(|_| short.home);
    let home: u32 = lessons.map(|(_, session)| plans.home_minutes(session)).sum();
    match home + plans.total_reading_minutes(&short.reading) {
        0 => out,
        home => out + &format!("\nAt home: {home} minutes.\n"),
    }
}

/// Returns an exam's points and minutes, and a row for each question; without an exam,
/// the questions that are in none.
pub fn exam_table(
    exam: Option<Exam>,
    questions: &[ExamQuestion],
    plans: &CoursePlans,
) -> String {
    let in_exam: Vec<_> = questions.iter().filter(|it| it.exam == exam).collect();
    let (points, minutes) = total_points_and_minutes(in_exam.iter().copied());
    let mut out = match exam {
        Some(_) => format!("{points} points, {minutes} minutes.\n\n"),
        None => String::new(),
    };
    out += "| question | of session | kind | points | minutes | numbers |\n\
            |:--|:--|:--|--:|--:|:--|\n";
    let headings =
        plans.names.chapter(EXAM_PAGE).map_or(&[][..], |page| &page.headings);
    for question in in_exam {
        let ExamQuestion { number, title, session, kind, points, minutes, .. } =
            question;
        let title = format!("{number}. {title}");
        let id = headings.iter().find(|it| it.title == title).map(|it| &*it.id);
        let id = id.unwrap_or_default();
        let at = plans.course.sessions.iter().position(|it| it.title == *session);
        let session_cell = at.map_or(session.clone(), |at| {
            session_link(&format!("{}. {session}", at + 1), at, plans)
        });
        let drawn = if question.is_drawn { "by seed" } else { "" };
        out += &format!(
            "| [{title}](#{id}) | {session_cell} | {kind} | {points} | {minutes} | {drawn} |\n"
        );
    }
    out
}
