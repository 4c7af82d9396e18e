//! What the moves of a definition can do: group order, orbits, constraints, symmetries.

use crate::characters::{Constraint, constraints};
use crate::powers::powers;
use crate::relabel::Relabelings;
use crate::sequence::Suffix;
use crate::{Definition, MAX_MOVES, Move, Set, Sets, Transformation};
use permutation_group::{
    BigUint, GroupError, Permutation, PermutationGroup, blocks, orbits,
};
use std::fmt;

/// The largest number of slots of which blocks are looked for: it takes their square in time.
const MAX_BLOCK_SLOTS: usize = 1000;
/// The largest number of moves, powers included, of which symmetries are looked for.
const MAX_SYMMETRIC_MOVES: usize = 300;
/// The largest number of slots that a text lists.
const MAX_LISTED_SLOTS: usize = 6;
/// The largest number of digits that a text shows of a number.
const MAX_DIGITS: usize = 100;

/// What the moves of a definition can do, without its rotations. Pieces that look alike count
/// as different.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Structure {
    /// The order of the group: how many positions there are if all pieces differ.
    pub order: BigUint,
    /// The prime factors of the order in increasing order, and how often each divides it.
    pub factors: Vec<(u32, u32)>,
    /// The slots between which moves take pieces, in parts of one or more.
    pub orbits: Vec<SlotOrbit>,
    /// What parities and sums of orientations always fulfill.
    pub constraints: Vec<Constraint>,
    /// By which factor the group is still smaller than these allow.
    pub unexplained: BigUint,
    /// How many permutations of the moves come from a relabeling of slots and orientations,
    /// mirrors included. `None` if there are too many, or too many moves.
    pub symmetries: Option<usize>,
    /// What may be a mistake.
    pub warnings: Vec<String>,
}

/// Slots between which moves take pieces.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct SlotOrbit {
    /// The number of the set.
    pub set: usize,
    /// The name of the set, with slots if it has others: `EDGE[0 1 2]`.
    pub name: String,
    /// The slots, numbered in the set.
    pub slots: Vec<u16>,
    /// How many arrangements of the pieces the moves reach, other slots aside.
    pub order: BigUint,
    /// How many arrangements there are: n!·vⁿ.
    pub arrangements: BigUint,
    /// The sizes of the smallest blocks: parts that every move takes to such a part, whole.
    /// Empty if there are none, or too many slots to look for them.
    pub blocks: Vec<usize>,
}

impl Definition {
    /// What the moves can do.
    ///
    /// # Errors
    /// [`GroupError`] if the group's chain would take too much memory.
    ///
    /// # Complexity
    /// That of a [`PermutationGroup`] for all pieces and one for each orbit, O(slots² · moves)
    /// time for blocks, and a search for symmetries that ends after some 100,000 steps.
    ///
    /// # Examples
    /// ```
    /// use definition::Definition;
    ///
    /// let cube = puzzle::catalog::find("pocket-cube")?;
    /// let cube = Definition::of_catalog(&cube)?.structure()?;
    /// assert_eq!(cube.factors, [(2, 4), (3, 8), (5, 1), (7, 1)]);
    /// assert_eq!(cube.constraints[0].to_string(), "sum of orientations of CORNER = 0 mod 3");
    /// assert_eq!((cube.unexplained, cube.symmetries), (1_u32.into(), Some(6)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn structure(&self) -> Result<Structure, GroupError> {
        let sets = self.sets();
        let moves: Vec<_> =
            self.moves().iter().filter(|one| !one.is_rotation()).collect();
        let turns: Vec<_> =
            moves.iter().map(|one| one.transformation.clone()).collect();
        let points: Vec<Vec<u16>> = turns.iter().map(|one| sets.images(one)).collect();
        let all: Vec<u16> = (0..sets.points()).map(|point| point as u16).collect();
        let chain = chain(&points, &all)?;
        let slots: Vec<_> = turns.iter().map(|one| slots_of(sets, one)).collect();
        let parts = orbits(sets.slots(), &slots);
        let systems = match sets.slots() {
            ..=MAX_BLOCK_SLOTS => blocks(sets.slots(), &slots),
            _ => Vec::new(),
        };
        let mut slot_orbits = Vec::new();
        for part in &parts {
            let slot = usize::from(part[0]);
            let (set, v) = (sets.set_of(slot), sets.orientations(slot));
            let points_of = |&slot: &u16| (0..v).map(move |turn| (slot, turn));
            let own: Vec<_> = part
                .iter()
                .flat_map(points_of)
                .map(|(slot, turn)| sets.point(slot.into(), turn))
                .collect();
            let factorial: BigUint = (1..=part.len()).map(BigUint::from).product();
            let of_part = systems.iter().filter(|system| part.contains(&system[0][0]));
            let first = sets.slots_of(set).start as u16;
            let slots: Vec<_> = part.iter().map(|slot| slot - first).collect();
            slot_orbits.push(SlotOrbit {
                set,
                name: orbit_name(sets.iter().nth(set).expect("a set"), &slots),
                slots,
                order: self::chain(&points, &own)?.order(),
                arrangements: factorial * BigUint::from(v).pow(part.len() as u32),
                blocks: of_part.map(|system| system[0].len()).collect(),
            });
        }
        let moved = slot_orbits.iter().filter(|orbit| orbit.order > 1_u32.into());
        let constraints = constraints(sets, &parts, &turns);
        let allowed: BigUint = moved.map(|orbit| &orbit.arrangements).product();
        let named: BigUint =
            constraints.iter().map(|one| BigUint::from(one.modulus)).product();
        Ok(Structure {
            factors: factors(&chain),
            unexplained: allowed / named / chain.order(),
            order: chain.order(),
            constraints,
            symmetries: symmetries(sets, &turns),
            warnings: self.warnings(&slot_orbits),
            orbits: slot_orbits,
        })
    }

    fn warnings(&self, orbits: &[SlotOrbit]) -> Vec<String> {
        let (sets, mut warnings) = (self.sets(), Vec::new());
        for (m, one) in self.moves().iter().enumerate() {
            let (name, a) = (&one.name, &one.transformation);
            if *a == sets.identity() {
                warnings.push(format!("{name} does nothing"));
                continue;
            }
            warnings.extend(self.misnamed_power(one));
            let earlier = self.moves()[..m].iter().find_map(|other| {
                let order = sets.order(&other.transformation)?.min(MAX_MOVES as u64);
                let is_same =
                    |&times: &u64| sets.power(&other.transformation, times) == *a;
                Some((&other.name, (1..order).find(is_same)?))
            });
            match earlier {
                Some((other, 1)) => {
                    warnings.push(format!("{name} is the same as {other}"))
                }
                Some((other, times)) => warnings.push(format!(
                    "{name} is {other} done {times} times, which is a move anyway"
                )),
                None => {}
            }
        }
        for (number, set) in sets.iter().enumerate() {
            let is_still =
                |orbit: &&SlotOrbit| orbit.set == number && orbit.order == 1_u32.into();
            let still = orbits.iter().filter(is_still).flat_map(|orbit| &orbit.slots);
            let still: Vec<_> = still.map(u16::to_string).collect();
            if still.len() == set.pieces {
                warnings.push(format!("{} never moves", set.name));
            } else if !still.is_empty() {
                let mut slots = still[..still.len().min(MAX_LISTED_SLOTS)].join(" ");
                if still.len() > MAX_LISTED_SLOTS {
                    let more = BigUint::from(still.len() - MAX_LISTED_SLOTS);
                    slots += &format!(" and {} more", grouped(&more));
                }
                warnings.push(format!(
                    "the pieces of {} in the slots {slots}, counted from 0, never move",
                    set.name
                ));
            }
        }
        warnings
    }

    /// The warning that a move has the name of a power of another one, and is not that power.
    fn misnamed_power(&self, one: &Move) -> Option<String> {
        let (stem, suffix) = Suffix::split(&one.name)?;
        let base =
            &self.moves().iter().find(|other| other.name == stem)?.transformation;
        let order = self.sets().order(base)?;
        let power = suffix.apply(self.sets(), base.clone());
        let is_power_name =
            suffix.times < order && (suffix.times > 1 || suffix.inverse);
        if !is_power_name || power == one.transformation {
            return None;
        }
        let back = if suffix.inverse { " backward" } else { "" };
        let times = match suffix.times {
            1 => String::new(),
            times => format!(" {times} times"),
        };
        let powers = powers(self).unwrap_or_default();
        let called = powers.iter().find(|known| known.transformation == power);
        let called =
            called.map_or(String::new(), |it| format!(", which is called {}", it.name));
        Some(format!("{} is not {stem} done{back}{times}{called}", one.name))
    }
}

impl fmt::Display for Structure {
    /// A line for each part: the order, orbits that move, constraints, symmetries, warnings.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let power = |&(p, times): &(u32, u32)| match times {
            1 => p.to_string(),
            _ => format!("{p}^{times}"),
        };
        let factors: Vec<_> = self.factors.iter().map(power).collect();
        write!(f, "group order  {}", grouped(&self.order))?;
        if !factors.is_empty() {
            write!(f, " = {}", factors.join("·"))?;
        }
        for orbit in self.orbits.iter().filter(|orbit| orbit.order > 1_u32.into()) {
            let (order, all) = (grouped(&orbit.order), grouped(&orbit.arrangements));
            let pieces = puzzle::pluralize(orbit.slots.len(), "piece");
            write!(f, "\npieces       {}: {pieces}, ", orbit.name)?;
            match order == all {
                true => write!(f, "all {all} arrangements")?,
                false => write!(f, "{order} of {all} arrangements")?,
            }
            for size in &orbit.blocks {
                write!(f, ", in blocks of {size}")?;
            }
        }
        for constraint in &self.constraints {
            write!(f, "\nconstraint   {constraint}")?;
        }
        if self.unexplained > 1_u32.into() {
            let factor = grouped(&self.unexplained);
            write!(f, "\nconstraint   others, which leave 1 in {factor}")?;
        }
        match self.symmetries {
            Some(count) => write!(f, "\nsymmetries   {count}, mirrors included")?,
            None => write!(f, "\nsymmetries   not counted: there are too many to try")?,
        }
        for warning in &self.warnings {
            write!(f, "\nwarning      {warning}")?;
        }
        Ok(())
    }
}

/// A number with commas: 3,674,160; or, if it is very long, the first digits: 1.23·10^456.
fn grouped(number: &BigUint) -> String {
    let (digits, mut text) = (number.to_string(), String::new());
    if digits.len() > MAX_DIGITS {
        let (first, next) = (&digits[..1], &digits[1..3]);
        return format!("about {first}.{next}·10^{}", digits.len() - 1);
    }
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// The group of some permutations on some of their points.
fn chain(images: &[Vec<u16>], points: &[u16]) -> Result<PermutationGroup, GroupError> {
    let last = points.iter().max().map_or(0, |&point| usize::from(point) + 1);
    let mut number = vec![0; last];
    for (index, &point) in points.iter().enumerate() {
        number[usize::from(point)] = index as u16;
    }
    let restrict = |images: &Vec<u16>| {
        let own =
            points.iter().map(|&point| number[usize::from(images[usize::from(point)])]);
        Permutation::new(own.collect()).expect("points that moves take to one another")
    };
    let generators: Vec<_> = images.iter().map(restrict).collect();
    PermutationGroup::new(points.len(), &generators)
}

/// Where the piece of each slot goes.
fn slots_of(sets: &Sets, a: &Transformation) -> Permutation {
    Permutation::new(sets.inverse(a).pm).expect("a transformation")
}

/// The prime factors of the order, which is a product of orbit lengths.
fn factors(group: &PermutationGroup) -> Vec<(u32, u32)> {
    let mut factors = std::collections::BTreeMap::new();
    for mut length in group.orbit_lengths() {
        let mut p = 2;
        while length > 1 {
            while length.is_multiple_of(p) {
                *factors.entry(p as u32).or_insert(0) += 1;
                length /= p;
            }
            p += 1;
        }
    }
    factors.into_iter().collect()
}

/// How many permutations of the moves and their powers come from a relabeling.
fn symmetries(sets: &Sets, turns: &[Transformation]) -> Option<usize> {
    let (mut generators, mut powers) = (Vec::new(), Vec::new());
    for one in turns {
        if powers.contains(one) || *one == sets.identity() {
            continue;
        }
        generators.push(one.clone());
        let order = sets.order(one)?;
        if order > (MAX_SYMMETRIC_MOVES.saturating_sub(powers.len())) as u64 {
            return None;
        }
        powers.extend((1..order).map(|times| sets.power(one, times)));
    }
    let mut count = 0;
    let mut search = Relabelings::new(sets, &generators, &powers);
    let is_complete = search.for_each(&mut |search, chosen| {
        count += usize::from(can_relabel(sets, search, chosen));
        true
    });
    is_complete.then_some(count)
}

/// Whether a relabeling does this to the moves. Orbits that can become the same one can become
/// one another, so each takes the first that is left.
fn can_relabel(sets: &Sets, search: &Relabelings<'_>, chosen: &[usize]) -> bool {
    let mut left: Vec<_> = search.orbits.iter().collect();
    search.orbits.iter().all(|orbit| {
        let v = sets.orientations(orbit[0].into());
        let becomes = |other: &&Vec<u16>| {
            let mirrors: &[bool] = if v > 2 { &[false, true] } else { &[false] };
            other.len() == orbit.len()
                && sets.orientations(other[0].into()) == v
                && other.iter().any(|&slot| {
                    let map = |&mirror: &bool| {
                        search.orbit_map(chosen, orbit, (slot, 0), mirror)
                    };
                    mirrors.iter().any(|mirror| map(mirror).is_some())
                })
        };
        let found = left.iter().position(becomes);
        found.is_some_and(|index| {
            left.swap_remove(index);
            true
        })
    })
}

/// The name of an orbit: that of its set, and its slots if the set has others.
pub(crate) fn orbit_name(set: &Set, slots: &[u16]) -> String {
    if slots.len() == set.pieces {
        return set.name.clone();
    }
    let shown: Vec<_> =
        slots.iter().take(MAX_LISTED_SLOTS).map(u16::to_string).collect();
    let more = if slots.len() > MAX_LISTED_SLOTS { " …" } else { "" };
    format!("{}[{}{more}]", set.name, shown.join(" "))
}
