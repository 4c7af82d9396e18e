use judge::{Verdict, predict};

/// How many entries a table of `k` tiles has, on 16 cells.
fn entries(k: u64) -> u64 {
    (17 - k..=16).product()
}

/// So many orders have `k` tiles.
fn orders(k: u64) -> u64 {
    (1..=k).product()
}

/// What is likely to be said instead.
fn instead(parts: &[u64], of: impl Fn(u64) -> u64) -> u64 {
    parts.iter().map(|&k| of(k)).sum()
}

fn tables(call: &str, student: fn() -> u64, parts: &[u64]) -> Verdict {
    predict(call, student, instead(parts, entries))
        .mistake(
            instead(parts, |k| 16_u64.pow(k as u32)),
            "Two tiles never lie in the same cell: the second has 15 cells, not 16.",
        )
        .mistake(
            instead(parts, |k| entries(k) * (16 - k)),
            "The blank is not seen: it has no factor of its own.",
        )
        .mistake(
            instead(parts, |k| entries(k) / orders(k)),
            "The tiles are not alike: it counts which of them lies in which cell.",
        )
        .mistake(
            parts.iter().map(|&k| entries(k)).product(),
            "Each part has a table of its own: their bytes are added.",
        )
        .judge()
}

pub fn check() -> Verdict {
    tables("five_five_five()", exercise::five_five_five, &[5, 5, 5])?;
    tables("six_six_three()", exercise::six_six_three, &[6, 6, 3])?;
    tables("seven_eight()", exercise::seven_eight, &[7, 8])?;
    predict("looked_up()", exercise::looked_up, 2)
        .mistake(4, "The tile that moves is in one of the two parts. The other part sees no change.")
        .mistake(1, "In the mirror a tile moves, too: one entry for each of the two sums.")
        .judge()
}
