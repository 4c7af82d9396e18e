use judge::{Verdict, allow, stand_in, trial};

#[path = "buggy.rs"]
mod buggy;

type Number = fn(&[u8]) -> u64;

fn count(pm: &[u8]) -> u64 {
    (1..=pm.len() as u64).product::<u64>() / 2
}

fn backward(pm: &[u8]) -> u64 {
    count(pm) - 1 - permutation::rank_even(pm)
}

/// Right as well: 11 has no divisor in common with half of n!, for n up to 9.
fn mixed(pm: &[u8]) -> u64 {
    (11 * permutation::rank_even(pm) + 5) % count(pm)
}

/// All the same number.
fn nought(_: &[u8]) -> u64 {
    0
}

/// Numbers with gaps.
fn gaps(pm: &[u8]) -> u64 {
    permutation::rank(pm)
}

/// Half the dictionary's rank; it minds that the permutation is an even one.
fn mended(pm: &[u8]) -> u64 {
    let gives = pm.iter().map(u8::to_string).collect::<Vec<_>>().join(" ");
    let only = "even permutations of 2 to 9 pieces only";
    let mut sorted = pm.to_vec();
    sorted.sort_unstable();
    let each = sorted.iter().copied().eq(0..pm.len() as u8);
    allow((2..=9).contains(&pm.len()), || {
        format!("{gives:?} has {}: {only}", pm.len())
    });
    allow(each, || format!("{gives} does not have each piece from 0 on once: {only}"));
    allow(permutation::is_even(pm), || format!("{gives} is odd: {only}"));
    permutation::rank_even(pm)
}

pub fn check() -> Verdict {
    trial(
        stand_in!(exercise::test: Number, |a|),
        buggy::number,
        mended,
        "Each number alone looks right. Do any two even permutations get the same one?",
    )
    .passes("a numbering that counts backward", backward)
    .passes("a numbering in disorder", mixed)
    .fails("a numbering that calls all of them 0", nought, "Are the numbers different?")
    .fails(
        "the dictionary's rank, not halved",
        gaps,
        "Its numbers are all different. How large may they be?",
    )
    .judge()
}
