//! Invent a puzzle, and count it. There is no table to compare with, so you have to make
//! sure yourself: this is the small form of the capstone *A puzzle that nobody has tabulated*.
//!
//! 1. Draw places, number them from 1, and write down two moves or more in cycle notation,
//!    a line each: `a = (1,2,3)(4,5)`. What is in place 1 goes to 2. No other lines, but
//!    `# name` at the top, if you like.
//! 2. Say how many positions there are before you let a program count them. What is it
//!    that no move changes?
//! 3. Save the same text in a file whose name ends in `.gens`, and have it counted:
//!    `gods table FILE`. Every power of a move counts as one move.
//! 4. Prove the first layers by a search that knows nothing of ranks: it keeps the
//!    positions themselves.
//!
//! There are to be 1,000 positions at least, and 100,000 at most. The book's own puzzles,
//! *rings* and *kite*, do not count.

/// The moves, in cycle notation.
pub fn definition() -> &'static str {
    // <answer>
    "# spoon
a = (1,2,3,4,5,6)
b = (6,7,8)
"
    // </answer>
}

/// How many positions there are.
pub fn positions() -> u64 {
    // <answer>
    // The ring of six is odd, so orders of both kinds come up, and nothing else is kept together.
    (1..=8).product()
    // </answer>
}

/// How many positions are 0, 1, 2, … moves from solved.
pub fn layers() -> Vec<u64> {
    // <answer>
    vec![
        1, 7, 20, 70, 190, 495, 1125, 2540, 4666, 7848, 9168, 7731, 4089, 1692, 514,
        124, 32, 7, 1,
    ]
    // </answer>
}

/// The same, found slowly, from 0 to `depth` moves from solved, for any puzzle: `moves` has
/// all moves, powers as well, and each says where it takes what is in each place, from 0.
/// So first `a`, then move `m` takes place `x` to `m[a[x]]`. For layers beyond the last one
/// there is a 0. There are at most 100,000 positions.
pub fn count_slowly(moves: &[Vec<usize>], depth: usize) -> Vec<u64> {
    // <answer>
    let home: Vec<usize> = (0..moves.first().map_or(0, Vec::len)).collect();
    let mut visited = std::collections::HashSet::from([home.clone()]);
    let mut frontier = vec![home];
    let mut layers = vec![1];
    for _ in 0..depth {
        let mut next = Vec::new();
        for a in &frontier {
            for m in moves {
                let position: Vec<usize> = a.iter().map(|&x| m[x]).collect();
                if visited.insert(position.clone()) {
                    next.push(position);
                }
            }
        }
        layers.push(next.len() as u64);
        frontier = next;
    }
    layers
    // </answer>
}
