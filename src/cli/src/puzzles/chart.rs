//! The layers of a puzzle as a table with bars.
use std::io::{IsTerminal, stdout};

use terminal_size::terminal_size_of;

use super::thousands;

/// The width of the terminal in characters, or 80 if standard output is not a terminal.
pub fn width() -> usize {
    let size = terminal_size_of(stdout()).filter(|_| stdout().is_terminal());
    size.map_or(80, |(width, _)| width.0.into())
}

/// The minimum width for bars, in characters.
const MIN_BAR_WIDTH: usize = 11;

/// A line for each layer: its depth, its number of positions, their share, the share of all
/// positions so far, and a bar. `total` is the number of all positions.
///
/// The length of a bar is logarithmic: on a linear scale, all but the last few layers would
/// have none.
pub fn layer_chart(layers: &[u64], total: u64, width: usize) -> String {
    let most = layers.iter().copied().max().unwrap_or(1);
    let digits = thousands(total).len().max("positions".len());
    let fixed = format!("depth  {:digits$}  {:>8}  {:>8}  ", "", "", "").len();
    let bar_width = width.saturating_sub(fixed);

    let mut text = format!("depth  {:>digits$}     share    so far", "positions");
    if bar_width >= MIN_BAR_WIDTH {
        text.push_str("  (log scale)");
    }
    let mut so_far = 0;
    for (depth, &positions) in layers.iter().enumerate() {
        so_far += positions;
        text += &format!(
            "\n{depth:>5}  {:>digits$}  {:>8}  {:>8}",
            thousands(positions),
            share(positions, total),
            share(so_far, total),
        );
        if bar_width >= MIN_BAR_WIDTH {
            text += &format!("  {}", log_bar(positions, most, bar_width));
        }
    }
    text
}

/// A percentage, which is never 0 for a positive number nor 100 for less than all.
fn share(part: u64, total: u64) -> String {
    let percent = 100.0 * part as f64 / total as f64;
    match percent {
        _ if part == total => "100 %".to_owned(),
        _ if percent < 0.005 => "<0.01 %".to_owned(),
        _ if percent >= 99.995 => ">99.99 %".to_owned(),
        _ => format!("{percent:.2} %"),
    }
}

/// A bar of at least one character.
fn log_bar(positions: u64, most: u64, room: usize) -> String {
    let scaled = |number: u64| (number as f64).ln_1p();
    let length = (scaled(positions) / scaled(most) * room as f64).round() as usize;
    "█".repeat(length.clamp(1, room))
}
