//! Exhaustive listing and search for the tests of marking keys, without the book's
//! crates.
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// Returns all digit rows with these bases, in the order of their ranks.
pub fn digit_rows(bases: &[u64]) -> Vec<Vec<u64>> {
    let mut all = vec![vec![]];
    for &base in bases {
        all = all
            .iter()
            .flat_map(|row| (0..base).map(move |digit| [&row[..], &[digit]].concat()))
            .collect();
    }
    all
}

/// Returns all permutations of `0..n` in lexicographic order.
pub fn permutations(n: u64) -> Vec<Vec<u64>> {
    let mut all = digit_rows(&vec![n; n as usize]);
    all.retain(|row| row.iter().collect::<BTreeSet<_>>().len() == row.len());
    all
}

/// Returns the distances from a state, by breadth-first search.
pub fn distances<S: Clone + Ord>(
    start: S,
    next: impl Fn(&S) -> Vec<S>,
) -> BTreeMap<S, u64> {
    let mut distance_of = BTreeMap::from([(start.clone(), 0)]);
    let mut queue = VecDeque::from([start]);
    while let Some(state) = queue.pop_front() {
        let distance = distance_of[&state] + 1;
        for state in next(&state) {
            if !distance_of.contains_key(&state) {
                distance_of.insert(state.clone(), distance);
                queue.push_back(state);
            }
        }
    }
    distance_of
}

/// Returns the boards one move away; 0 is the blank.
pub fn neighbors(board: &[u64], columns: usize) -> Vec<Vec<u64>> {
    let blank = board.iter().position(|&tile| tile == 0).expect("a blank");
    let near = |to: &usize| {
        (to / columns).abs_diff(blank / columns)
            + (to % columns).abs_diff(blank % columns)
            == 1
    };
    let slide = |to: usize| {
        let mut board = board.to_vec();
        board.swap(blank, to);
        board
    };
    (0..board.len()).filter(near).map(slide).collect()
}

/// Returns the minimum number of values to remove from a line so that the others ascend,
/// by trying all subsets.
pub fn fewest_to_remove(line: &[u64]) -> u64 {
    let rises = |mask: &u32| {
        let stay: Vec<_> =
            (0..line.len()).filter(|i| (mask >> i) & 1 == 0).map(|i| line[i]).collect();
        stay.is_sorted()
    };
    let fewest = (0_u32..1 << line.len()).filter(rises).map(u32::count_ones).min();
    fewest.map_or(0, u64::from)
}
