use judge::{Verdict, compare};

/// Sixty-four orders side by side, and what to call them.
struct Case {
    name: String,
    pm: Vec<[u8; 64]>,
}

/// Side by side: the orders of `n` pieces with these ranks.
fn block(n: usize, rank: impl Fn(usize) -> u64) -> Vec<[u8; 64]> {
    let mut pm = vec![[0; 64]; n];
    for l in 0..64 {
        let mut one = vec![0; n];
        permutation::unrank(rank(l), &mut one);
        for (slot, piece) in pm.iter_mut().zip(one) {
            slot[l] = piece;
        }
    }
    pm
}

fn cases() -> impl Iterator<Item = Case> {
    let all_solved = (0..5).map(|n| Case {
        name: format!("64 times the solved order of {n} pieces"),
        pm: block(n, |_| 0),
    });
    let one = [(2, 1), (3, 5), (4, 10), (4, 3)].into_iter().flat_map(|(n, rank)| {
        [0, 1, 7, 31, 32, 40, 63].map(|lane| Case {
            name: format!("solved orders of {n} pieces, but that of rank {rank} in lane {lane}"),
            pm: block(n, |l| if l == lane { rank } else { 0 }),
        })
    });
    let many = [(4, 24), (5, 120), (8, 40_320), (20, 1 << 60)].into_iter().map(|(n, count)| Case {
        name: format!("64 different orders of {n} pieces"),
        pm: block(n, move |l| l as u64 * 7_919_777_777 % count),
    });
    all_solved.chain(one).chain(many)
}

/// A bit for each lane of which this holds.
fn bits(case: &Case, holds: impl Fn(&[u8]) -> bool) -> Hex {
    let order = |l: usize| case.pm.iter().map(|slot| slot[l]).collect::<Vec<_>>();
    Hex((0..64).filter(|&l| holds(&order(l))).map(|l| 1 << l).sum())
}

fn is_even(pm: &[u8]) -> bool {
    permutation::is_even(pm)
}

fn neighbors(pm: &[u8]) -> bool {
    pm.windows(2).filter(|pair| pair[0] > pair[1]).count().is_multiple_of(2)
}

fn places(pm: &[u8]) -> bool {
    (0..pm.len()).filter(|&i| usize::from(pm[i]) != i).count().is_multiple_of(2)
}

pub fn check() -> Verdict {
    compare(
        cases(),
        |case| format!("even(…) of {}", case.name),
        |case| Hex(exercise::even(&case.pm)),
        |case| bits(case, is_even),
    )
    .mistake("It looks as if the bits say which orders are odd.", |case| {
        bits(case, |pm| !is_even(pm))
    })
    .mistake(
        "It looks as if lane 0 is the highest bit. Bit `l` is `1 << l`, and bit 0 the lowest.",
        |case| Hex(bits(case, is_even).0.reverse_bits()),
    )
    .mistake(
        "It looks as if only neighbors are compared. Each slot is compared with *all* to its \
         right.",
        |case| bits(case, neighbors),
    )
    .mistake(
        "It looks as if the pieces out of place are counted. Inversions are pairs in the wrong \
         order.",
        |case| bits(case, places),
    )
    .mistake("It looks as if only the first 32 lanes are looked at.", |case| {
        Hex(bits(case, is_even).0 & 0xFFFF_FFFF)
    })
    .mistake("It looks as if the lanes are counted together. Each has its own count.", |case| {
        let odd = (0..64).filter(|&l| bits(case, is_even).0 >> l & 1 == 0).count();
        Hex(if odd.is_multiple_of(2) { u64::MAX } else { 0 })
    })
    .judge()
}

/// A number that is shown with a digit for each four lanes.
#[derive(PartialEq)]
struct Hex(u64);

impl std::fmt::Debug for Hex {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:#018x}", self.0)
    }
}
