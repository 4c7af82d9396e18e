//! The chain of a group, found with random elements and then proved.

use crate::chain::{Level, sift};
use crate::random_elements::RandomElements;
use crate::{BigUint, GroupError, Permutation, orbits};

/// How many random elements generate a level to begin with.
const FEW: usize = 4;
/// The largest number of given generators that all become generators of the first level.
const MANY: usize = 10;
/// How many random elements in a row must leave nothing before the proof is tried.
const MEMBERS_BEFORE_PROOF: usize = 20;

/// Finds the chain of a group.
///
/// First a few random elements of each level, with its point taken back, generate the next
/// level. Then more random elements are sifted, and what is left of one becomes a generator of
/// the levels that lack it. Last, the chain is proved to be complete: it has as many elements as
/// the group can have at most, or nothing is left of Schreier's products.
///
/// `order` lists all points; the levels' points are in this order, those left out at which
/// nothing changes.
///
/// # Errors
/// [`GroupError::Memory`] if the chain takes more than `limit` bytes.
///
/// # Complexity
/// As [`PermutationGroup::new`](crate::PermutationGroup::new). The result is right whatever the random numbers are; the time
/// depends on them.
pub(crate) fn find_chain(
    generators: &[Permutation],
    order: &[u16],
    limit: u64,
) -> Result<Vec<Level>, GroupError> {
    let mut chain = Chain { order, levels: Vec::new(), bytes: 0, limit, seed: 0 };
    chain.descend(generators)?;
    let most = most_elements(order.len(), generators);
    chain.complete(&most)?;
    for g in generators {
        chain.insert(0, g.images().to_vec())?;
    }
    chain.prove(&most)?;
    Ok(chain.levels)
}

/// How many elements a group has at most: n! for each orbit of n points. Where generators are
/// always odd on two orbits at once, or never odd on one, it is half of that.
///
/// # Complexity
/// O(n) time for each generator, and the products of as many numbers as there are points.
fn most_elements(points: usize, generators: &[Permutation]) -> BigUint {
    let orbits = orbits(points, generators);
    let mut orbit_of = vec![0; points];
    for (number, orbit) in orbits.iter().enumerate() {
        orbit.iter().for_each(|&point| orbit_of[usize::from(point)] = number as u64);
    }
    // Bit k says whether a generator is odd on orbit k. Those are kept that are no sums, modulo
    // 2, of others: 2 to their number are the parities that elements have.
    let mut parities: Vec<BigUint> = Vec::new();
    for g in generators {
        let mut parity = BigUint::ZERO;
        for cycle in g.cycles().iter().filter(|cycle| cycle.len() % 2 == 0) {
            let bit = orbit_of[usize::from(cycle[0])];
            parity.set_bit(bit, !parity.bit(bit));
        }
        for other in &parities {
            let sum = &parity ^ other;
            parity = parity.min(sum);
        }
        if parity != BigUint::ZERO {
            parities.push(parity);
        }
    }
    let moved = orbits.iter().map(Vec::len).filter(|&length| length > 1);
    let all: BigUint =
        moved.clone().flat_map(|length| 2..=length).map(BigUint::from).product();
    all >> (moved.count() - parities.len())
}

/// A chain that is being found.
///
/// The generators of a level are elements of the level before, and those of the first one
/// elements of the group: so a level has no elements that the one before lacks.
struct Chain<'a> {
    /// All points, in the order of the levels.
    order: &'a [u16],
    levels: Vec<Level>,
    /// How many bytes the levels and their generators take.
    bytes: u64,
    /// How many they may take.
    limit: u64,
    /// Where the last random numbers began.
    seed: u64,
}

impl Chain<'_> {
    /// The number of products of an element for each level.
    fn size(&self) -> BigUint {
        self.levels.iter().map(|level| BigUint::from(level.orbit.len())).product()
    }

    /// How many bytes the images of an element take.
    fn element_bytes(&self) -> u64 {
        2 * self.order.len() as u64
    }

    /// Counts the bytes of a level that took `before`.
    fn count_bytes(&mut self, k: usize, before: u64) -> Result<(), GroupError> {
        self.bytes = self.bytes - before + self.levels[k].bytes();
        if self.bytes > self.limit {
            let (points, needed, limit) = (self.order.len(), self.bytes, self.limit);
            return Err(GroupError::Memory { points, needed, limit });
        }
        Ok(())
    }

    fn insert_level(
        &mut self,
        k: usize,
        point: u16,
        generators: Vec<Permutation>,
    ) -> Result<(), GroupError> {
        self.levels.insert(k, Level::new(point, generators, self.order.len()));
        self.count_bytes(k, 0)?;
        self.levels[k].find_inverses();
        Ok(())
    }

    /// The first point that any of the elements moves.
    fn first_moved(&self, elements: &[Permutation]) -> Option<u16> {
        let is_moved =
            |&&point: &&u16| elements.iter().any(|g| g.image(point) != point);
        self.order.iter().find(is_moved).copied()
    }

    /// Finds level after level, each generated by a few random elements of the one before.
    fn descend(&mut self, generators: &[Permutation]) -> Result<(), GroupError> {
        let mut next = generators.to_vec();
        if generators.len() > MANY {
            next = RandomElements::new(generators, &mut self.seed).take(FEW).collect();
        }
        while let Some(point) = self.first_moved(&next) {
            let k = self.levels.len();
            self.bytes += next.len() as u64 * self.element_bytes();
            self.insert_level(k, point, next)?;
            let level = &self.levels[k..];
            let elements = RandomElements::new(&level[0].generators, &mut self.seed);
            let taken_back = |g: Permutation| {
                let mut rest = g.images().to_vec();
                sift(level, &mut rest);
                Permutation::new(rest).expect("an element")
            };
            next = elements.take(FEW).map(taken_back).collect();
        }
        Ok(())
    }

    /// Sifts random elements of the levels, the last one's first, and adds what is left, until
    /// hardly anything can be missing. A level that lacks nothing has none after it that does:
    /// so the steps grow while nothing is found to be missing.
    // ANCHOR: random
    fn complete(&mut self, most: &BigUint) -> Result<(), GroupError> {
        let (mut k, mut step) = (self.levels.len(), 1);
        while k > 0 && self.size() < *most {
            let next = k.saturating_sub(step);
            match self.random_missing(next) {
                None => (k, step) = (next, 2 * step),
                Some(_) if step > 1 => step /= 2,
                Some(missing) => _ = self.insert(next + 1, missing)?,
            }
        }
        Ok(())
    }
    // ANCHOR_END: random

    /// Proves that nothing is missing, or adds it, until the elements are as many as there can
    /// be, or nothing is left of any of Schreier's products.
    // ANCHOR: proof
    fn prove(&mut self, most: &BigUint) -> Result<(), GroupError> {
        let mut k = self.levels.len();
        while k > 0 && self.size() < *most {
            k -= 1;
            if let Some(missing) = missing_element(&self.levels[k..]) {
                let last_changed = self.insert(k + 1, missing)?.expect("it is missing");
                k = last_changed + 1;
            }
        }
        Ok(())
    }
    // ANCHOR_END: proof

    /// What is left of a random element of level `k`, sifted from there on; `None` if nothing
    /// is left of many of them. Then hardly any can be missing from the levels after.
    fn random_missing(&mut self, k: usize) -> Option<Vec<u16>> {
        let levels = &self.levels[k..];
        let elements = RandomElements::new(&levels[0].generators, &mut self.seed);
        elements.take(MEMBERS_BEFORE_PROOF).find_map(|g| {
            let mut rest = g.images().to_vec();
            sift(levels, &mut rest);
            (!rest.is_sorted()).then_some(rest)
        })
    }

    /// Adds what is left of an element as a generator: to the level of the first point that it
    /// moves, and to those before, down to `from`. Returns the number of that level; `None` if
    /// nothing is left. The element leaves the points of the levels before `from` in place.
    // ANCHOR: insert
    fn insert(
        &mut self,
        from: usize,
        mut g: Vec<u16>,
    ) -> Result<Option<usize>, GroupError> {
        sift(&self.levels[from..], &mut g);
        let g = [Permutation::new(g).expect("an element")];
        let Some(point) = self.first_moved(&g) else { return Ok(None) };
        let place = |point| self.order.iter().position(|&it| it == point);
        let k = self.levels.partition_point(|level| place(level.point) < place(point));
        if self.levels.get(k).is_none_or(|level| level.point != point) {
            let next = self.levels.get(k);
            let generators = next.map_or(Vec::new(), |next| next.generators.clone());
            self.insert_level(k, point, generators)?;
        }
        self.bytes += self.element_bytes();
        for k in from..=k {
            let before = self.levels[k].bytes();
            let grows = self.levels[k].add_generator(g[0].clone());
            self.count_bytes(k, before)?;
            if grows {
                self.levels[k].find_inverses();
            }
        }
        Ok(Some(k))
    }
    // ANCHOR_END: insert
}

/// An element that the levels after the first one lack, found by Schreier's lemma; `None` if
/// nothing is missing.
///
/// If `s₁, s₂, …` generate the first level and `t` takes its point to `x`, then `t · s · u⁻¹`,
/// where `u` takes it to `s(x)`, leaves the point where it is, and such products generate all
/// elements that do. So if the levels after are complete and have these, they have all.
///
/// # Complexity
/// O(n) time for each point of the orbit, generator and level.
// ANCHOR: lemma
fn missing_element(levels: &[Level]) -> Option<Vec<u16>> {
    for place in 0..levels[0].orbit.len() {
        let t = levels[0].representative(place);
        for s in &levels[0].generators {
            let mut rest = (&t * s).images().to_vec();
            sift(levels, &mut rest);
            if !rest.is_sorted() {
                return Some(rest);
            }
        }
    }
    None
}
// ANCHOR_END: lemma

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::collections::HashSet;

    /// `pieces` pieces that are turned over, numbered before their two stickers each: exchange
    /// neighbors in a ring, and turn over each.
    fn turned_pieces(pieces: u8) -> Vec<Permutation> {
        let identity: Vec<u8> = (0..pieces).collect();
        let mut generators = Vec::new();
        for k in 0..pieces {
            let (mut pm, mut ori) = (identity.clone(), vec![0; identity.len()]);
            pm.swap(k.into(), ((k + 1) % pieces).into());
            generators.push(Permutation::from_pieces(&pm, &ori, 2).unwrap());
            ori[usize::from(k)] = 1;
            generators.push(Permutation::from_pieces(&identity, &ori, 2).unwrap());
        }
        generators
    }

    fn order(points: usize) -> Vec<u16> {
        (0..points).map(|x| x as u16).collect()
    }

    /// Schreier's products alone find what the first random elements left out.
    #[test]
    fn proof_completes_unfinished_chain() {
        let (generators, order) = (turned_pieces(6), order(18));
        let (levels, bytes, limit) = (Vec::new(), 0, u64::MAX);
        let mut chain = Chain { order: &order, levels, bytes, limit, seed: 0 };
        chain.descend(&generators).unwrap();
        assert!(chain.size() < 46_080_u32.into(), "complete at once");
        for g in &generators {
            chain.insert(0, g.images().to_vec()).unwrap();
        }
        let most = BigUint::from(u64::MAX);
        chain.prove(&most).unwrap();
        assert_eq!(chain.size(), 46_080_u32.into());
        assert!(
            (0..chain.levels.len())
                .all(|k| missing_element(&chain.levels[k..]).is_none())
        );
    }

    /// With what each error asks for, the chain gets a little further, and in the end has
    /// what its levels and generators take.
    #[test]
    fn bytes_are_limited() {
        let (generators, order) = (turned_pieces(6), order(18));
        let (mut limit, mut refused) = (0, 0);
        let levels = loop {
            match find_chain(&generators, &order, limit) {
                Ok(levels) => break levels,
                Err(GroupError::Memory { points: 18, needed, limit: found }) => {
                    assert!(found == limit && limit < needed, "{needed}");
                    (limit, refused) = (needed, refused + 1);
                }
                Err(error) => panic!("{error}"),
            }
        };
        assert!(refused >= levels.len(), "{refused}");
        let bytes: u64 = levels.iter().map(Level::bytes).sum();
        // Clones share their images.
        let generators = levels.iter().flat_map(|level| &level.generators);
        let images: HashSet<_> = generators.map(|it| it.images().as_ptr()).collect();
        assert_eq!(limit, bytes + 36 * images.len() as u64);
    }

    #[test]
    fn most_elements_counts_parities() {
        let permutation = |images: [u16; 7]| Permutation::new(images.to_vec()).unwrap();
        let swap = permutation([1, 0, 2, 3, 4, 5, 6]);
        let other_swap = permutation([0, 1, 2, 4, 3, 5, 6]);
        let (turn, other_turn) =
            (permutation([1, 2, 0, 3, 4, 5, 6]), permutation([0, 1, 2, 4, 5, 3, 6]));
        let turns = [turn, other_turn];
        for (odd, most) in [
            (vec![], 9_u32),
            (vec![swap.clone()], 18),
            (vec![&swap * &other_swap], 18),
            (vec![swap.clone(), other_swap.clone()], 36),
            (vec![swap.clone(), &swap * &other_swap, other_swap], 36),
        ] {
            let generators = [&turns[..], &odd].concat();
            assert_eq!(most_elements(7, &generators), most.into(), "{odd:?}");
        }
    }

    proptest! {
        #[test]
        fn most_elements_is_multiple_of_order(
            points in 1..12_usize, choices in prop::collection::vec(any::<u64>(), 0..4),
        ) {
            // Two cycles of a random permutation, so that there are several orbits.
            let generators: Vec<_> = choices.iter().map(|&choice| {
                let mut images = order(points);
                let at = |shift: u32| (choice >> shift) as usize % points;
                images.swap(at(0), at(8));
                images.swap(at(16), at(24));
                Permutation::new(images).unwrap()
            }).collect();
            let levels = find_chain(&generators, &order(points), u64::MAX).unwrap();
            let size: BigUint =
                levels.iter().map(|level| BigUint::from(level.orbit.len())).product();
            prop_assert_eq!(most_elements(points, &generators) % size, BigUint::ZERO);
        }
    }
}
