//! The puzzles of the catalog, of every size.

use puzzle::Family;
use puzzle::catalog::{self, CATALOG, NamedPuzzle};

/// A name of this family with these sizes: `hanoi-PxN` with 3 and 4 is `hanoi-3x4`.
fn puzzle_name(family: &Family, sizes: &[usize]) -> String {
    let mut all_sizes = sizes.iter();
    let letter = |c: char| {
        if c.is_uppercase() {
            all_sizes.next().unwrap().to_string()
        } else {
            c.to_string()
        }
    };
    family.name.chars().map(letter).collect()
}

/// All sizes of a family, with numbers that no size of any family goes beyond.
fn sizes(family: &Family) -> Vec<Vec<usize>> {
    let longer = |sizes: Vec<Vec<usize>>| {
        let each = sizes.into_iter().flat_map(|s| (0..27).map(move |n| (s.clone(), n)));
        each.map(|(sizes, n)| [sizes, vec![n]].concat()).collect()
    };
    family.sizes.iter().fold(vec![vec![]], |sizes, _| longer(sizes))
}

/// Every puzzle of the catalog with at most `positions` positions.
pub fn puzzles_up_to(positions: u64) -> impl Iterator<Item = NamedPuzzle> {
    let each = |family| sizes(family).into_iter().map(move |s| puzzle_name(family, &s));
    let all = CATALOG.iter().flat_map(each).map(|name| catalog::find(&name).unwrap());
    let small = move |choice: &NamedPuzzle| {
        choice.puzzle(None).is_ok_and(|puzzle| puzzle.position_count() <= positions)
    };
    all.filter(small)
}
