//! Eight edges as two sets of four: where the first four are, and both permutations.
//!
//! ```
//! use rows::Geometry;
//! use rows::symmetric::rubik_phase2;
//!
//! // The slots of the first four, their order, that of the others.
//! assert_eq!(rubik_phase2().width(), 70 * 24 * 24);
//! ```

/// The permutations of four things, those of the same sort_key together.
#[derive(Debug, Clone)]
pub(crate) struct FourPermutations {
    all: Vec<[usize; 4]>,
}

impl FourPermutations {
    pub(crate) fn new(sort_key: impl Fn([usize; 4]) -> usize) -> FourPermutations {
        let order = |k: usize| [k / 64, k / 16 % 4, k / 4 % 4, k % 4];
        let is_order = |o: &[usize; 4]| (0..4).all(|piece| o.contains(&piece));
        let mut all: Vec<_> = (0..256).map(order).filter(is_order).collect();
        all.sort_by_key(|&order| sort_key(order));
        FourPermutations { all }
    }

    pub(crate) fn all(&self) -> &[[usize; 4]] {
        &self.all
    }

    /// The number of an order.
    pub(crate) fn index(&self, order: [usize; 4]) -> usize {
        self.all.iter().position(|o| *o == order).expect("an order")
    }
}
/// Whether a permutation is even.
pub(crate) fn is_even(order: &[usize]) -> bool {
    permutation::is_even(&order.iter().map(|&piece| piece as u8).collect::<Vec<_>>())
}

/// The number of ways to choose 4 of 8 slots.
pub(crate) const PATTERNS: usize = 70;
/// The number of permutations of four.
pub(crate) const PERMS: usize = 24;

/// Which place of an even or an odd word each of the 12 places comes from.
pub(crate) type Places = [[u8; 12]; 2];

/// How a step brings the edges of a neighbor's row into a block of 24 × 24 permutations.
#[derive(Debug, Clone, Copy)]
pub(crate) struct BlockSource {
    /// The block of the neighbor that comes.
    pub(crate) from: u8,
    /// Which map says where its rows come from.
    pub(crate) rows: u16,
    /// Which map says where the places of a row come from.
    pub(crate) lanes: u16,
}

/// What a move and then a symmetry do to the eight edges of the U and the D face.
#[derive(Debug, Clone)]
pub(crate) struct EdgeMap {
    /// Whether the two sets of four change places. Then the rows of a block come from
    /// the permutations of the second four, and its places from those of the first.
    pub(crate) swaps: bool,
    /// For each pattern.
    pub(crate) blocks: Vec<BlockSource>,
}

/// Which four of the eight slots the first four pieces are in: sets of slots as bits.
pub(crate) fn patterns() -> Vec<usize> {
    (0..256usize).filter(|set| set.count_ones() == 4).collect()
}

/// Whether pieces in order, the first four in these slots, are an odd permutation.
pub(crate) fn is_odd(set: usize) -> bool {
    !permutation::is_even(&join(set, [[0, 1, 2, 3]; 2]))
}

/// All maps of permutations: `a` comes from what it is with its pieces renamed by `left` and
/// its places by `right`. The map of two permutations has the number `24·left + right`.
// ANCHOR: maps
pub(crate) fn maps(perms: &FourPermutations) -> Vec<[u8; PERMS]> {
    let map = |k: usize| {
        let (left, right) = (perms.all()[k / PERMS], perms.all()[k % PERMS]);
        std::array::from_fn(|a| {
            let a = perms.all()[a];
            let mut to = [0; 4];
            (0..4).for_each(|j| to[right[j]] = left[a[j]]);
            perms.index(to) as u8
        })
    };
    (0..PERMS * PERMS).map(map).collect()
}
// ANCHOR_END: maps

impl EdgeMap {
    /// What comes from a neighbor: a move makes the piece of slot `from[i]` go to slot
    /// `i`, and then a symmetry sends slot and piece `i` to `to[i]`.
    pub(crate) fn new(
        from: &[usize],
        to: &[usize],
        perms: &FourPermutations,
    ) -> EdgeMap {
        let patterns = patterns();
        let swaps = to[0] >= 4;
        // Where a piece in a slot comes to.
        let mut images = [0; 8];
        (0..8).for_each(|i| images[from[i]] = to[i]);
        let left = |four: usize| {
            perms.index(std::array::from_fn(|piece| to[four * 4 + piece] % 4))
        };
        let right = |set: usize| {
            let targets: Vec<_> =
                (0..8).filter(|i| set >> i & 1 == 1).map(|i| images[i]).collect();
            let rank_among =
                |j: usize| targets.iter().filter(|&&other| other < targets[j]).count();
            perms.index(std::array::from_fn(rank_among))
        };
        let map = |four: usize, set: usize| (left(four) * PERMS + right(set)) as u16;
        let block = |&set: &usize| {
            let fours = [map(0, set), map(1, 255 - set)];
            let first = if swaps { 255 - set } else { set };
            let image: usize =
                (0..8).filter(|i| first >> i & 1 == 1).map(|i| 1 << images[i]).sum();
            let from = patterns.binary_search(&image).expect("a pattern") as u8;
            BlockSource {
                from,
                rows: fours[usize::from(swaps)],
                lanes: fours[usize::from(!swaps)],
            }
        };
        EdgeMap { swaps, blocks: patterns.iter().map(block).collect() }
    }
}

/// Eight pieces as the set of slots of the first four, and both permutations.
pub(crate) fn divide(pieces: [u8; 8]) -> (usize, [[usize; 4]; 2]) {
    let set = (0..8).filter(|&slot| pieces[slot] < 4).map(|slot| 1 << slot).sum();
    let order = |four: u8| {
        let mut order = pieces.iter().filter(|&&piece| piece / 4 == four);
        std::array::from_fn(|_| usize::from(order.next().expect("four pieces") % 4))
    };
    (set, [order(0), order(1)])
}

/// The eight pieces of which [`divide`] makes this.
pub(crate) fn join(set: usize, perms: [[usize; 4]; 2]) -> [u8; 8] {
    let mut next = [0; 2];
    std::array::from_fn(|slot| {
        let four = usize::from(set >> slot & 1 == 0);
        next[four] += 1;
        (four * 4 + perms[four][next[four] - 1]) as u8
    })
}
