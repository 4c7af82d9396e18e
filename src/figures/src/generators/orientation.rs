//! The numbers of rows of orientations.

use super::ruler::MixedRadix;
use crate::data::Data;
use crate::output::Files;
use crate::output::Output;
use crate::svg::{Color, Drawing, MARGIN, line, rect, text};
use crate::tables::Tables;

/// Adds the files and facts of this subject.
pub fn add(_: &Tables, out: &mut Output) -> anyhow::Result<()> {
    out.files.extend(ruler());
    out.files.extend(zero_twist());
    Ok(())
}

/// The chapter's row: three pieces with three orientations.
const ROW: [u8; 3] = [1, 0, 2];
const V: u64 = 3;

fn spaced(row: &[u8]) -> String {
    row.iter().map(u8::to_string).collect::<Vec<_>>().join(" ")
}

/// All rows as a ruler, and the way to one of them.
fn ruler() -> Files {
    let number = MixedRadix {
        digits: ROW.map(u64::from).to_vec(),
        bases: vec![V; 3],
        labels: (0..3).map(|i| format!("Piece {i}: orientation {}", ROW[i])).collect(),
        row: format!("[{}]", ROW.map(|o| o.to_string()).join(", ")),
    };
    let mut drawing = Drawing::new(
        "orientation-ruler",
        format!("Orientations as digits in base {V}"),
        number.describe("rows of three orientations"),
    );
    let height = number.draw(&mut drawing);
    drawing.finish(height, number.data())
}

/// In each block of three rows, exactly one has total twist 0.
fn zero_twist() -> Files {
    let rows = V.pow(ROW.len() as u32);
    let mut drawing = Drawing::new(
        "orientation-zero-twist",
        "One row in three has total twist 0",
        format!(
            "The {rows} rows of three orientations in blocks of {V} that share their \
             first two. In each block exactly one row has a sum that is 0 mod {V}. \
             These {} rows are numbered from 0; the row {} has number {}.",
            rows / V,
            spaced(&ROW),
            orientation::rank_zero_twist(&ROW, V)
        ),
    );
    let (line_height, gap, width) = (24, 14, 100);
    let step = width + gap;
    let x0 = MARGIN;
    let top = 44;
    drawing.add(text(x0, 22, "Twist 0 mod 3, and its number").bold());
    let mut data = Data::new(&[&"row", &"orientations", &"twist", &"number"]);
    for t in 0..rows {
        let mut ori = [0; 3];
        orientation::unrank(t, V, &mut ori);
        let (block, row) = ((t / V) as i32, (t % V) as i32);
        let x = x0 + block % 3 * step;
        let block_top = top + block / 3 * (3 * line_height + gap);
        let y = block_top + row * line_height;
        let twist = ori.iter().map(|&o| u64::from(o)).sum::<u64>() % V;
        let number = (twist == 0).then(|| orientation::rank_zero_twist(&ori, V));
        let shown = number.map_or(String::new(), |number| number.to_string());
        data.row(&[&t, &spaced(&ori), &twist, &shown]);
        if let Some(number) = number {
            let here = ori == ROW;
            let edge = if here { Color::Accent } else { Color::Blue };
            let cell = rect(x, y, width, line_height).fill(Color::Soft).stroke(edge);
            drawing.add(cell.when(here, |cell| cell.thick()));
            drawing.add(text(x + 12, y + 17, spaced(&ori)).bold());
            drawing.add(text(x + width - 12, y + 17, number).bold().end());
        } else {
            drawing.add(text(x + 12, y + 17, spaced(&ori)));
            let label = format!("twist {twist}");
            drawing.add(text(x + width - 8, y + 17, label).small().end());
        }
        if row == 2 && block < 6 {
            let y = block_top + 3 * line_height + gap / 2;
            drawing.add(line(x, y, x + width, y).stroke(Color::Line));
        }
    }
    drawing.finish(top + 9 * line_height + 2 * gap + MARGIN, data)
}
