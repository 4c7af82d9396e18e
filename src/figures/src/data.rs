//! The data of a figure as a Markdown table, and other generated tables.

use std::fmt::Display;

use base::thousands;

/// The names and texts of generated files.
pub type Files = Vec<(String, String)>;

/// The Markdown table with the data of a figure.
#[derive(Debug, Clone, Default)]
#[must_use]
pub struct DataTable {
    rows: Vec<Vec<String>>,
}

impl DataTable {
    /// An empty table with these columns.
    pub fn new(columns: &[&dyn Display]) -> Self {
        let mut data = DataTable::default();
        data.row(columns);
        data
    }

    /// Adds a row.
    pub fn row(&mut self, cells: &[&dyn Display]) {
        self.cells(cells);
    }

    /// Adds a row, given its cells.
    pub fn cells(&mut self, cells: impl IntoIterator<Item = impl Display>) {
        let cells = cells.into_iter().map(|cell| {
            let text = cell.to_string();
            text.replace('|', "\\|").replace('*', "\\*")
        });
        self.rows.push(cells.collect());
    }

    /// The text of the table. Columns of numbers are aligned to the right.
    pub fn finish(self) -> String {
        let line = |cells: &Vec<String>| format!("| {} |\n", cells.join(" | "));
        let is_number = |cell: &str| {
            cell.chars().all(|c| c.is_ascii_digit() || c == ',' || c == '.')
        };
        let [columns, rows @ ..] = &self.rows[..] else { return String::new() };
        let numbers = |column: usize| rows.iter().all(|row| is_number(&row[column]));
        let side = |column| if numbers(column) { "|--:" } else { "|:--" };
        let sides: String = (0..columns.len()).map(side).collect();
        let rows: String = rows.iter().map(line).collect();
        format!("{}{sides}|\n{rows}", line(columns))
    }
}

/// A file with a Markdown table. `head` is the head line and the line with the alignments; each
/// row is its cells joined by ` | `.
pub fn table(
    name: &str,
    head: &str,
    rows: impl IntoIterator<Item = impl Display>,
) -> Files {
    let rows = rows.into_iter().map(|cells| format!("| {cells} |\n"));
    let text = format!("{head}\n{}", rows.collect::<String>());
    vec![(format!("{name}.md"), text)]
}

/// A file with a table of layers: a column for each puzzle or metric, and if `sums` a last row
/// with the sums.
pub fn layers_table<L: AsRef<[u64]>>(
    name: &str,
    columns: &str,
    layers: &[L],
    sums: bool,
) -> Files {
    let layers: Vec<_> = layers.iter().map(AsRef::as_ref).collect();
    let deepest = layers.iter().map(|layers| layers.len()).max().unwrap_or_default();
    let count = |layers: &&[u64], depth| layers.get(depth).copied().map(thousands);
    let row = |depth: usize| {
        let cells =
            layers.iter().map(|layers| count(layers, depth).unwrap_or_default());
        format!("{depth} | {}", joined(cells, " | "))
    };
    let sum = |layers: &&[u64]| format!("**{}**", thousands(layers.iter().sum()));
    let sums =
        sums.then(|| format!("**all** | {}", joined(layers.iter().map(sum), " | ")));
    let head = format!("| {columns} |\n|--:|{}", "--:|".repeat(layers.len()));
    table(name, &head, (0..deepest).map(row).chain(sums))
}

/// Joins items, with a separator between any two.
pub fn joined<T: Display>(items: impl IntoIterator<Item = T>, between: &str) -> String {
    let items: Vec<_> = items.into_iter().map(|item| item.to_string()).collect();
    items.join(between)
}

/// The sizes of layers as a list in a text.
pub fn layer_list(layers: &[u64]) -> String {
    joined(layers.iter().map(|&count| thousands(count)), "; ")
}

/// How often each number occurs, from 0 up to the largest.
pub fn histogram(numbers: impl IntoIterator<Item = usize>) -> Vec<u64> {
    let mut frequencies = vec![];
    for number in numbers {
        frequencies.resize(frequencies.len().max(number + 1), 0);
        frequencies[number] += 1;
    }
    frequencies
}

/// The mean value of the positions at one distance, given the number of positions for each
/// value.
pub fn mean_of_row(row: &[u64]) -> f64 {
    let sum: u64 = (0..).zip(row).map(|(bound, count): (u64, _)| bound * count).sum();
    sum as f64 / row.iter().sum::<u64>().max(1) as f64
}
