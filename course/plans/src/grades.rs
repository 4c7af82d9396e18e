//! The tables of the rubric: number, kind, minutes and points of the required exercises,
//! and suggested grade boundaries.
use grade::points::{TOTAL_HUNDREDTHS, share_out, to_points};
use judging::exercises::Exercise;
use judging::exercises::exercise::{Difficulty, Kind};

use crate::timing::CoursePlans;

/// Suggested grades. Each needs these percentages of the points: in class, and at home of
/// easy, medium and hard exercises.
const GRADE_BOUNDARIES: [(&str, [u32; 4]); 3] = [
    ("a pass", [100, 100, 0, 0]),
    ("good", [100, 100, 50, 0]),
    ("the best", [100, 100, 80, 80]),
];
/// Boundaries are multiples of this, in hundredths of points.
const BOUNDARY_STEP: u32 = 500;

/// A required exercise and its points, in hundredths.
struct RequiredExercise<'a> {
    exercise: &'a Exercise,
    in_class: bool,
    worth: u32,
}

/// Returns a table by kind, one by place and difficulty, the grade boundaries, and
/// sentences about the student's own crate and the rules.
pub fn grade_tables(plans: &CoursePlans) -> String {
    let course = &plans.course;
    let in_class = |it: &Exercise| {
        let mut class =
            course.sessions.iter().flat_map(|session| session.class_exercises());
        class.any(|name| *name == it.name)
    };
    let is_required = |it: &&Exercise| course.requiring_session(&it.name).is_some();
    let required: Vec<_> = plans.names.exercises.iter().filter(is_required).collect();
    let minutes: Vec<_> = required.iter().map(|it| it.metadata.minutes).collect();
    let required: Vec<_> = required
        .into_iter()
        .zip(share_out(TOTAL_HUNDREDTHS, &minutes))
        .map(|(exercise, worth)| RequiredExercise {
            exercise,
            in_class: in_class(exercise),
            worth,
        })
        .collect();
    let kind = |kinds: &'static [Kind]| {
        move |it: &RequiredExercise| kinds.contains(&it.exercise.metadata.kind)
    };
    let mut out = table_head("kind of exercise", "")
        + &table_row("code", &required, &kind(&[Kind::Code]))
        + &table_row("count", &required, &kind(&[Kind::Count]))
        + &table_row("spot the bug", &required, &kind(&[Kind::SpotTheBug]))
        + &table_row("predict, order", &required, &kind(&[Kind::Predict, Kind::Order]))
        + &table_row("**all that are required**", &required, &|_| true)
        + "\n"
        + &parts_and_boundaries(&required);
    if let Some(share) = course.grades.capstone {
        let rest = 100 - share.min(100);
        out += &format!(
            "\nIf the crate of their own counts, it is {share} of the 100 points, and the \
             exercises share the other {rest} in the same way.\n"
        );
    }
    if let Some(late) = &course.grades.late {
        out += &format!("\nOf the points of a late answer is left: {late}.\n");
    }
    if let Some(costly) = &course.grades.costly {
        out += &format!(
            "\nOf those of a right answer that takes more operations than are enough is left: \
             {costly}.\n"
        );
    }
    out
}

fn table_head(what: &str, more: &str) -> String {
    let bar = if more.is_empty() { "" } else { "--:|" };
    let more = if more.is_empty() { String::new() } else { format!(" {more} |") };
    format!("| {what} | exercises | minutes | points |{more}\n|:--|--:|--:|--:|{bar}\n")
}

/// Returns a table row that sums up the `wanted` exercises.
fn table_row(
    name: &str,
    all: &[RequiredExercise],
    wanted: &dyn Fn(&RequiredExercise) -> bool,
) -> String {
    let those: Vec<_> = all.iter().filter(|it| wanted(it)).collect();
    let minutes: u32 = those.iter().map(|it| it.exercise.metadata.minutes).sum();
    let sum = those.iter().map(|it| it.worth).sum();
    format!("| {name} | {} | {minutes} | {:.2} |\n", those.len(), to_points(sum))
}

/// Returns a table of exercises in class and at home by difficulty, with running totals,
/// and a table of grade boundaries.
fn parts_and_boundaries(all: &[RequiredExercise]) -> String {
    let parts = [
        ("in class", None),
        ("at home, easy", Some(Difficulty::Easy)),
        ("at home, medium", Some(Difficulty::Medium)),
        ("at home, hard", Some(Difficulty::Hard)),
    ];
    let mut out = table_head("when and how hard", "together");
    let (mut together, mut worth) = (0, [0; 4]);
    for (at, (name, at_home)) in parts.into_iter().enumerate() {
        let wanted = |it: &RequiredExercise| match at_home {
            None => it.in_class,
            Some(difficulty) => {
                !it.in_class && it.exercise.metadata.difficulty == difficulty
            }
        };
        worth[at] = all.iter().filter(|it| wanted(it)).map(|it| it.worth).sum();
        together += worth[at];
        if worth[at] > 0 {
            let row = table_row(name, all, &wanted);
            out += &format!("{} {:.2} |\n", row.trim_end(), to_points(together));
        }
    }
    out += "\n| grade, as a suggestion | from |\n|:--|--:|\n";
    for (name, percents) in GRADE_BOUNDARIES {
        out += &format!("| {name} | {:.0} |\n", to_points(boundary(worth, percents)));
    }
    out
}

/// Returns a grade boundary: the percentages of the parts, rounded down to a multiple of
/// `BOUNDARY_STEP`.
fn boundary(worth: [u32; 4], percents: [u32; 4]) -> u32 {
    let parts = worth.into_iter().zip(percents).map(|(worth, part)| worth * part / 100);
    parts.sum::<u32>() / BOUNDARY_STEP * BOUNDARY_STEP
}

#[test]
fn boundaries_are_round_numbers() {
    let worth = [1_816, 3_388, 4_796, 0];
    let found = GRADE_BOUNDARIES.map(|(_, percents)| boundary(worth, percents));
    assert_eq!(found, [5_000, 7_500, 9_000]);
}
