//! The program of the Visual Basic guide, with the guide's names: two small tables, and
//! the big one.
//!
//! ```
//! use table::guide::{create_orientation_tables, explore_all};
//!
//! // One permutation and all orientations: U and half turns twist nothing, R and R'
//! // twist alike, and so do F and F'.
//! let (ori, _) = create_orientation_tables();
//! let perm = [[0; 9]];
//! let mut bigtable = vec![vec![50; 729]];
//! bigtable[0][0] = 0;
//! explore_all(0, 0, &perm, &ori, &mut bigtable);
//! assert_eq!(bigtable[0].iter().filter(|&&d| d == 1).count(), 2);
//! ```

use crate::scan;
use puzzle::Metric;
use puzzle::pocket_cube::{self, PocketCube};
use transition::{Coordinate, CornerOrientation, CornerPermutation, TransitionTable};

/// The transition table of the 5040 permutations, and the number of moves that each of
/// them needs if the orientations are ignored.
///
/// The guide calls this and does not show it.
///
/// # Complexity
/// 5040 rows of nine entries, four bytes each, and a byte for each permutation.
pub fn create_perm_tables() -> (Vec<[u32; 9]>, Vec<i8>) {
    create_tables(&CornerPermutation)
}

/// The transition table of the 729 orientations, and the number of moves that each of
/// them needs if the permutation is ignored.
///
/// The guide calls this and does not show it.
///
/// # Complexity
/// 729 rows of nine entries, four bytes each, and a byte for each orientation.
pub fn create_orientation_tables() -> (Vec<[u32; 9]>, Vec<i8>) {
    create_tables(&CornerOrientation)
}

// ANCHOR: create_tables
fn create_tables(
    coordinate: &impl Coordinate<Position = PocketCube>,
) -> (Vec<[u32; 9]>, Vec<i8>) {
    let moves = pocket_cube::moves(Metric::HalfTurn);
    let turns: Vec<PocketCube> = moves.iter().map(|m| m.position()).collect();
    let turns: &[PocketCube; 9] = turns[..].try_into().expect("nine moves");
    let table = TransitionTable::new(coordinate, turns)
        .expect("the pocket cube's coordinates keep their law");
    let mut distances = vec![-1; table.count()];
    scan(0, table.entries().as_flattened(), 9, &mut distances);
    (table.entries().to_vec(), distances)
}
// ANCHOR_END: create_tables

// ANCHOR: explore_all
/// Labels the neighbors of permutation `p` with orientation `o` that have no label yet.
///
/// `perm[p][i]` and `ori[o][i]` are the images under move `i`; `bigtable` holds 50 where
/// there is no label. Source: the guide's `ExploreAll`.
///
/// # Panics
/// If an entry of `perm` or `ori` is no index of `bigtable`.
///
/// # Complexity
/// O(1) time: nine moves. No memory.
pub fn explore_all(
    p: usize,
    o: usize,
    perm: &[[u32; 9]],
    ori: &[[u32; 9]],
    bigtable: &mut [Vec<u8>],
) {
    let len = bigtable[p][o];
    for i in 0..9 {
        let (q, r) = (perm[p][i] as usize, ori[o][i] as usize);
        if bigtable[q][r] == 50 {
            bigtable[q][r] = len + 1;
        }
    }
}
// ANCHOR_END: explore_all

/// Labels every permutation with every orientation, and writes what the guide prints.
///
/// A cell without a label holds 50, as in the guide. So the result is right as long as no
/// position is that far away and all can be reached. Source: the guide's
/// `CreateMonsterTable`.
///
/// # Panics
/// As [`explore_all`]; or if `bigtable` has fewer rows than `perm`, or none.
///
/// # Complexity
/// O(cells · (layers + 9)) time, a byte for each cell.
///
/// # Examples
/// ```
/// use table::guide::{create_monster_table, create_orientation_tables};
///
/// // One permutation alone: the big table is the small one of the orientations.
/// let (ori, _) = create_orientation_tables();
/// let mut console = String::new();
/// create_monster_table(&[[0; 9]], &ori, &mut [vec![0; 729]], &mut console);
/// assert!(console.starts_with("Calculating Big Tables\n"));
/// assert!(console.ends_with("Finished. 729 unique positions.\n"));
/// ```
pub fn create_monster_table(
    perm: &[[u32; 9]],
    ori: &[[u32; 9]],
    bigtable: &mut [Vec<u8>],
    console: &mut String,
) {
    // ANCHOR: create_monster_table
    bigtable.iter_mut().for_each(|row| row.fill(50));
    *console += "Calculating Big Tables\n**********************\n\n";
    bigtable[0][0] = 0;
    let (mut len, mut c, mut tot) = (0, 1, 0);
    while c > 0 {
        c = 0;
        for p in 0..perm.len() {
            for o in 0..ori.len() {
                if bigtable[p][o] == len {
                    c += 1;
                    explore_all(p, o, perm, ori, bigtable);
                }
            }
        }
        *console += &format!("Depth: {len} Positions: {c}\n");
        tot += c;
        len += 1;
    }
    *console += &format!("Finished. {tot} unique positions.\n");
    // ANCHOR_END: create_monster_table
}

// ANCHOR: solution
/// The solution that the guide describes without code: a shortest path from permutation
/// `p` with orientation `o` to label 0, as move numbers.
///
/// # Panics
/// If no move leads from a label to the next smaller one, as when the tables do not
/// belong together.
///
/// # Complexity
/// O(label) time: nine look-ups in the big table for each step.
///
/// # Examples
/// ```
/// use table::guide::solution;
///
/// // Three permutations in a row, one orientation: move 0 goes left, the others right.
/// let perm = [[0, 1, 1, 1, 1, 1, 1, 1, 1], [0, 2, 2, 2, 2, 2, 2, 2, 2], [1; 9]];
/// let bigtable = [vec![0], vec![1], vec![2]];
/// assert_eq!(solution(2, 0, &perm, &[[0; 9]], &bigtable), [0, 0]);
/// ```
pub fn solution(
    mut p: usize,
    mut o: usize,
    perm: &[[u32; 9]],
    ori: &[[u32; 9]],
    bigtable: &[Vec<u8>],
) -> Vec<usize> {
    let mut moves = vec![];
    while bigtable[p][o] > 0 {
        let after = |i: usize| (perm[p][i] as usize, ori[o][i] as usize);
        let len = bigtable[p][o];
        let nearer = |&i: &usize| bigtable[after(i).0][after(i).1] + 1 == len;
        let i = (0..9).find(nearer).expect("a move that leads one nearer");
        moves.push(i);
        (p, o) = after(i);
    }
    moves
}
// ANCHOR_END: solution
