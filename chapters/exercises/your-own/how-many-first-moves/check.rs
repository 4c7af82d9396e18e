use std::collections::BTreeSet;

use judge::{Verdict, compare};

type Moves = Vec<Vec<usize>>;

/// The powers of a move, from the move itself to the one before nothing has happened.
fn powers(m: &[usize]) -> Vec<Vec<usize>> {
    let mut powers = vec![];
    let mut power = m.to_vec();
    while !power.is_sorted() {
        let next = m.iter().map(|&slot| power[slot]).collect();
        powers.push(power);
        power = next;
    }
    powers
}

/// Pieces that go around in rings of these lengths.
fn rings(lengths: &[usize]) -> Vec<usize> {
    let mut row = vec![];
    for length in lengths {
        let start = row.len();
        row.extend((0..*length).map(|i| start + (i + 1) % length));
    }
    row
}

fn cases() -> Vec<Moves> {
    let permutation = |n: usize, t: u64| {
        let mut pm = vec![0; n];
        permutation::unrank(t, &mut pm);
        pm.into_iter().map(usize::from).collect::<Vec<_>>()
    };
    let mut cases = vec![vec![]];
    for n in 1..=4 {
        let count = (1..=n as u64).product();
        cases.extend((0..count).map(|t| vec![permutation(n, t)]));
        cases.extend(
            (0..count * count)
                .map(|t| vec![permutation(n, t / count), permutation(n, t % count)]),
        );
    }
    // Six moves, one of them under three names; then two with a power in common; and the longest way around.
    let five = [8, 9, 8, 40, 8, 119].map(|t| permutation(5, t)).to_vec();
    let twelve = [&[3, 4, 5][..], &[12]].map(rings);
    let six = rings(&[6, 2]);
    cases.extend([five, twelve.to_vec(), vec![powers(&six)[1].clone(), six]]);
    cases.push(vec![rings(&[3, 4, 5, 7, 11])]);
    cases
}

fn right(moves: &Moves) -> usize {
    moves.iter().flat_map(|m| powers(m)).collect::<BTreeSet<_>>().len()
}

pub fn check() -> Verdict {
    let call = |moves: &Moves| format!("first_layer(&{moves:?})");
    compare(cases(), call, |moves| exercise::first_layer(moves), right)
        .mistake(
            "It looks as if the powers of all moves were added up. Two that do the same are one position.",
            |moves| moves.iter().map(|m| powers(m).len()).sum(),
        )
        .mistake("It looks as if the position in which nothing has happened were counted, too.", |moves| {
            right(moves) + 1
        })
        .mistake(
            "It looks as if for each move nothing at all were counted, too.",
            |moves| moves.iter().map(|m| powers(m).len() + 1).sum(),
        )
        .mistake("It looks as if only the moves themselves were counted, and not their powers.", |moves| {
            moves.iter().filter(|m| !m.is_sorted()).collect::<BTreeSet<_>>().len()
        })
        .mistake(
            "It looks as if each move were counted with its undoing alone. A move that is done four times \
             until nothing has happened has a half turn as well.",
            |moves| {
                let both = moves.iter().flat_map(|m| {
                    let powers = powers(m);
                    [powers.first().cloned(), powers.last().cloned()]
                });
                both.flatten().collect::<BTreeSet<_>>().len()
            },
        )
        .judge()
}
