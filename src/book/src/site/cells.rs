//! Tables that say which row a cell is in.
use std::sync::LazyLock;

use regex::{Captures, Regex};

use crate::model::text::regex;

static TABLE: LazyLock<Regex> = LazyLock::new(|| regex(r"(?s)<table>.*?</table>"));
static EMPTY: LazyLock<Regex> = LazyLock::new(|| regex(r"<th[^>]*></th>"));
/// A table whose first column has no heading.
static NAMELESS: LazyLock<Regex> =
    LazyLock::new(|| regex(r"<thead>\s*<tr>\s*<th[^>]*></th>"));
/// A cell of a table's body, with how it is set.
static LEFT: LazyLock<Regex> =
    LazyLock::new(|| regex(r#"(<td|<th scope="row") style="text-align: left">"#));
static FIRST_CELL: LazyLock<Regex> =
    LazyLock::new(|| regex(r"(?s)<tr>\s*<td([^>]*)>(.*?)</td>"));

/// The page with cells for what Markdown knows no other word for: the corner above names of
/// rows is no heading, and a name of a row is one. A screen reader then says both names of a
/// cell. What stands to the left is not said to: all cells do, unless it is said. What stands
/// to the right says so in a class of one letter, for the page to print has thousands of
/// numbers.
pub fn with_row_headers(page: &str) -> String {
    let table = |table: &Captures| {
        let table = &table[0];
        let named = if NAMELESS.is_match(table) {
            FIRST_CELL.replace_all(table, r#"<tr><th scope="row"$1>$2</th>"#)
        } else {
            table.into()
        };
        let named = EMPTY.replace_all(&named, "<td></td>");
        let named = LEFT.replace_all(&named, "$1>");
        named.replace(" style=\"text-align: right\"", " class=\"r\"")
    };
    TABLE.replace_all(page, table).into_owned()
}

#[cfg(test)]
mod tests {
    use super::with_row_headers;

    #[test]
    fn rows_without_a_heading_above_are_named_by_their_first_cell() {
        let table = "<table><thead><tr><th style=\"a\"></th><th>n</th></tr></thead><tbody>\n\
                     <tr><td style=\"a\">one</td><td>1</td></tr><tr><td></td><td>2</td></tr>\
                     </tbody></table>";
        assert_eq!(
            with_row_headers(table),
            "<table><thead><tr><td></td><th>n</th></tr></thead><tbody>\n<tr><th scope=\"row\" \
             style=\"a\">one</th><td>1</td></tr><tr><td></td><td>2</td></tr></tbody></table>"
        );
        let left = "<table><thead><tr><th></th><th style=\"text-align: left\">n</th></tr></thead><tbody>\
                    <tr><td style=\"text-align: left\">a</td><td style=\"text-align: right\">1</td></tr></tbody></table>";
        assert_eq!(
            with_row_headers(left),
            "<table><thead><tr><td></td><th style=\"text-align: left\">n</th></tr></thead><tbody>\
             <tr><th scope=\"row\">a</th><td class=\"r\">1</td></tr></tbody></table>"
        );
        let other = "<table><thead><tr><th>a</th><th></th></tr></thead><tbody><tr><td>1</td>\
                     <td>2</td></tr></tbody></table>";
        assert_eq!(with_row_headers(other), other.replace("<th></th>", "<td></td>"));
    }
}
