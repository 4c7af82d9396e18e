//! Formats grades as comma-separated values, as JSON, and as a table.
use anyhow::Result;

use super::names::needs_escape;
use super::score::GradeRow;

/// Maximum length of a message in the file of grades, in characters. The feedback page has the
/// whole message.
const MAX_MESSAGE: usize = 200;
/// Beginning of the advice, the last line of a message.
const ADVICE_PREFIX: &str = "It looks as if";
/// Columns of the file.
const COLUMNS: [&str; 13] = [
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

/// Returns the first line of the file.
pub fn header() -> String {
    COLUMNS.join(",") + "\n"
}

/// Returns a line for each student and each exercise, as comma-separated values.
///
/// # Errors
/// Never: a row is always text.
pub fn csv(rows: &[GradeRow]) -> Result<String> {
    let mut file = csv::Writer::from_writer(Vec::new());
    file.write_record(COLUMNS)?;
    for row in rows {
        let text =
            |number: Option<u64>| number.map_or(String::new(), |it| it.to_string());
        file.write_record([
            safe_cell(&row.student),
            safe_cell(&row.id),
            safe_cell(&row.chapter),
            safe_cell(&row.exercise),
            safe_cell(&row.kind),
            row.status.to_owned(),
            format!("{:.2}", row.points),
            format!("{:.2}", row.max_points),
            safe_cell(&shortened(&row.message)),
            safe_cell(&row.note),
            text(row.minutes.map(u64::from)),
            text(row.late_days),
            text(row.session.map(|it| it as u64)),
        ])?;
    }
    Ok(String::from_utf8(file.into_inner()?)?)
}

/// Returns the rows as JSON, one object a line, with complete messages.
///
/// # Errors
/// Never: a row is always JSON.
pub fn json(rows: &[GradeRow]) -> Result<String> {
    let lines = rows.iter().map(serde_json::to_string);
    Ok(lines.collect::<Result<Vec<_>, _>>()?.join("\n"))
}

/// Returns the totals, a line for each student.
pub fn table(rows: &[GradeRow]) -> String {
    let totals: Vec<_> = rows.iter().filter(|row| row.is_total()).collect();
    let lengths = totals.iter().map(|row| row.student.chars().count());
    let longest = lengths.max().unwrap_or(0);
    let line = |row: &&GradeRow| {
        format!("{:longest$}  {:6.2}  {}", row.student, row.points, row.message)
    };
    totals.iter().map(line).collect::<Vec<_>>().join("\n")
}

/// Shortens a message to one line: its beginning, and the advice at its end.
fn shortened(message: &str) -> String {
    let lines = message.lines().map(str::trim).filter(|line| !line.is_empty());
    let lines: Vec<_> = lines.collect();
    let advice = lines.iter().skip(2).rfind(|line| line.starts_with(ADVICE_PREFIX));
    let mut short = match lines[..] {
        [] => String::new(),
        [first, second, ..] if first.ends_with(':') => format!("{first} {second}"),
        // The first line has the call and its result, and the second says what may be wrong.
        [first, second] => format!("{first} {second}"),
        [first, ..] => first.to_owned(),
    };
    short.extend(advice.into_iter().flat_map(|advice| [" ", advice]));
    if short.chars().count() > MAX_MESSAGE {
        short = short.chars().take(MAX_MESSAGE).chain(['…']).collect();
    }
    short
}

/// Returns text on one line that no spreadsheet takes for a formula.
fn safe_cell(text: &str) -> String {
    let clean = |c| if needs_escape(c) { ' ' } else { c };
    let text: String = text.chars().map(clean).collect();
    // A name that already begins with `'` gets another `'`, so that different names stay
    // different.
    if text
        .trim_start_matches(['\'', ' '])
        .starts_with(['=', '+', '-', '@', '＝', '＋', '－', '＠'])
    {
        format!("'{text}")
    } else {
        text
    }
}

#[cfg(test)]
mod tests {
    use super::{GradeRow, csv, json, safe_cell, shortened, table};

    #[test]
    fn writes_row_as_line() {
        let row = GradeRow {
            student: "=Bob".into(),
            id: "-13".into(),
            chapter: "some".into(),
            exercise: "two \"2\"".into(),
            kind: "code".into(),
            status: "wrong",
            points: 0.0,
            max_points: 50.0,
            message: "It does not compile:\nerror, \"x\"\nmore".into(),
            note: "equals solution.rs".into(),
            minutes: Some(10),
            late_days: Some(3),
            session: None,
        };
        let expected = "'=Bob,'-13,some,\"two \"\"2\"\"\",code,wrong,0.00,50.00,\"It does not \
                     compile: error, \"\"x\"\"\",equals solution.rs,10,3,\n";
        let text = csv(std::slice::from_ref(&row)).unwrap();
        assert_eq!(text.split_once('\n').unwrap().1, expected);
        let text = json(std::slice::from_ref(&row)).unwrap();
        assert!(text.contains("\"chapter\":\"some\",\"exercise\":\"two"), "{text}");
        let total = GradeRow {
            chapter: String::new(),
            exercise: "total".into(),
            ..row.clone()
        };
        assert_eq!(
            table(&[row, total]),
            "=Bob    0.00  It does not compile:\nerror, \"x\"\nmore"
        );
    }

    #[test]
    fn messages_are_one_line() {
        for (message, expected) in [
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
            assert_eq!(shortened(message), expected);
        }
        assert_eq!(shortened(&"ä".repeat(500)).chars().count(), 201);
    }

    #[test]
    fn escapes_formulas_and_control_characters() {
        assert_eq!(safe_cell("=HYPERLINK(1)"), "'=HYPERLINK(1)");
        assert_eq!(safe_cell("-1"), "'-1");
        assert_eq!(
            (safe_cell("'-1"), safe_cell("'t Hooft")),
            ("''-1".into(), "'t Hooft".into())
        );
        assert_eq!(safe_cell("\t=1"), "' =1");
        assert_eq!(safe_cell("a = 1\n\u{1b}[31mb"), "a = 1  [31mb");
    }
}
