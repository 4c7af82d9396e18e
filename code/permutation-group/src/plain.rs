//! A stabilizer chain by plain loops: the oracle of everything else in this crate.

use std::collections::BTreeMap;

/// First `a`, then `b`. A permutation is the list of where each point goes.
///
/// # Panics
/// If `a` has a point that is none of `b`'s.
///
/// # Complexity
/// O(n) time and memory.
///
/// # Examples
/// ```
/// use permutation_group::plain::product;
///
/// // 0 goes to 1, and from there to 2.
/// assert_eq!(product(&[1, 0, 2], &[0, 2, 1]), [2, 0, 1]);
/// ```
// ANCHOR: product
pub fn product(a: &[usize], b: &[usize]) -> Vec<usize> {
    a.iter().map(|&x| b[x]).collect()
}
// ANCHOR_END: product

/// What undoes a permutation.
///
/// # Panics
/// If `a` is no permutation.
///
/// # Complexity
/// O(n) time and memory.
///
/// # Examples
/// ```
/// use permutation_group::plain::inverse;
///
/// assert_eq!(inverse(&[1, 2, 0]), [2, 0, 1]);
/// ```
// ANCHOR: inverse
pub fn inverse(a: &[usize]) -> Vec<usize> {
    let mut inverse = vec![0; a.len()];
    for x in 0..a.len() {
        inverse[a[x]] = x;
    }
    inverse
}
// ANCHOR_END: inverse

/// The orbit of a point: every point that products of the generators take it to, and for each
/// one product that does. Without generators the list is empty.
///
/// # Panics
/// If the generators are no permutations of as many points.
///
/// # Complexity
/// O(k · s) look-ups for an orbit of k points and s generators; k lists of n points of memory.
///
/// # Examples
/// ```
/// use permutation_group::plain::orbit;
///
/// let orbit = orbit(0, &[vec![1, 2, 0, 3]]);
/// assert_eq!(orbit.keys().collect::<Vec<_>>(), [&0, &1, &2]);
/// assert_eq!(orbit[&2], [2, 0, 1, 3]);
/// ```
// ANCHOR: orbit
pub fn orbit(point: usize, generators: &[Vec<usize>]) -> BTreeMap<usize, Vec<usize>> {
    let Some(first) = generators.first() else { return BTreeMap::new() };
    let identity: Vec<_> = (0..first.len()).collect();
    let mut orbit = BTreeMap::from([(point, identity)]);
    let mut queue = vec![point];
    while let Some(x) = queue.pop() {
        for s in generators {
            if !orbit.contains_key(&s[x]) {
                orbit.insert(s[x], product(&orbit[&x], s));
                queue.push(s[x]);
            }
        }
    }
    orbit
}
// ANCHOR_END: orbit

/// A level of a chain: permutations that leave all points before `k` where they are, where `k`
/// is the number of the level, and the orbit of `k` under them.
#[derive(Debug, Clone, Default)]
pub struct Level {
    /// Permutations that leave the points before where they are.
    pub generators: Vec<Vec<usize>>,
    /// The points that products of them take `k` to, each with one of those products.
    pub orbit: BTreeMap<usize, Vec<usize>>,
}

/// Takes the points `k` and on back to their places, as far as the orbits can, and returns what
/// is left: the identity, if `g` is a product of orbits' elements.
///
/// # Panics
/// If `g` is no permutation of as many points as there are levels.
///
/// # Complexity
/// O(n²) time.
// ANCHOR: sift
pub fn sift(chain: &[Level], k: usize, g: &[usize]) -> Vec<usize> {
    let mut g = g.to_vec();
    for k in k..chain.len() {
        if let Some(t) = chain[k].orbit.get(&g[k]) {
            g = product(&g, &inverse(t)); // now k stays
        }
    }
    g
}
// ANCHOR_END: sift

/// Adds a permutation, which leaves the points before `k` where they are, to the levels from
/// `k` on: Schreier's lemma, and Sims's loop.
///
/// # Panics
/// If `g` is no permutation of as many points as there are levels.
///
/// # Complexity
/// Polynomial in n, about O(n⁷): for small puzzles.
// ANCHOR: add
pub fn add(chain: &mut [Level], k: usize, g: &[usize]) {
    if sift(chain, k, g).iter().is_sorted() {
        return; // it is there already
    }
    chain[k].generators.push(g.to_vec());
    chain[k].orbit = orbit(k, &chain[k].generators);
    for (x, t) in chain[k].orbit.clone() {
        for s in chain[k].generators.clone() {
            // Both t·s and the orbit's own element take k to s[x].
            let back = inverse(&chain[k].orbit[&s[x]]);
            add(chain, k + 1, &product(&product(&t, &s), &back));
        }
    }
}
// ANCHOR_END: add

/// The chain of a group, given by generators.
///
/// # Panics
/// If the generators are no permutations of as many points.
///
/// # Complexity
/// As [`add`].
///
/// # Examples
/// ```
/// use permutation_group::plain::{chain, order};
///
/// // Exchange the first two of three cards, or the last two.
/// let chain = chain(&[vec![1, 0, 2], vec![0, 2, 1]]);
/// assert_eq!(order(&chain), 6);
/// ```
// ANCHOR: chain
pub fn chain(generators: &[Vec<usize>]) -> Vec<Level> {
    let n = generators.first().map_or(0, Vec::len);
    let mut chain = vec![Level::default(); n];
    for g in generators {
        add(&mut chain, 0, g);
    }
    chain
}
// ANCHOR_END: chain

/// The number of elements: the product of the orbits' lengths.
///
/// # Panics
/// If it does not fit into 128 bits.
///
/// # Complexity
/// O(n) time.
// ANCHOR: order
pub fn order(chain: &[Level]) -> u128 {
    let lengths = chain.iter().map(|level| level.orbit.len().max(1) as u128);
    lengths.fold(1, |order: u128, length| order.checked_mul(length).expect("128 bits"))
}
// ANCHOR_END: order
