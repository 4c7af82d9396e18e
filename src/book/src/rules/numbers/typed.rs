//! Tables of numbers that somebody typed: what a table says is generated, made of facts,
//! or has its reason in `chapters/numbers.txt`.
use pulldown_cmark::{Event, Parser, Tag, TagEnd};

use crate::model::exempt::FILE;
use crate::model::markdown::{line_of, options};

/// From this many typed numbers in a column or a row on, a table needs a source.
const MANY: usize = 3;

/// A table as it is written.
#[derive(Debug, Default)]
struct Table {
    line: usize,
    head: Vec<String>,
    rows: Vec<Vec<String>>,
}

/// The tables of typed numbers, each with its name, which is its head, `depth | positions`;
/// and what is wrong. Tables in HTML are refused, for nobody would read them.
pub fn wrong(text: &str, exempt: impl Fn(&str) -> bool) -> Vec<(usize, String)> {
    let mut wrong = Vec::new();
    let mut table = Table::default();
    let mut cell = String::new();
    for (event, range) in Parser::new_ext(text, options()).into_offset_iter() {
        match event {
            Event::Start(Tag::Table(_)) => {
                table = Table { line: line_of(text, range.start), ..Table::default() };
            }
            Event::Start(Tag::TableRow) => table.rows.push(Vec::new()),
            Event::Start(Tag::TableCell) => cell.clear(),
            Event::Text(part) | Event::Code(part) | Event::InlineMath(part) => {
                cell += &part
            }
            Event::End(TagEnd::TableCell) => {
                let row = table.rows.last_mut().unwrap_or(&mut table.head);
                row.push(cell.trim().to_owned());
            }
            Event::End(TagEnd::Table) => {
                let name = format!("table {}", table.head.join(" | "));
                if let Some(found) = typed(&table)
                    && !exempt(&name)
                {
                    let message = format!(
                        "found a table with the typed numbers {found}, which nothing compares: \
                         write them as facts, or generate the table in \
                         src/figures/src/generators/tables.rs, or write `{name}  reason` after the \
                         chapter's name in chapters/{FILE}"
                    );
                    wrong.push((table.line, message));
                }
            }
            Event::Html(html) | Event::InlineHtml(html)
                if ["<table", "<pre"]
                    .iter()
                    .any(|tag| html.to_lowercase().contains(tag)) =>
            {
                let message = "found a table or a block of text in HTML, whose numbers nothing \
                               compares: write it in Markdown";
                wrong.push((line_of(text, range.start), message.to_owned()));
            }
            _ => {}
        }
    }
    wrong
}

/// The first column or row of typed numbers.
fn typed(table: &Table) -> Option<String> {
    let width = table.head.len();
    let column =
        |i| table.rows.iter().filter_map(move |row| row.get(i)).collect::<Vec<_>>();
    let columns = (0..width).map(column);
    let rows = table.rows.iter().map(|row| row.iter().collect::<Vec<_>>());
    columns.chain(rows).find_map(|cells| {
        let cells: Vec<_> = cells.into_iter().filter(|cell| !cell.is_empty()).collect();
        let numbers: Vec<_> = cells.iter().filter(|cell| is_number(cell)).collect();
        let many = numbers.len() >= MANY && numbers.len() * 2 > cells.len();
        (many && !counts(&cells)).then(|| {
            let first: Vec<_> =
                numbers.iter().take(4).map(|cell| cell.as_str()).collect();
            let more = if numbers.len() > 4 { ", …" } else { "" };
            format!("{}{more}", first.join(", "))
        })
    })
}

/// A number, perhaps with a sign before it and one word after it.
fn is_number(cell: &str) -> bool {
    let mut words = cell.split_whitespace();
    let first = words.next().unwrap_or("");
    let unit =
        words.next().is_none_or(|unit| !unit.starts_with(|c: char| c.is_ascii_digit()));
    let figure = first.trim_start_matches(['<', '>', '≈', '~', '−', '-', '+', '±']);
    figure.starts_with(|c: char| c.is_ascii_digit())
        && figure.chars().all(|c| !c.is_alphabetic())
        && unit
        && words.next().is_none()
}

/// Whether the cells only count, up or down: a column of depths, of places.
fn counts(cells: &[&String]) -> bool {
    let numbers: Vec<i64> = cells.iter().map_while(|cell| cell.parse().ok()).collect();
    let steps = |step| numbers.windows(2).all(|pair| pair[1] - pair[0] == step);
    numbers.len() == cells.len() && (steps(1) || steps(-1))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(text: &str) -> Vec<usize> {
        wrong(text, |_| false).into_iter().map(|(line, _)| line).collect()
    }

    #[test]
    fn typed_numbers_are_found_in_columns_and_rows() {
        let layers = "a\n\n| d | n |\n|--|--|\n| 0 | 1 |\n| 1 | 9 |\n| 2 | 54 |\n";
        assert_eq!(found(layers), [3]);
        assert!(
            wrong(layers, |_| false)[0].1.contains("typed numbers 1, 9, 54, which")
        );
        assert_eq!(wrong(layers, |name| name == "table d | n"), []);
        assert_eq!(
            found("| d | 0 | 1 | 2 |\n|--|--|--|--|\n| n | $1$ | **9** | `54` |\n"),
            [1]
        );
        let shares = "| a |\n|--|\n| <1 % |\n| 9 moves |\n| −54 |\n| |\n| many |\n";
        assert_eq!(found(shares), [1]);
    }

    #[test]
    fn what_counts_or_is_computed_may_stand() {
        let facts =
            "| d | n |\n|--|--|\n| 2 | {{fact a}} |\n| 1 | {{fact b}} |\n| 0 | 1 |\n";
        assert_eq!(found(facts), [0; 0]);
        let two = "| d | n |\n|--|--|\n| a | 1 |\n| b | 9 |\n";
        assert_eq!(found(two), [0; 0]);
        let words = "| d |\n|--|\n| 1 0 2 |\n| 2 or more, say |\n| x3 |\n| $v^2$ |\n";
        assert_eq!(found(words), [0; 0]);
    }

    #[test]
    fn tables_in_html_are_refused() {
        assert_eq!(found("a\n\n<TABLE><tr><td>9</td></tr></TABLE>\n"), [3]);
        assert_eq!(found("a\n\n<pre>\n9\n</pre>\n"), [3]);
    }
}
