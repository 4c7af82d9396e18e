//! Corners in rows: a row for each class of orders that mirrors send to each other.
//!
//! ```
//! use puzzle::Metric;
//! use rows::{Geometry, translation};
//!
//! // A place stands for up to eight positions; all of them can be named.
//! let corners = translation::mirrored_corners(Metric::HalfTurn);
//! let spot = corners.locate(50_000_000);
//! let same = corners.ranks(spot);
//! assert!(same.contains(&50_000_000) && same.len() == 8);
//! assert!(same.iter().all(|&rank| corners.locate(rank) == spot));
//! ```

use super::eight::{Eight, sides};
use super::frames::Frames;
use super::layout::{BITS, Layout, MOST};
use super::oriented::Oriented;
use super::signs::{Mirror, WAYS, shift, sums_of};
use super::step::Row;
use super::words::{Words, block::in_registers};
use crate::caches::prefetch;
use crate::{Geometry, Kernel, Layer, Rows, Spot};
use cpu::Cpu;
use puzzle::Metric;
use puzzle::pocket_cube::{PocketCube, SLOTS};
use puzzle::rubik::{CORNERS, Corners};

/// How many blocks a row has.
const BLOCKS: usize = 3;

/// The sides of each slot of the corners, and of those of the pocket cube that turn.
const SIDES: [u8; 8] = sides(CORNERS.names);
const SEVEN: [u8; 7] = sides(&SLOTS);

/// The corners of a cube in classes: those of Rubik's cube in front of its centers, or those
/// of the pocket cube, however it is held.
#[derive(Debug, Clone)]
pub struct MirroredCorners {
    layout: Layout,
    frames: Frames,
    mirrors: [Mirror; WAYS],
}

/// The corners of Rubik's cube, with a row for each class of orders.
///
/// # Complexity
/// A search reads a row of 384 bytes for each move and each class of orders, in each layer.
/// Memory: less than a seventh of what a row for each order takes; with clockwise turns alone,
/// which only two mirrors at once keep, about a fourth.
pub fn mirrored_corners(metric: Metric) -> MirroredCorners {
    MirroredCorners::new(metric, false)
}

/// The pocket cube, with a row for each class of orders. Orders that are one when the whole
/// cube is turned in the hand are in one class, too: 1,680 instead of 5,040, and the corner
/// that holds still in other geometries may be twisted here.
///
/// # Complexity
/// As [`mirrored_corners`]. Memory: less than a fifth of what a row for each order of seven
/// corners takes; with clockwise turns alone less than a third.
pub fn mirrored_pocket_cube(metric: Metric) -> MirroredCorners {
    MirroredCorners::new(metric, true)
}

impl MirroredCorners {
    fn new(metric: Metric, is_held: bool) -> Self {
        let layout = Layout::new(&[3, 3, 3], BLOCKS as u8);
        let mirrors = std::array::from_fn(Mirror::new);
        MirroredCorners { layout, frames: Frames::new(metric, is_held), mirrors }
    }

    /// The corners of the position with this number in the catalog.
    fn corners(&self, rank: u64) -> Eight {
        match self.frames.is_held {
            true => Eight::new(&<PocketCube as Oriented>::unrank(rank), &SEVEN).held(),
            false => Eight::new(&<Corners as Oriented>::unrank(rank), &SIDES),
        }
    }

    /// The number in the catalog of these corners.
    fn number(&self, corners: Eight) -> u64 {
        match self.frames.is_held {
            true => <PocketCube as Oriented>::rank(&corners.at_home().pieces(&SEVEN)),
            false => <Corners as Oriented>::rank(&corners.pieces(&SIDES)),
        }
    }

    /// The corners at a spot: how a row's are twisted, and by so much more.
    fn at(&self, spot: Spot) -> Option<Eight> {
        let sums = sums_of(self.layout.vector(spot.place)?);
        Some(self.frames.first[spot.row].twisted(sums))
    }

    /// Adds to a row what its neighbors bring. `false` if none of them is fresh.
    #[inline(always)]
    fn gather<V: Words<MOST>>(
        &self,
        row: usize,
        source: &Layer<'_, u32>,
        seen: &mut Row<MOST, BLOCKS>,
    ) -> bool {
        let neighbors = self.frames.neighbors(row);
        if !neighbors.iter().any(|&row| source.is_fresh(row.into())) {
            return false;
        }
        for &row in self.frames.neighbors(row + 1) {
            prefetch(source.row(row.into()));
        }
        let all: &[Row<MOST, BLOCKS>] = source.chunks::<MOST>().as_chunks().0;
        // ANCHOR: mirrored
        for seen_alike in neighbors.chunk_by(|a, b| a.way == b.way) {
            let way = usize::from(seen_alike[0].way);
            for block in 0..BLOCKS {
                let mut union = V::load(&[0; MOST]);
                for rows in seen_alike.chunk_by(|a, b| a.shift == b.shift) {
                    let shift = rows[0].shift;
                    let from = (block + BLOCKS - usize::from(shift.block)) % BLOCKS;
                    union = union.or(self.layout.bring(shift, all, rows, from));
                }
                let union =
                    if way == 0 { union } else { union.mirror(&self.mirrors[way]) };
                V::load(&seen[block]).or(union).store(&mut seen[block]);
            }
        }
        // ANCHOR_END: mirrored
        true
    }
}

/// Its innermost loops.
struct Mirrored<'a>(&'a MirroredCorners);

impl Kernel<u32> for Mirrored<'_> {
    const WIDTH: Option<usize> = Some(MOST * BLOCKS);

    #[inline(always)]
    fn gather(
        &self,
        cpu: Cpu,
        (_, row): (usize, usize),
        source: &Layer<'_, u32>,
        seen: &mut [u32],
    ) -> bool {
        let seen = seen.as_chunks_mut().0.try_into().expect("a row has three blocks");
        let Mirrored(corners) = self;
        in_registers!(cpu, MOST, corners.gather(row, source, seen))
    }
}

impl Geometry for MirroredCorners {
    type Word = u32;

    fn colors(&self) -> usize {
        1
    }

    fn rows(&self, _color: usize) -> usize {
        self.frames.first.len()
    }

    fn width(&self) -> usize {
        self.layout.width()
    }

    fn bits(&self) -> usize {
        BITS
    }

    fn places(&self) -> usize {
        self.layout.places()
    }

    fn span(&self) -> usize {
        self.layout.span()
    }

    fn weight(&self, _color: usize, row: usize) -> u64 {
        self.frames.sizes[row].into()
    }

    fn solved(&self) -> (usize, usize) {
        (0, 0)
    }

    fn locate(&self, rank: u64) -> Spot {
        let corners = self.corners(rank);
        let (seen, sums) = self.frames.of(corners);
        let place = self.layout.place_of(shift(sums));
        Spot { color: 0, row: seen.class.into(), place }
    }

    fn rank(&self, spot: Spot) -> Option<u64> {
        Some(self.number(self.at(spot)?))
    }

    fn ranks(&self, spot: Spot) -> Vec<u64> {
        let Some(corners) = self.at(spot) else {
            return Vec::new();
        };
        let seen = self.frames.ways.iter().map(|&way| corners.through(way));
        let mut ranks: Vec<_> = seen.map(|corners| self.number(corners)).collect();
        ranks.sort_unstable();
        ranks.dedup();
        ranks
    }

    fn step(&self, cpu: Cpu, rows: Rows<'_, u32>) -> u64 {
        rows.step(cpu, self, Mirrored(self))
    }
}
