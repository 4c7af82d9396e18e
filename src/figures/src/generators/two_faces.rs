//! The figures of a group: U and R of the pocket cube, the stabilizer chain and the layers.

use crate::layers;
use crate::prelude::*;
use permutation_group::{Permutation, PermutationGroup};
use puzzle::pocket_cube::{Face, SLOTS};
use rows::cosets::CosetRows;
use rows::{Nothing, SearchOptions, search};

/// Draws, for each corner, where it can be while those above it are home, and how it can be
/// turned there.
pub fn add(_: &PuzzleTables, out: &mut Output) -> Result<()> {
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
    super::coset_rows::sizes(out, "two-faces", group, &moves)?;
    let chart = layers::puzzle_chart("two-faces", None, &counted)?;
    out.add([svg.finish(below + 14, data), chart]);
    Ok(())
}
