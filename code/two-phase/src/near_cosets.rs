//! The cosets near the subgroup, with their exact distances.

use crate::Coset;
use crate::classes::{CosetClasses, without_slice};
use crate::coset::CosetTurns;
use crate::key_table::KeyTable;
use crate::turns::{TURNS, elements};
use symmetry::CubeSymmetries;

/// The numbers of cosets at each distance from the subgroup, in the half-turn metric.
///
/// Source: M. Reid, Cube-Lovers.
///
/// # Examples
/// ```
/// // A coset for all twists and flips, and all slots of four edges.
/// assert_eq!(two_phase::COSET_LAYERS.iter().sum::<u64>(), 2187 * 2048 * 495);
/// ```
pub const COSET_LAYERS: [u64; 13] = [
    1,
    4,
    50,
    592,
    7156,
    87_236,
    1_043_817,
    12_070_278,
    124_946_368,
    821_605_960,
    1_199_128_738,
    58_202_444,
    476,
];

/// The exact distances of all cosets that are at most `radius` turns from the subgroup; all
/// others are known to be farther.
#[derive(Debug, Clone)]
pub(crate) struct NearCosets {
    turns: CosetTurns,
    classes: CosetClasses,
    radius: usize,
    distances: KeyTable,
    /// For each class of twists and each image of the flips the least distance, whatever the
    /// slice is: a small table that answers most questions before the large one is read.
    least: Vec<u8>,
    layers: Vec<u64>,
}

impl NearCosets {
    /// Breadth-first search from the subgroup, one coset for each class.
    pub fn new(radius: usize, symmetries: &CubeSymmetries) -> Self {
        let cosets: u64 = COSET_LAYERS[..=radius].iter().sum();
        let classes = CosetClasses::new(symmetries);
        let mut near = NearCosets {
            turns: CosetTurns::new(),
            radius,
            // A key stands for 13 cosets on average.
            distances: KeyTable::with_capacity(cosets as usize / 13),
            least: vec![u8::MAX; classes.twist_classes() * 2048],
            classes,
            layers: vec![],
        };
        let start = near.classes.key(Coset::SUBGROUP);
        let mut layer = near.insert(start, 0);
        let mut frontier = vec![start];
        near.layers.push(layer);
        for distance in 1..=radius {
            let mut next = vec![];
            layer = 0;
            for &key in &frontier {
                let coset = near.classes.coset(key);
                let keys: [u32; TURNS] = std::array::from_fn(|m| {
                    near.classes.key(near.turns.next(coset, m))
                });
                let entries = keys.map(|key| near.distances.first_entry(key));
                std::hint::black_box(entries);
                for key in keys {
                    if near.distances.get(key).is_none() {
                        layer += near.insert(key, distance);
                        next.push(key);
                    }
                }
            }
            near.layers.push(layer);
            frontier = next;
        }
        near
    }

    /// Inserts all keys that are symmetric to this one, and counts their cosets.
    fn insert(&mut self, key: u32, distance: usize) -> u64 {
        let mut cosets = 0;
        for key in self.classes.symmetric_keys(key) {
            if self.distances.insert(key, distance) {
                let least = &mut self.least[without_slice(key)];
                *least = (*least).min(distance as u8);
                cosets += self.classes.cosets(key);
            }
        }
        cosets
    }

    /// Those of these turns after which a coset is at most `limit` turns from the subgroup,
    /// where `limit` must be at most the radius.
    ///
    /// The first entry of each bucket is read before any bucket is searched: so the processor
    /// waits for the memory once, and not for each turn.
    #[inline]
    pub fn turns_within(&self, coset: Coset, turns: u32, limit: usize) -> u32 {
        let (mut keys, mut candidates) = ([0; TURNS], 0);
        for m in elements(turns) {
            let key = self.classes.key(self.turns.next(coset, m));
            let least = self.least[without_slice(key)];
            candidates |= u32::from(usize::from(least) <= limit) << m;
            keys[m % TURNS] = key;
        }
        let mut entries = 0;
        for m in elements(candidates) {
            entries |= self.distances.first_entry(keys[m % TURNS]);
        }
        std::hint::black_box(entries);
        let mut within = 0;
        for m in elements(candidates) {
            let distance = self.distances.get(keys[m % TURNS]);
            within |= u32::from(distance.is_some_and(|found| found <= limit)) << m;
        }
        within
    }

    /// Whether a coset is at most `limit` turns from the subgroup, as far as the table says.
    pub fn may_be_within(&self, coset: Coset, limit: usize) -> bool {
        if limit > self.radius {
            return true;
        }
        let key = self.classes.key(coset);
        usize::from(self.least[without_slice(key)]) <= limit
            && self.distances.get(key).is_some_and(|found| found <= limit)
    }

    /// The coset after turn `m`.
    #[inline]
    pub fn next(&self, coset: Coset, m: usize) -> Coset {
        self.turns.next(coset, m)
    }

    /// The largest distance in the table.
    pub fn radius(&self) -> usize {
        self.radius
    }

    /// The number of cosets at each distance up to the radius.
    pub fn layers(&self) -> &[u64] {
        &self.layers
    }

    /// The memory of the tables, in bytes.
    pub fn bytes(&self) -> usize {
        self.turns.bytes()
            + self.classes.bytes()
            + self.distances.bytes()
            + size_of_val(&self.least[..])
    }
}
