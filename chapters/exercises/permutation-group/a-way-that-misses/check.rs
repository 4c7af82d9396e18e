use std::collections::{BTreeMap, VecDeque};

use exercise::{Orbit, test};
use judge::{Verdict, allow, stand_in, trial};
use permutation_group::plain::{orbit, product};

#[path = "buggy.rs"]
mod buggy;

type Places = BTreeMap<usize, Vec<usize>>;

fn allowed(point: usize, moves: &[Vec<usize>]) {
    allow(!moves.is_empty(), || "there is no move".to_owned());
    for s in moves {
        let mut sorted = s.clone();
        sorted.sort_unstable();
        allow(sorted.iter().copied().eq(0..s.len()), || {
            format!("{s:?} is no permutation")
        });
        allow(s.len() == moves[0].len(), || "moves of different lengths".to_owned());
        allow(point < s.len(), || format!("there is no point {point}"));
    }
}

fn mended(point: usize, moves: &[Vec<usize>]) -> Places {
    allowed(point, moves);
    orbit(point, moves)
}

/// The nearest places first, and the last move first.
fn nearest_first(point: usize, moves: &[Vec<usize>]) -> Places {
    allowed(point, moves);
    let mut places = Places::from([(point, (0..moves[0].len()).collect())]);
    let mut queue = VecDeque::from([point]);
    while let Some(x) = queue.pop_front() {
        for s in moves.iter().rev() {
            if !places.contains_key(&s[x]) {
                places.insert(s[x], product(&places[&x], s));
                queue.push_back(s[x]);
            }
        }
    }
    places
}

/// Every product begins with a move that leaves the point at home, if there is one.
fn with_detour(point: usize, moves: &[Vec<usize>]) -> Places {
    let mut places = nearest_first(point, moves);
    if let Some(stays) = moves.iter().find(|s| s[point] == point) {
        places.values_mut().for_each(|way| *way = product(stays, way));
    }
    places
}

fn direct_only(point: usize, moves: &[Vec<usize>]) -> Places {
    let direct =
        |&place: &usize| place == point || moves.iter().any(|s| s[point] == place);
    orbit(point, moves).into_iter().filter(|(place, _)| direct(place)).collect()
}

fn not_home(point: usize, moves: &[Vec<usize>]) -> Places {
    orbit(point, moves).into_iter().filter(|&(place, _)| place != point).collect()
}

pub fn check() -> Verdict {
    let unnoticed = "It finds the right places. Does the product that it gives for a place bring the \
                     point there? Look at a place that takes two different moves.";
    trial(stand_in!(test: Orbit, |point, moves|), buggy::orbit, mended, unnoticed)
        .passes("code that finds the nearest places first", nearest_first)
        .passes(
            "code whose products begin with a move that leaves the point at home",
            with_detour,
        )
        .fails(
            "code that finds only the places one move away",
            direct_only,
            "Are all places there? Count them, in a case where one takes two moves.",
        )
        .fails(
            "code that leaves out home",
            not_home,
            "Home is a place as well: by no move.",
        )
        .judge()
}
