//! What the rubric says: how many exercises the course requires, of which kind, how long
//! they take, and what they are worth.
use judging::exercises::Exercise;
use judging::exercises::exercise::{Difficulty, Kind};
use judging::grade::points::{ALL, points, shared};
use judging::grade::policy::{Costly, Late};

use crate::model::Names;

/// What `{{#grades}}` becomes: a table by kind, one by difficulty, and what a crate of
/// their own leaves of these points.
pub fn grades(names: &Names) -> String {
    let course = &names.course;
    let is_required = |it: &&Exercise| course.requires(&it.name).is_some();
    let required: Vec<_> = names.exercises.iter().filter(is_required).collect();
    let minutes: Vec<_> = required.iter().map(|it| it.about.minutes).collect();
    let worth = shared(ALL, &minutes);
    let row = |name: &str, wanted: &dyn Fn(&Exercise) -> bool| {
        let those = required.iter().zip(&worth).filter(|(it, _)| wanted(it));
        let (mut count, mut minutes, mut sum) = (0, 0, 0);
        for (exercise, worth) in those {
            (count, minutes, sum) =
                (count + 1, minutes + exercise.about.minutes, sum + worth);
        }
        format!("| {name} | {count} | {minutes} | {:.2} |\n", points(sum))
    };
    let kind =
        |kinds: &'static [Kind]| move |it: &Exercise| kinds.contains(&it.about.kind);
    let up_to = |most| move |it: &Exercise| it.about.difficulty <= most;
    let head = |what: &str| {
        format!("| {what} | exercises | minutes | points |\n|:--|--:|--:|--:|\n")
    };
    let mut out = head("kind of exercise")
        + &row("code", &kind(&[Kind::Code]))
        + &row("count", &kind(&[Kind::Count]))
        + &row("spot the bug", &kind(&[Kind::SpotTheBug]))
        + &row("predict, order", &kind(&[Kind::Predict, Kind::Order]))
        + &row("**all that are required**", &|_| true)
        + "\n"
        + &head("who solves")
        + &row("the easy ones", &up_to(Difficulty::Easy))
        + &row("the easy and the medium ones", &up_to(Difficulty::Medium))
        + &row("all that are required", &up_to(Difficulty::Hard));
    if let Some(share) = &course.head.capstone {
        let (share, rest) = (share.get_ref(), 100 - share.get_ref().min(&100));
        out += &format!(
            "\nIf the crate of their own counts, it is {share} of the 100 points, and the \
             exercises share the other {rest} in the same way.\n"
        );
    }
    // The rules have passed: what cannot be read is refused before.
    let late = course.head.late.as_ref().and_then(|it| it.get_ref().parse().ok());
    if let Some(late) = late as Option<Late> {
        out += &format!("\nOf the points of a late answer is left: {late}.\n");
    }
    let costly = course.head.costly.as_ref().and_then(|it| it.get_ref().parse().ok());
    if let Some(costly) = costly as Option<Costly> {
        out += &format!(
            "\nOf those of a right answer that takes more operations than are enough is left: \
             {costly}.\n"
        );
    }
    out
}
