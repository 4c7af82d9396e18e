use judge::{Verdict, predict};

const ORDER: [u8; 5] = [3, 0, 4, 1, 2];
const PLACES: [u64; 5] = [24, 6, 2, 1, 0];

/// What digits are worth, where digit `i` counts the slots that fit.
fn worth(fits: impl Fn(usize, usize) -> bool) -> u64 {
    let digit = |i| (0..5).filter(|&j| fits(i, j)).count() as u64;
    (0..5).map(|i| digit(i) * PLACES[i]).sum()
}

fn order_at(rank: u64) -> [u8; 5] {
    let mut order = [0; 5];
    permutation::unrank(rank, &mut order);
    order
}

pub fn check() -> Verdict {
    let right = permutation::rank(&ORDER);
    let larger = worth(|i, j| j > i && ORDER[j] > ORDER[i]);
    let left = worth(|i, j| j < i && ORDER[j] < ORDER[i]);
    let pieces = (0..5).map(|i| u64::from(ORDER[i]) * PLACES[i]).sum();
    let shifted = permutation::inversion_digits(&ORDER).into_iter().zip([120, 24, 6, 2, 1]);
    let shifted = shifted.map(|(digit, place)| u64::from(digit) * place).sum();
    predict("place()", exercise::place, right)
        .mistake(right + 1, "It looks as if you count from 1: the first rank is 0.")
        .mistake(larger, "It looks as if you count the larger pieces to the right.")
        .mistake(left, "It looks as if you count the smaller pieces to the left.")
        .mistake(
            pieces,
            "It looks as if you took the pieces for the digits. A digit counts the smaller \
             pieces to the right.",
        )
        .mistake(
            shifted,
            "Of five digits the first is worth 4!, since four pieces stand to its right.",
        )
        .judge()?;

    const RANK: u64 = 50;
    // The digits as if the first were worth 5!.
    let mut shifted = Vec::new();
    [120, 24, 6, 2, 1].into_iter().fold(RANK, |left, place| {
        shifted.push((left / place) as u8);
        left % place
    });
    let mut pieces: Vec<u8> = (0..5).collect();
    let shifted = [0, 1, 2, 3, 4].map(|i| match usize::from(shifted[i]) {
        digit if digit < pieces.len() => pieces.remove(digit),
        _ => 0,
    });
    predict("order()", exercise::order, order_at(RANK))
        .mistake(
            order_at(RANK - 1),
            "It looks as if you count from 1: the first rank is 0.",
        )
        .mistake(
            order_at(RANK + 1),
            "That order has the rank 51, and comes right after the one that is wanted.",
        )
        .mistake(
            order_at(RANK).map(|piece| piece + 1),
            "It looks as if your pieces are 1 to 5. They are 0 to 4.",
        )
        .mistake(
            shifted,
            "It looks as if 5! were the first place value, and not 4!: the first of five \
             digits has four pieces to its right.",
        )
        .mistake(
            [2, 0, 1, 0, 0],
            "Those are the digits. Digit d picks the piece that has d smaller ones among \
             those that are left.",
        )
        .mistake(
            [2, 4, 1, 3, 0],
            "Right digits, wrong pick: digit d takes the piece with d smaller ones among \
             those that are left, not with d larger ones.",
        )
        .judge()
}
