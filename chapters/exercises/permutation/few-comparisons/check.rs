use std::cell::Cell;
use std::cmp::Ordering;

use judge::{Verdict, ask, at_most, compare};

/// Every order of up to five pieces.
fn cases() -> impl Iterator<Item = Vec<u8>> {
    (0..=5_u64).flat_map(|n| {
        (0..(1..=n).product()).map(move |t| {
            let mut pm = vec![0; n as usize];
            permutation::unrank(t, &mut pm);
            pm
        })
    })
}

/// How many slots on one side of each hold a piece that fits.
fn counted(pm: &[u8], fits: impl Fn(usize, usize) -> bool) -> Vec<usize> {
    let slots = 0..pm.len();
    slots.clone().map(|i| slots.clone().filter(|&j| fits(i, j)).count()).collect()
}

pub fn check() -> Verdict {
    compare(
        cases(),
        |pm| format!("digits(&{pm:?})"),
        |pm| exercise::digits(pm),
        |pm| counted(pm, |i, j| j > i && pm[j] < pm[i]),
    )
    .mistake("It looks as if you count the larger pieces to the right.", |pm| {
        counted(pm, |i, j| j > i && pm[j] > pm[i])
    })
    .mistake("It looks as if you count the smaller pieces to the left.", |pm| {
        counted(pm, |i, j| j < i && pm[j] < pm[i])
    })
    .mistake(
        "These are the right counts from the last slot to the first: turn them around.",
        |pm| {
            let mut digits = counted(pm, |i, j| j > i && pm[j] < pm[i]);
            digits.reverse();
            digits
        },
    )
    .judge()?;

    for n in [64, 500] {
        few("solved", (0..n).map(Piece).collect())?;
        few("reversed", (0..n).rev().map(Piece).collect())?;
        few("in the order 0, 7, 14, …", (0..n).map(|i| Piece(i * 7 % n)).collect())?;
    }
    Ok(())
}

thread_local! {
    static COMPARISONS: Cell<u64> = const { Cell::new(0) };
}

/// A piece that counts its comparisons.
#[derive(Clone, Copy)]
struct Piece(usize);

impl Ord for Piece {
    fn cmp(&self, other: &Self) -> Ordering {
        COMPARISONS.set(COMPARISONS.get() + 1);
        self.0.cmp(&other.0)
    }
}

impl PartialOrd for Piece {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Eq for Piece {}

impl PartialEq for Piece {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other).is_eq()
    }
}

fn few(how: &str, pm: Vec<Piece>) -> Verdict {
    let call = format!("digits of {} pieces, {how},", pm.len());
    COMPARISONS.set(0);
    ask(&call, || exercise::digits(&pm))?;
    let (n, doublings) =
        (pm.len() as u64, u64::from(pm.len().next_power_of_two().ilog2()));
    at_most(
        call,
        "comparisons",
        COMPARISONS.get(),
        n * (doublings + 2),
        "Keep the pieces that you have passed sorted. Then one comparison with the middle \
         one rules out half of them.",
    )
}
