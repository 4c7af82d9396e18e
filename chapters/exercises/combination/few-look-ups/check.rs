use std::cell::{Cell, RefCell};

use judge::{Verdict, at_most, compare};

type Case = (u64, usize, usize);

/// Everything with up to seven slots, the short rows first.
fn cases() -> impl Iterator<Item = Case> {
    let sizes = (0..=7).flat_map(|n| (0..=n).map(move |m| (m, n)));
    sizes.flat_map(|(m, n)| (0..combination::comb(n, m)).map(move |t| (t, m, n)))
}

fn call((t, m, n): &Case) -> String {
    format!("unrank({t}, {m}, {n}, comb)")
}

/// The slots, found by the chapter's loop.
fn right(&(t, m, n): &Case) -> Vec<usize> {
    let mut cm = vec![0; n];
    combination::unrank(t, m, &mut cm, 1, 0);
    (0..n).filter(|&i| cm[i] == 1).collect()
}

pub fn check() -> Verdict {
    // Each case is asked for once, and counted at once: a second answer could be remembered.
    let counts = RefCell::new(Vec::new());
    let student = |case: &Case| {
        let calls = Cell::new(0);
        let counted = |i, r| {
            calls.set(calls.get() + 1);
            combination::comb(i, r)
        };
        let &(t, m, n) = case;
        let slots = exercise::unrank(t, m, n, &counted);
        counts.borrow_mut().push((*case, calls.get()));
        slots
    };
    let long =
        [(4, 12), (1, 64), (4, 64), (8, 64), (30, 60), (32, 64), (63, 64), (64, 64)];
    let long = long.into_iter().flat_map(|(m, n)| {
        let last = combination::comb(n, m) - 1;
        [0, 1, last / 3, last / 2, last.saturating_sub(1), last]
            .map(|t| (t.min(last), m, n))
    });
    compare(cases().chain(long), call, student, right)
        .mistake(
            "These are the right slots, but not in increasing order.",
            |case| right(case).into_iter().rev().collect(),
        )
        .likely(
            "A slot is too small here. The bead is in the last slot with comb(i, r) <= t, \
             and equal counts, too.",
            |case, given| {
                let judge::RunOutcome::Gave(slots) = given else { return false };
                let right = right(case);
                let differ = (0..slots.len().min(right.len()))
                    .rev()
                    .find(|&j| slots[j] != right[j]);
                differ.is_some_and(|j| slots[j] < right[j])
            },
        )
        .likely(
            "A slot is too large here. The bead is in the last slot with comb(i, r) <= t, where \
             t is what is left: once a bead has its slot, its entry is subtracted.",
            |case, given| {
                let judge::RunOutcome::Gave(slots) = given else { return false };
                let right = right(case);
                let differ = (0..slots.len().min(right.len()))
                    .rev()
                    .find(|&j| slots[j] != right[j]);
                case.2 <= 7 && differ.is_some_and(|j| slots[j] > right[j])
            },
        )
        .likely(
            "The short rows are right, and a long one is not: is every number on the way a \
             `u64`?",
            |&(_, _, n), given| n > 7 && !matches!(given, judge::RunOutcome::ToDo),
        )
        .judge()?;
    for (case, found) in counts.into_inner() {
        let (_, m, n) = case;
        if n <= 7 {
            continue;
        }
        at_most(
            call(&case),
            "calls of comb",
            found,
            8 * m as u64,
            "It looks as if you go from slot to slot. But comb(i, r) never falls when i \
             grows: one look in the middle settles half of the slots.",
        )?;
    }
    Ok(())
}
