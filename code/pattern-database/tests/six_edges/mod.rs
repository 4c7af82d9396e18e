//! Some edges of Rubik's cube as a pattern: Korf's six have 42,577,920 abstract states.

use pattern_database::{Pattern, count_partial, rank_partial, unrank_partial};
use puzzle::rubik::{self, Turn};
use puzzle::{Metric, Pieces};

/// The first `2 · H` edges, which are UR, UF, UL, UB, DR, DF for `H` = 3.
///
/// The edges are taken in two halves. The number of a half is the rank of its slots, and then a
/// bit for the flip of each edge. A turn maps halves to halves, by a table.
#[derive(Clone)]
pub struct Edges<const H: usize> {
    moves: usize,
    /// `before[half * moves + m]` is the half that move `m` maps to `half`.
    before: Vec<u16>,
    /// How many ways there are to place the first half, and then the second.
    places: [usize; 2],
    /// The number of the set of slots, by the rank of the slots of a half.
    set: Vec<usize>,
    /// The rank of a half's slots among those outside a set, by set and rank; and its inverse.
    among_free: Vec<u16>,
    among_all: Vec<u16>,
}

fn count(k: usize, n: usize) -> usize {
    count_partial(k, n).expect("a small number")
}

/// The half that a turn maps to this one: the turn's slot `s` receives what was in `pm[s]`,
/// flipped by `ori[s]`.
fn half_before<const H: usize>(half: usize, turn: &Pieces<12, 2>) -> u16 {
    let mut slots = [0; H];
    unrank_partial(half >> H, 12, &mut slots);
    let mut flips = half & ((1 << H) - 1);
    for (i, slot) in slots.iter_mut().enumerate() {
        flips ^= usize::from(turn.ori()[usize::from(*slot)]) << i;
        *slot = turn.pm()[usize::from(*slot)];
    }
    ((rank_partial(&slots, 12) << H) | flips) as u16
}

impl<const H: usize> Edges<H> {
    pub fn new(metric: Metric) -> Self {
        let turns: Vec<_> = rubik::turns(metric).into_iter().map(Turn::edges).collect();
        let places = [count(H, 12), count(H, 12 - H)];
        let halves = 0..places[0] << H;
        let before = halves.flat_map(|half| {
            turns.iter().map(move |turn| half_before::<H>(half, turn))
        });
        let slots = |rank| {
            let mut slots = [0; H];
            unrank_partial(rank, 12, &mut slots);
            slots
        };
        let mask =
            |rank| slots(rank).iter().fold(0u16, |mask, slot| mask | (1 << slot));
        let mut sets: Vec<u16> = (0..places[0]).map(mask).collect();
        sets.sort_unstable();
        sets.dedup();
        let set = |rank| sets.iter().position(|&set| set == mask(rank)).expect("a set");
        let mut among_free = vec![0; sets.len() * places[0]];
        let mut among_all = vec![0; sets.len() * places[1]];
        for (s, &taken) in sets.iter().enumerate() {
            for rank in (0..places[0]).filter(|&rank| mask(rank) & taken == 0) {
                let below = |slot: u8| (taken & ((1 << slot) - 1)).count_ones() as u8;
                let free =
                    rank_partial(&slots(rank).map(|slot| slot - below(slot)), 12 - H);
                among_free[s * places[0] + rank] = free as u16;
                among_all[s * places[1] + free] = rank as u16;
            }
        }
        Edges {
            moves: turns.len(),
            before: before.collect(),
            places,
            set: (0..places[0]).map(set).collect(),
            among_free,
            among_all,
        }
    }
}

impl<const H: usize> Pattern for Edges<H> {
    type Position = Pieces<12, 2>;
    type AbstractState = [u16; 2]; // the numbers of the halves

    fn count(&self) -> usize {
        (self.places[0] * self.places[1]) << (2 * H)
    }
    fn solved(&self) -> [u16; 2] {
        self.project(&Pieces::SOLVED)
    }
    fn project(&self, cube: &Pieces<12, 2>) -> [u16; 2] {
        [0, H].map(|first| {
            let slots: [u8; H] = std::array::from_fn(|i| {
                let slot = cube.pm().iter().position(|&p| usize::from(p) == first + i);
                slot.expect("it is there") as u8
            });
            let flip = |i: usize| u16::from(cube.ori()[usize::from(slots[i])]) << i;
            ((rank_partial(&slots, 12) << H) as u16) | (0..H).map(flip).sum::<u16>()
        })
    }
    fn rank(&self, &[a, b]: &[u16; 2]) -> usize {
        let (a, b) = (usize::from(a), usize::from(b));
        let free = self.among_free[self.set[a >> H] * self.places[0] + (b >> H)];
        ((a * self.places[1] + usize::from(free)) << H) | (b & ((1 << H) - 1))
    }
    fn unrank(&self, rank: usize) -> [u16; 2] {
        let (a, free) = (rank / (self.places[1] << H), (rank >> H) % self.places[1]);
        let b = self.among_all[self.set[a >> H] * self.places[1] + free];
        [a as u16, (b << H) | (rank & ((1 << H) - 1)) as u16]
    }
    fn moves(&self) -> usize {
        self.moves
    }
    fn predecessor(&self, halves: &[u16; 2], m: usize) -> Option<([u16; 2], u8)> {
        let [a, b] = *halves;
        let before = |half: u16| self.before[usize::from(half) * self.moves + m];
        Some(([before(a), before(b)], 1))
    }
    fn is_undirected(&self) -> bool {
        true
    }
}
