//! Tables of numbers that somebody typed: what a table says is generated, made of facts,
//! or has its reason in `chapters/numbers.txt`.
use pulldown_cmark::{Event, Tag, TagEnd};

use super::words;
use crate::model::markdown::Events;

/// From this many typed numbers in a column or a row on, a table needs a source.
const MANY: usize = 3;

/// A table of typed numbers, or one in HTML, which nobody would read.
#[derive(Debug, PartialEq, Eq)]
pub struct Table {
    /// Where it begins.
    pub start: usize,
    /// Its name, which is its head, `table depth | positions`.
    pub name: String,
    /// What was found, and what would be right.
    pub message: String,
}

/// All of them.
pub fn typed(events: &Events) -> Vec<Table> {
    let mut found = Vec::new();
    let mut start = 0;
    let mut rows: Vec<Vec<String>> = Vec::new();
    for (event, range) in events {
        match event {
            Event::Start(Tag::Table(_)) => (start, rows) = (range.start, Vec::new()),
            Event::Start(Tag::TableHead | Tag::TableRow) => rows.push(Vec::new()),
            Event::Start(Tag::TableCell) => {
                rows.last_mut().into_iter().for_each(|row| row.push(String::new()));
            }
            Event::Text(said) | Event::Code(said) | Event::InlineMath(said) => {
                let cell = rows.last_mut().and_then(|row| row.last_mut());
                cell.into_iter().for_each(|cell| *cell += said);
            }
            Event::End(TagEnd::Table) => {
                let name = format!("table {}", rows[0].join(" | "));
                found.extend(first_typed(&rows).map(|numbers| Table {
                    start,
                    message: format!(
                        "found a table with the typed numbers {numbers}, which nothing \
                         compares: write them as facts, or generate the table in \
                         src/figures/src/generators/, or write `{name}  reason` \
                         after the file's name in chapters/numbers.txt"
                    ),
                    name,
                }));
                rows.clear();
            }
            Event::Html(html) | Event::InlineHtml(html) => {
                let html = html.to_lowercase();
                if html.contains("<table") || html.contains("<pre") {
                    let message = "found a table or a block of text in HTML, whose numbers \
                                   nothing compares: write it in Markdown";
                    let name = "table in HTML".to_owned();
                    found.push(Table {
                        start: range.start,
                        name,
                        message: message.into(),
                    });
                }
            }
            _ => {}
        }
    }
    found
}

/// The first column or row of typed numbers, the head aside. Beside a column that counts,
/// as layers are counted, two numbers are a table already.
fn first_typed(rows: &[Vec<String>]) -> Option<String> {
    let column = |i| rows[1..].iter().filter_map(|row| row.get(i)).collect::<Vec<_>>();
    let columns = (0..rows[0].len()).map(column);
    let is_counted = columns.clone().any(|cells| {
        let cells: Vec<_> = cells.iter().map(|cell| cell.trim()).collect();
        cells.len() > 1 && counts(&cells)
    });
    let many = if is_counted { 2 } else { MANY };
    columns.chain(rows[1..].iter().map(|row| row.iter().collect())).find_map(|cells| {
        let cells: Vec<_> = cells
            .iter()
            .map(|cell| cell.trim())
            .filter(|cell| !cell.is_empty())
            .collect();
        let numbers: Vec<_> =
            cells.iter().copied().filter(|cell| is_number(cell)).collect();
        let many = numbers.len() >= many && numbers.len() * 2 > cells.len();
        let more = if numbers.len() > 4 { ", …" } else { "" };
        let first = || numbers[..numbers.len().min(4)].join(", ");
        (many && !counts(&cells)).then(|| first() + more)
    })
}

/// A number, perhaps with a sign before it and one word after it.
fn is_number(cell: &str) -> bool {
    let cell = cell.trim_matches(['(', ')', '[', ']']);
    let (first, unit) = cell.split_once(char::is_whitespace).unwrap_or((cell, ""));
    let figure = first.trim_start_matches(['<', '>', '≈', '~', '−', '-', '+', '±']);
    (figure.starts_with(|c: char| c.is_ascii_digit())
        && !figure.contains(char::is_alphabetic)
        || words::value(figure).is_some())
        && !unit.starts_with(|c: char| c.is_ascii_digit())
        && !unit.contains(char::is_whitespace)
}

/// Whether the cells only count, up or down, or repeat a digit: depths, places, corners.
fn counts(cells: &[&str]) -> bool {
    let numbers: Vec<i64> = cells.iter().map_while(|cell| cell.parse().ok()).collect();
    let steps = |step| numbers.windows(2).all(|pair| pair[1] - pair[0] == step);
    let repeat = steps(0) && numbers.first().is_some_and(|n| (-9..10).contains(n));
    numbers.len() == cells.len() && (steps(1) || steps(-1) || repeat)
}

#[cfg(test)]
mod tests {
    use super::typed;
    use crate::model::markdown::events;

    fn found(text: &str) -> Vec<usize> {
        typed(&events(text)).into_iter().map(|table| table.start).collect()
    }

    #[test]
    fn typed_numbers_are_found_in_columns_and_rows() {
        let row = "| d | 0 | 1 | 2 |\n|--|--|--|--|\n| n | $1$ | **9** | `54` |\n";
        assert_eq!(found(row), [0]);
        let shares = "| a |\n|--|\n| <1 % |\n| 9 moves |\n| −54 |\n| |\n| many |\n";
        assert_eq!(found(shares), [0]);
        for cells in [["9", "53"], ["nine", "Fifty"], ["(9)", "[53]"]] {
            let [one, two] = cells;
            let layers = format!("| d | n |\n|--|--|\n| 1 | {one} |\n| 2 | {two} |\n");
            assert_eq!(found(&layers), [0], "{layers}");
        }
        assert_eq!(found("a\n\n<pre>\n9\n</pre>\n"), [3]);
    }

    #[test]
    fn what_counts_or_is_computed_may_stand() {
        for text in [
            "| d | n |\n|--|--|\n| 2 | {{fact a}} |\n| 1 | {{fact b}} |\n| 0 | 1 |\n",
            "| d | n |\n|--|--|\n| a | 1 |\n| b | 9 |\n",
            "| d |\n|--|\n| 1 0 2 |\n| 2 or more, say |\n| x3 |\n| $v^2$ |\n",
        ] {
            assert_eq!(found(text), [0; 0], "{text}");
        }
    }
}
