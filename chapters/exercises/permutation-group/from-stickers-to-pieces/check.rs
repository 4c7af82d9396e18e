use judge::{Verdict, compare};

#[path = "../common.rs"]
mod common;
use common::permutations;

type Case = (Vec<Vec<usize>>, Vec<usize>);
type Pieces = Option<Vec<Vec<usize>>>;

/// All ways to sort n points into parts that are numbered without gaps.
fn all_parts(n: usize) -> Vec<Vec<usize>> {
    let rows =
        (0..n.pow(n as u32)).map(|t| (0..n).map(|i| t / n.pow(i as u32) % n).collect());
    let gapless = |part: &Vec<usize>| {
        let parts = part.iter().max().map_or(0, |&last| last + 1);
        (0..parts).all(|k| part.contains(&k))
    };
    rows.filter(gapless).collect()
}

/// One move on up to four points, two moves on three and on four, and then the stickers of a ring.
fn cases() -> Vec<Case> {
    let mut cases = vec![(vec![], vec![0]), (vec![], vec![1, 0, 1])];
    for n in 1..=4 {
        for part in all_parts(n) {
            cases.extend(permutations(n).into_iter().map(|m| (vec![m], part.clone())));
        }
    }
    for n in 3..=4 {
        let all = permutations(n);
        for (i, part) in all_parts(n).into_iter().enumerate() {
            let later = |k: usize| all[k % all.len()].clone();
            cases.extend(
                (0..4).map(|k| (vec![later(k * 7), later(i * 5 + k)], part.clone())),
            );
        }
    }
    // 200 points: pieces of four, those of two numbers apart, and one that is torn by the last move.
    let ring = |by: usize| -> Vec<usize> { (0..200).map(|x| (x + by) % 200).collect() };
    let moves: Vec<_> = (1..=20).map(|k| ring(4 * k)).collect();
    let fours: Vec<usize> = (0..200).map(|x| x / 4).collect();
    cases.push((moves.clone(), fours.clone()));
    cases.push((moves.clone(), (0..200).map(|x| x % 50).collect()));
    let torn = [&moves[..19], &[ring(1)]].concat();
    cases.push((torn, fours));
    cases
}

fn parts(part: &[usize]) -> usize {
    part.iter().max().map_or(0, |&last| last + 1)
}

fn image(
    m: &[usize],
    part: &[usize],
    k: usize,
    mut points: impl Iterator<Item = usize>,
) -> usize {
    part[m[points.find(|&x| part[x] == k).expect("no part is empty")]]
}

/// Where the first point of each part goes.
fn of_first((moves, part): &Case) -> Vec<Vec<usize>> {
    let of = |m: &Vec<usize>| {
        (0..parts(part)).map(|k| image(m, part, k, 0..part.len())).collect()
    };
    moves.iter().map(of).collect()
}

/// Where the last point of each part goes.
fn of_last((moves, part): &Case) -> Vec<Vec<usize>> {
    let of = |m: &Vec<usize>| {
        (0..parts(part)).map(|k| image(m, part, k, (0..part.len()).rev())).collect()
    };
    moves.iter().map(of).collect()
}

/// Is one of these moves a permutation that tears a part?
fn tears(moves: &[Vec<usize>], part: &[usize]) -> bool {
    let torn = |m: &Vec<usize>| {
        (0..part.len()).any(|x| part[m[x]] != image(m, part, part[x], 0..part.len()))
    };
    moves.iter().any(torn)
}

fn right(case: &Case) -> Pieces {
    (!tears(&case.0, &case.1)).then(|| of_first(case))
}

pub fn check() -> Verdict {
    let call = |(moves, part): &Case| match part.len() {
        ..=4 => format!("pieces(&{moves:?}, &{part:?})"),
        n => format!(
            "pieces(…), with {n} points, {} parts and {} moves,",
            parts(part),
            moves.len()
        ),
    };
    compare(cases(), call, |(moves, part)| exercise::pieces(moves, part), right)
        .mistake(
            "It looks as if you look at the first point of each part alone. Do the others go to the \
             same part?",
            |case| Some(of_first(case)),
        )
        .mistake("It looks as if you look at the last point of each part alone.", |case| {
            Some(of_last(case))
        })
        .mistake("It looks as if only the first move may tear a part.", |case| {
            let (moves, part) = case;
            (!tears(&moves[..moves.len().min(1)], part)).then(|| of_first(case))
        })
        .mistake(
            "It looks as if every part must stay where it is. It may go to another one, if all of it goes \
             there.",
            |case| {
                let (moves, part) = case;
                let stays = |m: &Vec<usize>| (0..part.len()).all(|x| part[m[x]] == part[x]);
                moves.iter().all(stays).then(|| of_first(case))
            },
        )
        .mistake(
            "It looks as if you say from where each part comes. Where does it go?",
            |case| {
                let back = |to: Vec<usize>| {
                    (0..to.len())
                        .map(|k| to.iter().position(|&image| image == k).expect("whole parts"))
                        .collect()
                };
                right(case).map(|moves| moves.into_iter().map(back).collect())
            },
        )
        .judge()
}
