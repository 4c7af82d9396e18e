//! Row headers of tables in built pages.
use std::sync::LazyLock;

use regex::{Captures, Regex};

use crate::model::text::regex;

static TABLE: LazyLock<Regex> = LazyLock::new(|| regex(r"(?s)<table>.*?</table>"));
static EMPTY_HEADING: LazyLock<Regex> = LazyLock::new(|| regex(r"<th[^>]*></th>"));
/// Matches a table whose first column has no heading.
static UNHEADED_FIRST_COLUMN: LazyLock<Regex> =
    LazyLock::new(|| regex(r"<thead>\s*<tr>\s*<th[^>]*></th>"));
static FIRST_CELL: LazyLock<Regex> =
    LazyLock::new(|| regex(r"(?s)<tr>\s*<td([^>]*)>(.*?)</td>"));

/// Makes the first cell of each row a row header where the first column has no heading, and
/// empty headings ordinary cells; Markdown cannot express this. `theme/gods.js` does the same
/// where scripts run.
pub fn with_row_headers(page: &str) -> String {
    let table = |table: &Captures| {
        let table = &table[0];
        let named = if UNHEADED_FIRST_COLUMN.is_match(table) {
            FIRST_CELL.replace_all(table, r#"<tr><th scope="row"$1>$2</th>"#)
        } else {
            table.into()
        };
        EMPTY_HEADING.replace_all(&named, "<td></td>").into_owned()
    };
    TABLE.replace_all(page, table).into_owned()
}

#[cfg(test)]
mod tests {
    use super::with_row_headers;

    #[test]
    fn makes_first_cells_row_headers() {
        let table = "<table><thead><tr><th style=\"a\"></th><th>n</th></tr></thead><tbody>\n\
                     <tr><td style=\"a\">one</td><td>1</td></tr><tr><td></td><td>2</td></tr>\
                     </tbody></table>";
        assert_eq!(
            with_row_headers(table),
            "<table><thead><tr><td></td><th>n</th></tr></thead><tbody>\n<tr><th scope=\"row\" \
             style=\"a\">one</th><td>1</td></tr><tr><td></td><td>2</td></tr></tbody></table>"
        );
        let other = "<table><thead><tr><th>a</th><th></th></tr></thead><tbody><tr><td>1</td>\
                     <td>2</td></tr></tbody></table>";
        assert_eq!(with_row_headers(other), other.replace("<th></th>", "<td></td>"));
    }
}
