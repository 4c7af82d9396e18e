//! The figures of groups and their cosets: one move from two rows of the ring of cards; and U and
//! R of the pocket cube, the stabilizer chain and the layers.

use crate::layers;
use crate::prelude::*;
use definition::{DefinedPuzzle, Definition};
use permutation_group::{Permutation, PermutationGroup};
use puzzle::Puzzle;
use puzzle::pocket_cube::{Face, SLOTS};
use rows::cosets::CosetRows;
use rows::cosets::plain::{columns, walk};
use rows::{Geometry, Nothing, SearchOptions, search};

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
    two_faces(out)
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
fn sizes(
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

/// Draws, for each corner, where it can be while those above it are home, and how it can be
/// turned there.
fn two_faces(out: &mut Output) -> Result<()> {
    let turns = [Face::U, Face::R].map(|face| {
        let turn = face.turn();
        Permutation::from_pieces(turn.pm(), turn.ori(), 3)
    });
    let [up, right] = turns;
    let group = PermutationGroup::new(28, &[up?, right?])?;
    let base = group.base();
    // Where the level of a point takes it; the point alone if there is no such level.
    let orbit = |point: u16| -> Vec<u16> {
        let level = base.iter().position(|&it| it == point);
        let images = |k| group.transversal(k).iter().map(|t| t.image(point)).collect();
        level.map_or(vec![point], images)
    };
    let mut svg = Drawing::new(
        "two-faces",
        "Where a corner can be when those above it are home",
        "A row for each corner of the pocket cube that U or R moves. Seven squares: the places \
         where it can be, filled, while all corners above are in their places. Three squares: \
         how it can be turned there, while all corners are in their places and those above are \
         not turned. The numbers of filled squares are 6, 5, 4 and then 1, and 3, five times, \
         and then 1.",
    );
    let (top, step, side, gap) = (62, 30, 20, 24);
    let (places, twists) = (64, WIDTH - MARGIN - 2 * gap - side - 28);
    svg.add(text(places, 22, "places").bold());
    svg.add(text(twists, 22, "turned").bold());
    for (slot, name) in SLOTS.iter().enumerate() {
        let x = places + gap * slot as i32 + side / 2;
        svg.add(text(x, 42 + 12 * (slot as i32 % 2), name).small().middle());
    }
    let mut data = DataTable::new(&[&"corner", &"places", &"number", &"turned"]);
    let is_moved =
        |&piece: &u16| group.generators().iter().any(|m| m.image(piece) != piece);
    let (mut orders, mut turned) = (1, 1);
    for (row, piece) in (0..).zip((0..7).filter(is_moved)) {
        let y = top + step * row;
        let slots = orbit(piece);
        let stickers = orbit(7 + 3 * piece);
        let name = SLOTS[usize::from(piece)];
        svg.add(text(MARGIN, y + 15, name));
        for slot in 0..7 {
            let square = rect(places + gap * slot, y, side, side);
            svg.add(square.shaded(slots.contains(&(slot as u16))));
        }
        for twist in 0..stickers.len().max(3) as i32 {
            let square = rect(twists + gap * twist, y, side, side);
            svg.add(square.shaded((twist as usize) < stickers.len()));
        }
        let times = |count: usize| format!("· {count}");
        svg.add(text(places + gap * 7, y + 15, times(slots.len())).small());
        svg.add(text(twists + gap * 3, y + 15, times(stickers.len())).small());
        let shown = slots.iter().map(|&slot| SLOTS[usize::from(slot)]);
        data.row(&[&name, &joined(shown, ", "), &slots.len(), &stickers.len()]);
        orders *= slots.len();
        turned *= stickers.len();
    }
    let below = top + step * 6 + 16;
    svg.add(text(places, below, format!("{orders} orders")).bold());
    svg.add(text(twists, below, format!("{turned} ways")).bold());
    out.facts.number("two-faces.orders", orders as u64);
    out.facts.number("two-faces.turned", turned as u64);
    out.facts.number("two-faces.positions", (orders * turned) as u64);
    ensure!(group.order() == (orders * turned).into(), "the levels of the chain");
    let powers = |m: &Permutation| [m.clone(), m * m, &(m * m) * m];
    let moves: Vec<_> = group.generators().iter().flat_map(powers).collect();
    let rows = CosetRows::<u64>::new(group.clone(), &moves)?;
    let options = SearchOptions { cpu: cpu::Cpu::best(), threads: 1 };
    let counted = search(&rows, &Nothing, options, |_| ())?.layers;
    sizes(out, "two-faces", group, &moves)?;
    let chart = layers::puzzle_chart("two-faces", None, &counted)?;
    out.add([svg.finish(below + 14, data), chart]);
    Ok(())
}
