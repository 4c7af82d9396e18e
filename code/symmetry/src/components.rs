//! Orbits from generators of a group, by union-find.

/// The root of the tree of `p`; halves the path on the way.
fn find_root(parent: &mut [usize], mut p: usize) -> usize {
    while parent[p] != p {
        parent[p] = parent[parent[p]];
        p = parent[p];
    }
    p
}

/// For each position, the smallest position in its component: two positions are in one
/// component if a sequence of maps connects them.
///
/// `image(g, p)` is the image of position `p` under map `g`. The maps may be generators of
/// a symmetry group, or other maps such as the inverse; they need not form a group. The
/// algorithm is union-find: every map joins `p` with its image, and the root of a tree is
/// its smallest position.
///
/// # Panics
/// If an image is not below `count`.
///
/// # Complexity
/// O(count · maps) images, each with amortized time that is constant in practice; 8 bytes
/// for each position.
///
/// # Examples
/// ```
/// // Six beads in a ring: the turn by one bead generates all turns.
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
