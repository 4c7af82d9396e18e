//! Figures and tables about the faster ranks: bit counts, nibbles, and Myrvold and Ruskey's
//! order.

use super::permutation::PERMUTATION;
use crate::prelude::*;
use permutation::{inversion_digits, is_even, rank, unrank_myrvold_ruskey};

/// Adds the files and facts of this subject.
pub fn add(_: &PuzzleTables, out: &mut Output) -> Result<()> {
    out.add([
        unused(),
        smaller_not_placed(),
        myrvold_ruskey(),
        popcount_trace(),
        steps(),
    ]);
    Ok(())
}

/// The distance between rows of boxes, and the height of a box.
const STEP: i32 = 56;
const HIGH: i32 = 28;

/// The x coordinate of the middle of nibble `p`; the highest nibble is on the left.
fn x(p: usize) -> i32 {
    234 - 38 * p as i32
}

/// The y coordinate of the top of row `i`.
fn y(i: usize) -> i32 {
    52 + STEP * i as i32
}

/// Draws the boxes of row `i`, with the nibble that is read highlighted.
fn draw_nibbles(svg: &mut Drawing, i: usize, nibbles: &[u8], read: Option<usize>) {
    for (p, nibble) in nibbles.iter().enumerate() {
        let here = read == Some(p);
        let (color, fill) = if here { (Accent, Soft) } else { (Line, Empty) };
        let shape = rect(x(p) - 16, y(i), 32, HIGH).fill(fill).stroke(color);
        svg.add(shape.label(nibble, |nibble| nibble.middle().bold_if(here)));
    }
}

/// Draws the labels left and right of row `i`.
fn draw_labels(svg: &mut Drawing, i: usize, left: &str, right: &str) {
    svg.add(text(MARGIN, y(i) + 19, left).small());
    svg.add(text(WIDTH - MARGIN, y(i) + 19, right).small().end());
}

/// The numbers of smaller pieces that have not been seen, after each slot.
fn smaller_not_placed() -> Files {
    let pm = PERMUTATION;
    let mut svg = Drawing::new(
        "nibbles-seen",
        "How many smaller pieces have not been seen",
        format!(
            "The permutation {} in {} steps. Each row has a nibble for each piece, the \
             highest on the left: how many smaller pieces have not been seen. The nibble of \
             the piece that is seen next is its digit, and all nibbles to the left of it \
             lose 1. The digits are {}.",
            joined(pm, ", "),
            pm.len(),
            joined(inversion_digits(&pm), ", "),
        ),
    );
    let mut data = DataTable::new(&[&"slot", &"piece", &"nibbles", &"digit"]);
    let mut smaller = [0, 1, 2, 3];
    for p in 0..pm.len() {
        svg.add(text(x(p), 40, format!("of {p}")).small().middle());
    }
    svg.add(text(MARGIN, 24, "smaller pieces not seen yet").small());
    for (slot, &piece) in pm.iter().enumerate() {
        let p = usize::from(piece);
        draw_nibbles(&mut svg, slot, &smaller, Some(p));
        let digit = smaller[p];
        let left = format!("slot {slot}: {piece}");
        draw_labels(&mut svg, slot, &left, &format!("digit {digit}"));
        data.row(&[&slot, &piece, &joined(smaller.iter().rev(), " "), &digit]);
        for larger in p + 1..pm.len() {
            smaller[larger] -= 1;
            svg.add(text(x(larger), y(slot) + HIGH + 18, "− 1").small().middle());
        }
    }
    draw_nibbles(&mut svg, pm.len(), &smaller, None);
    draw_labels(&mut svg, pm.len(), "all seen", "");
    svg.finish(y(pm.len()) + HIGH + MARGIN, data)
}

/// The pieces that are left, after each slot.
fn unused() -> Files {
    let pm = PERMUTATION;
    let digits = inversion_digits(&pm);
    let mut svg = Drawing::new(
        "nibbles-left",
        "Taking a nibble out of those that are left",
        format!(
            "The digits {} in {} steps. Each row has the pieces that are left, the lowest \
             on the right. A digit says which of them, counted from the right, is taken. \
             Those to the left of it move one place to the right. The permutation is {}.",
            joined(&digits, ", "),
            pm.len(),
            joined(pm, ", "),
        ),
    );
    let mut data = DataTable::new(&[&"slot", &"digit", &"pieces left", &"piece"]);
    let mut left = vec![0, 1, 2, 3];
    for index in 0..left.len() {
        svg.add(text(x(index), 40, format!("no. {index}")).small().middle());
    }
    svg.add(text(MARGIN, 24, "pieces that are left").small());
    for (slot, &digit) in digits.iter().enumerate() {
        let index = usize::from(digit);
        draw_nibbles(&mut svg, slot, &left, Some(index));
        let shown = joined(left.iter().rev(), " ");
        let taken = left.remove(index);
        draw_labels(
            &mut svg,
            slot,
            &format!("digit {digit}"),
            &format!("piece {taken}"),
        );
        data.row(&[&slot, &digit, &shown, &taken]);
        for moved in index..left.len() {
            let (from, to) = (y(slot) + HIGH, y(slot + 1));
            let (start, end) = (x(moved + 1), x(moved));
            svg.add(line(start, from, end, to - 6).stroke(Line));
            svg.add(arrowhead(end, to - 1, (0, 1), Line));
        }
    }
    svg.finish(y(digits.len() - 1) + HIGH + MARGIN, data)
}

/// The number of innermost steps of the documents' loop and of the faster ones.
fn steps() -> Files {
    let comparisons = |n: u64| (0..n).map(|i| (i + 1..n).count()).sum::<usize>();
    let rows = [4, 8, 12, 16, 20].map(|n| format!("{n} | {} | {n}", comparisons(n)));
    let head = "| pieces | documents' comparisons | counts of bits, or nibbles |";
    table("faster-ranks-steps", &format!("{head}\n|--:|--:|--:|"), rows)
}

/// The digits of the chapter's permutation, computed from the set of pieces to the left.
fn popcount_trace() -> Files {
    let (mut seen, mut t) = (0_u32, 0);
    let rows = PERMUTATION.iter().enumerate().map(|(slot, &piece)| {
        let before = seen;
        let smaller = (seen & ((1 << piece) - 1)).count_ones();
        let digit = u32::from(piece) - smaller;
        t = t * (PERMUTATION.len() - slot) as u32 + digit;
        seen |= 1 << piece;
        format!("{slot} | {piece} | `{before:04b}` | {smaller} | {digit} | {t}")
    });
    let head = "| slot | piece | `seen` before | smaller ones among them | digit | `t` after |\n\
         |--:|--:|:-:|--:|--:|--:|";
    table("popcount-trace", head, rows)
}

/// The 24 permutations in the order of Myrvold and Ruskey.
fn myrvold_ruskey() -> Files {
    let row = |t| {
        let mut pm = [0; 4];
        unrank_myrvold_ruskey(t, &mut pm);
        let even = if is_even(&pm) { "even" } else { "odd" };
        format!("{t} | {} | {} | {even}", joined(pm, " "), rank(&pm))
    };
    let head =
        "| number | order | place in the dictionary | even? |\n|--:|:-:|--:|:--|";
    table("myrvold-ruskey-24", head, (0..24).map(row))
}
