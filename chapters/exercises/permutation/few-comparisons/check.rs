use std::cmp::Ordering;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use judge::{Verdict, ask, at_most, compare, ensure};

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

/// Comparisons on all threads.
static COMPARISONS: AtomicU64 = AtomicU64::new(0);

/// A piece that counts its comparisons.
#[derive(Clone, Copy)]
struct Piece(usize);

impl Ord for Piece {
    fn cmp(&self, other: &Self) -> Ordering {
        COMPARISONS.fetch_add(1, Relaxed);
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
    COMPARISONS.store(0, Relaxed);
    let digits = ask::<Vec<usize>>(&call, || exercise::digits(&pm))?;
    let comparisons = COMPARISONS.load(Relaxed);
    same(&call, &digits, &right(&pm))?;
    let (n, doublings) =
        (pm.len() as u64, u64::from(pm.len().next_power_of_two().ilog2()));
    at_most(
        call,
        "comparisons",
        comparisons,
        n * (doublings + 2),
        &advice(n, comparisons),
    )
}

/// What is wasted, and not how it can be spared: that is the exercise.
fn advice(n: u64, comparisons: u64) -> String {
    let pairs = n * (n - 1) / 2;
    if comparisons > pairs + n {
        format!(
            "There are only {pairs} pairs of pieces: some two are compared again and again."
        )
    } else if comparisons > pairs / 2 {
        format!(
            "There are {pairs} pairs of pieces, and you compare most of them. If a piece is \
             smaller than another, what does that tell about a third?"
        )
    } else {
        "That is far fewer than one for each pair, and still more than are needed. Before \
         each comparison: what do you know already, and which answer would be new?"
            .to_owned()
    }
}

/// The digits, without comparing pieces as the student's code does.
fn right(pm: &[Piece]) -> Vec<usize> {
    let smaller = |i: usize| pm[i..].iter().filter(|q| q.0 < pm[i].0).count();
    (0..pm.len()).map(smaller).collect()
}

/// Demands the right digits, and names the first that is not.
fn same(call: &str, digits: &[usize], right: &[usize]) -> Verdict {
    ensure(digits.len() == right.len(), || {
        format!("{call} are {}, and each slot has one.", digits.len())
    })?;
    let wrong = (0..right.len()).find(|&slot| digits[slot] != right[slot]);
    wrong.map_or(Ok(()), |slot| {
        let (digit, right) = (digits[slot], right[slot]);
        let advice = match right > 255 && digit == right % 256 {
            true => "It looks as if a digit goes through a `u8`, which ends at 255.",
            false => {
                "The digits of short rows are right. What does your code do differently in \
                 a long one?"
            }
        };
        ensure(false, || {
            format!("{call} say {digit} for slot {slot}, and {right} is right.\n{advice}")
        })
    })
}
