//! The faster ranks: nibbles that are seen and taken, and an order of its own.

use super::permutation::{PERMUTATION, joined};
use crate::data::Data;
use crate::output::Files;
use crate::output::Output;
use crate::svg::{Color, Drawing, MARGIN, WIDTH, arrowhead, line, rect, text};
use crate::tables::Tables;
use permutation::{digits, is_even, rank, unrank_myrvold_ruskey};
use std::fmt::Write;

/// Adds the files and facts of this subject.
pub fn add(_: &Tables, out: &mut Output) -> anyhow::Result<()> {
    out.files.extend(unused());
    out.files.extend(smaller_not_placed());
    out.files.extend([myrvold_ruskey(), popcount_trace(), steps()]);
    Ok(())
}

/// How far apart rows of boxes are, and how high a box is.
const STEP: i32 = 56;
const HIGH: i32 = 28;

/// The middle of nibble `p`'s box: the highest is on the left, as in a number.
fn x(p: usize) -> i32 {
    234 - 38 * p as i32
}

/// The top of row `i`.
fn y(i: usize) -> i32 {
    52 + STEP * i as i32
}

/// The boxes of a row, one of them the one that is read.
fn row(drawing: &mut Drawing, i: usize, nibbles: &[u8], read: Option<usize>) {
    for (p, nibble) in nibbles.iter().enumerate() {
        let (color, fill) = match read == Some(p) {
            true => (Color::Accent, Color::Soft),
            false => (Color::Line, Color::Empty),
        };
        drawing.add(rect(x(p) - 16, y(i), 32, HIGH).fill(fill).stroke(color));
        let number = text(x(p), y(i) + 19, nibble).middle();
        drawing.add(number.when(read == Some(p), |n| n.bold()));
    }
}

/// What stands left and right of a row.
fn beside(drawing: &mut Drawing, i: usize, left: &str, right: &str) {
    drawing.add(text(MARGIN, y(i) + 19, left).small());
    drawing.add(text(WIDTH - MARGIN, y(i) + 19, right).small().end());
}

/// The numbers of smaller pieces not seen yet, from slot to slot.
fn smaller_not_placed() -> Files {
    let pm = PERMUTATION;
    let mut drawing = Drawing::new(
        "nibbles-seen",
        "How many smaller pieces have not been seen",
        format!(
            "The permutation {} in {} steps. Each row has a nibble for each piece, the \
             highest on the left: how many smaller pieces have not been seen. The nibble of \
             the piece that is seen next is its digit, and all nibbles to the left of it \
             lose 1. The digits are {}.",
            joined(&pm, ", "),
            pm.len(),
            joined(&digits(&pm), ", "),
        ),
    );
    let mut data = Data::new(&[&"slot", &"piece", &"nibbles", &"digit"]);
    let mut smaller = [0, 1, 2, 3];
    for p in 0..pm.len() {
        drawing.add(text(x(p), 40, format!("of {p}")).small().middle());
    }
    drawing.add(text(MARGIN, 24, "smaller pieces not seen yet").small());
    for (slot, &piece) in pm.iter().enumerate() {
        let p = usize::from(piece);
        row(&mut drawing, slot, &smaller, Some(p));
        let digit = smaller[p];
        let left = format!("slot {slot}: {piece}");
        beside(&mut drawing, slot, &left, &format!("digit {digit}"));
        let shown = smaller.iter().rev().map(u8::to_string).collect::<Vec<_>>();
        data.row(&[&slot, &piece, &shown.join(" "), &digit]);
        for larger in p + 1..pm.len() {
            smaller[larger] -= 1;
            drawing.add(text(x(larger), y(slot) + HIGH + 18, "− 1").small().middle());
        }
    }
    row(&mut drawing, pm.len(), &smaller, None);
    beside(&mut drawing, pm.len(), "all seen", "");
    drawing.finish(y(pm.len()) + HIGH + MARGIN, data)
}

/// The pieces that are left, from slot to slot.
fn unused() -> Files {
    let pm = PERMUTATION;
    let digits = digits(&pm);
    let mut drawing = Drawing::new(
        "nibbles-left",
        "Taking a nibble out of those that are left",
        format!(
            "The digits {} in {} steps. Each row has the pieces that are left, the lowest \
             on the right. A digit says which of them, counted from the right, is taken. \
             Those to the left of it move one place to the right. The permutation is {}.",
            joined(&digits, ", "),
            pm.len(),
            joined(&pm, ", "),
        ),
    );
    let mut data = Data::new(&[&"slot", &"digit", &"pieces left", &"piece"]);
    let mut left = vec![0, 1, 2, 3];
    for place in 0..left.len() {
        drawing.add(text(x(place), 40, format!("no. {place}")).small().middle());
    }
    drawing.add(text(MARGIN, 24, "pieces that are left").small());
    for (slot, &digit) in digits.iter().enumerate() {
        let place = usize::from(digit);
        row(&mut drawing, slot, &left, Some(place));
        let shown = left.iter().rev().map(u8::to_string).collect::<Vec<_>>();
        let taken = left.remove(place);
        beside(
            &mut drawing,
            slot,
            &format!("digit {digit}"),
            &format!("piece {taken}"),
        );
        data.row(&[&slot, &digit, &shown.join(" "), &taken]);
        for moved in place..left.len() {
            let (from, to) = (y(slot) + HIGH, y(slot + 1));
            let (start, end) = (x(moved + 1), x(moved));
            drawing.add(line(start, from, end, to - 6).stroke(Color::Line));
            drawing.add(arrowhead(end, to - 1, (0, 1), Color::Line));
        }
    }
    drawing.finish(y(digits.len() - 1) + HIGH + MARGIN, data)
}

/// How often the documents' loop and the faster ones do their innermost step.
fn steps() -> (String, String) {
    let mut lines = String::from(
        "| pieces | documents' comparisons | counts of bits, or nibbles |\n|--:|--:|--:|\n",
    );
    for n in [4, 8, 12, 16, 20] {
        let mut comparisons = 0;
        for i in 0..n {
            for _ in i + 1..n {
                comparisons += 1;
            }
        }
        let _ = writeln!(lines, "| {n} | {comparisons} | {n} |");
    }
    ("faster-ranks-steps.md".to_string(), lines)
}

/// The digits of the chapter's permutation from the pieces to the left.
fn popcount_trace() -> (String, String) {
    let mut lines = String::from(
        "| slot | piece | `seen` before | smaller ones among them | digit | `t` after |\n\
         |--:|--:|:-:|--:|--:|--:|\n",
    );
    let (mut seen, mut t) = (0_u32, 0);
    for (slot, &piece) in PERMUTATION.iter().enumerate() {
        let smaller = (seen & ((1 << piece) - 1)).count_ones();
        let digit = u32::from(piece) - smaller;
        t = t * (PERMUTATION.len() - slot) as u32 + digit;
        let _ = writeln!(
            lines,
            "| {slot} | {piece} | `{seen:04b}` | {smaller} | {digit} | {t} |"
        );
        seen |= 1 << piece;
    }
    ("popcount-trace.md".to_string(), lines)
}

/// The 24 permutations in the order of Myrvold and Ruskey.
fn myrvold_ruskey() -> (String, String) {
    let mut lines = String::from(
        "| number | order | place in the dictionary | even? |\n|--:|:-:|--:|:--|\n",
    );
    for t in 0..24 {
        let mut pm = [0; 4];
        unrank_myrvold_ruskey(t, &mut pm);
        let even = if is_even(&pm) { "even" } else { "odd" };
        let _ =
            writeln!(lines, "| {t} | {} | {} | {even} |", joined(&pm, " "), rank(&pm));
    }
    ("myrvold-ruskey-24.md".to_string(), lines)
}
