//! A group, given by generators.

use crate::chain::{Level, sift};
use crate::schreier_sims::find_chain;
use crate::{MAX_POINTS, Permutation};
use num_bigint::BigUint;
use std::sync::Arc;

/// All products of some permutations: a group, with a number for each element.
///
/// The group is kept as a *stabilizer chain*. Its base points are left where they are one after
/// another: each level has the elements that do so for the points of the levels before, and
/// knows where they take its own point.
///
/// # Examples
/// ```
/// use permutation_group::{Permutation, PermutationGroup};
///
/// // Three cards: exchange the first two, or take the first to the end.
/// let exchange = Permutation::new(vec![1, 0, 2])?;
/// let turn = Permutation::new(vec![1, 2, 0])?;
/// let group = PermutationGroup::new(3, &[exchange, turn.clone()])?;
/// assert_eq!(group.order().to_string(), "6");
/// assert_eq!(group.unrank(group.rank(&turn)?)?, turn);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
pub struct PermutationGroup {
    pub(crate) points: usize,
    pub(crate) generators: Vec<Permutation>,
    /// Shared by all clones.
    pub(crate) levels: Arc<[Level]>,
}

/// The largest chain, in bytes. A check of a puzzle keeps two.
const MAX_CHAIN_BYTES: u64 = 1 << 29;

/// Why there is no group, or no such element.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum GroupError {
    /// There are too many points.
    #[error("found {0} points, and at most {MAX_POINTS} are possible")]
    TooMany(usize),
    /// A permutation has another number of points than the group.
    #[error("found a permutation of {found} points, and the group's have {expected}")]
    Points {
        /// How many it has.
        found: usize,
        /// How many it must have.
        expected: usize,
    },
    /// The base does not list each point once.
    #[error(
        "the base must list each of the {points} points from 0 on once, and {point} stands in it \
         {times} times"
    )]
    Base {
        /// A number that does not stand there as often as it must.
        point: u16,
        /// How often it does.
        times: usize,
        /// How many points there are.
        points: usize,
    },
    /// The chain would be too large.
    #[error(
        "found {points} points: the group's stabilizer chain needs at least {needed} bytes, and \
         may have {limit}"
    )]
    Memory {
        /// How many points there are.
        points: usize,
        /// How many bytes the first levels need, up to the one for which memory is missing.
        needed: u64,
        /// How many bytes the chain may have.
        limit: u64,
    },
    /// The permutation is no element.
    #[error(transparent)]
    NotElement(#[from] NotElement),
    /// No element has this rank.
    #[error(
        "found the rank {rank}, and the group has {order} elements, numbered from 0"
    )]
    Rank {
        /// The rank.
        rank: u128,
        /// How many elements there are.
        order: BigUint,
    },
    /// The group has too many elements for ranks of 128 bits.
    #[error("the group has {0} elements, and ranks have 128 bits")]
    TooLarge(BigUint),
}

/// Why a permutation is no element of a group.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.text())]
pub struct NotElement {
    /// Points that can be taken back to their places.
    pub placed: Vec<u16>,
    /// A point that then cannot.
    pub point: u16,
    /// Where it is.
    pub image: u16,
}

impl NotElement {
    fn text(&self) -> String {
        let NotElement { placed, point, image } = self;
        let placed: Vec<_> = placed.iter().map(u16::to_string).collect();
        let after = match &placed[..] {
            [] => String::new(),
            [point] => format!("with {point} in its place, "),
            placed => format!("with {} in their places, ", placed.join(", ")),
        };
        format!(
            "no product of the generators does this: {after}none takes {point} to {image}"
        )
    }
}

impl PermutationGroup {
    /// The group that the generators generate, on the points `0..points`. It may have none:
    /// then the identity is its only element.
    ///
    /// # Errors
    /// [`GroupError::Points`] if a generator has another number of points,
    /// [`GroupError::TooMany`], and [`GroupError::Memory`].
    ///
    /// # Complexity
    /// O(n · levels) time for each of Schreier's products, of which there are as many as points
    /// of orbits, times generators of levels; a level has hardly more of these than it needs.
    /// Rubik's cube by its 48 stickers takes a few milliseconds. A group of all permutations of
    /// each orbit's points, or of all that parities allow, needs no products: O(n³) time, half a
    /// second for 500 points. Memory: 2n bytes for each point of each level's orbit, at most
    /// 512 MiB.
    ///
    /// Ákos Seress, *Permutation Group Algorithms*, 2003.
    pub fn new(points: usize, generators: &[Permutation]) -> Result<Self, GroupError> {
        let order: Vec<u16> = (0..points.min(MAX_POINTS)).map(|x| x as u16).collect();
        Self::with_base(points, generators, &order)
    }

    /// The same with a base of one's own: all points, in the order in which the levels are to
    /// leave them where they are. Points at which nothing changes are left out of it.
    ///
    /// # Errors
    /// As [`new`](Self::new), and [`GroupError::Base`].
    ///
    /// # Complexity
    /// As [`new`](Self::new).
    pub fn with_base(
        points: usize,
        generators: &[Permutation],
        base: &[u16],
    ) -> Result<Self, GroupError> {
        if points > MAX_POINTS {
            return Err(GroupError::TooMany(points));
        }
        let mut times = vec![0; MAX_POINTS];
        base.iter().for_each(|&point| times[usize::from(point)] += 1);
        let is_wrong = |&point: &usize| times[point] != usize::from(point < points);
        if let Some(point) = (0..MAX_POINTS).find(is_wrong) {
            let (point, times) = (point as u16, times[point]);
            return Err(GroupError::Base { point, times, points });
        }
        for g in generators {
            check_points(points, g)?;
        }
        let levels = find_chain(generators, base, MAX_CHAIN_BYTES)?.into();
        Ok(PermutationGroup { points, generators: generators.to_vec(), levels })
    }

    /// How many points there are.
    pub fn points(&self) -> usize {
        self.points
    }

    /// The generators, as they were given.
    pub fn generators(&self) -> &[Permutation] {
        &self.generators
    }

    /// The points that the levels leave where they are, one after another.
    pub fn base(&self) -> Vec<u16> {
        self.levels.iter().map(|level| level.point).collect()
    }

    /// For each level, how many places its point can be in while those before stay.
    pub fn orbit_lengths(&self) -> Vec<usize> {
        self.levels.iter().map(|level| level.orbit.len()).collect()
    }

    /// For each place of a level's orbit, an element that takes the level's base point there, and
    /// leaves the base points before it where they are; first the identity.
    ///
    /// # Panics
    /// If there is no such level.
    ///
    /// # Complexity
    /// O(n) time and memory for each point of the orbit.
    pub fn transversal(&self, level: usize) -> Vec<Permutation> {
        let level = &self.levels[level];
        (0..level.orbit.len()).map(|place| level.representative(place)).collect()
    }

    /// How many elements there are: the product of the [orbits' lengths](Self::orbit_lengths).
    ///
    /// # Complexity
    /// Linear in the number of levels, and in the number's digits.
    pub fn order(&self) -> BigUint {
        self.levels.iter().map(|level| BigUint::from(level.orbit.len())).product()
    }

    /// Whether a permutation is a product of the generators, and if not, why.
    ///
    /// # Errors
    /// [`GroupError::NotElement`], and [`GroupError::Points`] if it has another number of points.
    ///
    /// # Complexity
    /// O(n) time for each level.
    ///
    /// # Examples
    /// ```
    /// use permutation_group::{Permutation, PermutationGroup};
    ///
    /// let turn = Permutation::new(vec![1, 2, 0])?;
    /// let group = PermutationGroup::new(3, &[turn])?;
    /// let why = group.check(&Permutation::new(vec![0, 2, 1])?).unwrap_err();
    /// assert_eq!(
    ///     why.to_string(),
    ///     "no product of the generators does this: with 0 in its place, none takes 1 to 2"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn check(&self, g: &Permutation) -> Result<(), GroupError> {
        check_points(self.points, g)?;
        let mut rest = g.images().to_vec();
        let stuck = sift(&self.levels, &mut rest);
        let moved = (0..=u16::MAX).zip(&rest).find(|(x, image)| x != *image);
        let moved = moved.map(|it| it.0);
        let point = stuck.map(|k| self.levels[k].point).or(moved);
        point.map_or(Ok(()), |point| {
            let placed = self.levels.iter().map(|level| level.point);
            let placed = placed.take(stuck.unwrap_or(usize::MAX)).collect();
            let image = rest[usize::from(point)];
            Err(NotElement { placed, point, image }.into())
        })
    }
}

pub(crate) fn check_points(expected: usize, g: &Permutation) -> Result<(), GroupError> {
    let found = g.images().len();
    if found == expected { Ok(()) } else { Err(GroupError::Points { found, expected }) }
}
