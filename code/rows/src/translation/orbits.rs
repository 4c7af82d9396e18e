//! Rows that one face sends around.
//!
//! ```
//! use puzzle::Metric;
//! use rows::translation::{How, pocket_cube_by};
//! use rows::{Nothing, SearchOptions, search};
//!
//! // Orbit by orbit or row by row, the same comes out.
//! let options = SearchOptions { cpu: cpu::Cpu::best(), threads: 1 };
//! let layers = |how| {
//!     search(&pocket_cube_by(Metric::HalfTurn, how), &Nothing, options, |_| ())
//!         .map(|found| found.layers)
//! };
//! assert_eq!(layers(How::Merged)?, layers(How::Closed)?);
//! # Ok::<(), rows::SearchError>(())
//! ```

use super::layout::MOST;
use super::turn::{Effect, Turn};
use super::{Layout, Shift};
use crate::Visited;

/// The orbits of rows under one turn: each is the rows that a face sends around.
///
/// The first row of an orbit is its frame. Rows whose places lie in that frame alike
/// are a group, and the first group's lie in it as they are.
#[derive(Debug, Clone)]
pub(super) struct Orbits {
    /// How many rows an orbit has, and a group of it.
    pub(super) size: usize,
    pub(super) group: usize,
    /// For each orbit, its rows, those of a group together.
    rows: Vec<u16>,
    /// For each orbit and each group but the first: into the frame, and back.
    shifts: Vec<[Shift; 2]>,
}

/// One orbit, of groups of `G` rows.
#[derive(Clone, Copy)]
pub(super) struct Orbit<'a, const G: usize> {
    pub(super) groups: &'a [[u16; G]],
    pub(super) shifts: &'a [[Shift; 2]],
}

impl Orbits {
    /// One after the other.
    #[inline(always)]
    pub(super) fn iter<const G: usize>(&self) -> impl Iterator<Item = Orbit<'_, G>> {
        let groups = self.size / G;
        let shifts = self.shifts.chunks_exact((groups - 1).max(1));
        let none: &[[Shift; 2]] = &[];
        let shifts = shifts.chain(std::iter::repeat(none));
        let all = self.rows.as_chunks::<G>().0.chunks_exact(groups);
        all.zip(shifts).map(|(groups, shifts)| Orbit { groups, shifts })
    }
}

impl<const G: usize> Orbit<'_, G> {
    /// Whether one of its rows is fresh.
    #[inline(always)]
    pub(super) fn any_in_frontier(self, visited: &Visited<'_, u32>) -> bool {
        let mut any = false;
        for group in self.groups {
            for row in group {
                any |= visited.in_frontier((*row).into());
            }
        }
        any
    }
}

impl Orbits {
    /// Those of a turn. `None` unless it sends three or four rows around, every number of
    /// turns is a move, the same numbers translate alike in every row, and there are 1, 2
    /// or 4 of them: 1 if a row has several blocks, or a block of few words. And first parts of
    /// rows must all stay, or all go around.
    pub(super) fn new(layout: &Layout, turn: &Turn) -> Option<Self> {
        // The compiler makes one piece of each loop over a known number of rows.
        match turn.moves.len() + 1 {
            3 => Self::of_size::<3>(layout, turn),
            4 => Self::of_size::<4>(layout, turn),
            _ => None,
        }
    }

    /// Those of `S` rows each.
    fn of_size<const S: usize>(layout: &Layout, turn: &Turn) -> Option<Self> {
        if !(1..S).eq(turn.moves.iter().copied().map(usize::from)) {
            return None;
        }
        let effect = &turn.effect;
        let first = effect.second_orbit::<S>(layout.moduli(), 0)?;
        // The numbers of turns that translate alike, group after group.
        let mut order: [usize; S] = std::array::from_fn(|n| n);
        order.sort_by_key(|&n| first.iter().position(|to| to.1 == first[n].1));
        let group = first.iter().filter(|to| to.1 == first[0].1).count();
        let is_one = layout.blocks() == 1 && layout.block() == MOST;
        let grouped = group == 1 || is_one && matches!(group, 2 | 4);
        if !grouped || !S.is_multiple_of(group) {
            return None;
        }

        let all = effect.rows() / S;
        let stays = effect.first_orbit::<S>(0)?[1] == 0;
        let paths = Paths::new(layout, effect, order, group, stays)?;
        let mut rows = Vec::with_capacity(all);
        let mut shifts = Vec::with_capacity(all * (S / group - 1));
        let mut done = vec![false; effect.rows() / effect.seconds()];
        for first in 0..done.len() {
            if done[first] {
                continue;
            }
            let orbit = effect.first_orbit::<S>(first as u16)?;
            if stays != (orbit[1] == orbit[0]) {
                return None;
            }
            orbit.iter().for_each(|&part| done[usize::from(part)] = true);
            let begin = order.map(|n| orbit[n] * effect.seconds() as u16);
            rows.extend(paths.parts.iter().map(|path| {
                let row = |n| begin[n] + path[n];
                std::array::from_fn::<_, S, _>(row)
            }));
            shifts.extend_from_slice(&paths.shifts);
        }
        Some(Orbits { size: S, group, rows: rows.into_flattened(), shifts })
    }
}

/// The second parts of orbits' rows, and how their places come into the frames and back.
struct Paths<const S: usize> {
    parts: Vec<[u16; S]>,
    shifts: Vec<[Shift; 2]>,
}

impl<const S: usize> Paths<S> {
    /// Those of a turn, its rows in this order and in groups. If first parts stay, the second
    /// ones go around; if not, these may stay, and each begins an orbit. `None` if the
    /// rows of a group are not translated alike.
    fn new(
        layout: &Layout,
        effect: &Effect,
        order: [usize; S],
        group: usize,
        stays: bool,
    ) -> Option<Self> {
        let mut parts = Vec::with_capacity(effect.seconds());
        let mut by = Vec::with_capacity(effect.seconds() * (S / group - 1));
        let mut done = vec![false; effect.seconds()];
        for part in 0..done.len() {
            if done[part] {
                continue;
            }
            let orbit = effect.second_orbit::<S>(layout.moduli(), part as u16)?;
            if stays && orbit[1].0 == orbit[0].0 {
                return None;
            }
            let orbit = order.map(|n| orbit[n]);
            for (k, alike) in orbit.chunks_exact(group).enumerate() {
                if alike.iter().any(|to| to.1 != alike[0].1) {
                    return None;
                }
                if k > 0 {
                    by.push(alike[0].1);
                }
            }
            parts.push(orbit.map(|to| to.0));
            if stays {
                orbit.iter().for_each(|to| done[usize::from(to.0)] = true);
            }
        }
        // All at the end: unlike the rows of an orbit, none of them waits for another.
        let shift = |by| {
            let by = layout.shift(by);
            [layout.back(by), by]
        };
        Some(Paths { parts, shifts: by.into_iter().map(shift).collect() })
    }
}
