use judge::{Verdict, compare};

/// All orders of the four cards.
fn cases() -> impl Iterator<Item = [u8; 4]> {
    (0..24).map(|row| {
        let mut order = [0; 4];
        permutation::unrank(row, &mut order);
        order
    })
}

/// The cards that lie in slots 0 and 1 are turned by these.
fn turned(order: &[u8; 4], by: [u8; 2]) -> [u8; 3] {
    [0, 1, 2].map(|card| (0..2).find(|&i| order[i] == card).map_or(0, |i| by[i]))
}

pub fn check() -> Verdict {
    compare(
        cases(),
        |order| format!("vector({order:?})"),
        |&order| exercise::vector(order),
        |order| turned(order, [2, 1]),
    )
    .mistake(
        "It looks as if the card that was in slot 0 is turned by 1. The card that *comes* to slot 0 is, and \
         that is the one that was in slot 1.",
        |order| turned(order, [1, 2]),
    )
    .mistake(
        "That is the same vector for every row. The digits belong to cards: which cards lie in slots 0 and 1?",
        |_| [2, 1, 0],
    )
    .mistake(
        "That is the same vector for every row, slot by slot. The digits belong to cards: which cards lie in \
         slots 0 and 1?",
        |_| [1, 2, 0],
    )
    .judge()
}
