//! Two phases for the pocket cube, as plain functions on slices: the subgroup that U, R2 and F2
//! generate, its cosets, and how long the solutions are.

use puzzle::Metric;
use puzzle::pocket_cube::{PocketCube, moves};
use transition::{CornerOrientation, CornerPermutation, TransitionTable};

/// The moves of the second phase among U, U2, U', R, R2, R', F, F2, F'.
///
/// # Examples
/// ```
/// let moves = puzzle::pocket_cube::moves(puzzle::Metric::HalfTurn);
/// let names = two_phase::pocket::PHASE2.map(|m| moves[m].to_string());
/// assert_eq!(names, ["U", "U2", "U'", "R2", "F2"]);
/// ```
pub const PHASE2: [usize; 5] = [0, 1, 2, 4, 7];

/// The nine moves on permutations of the seven corners, 5040 rows, and on their twists, 729 rows.
///
/// # Complexity
/// About 52,000 products and ranks; 207,684 bytes.
///
/// # Examples
/// ```
/// let (pm, ori) = two_phase::pocket::tables();
/// assert_eq!((pm.len(), ori.len()), (5040, 729));
/// ```
pub fn tables() -> (Vec<[u32; 9]>, Vec<[u32; 9]>) {
    let moves = moves(Metric::HalfTurn);
    let turns: [PocketCube; 9] = std::array::from_fn(|m| moves[m].position());
    let pm = TransitionTable::new(&CornerPermutation, &turns);
    let ori = TransitionTable::new(&CornerOrientation, &turns);
    let law = "the coordinates keep their laws";
    (pm.expect(law).entries().to_vec(), ori.expect(law).entries().to_vec())
}

/// The distance of each row from row 0, by some of the moves: a breadth-first search. A row that
/// they do not reach keeps 255.
///
/// # Panics
/// If a row names a row that does not exist.
///
/// # Complexity
/// O(rows · moves) time; 9 bytes a row.
///
/// # Examples
/// ```
/// use two_phase::pocket::{PHASE2, distances, tables};
///
/// let (pm, ori) = tables();
/// let farthest = |d: Vec<u8>| d.into_iter().max();
/// assert_eq!(farthest(distances(&ori, &[0, 1, 2, 3, 4, 5, 6, 7, 8])), Some(6));
/// assert_eq!(farthest(distances(&pm, &PHASE2)), Some(13));
/// assert_eq!(farthest(distances(&ori, &PHASE2)), Some(255)); // they twist nothing
/// ```
// ANCHOR: distances
pub fn distances(next: &[[u32; 9]], moves: &[usize]) -> Vec<u8> {
    let (mut d, mut queue) = (vec![255; next.len()], vec![0]);
    d[0] = 0;
    for i in 0..next.len() {
        let Some(&t) = queue.get(i) else { break };
        for &m in moves {
            let s = next[t][m] as usize;
            if d[s] == 255 {
                d[s] = d[t] + 1;
                queue.push(s);
            }
        }
    }
    d
}
// ANCHOR_END: distances

/// A phase: moves that lead from row `t` to row 0, each the first of `moves` that leads nearer. `d`
/// has the distances of all rows by these moves.
///
/// # Panics
/// If no move leads nearer: the distances belong to other moves, or row 0 cannot be reached.
///
/// # Complexity
/// O(moves · distance) look-ups.
///
/// # Examples
/// ```
/// use two_phase::pocket::{PHASE2, descend, distances, tables};
///
/// let (pm, ori) = tables();
/// let d = distances(&pm, &PHASE2);
/// // After U comes U'.
/// assert_eq!(descend(&pm, &d, &PHASE2, pm[0][0] as usize), [2]);
/// ```
// ANCHOR: descend
pub fn descend(next: &[[u32; 9]], d: &[u8], moves: &[usize], t: usize) -> Vec<usize> {
    let (mut t, mut way) = (t, vec![]);
    while d[t] > 0 {
        let nearer = |&m: &usize| d[next[t][m] as usize] < d[t];
        let m = moves.iter().copied().find(nearer).expect("a move leads nearer");
        t = next[t][m] as usize;
        way.push(m);
    }
    way
}
// ANCHOR_END: descend

/// The shortest solutions of all positions if the first phase may have one turn more than in
/// `best`. The entry of position `p · 729 + t` is the length; 255 is none.
///
/// # Complexity
/// 9 look-ups for each of the 3,674,160 positions; a byte each.
///
/// # Examples
/// ```
/// use two_phase::pocket::{PHASE2, at_once, distances, one_turn_more, tables};
///
/// let (pm, ori) = tables();
/// let at_once = at_once(&distances(&pm, &PHASE2));
/// let after_one = one_turn_more(&pm, &ori, &at_once);
/// let solved = |best: &[u8]| best.iter().filter(|&&length| length < 255).count();
/// // The subgroup, and two more cosets: R and R' lead out of the same one, and so do F and F'.
/// assert_eq!((solved(&at_once), solved(&after_one)), (5040, 3 * 5040));
/// ```
// ANCHOR: more
pub fn one_turn_more(pm: &[[u32; 9]], ori: &[[u32; 9]], best: &[u8]) -> Vec<u8> {
    let mut better = best.to_vec();
    for p in 0..pm.len() {
        for t in 0..ori.len() {
            for m in 0..9 {
                let next = pm[p][m] as usize * ori.len() + ori[t][m] as usize;
                let length = best[next].saturating_add(1);
                let i = p * ori.len() + t;
                better[i] = better[i].min(length);
            }
        }
    }
    better
}
// ANCHOR_END: more

/// The solutions of all positions if the first phase has no turn: those of the second phase,
/// for the positions of the subgroup.
///
/// # Complexity
/// A byte for each of the 3,674,160 positions.
///
/// # Examples
/// ```
/// use two_phase::pocket::{PHASE2, at_once, distances, tables};
///
/// let best = at_once(&distances(&tables().0, &PHASE2));
/// assert_eq!((best.len(), best[0], best[1]), (3_674_160, 0, 255));
/// ```
pub fn at_once(d2: &[u8]) -> Vec<u8> {
    let mut best = vec![255; d2.len() * 729];
    for (p, &length) in d2.iter().enumerate() {
        best[p * 729] = length;
    }
    best
}
