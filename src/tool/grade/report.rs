//! The grades as a file of comma-separated values, as JSON, and as a table.
use std::path::Path;

use anyhow::{Context, Result};

use super::score::Row;

/// How much of a message goes into the file, in characters.
const LONGEST: usize = 2000;

/// Writes the rows as comma-separated values.
///
/// # Errors
/// If the file cannot be written.
pub fn write(path: &Path, rows: &[Row]) -> Result<()> {
    let cannot = || format!("cannot write {}", path.display());
    let mut file = csv::Writer::from_path(path).with_context(cannot)?;
    for row in rows {
        file.serialize(plain(row)).with_context(cannot)?;
    }
    file.flush().with_context(cannot)
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
    let name = |row: &Row| clean(&name(row)).replace('\n', " ");
    let longest = totals.iter().map(|row| name(row).chars().count()).max().unwrap_or(0);
    let line = |row: &&Row| {
        format!("{:longest$}  {:6.2}  {}", name(row), row.points, row.message)
    };
    totals.iter().map(line).collect::<Vec<_>>().join("\n")
}

/// A row as a spreadsheet may have it.
fn plain(row: &Row) -> Row {
    let message: String = row.message.chars().take(LONGEST).collect();
    Row { student: cell(&row.student), message: cell(&message), ..row.clone() }
}

/// Text that no spreadsheet takes for a formula.
fn cell(text: &str) -> String {
    let text = clean(text);
    match text.starts_with(['=', '+', '-', '@']) {
        true => format!("'{text}"),
        false => text,
    }
}

/// Text without what moves the cursor or paints the terminal.
pub fn clean(text: &str) -> String {
    let clean = |c: char| if c.is_control() && c != '\n' { ' ' } else { c };
    text.chars().map(clean).collect()
}

#[cfg(test)]
mod tests {
    use super::cell;

    #[test]
    fn no_cell_is_a_formula_or_moves_the_cursor() {
        assert_eq!(cell("=HYPERLINK(1)"), "'=HYPERLINK(1)");
        assert_eq!(cell("-1"), "'-1");
        assert_eq!(cell("a = 1\n\u{1b}[31mb"), "a = 1\n [31mb");
    }
}
