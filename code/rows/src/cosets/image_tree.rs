//! Numbers for lists of images: where some base points are.

use permutation_group::{Permutation, orbits};

/// A tree over lists of images, with a number at the end of each list.
///
/// A node stands for the first images of a list, and has an entry for each point where the next
/// base point can be.
#[derive(Debug, Clone)]
pub(super) struct ImageTree {
    /// For each level and point, the point's place among those where the level's base point
    /// can be.
    places: Vec<Vec<u16>>,
    /// For each level, how many such places there are.
    widths: Vec<usize>,
    /// The nodes of each level, one after another: for each place the number of the next node,
    /// or of the list at the last level; `NONE` if there is none yet.
    nodes: Vec<Vec<u32>>,
}

const NONE: u32 = u32::MAX;

impl ImageTree {
    /// A tree without lists, for the images of base points under products of some generators.
    /// `lengths` says of each base point how many images it has if those before stay.
    pub(super) fn new(
        points: usize,
        base: &[u16],
        lengths: &[usize],
        generators: &[Permutation],
    ) -> Self {
        let orbits = orbits_of(points, base, generators);
        let place_of = |orbit: &Vec<u16>| {
            let mut places = vec![u16::MAX; points];
            for (place, &point) in (0..).zip(orbit) {
                places[usize::from(point)] = place;
            }
            places
        };
        let places = orbits.iter().map(place_of).collect();
        let entries = entries(&orbits, lengths);
        let mut nodes: Vec<_> = entries.into_iter().map(Vec::with_capacity).collect();
        if let [root, ..] = &mut nodes[..] {
            root.resize(orbits[0].len(), NONE);
        }
        ImageTree { places, widths: orbits.iter().map(Vec::len).collect(), nodes }
    }

    /// Number of bytes of a tree with all lists.
    pub(super) fn bytes(
        points: usize,
        base: &[u16],
        lengths: &[usize],
        generators: &[Permutation],
    ) -> usize {
        let orbits = orbits_of(points, base, generators);
        size_of::<u32>() * entries(&orbits, lengths).iter().sum::<usize>()
    }

    /// The number of a list; `None` if it is not in the tree. The empty list has number 0.
    #[inline]
    pub(super) fn find(&self, mut image: impl FnMut(usize) -> u16) -> Option<u32> {
        let mut node = 0;
        for (level, places) in self.places.iter().enumerate() {
            let place = places[usize::from(image(level))];
            node = self.nodes[level]
                [node as usize * self.widths[level] + usize::from(place)];
            if node == NONE {
                return None;
            }
        }
        Some(node)
    }

    /// Gives a list a number.
    pub(super) fn insert(&mut self, mut image: impl FnMut(usize) -> u16, number: u32) {
        let (mut node, levels) = (0, self.places.len());
        for level in 0..levels {
            let place = usize::from(self.places[level][usize::from(image(level))]);
            let at = node as usize * self.widths[level] + place;
            if level + 1 == levels {
                self.nodes[level][at] = number;
            } else if self.nodes[level][at] == NONE {
                let width = self.widths[level + 1];
                self.nodes[level][at] = (self.nodes[level + 1].len() / width) as u32;
                let end = self.nodes[level + 1].len() + width;
                self.nodes[level + 1].resize(end, NONE);
            }
            node = self.nodes[level][at];
        }
    }
}

/// Where each base point can be.
fn orbits_of(points: usize, base: &[u16], generators: &[Permutation]) -> Vec<Vec<u16>> {
    let orbits = orbits(points, generators);
    let of = |point| orbits.iter().find(|orbit| orbit.contains(point)).cloned();
    base.iter().filter_map(of).collect()
}

/// Number of entries of the nodes of each level.
fn entries(orbits: &[Vec<u16>], lengths: &[usize]) -> Vec<usize> {
    let mut nodes = 1;
    let levels = orbits.iter().zip(lengths).map(|(orbit, length)| {
        let entries = nodes * orbit.len();
        nodes *= length;
        entries
    });
    levels.collect()
}
