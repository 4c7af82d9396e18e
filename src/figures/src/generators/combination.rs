//! The numbers of combinations.

use crate::data::Data;
use crate::output::Files;
use crate::output::Output;
use crate::svg::{Color, Drawing, MARGIN, WIDTH, circle, line, polyline, rect, text};
use crate::tables::Tables;
use combination::comb;
use std::fmt::Display;

/// Adds the files and facts of this subject.
pub fn add(_: &Tables, out: &mut Output) -> anyhow::Result<()> {
    out.files.extend(blocks());
    out.files.extend(path());
    Ok(())
}

/// The chapter's combination: three beads in six slots.
const SLOTS: usize = 6;
const BEADS: usize = 3;
const TAKEN: [u8; SLOTS] = [0, 1, 0, 1, 0, 1];

/// The slots of the chapter's combination.
fn taken() -> String {
    slots(&TAKEN)
}

/// The slots that a combination takes.
fn slots(cm: &[u8]) -> String {
    let slots = (0..cm.len()).filter(|&i| cm[i] == 1).map(|i| i.to_string());
    slots.collect::<Vec<_>>().join(", ")
}

/// All combinations, in blocks by their highest slot.
fn blocks() -> Files {
    let count = comb(SLOTS, BEADS);
    let rows = |h| format!("{} for slot {h}", comb(h, BEADS - 1));
    let blocks: Vec<_> = (BEADS - 1..SLOTS).map(rows).collect();
    let mut drawing = Drawing::new(
        "combination-blocks",
        format!("The {count} ways to put {BEADS} beads in {SLOTS} slots"),
        format!(
            "The {count} ways to put {BEADS} beads in {SLOTS} slots, in \
             colexicographic order, in blocks by the highest slot taken: {}. The block \
             of slot h starts at row C(h, {BEADS}). The row with beads in the slots {} \
             has number {}.",
            blocks.join(", "),
            taken(),
            combination::rank(&TAKEN, 1)
        ),
    );
    let mut data =
        Data::new(&[&"row", &"slots taken", &"highest", &"its block starts at"]);
    let (height, gap, dots) = (18, 18, 62);
    let x = |slot: usize| dots + 22 * slot as i32;
    drawing.add(text(MARGIN, 22, "row").small());
    for slot in 0..SLOTS {
        drawing.add(text(x(slot), 22, slot).small().middle());
    }
    let mut y = 46;
    let mut block = None;
    let mut block_top = y;
    for t in 0..count {
        let mut cm = [0; SLOTS];
        combination::unrank(t, BEADS, &mut cm, 1, 0);
        let highest = cm.iter().rposition(|&c| c == 1);
        let h = highest.unwrap_or_default();
        data.row(&[&t, &slots(&cm), &h, &comb(h, BEADS)]);
        if block.is_some() && block != highest {
            bracket(&mut drawing, block_top, y - height, block);
            y += gap;
            block_top = y;
        }
        block = highest;
        if cm == TAKEN {
            let row = rect(MARGIN - 4, y - 9, x(SLOTS) - MARGIN - 6, height);
            drawing.add(row.fill(Color::Soft).stroke(Color::Accent).thick());
        }
        let label = text(MARGIN + 20, y + 4, t).small().end();
        drawing.add(label.when(cm == TAKEN, |l| l.bold()));
        for slot in 0..SLOTS {
            let dot = circle(x(slot), y, 5);
            let color = if Some(slot) == highest { Color::Orange } else { Color::Blue };
            drawing.add(match cm[slot] {
                1 => dot.fill(color),
                _ => dot.fill(Color::Empty).stroke(Color::Line),
            });
        }
        y += height;
    }
    bracket(&mut drawing, block_top, y - height, block);
    drawing.finish(y - height + 12 + MARGIN, data)
}

/// Says how large a block is and where it starts.
fn bracket(drawing: &mut Drawing, top: i32, bottom: i32, highest: Option<usize>) {
    let h = highest.unwrap_or_default();
    let (x, middle) = (194, (top + bottom) / 2);
    let points = [(x, top - 7), (x + 6, top - 7), (x + 6, bottom + 7), (x, bottom + 7)];
    drawing.add(polyline(&points).stroke(Color::Line));
    let (rows, start) = (comb(h, BEADS - 1), comb(h, BEADS));
    let label = format!("highest {h}: C({h},{}) = {rows}", BEADS - 1);
    drawing.add(text(x + 14, middle - 4, label).small());
    let label = format!("starts at C({h},{BEADS}) = {start}");
    drawing.add(text(x + 14, middle + 12, label).small());
}

/// The way through the table of binomials to the number of one combination.
fn path() -> Files {
    let mut drawing = Drawing::new(
        "combination-path",
        "A number as a path through Pascal's triangle",
        format!(
            "The binomial coefficients C(i, r), one row for each slot i from {} down to \
             0 and one column for each number r of beads left, from {BEADS} to 1. The \
             path for the slots {} goes one column further with each bead and takes \
             the entry it leaves: they add up to {}.",
            SLOTS - 1,
            taken(),
            combination::rank(&TAKEN, 1)
        ),
    );
    let (row, top) = (40, 74);
    let slot_x = MARGIN + 28;
    let x = |r: usize| 112 + 46 * (BEADS - r) as i32;
    let y = |i: usize| top + row * (SLOTS - 1 - i) as i32;
    drawing.add(text(MARGIN, 24, "slot i").small());
    drawing.add(text(x(2), 24, "C(i, r)").bold().middle());
    drawing.add(text(242, 24, "rows before").small());
    for r in 1..=BEADS {
        drawing.add(text(x(r), 46, format!("r = {r}")).small().middle());
    }
    let (mut r, mut way, mut sum) = (BEADS, vec![(x(BEADS), 54)], vec![]);
    let mut stops = vec![];
    for i in (0..SLOTS).rev() {
        if r > 0 {
            way.push((x(r), y(i)));
        }
        if TAKEN[i] == 1 {
            stops.push((i, r));
            sum.push(comb(i, r));
            r -= 1;
        }
    }
    let columns = (1..=BEADS).rev().map(|r| format!("C(i, {r})")).collect::<Vec<_>>();
    let mut names: Vec<&dyn Display> = vec![&"slot i", &"bead"];
    names.extend(columns.iter().map(|name| name as &dyn Display));
    names.push(&"rows before");
    let mut data = Data::new(&names);
    drawing.add(polyline(&way).stroke(Color::Accent).thick());
    for i in (0..SLOTS).rev() {
        let taken = TAKEN[i] == 1;
        let entries = (1..=BEADS).rev().map(|r| comb(i, r)).collect::<Vec<_>>();
        let stop = stops.iter().find(|stop| stop.0 == i);
        let added = stop.map_or(0, |&(i, r)| comb(i, r));
        let mut cells: Vec<&dyn Display> = vec![&i, if taken { &"yes" } else { &"no" }];
        cells.extend(entries.iter().map(|entry| entry as &dyn Display));
        cells.push(&added);
        data.row(&cells);
        drawing.add(text(MARGIN, y(i) + 5, i));
        let dot = circle(slot_x, y(i), 6);
        drawing.add(match taken {
            true => dot.fill(Color::Blue),
            false => dot.fill(Color::Empty).stroke(Color::Line),
        });
        for r in 1..=BEADS {
            let stop = stops.contains(&(i, r));
            let passed = way.contains(&(x(r), y(i)));
            if stop {
                let stop = circle(x(r), y(i), 15).fill(Color::Soft);
                drawing.add(stop.stroke(Color::Accent).thick());
            } else if passed {
                drawing.add(circle(x(r), y(i), 12).fill(Color::Soft));
            }
            let label = text(x(r), y(i) + 5, comb(i, r)).middle();
            drawing.add(label.when(stop, |l| l.bold()));
        }
    }
    for &(i, r) in &stops {
        let beads = if r == 1 { "bead" } else { "beads" };
        drawing.add(text(242, y(i) - 2, format!("{r} {beads} below {i}:")).small());
        let rows = format!("C({i},{r}) = {}", comb(i, r));
        drawing.add(text(242, y(i) + 14, rows).small().bold());
    }
    let bottom = y(0) + 30;
    drawing.add(line(MARGIN, bottom, WIDTH - MARGIN, bottom).stroke(Color::Line));
    let sum = sum.iter().map(u64::to_string).collect::<Vec<_>>().join(" + ");
    let index = combination::rank(&TAKEN, 1);
    let found = format!("{{{}}} is row {sum} = {index}", taken());
    drawing.add(text(WIDTH / 2, bottom + 26, found).bold().middle());
    drawing.finish(bottom + 42, data)
}
