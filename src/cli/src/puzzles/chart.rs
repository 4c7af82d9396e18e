//! Layers as a table with a bar for each.
use std::io::{IsTerminal, stdout};

use terminal_size::terminal_size_of;

use super::thousands;

/// How wide a table may be, in characters: as the terminal is, and 80 where standard output is
/// none.
pub fn width() -> usize {
    let size = terminal_size_of(stdout()).filter(|_| stdout().is_terminal());
    size.map_or(80, |(width, _)| width.0.into())
}

/// Below this many characters a bar says nothing.
const MIN_BAR_WIDTH: usize = 11;

/// A row for each layer: its depth, how many positions, which share of all, how
/// many up to here, and a bar.
///
/// The bars grow with the logarithm of the count: on a linear scale all but the
/// last few layers would have none. What is large is in the shares.
pub fn layer_chart(layers: &[u64], width: usize) -> String {
    let total: u64 = layers.iter().sum();
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

/// Per cent, and never a zero for something or a hundred for less than all.
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
