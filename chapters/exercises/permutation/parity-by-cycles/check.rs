use judge::{RunOutcome, Verdict, compare};

/// The lengths of the cycles.
fn cycles(pm: &[u8]) -> Vec<usize> {
    let mut seen = vec![false; pm.len()];
    let mut lengths = Vec::new();
    for start in 0..pm.len() {
        let (mut slot, mut length) = (start, 0);
        while !seen[slot] {
            seen[slot] = true;
            slot = pm[slot] as usize;
            length += 1;
        }
        if length > 0 {
            lengths.push(length);
        }
    }
    lengths
}

/// Every order of up to six pieces, and some long ones, up to the longest.
fn cases() -> impl Iterator<Item = Vec<u8>> {
    let short = (0..=6_u64).flat_map(|n| {
        (0..(1..=n).product()).map(move |t| {
            let mut pm = vec![0; n as usize];
            permutation::unrank(t, &mut pm);
            pm
        })
    });
    let reversed = [17, 24, 26].map(|n: u8| (0..n).rev().collect());
    let turned = [100, 101, 200].map(|n: u8| (1..n).chain([0]).collect());
    let longest = [
        (0..=255).rev().collect(),
        (1..=255).chain([0]).collect(),
        (0..=255).collect(),
    ];
    short.chain(reversed).chain(turned).chain(longest)
}

pub fn check() -> Verdict {
    compare(
        cases(),
        |pm| format!("is_even(&{pm:?})"),
        |pm| exercise::is_even(pm),
        |pm| permutation::is_even(pm),
    )
    .mistake("It looks as if you say whether it is odd.", |pm| !permutation::is_even(pm))
    .mistake(
        "It looks as if you count the cycles. Three cycles of one are no exchange, and one \
         cycle of three is two.",
        |pm| cycles(pm).len() % 2 == 0,
    )
    .mistake(
        "It looks as if a slot that was passed already counts as a cycle of its own. Go on \
         from slots that no cycle has passed.",
        |pm| {
            let all = cycles(pm);
            let passed = pm.len() - all.len();
            (pm.len() - all.len() + passed) % 2 == 0
        },
    )
    .mistake(
        "It looks as if you count the slots of each cycle. A cycle of k slots is k − 1 \
         exchanges.",
        |pm| cycles(pm).iter().filter(|&&k| k > 1).sum::<usize>() % 2 == 0,
    )
    .mistake(
        "It looks as if you count all slots, which every permutation has in the same \
         number. A cycle of k slots is k − 1 exchanges.",
        |pm| pm.len() % 2 == 0,
    )
    .mistake(
        "It looks as if you take all pieces that are not at home for one cycle. Each cycle \
         saves an exchange.",
        |pm| {
            let away = cycles(pm).iter().filter(|&&k| k > 1).sum::<usize>();
            away.saturating_sub(1) % 2 == 0
        },
    )
    .mistake(
        "It looks as if you make only one exchange at each slot. Go on until the right piece \
         is there: `while`, not `if`.",
        |pm| {
            let mut row = pm.clone();
            let mut exchanges = 0;
            for slot in 0..row.len() {
                let home = usize::from(row[slot]);
                row.swap(slot, home);
                exchanges += u32::from(slot != home);
            }
            exchanges % 2 == 0
        },
    )
    .mistake(
        "It looks as if you follow only the cycle that begins at slot 0. The others count, \
         too.",
        |pm| cycles(pm).first().is_none_or(|k| k % 2 == 1),
    )
    .likely(
        "As marks, a number has as many bits as its type says: a `u64` has 64 bits and a `u128` \
         has 128. For 256 slots keep a `Vec<bool>`.",
        |_, given| matches!(given, RunOutcome::Panicked(text) if text.contains("shift")),
    )
    .likely(
        "Long rows have more inversions, and more exchanges, than a `u8` can count: 24 pieces \
         in reversed order have 276. Keep only whether there are evenly many.",
        |pm, given| {
            pm.len() < 256
                && matches!(given, RunOutcome::Panicked(text) if text.contains("with overflow"))
        },
    )
    .likely(
        "These are 256 pieces, one more than the largest `u8`: count slots in a `usize`.",
        |pm, _| pm.len() == 256,
    )
    .judge()
}
