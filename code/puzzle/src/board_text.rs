//! The parser for boards of tiles as people write them.

use crate::reading::split_entries;
use crate::{ByteArray, PositionError, check_each_once, read_entries};
use std::borrow::Cow;

/// Reads a board of this number of rows and columns, which may be of either parity.
///
/// The blank is `0`, `_`, `x` or `.`; rows may be written without separators, `123/4_5/786`;
/// and a square board may begin with its size.
pub(crate) fn read_board(
    (rows, columns): (usize, usize),
    text: &str,
) -> Result<ByteArray, PositionError> {
    let (cells, last) = (rows * columns, rows * columns - 1);
    let expected = format!("a number from 0 to {last}");
    let tile = |entry: &str| match entry {
        "_" | "x" | "X" | "." => Some(0),
        number => number.parse().ok().filter(|&tile: &usize| tile <= last),
    };
    let text = if rows == columns { without_size(rows, text) } else { text.into() };
    let text = with_spaces(rows, columns, &text, |c| tile(c).is_some());
    let tiles = read_entries(&text, "cell", cells, &expected, tile)?;
    let board = ByteArray::from_fn(cells, |cell| tiles[cell] as u8);
    check_each_once(&board, 0)?;
    Ok(board)
}

/// The text of a square board with spaces in place of its size, if it begins with it.
fn without_size(size: usize, text: &str) -> Cow<'_, str> {
    let entries = split_entries(text);
    match entries[..] {
        [(_, first), ..]
            if entries.len() == size * size + 1 && first.parse() == Ok(size) =>
        {
            text.replacen(first, &" ".repeat(first.len()), 1).into()
        }
        _ => text.into(),
    }
}

/// The text of a board with spaces between its tiles, if its rows have no separators.
fn with_spaces(
    rows: usize,
    columns: usize,
    text: &str,
    is_tile: impl Fn(&str) -> bool,
) -> Cow<'_, str> {
    let is_row = |row: &str| {
        let mut tiles = row.split("").filter(|tile| !tile.is_empty());
        row.chars().count() == columns && tiles.all(&is_tile)
    };
    let entries = split_entries(text);
    if entries.len() == rows && entries.iter().all(|(_, row)| is_row(row)) {
        return text.chars().flat_map(|c| [c, ' ']).collect::<String>().into();
    }
    text.into()
}
