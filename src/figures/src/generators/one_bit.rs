//! Figures of sliding puzzles in rows: the complete table of a small one, and the effect of an
//! exchange of two tiles on blocks of permutations.

use crate::prelude::*;
use cpu::Cpu;
use puzzle::sliding::Sliding;
use puzzle::{Indexed, Puzzle};
use rows::sliding::Boards;
use rows::{Geometry, Location, Nothing, OneBit, ResidueTable, SearchOptions, bytes};

/// Adds the files and facts of this subject.
pub fn add(_: &PuzzleTables, out: &mut Output) -> Result<()> {
    out.add([exchange(), one_bit_words()?]);
    facts(&mut out.facts)?;
    Ok(())
}

/// The board of the worked example.
const ROWS: usize = 2;
const COLUMNS: usize = 3;
/// The number of even permutations of its tiles, which are the bits of a word.
const WORD_BITS: usize = 60;
/// The options of the search.
const OPTIONS: SearchOptions = SearchOptions { cpu: Cpu::Portable, threads: 1 };

/// The one-bit table of the 2×3 puzzle, with a shortest solution of a farthest board.
fn one_bit_words() -> Result<Files> {
    let puzzle = Sliding::new(ROWS, COLUMNS)?;
    let boards = Boards::new(puzzle)?;
    let walker =
        ResidueTable::new(boards.clone(), OneBit::new(&boards)?, OPTIONS, |_| {})?;
    let depth = walker.layers().len() - 1;
    let length =
        |&rank: &u64| walker.solution(&puzzle, rank).map_or(0, |way| way.len());
    let farthest = (0..puzzle.position_count()).max_by_key(length).unwrap_or_default();
    let mut path = vec![farthest];
    for m in walker.solution(&puzzle, farthest).unwrap_or_default() {
        let rank = path[path.len() - 1];
        path.extend(puzzle.successors(rank)[m]);
    }
    let mut svg = Drawing::new(
        "one-bit-words",
        "The complete table of a board of two rows of three",
        format!(
            "Six words of {WORD_BITS} bits, one word for each cell of the blank. A bit is \
             set if the distance of its board, divided by 4, leaves 2 or 3. Dots mark \
             the {} boards of a shortest solution of {}, which is {depth} moves away.",
            path.len(),
            Puzzle::write(&puzzle, &puzzle.unrank(farthest))
        ),
    );
    let (cell, solution) = ("blank in cell", "of the solution");
    let mut data =
        DataTable::new(&[&cell, &"color", &"bits, column 0 first", &solution]);
    let (columns, size, left, mut y) = (30, 10, 46, 16);
    // The color and row of the word for each cell of the blank.
    let mut words = [(0, 0); ROWS * COLUMNS];
    for color in 0..2 {
        for row in 0..boards.rows(color) {
            if let Some(rank) =
                boards.ranks(Location { color, row, column: 0 }).first().copied()
            {
                let blank = puzzle.unrank(rank).iter().position(|&tile| tile == 0);
                words[blank.unwrap_or_default()] = (color, row);
            }
        }
    }
    for (cell, &(color, row)) in words.iter().enumerate() {
        svg.add(text(MARGIN, y + 14, cell).bold());
        let (mut bits, mut dots) = (String::new(), vec![]);
        for bit in 0..WORD_BITS {
            let rank = boards
                .ranks(Location { color, row, column: bit })
                .first()
                .copied()
                .unwrap_or_default();
            let set = walker.residue(rank).is_some_and(|residue| residue & 2 != 0);
            bits.push(if set { '1' } else { '0' });
            let (column, row) = (bit as i32 % columns, bit as i32 / columns);
            let (x, y) = (left + size * column, y + size * row);
            let fill = if set { Blue } else { Empty };
            svg.add(rect(x, y, size, size).fill(fill).stroke(Line));
            if path.contains(&rank) {
                dots.push(bit.to_string());
                svg.add(circle(x + size / 2, y + size / 2, 4).fill(Orange));
            }
        }
        data.row(&[&cell, &color, &bits, &dots.join(", ")]);
        y += 2 * size + 12;
    }
    Ok(svg.finish(y + 4, data))
}

/// The effect of exchanging the first two of four tiles on blocks of two permutations.
fn exchange() -> Files {
    const BASES: [u8; 2] = [4, 3];
    let mut svg = Drawing::new(
        "one-bit-exchange",
        "Two tiles change places, and blocks of orders do",
        "The orders of four tiles in twelve blocks of two: a block for each pair of first \
         digits. Exchanging the first two tiles sends each block as a whole to another, \
         and pairs of blocks change places.",
    );
    let mut data = DataTable::new(&[&"digits", &"become"]);
    let (width, height, top, bottom) = (27, 26, 34, 130);
    let left = (WIDTH - 12 * width) / 2;
    let pairs = || (0..BASES[0]).flat_map(|x| (0..BASES[1]).map(move |y| (x, y)));
    svg.add(text(left, top - 10, "before").small());
    svg.add(text(left, bottom + height + 18, "after").small());
    for (from, (x, y)) in pairs().enumerate() {
        // The digits of a permutation after its first two tiles are exchanged.
        let mut tiles = [0; 4];
        let order = u64::from(x * BASES[1] + y) * 2;
        permutation::unrank(order, &mut tiles);
        tiles.swap(0, 1);
        let after = permutation::inversion_digits(&tiles);
        let to = after[0] * BASES[1] + after[1];
        let [before, after] =
            [[x, y], [after[0], after[1]]].map(|row| joined(row, " "));
        data.row(&[&before, &after]);
        let at = |block: i32| left + width * block + width / 2;
        let color = if x <= y { Blue } else { Orange };
        let (x1, x2) = (at(from as i32), at(to.into()));
        svg.add(line(x1, top + height + 2, x2, bottom - 2).stroke(color).thick());
        for (x, y, label) in [(x1, top, before), (x2, bottom, after)] {
            let cell = rect(x - width / 2, y, width, height).outline(Line);
            svg.add(cell.label(label, |label| label.small().middle()));
        }
    }
    svg.finish(bottom + height + 30, data)
}

/// The facts about the sizes of the tables.
fn facts(facts: &mut Facts) -> Result<()> {
    for (rows, columns) in [(3, 3), (3, 4), (2, 7), (4, 4)] {
        let puzzle = Sliding::new(rows, columns)?;
        let boards = Boards::new(puzzle)?;
        let name = |what: &str| format!("one-bit.{rows}x{columns}.{what}");
        facts.number(name("positions"), puzzle.position_count());
        facts.number(name("megabytes"), megabytes(bytes(&boards, &Nothing)));
    }
    facts.number(
        "one-bit.3x3.places",
        Boards::new(Sliding::new(3, 3)?)?.columns().count,
    );
    let boards = Boards::new(Sliding::new(3, 4)?)?;
    let with_bits = bytes(&boards, &OneBit::new(&boards)?);
    facts.number("one-bit.3x4.with-bits", megabytes(with_bits));
    Ok(())
}

/// Bytes in millions, rounded.
fn megabytes(bytes: u64) -> u64 {
    (bytes + 500_000) / 1_000_000
}
