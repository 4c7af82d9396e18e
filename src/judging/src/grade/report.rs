//! The grades as a file of comma-separated values, as JSON, and as a table.
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use super::names::moves_the_cursor;
use super::score::Row;
use base::whole;

/// How much of a message goes into the file, in characters.
const MESSAGE: usize = 2000;

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

    /// Writes the rows as comma-separated values.
    ///
    /// # Errors
    /// If the file cannot be written; then it is as it was.
    pub fn write(self, rows: &[Row]) -> Result<()> {
        whole::write(&self.0, separated(rows)).with_context(|| self.cannot())
    }

    fn cannot(&self) -> String {
        format!("cannot write {}", self.0.display())
    }
}

/// The rows as comma-separated values (RFC 4180), below a line that names the columns;
/// without rows nothing.
fn separated(rows: &[Row]) -> String {
    const COLUMNS: &str = "student,chapter,exercise,kind,status,points,of,message,minutes,\
                           late_days,session\n";
    let quoted = |cell: &str| match cell.contains([',', '"', '\r', '\n']) {
        true => format!("\"{}\"", cell.replace('"', "\"\"")),
        false => cell.to_owned(),
    };
    let line = |row: &Row| {
        let row = plain(row);
        let [points, of] = [row.points, row.of].map(|number| format!("{number:?}"));
        let days = row.late_days.map_or(String::new(), |days| days.to_string());
        let minutes = row.minutes.map_or(String::new(), |minutes| minutes.to_string());
        let session = row.session.map_or(String::new(), |session| session.to_string());
        let texts = [row.student, row.chapter, row.exercise, row.kind];
        let cells = texts.into_iter().chain([row.status.to_owned(), points, of]);
        let cells = cells.chain([row.message, minutes, days, session]);
        cells.map(|cell| quoted(&cell)).collect::<Vec<_>>().join(",") + "\n"
    };
    let columns = if rows.is_empty() { "" } else { COLUMNS };
    columns.to_owned() + &rows.iter().map(line).collect::<String>()
}

/// The rows as JSON, one object a line.
///
/// # Errors
/// Never: a row is always JSON.
pub fn json(rows: &[Row]) -> Result<String> {
    let lines = rows.iter().map(serde_json::to_string);
    Ok(lines.collect::<Result<Vec<_>, _>>()?.join("\n"))
}

/// The totals: a line for each student.
pub fn table(rows: &[Row]) -> String {
    let totals: Vec<_> = rows.iter().filter(|row| row.exercise == "total").collect();
    let name = |row: &Row| match row.chapter.is_empty() {
        true => row.student.clone(),
        false => format!("{}, {}", row.student, row.chapter),
    };
    let longest = totals.iter().map(|row| name(row).chars().count()).max().unwrap_or(0);
    let line = |row: &&Row| {
        format!("{:longest$}  {:6.2}  {}", name(row), row.points, row.message)
    };
    totals.iter().map(line).collect::<Vec<_>>().join("\n")
}

/// A row as a spreadsheet may have it.
fn plain(row: &Row) -> Row {
    let message: String = row.message.chars().take(MESSAGE).collect();
    Row { student: cell(&row.student), message: cell(&message), ..row.clone() }
}

/// Text that no spreadsheet takes for a formula.
fn cell(text: &str) -> String {
    let clean = |c| if moves_the_cursor(c) && c != '\n' { ' ' } else { c };
    let text: String = text.chars().map(clean).collect();
    // A name that has the mark already gets another: no two become one.
    match text.trim_start_matches('\'').starts_with(['=', '+', '-', '@']) {
        true => format!("'{text}"),
        false => text,
    }
}

#[cfg(test)]
mod tests {
    use super::{Row, cell, separated};

    /// As the crate `csv` writes them, and reads them.
    #[test]
    fn any_cell_comes_back_from_the_file() {
        let row = |message: &str, points| Row {
            student: "Ada, Countess".into(),
            chapter: String::new(),
            exercise: "say \"hi\"".into(),
            kind: "code".into(),
            status: "wrong",
            points,
            of: 100.0,
            message: message.into(),
            minutes: (points > 1.0).then_some(10),
            late_days: (points > 7.0).then_some(3),
            session: None,
        };
        let rows = [
            row("one\ntwo", 0.0),
            row("", 33.33),
            row("\"", 7.5),
            row("a,b", 1.0),
            row("a\r\nb", 100.0),
            row("ä ·", 0.07),
        ];
        let mut file = csv::Writer::from_writer(Vec::new());
        rows.iter().for_each(|row| file.serialize(super::plain(row)).unwrap());
        let right = String::from_utf8(file.into_inner().unwrap()).unwrap();
        assert_eq!(separated(&rows), right);
        assert_eq!(separated(&[]), "");
    }

    #[test]
    fn no_cell_is_a_formula_or_moves_the_cursor() {
        assert_eq!(cell("=HYPERLINK(1)"), "'=HYPERLINK(1)");
        assert_eq!(cell("-1"), "'-1");
        assert_eq!((cell("'-1"), cell("'t Hooft")), ("''-1".into(), "'t Hooft".into()));
        assert_eq!(cell("a = 1\n\u{1b}[31mb"), "a = 1\n [31mb");
    }
}
