//! The choice of patterns within a number of entries.
//!
//! ```
//! use pattern_database::pieces::{Piece, PieceMove, PieceMoves};
//!
//! // Six cards in a ring, which turns by one slot, and the first two change places.
//! let one = |pm: [u16; 6], inverse| PieceMove { pm: pm.to_vec(), ori: vec![0; 6], inverse };
//! let moves = vec![
//!     one([5, 0, 1, 2, 3, 4], 1),
//!     one([1, 2, 3, 4, 5, 0], 0),
//!     one([1, 0, 2, 3, 4, 5], 2),
//! ];
//! let pieces = (0..6).map(|kind| Piece { kind, ori: 0, modulus: 1 }).collect();
//! let ring = PieceMoves::new(pieces, moves);
//! let tables = |entries| ring.plan(entries).map(|plan| (plan.patterns.len(), plan.entries()));
//! assert_eq!(tables(720), Some((1, 720))); // all cards
//! assert_eq!(tables(300), Some((2, 2 * 6 * 5 * 4))); // three cards and three
//! assert_eq!(tables(30), None);
//! ```

use super::PieceMoves;
use super::bound::MAX_FACTORS;

/// A coordinate that a plan uses.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlannedCoordinate {
    /// The slots that are looked at: those of one orbit.
    pub slots: Vec<u16>,
    /// The kinds of the pieces that are told apart; none if only orientations are looked at.
    pub kinds: Vec<u16>,
    /// Whether the orientations are looked at: of these pieces, or of all if there are none.
    pub turns: bool,
    /// The greatest number of values that there can be.
    pub count: u64,
}

/// Patterns that together see all pieces.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PatternPlan {
    /// The coordinates.
    pub coordinates: Vec<PlannedCoordinate>,
    /// The numbers of the coordinates of each pattern.
    pub patterns: Vec<Vec<usize>>,
}

/// The number of values of a coordinate, if pieces can be looked at fewer at a time.
const MAX_VALUES: u64 = 1 << 16;
/// The number of values of a coordinate of a single kind.
const MAX_VALUES_OF_KIND: u64 = 1 << 20;

/// Pieces that look alike, in one orbit.
struct Kind {
    kind: u16,
    modulus: u16,
    pieces: u64,
}

/// An orbit of slots and the pieces in it.
struct Orbit {
    slots: Vec<u16>,
    kinds: Vec<Kind>,
    /// The number of ways to turn all pieces, if all kinds have the same modulus.
    turned: Option<u64>,
}

impl PatternPlan {
    /// At most how many entries all tables have.
    pub fn entries(&self) -> u64 {
        self.patterns
            .iter()
            .map(|factors| self.size(factors))
            .fold(0, u64::saturating_add)
    }

    /// At most how many entries the table of a pattern has.
    fn size(&self, factors: &[usize]) -> u64 {
        let counts = factors.iter().map(|&factor| self.coordinates[factor].count);
        counts.fold(1, u64::saturating_mul)
    }

    /// About how many bytes the coordinates take at most, for so many moves.
    pub fn coordinate_bytes(&self, moves: usize) -> u64 {
        let bytes = |one: &PlannedCoordinate| {
            let each = 4 * moves + one.slots.len() * size_of::<(u16, u16)>() + 40;
            one.count.saturating_mul(each as u64)
        };
        self.coordinates.iter().map(bytes).fold(0, u64::saturating_add)
    }

    /// Joins patterns whose common table has at most `largest` entries, while all have at most
    /// `entries`: the largest first, each with the first that it fits together with.
    fn join(&mut self, largest: u64, entries: u64) {
        let mut total = self.entries();
        let mut patterns = std::mem::take(&mut self.patterns);
        patterns.sort_by_key(|factors| std::cmp::Reverse(self.size(factors)));
        let mut joined: Vec<Vec<usize>> = Vec::new();
        for factors in patterns {
            let with = |other: &Vec<usize>| {
                let mut both = [&other[..], &factors].concat();
                both.sort_unstable();
                both.dedup();
                both
            };
            let apart = |other: &Vec<usize>| self.size(other) + self.size(&factors);
            let fits = |other: &Vec<usize>, both: &Vec<usize>| {
                let size = self.size(both);
                both.len() <= MAX_FACTORS
                    && size <= largest
                    && total - apart(other) + size <= entries
            };
            let found = joined.iter_mut().find_map(|other| {
                let both = with(other);
                fits(other, &both).then_some((other, both))
            });
            match found {
                Some((other, both)) => {
                    total = total - apart(other) + self.size(&both);
                    *other = both;
                }
                None => joined.push(factors),
            }
        }
        self.patterns = joined;
    }
}

impl PieceMoves {
    /// Patterns that together see all pieces, with at most `entries` entries in all: few that are
    /// large rather than many that are small. `None` if there are none, because too many pieces
    /// look alike or `entries` is too small.
    ///
    /// # Complexity
    /// O(slots² + slots · moves) time for each power of 2 below `entries`.
    pub fn plan(&self, entries: u64) -> Option<PatternPlan> {
        let orbits: Vec<_> =
            self.orbits().into_iter().map(|it| self.orbit(it)).collect();
        let powers = (4..=entries.checked_ilog2()?).rev().map(|bits| 1 << bits);
        let mut sizes = [entries].into_iter().chain(powers);
        sizes.find_map(|largest| plan_within(&orbits, largest, entries))
    }

    /// The pieces in an orbit.
    fn orbit(&self, slots: Vec<u16>) -> Orbit {
        let mut kinds: Vec<Kind> = Vec::new();
        for piece in slots.iter().map(|&slot| self.pieces[usize::from(slot)]) {
            match kinds.iter_mut().find(|it| it.kind == piece.kind) {
                Some(it) => it.pieces += 1,
                None => {
                    let (kind, modulus) = (piece.kind, piece.modulus);
                    kinds.push(Kind { kind, modulus, pieces: 1 })
                }
            }
        }
        let modulus = kinds[0].modulus;
        let is_uniform = kinds.iter().all(|it| it.modulus == modulus);
        let turned = is_uniform.then(|| {
            // Where no move changes the sum of all turns, the last piece's follows.
            let sum = |ori: &[u16]| -> u64 {
                slots.iter().map(|&slot| u64::from(ori[usize::from(slot)])).sum()
            };
            let keeps_sum = |ori| sum(ori) % u64::from(modulus) == 0;
            let follows = self.moves.iter().all(|one| keeps_sum(&one.ori));
            let free = slots.len() as u32 - u32::from(follows);
            u64::from(modulus).saturating_pow(free)
        });
        Orbit { slots, kinds, turned }
    }
}

/// The patterns whose tables have at most `largest` entries, and all together `entries`, if they
/// see all pieces.
fn plan_within(orbits: &[Orbit], largest: u64, entries: u64) -> Option<PatternPlan> {
    let mut plan = PatternPlan { coordinates: Vec::new(), patterns: Vec::new() };
    for orbit in orbits {
        let add = |coordinates: &mut Vec<_>, kinds, turns, count| {
            let slots = orbit.slots.clone();
            coordinates.push(PlannedCoordinate { slots, kinds, turns, count });
            coordinates.len() - 1
        };
        // The turns of all pieces, or else each piece with its own.
        let all = orbit.turned.filter(|&turned| turned <= MAX_VALUES.min(largest));
        let turns = all.filter(|&turned| turned > 1);
        let turns = turns.map(|it| add(&mut plan.coordinates, Vec::new(), true, it));
        let room = largest / all.unwrap_or(1);
        for group in groups(orbit, room, all.is_none())? {
            let count = orbit.count(group, all.is_none());
            if count == 1 {
                continue;
            }
            let kinds = group.iter().map(|it| it.kind).collect();
            let group = add(&mut plan.coordinates, kinds, all.is_none(), count);
            match turns {
                Some(turns) if count <= room => plan.patterns.push(vec![turns, group]),
                _ => plan.patterns.push(vec![group]),
            }
        }
        if let Some(turns) = turns
            && !plan.patterns.iter().any(|factors| factors.contains(&turns))
        {
            plan.patterns.push(vec![turns]);
        }
    }
    if !(1..=entries).contains(&plan.entries()) {
        return None;
    }
    plan.join(largest, entries);
    Some(plan)
}

/// Groups of kinds, each as large as possible: coordinates have at most `room` values, if a group
/// has more than one kind. `None` if a kind alone has too many.
fn groups(orbit: &Orbit, room: u64, turns: bool) -> Option<Vec<&[Kind]>> {
    let (kinds, room) = (&orbit.kinds[..], room.min(MAX_VALUES));
    let (mut groups, mut start) = (Vec::new(), 0);
    while start < kinds.len() {
        if orbit.count(&kinds[start..=start], turns) > MAX_VALUES_OF_KIND {
            return None;
        }
        let mut end = start + 1;
        while end < kinds.len() && orbit.count(&kinds[start..=end], turns) <= room {
            end += 1;
        }
        // The last group is as large as the others: it overlaps the one before.
        let mut first = start;
        while end == kinds.len()
            && first > 0
            && orbit.count(&kinds[first - 1..], turns) <= room
        {
            first -= 1;
        }
        groups.push(&kinds[first..end]);
        start = end;
    }
    Some(groups)
}

impl Orbit {
    /// How many ways there are to place the pieces of some kinds, and to turn them.
    fn count(&self, kinds: &[Kind], turns: bool) -> u64 {
        let (mut free, mut count) = (self.slots.len() as u64, 1_u64);
        for kind in kinds {
            count = count.saturating_mul(binomial(free, kind.pieces));
            free -= kind.pieces;
            if turns {
                let pieces = kind.pieces.try_into().unwrap_or(u32::MAX);
                let turned = u64::from(kind.modulus).saturating_pow(pieces);
                count = count.saturating_mul(turned);
            }
        }
        count
    }
}

/// The number of ways to choose `k` of `n`; numbers beyond [`u64::MAX`] saturate.
fn binomial(n: u64, k: u64) -> u64 {
    let mut count = 1_u128;
    for i in 0..u128::from(k) {
        count = count * (u128::from(n) - i) / (i + 1);
        if count > u128::from(u64::MAX) {
            return u64::MAX;
        }
    }
    count as u64
}
