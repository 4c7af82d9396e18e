use judge::{Verdict, trial};

#[path = "buggy.rs"]
mod buggy;

type Number = fn(&[u8]) -> u64;

fn count(pm: &[u8]) -> u64 {
    (1..=pm.len() as u64).product::<u64>() / 2
}

fn backward(pm: &[u8]) -> u64 {
    count(pm) - 1 - permutation::rank_even(pm)
}

/// All the same number.
fn nought(_: &[u8]) -> u64 {
    0
}

/// Numbers with gaps.
fn gaps(pm: &[u8]) -> u64 {
    permutation::rank(pm)
}

pub fn check() -> Verdict {
    trial::<Number>(
        &exercise::test,
        buggy::number,
        permutation::rank_even,
        "Each number alone looks right. Do any two even permutations get the same one?",
    )
    .passes("a numbering that counts backward", backward)
    .fails("a numbering that calls all of them 0", nought, "Are the numbers different?")
    .fails(
        "the dictionary's rank, not halved",
        gaps,
        "Its numbers are all different. How large may they be?",
    )
    .judge()
}
