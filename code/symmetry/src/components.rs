//! Orbits where not all symmetries are listed, but enough to make the others.

/// The number that stands for `p` so far: up the tree to its root, halving the way.
fn find_root(parent: &mut [usize], mut p: usize) -> usize {
    while parent[p] != p {
        parent[p] = parent[parent[p]];
        p = parent[p];
    }
    p
}

/// For each position, the first that any sequence of these maps joins it with.
///
/// `image(g, p)` is what map `g` makes of position `p`. The maps may be only some of
/// a group's symmetries from which the others can be made, or maps like "the
/// inverse" that are no symmetry of the moves. They need not form a group. This is
/// union-find: every map joins `p` with its image, and joined trees have their
/// smallest number as the root.
///
/// # Panics
/// If an image is not below `count`.
///
/// # Complexity
/// O(count · maps) images and, as far as anyone has seen, little more than constant
/// time for each; 8 bytes for each position.
///
/// # Examples
/// ```
/// // Six beads in a ring: turning by one bead makes all other turns.
/// let turn = |_, p: usize| ((p << 1) | (p >> 5)) & 0b11_1111;
/// let first = symmetry::components(64, 1, turn);
/// assert_eq!((0..64).filter(|&p| first[p] == p).count(), 14);
/// ```
pub fn components(
    count: usize,
    maps: usize,
    image: impl Fn(usize, usize) -> usize,
) -> Vec<usize> {
    let mut parent: Vec<usize> = (0..count).collect();
    for p in 0..count {
        for g in 0..maps {
            let a = find_root(&mut parent, p);
            let b = find_root(&mut parent, image(g, p));
            parent[a.max(b)] = a.min(b);
        }
    }
    for p in 0..count {
        parent[p] = parent[parent[p]];
    }
    parent
}
