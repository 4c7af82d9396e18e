use std::cell::Cell;

use judge::{Verdict, allow, answer, stand_in, trial};

#[path = "buggy.rs"]
mod buggy;

type Unrank = fn(u64, u64, &mut [u8]);

thread_local! {
    /// How often the test asks, and how often the row is wrong.
    static ASKED: Cell<(u32, u32)> = const { Cell::new((0, 0)) };
}

/// Refuses a rank that no row has.
fn mended(t: u64, v: u64, ori: &mut [u8]) {
    let n = ori.len();
    allow(n > 0, || "a row without pieces, and there must be one".to_owned());
    allow(v > 0, || "v = 0, and a piece has at least one orientation".to_owned());
    // Without a count there are more rows than a rank can number.
    let count = v.checked_pow((n - 1) as u32);
    allow(count.is_none_or(|count| t < count), || {
        let pieces = match n {
            1 => "one piece has".to_owned(),
            2 => "two pieces have".to_owned(),
            3 => "three pieces have".to_owned(),
            4 => "four pieces have".to_owned(),
            n => format!("{n} pieces have"),
        };
        let ranks = match count.unwrap_or_default().saturating_sub(1) {
            0 => "rank 0".to_owned(),
            last => format!("ranks 0 to {last}"),
        };
        format!("rank {t}, and with v = {v} {pieces} only the {ranks}")
    });
    orientation::unrank_zero_twist(t, v, ori);
}

/// The buggy code, which notes what it is asked.
fn watched(t: u64, v: u64, ori: &mut [u8]) {
    let mut right = ori.to_vec();
    mended(t, v, &mut right);
    buggy::unrank(t, v, ori);
    let (all, wrong) = ASKED.get();
    ASKED.set((all + 1, wrong + u32::from(ori[..] != right[..])));
}

/// Right as well: a remainder that is never negative.
fn euclidean(t: u64, v: u64, ori: &mut [u8]) {
    if let Some((last, first)) = ori.split_last_mut() {
        orientation::unrank(t, v, first);
        let sum: i64 = first.iter().map(|&o| i64::from(o)).sum();
        *last = (-sum).rem_euclid(v as i64) as u8;
    }
}

pub fn check() -> Verdict {
    let _ = answer(|| exercise::test(watched));
    let advice = match ASKED.get() {
        (0, _) => "It never calls `unrank`.",
        (_, 0) => "Each row that it asks for comes out right. Ask for more rows.",
        _ => {
            "It is given rows that are wrong, and does not see it. The rank of a row does \
             not look at the last piece, so going there and back tells nothing about \
             that piece. What must be true of every row with total twist 0?"
        }
    };
    trial(
        stand_in!(exercise::test: Unrank, |a, b, c|),
        buggy::unrank,
        mended,
        advice,
    )
    .passes("another mended version", euclidean)
    .judge()
}
