//! Figures and tables about ranks of orientations.

use super::ruler::MixedRadixRuler;
use crate::prelude::*;

/// Adds the files and facts of this subject.
pub fn add(_: &PuzzleTables, out: &mut Output) -> Result<()> {
    out.add([ruler(), zero_twist(), trace()]);
    Ok(())
}

/// The chapter's example: three pieces with three orientations.
const ROW: [u8; 3] = [1, 0, 2];
const V: u64 = 3;

/// All orientations as a ruler, and the digits that lead to the example.
fn ruler() -> Files {
    let number = MixedRadixRuler {
        digits: ROW.map(u64::from).to_vec(),
        bases: vec![V; 3],
        labels: (0..3).map(|i| format!("Piece {i}: orientation {}", ROW[i])).collect(),
        row: format!("[{}]", joined(ROW, ", ")),
    };
    let mut svg = Drawing::new(
        "orientation-ruler",
        format!("Orientations as digits in base {V}"),
        number.describe("rows of three orientations"),
    );
    let height = number.draw(&mut svg);
    svg.finish(height, number.data())
}

/// Blocks of three rows of orientations, of which exactly one has total twist 0.
fn zero_twist() -> Files {
    let rows = V.pow(ROW.len() as u32);
    let mut svg = Drawing::new(
        "orientation-zero-twist",
        "One row in three has total twist 0",
        format!(
            "The {rows} rows of three orientations in blocks of {V} that share their \
             first two. In each block exactly one row has a sum that is 0 mod {V}. \
             These {} rows are numbered from 0; the row {} has number {}.",
            rows / V,
            joined(ROW, " "),
            orientation::rank_zero_twist(&ROW, V)
        ),
    );
    let (line_height, gap, width) = (24, 14, 100);
    let top = 44;
    svg.add(text(MARGIN, 22, "Twist 0 mod 3, and its number").bold());
    let mut data = DataTable::new(&[&"row", &"orientations", &"twist", &"number"]);
    for t in 0..rows {
        let mut ori = [0; 3];
        orientation::unrank(t, V, &mut ori);
        let (block, row) = ((t / V) as i32, (t % V) as i32);
        let x = MARGIN + block % 3 * (width + gap);
        let block_top = top + block / 3 * (3 * line_height + gap);
        let y = block_top + row * line_height;
        let twist = ori.iter().map(|&o| u64::from(o)).sum::<u64>() % V;
        let number = (twist == 0).then(|| orientation::rank_zero_twist(&ori, V));
        let shown = number.map_or(String::new(), |number| number.to_string());
        data.row(&[&t, &joined(ori, " "), &twist, &shown]);
        if let Some(number) = number {
            let here = ori == ROW;
            let edge = if here { Accent } else { Blue };
            let cell = rect(x, y, width, line_height).fill(Soft).stroke(edge);
            svg.add(cell.apply_if(here, Element::thick));
            svg.add(text(x + 12, y + 17, joined(ori, " ")).bold());
            svg.add(text(x + width - 12, y + 17, number).bold().end());
        } else {
            svg.add(text(x + 12, y + 17, joined(ori, " ")));
            let twist = format!("twist {twist}");
            svg.add(text(x + width - 8, y + 17, twist).small().end());
        }
        if row == 2 && block < 6 {
            let y = block_top + 3 * line_height + gap / 2;
            svg.add(line(x, y, x + width, y).stroke(Line));
        }
    }
    svg.finish(top + 9 * line_height + 2 * gap + MARGIN, data)
}

/// Ranking 1 0 2 step by step, as in the plain loop.
fn trace() -> Files {
    let row = |i| {
        let [before, after] =
            [i, i + 1].map(|length| orientation::rank(&ROW[..length], V));
        format!("{i} | {} | {} | {after}", ROW[i], before * V)
    };
    let head = "| `i` | `ori[i]` | `t` after `t *= v` | `t` after `t += ori[i]` |\n\
         |--:|--:|--:|--:|";
    table("orientation-trace", head, (0..ROW.len()).map(row))
}
