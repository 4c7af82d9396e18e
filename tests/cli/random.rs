//! `gods random`: how often each move begins and ends a scramble.

use std::collections::BTreeMap;

use crate::prints;

/// The scrambles of random positions.
fn scrambles(puzzle: &str, count: u32) -> Vec<String> {
    let count = count.to_string();
    let printed =
        prints(&["random", puzzle, "--seed", "1", "--count", &count, "--json"]);
    let scramble = |line: &str| {
        let fields: serde_json::Value = serde_json::from_str(line).unwrap();
        fields["scramble"].as_str().unwrap().to_owned()
    };
    printed.lines().map(scramble).collect()
}

/// χ² of the frequencies of letters that should be equally frequent.
fn chi_squared(letters: impl Iterator<Item = char>, kinds: usize) -> f64 {
    let mut counts = BTreeMap::new();
    letters.for_each(|letter| *counts.entry(letter).or_insert(0) += 1);
    assert_eq!(counts.len(), kinds, "{counts:?}");
    let mean = f64::from(counts.values().sum::<u32>()) / kinds as f64;
    counts.values().map(|&count| (f64::from(count) - mean).powi(2) / mean).sum()
}

/// A symmetry of the puzzle maps each face to each other, so all are equally likely at both ends
/// of a scramble. The limits of χ² are exceeded by chance once in a thousand times.
#[test]
fn scrambles_favor_no_face() {
    for (puzzle, faces, limit) in [("pocket-cube", 3, 13.82), ("pyraminx", 4, 16.27)] {
        let scrambles = scrambles(puzzle, 3000);
        let face = |name: Option<&str>| name.unwrap().chars().next().unwrap();
        let first = scrambles.iter().map(|moves| face(moves.split(' ').next()));
        let last = scrambles.iter().map(|moves| face(moves.split(' ').next_back()));
        for (place, found) in
            [("first", chi_squared(first, faces)), ("last", chi_squared(last, faces))]
        {
            assert!(found < limit, "{puzzle}, {place} moves: {found}");
        }
    }
}
