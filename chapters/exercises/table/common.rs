//! Small graphs as lists of neighbors, and their distances: for the checks of this
//! chapter and of the next.
use judge::{Fault, RunOutcome, Verdict, answer, wrong};

/// Where the moves lead from each position.
pub type Neighbors = Vec<Vec<usize>>;

/// Positions `0..n` in a row; a move is a step to the left or to the right.
pub fn row(n: usize) -> Neighbors {
    (0..n)
        .map(|p| (p.saturating_sub(1)..n.min(p + 2)).filter(|&q| q != p).collect())
        .collect()
}

/// Positions `0..n` in a ring; a move is a step back or on.
pub fn ring(n: usize) -> Neighbors {
    (0..n).map(|p| vec![(p + n - 1) % n, (p + 1) % n]).collect()
}

/// The last of `n` positions amid the others; a move leads from it to any of them, or back.
pub fn star(n: usize) -> Neighbors {
    let center = n - 1;
    (0..n)
        .map(|p| if p == center { (0..center).collect() } else { vec![center] })
        .collect()
}

/// The most positions that a statement promises.
pub const MOST: usize = 100_000;

/// The largest star with two places to begin a search: a position from which the way to all the
/// others leads through the center, and the center, which has the largest number. Whoever cuts
/// off a number's upper bits takes the center for one of the others.
pub fn stars() -> impl Iterator<Item = (Neighbors, usize)> {
    [0, MOST - 1].into_iter().map(|begin| (star(MOST), begin))
}

/// The orders of `n` cards, by rank; a move exchanges two neighbors.
pub fn cards(n: usize) -> Neighbors {
    let mut pm = vec![0; n];
    let count: u64 = (1..=n as u64).product();
    let mut after = |t, m| {
        permutation::unrank(t, &mut pm);
        pm.swap(m, m + 1);
        permutation::rank(&pm) as usize
    };
    (0..count).map(|t| (0..n - 1).map(|m| after(t, m)).collect()).collect()
}

/// The boards of a puzzle, by rank, and the moves that can be done. Solved is 0.
pub fn boards(puzzle: &dyn puzzle::Indexed) -> Neighbors {
    let after = |p| puzzle.successors(p).into_iter().flatten().map(|q| q as usize).collect();
    (0..puzzle.position_count()).map(after).collect()
}

/// All graphs with `n` positions. With `one_way`, each ordered pair is a move or not;
/// otherwise each pair, and both ways.
pub fn all(n: usize, one_way: bool) -> impl Iterator<Item = Neighbors> {
    let pairs = (0..n).flat_map(move |p| (0..n).map(move |q| (p, q)));
    let pairs: Vec<_> =
        pairs.filter(|&(p, q)| if one_way { p != q } else { p < q }).collect();
    (0..1_u64 << pairs.len()).map(move |set| {
        let mut neighbors = vec![vec![]; n];
        for (i, &(p, q)) in pairs.iter().enumerate() {
            if set >> i & 1 == 1 {
                neighbors[p].push(q);
                if !one_way {
                    neighbors[q].push(p);
                }
            }
        }
        neighbors
    })
}

/// The graph with every move the other way around.
pub fn reversed(neighbors: &[Vec<usize>]) -> Neighbors {
    let mut reversed = vec![vec![]; neighbors.len()];
    for (p, after) in neighbors.iter().enumerate() {
        for &q in after {
            reversed[q].push(p);
        }
    }
    reversed
}

/// Can every move be undone by a move?
pub fn two_way(neighbors: &[Vec<usize>]) -> bool {
    let undone = |p, q: usize| neighbors[q].contains(&p);
    (0..neighbors.len()).all(|p| neighbors[p].iter().all(|&q| undone(p, q)))
}

/// How many moves each position is from `start`, or `None` where no moves lead.
pub fn distances(neighbors: &[Vec<usize>], start: usize) -> Vec<Option<usize>> {
    let mut found = vec![start];
    let mut distance = vec![None; neighbors.len()];
    distance[start] = Some(0);
    let mut next = 0;
    while next < found.len() {
        let p = found[next];
        next += 1;
        for &q in &neighbors[p] {
            if distance[q].is_none() {
                distance[q] = distance[p].map(|d| d + 1);
                found.push(q);
            }
        }
    }
    distance
}

/// How many positions have each distance.
pub fn layers(distances: &[Option<usize>]) -> Vec<u64> {
    let depth = distances.iter().flatten().max().map_or(0, |&d| d + 1);
    let mut layers = vec![0; depth];
    distances.iter().flatten().for_each(|&d| layers[d] += 1);
    layers
}

/// Is a student's test content with this code?
pub fn accepts<F>(test: impl Fn(F), code: F) -> bool {
    matches!(answer(|| test(code)), RunOutcome::Gave(()))
}

/// Adds an advice to the verdict on a test that fails on right code.
pub fn too_strict(verdict: Verdict, likely: bool, advice: &str) -> Verdict {
    match verdict {
        Err(Fault::Wrong(said)) if likely && said.contains("must pass on right code") => {
            Err(wrong(format!("{said}\n{advice}")))
        }
        verdict => verdict,
    }
}

/// Says "3 positions, 0 to 2", as a part of a sentence.
fn positions(n: usize) -> String {
    match n {
        1 => "one position, 0".to_owned(),
        _ => format!("{n} positions, 0 to {}", n.saturating_sub(1)),
    }
}

/// Refuses, in words, a graph of a student's test in which a list names no position, and
/// a position to ask for that there is not: [`in_words`] tells them.
pub fn demand_graph(neighbors: &[Vec<usize>], asked: usize) {
    let n = neighbors.len();
    assert!(n > 0, "Your graph has no positions");
    let named = neighbors.iter().flatten().find(|&&q| q >= n);
    if let Some(q) = named {
        panic!("Your graph has {}, and a list names {q}", positions(n));
    }
    assert!(asked < n, "Your graph has {}, and you ask for {asked}", positions(n));
}

/// If the verdict is that the code on trial refused what the test gives it, by a sentence
/// that begins with "Your", it is this sentence alone.
pub fn in_words(verdict: Verdict) -> Verdict {
    let Err(Fault::Wrong(said)) = &verdict else { return verdict };
    let Some((_, refused)) = said.split_once(": Your ") else {
        return verdict;
    };
    let refused = refused.lines().next().unwrap_or_default();
    Err(wrong(format!("Your {refused}")))
}
