//! Figures of boards with numbered tiles: sliding puzzles and Twiddle.

use crate::prelude::*;
use puzzle::sliding::Sliding;
use puzzle::twiddle::Twiddle;
use puzzle::{ByteArray, Puzzle};

/// Adds the files and facts of this subject.
pub fn add(tables: &PuzzleTables, out: &mut Output) -> Result<()> {
    out.add([sliding(tables)?, twiddle()?]);
    Ok(())
}

/// The side of a cell.
const CELL: i32 = 30;

/// Draws a board of three columns, given its upper left corner. `mark` chooses the highlighted
/// cells; tile 0 is the blank.
fn board(svg: &mut Drawing, (x, y): Point, tiles: &[u8], mark: impl Fn(usize) -> bool) {
    for (cell, &tile) in tiles.iter().enumerate() {
        let (row, column) = ((cell / 3) as i32, (cell % 3) as i32);
        let (left, top) = (x + CELL * column, y + CELL * row);
        let square = rect(left + 1, top + 1, CELL - 2, CELL - 2);
        let marked = mark(cell);
        let (fill, edge) = if marked { (Soft, Accent) } else { (Empty, Line) };
        svg.add(match tile {
            0 => square.outline(Line).dashed(),
            _ => square
                .fill(fill)
                .stroke(edge)
                .label(tile, |tile| tile.middle().bold_if(marked)),
        });
    }
}

/// Four boards of the 8-puzzle: solved, after one move, and the two farthest ones.
fn sliding(tables: &PuzzleTables) -> Result<Files> {
    let puzzle = Sliding::new(3, 3)?;
    let table = &tables.example("sliding-3x3")?.table;
    let solved = puzzle.solved();
    let moved = puzzle.scramble("D")?;
    let mut boards =
        vec![("solved".to_string(), solved), ("after D".to_string(), moved)];
    for rank in table.farthest() {
        let name = format!("{} moves away", table.depth());
        boards.push((name, puzzle.unrank(rank as u64)));
    }
    let mut svg = Drawing::new(
        "sliding-boards",
        "Four boards of the 8-puzzle",
        format!(
            "The solved board, with the blank in the last cell; the board after D, when \
             the tile 6 has gone down; and the {} boards that are farthest from solved.",
            boards.len() - 2
        ),
    );
    let mut data = DataTable::new(&[&"board", &"tiles in reading order, 0 the blank"]);
    let wide = 3 * CELL;
    for (i, (name, tiles)) in boards.iter().enumerate() {
        let (column, row) = (i as i32 % 2, i as i32 / 2);
        let at = (58 + column * (wide + 64), 36 + row * (wide + 50));
        svg.add(text(at.0, at.1 - 10, name).small());
        let changed = |cell: usize| i == 1 && solved[cell] != tiles[cell];
        board(&mut svg, at, tiles, changed);
        data.row(&[name, &joined(tiles.iter(), " ")]);
    }
    Ok(svg.finish(36 + 2 * wide + 50 + 16, data))
}

/// The four blocks of Twiddle, and the move A.
fn twiddle() -> Result<Files> {
    let tiles = |scramble| -> Result<ByteArray> {
        let position = Twiddle.scramble(scramble)?;
        Ok(ByteArray::from_fn(9, |cell| position[cell] + 1))
    };
    let (solved, turned) = (tiles("")?, tiles("A")?);
    let mut svg = Drawing::new(
        "twiddle-move",
        "A move of Twiddle",
        "Nine tiles in a square, solved. The move A turns the four tiles of the upper \
         left block clockwise by a quarter: 1 takes the place of 2, 2 that of 5, 5 that \
         of 4, and 4 that of 1. The blocks B, C and D are the upper right, the lower \
         left and the lower right one.",
    );
    let mut data = DataTable::new(&[&"position", &"tiles in reading order"]);
    data.row(&[&"solved", &joined(solved.iter(), " ")]);
    data.row(&[&"after A", &joined(turned.iter(), " ")]);
    let (left, right, top) = (42, WIDTH - 42 - 3 * CELL, 40);
    let block = |cell: usize| [0, 1, 3, 4].contains(&cell);
    board(&mut svg, (left, top), &solved, block);
    board(&mut svg, (right, top), &turned, block);
    svg.add(text(left, top - 12, "solved").small());
    svg.add(text(right, top - 12, "after A").small());
    let (from, to, y) = (left + 3 * CELL + 14, right - 14, top + 3 * CELL / 2);
    svg.add(line(from, y, to - 6, y).stroke(Ink));
    svg.add(arrowhead(to, y, (1, 0), Ink));
    svg.add(text((from + to) / 2, y - 8, "A").middle().bold());
    // The names of the four blocks.
    let y = top + 3 * CELL + 34;
    let blocks = [("A", 0, 0), ("B", 1, 0), ("C", 0, 1), ("D", 1, 1)];
    for (i, (name, column, row)) in blocks.into_iter().enumerate() {
        let x = left + 4 + i as i32 * 76;
        for cell in 0..9 {
            let (c, r) = (cell % 3, cell / 3);
            let inside =
                (column..column + 2).contains(&c) && (row..row + 2).contains(&r);
            let square = rect(x + 12 * c, y + 12 * r, 11, 11);
            let fill = if inside { Blue } else { Empty };
            svg.add(square.fill(fill).stroke(Line));
        }
        svg.add(text(x + 18, y + 36 + SMALL + 4, name).small().middle());
    }
    let under = y - 14;
    svg.add(polyline(&[(left, under), (WIDTH - left, under)]).stroke(Line));
    Ok(svg.finish(y + 36 + SMALL + 14, data))
}
