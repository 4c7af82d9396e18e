//! What the page of a student says.
use std::collections::BTreeMap;

use super::sections::{Section, Sections};
use crate::score::Row;
use crate::submission::Submission;
use judging::exercises::Exercise;

/// What a page says.
pub struct Page<'a> {
    /// Whose it is.
    pub student: &'a str,
    /// How it begins: all counts.
    pub opening: String,
    /// The chapters, in the book's order.
    pub chapters: Vec<Chapter<'a>>,
    /// What was odd about the files.
    pub notes: &'a [String],
}

/// The exercises of a chapter.
pub struct Chapter<'a> {
    /// Its title.
    pub title: String,
    /// The exercises.
    pub items: Vec<Item<'a>>,
}

/// What is said of an exercise.
pub struct Item<'a> {
    /// Its title.
    pub title: &'a str,
    /// How long it takes.
    pub minutes: Option<u32>,
    /// What the grades say of it.
    pub row: &'a Row,
    /// Whether it came late.
    pub late: bool,
    /// What to read again.
    pub read: Vec<Section>,
}

/// What the page of a student says.
pub fn page<'a>(
    submission: &'a Submission,
    rows: &[&'a Row],
    about: &BTreeMap<&str, &'a Exercise>,
    sections: &mut Sections,
) -> Page<'a> {
    let mut chapters: Vec<(&str, Chapter)> = Vec::new();
    // What does not count is shown if it was tried.
    let shown = |row: &&&Row| !row.is_total() && (counts(row) || row.status != "todo");
    for &row in rows.iter().filter(shown) {
        if chapters.last().is_none_or(|(name, _)| *name != row.chapter) {
            let title = match &*row.chapter {
                "crate" => "Your own crate".to_owned(),
                chapter => sections.title(chapter),
            };
            chapters.push((&row.chapter, Chapter { title, items: Vec::new() }));
        }
        let known = about.get(&*row.exercise).filter(|_| row.chapter != "crate");
        let read = known.filter(|_| row.status == "wrong").map_or(Vec::new(), |it| {
            it.about.sections.iter().map(|section| sections.find(section)).collect()
        });
        let item = Item {
            title: known.map_or(&row.exercise, |it| &it.about.title),
            minutes: known.map(|it| it.about.minutes),
            row,
            late: is_late(row),
            read,
        };
        if let Some((_, chapter)) = chapters.last_mut() {
            chapter.items.push(item);
        }
    }
    Page {
        student: &submission.student,
        opening: opening(submission, rows),
        chapters: chapters.into_iter().map(|(_, chapter)| chapter).collect(),
        notes: &submission.notes,
    }
}

/// Whether something counts, and is not for practice alone.
fn counts(row: &Row) -> bool {
    row.of > 0.0
}

fn is_late(row: &Row) -> bool {
    row.late_days.is_some_and(|days| days > 0)
}

/// A few friendly words with all counts.
fn opening(submission: &Submission, rows: &[&Row]) -> String {
    let own = || {
        let exercises =
            rows.iter().filter(|row| row.chapter != "crate" && row.exercise != "total");
        exercises.filter(|row| counts(row))
    };
    let count = |status: &str| own().filter(|row| row.status == status).count();
    let [solved, wrong, todo] = ["solved", "wrong", "todo"].map(count);
    let costly = own().filter(|row| is_costly(row)).count();
    let (all, rest) = (own().count(), own().count() - solved - wrong - todo);
    let wrong = wrong - costly;
    let total = rows.iter().find(|row| row.is_total());
    let points = total.map_or(String::new(), |it| {
        format!(" That is {} of {} points.", number(it.points), number(it.of))
    });
    let mut text = match solved {
        _ if submission.is_nothing => {
            let is_one =
                if all == 1 { "There is 1 exercise" } else { "There are exercises" };
            format!(
                "Nothing of yours was handed in yet.{points} {is_one} to begin with below."
            )
        }
        // A crate alone counts.
        _ if all == 0 => points.trim().to_owned(),
        0 if all == 1 => format!("The exercise is not solved yet.{points}"),
        0 => format!("None of the {all} exercises is solved yet.{points}"),
        _ if solved == all && all == 1 => {
            format!("You have solved the exercise. Well done!{points}")
        }
        _ if solved == all => {
            format!("You have solved all {all} exercises. Well done!{points}")
        }
        _ => format!("You have solved {solved} of {all} exercises.{points}"),
    };
    let is = |count| if count == 1 { "is" } else { "are" };
    if wrong > 0 {
        let tells = "below stands what the judge saw, and what to read again";
        text += &format!(" {wrong} {} not right yet: {tells}.", is(wrong));
    }
    if costly > 0 {
        let what =
            if costly == 1 { "is right and costs" } else { "are right and cost" };
        text += &format!(" {costly} {what} too much: a part of the points is yours.");
    }
    if todo > 0 && !submission.is_nothing {
        text += &format!(" {todo} {} still to do.", is(todo));
    }
    if rest > 0 {
        text += &format!(" {rest} could not be judged, which is not your fault.");
    }
    let answers = rows.iter().filter(|row| row.exercise != "total");
    let late = answers.filter(|row| is_late(row)).count();
    match late {
        0 => {}
        1 => text += " 1 answer came late.",
        late => text += &format!(" {late} answers came late."),
    }
    text
}

/// Points as people write them.
pub fn number(points: f64) -> String {
    let text = format!("{points:.2}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

/// What is said of points.
pub fn points(row: &Row) -> String {
    if !counts(row) {
        return "for practice".to_owned();
    }
    format!("{} of {} points", number(row.points), number(row.of))
}

/// Whether an answer is right, and costs so much that only a part of the points is left.
fn is_costly(row: &Row) -> bool {
    row.status == "wrong" && row.points > 0.0
}

/// A status in a student's words.
pub fn status(row: &Row) -> &str {
    match row.status {
        _ if is_costly(row) => "right, and it costs too much",
        "wrong" => "not right yet",
        "todo" => "to do",
        status => status,
    }
}

#[cfg(test)]
mod tests {
    use super::number;

    #[test]
    fn points_are_short() {
        assert_eq!([12.5, 0.0, 100.0, 7.69].map(number), ["12.5", "0", "100", "7.69"]);
    }
}
