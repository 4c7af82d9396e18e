use judge::{Verdict, compare};

type Case = ([u8; 4], [u8; 4]);

/// All positions of the ring.
fn cases() -> impl Iterator<Item = Case> {
    (0..24).flat_map(|row| {
        let mut order = [0; 4];
        permutation::unrank(row, &mut order);
        (0..27_u8).map(move |t| {
            let three = [t % 3, t / 3 % 3, t / 9];
            let last = (9 - three.iter().sum::<u8>()) % 3;
            (order, [three[0], three[1], three[2], last])
        })
    })
}

fn row(order: &[u8]) -> usize {
    permutation::rank(order) as usize
}

/// Digits with these weights.
fn number(digits: [u8; 3], weights: [usize; 3]) -> usize {
    digits
        .into_iter()
        .zip(weights)
        .map(|(digit, weight)| usize::from(digit) * weight)
        .sum()
}

/// How the first three cards are turned.
fn by_card(&(order, turns): &Case) -> [u8; 3] {
    [0, 1, 2].map(|card| (0..4).find(|&i| order[i] == card).map_or(0, |i| turns[i]))
}

/// How the cards in the first three slots are turned.
fn by_slot((_, turns): &Case) -> [u8; 3] {
    [turns[0], turns[1], turns[2]]
}

fn right(case: &Case) -> (usize, usize) {
    (row(&case.0), number(by_card(case), [1, 3, 9]))
}

pub fn check() -> Verdict {
    compare(
        cases(),
        |(order, turns)| format!("spot({order:?}, {turns:?})"),
        |&(order, turns)| exercise::spot(order, turns),
        right,
    )
    .mistake(
        "The row is right. In the column, digit 0 seems to be the turn of the card in slot 0. It is the turn \
         of card 0, wherever that lies.",
        |case| (row(&case.0), number(by_slot(case), [1, 3, 9])),
    )
    .mistake(
        "The row is right. In the column, card 0 seems to count 9, and card 2 only 1. Digit j counts 3 to the \
         power of j.",
        |case| (row(&case.0), number(by_card(case), [9, 3, 1])),
    )
    .mistake(
        "The row is right. The column has two mistakes: its digits are read slot by slot, and the first counts 9. \
         Digit j is the turn of card j, and counts 3 to the power of j.",
        |case| (row(&case.0), number(by_slot(case), [9, 3, 1])),
    )
    .mistake("The row and the column have changed places.", |case| {
        let (row, place) = right(case);
        (place, row)
    })
    .judge()
}
