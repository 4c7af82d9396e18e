//! Orbits and Burnside's lemma as plain loops.

/// For each position, the smallest position in its orbit, its representative: two positions
/// have the same representative if and only if a symmetry maps one to the other.
///
/// `image(s, p)` is the image of position `p` under symmetry `s`. The symmetries must be a
/// group.
///
/// # Panics
/// If an image is not below `count`.
///
/// # Complexity
/// O(orbits · symmetries) images; 8 bytes for each position.
///
/// # Examples
/// ```
/// // Six beads in a ring, as bits; symmetry `s` turns the ring by `s` beads.
/// let turn = |s: usize, p: usize| ((p << s) | (p >> (6 - s))) & 0b11_1111;
/// let first = symmetry::orbits(64, 6, turn);
/// assert_eq!(first[0b10_0000], 0b00_0001);
/// assert_eq!((0..64).filter(|&p| first[p] == p).count(), 14);
/// ```
// ANCHOR: orbits
pub fn orbits(
    count: usize,
    symmetries: usize,
    image: impl Fn(usize, usize) -> usize,
) -> Vec<usize> {
    let mut first = vec![usize::MAX; count];
    for p in 0..count {
        if first[p] == usize::MAX {
            for s in 0..symmetries {
                first[image(s, p)] = p;
            }
        }
    }
    first
}
// ANCHOR_END: orbits

/// The number of fixed points of each symmetry: positions that are their own image.
///
/// # Complexity
/// O(count · symmetries) images.
///
/// # Examples
/// ```
/// let turn = |s: usize, p: usize| ((p << s) | (p >> (6 - s))) & 0b11_1111;
/// assert_eq!(symmetry::fixed_point_counts(64, 6, turn), [64, 2, 4, 8, 4, 2]);
/// ```
// ANCHOR: fixed
pub fn fixed_point_counts(
    count: usize,
    symmetries: usize,
    image: impl Fn(usize, usize) -> usize,
) -> Vec<u64> {
    let mut fixed = vec![0; symmetries];
    for s in 0..symmetries {
        for p in 0..count {
            if image(s, p) == p {
                fixed[s] += 1;
            }
        }
    }
    fixed
}
// ANCHOR_END: fixed

/// The number of orbits by Burnside's lemma: the mean number of fixed points, where
/// `fixed[s]` is the number of fixed points of symmetry `s` of a group.
///
/// `None` if there is no symmetry or the mean is not an integer: then the symmetries are
/// not a group, or the fixed points were not counted correctly.
///
/// # Complexity
/// O(symmetries) time.
///
/// # Examples
/// ```
/// assert_eq!(symmetry::burnside(&[64, 2, 4, 8, 4, 2]), Some(14));
/// assert_eq!(symmetry::burnside(&[64, 2, 4]), None);
/// ```
// ANCHOR: burnside
pub fn burnside(fixed: &[u64]) -> Option<u64> {
    let symmetries = fixed.len() as u64;
    let sum: u64 = fixed.iter().sum();
    (symmetries > 0 && sum.is_multiple_of(symmetries)).then(|| sum / symmetries)
}
// ANCHOR_END: burnside
