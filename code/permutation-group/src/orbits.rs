//! Orbits and blocks: what generators mix, and what they keep together.

use crate::{MAX_POINTS, Permutation};
use std::collections::BTreeSet;

/// The orbits of some generators: the points that they take to one another, each orbit in
/// increasing order, the orbits by their smallest points. A point that never moves is an orbit
/// of its own.
///
/// # Panics
/// If a generator has another number of points, or there are more than [`MAX_POINTS`].
///
/// # Complexity
/// O(n · s) time for s generators, up to a logarithm, and O(n) memory.
///
/// # Examples
/// ```
/// use permutation_group::{Permutation, orbits};
///
/// let a = Permutation::new(vec![1, 0, 2, 3, 4])?;
/// let b = Permutation::new(vec![0, 1, 3, 4, 2])?;
/// assert_eq!(orbits(5, &[a, b]), [vec![0, 1], vec![2, 3, 4]]);
/// # Ok::<(), permutation_group::PermutationError>(())
/// ```
// ANCHOR: orbits
pub fn orbits(points: usize, generators: &[Permutation]) -> Vec<Vec<u16>> {
    assert!(points <= MAX_POINTS, "{points} points");
    let mut union = Union::new(points);
    for g in generators {
        assert_eq!(g.images().len(), points, "points of a generator");
        for x in 0..points {
            union.join(x, usize::from(g.image(x as u16)));
        }
    }
    union.classes()
}
// ANCHOR_END: orbits

/// The smallest systems of *blocks*: parts of an orbit that every generator takes to such a
/// part, whole. The stickers of one piece are a block.
///
/// A system lists the blocks of one orbit. It is given if no smaller blocks lie in its blocks,
/// and if a block has more than one point and fewer than all of its orbit.
///
/// # Panics
/// As [`orbits`].
///
/// # Complexity
/// O(n² · s) time up to a logarithm, and O(n²) memory. M. D. Atkinson, *An algorithm for
/// finding the blocks of a permutation group*, 1975.
///
/// # Examples
/// ```
/// use permutation_group::{Permutation, blocks};
///
/// // A square's corners turn; opposite corners stay opposite.
/// let quarter = Permutation::new(vec![1, 2, 3, 0])?;
/// assert_eq!(blocks(4, &[quarter]), [[vec![0, 2], vec![1, 3]]]);
/// # Ok::<(), permutation_group::PermutationError>(())
/// ```
pub fn blocks(points: usize, generators: &[Permutation]) -> Vec<Vec<Vec<u16>>> {
    let mut systems = BTreeSet::new();
    for orbit in orbits(points, generators) {
        let mut is_in_orbit = vec![false; points];
        orbit.iter().for_each(|&point| is_in_orbit[usize::from(point)] = true);
        for &other in &orbit[1..] {
            let mut union = smallest_blocks(points, generators, orbit[0], other);
            let mut blocks = union.classes();
            blocks.retain(|class| is_in_orbit[usize::from(class[0])]);
            if blocks.len() > 1 {
                systems.insert(blocks);
            }
        }
    }
    let is_within = |a: &[Vec<u16>], b: &[Vec<u16>]| {
        a[0].len() < b[0].len()
            && a[0][0] == b[0][0]
            && a[0].iter().all(|x| b[0].contains(x))
    };
    let is_smallest = |b: &&Vec<_>| !systems.iter().any(|a| is_within(a, b));
    systems.iter().filter(is_smallest).cloned().collect()
}

/// The finest blocks with two points in one of them.
// ANCHOR: blocks
fn smallest_blocks(points: usize, generators: &[Permutation], a: u16, b: u16) -> Union {
    let mut union = Union::new(points);
    union.join(a.into(), b.into());
    let mut joined = vec![(a, b)];
    while let Some((x, y)) = joined.pop() {
        for g in generators {
            let (x, y) = (g.image(x), g.image(y));
            if union.join(x.into(), y.into()) {
                joined.push((x, y));
            }
        }
    }
    union
}
// ANCHOR_END: blocks

/// Classes of points that are joined one by one.
struct Union(Vec<usize>);

impl Union {
    fn new(points: usize) -> Self {
        Union((0..points).collect())
    }

    /// The point that stands for the class.
    fn find(&mut self, mut x: usize) -> usize {
        while self.0[x] != x {
            self.0[x] = self.0[self.0[x]];
            x = self.0[x];
        }
        x
    }

    /// Joins the classes of two points, and returns whether they were two.
    fn join(&mut self, x: usize, y: usize) -> bool {
        let (x, y) = (self.find(x), self.find(y));
        self.0[x.max(y)] = x.min(y);
        x != y
    }

    /// The classes, by their smallest points.
    fn classes(&mut self) -> Vec<Vec<u16>> {
        let mut classes = vec![Vec::new(); self.0.len()];
        for x in 0..self.0.len() {
            classes[self.find(x)].push(x as u16);
        }
        classes.retain(|class| !class.is_empty());
        classes
    }
}
