//! The feedback page of a student: one HTML file for any browser and screen, light or
//! dark.
use std::collections::BTreeMap;
use std::fmt::Write as _;

use super::sections::BookSections;
use crate::names::needs_escape;
use crate::score::GradeRow;
use crate::submission::Submission;
use judging::exercises::Exercise;
use judging::exercises::compiler::is_compile_error;

/// Style sheet of the page.
const STYLE: &str = include_str!("page.css");
/// The page loads nothing and runs no script, whatever a student has written.
const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; \
                      form-action 'none'";

/// A tag that marks the page as one of this tool.
pub const GENERATOR: &str = "<meta name=\"generator\" content=\"gods-course grade\">";

/// The page to read after an error of the compiler.
const RUST_PAGE: &str = "rust-ramp.md";

/// Exercises by name.
pub type ExercisesByName<'a> = BTreeMap<&'a str, &'a Exercise>;

/// Returns the whole page.
pub fn page(
    submission: &Submission,
    rows: &[&GradeRow],
    exercises: &ExercisesByName,
    sections: &mut BookSections,
) -> String {
    let name = escape_html(&submission.student);
    let mut html = format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta http-equiv=\"Content-Security-Policy\" content=\"{POLICY}\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"color-scheme\" content=\"light dark\">\n\
         {GENERATOR}\n\
         <title>Feedback for {name}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n\
         <main>\n<h1>Feedback for {name}</h1>\n<p class=\"opening\">{}</p>\n",
        escape_html(&opening_text(submission, rows))
    );
    if !submission.notes.is_empty() {
        html += "<section class=\"notes\">\n<h2>About your files</h2>\n<ul>\n";
        for note in &submission.notes {
            // Writing to a string cannot fail.
            let _ = writeln!(html, "<li>{}</li>", escape_html(note));
        }
        html += "</ul>\n</section>\n";
    }
    // An ungraded exercise is shown if it was tried.
    let shown =
        |row: &&&GradeRow| !row.is_total() && (is_graded(row) || row.status != "todo");
    let shown: Vec<&GradeRow> = rows.iter().filter(shown).copied().collect();
    for chapter_rows in shown.chunk_by(|a, b| a.chapter == b.chapter) {
        write_chapter(&mut html, chapter_rows, exercises, sections);
    }
    html + "</main>\n</body>\n</html>\n"
}

/// Writes the section about the exercises of a chapter.
fn write_chapter(
    html: &mut String,
    rows: &[&GradeRow],
    exercises: &ExercisesByName,
    sections: &mut BookSections,
) {
    let chapter = &rows[0].chapter;
    let is_crate = chapter == "crate";
    let title =
        if is_crate { "Your own crate".to_owned() } else { sections.title(chapter) };
    let _ = writeln!(html, "<section>\n<h2>{}</h2>", escape_html(&title));
    let known = |row: &GradeRow| exercises.get(&*row.exercise).filter(|_| !is_crate);
    let heading = |row: &GradeRow| {
        let title = known(row).map_or(&row.exercise, |it| &it.metadata.title);
        format!("{} <code>{}</code>", escape_html(title), escape_html(&row.exercise))
    };
    for row in rows.iter().filter(|row| row.status != "todo") {
        let late =
            if is_late(row) { " <span class=\"late\">came late</span>" } else { "" };
        let _ = writeln!(
            html,
            "<article class=\"{}\">\n<h3>{}</h3>\n<p class=\"status\"><b>{}</b> \
             <span>{}</span>{late}</p>",
            row.status,
            heading(row),
            status_text(row),
            points_text(row),
        );
        if !row.message.is_empty() {
            let _ = writeln!(html, "<pre>{}</pre>", escape_html(&row.message));
        }
        let again = match known(row).filter(|_| row.status == "wrong") {
            Some(_) if is_compile_error(&row.message) => vec![RUST_PAGE],
            Some(it) => it.metadata.sections.iter().map(String::as_str).collect(),
            None => Vec::new(),
        };
        let links: Vec<_> = again.into_iter().map(|it| sections.link(it)).collect();
        if !links.is_empty() {
            let links = links.join("; ");
            let _ = writeln!(html, "<p class=\"read\">Read again: {links}.</p>");
        }
        *html += "</article>\n";
    }
    let todo: Vec<_> = rows.iter().filter(|row| row.status == "todo").collect();
    if !todo.is_empty() {
        *html += "<p class=\"todo\">To do:</p>\n<ul class=\"todo\">\n";
        for row in todo {
            let minutes =
                row.minutes.map_or(String::new(), |it| format!(", {it} minutes"));
            let (heading, points) = (heading(row), points_text(row));
            let _ = writeln!(html, "<li>{heading}<span>{points}{minutes}</span></li>");
        }
        *html += "</ul>\n";
    }
    *html += "</section>\n";
}

/// Whether a row counts for the grade, and is not only practice.
fn is_graded(row: &GradeRow) -> bool {
    row.max_points > 0.0
}

fn is_late(row: &GradeRow) -> bool {
    row.late_days.is_some_and(|days| days > 0)
}

/// The opening paragraph: a few friendly words with all counts.
fn opening_text(submission: &Submission, rows: &[&GradeRow]) -> String {
    let graded_rows = || {
        let exercises =
            rows.iter().filter(|row| row.chapter != "crate" && row.exercise != "total");
        exercises.filter(|row| is_graded(row))
    };
    let count = |status: &str| graded_rows().filter(|row| row.status == status).count();
    let [solved, wrong, todo] = ["solved", "wrong", "todo"].map(count);
    let costly = graded_rows().filter(|row| is_costly(row)).count();
    let (all, rest) =
        (graded_rows().count(), graded_rows().count() - solved - wrong - todo);
    let wrong = wrong - costly;
    let total = rows.iter().find(|row| row.is_total());
    let points = total.map_or(String::new(), |it| {
        format!(
            " That is {} of {} points.",
            format_number(it.points),
            format_number(it.max_points)
        )
    });
    let mut text = match solved {
        _ if submission.is_empty => {
            let is_one =
                if all == 1 { "There is 1 exercise" } else { "There are exercises" };
            format!(
                "Nothing of yours was handed in yet.{points} {is_one} to begin with below."
            )
        }
        // No exercise counts for the grade, only the student's own crate.
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
    let is_or_are = |count| if count == 1 { "is" } else { "are" };
    if wrong > 0 {
        let tells = "see below what the judge found, and what to read again";
        text += &format!(" {wrong} {} not right yet: {tells}.", is_or_are(wrong));
    }
    if costly > 0 {
        let what =
            if costly == 1 { "is right and costs" } else { "are right and cost" };
        text += &format!(" {costly} {what} too much: a part of the points is yours.");
    }
    if todo > 0 && !submission.is_empty {
        text += &format!(" {todo} {} still to do.", is_or_are(todo));
    }
    if rest > 0 {
        text += &format!(" {rest} could not be judged, which is not your fault.");
    }
    let late = rows.iter().filter(|row| row.exercise != "total" && is_late(row));
    // A late crate counts as one late answer, although it has a row for each part.
    let (crates, answers): (Vec<&GradeRow>, Vec<&GradeRow>) =
        late.partition(|row| row.chapter == "crate");
    match answers.len() + usize::from(!crates.is_empty()) {
        0 => {}
        1 => text += " 1 answer came late.",
        late => text += &format!(" {late} answers came late."),
    }
    text
}

/// Formats points without trailing zeros.
fn format_number(points: f64) -> String {
    let text = format!("{points:.2}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

/// Describes the points of a row.
fn points_text(row: &GradeRow) -> String {
    if !is_graded(row) {
        return "for practice".to_owned();
    }
    format!("{} of {} points", format_number(row.points), format_number(row.max_points))
}

/// Whether an answer is right but takes so many operations that it gets only a part of
/// the points.
fn is_costly(row: &GradeRow) -> bool {
    row.status == "wrong" && row.points > 0.0
}

/// Describes a status to a student.
fn status_text(row: &GradeRow) -> &str {
    match row.status {
        _ if is_costly(row) => "right, and it costs too much",
        "wrong" => "not right yet",
        "todo" => "to do",
        status => status,
    }
}

/// Escapes text for HTML, including characters that change the writing direction.
pub fn escape_html(text: &str) -> String {
    let mut safe = String::new();
    for c in text.chars() {
        match c {
            '&' => safe += "&amp;",
            '<' => safe += "&lt;",
            '>' => safe += "&gt;",
            '"' => safe += "&quot;",
            '\'' => safe += "&#39;",
            '\n' | '\t' => safe.push(c),
            c if needs_escape(c) => safe.extend(c.escape_default()),
            c => safe.push(c),
        }
    }
    safe
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;
    use std::path::Path;

    use judging::exercises::load_all;

    use super::{BookSections, escape_html, format_number, write_chapter};
    use crate::score::GradeRow;

    #[test]
    fn compile_error_points_to_rust_page() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let exercises = load_all(&root).unwrap();
        let by_name = exercises.iter().map(|it| (&*it.name, it));
        let by_name: BTreeMap<_, _> = by_name.collect();
        for (message, title) in [
            ("It does not compile:\nerror: oh", "The Rust of the exercises"),
            ("The check cannot call it\nerror[E0308]: oh", "The Rust of the exercises"),
            ("rank(&[1, 0, 2], 3) gives 19.", "Orientations: Three dials"),
        ] {
            let row = GradeRow {
                chapter: "orientation".to_owned(),
                exercise: "read-the-dials".to_owned(),
                status: "wrong",
                message: message.to_owned(),
                ..GradeRow::default()
            };
            let mut html = String::new();
            write_chapter(&mut html, &[&row], &by_name, &mut BookSections::new(&root));
            assert!(html.contains(&format!("Read again: {title}")), "{html}");
        }
    }

    #[test]
    fn formats_numbers_briefly() {
        assert_eq!(
            [12.5, 0.0, 100.0, 7.69].map(format_number),
            ["12.5", "0", "100", "7.69"]
        );
    }

    #[test]
    fn escapes_student_text() {
        let text = "</pre><script>alert('1')</script>&\"\u{202e}\u{1b}";
        let expected = "&lt;/pre&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;\
                     &quot;\\u{202e}\\u{1b}";
        assert_eq!(escape_html(text), expected);
    }
}
