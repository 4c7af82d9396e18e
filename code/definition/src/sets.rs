//! The sets of pieces of a puzzle, and the slots, points and transformations that follow.

use crate::checks::{self, Fault};
use crate::{DefinitionError, Transformation};
use std::ops::Range;

/// The largest number of points of a puzzle, so that the number of a point fits in 16 bits.
pub const MAX_POINTS: usize = 65_535;

/// Pieces that may be exchanged for each other, such as the corners of a cube.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Set {
    /// The name, which has no spaces.
    pub name: String,
    /// The number of pieces, and of their slots: at least 1.
    pub pieces: usize,
    /// The number of orientations of each piece: at least 1.
    pub orientations: usize,
}

impl Set {
    /// A set of pieces. [`Sets::new`] checks it.
    pub fn new(name: &str, pieces: usize, orientations: usize) -> Self {
        Set { name: name.to_string(), pieces, orientations }
    }
}

/// All sets of a puzzle.
///
/// Slots are numbered from 0 through all sets, those of the first set first; so are pieces.
/// A **point** is a slot with an orientation, a place of a sticker: the slots' points follow
/// one another, so a slot of a set with 3 orientations has 3 points.
///
/// ```
/// use definition::{Set, Sets};
///
/// let sets = Sets::new(vec![Set::new("CORNER", 8, 3), Set::new("EDGE", 12, 2)])?;
/// assert_eq!((sets.slots(), sets.points()), (20, 48));
/// assert_eq!((sets.slots_of(1), sets.point(8, 1)), (8..20, 25));
/// # Ok::<(), definition::DefinitionError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sets {
    sets: Vec<Set>,
    /// The first slot of each set, and the number of all slots.
    first_slots: Vec<usize>,
    /// For each slot, the number of orientations and the first point.
    slots: Vec<(u16, u16)>,
    points: usize,
}

impl Sets {
    /// All sets of a puzzle, in order.
    ///
    /// # Errors
    /// [`DefinitionError`] if there is no set, a name cannot be one or stands twice, a set has
    /// no pieces or no orientations, or there are more than [`MAX_POINTS`] points in all.
    ///
    /// # Complexity
    /// O(slots) time, and 4 bytes a slot.
    pub fn new(sets: Vec<Set>) -> Result<Self, DefinitionError> {
        let place = |index: usize| match sets.get(index) {
            Some(set) => format!("set {}", set.name),
            None => "sets".to_string(),
        };
        Sets::checked(&sets).map_err(|fault| fault.in_place(place(fault.at)))
    }

    /// The sets, or the fault and the number of its set.
    pub(crate) fn checked(sets: &[Set]) -> Result<Self, Fault> {
        let (mut first_slots, mut slots, mut points) = (vec![0], Vec::new(), 0);
        let mut names = std::collections::HashSet::new();
        for (index, set) in sets.iter().enumerate() {
            checks::check_set_name(&set.name).map_err(|fault| fault.at(index))?;
            if !names.insert(&set.name) {
                let found = format!("the set {} a second time", set.name);
                return Err(Fault::new(index, found, "each set once"));
            }
            if set.pieces == 0 || set.orientations == 0 {
                let found = format!("{} × {}", set.pieces, set.orientations);
                let expected = "at least 1 piece with at least 1 orientation";
                return Err(Fault::new(index, found, expected));
            }
            let more = set.pieces.saturating_mul(set.orientations);
            if more > MAX_POINTS - points {
                let found = format!("{} × {} points", set.pieces, set.orientations);
                let expected = format!("at most {MAX_POINTS} in all sets");
                return Err(Fault::new(index, found, expected));
            }
            let point = |k: usize| (points + k * set.orientations) as u16;
            slots.extend((0..set.pieces).map(|k| (set.orientations as u16, point(k))));
            first_slots.push(slots.len());
            points += more;
        }
        if sets.is_empty() {
            return Err(Fault::new(0, "no set", "at least one set of pieces"));
        }
        Ok(Sets { sets: sets.to_vec(), first_slots, slots, points })
    }

    /// The sets in order.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = &Set> {
        self.sets.iter()
    }

    /// The number of slots of all sets, which is the number of pieces.
    pub fn slots(&self) -> usize {
        self.slots.len()
    }

    /// The number of points, from 1 to [`MAX_POINTS`].
    pub fn points(&self) -> usize {
        self.points
    }

    /// The slots of a set, which are also its pieces.
    ///
    /// # Panics
    /// If there is no set with this number.
    pub fn slots_of(&self, set: usize) -> Range<usize> {
        self.first_slots[set]..self.first_slots[set + 1]
    }

    /// The number of the set that a slot belongs to; for a slot that there is not, the number
    /// of sets.
    pub fn set_of(&self, slot: usize) -> usize {
        self.first_slots.partition_point(|&first| first <= slot) - 1
    }

    /// The number of orientations of the pieces in a slot.
    ///
    /// # Panics
    /// If there is no such slot.
    pub fn orientations(&self, slot: usize) -> u16 {
        self.slots[slot].0
    }

    /// The point of a slot with an orientation.
    ///
    /// # Panics
    /// If there is no such slot.
    pub fn point(&self, slot: usize, orientation: u16) -> u16 {
        self.slots[slot].1 + orientation
    }

    /// The transformation that changes nothing.
    pub fn identity(&self) -> Transformation {
        let pm = (0..self.slots()).map(|slot| slot as u16).collect();
        Transformation { pm, ori: vec![0; self.slots()] }
    }

    /// First `a`, then `b`.
    ///
    /// # Panics
    /// If one of them is no transformation of these sets.
    ///
    /// # Complexity
    /// O(slots) time.
    pub fn product(&self, a: &Transformation, b: &Transformation) -> Transformation {
        let mut c = self.identity();
        for slot in 0..self.slots() {
            let source = usize::from(b.pm[slot]);
            c.pm[slot] = a.pm[source];
            let turned = u32::from(a.ori[source]) + u32::from(b.ori[slot]);
            c.ori[slot] = (turned % u32::from(self.orientations(slot))) as u16;
        }
        c
    }

    /// The transformation that undoes this one.
    ///
    /// # Panics
    /// If it is no transformation of these sets.
    ///
    /// # Complexity
    /// O(slots) time.
    pub fn inverse(&self, a: &Transformation) -> Transformation {
        let mut c = self.identity();
        for slot in 0..self.slots() {
            let (source, v) = (usize::from(a.pm[slot]), self.orientations(slot));
            c.pm[source] = slot as u16;
            c.ori[source] = (v - a.ori[slot]) % v;
        }
        c
    }

    /// What a transformation becomes when the whole is rotated first: `rotation⁻¹ · a · rotation`.
    ///
    /// # Panics
    /// If one of them is no transformation of these sets.
    ///
    /// # Complexity
    /// O(slots) time.
    pub(crate) fn conjugate(
        &self,
        a: &Transformation,
        rotation: &Transformation,
    ) -> Transformation {
        self.product(&self.product(&self.inverse(rotation), a), rotation)
    }

    /// The transformation done `times` times.
    ///
    /// # Panics
    /// If it is no transformation of these sets.
    ///
    /// # Complexity
    /// O(slots · log times) time.
    pub fn power(&self, a: &Transformation, mut times: u64) -> Transformation {
        let (mut square, mut power) = (a.clone(), self.identity());
        while times > 0 {
            if times % 2 == 1 {
                power = self.product(&power, &square);
            }
            times /= 2;
            if times > 0 {
                square = self.product(&square, &square);
            }
        }
        power
    }

    /// How often a transformation is done until nothing is changed: its order in the group.
    /// `None` if that does not fit in 64 bits.
    ///
    /// # Panics
    /// If it is no transformation of these sets.
    ///
    /// # Complexity
    /// O(slots) time.
    pub fn order(&self, a: &Transformation) -> Option<u64> {
        let (mut order, mut visited) = (1_u64, vec![false; self.slots()]);
        for first in 0..self.slots() {
            let (mut slot, mut length, mut twist) = (first, 0, 0);
            while !visited[slot] {
                visited[slot] = true;
                length += 1;
                twist += u64::from(a.ori[slot]);
                slot = usize::from(a.pm[slot]);
            }
            if length > 0 {
                let v = u64::from(self.orientations(first));
                let cycle = length * (v / gcd(v, twist));
                order = order.checked_mul(cycle / gcd(order, cycle))?;
            }
        }
        Some(order)
    }

    /// A transformation as a permutation of the points: entry `p` is the point to which what
    /// is at point `p` goes.
    ///
    /// # Panics
    /// If it is no transformation of these sets.
    ///
    /// # Complexity
    /// O(points) time, and 2 bytes a point.
    pub fn images(&self, a: &Transformation) -> Vec<u16> {
        let mut images = vec![0; self.points];
        for slot in 0..self.slots() {
            let v = u32::from(self.orientations(slot));
            for orientation in 0..v {
                let point = self.point(usize::from(a.pm[slot]), orientation as u16);
                let image = (orientation + u32::from(a.ori[slot])) % v;
                images[usize::from(point)] = self.point(slot, image as u16);
            }
        }
        images
    }
}

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}
