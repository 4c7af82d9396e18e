//! Figures and tables about ranks of combinations.

use crate::prelude::*;
use combination::comb;

/// Adds the files and facts of this subject.
pub fn add(_: &PuzzleTables, out: &mut Output) -> Result<()> {
    out.add([blocks(), path(), trace(), two_of_four()]);
    Ok(())
}

/// The example of the chapter: three beads in six slots.
const SLOTS: usize = 6;
const BEADS: usize = 3;
const TAKEN: [u8; SLOTS] = [0, 1, 0, 1, 0, 1];

/// The list of slots that a combination takes.
fn taken_slots(cm: &[u8]) -> String {
    joined((0..cm.len()).filter(|&i| cm[i] == 1), ", ")
}

/// The combination with rank `t` and `m` beads.
fn combination_of<const N: usize>(t: u64, m: usize) -> [u8; N] {
    let mut cm = [0; N];
    combination::unrank(t, m, &mut cm, 1, 0);
    cm
}

/// All combinations in order, in blocks by their highest slot.
fn blocks() -> Files {
    let count = comb(SLOTS, BEADS);
    let block_size = |h| format!("{} for slot {h}", comb(h, BEADS - 1));
    let blocks = joined((BEADS - 1..SLOTS).map(block_size), ", ");
    let mut svg = Drawing::new(
        "combination-blocks",
        format!("The {count} ways to put {BEADS} beads in {SLOTS} slots"),
        format!(
            "The {count} ways to put {BEADS} beads in {SLOTS} slots, in \
             colexicographic order, in blocks by the highest slot taken: {}. The block \
             of slot h starts at row C(h, {BEADS}). The row with beads in the slots {} \
             has number {}.",
            blocks,
            taken_slots(&TAKEN),
            combination::rank(&TAKEN, 1)
        ),
    );
    let mut data =
        DataTable::new(&[&"row", &"slots taken", &"highest", &"its block starts at"]);
    let (height, gap, dots) = (18, 18, 62);
    let x = |slot: usize| dots + 22 * slot as i32;
    svg.add(text(MARGIN, 22, "row").small());
    for slot in 0..SLOTS {
        svg.add(text(x(slot), 22, slot).small().middle());
    }
    let mut y = 46;
    let mut block = None;
    let mut block_top = y;
    for t in 0..count {
        let cm: [u8; SLOTS] = combination_of(t, BEADS);
        let highest = cm.iter().rposition(|&c| c == 1);
        let h = highest.unwrap_or_default();
        data.row(&[&t, &taken_slots(&cm), &h, &comb(h, BEADS)]);
        if block.is_some() && block != highest {
            bracket(&mut svg, block_top, y - height, block);
            y += gap;
            block_top = y;
        }
        block = highest;
        if cm == TAKEN {
            let highlight = rect(MARGIN - 4, y - 9, x(SLOTS) - MARGIN - 6, height);
            svg.add(highlight.fill(Soft).stroke(Accent).thick());
        }
        svg.add(text(MARGIN + 20, y + 4, t).small().end().bold_if(cm == TAKEN));
        for slot in 0..SLOTS {
            let dot = circle(x(slot), y, 5);
            let color = if Some(slot) == highest { Orange } else { Blue };
            svg.add(if cm[slot] == 1 { dot.fill(color) } else { dot.outline(Line) });
        }
        y += height;
    }
    bracket(&mut svg, block_top, y - height, block);
    svg.finish(y - height + 12 + MARGIN, data)
}

/// Draws a bracket beside a block, with the block's size and its first row.
fn bracket(svg: &mut Drawing, top: i32, bottom: i32, highest: Option<usize>) {
    let h = highest.unwrap_or_default();
    let (x, middle) = (194, (top + bottom) / 2);
    let points = [(x, top - 7), (x + 6, top - 7), (x + 6, bottom + 7), (x, bottom + 7)];
    svg.add(polyline(&points).stroke(Line));
    let block_formula =
        format!("highest {h}: C({h},{}) = {}", BEADS - 1, comb(h, BEADS - 1));
    svg.add(text(x + 14, middle - 4, block_formula).small());
    let start = format!("starts at C({h},{BEADS}) = {}", comb(h, BEADS));
    svg.add(text(x + 14, middle + 12, start).small());
}

/// The path through the table of binomial coefficients that adds up to the rank of one
/// combination.
fn path() -> Files {
    let mut svg = Drawing::new(
        "combination-path",
        "A number as a path through Pascal's triangle",
        format!(
            "The binomial coefficients C(i, r), one row for each slot i from {} down to \
             0 and one column for each number r of beads left, from {BEADS} to 1. The \
             path for the slots {} goes one column further with each bead and takes \
             the entry it leaves: they add up to {}.",
            SLOTS - 1,
            taken_slots(&TAKEN),
            combination::rank(&TAKEN, 1)
        ),
    );
    let (line_height, top) = (40, 74);
    let slot_x = MARGIN + 28;
    let x = |r: usize| 112 + 46 * (BEADS - r) as i32;
    let y = |i: usize| top + line_height * (SLOTS - 1 - i) as i32;
    svg.add(text(MARGIN, 24, "slot i").small());
    svg.add(text(x(2), 24, "C(i, r)").bold().middle());
    svg.add(text(242, 24, "rows before").small());
    for r in 1..=BEADS {
        svg.add(text(x(r), 46, format!("r = {r}")).small().middle());
    }
    let (mut r, mut path_points, mut stops) = (BEADS, vec![(x(BEADS), 54)], vec![]);
    for i in (0..SLOTS).rev() {
        if r > 0 {
            path_points.push((x(r), y(i)));
        }
        if TAKEN[i] == 1 {
            stops.push((i, r));
            r -= 1;
        }
    }
    let columns = (1..=BEADS).rev().map(|r| format!("C(i, {r})"));
    let mut data = DataTable::default();
    let names = ["slot i", "bead"].into_iter().map(String::from).chain(columns);
    data.cells(names.chain(["rows before".to_owned()]));
    svg.add(polyline(&path_points).stroke(Accent).thick());
    for i in (0..SLOTS).rev() {
        let taken = TAKEN[i] == 1;
        let stop = stops.iter().find(|stop| stop.0 == i);
        let added = stop.map_or(0, |&(i, r)| comb(i, r));
        let entries = (1..=BEADS).rev().map(|r| comb(i, r).to_string());
        let bead = if taken { "yes" } else { "no" }.to_owned();
        let cells = [i.to_string(), bead].into_iter().chain(entries);
        data.cells(cells.chain([added.to_string()]));
        svg.add(text(MARGIN, y(i) + 5, i));
        let dot = circle(slot_x, y(i), 6);
        svg.add(if taken { dot.fill(Blue) } else { dot.outline(Line) });
        for r in 1..=BEADS {
            let stop = stops.contains(&(i, r));
            let passed = path_points.contains(&(x(r), y(i)));
            if stop {
                svg.add(circle(x(r), y(i), 15).fill(Soft).stroke(Accent).thick());
            } else if passed {
                svg.add(circle(x(r), y(i), 12).fill(Soft));
            }
            svg.add(text(x(r), y(i) + 5, comb(i, r)).middle().bold_if(stop));
        }
    }
    for &(i, r) in &stops {
        let beads = if r == 1 { "bead" } else { "beads" };
        svg.add(text(242, y(i) - 2, format!("{r} {beads} below {i}:")).small());
        let rows_before = format!("C({i},{r}) = {}", comb(i, r));
        svg.add(text(242, y(i) + 14, rows_before).small().bold());
    }
    let bottom = y(0) + 30;
    svg.add(line(MARGIN, bottom, WIDTH - MARGIN, bottom).stroke(Line));
    let sum = joined(stops.iter().map(|&(i, r)| comb(i, r)), " + ");
    let index = combination::rank(&TAKEN, 1);
    let found = format!("{{{}}} is row {sum} = {index}", taken_slots(&TAKEN));
    svg.add(text(WIDTH / 2, bottom + 26, found).bold().middle());
    svg.finish(bottom + 42, data)
}

/// Unranking 14 with three beads in six slots, from right to left.
fn trace() -> Files {
    let cm: [u8; SLOTS] = combination_of(14, BEADS);
    let trace_line = |i: usize| {
        // The beads that are not placed yet are those in slots 0 to `i`.
        let prefix = &cm[..=i];
        let (t, r) =
            (combination::rank(prefix, 1), prefix.iter().filter(|c| **c == 1).count());
        let entry = comb(i, r);
        let bead = match cm[i] {
            1 => format!("yes, {} left", t - entry),
            _ => "no".to_string(),
        };
        format!("{i} | {r} | {entry} | {t} | {bead}")
    };
    let head = "| `i` | `r` | `comb(i, r)` | `t` | bead? |\n|--:|--:|--:|--:|:--|";
    table("combination-trace", head, (0..SLOTS).rev().map(trace_line))
}

/// The six ways to place two pieces in four slots, in colexicographic order; the last column is
/// the index in lexicographic order.
fn two_of_four() -> Files {
    let pairs = (0..4).flat_map(|low| (low + 1..4).map(move |high| [low, high]));
    let dictionary: Vec<_> = pairs.collect();
    let table_line = |t| {
        let cm: [u8; 4] = combination_of(t, 2);
        let taken: Vec<_> = (0..4).filter(|&i| cm[i] == 1).collect();
        let marks = cm.map(|c| if c == 1 { "●" } else { "○" }).join(" ");
        let (index, low, high) = (combination::rank(&cm, 1), taken[0], taken[1]);
        let (first, second) = (comb(high, 2), comb(low, 1));
        let dictionary_index = dictionary.iter().position(|set| *set == [low, high]);
        let place = dictionary_index.unwrap_or_default();
        format!("{index} | {marks} | {{{low}, {high}}} | {first} + {second} | {place}")
    };
    let head = "| index | slots 0 1 2 3 | taken | as a sum | dictionary |\n\
         |--:|:-:|:-:|:--|--:|";
    table("combination-4-2", head, (0..comb(4, 2)).map(table_line))
}
