//! The documents' scan of a coordinate that many positions share, as plain loops.

use puzzle::compose;

/// The index, in `0..35`, of the set of slots that pieces 0, 1 and 2 are in, whichever of
/// them is in which slot.
///
/// # Complexity
/// O(1): seven slots.
///
/// # Examples
/// ```
/// use pruning::pos2idx;
///
/// assert_eq!(pos2idx(&[0, 1, 2, 3, 4, 5, 6]), 0);
/// assert_eq!(pos2idx(&[2, 0, 1, 6, 5, 4, 3]), 0); // the same three slots
/// assert_eq!(pos2idx(&[3, 4, 5, 6, 0, 1, 2]), 34);
/// ```
// ANCHOR: pos2idx
pub fn pos2idx(pm: &[u8; 7]) -> usize {
    let cm = pm.map(|piece| u8::from(piece < 3));
    combination::rank(&cm, 1) as usize
}
// ANCHOR_END: pos2idx

/// The first permutation in lexicographic order that has this index.
///
/// # Panics
/// If `p` is not below 35.
///
/// # Complexity
/// O(1): seven slots.
///
/// # Examples
/// ```
/// assert_eq!(pruning::idx2pos(34), [3, 4, 5, 6, 0, 1, 2]);
/// ```
// ANCHOR: idx2pos
pub fn idx2pos(p: usize) -> [u8; 7] {
    let mut cm = [0; 7];
    combination::unrank(p as u64, 3, &mut cm, 1, 0);
    let (mut near, mut far) = (0..3, 3..7);
    cm.map(|c| if c == 1 { near.next() } else { far.next() }.expect("3 of 7"))
}
// ANCHOR_END: idx2pos

/// Labels the neighbors of index `p` that have no label yet; returns how many.
///
/// `turns` are the moves, as permutations; `table` holds -1 where there is no label.
///
/// # Panics
/// If `p` is not below 35, `table` is shorter, or a turn is no permutation of 0..7.
///
/// # Complexity
/// O(moves) time, no memory.
///
/// # Examples
/// ```
/// use puzzle::pocket_cube::Face;
///
/// let turns = Face::ALL.map(|face| *face.turn().pm());
/// let mut table = [-1; 35];
/// table[0] = 0;
/// assert_eq!(pruning::explore(0, &turns, &mut table), 2); // R and U: 1, 2, 3
/// ```
// ANCHOR: explore
pub fn explore(p: usize, turns: &[[u8; 7]], table: &mut [i8]) -> u64 {
    let mut c = 0;
    let (pm, mut qm) = (idx2pos(p), [0; 7]);
    for m in 0..turns.len() {
        compose(&pm, &turns[m], &mut qm);
        let q = pos2idx(&qm);
        if table[q] == -1 {
            c += 1;
            table[q] = table[p] + 1;
        }
    }
    c
}
// ANCHOR_END: explore

/// Labels every index with its distance from the index of the solved permutation; returns
/// how many indices there are at each distance.
///
/// Source: Jaap's Puzzle Page, *Calculating tables*: "the same method is used for
/// calculating pruning tables".
///
/// # Panics
/// If `table` does not have 35 cells, or a turn is no permutation of 0..7.
///
/// # Complexity
/// O(35 · (layers + moves)) time, a byte for each index.
///
/// # Examples
/// ```
/// use puzzle::pocket_cube::Face;
///
/// let turns = Face::ALL.map(|face| *face.turn().pm());
/// let mut table = [0; 35];
/// let layers = pruning::scan(&turns, &mut table);
/// assert_eq!(layers.iter().sum::<u64>(), 35);
/// ```
pub fn scan(turns: &[[u8; 7]], table: &mut [i8]) -> Vec<u64> {
    table.fill(-1);
    table[pos2idx(&[0, 1, 2, 3, 4, 5, 6])] = 0;
    let (mut len, mut c, mut layers) = (0, 1, vec![]);
    while c > 0 {
        layers.push(c);
        c = 0;
        for p in 0..table.len() {
            if table[p] == len {
                c += explore(p, turns, table);
            }
        }
        len += 1;
    }
    layers
}
