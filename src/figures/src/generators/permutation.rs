//! Figures and tables about ranks of permutations.

use super::ruler::MixedRadixRuler;
use crate::prelude::*;

/// Adds the files and facts of this subject.
pub fn add(_: &PuzzleTables, out: &mut Output) -> Result<()> {
    out.add([even_pairs(), ruler(), smaller_to_right(), all_24(), trace()]);
    Ok(())
}

/// The chapter's example permutation; the documents count from 1 and write 2413.
pub const PERMUTATION: [u8; 4] = [1, 3, 0, 2];

/// The permutation of four pieces with rank `t`.
pub fn permutation_of(t: u64) -> [u8; 4] {
    let mut pm = [0; 4];
    permutation::unrank(t, &mut pm);
    pm
}

fn factorial(n: usize) -> u64 {
    (1..=n as u64).product()
}

/// The figure of the digits as arcs from each piece to the smaller pieces on its right.
fn smaller_to_right() -> Files {
    let pm = PERMUTATION;
    let digits = permutation::inversion_digits(&pm);
    let mut svg = Drawing::new(
        "permutation-smaller-to-right",
        "The digits count the smaller pieces to the right",
        format!(
            "The permutation {}, which is {} counted from 1, as bars. An arc goes from \
             each bar to every shorter bar on its right. The numbers of arcs are the \
             digits {}; times their place values they add up to {}.",
            joined(pm, ", "),
            joined(pm.map(|piece| piece + 1), ", "),
            joined(&digits, ", "),
            permutation::rank(&pm)
        ),
    );
    let colors = [Blue, Orange, Green, Line];
    let (ground, unit) = (142, 26);
    let x = |slot: usize| 150 + 54 * slot as i32 + 16;
    let top = |slot: usize| ground - unit * (i32::from(pm[slot]) + 1);
    for slot in 0..4 {
        let height = ground - top(slot);
        svg.add(rect(x(slot) - 16, top(slot), 32, height).fill(Soft).stroke(Line));
        svg.add(text(x(slot), ground - 8, pm[slot]).bold().middle());
    }
    for slot in 0..4 {
        for right in slot + 1..4 {
            if pm[right] < pm[slot] {
                let (from, to) = ((x(slot), top(slot)), (x(right), top(right) - 3));
                let toward = (to.0, from.1 - 28);
                svg.add(curve(from, toward, to).stroke(colors[slot]).thick());
                svg.add(circle(to.0, to.1, 4).fill(colors[slot]));
            }
        }
    }
    let arcs = ["each arc leads", "to a smaller piece", "on the right"];
    for (i, label) in (0..).zip(arcs) {
        svg.add(text(MARGIN, 32 + 16 * i, label).small());
    }
    svg.add(line(MARGIN, ground, WIDTH - MARGIN, ground).stroke(Line));
    let place = |slot: usize| factorial(3 - slot);
    let value = |slot: usize| u64::from(digits[slot]) * place(slot);
    let rows: [(&str, &dyn Fn(usize) -> String); 4] = [
        ("counted from 1", &|slot| (pm[slot] + 1).to_string()),
        ("smaller to the right", &|slot| digits[slot].to_string()),
        ("place value", &|slot| format!("· {}", place(slot))),
        ("rows before", &|slot| value(slot).to_string()),
    ];
    for (row, (label, cell)) in rows.iter().enumerate() {
        let y = ground + 24 + 24 * row as i32;
        svg.add(text(MARGIN, y, label).small());
        for slot in 0..4 {
            let label = text(x(slot), y, cell(slot)).middle();
            svg.add(label.bold_if(row == 1).apply_if(row != 1, Element::small));
        }
    }
    let y = ground + 24 * 5 + 8;
    svg.add(line(MARGIN, y - 22, WIDTH - MARGIN, y - 22).stroke(Line));
    let sum = joined((0..4).map(value), " + ");
    let sum = format!("{sum} = {}", permutation::rank(&pm));
    svg.add(text(MARGIN, y, "index").small());
    svg.add(text(x(3) + 16, y, sum).bold().end());
    let mut data = DataTable::default();
    data.cells(["slot", "piece", "smaller to the right", "place value", "rows before"]);
    for slot in 0..4 {
        data.row(&[&slot, &pm[slot], &digits[slot], &place(slot), &value(slot)]);
    }
    svg.finish(y + MARGIN, data)
}

/// All permutations of four pieces as a ruler, and the digits that lead to the example.
fn ruler() -> Files {
    let digits = permutation::inversion_digits(&PERMUTATION);
    let number = MixedRadixRuler {
        digits: digits[..3].iter().map(|&d| d.into()).collect(),
        bases: vec![4, 3, 2],
        labels: (0..3).map(|i| format!("Slot {i}: {} smaller", digits[i])).collect(),
        row: format!("[{}]", joined(PERMUTATION, ", ")),
    };
    let mut svg = Drawing::new(
        "permutation-ruler",
        "Permutations in the factorial number system",
        number.describe("permutations of four pieces"),
    );
    let height = number.draw(&mut svg);
    svg.finish(height, number.data())
}

/// Pairs of consecutive permutations, of which exactly one is even.
fn even_pairs() -> Files {
    let count = factorial(4);
    let mut svg = Drawing::new(
        "permutation-even-pairs",
        "One permutation of each pair is even",
        format!(
            "The {count} permutations of four pieces in lexicographic order, two and \
             two. A pair differs in the last two slots only, so exactly one of the two \
             is even. The even ones are marked and numbered 0 to {}: half the full \
             number, rounded down.",
            count / 2 - 1
        ),
    );
    let (row_height, gap, width, top) = (24, 12, 105, 66);
    let step = width + 7;
    svg.add(text(MARGIN, 22, "Even permutations, and their number").bold());
    for column in 0..3 {
        let x = MARGIN + column * step;
        svg.add(text(x + 22, 50, "rank").small().end());
        svg.add(text(x + width - 6, 50, "half").small().end());
    }
    let mut data = DataTable::new(&[&"rank", &"order", &"even", &"number"]);
    for t in 0..count {
        let pm = permutation_of(t);
        let (pair, second) = ((t / 2) as i32, (t % 2) as i32);
        let x = MARGIN + pair / 4 * step;
        let y = top + pair % 4 * (2 * row_height + gap) + second * row_height;
        let even = permutation::is_even(&pm);
        let half =
            if even { permutation::rank_even(&pm).to_string() } else { "".into() };
        data.row(&[&t, &joined(pm, " "), if even { &"yes" } else { &"no" }, &half]);
        if even {
            svg.add(rect(x + 28, y, width - 28, row_height).fill(Soft).stroke(Blue));
            svg.add(text(x + width - 6, y + 17, half).bold().end());
        }
        svg.add(text(x + 20, y + 17, t).small().end());
        svg.add(text(x + 33, y + 17, joined(pm, "")).bold_if(even));
    }
    svg.finish(top + 4 * (2 * row_height + gap) - gap + MARGIN, data)
}

/// The documents' 24 permutations with their digits and index.
fn all_24() -> Files {
    let head = "| documents, from 1 | from 0 | digits | index |\n|:-:|:-:|:-:|--:|";
    let row = |t| {
        let pm = permutation_of(t);
        let one_based = joined(pm.map(|piece| piece + 1), "");
        let digits = joined(&permutation::inversion_digits(&pm)[..3], " ");
        let (pm, index) = (joined(pm, ""), permutation::rank(&pm));
        format!("{one_based} | {pm} | {digits} | {index}")
    };
    table("permutation-24", head, (0..24).map(row))
}

/// Unranking 10 with four pieces, from right to left: each slot's digit, and the relative order
/// of the pieces from that slot on.
fn trace() -> Files {
    let pm = permutation_of(10);
    let digits = permutation::inversion_digits(&pm);
    let row = |slot: usize| {
        let rest = &pm[slot..];
        let among = |piece| rest.iter().filter(|other| *other < piece).count();
        format!("{slot} | {} | {}", digits[slot], joined(rest.iter().map(among), " "))
    };
    let head = "| slot | digit | the slots from there on |\n|--:|--:|:--|";
    table("permutation-trace", head, (0..pm.len()).rev().map(row))
}
