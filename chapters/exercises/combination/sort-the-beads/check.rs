use judge::{Verdict, order};

const ROWS: [(char, &str); 6] = [
    ('A', "xx..x"),
    ('B', ".xxx."),
    ('C', "x..xx"),
    ('D', "x.xx."),
    ('E', ".xx.x"),
    ('F', "xx.x."),
];

/// The slots of the beads, the rightmost first.
fn slots(row: &str) -> Vec<usize> {
    (0..row.len()).rev().filter(|&i| row.as_bytes()[i] == b'x').collect()
}

/// Why `first` comes before `second`.
fn reason(first: (char, &str), second: (char, &str)) -> String {
    let (ours, theirs) = (slots(first.1), slots(second.1));
    let differ = (0..).find(|&r| ours[r] != theirs[r]).unwrap_or_default();
    let which = match differ {
        0 => "the rightmost bead decides".to_owned(),
        1 => format!(
            "both have a bead in slot {}, and so the next one to the left decides",
            ours[0]
        ),
        _ => "only the leftmost bead differs, and so it decides".to_owned(),
    };
    format!(
        "{which}: {} has it in slot {}, and {} in slot {}",
        first.0, ours[differ], second.0, theirs[differ]
    )
}

pub fn check() -> Verdict {
    let mut rows = ROWS;
    rows.sort_by_key(|(_, row)| combination::rank(row.as_bytes(), b'x'));
    let reasons: Vec<_> =
        rows.windows(2).map(|pair| reason(pair[0], pair[1])).collect();
    let before: Vec<_> = (0..)
        .zip(&reasons)
        .map(|(i, why)| (rows[i].0, rows[i + 1].0, &**why))
        .collect();
    order("ABCDEF", exercise::order, &before)
}
