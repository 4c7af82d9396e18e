//! What a figure shows, as a table for those who want the numbers.

use std::fmt::Display;

/// A Markdown table that belongs to a drawing.
#[derive(Debug, Clone)]
#[must_use]
pub struct Data {
    rows: Vec<Vec<String>>,
}

impl Data {
    /// An empty table with these columns.
    pub fn new(columns: &[&dyn Display]) -> Self {
        let mut data = Data { rows: vec![] };
        data.row(columns);
        data
    }

    /// Adds a row.
    pub fn row(&mut self, cells: &[&dyn Display]) {
        let cells = cells.iter().map(|cell| {
            let text = cell.to_string();
            text.replace('|', "\\|").replace('*', "\\*")
        });
        self.rows.push(cells.collect());
    }

    /// The table's text. Columns of numbers are aligned to the right.
    pub fn finish(self) -> String {
        let line = |cells: &[String]| format!("| {} |\n", cells.join(" | "));
        let is_number = |cell: &str| {
            cell.chars().all(|c| c.is_ascii_digit() || c == ',' || c == '.')
        };
        let mut text = String::new();
        if let [columns, rows @ ..] = &self.rows[..] {
            text.push_str(&line(columns));
            for column in 0..columns.len() {
                let numbers = rows.iter().all(|row| is_number(&row[column]));
                text.push_str(if numbers { "|--:" } else { "|:--" });
            }
            text.push_str("|\n");
            text.extend(rows.iter().map(|row| line(row)));
        }
        text
    }
}
