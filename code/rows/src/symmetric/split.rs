//! Permutations of eight edges as the slots of the first four, and two permutations of four.

use super::corner_class_table::EdgeStep;

/// The 24 permutations of four, sorted by a key.
#[derive(Debug, Clone)]
pub(crate) struct FourPerms {
    all: Vec<[usize; 4]>,
}

impl FourPerms {
    pub(crate) fn new(sort_key: impl Fn([usize; 4]) -> usize) -> FourPerms {
        let order = |k: usize| [k / 64, k / 16 % 4, k / 4 % 4, k % 4];
        let is_order =
            |digits: &[usize; 4]| (0..4).all(|piece| digits.contains(&piece));
        let mut all: Vec<_> = (0..256).map(order).filter(is_order).collect();
        all.sort_by_key(|&order| sort_key(order));
        FourPerms { all }
    }

    pub(crate) fn all(&self) -> &[[usize; 4]] {
        &self.all
    }

    /// The index of a permutation.
    pub(crate) fn index(&self, order: [usize; 4]) -> usize {
        self.all.iter().position(|other| *other == order).expect("a permutation")
    }
}

/// Whether a permutation is even.
pub(crate) fn is_even(order: &[usize]) -> bool {
    permutation::is_even(&order.iter().map(|&piece| piece as u8).collect::<Vec<_>>())
}

/// Number of sets of 4 of 8 slots.
pub(crate) const PATTERNS: usize = 70;
/// Number of permutations of four.
pub(crate) const PERMS: usize = 24;

/// Source of a block: 24 lines of 24 entries, one for each two permutations of four.
#[derive(Debug, Clone, Copy)]
pub(crate) struct BlockSource {
    /// Index of the block in the neighbor's row.
    pub(crate) source: u8,
    /// Index in [`maps`] of the map of the lines.
    pub(crate) lines: u16,
    /// Index in [`maps`] of the map of the entries within each line.
    pub(crate) entries: u16,
}

/// Effect of a move and then a symmetry on the eight edges of the U and the D face.
#[derive(Debug, Clone)]
pub(crate) struct EdgeMap {
    /// Whether the two sets of four are exchanged. Then the lines of a block are the second
    /// permutations, and the entries of a line the first.
    pub(crate) swaps: bool,
    /// For each pattern, the set of slots of the first four.
    pub(crate) blocks: Vec<BlockSource>,
}

/// The patterns: sets of four of eight slots, bit `s` for slot `s`.
pub(crate) fn patterns() -> Vec<usize> {
    (0..256usize).filter(|set| set.count_ones() == 4).collect()
}

/// All maps of permutations of four: the map at index `24 * pieces + slots` renames the pieces by
/// one permutation and permutes the slots by another. It holds the index of each permutation's
/// image.
// ANCHOR: maps
pub(crate) fn maps(perms: &FourPerms) -> Vec<[u8; PERMS]> {
    let map = |k: usize| {
        let (pieces, slots) = (perms.all()[k / PERMS], perms.all()[k % PERMS]);
        std::array::from_fn(|index| {
            let order = perms.all()[index];
            let mut image = [0; 4];
            (0..4).for_each(|j| image[slots[j]] = pieces[order[j]]);
            perms.index(image) as u8
        })
    };
    (0..PERMS * PERMS).map(map).collect()
}
// ANCHOR_END: maps

impl EdgeMap {
    pub(crate) fn new(step: &EdgeStep, perms: &FourPerms) -> EdgeMap {
        let EdgeStep { sources, images: symmetry } = step;
        let patterns = patterns();
        let swaps = symmetry[0] >= 4;
        // The image of each slot.
        let mut images = [0; 8];
        (0..8).for_each(|i| images[sources[i]] = symmetry[i]);
        let piece_map = |four: usize| {
            perms.index(std::array::from_fn(|piece| symmetry[four * 4 + piece] % 4))
        };
        let slot_map = |set: usize| {
            let targets: Vec<_> =
                (0..8).filter(|i| (set >> i) & 1 == 1).map(|i| images[i]).collect();
            let rank_among =
                |j: usize| targets.iter().filter(|&&other| other < targets[j]).count();
            perms.index(std::array::from_fn(rank_among))
        };
        let map =
            |four: usize, set: usize| (piece_map(four) * PERMS + slot_map(set)) as u16;
        let block = |&set: &usize| {
            let fours = [map(0, set), map(1, 255 - set)];
            let first = if swaps { 255 - set } else { set };
            let image: usize =
                (0..8).filter(|i| (first >> i) & 1 == 1).map(|i| 1 << images[i]).sum();
            let source = patterns.binary_search(&image).expect("a pattern") as u8;
            BlockSource {
                source,
                lines: fours[usize::from(swaps)],
                entries: fours[usize::from(!swaps)],
            }
        };
        EdgeMap { swaps, blocks: patterns.iter().map(block).collect() }
    }
}

/// Splits a permutation of eight pieces into the set of slots of the first four and two
/// permutations.
pub(crate) fn divide(pieces: [u8; 8]) -> (usize, [[usize; 4]; 2]) {
    let set = (0..8).filter(|&slot| pieces[slot] < 4).map(|slot| 1 << slot).sum();
    let order = |four: u8| {
        let mut order = pieces.iter().filter(|&&piece| piece / 4 == four);
        std::array::from_fn(|_| usize::from(order.next().expect("four pieces") % 4))
    };
    (set, [order(0), order(1)])
}

/// Inverse of [`divide`].
pub(crate) fn join(set: usize, perms: [[usize; 4]; 2]) -> [u8; 8] {
    let mut next = [0; 2];
    std::array::from_fn(|slot| {
        let four = usize::from((set >> slot) & 1 == 0);
        next[four] += 1;
        (four * 4 + perms[four][next[four] - 1]) as u8
    })
}
