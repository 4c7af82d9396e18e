//! The figure of rows that are cosets: one move, from two rows of the ring of cards.

use crate::prelude::*;
use definition::{DefinedPuzzle, Definition};
use permutation_group::{Permutation, PermutationGroup};
use puzzle::Puzzle;
use rows::Geometry;
use rows::cosets::CosetRows;
use rows::cosets::plain::{columns, walk};

/// Where the exchange takes the columns of a row: as they are from the first, and by one
/// rearrangement from the first row of which that is another.
pub fn add(_: &PuzzleTables, out: &mut Output) -> Result<()> {
    let moves =
        [([1, 2, 3, 0], [0; 4]), ([3, 0, 1, 2], [0; 4]), ([1, 0, 2, 3], [1, 2, 0, 0])];
    let moves = moves.map(|(pm, ori)| Permutation::from_pieces(&pm, &ori, 3));
    let moves = moves.into_iter().collect::<Result<Vec<_>, _>>()?;
    let list = |m: &Permutation| m.images().iter().map(|&x| x.into()).collect();
    let (_, row_moves) = walk(&moves.iter().map(list).collect::<Vec<_>>(), 4);
    let trivial = row_moves.iter().filter(|(_, c)| c.is_sorted()).count();
    let (all, trivial) = (row_moves.len() as u64, trivial as u64);
    out.facts.number("ring.row-moves", all);
    out.facts.number("ring.multipliers", all - trivial);
    out.facts.number("ring.columns", columns(&row_moves).len() as u64);
    let file = include_bytes!("../../../../chapters/puzzles/cube-u-r.tws");
    let puzzle = DefinedPuzzle::new(Definition::read("cube-u-r.tws", file)?)?;
    out.facts.number("cube-u-r.positions", puzzle.count());
    sizes(out, "ring", PermutationGroup::new(16, &moves)?, &moves)?;
    let moves = puzzle.move_permutations();
    sizes(out, "cube-u-r", puzzle.group().clone(), &moves)?;
    let choices = coset_choices(&puzzle.group().orbit_lengths(), moves.len() as u64);
    // Four edges of Rubik's cube, with one corner and one edge more.
    let pair = (8..=12).product::<u64>() * 2_u64.pow(5) * 8 * 3;
    out.facts.number("cross-and-pair.positions", pair);

    let mut svg = Drawing::new(
        "coset-rows",
        "One move from two rows",
        "Twice 27 columns above 27 columns, in nine groups of three. From row 0 the exchange \
         leads to row 3, and each column goes straight down. From row 7 it leads to row 13, \
         and each group of three goes as a whole to another place.",
    );
    let (cell, x0) = (12, 12);
    let x = |column: usize| x0 + cell * column as i32 + column as i32 / 9 * 3;
    let mut data = DataTable::new(&[&"row", &"to row", &"columns", &"go to columns"]);
    for (row, y) in [(0, 30), (7, 170)] {
        let (to, c) = &row_moves[3 * row + 2];
        // How a card is turned by an element of H: where it takes the card's first sticker.
        let turn = |card: usize| c[4 + 3 * card] - (4 + 3 * card);
        let image = |column: usize| {
            let digit = |j: u32| (column / 3_usize.pow(j) + turn(j as usize)) % 3;
            digit(0) + 3 * digit(1) + 9 * digit(2)
        };
        svg.add(text(MARGIN, y - 8, format!("row {row}")).small());
        svg.add(text(MARGIN, y + 96, format!("row {to}")).small());
        for column in 0..27 {
            let color = [Blue, Green, Orange][column / 9];
            svg.add(rect(x(column), y, cell - 1, 18).fill(color));
            svg.add(rect(x(image(column)), y + 62, cell - 1, 18).fill(color));
            if column % 3 == 1 {
                let (from, to) = (x(column) + cell / 2, x(image(column)) + cell / 2);
                svg.add(line(from, y + 20, to, y + 60).stroke(color));
                let three = format!("{} to {}", column - 1, column + 1);
                let images = joined((column - 1..=column + 1).map(image), ", ");
                data.row(&[&row, &to, &three, &images]);
            }
        }
    }
    out.add([svg.finish(170 + 96 + 12, data), choices]);
    Ok(())
}

/// What is to be prepared if H is the turns, the last five links of a chain, and up to three links
/// more, and L is the last three.
fn coset_choices(lengths: &[usize], moves: u64) -> Files {
    let product =
        |lengths: &[usize]| lengths.iter().map(|&it| it as u64).product::<u64>();
    let turns = lengths.len() - 5;
    let bits = product(&lengths[turns + 2..]);
    let row = |first: usize| {
        let columns = product(&lengths[first..]);
        let multipliers = product(&lengths[..first]) * moves;
        let entries = columns * columns / bits;
        let sum = 40 * multipliers + entries;
        let numbers = [columns, multipliers, entries, sum].map(thousands);
        let links = joined(&lengths[first..turns], "&nbsp;") + " turns";
        format!("{} | {}", links.trim(), joined(numbers, " | "))
    };
    let head = "| links of $H$ | columns | multipliers | entries | cost |\n\
                |:--|--:|--:|--:|--:|";
    table("coset-choices", head, (turns - 3..=turns).rev().map(row))
}

/// The facts about the rows of a group.
pub(super) fn sizes(
    out: &mut Output,
    name: &str,
    group: PermutationGroup,
    moves: &[Permutation],
) -> Result<()> {
    let rows = CosetRows::<u64>::new(group, moves)?;
    let bits = rows.columns().per_word;
    let facts = [("rows", rows.rows(0)), ("words", rows.width()), ("bits", bits)];
    for (fact, value) in facts {
        out.facts.number(format!("{name}.{fact}"), value as u64);
    }
    Ok(())
}
