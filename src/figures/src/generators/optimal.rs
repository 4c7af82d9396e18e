//! The figure of all of Rubik's cubes by distance.

use crate::layers::power_of_ten;
use crate::prelude::*;
use optimal::{COUNTED_DISTANCES, CUBES_AT_DISTANCE, canonical_sequences};

/// Adds the files and facts of this subject.
pub fn add(_: &PuzzleTables, out: &mut Output) -> Result<()> {
    out.add([distances()]);
    Ok(())
}

/// A number with two digits and a power of ten, if it is a large one.
fn rounded(count: f64) -> String {
    let power = count.log10().floor();
    match power {
        ..7.0 => thousands(count as u64),
        _ => format!(
            "{:.1} × {}",
            count / 10_f64.powf(power),
            power_of_ten(power as i32)
        ),
    }
}

/// The left end of the bars, the width of a factor of ten, and the height of a row.
const LEFT: i32 = 52;
const TENFOLD: f64 = 9.0;
const ROW: i32 = 20;

/// Bars of all cubes at each distance, and marks of the sequences of as many turns.
fn distances() -> Files {
    let cubes = CUBES_AT_DISTANCE.map(|count| rounded(count as f64));
    let mut svg = Drawing::new(
        "rubik-distances",
        "All of Rubik's cubes by distance",
        format!(
            "A bar for each distance from 0 to 20 turns, on a logarithmic scale: so many cubes need \
             so many turns, {}. A mark in each row shows the number of sequences. Up to 15 turns it \
             is near the end of the bar. From 18 on the bars get shorter, and the marks go on.",
            cubes.join("; ")
        ),
    );
    let end = |count: f64| LEFT + (TENFOLD * (count.log10() + 0.3)) as i32;
    let mut data = DataTable::new(&[&"turns", &"cubes", &"sequences"]);
    svg.add(text(4, 18, "turns").small());
    svg.add(text(LEFT, 18, "cubes, and sequences").small());
    for (length, label) in cubes.into_iter().enumerate() {
        let (top, sequences) = (28 + ROW * length as i32, canonical_sequences(length));
        let (bar, mark) = (end(CUBES_AT_DISTANCE[length] as f64), end(sequences));
        let is_counted = length < COUNTED_DISTANCES;
        let color = if is_counted { Blue } else { Soft };
        svg.add(rect(LEFT, top, bar - LEFT, ROW - 6).fill(color));
        svg.add(line(mark, top - 2, mark, top + ROW - 4).stroke(Orange).thick());
        svg.add(text(LEFT - 8, top + 12, length).small().end());
        let label = if is_counted { label } else { format!("≈ {label}") };
        svg.add(text(bar.max(mark) + 6, top + 12, &label).small());
        data.row(&[&length, &label, &rounded(sequences)]);
    }
    svg.finish(32 + ROW * CUBES_AT_DISTANCE.len() as i32, data)
}
