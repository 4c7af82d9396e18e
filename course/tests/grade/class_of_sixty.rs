//! Grades a realistic class of sixty, of which twenty hand in awkward files.
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use crate::sixty_students::{GUARD, ROW, Student, awkward_students, plain_students};
use crate::{Rows, csv_rows, grade, write};

#[test]
fn grades_class_of_sixty() {
    let temp = tempfile::tempdir().unwrap();
    let class = temp.path().join("class");
    let students: Vec<_> =
        plain_students(&class).into_iter().chain(awkward_students(&class)).collect();
    assert_eq!(students.len(), 60);
    write(&class.join("feedback from last year.docx"), "");

    let at = |name: &str| temp.path().join(name).to_str().unwrap().to_owned();
    // As a German Excel saves the roster.
    let people = students.iter().map(|it| format!("{};{}\r\n", it.name, it.id));
    let roster = format!("\u{feff}Name;ID\r\n{}", people.collect::<String>());
    fs::write(at("roster.csv"), roster).unwrap();
    let [roster, grades, pages] = ["roster.csv", "grades.csv", "pages"].map(&at);
    let output = grade(
        &class,
        &[
            "--chapter",
            "orientation",
            "--all",
            "--roster",
            &roster,
            "--feedback",
            &pages,
            "-o",
            &grades,
        ],
    );
    let stderr = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success(), "{stderr}");

    let rows = csv_rows(Path::new(&grades));
    students.iter().for_each(|student| check_rows(&rows, student));
    // The grades contain only these students, and the table has a line for each.
    assert_eq!(rows.keys().filter(|(_, exercise)| exercise == "total").count(), 60);
    assert_eq!(String::from_utf8(output.stdout).unwrap().lines().count(), 60);
    check_notes(&stderr, &students);

    // Equal answers are noted, but not short ones.
    let note = |name: &str, exercise: &str| {
        &rows[&(name.to_owned(), exercise.to_owned())]["note"]
    };
    assert_eq!(note("Tweedle Dum", GUARD), "equals the answer of Tweedle Dee");
    assert_eq!(note("Ada Lovelace", GUARD), "equals solution.rs");
    assert_eq!(
        (&**note("Student 00", GUARD), &**note("Student 00", ROW)),
        ("equals solution.rs", "")
    );
    assert_eq!(
        fs::read_dir(&pages).unwrap().count(),
        61,
        "a page each, and their list"
    );
    students.iter().for_each(|student| check_page(Path::new(&pages), student, &rows));
}

/// Checks a student's rows.
fn check_rows(rows: &Rows, student: &Student) {
    // A spreadsheet must not take a name for a formula.
    let name = if student.name.starts_with('=') {
        format!("'{}", student.name)
    } else {
        student.name.clone()
    };
    let own_rows = rows.iter().filter(|((who, _), _)| *who == name);
    let own_rows: BTreeMap<&str, _> =
        own_rows.map(|((_, exercise), row)| (&**exercise, row)).collect();
    assert_eq!(own_rows.len(), 11, "{name}");
    let (mut points, mut solved) = (0.0, 0);
    for (exercise, row) in &own_rows {
        assert_eq!(row["id"], student.id);
        assert!(!row["message"].contains('\n'), "{row:?}");
        if *exercise == "total" {
            continue;
        }
        let expected = student.expected.iter().find(|(name, ..)| name == exercise);
        let (_, status, message) = expected.unwrap_or(&("", "todo", ""));
        assert_eq!(row["status"], *status, "{name}: {row:?}");
        assert!(row["message"].contains(message), "{name}: {row:?}");
        let max_points = row["of"].parse::<f64>().unwrap();
        assert_eq!(
            row["points"].parse::<f64>().unwrap(),
            if *status == "solved" { max_points } else { 0.0 }
        );
        points += if *status == "solved" { max_points } else { 0.0 };
        solved += usize::from(*status == "solved");
    }
    let total = own_rows["total"];
    assert!(
        (total["points"].parse::<f64>().unwrap() - points).abs() < 0.05,
        "{total:?}"
    );
    let expected = if student.note.starts_with("Nothing") {
        "nothing handed in".to_owned()
    } else {
        format!("{solved} solved, ")
    };
    assert!(total["message"].starts_with(&expected), "{name}: {total:?}");
}

/// Checks the notes for the teacher: one line for each student with a problem.
fn check_notes(message: &str, students: &[Student]) {
    for student in students.iter().filter(|it| !it.note.is_empty()) {
        let is_told = message.contains(student.note);
        let is_for_the_student = student.note.contains("yours");
        assert!(is_told || is_for_the_student, "{}: {message}", student.name);
    }
    for (part, lines) in [
        ("1 of the 60 in the roster handed nothing in", 1),
        ("feedback from last year.docx is not graded", 1),
        ("Miss Named: ", 1),
        ("Fiona Fork: ", 0),
        ("Student 0", 0),
        ("equal answers: guard-the-door as solution.rs: ", 1),
    ] {
        let note = format!("note: {part}");
        let found = message.lines().filter(|line| line.starts_with(&note)).count();
        assert_eq!(found, lines, "{part}: {message}");
    }
}

/// Checks a student's feedback page.
fn check_page(folder: &Path, student: &Student, rows: &Rows) {
    let mut pages = fs::read_dir(folder).unwrap().map(|it| it.unwrap().path());
    let ending = format!("-{}.html", student.id);
    let path = pages.find(|it| it.to_string_lossy().ends_with(&ending)).unwrap();
    let html = fs::read_to_string(path).unwrap();
    let text = |text: &str| {
        let text = text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
        text.replace('\'', "&#39;").replace('"', "&quot;")
    };
    let assert_contains =
        |part: &str| assert!(html.contains(part), "{}: {part}\n{html}", student.name);
    assert_contains(&format!("<h1>Feedback for {}</h1>", text(&student.name)));
    assert_contains(&text(student.note));
    // A student's text adds no elements to the page.
    for tag in ["<script", "<img", "onerror=alert(1)>", "http://", "https://"] {
        assert!(!html.contains(tag), "{}: {tag}", student.name);
    }
    for (exercise, status, message) in &student.expected {
        assert_contains(&format!("<article class=\"{status}\">"));
        assert_contains(&format!("<code>{exercise}</code></h3>"));
        assert_contains(&text(message));
    }
    let solved =
        student.expected.iter().filter(|(_, status, _)| *status == "solved").count();
    match solved {
        0 if student.note.starts_with("Nothing") => {}
        0 => assert_contains("None of the 10 exercises is solved yet."),
        solved => {
            assert_contains(&format!("You have solved {solved} of 10 exercises."))
        }
    }
    if student.expected.iter().any(|(_, status, _)| *status == "wrong") {
        assert_contains("Read again: ");
    }
    let todo = rows
        .iter()
        .filter(|((who, _), row)| *who == student.name && row["status"] == "todo");
    if let Some(((_, exercise), _)) = todo.into_iter().next() {
        assert_contains(&format!("<code>{exercise}</code><span>0 of "));
    }
}
