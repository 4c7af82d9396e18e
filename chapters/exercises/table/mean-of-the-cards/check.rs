#[path = "../common.rs"]
mod common;

use judge::{Verdict, predict};

/// Twice the mean distance of so many cards, from their complete table.
fn twice_the_mean(cards: usize) -> u64 {
    let next: Vec<u32> =
        common::cards(cards).into_iter().flatten().map(|q| q as u32).collect();
    let mut table = vec![0; next.len() / (cards - 1)];
    table::scan(0, &next, cards - 1, &mut table);
    let sum: u64 = table.iter().map(|&d| d as u64).sum();
    2 * sum / table.len() as u64
}

pub fn check() -> Verdict {
    let right = twice_the_mean(7);
    const ROUNDED: &str =
        "That is the mean itself, rounded. Twice the mean is a whole number.";
    predict("twice_the_mean()", exercise::twice_the_mean, right)
        .mistake(right / 2, ROUNDED)
        .mistake(right.div_ceil(2), ROUNDED)
        .mistake(
            2 * right,
            "That is twice the largest distance. The mean is smaller: only one order is \
             so far away.",
        )
        .mistake(twice_the_mean(4), "That would be right for four cards.")
        .judge()
}
