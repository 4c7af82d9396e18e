//! Six edges of Rubik's cube as a pattern.

use pattern_database::{Pattern, count_partial, rank_partial, unrank_partial};
use puzzle::Pieces;
use two_phase::turns::{TURNS, turn_cubes};

/// The edges of a half.
const HALF: usize = 3;

/// The number of ways to place three edges in 12 slots, and three more in the 9 others.
const ARRANGEMENTS: [usize; 2] = [1320, 504];

/// The number of states of three edges: their slots, and their flips.
pub(crate) const HALF_STATES: usize = ARRANGEMENTS[0] << HALF;

/// Three edges, by number: the rank of their slots, and then a bit for the flip of each.
type Half = u16;

/// What turns do to three edges, whichever they are, and the joint ranks of two halves.
#[derive(Debug, Clone)]
pub(crate) struct Halves {
    /// For each half, the halves after each turn.
    after: Vec<[Half; TURNS]>,
    /// The number of the set of slots, by the rank of the slots of a half.
    set: Vec<u16>,
    /// The rank of a half's slots among those outside a set, by set and rank; and its inverse.
    among_free: Vec<u16>,
    among_all: Vec<u16>,
}

fn slots(rank: usize) -> [u8; HALF] {
    let mut slots = [0; HALF];
    unrank_partial(rank, 12, &mut slots);
    slots
}

/// The half after a turn, which is given by the slot that each slot's edge moves to, and its
/// flips there.
fn half_after(half: usize, to: &[u8; 12], turn: &Pieces<12, 2>) -> Half {
    let mut slots = slots(half >> HALF);
    let mut flips = half & ((1 << HALF) - 1);
    for (i, slot) in slots.iter_mut().enumerate() {
        *slot = to[usize::from(*slot)];
        flips ^= usize::from(turn.ori()[usize::from(*slot)]) << i;
    }
    ((rank_partial(&slots, 12) << HALF) | flips) as Half
}

impl Halves {
    pub(crate) fn new() -> Self {
        debug_assert_eq!(count_partial(HALF, 12), Some(ARRANGEMENTS[0]));
        let turns = turn_cubes().map(|cube| *cube.edges());
        let to = turns.map(|turn| *turn.inverse().pm());
        let after = |half| std::array::from_fn(|m| half_after(half, &to[m], &turns[m]));
        let mask =
            |rank| slots(rank).iter().fold(0u16, |mask, slot| mask | (1 << slot));
        let mut sets: Vec<u16> = (0..ARRANGEMENTS[0]).map(mask).collect();
        sets.sort_unstable();
        sets.dedup();
        let set = |rank| sets.binary_search(&mask(rank)).expect("a set") as u16;
        let mut among_free = vec![0; sets.len() * ARRANGEMENTS[0]];
        let mut among_all = vec![0; sets.len() * ARRANGEMENTS[1]];
        for (s, &taken) in sets.iter().enumerate() {
            for rank in (0..ARRANGEMENTS[0]).filter(|&rank| mask(rank) & taken == 0) {
                let below = |slot: u8| (taken & ((1 << slot) - 1)).count_ones() as u8;
                let free = rank_partial(&slots(rank).map(|slot| slot - below(slot)), 9);
                among_free[s * ARRANGEMENTS[0] + rank] = free as u16;
                among_all[s * ARRANGEMENTS[1] + free] = rank as u16;
            }
        }
        Halves {
            after: (0..HALF_STATES).map(after).collect(),
            set: (0..ARRANGEMENTS[0]).map(set).collect(),
            among_free,
            among_all,
        }
    }

    /// The half after turn `m`.
    #[inline]
    pub(crate) fn next(&self, half: Half, m: usize) -> Half {
        self.after[usize::from(half)][m]
    }

    /// The rank of two halves together, below 42,577,920.
    #[inline]
    pub(crate) fn rank(&self, [a, b]: [Half; 2]) -> usize {
        let (a, b) = (usize::from(a), usize::from(b));
        let set = usize::from(self.set[a >> HALF]);
        let free = self.among_free[set * ARRANGEMENTS[0] + (b >> HALF)];
        ((a * ARRANGEMENTS[1] + usize::from(free)) << HALF) | (b & ((1 << HALF) - 1))
    }

    fn unrank(&self, rank: usize) -> [Half; 2] {
        let (a, free) =
            (rank / (ARRANGEMENTS[1] << HALF), (rank >> HALF) % ARRANGEMENTS[1]);
        let set = usize::from(self.set[a >> HALF]);
        let b = usize::from(self.among_all[set * ARRANGEMENTS[1] + free]);
        [a as Half, ((b << HALF) | (rank & ((1 << HALF) - 1))) as Half]
    }
}

/// The halves of a position of the edges: 0 to 2, 3 to 5, and so on.
pub(crate) fn halves(edges: &Pieces<12, 2>) -> [Half; 4] {
    std::array::from_fn(|half| {
        let slots: [u8; HALF] = std::array::from_fn(|i| {
            let at = |&piece: &u8| usize::from(piece) == HALF * half + i;
            edges.pm().iter().position(at).expect("each edge is in a slot") as u8
        });
        let flip = |i: usize| Half::from(edges.ori()[usize::from(slots[i])]) << i;
        ((rank_partial(&slots, 12) << HALF) as Half) | (0..HALF).map(flip).sum::<Half>()
    })
}

/// A pattern of six edges: the first six, UR UF UL UB DR DF, or the other six.
#[derive(Debug, Clone)]
pub(crate) struct SixEdges<'a> {
    pub(crate) halves: &'a Halves,
    pub(crate) solved: [Half; 2],
}

impl Pattern for SixEdges<'_> {
    type Position = [Half; 2];
    type AbstractState = [Half; 2];

    fn count(&self) -> usize {
        HALF_STATES * (ARRANGEMENTS[1] << HALF)
    }
    fn solved(&self) -> [Half; 2] {
        self.solved
    }
    fn project(&self, halves: &[Half; 2]) -> [Half; 2] {
        *halves
    }
    fn rank(&self, halves: &[Half; 2]) -> usize {
        self.halves.rank(*halves)
    }
    fn unrank(&self, rank: usize) -> [Half; 2] {
        self.halves.unrank(rank)
    }
    fn moves(&self) -> usize {
        TURNS
    }
    // The predecessors by all turns are the states after all turns.
    fn predecessor(&self, halves: &[Half; 2], m: usize) -> Option<([Half; 2], u8)> {
        Some((halves.map(|half| self.halves.next(half, m)), 1))
    }
    fn is_undirected(&self) -> bool {
        true
    }
}
