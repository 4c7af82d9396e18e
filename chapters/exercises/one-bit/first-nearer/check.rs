use judge::{Verdict, compare};

type Case = (usize, Vec<usize>, usize);

/// All short lists of neighbors.
fn cases() -> impl Iterator<Item = Case> {
    (3..=5).flat_map(|modulus| {
        (0..modulus).flat_map(move |here| {
            (0..=3).flat_map(move |n| {
                (0..3_usize.pow(n)).map(move |t| {
                    let by = |i: u32| t / 3_usize.pow(i) % 3;
                    let remainder = |i| (here + modulus + by(i) - 1) % modulus;
                    (here, (0..n).map(remainder).collect(), modulus)
                })
            })
        })
    })
}

fn first(neighbors: &[usize], wanted: impl Fn(usize) -> bool) -> Option<usize> {
    neighbors.iter().position(|&remainder| wanted(remainder))
}

pub fn check() -> Verdict {
    compare(
        cases(),
        |(here, neighbors, modulus)| format!("nearer({here}, &{neighbors:?}, {modulus})"),
        |(here, neighbors, modulus)| exercise::nearer(*here, neighbors, *modulus),
        |(here, neighbors, modulus)| first(neighbors, |r| (r + 1) % modulus == *here),
    )
    .mistake(
        "It looks as if no neighbor is ever nearer than a position with the residue 0. Its distance can be 4 or 8, and \
         then 3 or 7 is nearer.",
        |(here, neighbors, _)| first(neighbors, |r| r + 1 == *here),
    )
    .mistake(
        "It looks as if a smaller residue is taken as nearer. Residues go round: which one comes before 0?",
        |(here, neighbors, _)| first(neighbors, |r| r < *here),
    )
    .mistake("Those neighbors are one move *farther*.", |(here, neighbors, modulus)| {
        first(neighbors, |r| r == (here + 1) % modulus)
    })
    .mistake("It looks as if the last of the nearer ones is given, and not the first.", |case| {
        let (here, neighbors, modulus) = case;
        neighbors.iter().rposition(|r| (r + 1) % modulus == *here)
    })
    .mistake(
        "It looks as if a neighbor that is just as far is taken, too.",
        |(here, neighbors, modulus)| first(neighbors, |r| r == *here || (r + 1) % modulus == *here),
    )
    .judge()
}
