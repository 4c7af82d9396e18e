//! The grades as a file of comma-separated values, as JSON, and as a table.
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use serde_json::{Map, Value};

use super::names::moves_the_cursor;
use super::score::{Row, UNJUDGED};
use super::submission::Submission;
use base::whole;

/// How long a message in the file is, in characters: the feedback has all of it.
const MESSAGE: usize = 200;
/// How an advice begins, which is the last line of a message.
const ADVICE: &str = "It looks as if";
/// What stands in a total if there was nothing to grade.
const NOTHING: &str = "nothing handed in";

/// The file for the grades. What it holds is replaced when the new grades are whole, and
/// not before: grading takes a while, and may be ended.
pub struct Report(PathBuf);

impl Report {
    /// Finds out whether the file can be written: better now than after an hour. Nothing
    /// of that stays: this may be ended before there is anything to write.
    ///
    /// # Errors
    /// If it cannot.
    pub fn begin(path: &Path) -> Result<Self> {
        let report = Report(path.to_owned());
        whole::try_out(path).with_context(|| report.cannot())?;
        Ok(report)
    }

    /// Writes a text.
    ///
    /// # Errors
    /// If the file cannot be written; then it is as it was.
    pub fn write(self, text: &str) -> Result<()> {
        whole::write(&self.0, text).with_context(|| self.cannot())
    }

    fn cannot(&self) -> String {
        format!("cannot write {}", self.0.display())
    }
}

/// The grades with what else is known of the students.
pub struct Sheet<'a> {
    rows: Vec<Row>,
    students: BTreeMap<&'a str, &'a Submission>,
    /// What is to be noted of answers, by student and exercise.
    notes: BTreeMap<(&'a str, &'a str), String>,
}

impl<'a> Sheet<'a> {
    /// The rows of the students who handed these in, with notes on some answers.
    pub fn new(
        mut rows: Vec<Row>,
        submissions: &'a [Submission],
        notes: BTreeMap<(&'a str, &'a str), String>,
    ) -> Self {
        let students: BTreeMap<_, _> =
            submissions.iter().map(|it| (&*it.student, it)).collect();
        for row in rows.iter_mut().filter(|row| is_total(row)) {
            if students.get(&*row.student).is_some_and(|it| it.is_nothing) {
                row.message = NOTHING.to_owned();
            }
        }
        Sheet { rows, students, notes }
    }

    /// The rows.
    pub fn rows(&self) -> &[Row] {
        &self.rows
    }

    fn student(&self, row: &Row) -> Option<&Submission> {
        self.students.get(&*row.student).copied()
    }

    fn id(&self, row: &Row) -> &str {
        self.student(row).map_or("", |it| &it.id)
    }

    /// What the teacher should know of an answer.
    fn note(&self, row: &Row) -> String {
        let late = self.student(row).is_some_and(|it| it.is_late(Some(&row.exercise)));
        let late = late.then(|| "late".to_owned());
        let like = self.notes.get(&(&*row.student, &*row.exercise)).cloned();
        late.into_iter().chain(like).collect::<Vec<_>>().join("; ")
    }

    /// A line for each student and each exercise, as comma-separated values.
    ///
    /// # Errors
    /// Never: a row is always text.
    pub fn long(&self) -> Result<String> {
        let header = [
            "student",
            "id",
            "chapter",
            "exercise",
            "kind",
            "status",
            "points",
            "of",
            "message",
            "note",
            "minutes",
            "late_days",
            "session",
        ];
        let line = |row: &Row| {
            let [points, of] =
                [row.points, row.of].map(|number| format!("{number:.2}"));
            let message = short(&row.message);
            let status = row.status.to_owned();
            let [student, id, chapter, exercise, kind, message, note] = [
                &row.student,
                self.id(row),
                &row.chapter,
                &row.exercise,
                &row.kind,
                &message,
                &self.note(row),
            ]
            .map(cell);
            let minutes = row.minutes.map_or(String::new(), |it| it.to_string());
            let days = row.late_days.map_or(String::new(), |it| it.to_string());
            let session = row.session.map_or(String::new(), |it| it.to_string());
            vec![
                student, id, chapter, exercise, kind, status, points, of, message,
                note, minutes, days, session,
            ]
        };
        let header = header.map(str::to_owned).to_vec();
        separated([header].into_iter().chain(self.rows.iter().map(line)))
    }

    /// A line for each student, with the points for each exercise.
    ///
    /// # Errors
    /// Never: a row is always text.
    pub fn wide(&self) -> Result<String> {
        let mut names: Vec<(&str, &str)> = Vec::new();
        let mut parts: BTreeMap<&str, Vec<&Row>> = BTreeMap::new();
        let mut students: Vec<&str> = Vec::new();
        for row in &self.rows {
            let name = (&*row.chapter, &*row.exercise);
            if !is_total(row) && !names.contains(&name) {
                names.push(name);
            }
            if students.last() != Some(&&*row.student) {
                students.push(&row.student);
            }
            parts.entry(&row.student).or_default().push(row);
        }
        let first = ["student", "id", "address", "total", "of"].map(str::to_owned);
        let columns = names.iter().map(|(chapter, exercise)| match *chapter {
            "crate" => format!("crate {exercise}"),
            _ => (*exercise).to_owned(),
        });
        let last = ["status", "note"].map(str::to_owned);
        let header: Vec<_> = first.into_iter().chain(columns).chain(last).collect();
        let line = |student: &&str| {
            let own = parts.get(student).map_or(&[][..], Vec::as_slice);
            let total = own.iter().find(|row| is_total(row));
            let number = |number: Option<f64>| {
                number.map_or(String::new(), |it| format!("{it:.2}"))
            };
            let about = self.students.get(student);
            let [id, address] =
                [about.map_or("", |it| &it.id), about.map_or("", |it| &it.address)];
            let mut line = vec![cell(student), cell(id), cell(address)];
            line.push(number(total.map(|row| row.points)));
            line.push(number(total.map(|row| row.of)));
            for (chapter, exercise) in &names {
                let row = own
                    .iter()
                    .find(|row| row.chapter == *chapter && row.exercise == *exercise)
                    // Nobody knows what it would have got; and practice gets nothing.
                    .filter(|row| row.status != UNJUDGED && row.of > 0.0);
                line.push(number(row.map(|row| row.points)));
            }
            line.push(cell(total.map_or("", |row| &row.message)));
            let notes =
                own.iter().filter(|row| row.exercise != "total").filter_map(|row| {
                    let note = self.note(row);
                    (!note.is_empty()).then(|| format!("{}: {note}", row.exercise))
                });
            line.push(cell(&notes.collect::<Vec<_>>().join("; ")));
            line
        };
        separated([header].into_iter().chain(students.iter().map(line)))
    }

    /// The rows as JSON, one object a line, with the whole messages.
    ///
    /// # Errors
    /// Never: a row is always JSON.
    pub fn json(&self) -> Result<String> {
        let line = |row: &Row| -> Result<String> {
            let mut object: Map<String, Value> =
                serde_json::from_value(serde_json::to_value(row)?)?;
            object.insert("id".to_owned(), self.id(row).into());
            object.insert("note".to_owned(), self.note(row).into());
            Ok(serde_json::to_string(&object)?)
        };
        Ok(self.rows.iter().map(line).collect::<Result<Vec<_>>>()?.join("\n"))
    }

    /// The totals: a line for each student.
    pub fn table(&self) -> String {
        let totals: Vec<_> =
            self.rows.iter().filter(|row| row.exercise == "total").collect();
        let name = |row: &Row| match row.chapter.is_empty() {
            true => row.student.clone(),
            false => format!("{}, {}", row.student, row.chapter),
        };
        let longest =
            totals.iter().map(|row| name(row).chars().count()).max().unwrap_or(0);
        let line = |row: &&Row| {
            format!("{:longest$}  {:6.2}  {}", name(row), row.points, row.message)
        };
        totals.iter().map(line).collect::<Vec<_>>().join("\n")
    }
}

/// Whether a row is that of all of a student's exercises.
fn is_total(row: &Row) -> bool {
    row.exercise == "total" && row.chapter.is_empty()
}

/// Lines as comma-separated values (RFC 4180).
fn separated(lines: impl Iterator<Item = Vec<String>>) -> Result<String> {
    let mut file = csv::Writer::from_writer(Vec::new());
    for line in lines {
        file.write_record(line)?;
    }
    Ok(String::from_utf8(file.into_inner()?)?)
}

/// A message on one line: how it begins, and the advice at its end.
fn short(message: &str) -> String {
    let lines = message.lines().map(str::trim).filter(|line| !line.is_empty());
    let lines: Vec<_> = lines.collect();
    let advice = lines.iter().skip(2).rfind(|line| line.starts_with(ADVICE));
    let mut short = match lines[..] {
        [] => String::new(),
        [first, second, ..] if first.ends_with(':') => format!("{first} {second}"),
        // A call, and what may be wrong with it.
        [first, second] => format!("{first} {second}"),
        [first, ..] => first.to_owned(),
    };
    short.extend(advice.into_iter().flat_map(|advice| [" ", advice]));
    if short.chars().count() > MESSAGE {
        short = short.chars().take(MESSAGE).chain(['…']).collect();
    }
    short
}

/// Text on one line that no spreadsheet takes for a formula.
fn cell(text: &str) -> String {
    let clean = |c| if moves_the_cursor(c) { ' ' } else { c };
    let text: String = text.chars().map(clean).collect();
    // A name that has the mark already gets another: no two become one.
    match text
        .trim_start_matches(['\'', ' '])
        .starts_with(['=', '+', '-', '@', '＝', '＋', '－', '＠'])
    {
        true => format!("'{text}"),
        false => text,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::{Row, Sheet, cell, short};
    use crate::Submission;

    fn row(student: &str, exercise: &str, points: f64, message: &str) -> Row {
        let status = match (exercise, points) {
            ("total", _) => "",
            (_, 0.0) => "wrong",
            _ => "solved",
        };
        Row {
            student: student.into(),
            chapter: if exercise == "total" { "" } else { "some" }.into(),
            exercise: exercise.into(),
            kind: String::new(),
            status,
            points,
            of: 50.0,
            message: message.into(),
            minutes: (exercise == "one").then_some(10),
            late_days: None,
            session: None,
        }
    }

    #[test]
    fn the_lines_are_those_of_the_students() {
        let names = ["Ada, Countess", "=Bob"];
        let submissions = names.map(|name| Submission {
            student: name.into(),
            id: format!("-{}", name.len()),
            is_nothing: name == "=Bob",
            ..Submission::default()
        });
        let rows = vec![
            row(names[0], "one", 50.0, ""),
            row(names[0], "two \"2\"", 0.0, "It does not compile:\nerror, \"x\"\nmore"),
            row(names[0], "total", 50.0, "1 solved"),
            row(names[1], "one", 0.0, ""),
            row(names[1], "two \"2\"", 0.0, ""),
            row(names[1], "total", 0.0, "0 solved"),
        ];
        let notes =
            BTreeMap::from([((names[0], "one"), "equals solution.rs".to_owned())]);
        let sheet = Sheet::new(rows, &submissions, notes);
        let wide = sheet.wide().unwrap();
        let right = "student,id,address,total,of,one,\"two \"\"2\"\"\",status,note\n\
                     \"Ada, Countess\",'-13,,50.00,50.00,50.00,0.00,1 solved,one: equals solution.rs\n\
                     '=Bob,'-4,,0.00,50.00,0.00,0.00,nothing handed in,\n";
        assert_eq!(wide, right);
        let long = sheet.long().unwrap();
        assert_eq!(long.lines().count(), 7);
        let second = "\"Ada, Countess\",'-13,some,\"two \"\"2\"\"\",,wrong,0.00,50.00,\
                      \"It does not compile: error, \"\"x\"\"\",,,,";
        assert_eq!(long.lines().nth(2), Some(second));
        assert!(sheet.json().unwrap().contains("\"id\":\"-13\",\"note\":\"equals"));
    }

    #[test]
    fn messages_are_one_line() {
        for (message, right) in [
            ("", ""),
            ("f(1) gives 1, and 2 is right.", "f(1) gives 1, and 2 is right."),
            (
                "f(1) gives 1.\nmore\nIt looks as if you square.",
                "f(1) gives 1. It looks as if you square.",
            ),
            (
                "It does not compile:\n\n  error: no\n --> 1",
                "It does not compile: error: no",
            ),
        ] {
            assert_eq!(short(message), right);
        }
        assert_eq!(short(&"ä".repeat(500)).chars().count(), 201);
    }

    #[test]
    fn no_cell_is_a_formula_or_moves_the_cursor() {
        assert_eq!(cell("=HYPERLINK(1)"), "'=HYPERLINK(1)");
        assert_eq!(cell("-1"), "'-1");
        assert_eq!((cell("'-1"), cell("'t Hooft")), ("''-1".into(), "'t Hooft".into()));
        assert_eq!(cell("\t=1"), "' =1");
        assert_eq!(cell("a = 1\n\u{1b}[31mb"), "a = 1  [31mb");
    }
}
