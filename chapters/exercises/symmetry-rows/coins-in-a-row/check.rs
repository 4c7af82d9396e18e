#[path = "buggy.rs"]
mod buggy;

use exercise::{Layers, test};
use judge::{Verdict, stand_in, trial};

/// Refuses what is no number of coins.
fn checked(coins: usize) -> usize {
    assert!(
        (1..=6).contains(&coins),
        "Your test asks for {coins} coins: there are 1 to 6"
    );
    coins
}

/// Sums of different numbers up to that of the coins.
fn mended(coins: usize) -> Vec<u32> {
    let coins = checked(coins);
    let mut layers = vec![0; coins * (coins + 1) / 2 + 1];
    for tails in 0..1_u32 << coins {
        let cost =
            (0..coins).filter(|coin| tails >> coin & 1 == 1).map(|coin| coin + 1);
        layers[cost.sum::<usize>()] += 1;
    }
    layers
}

/// A search, where `neighbor` is what a position becomes by a move of a coin.
fn search(coins: usize, neighbor: impl Fn(usize, usize) -> usize) -> Vec<u32> {
    let mut seen = vec![false; 1 << checked(coins)];
    seen[0] = true;
    let (mut layers, mut last) = (vec![], vec![0]);
    while !last.is_empty() {
        layers.push(last.len() as u32);
        let mut next = vec![];
        for tails in last {
            for m in 0..coins {
                let tails = neighbor(tails, m);
                if !std::mem::replace(&mut seen[tails], true) {
                    next.push(tails);
                }
            }
        }
        last = next;
    }
    layers
}

/// The bits `i` and `j` exchanged.
fn exchanged(tails: usize, i: usize, j: usize) -> usize {
    let differ = (tails >> i ^ tails >> j) & 1;
    tails ^ differ << i ^ differ << j
}

fn by_search(coins: usize) -> Vec<u32> {
    search(
        coins,
        |tails, m| if m == 0 { tails ^ 1 } else { exchanged(tails, m - 1, m) },
    )
}

/// The first coin changes places with any other.
fn with_the_first(coins: usize) -> Vec<u32> {
    search(coins, |tails, m| if m == 0 { tails ^ 1 } else { exchanged(tails, 0, m) })
}

pub fn check() -> Verdict {
    let unnoticed = "The total is right, and with one coin or two the bug does no harm. Find the \
                     layers of three coins by hand.";
    trial(stand_in!(test: Layers, |a|), buggy::layers as Layers, mended, unnoticed)
        .passes("a search that looks at one position after another", by_search)
        .fails(
            "code in which the first coin changes places with any other",
            with_the_first,
            unnoticed,
        )
        .judge()
}
