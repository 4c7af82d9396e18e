//! Corners in rows: a row for each class of permutations under mirrors.
//!
//! The neighbors of a row are sorted by the symmetry that maps a representative to the neighbor,
//! and then by translation. So the rows that need the same translation are ORed before it, and the
//! translated rows that need the same symmetry are ORed before the symmetry. The digits of a column
//! are signed sums of twists, which a mirror only negates: see `signs`.

use super::corners::CornerRows;
use super::eight_corners::{EightCorners, sides};
use super::layout::{HALF_BLOCK, Layout};
use super::mirrored_classes::MirroredClasses;
use super::oriented::OrientationRows;
use super::signs::{Mirror, SYMMETRY_COUNT, shift, sums_of};
use super::step::{Row, rows, rows_mut, union_of_block};
use super::words::{Block, HalfBlock, in_registers};
use crate::caches::prefetch;
use crate::{Columns, Geometry, Kernel, Location, Step, Visited, ones};
use cpu::Cpu;
use puzzle::Metric;
use puzzle::pocket_cube::SLOTS;
use puzzle::rubik::CORNERS;

/// Number of blocks of a row, and of halves of a block.
const BLOCKS: usize = 3;
const HALVES: usize = 2;

/// The sides of each slot: of all corners, and of the seven of the pocket cube.
const SIDES: [u8; 8] = sides(CORNERS.names);
const POCKET_SIDES: [u8; 7] = sides(&SLOTS);

/// The corners of a cube in symmetry classes: of Rubik's cube with its centers fixed, or of the
/// pocket cube up to rotations of the whole cube.
///
/// ```
/// use puzzle::Metric;
/// use rows::{Geometry, translation};
///
/// // A column stands for up to eight positions.
/// let corners = translation::mirrored_corners(Metric::HalfTurn);
/// let location = corners.locate(50_000_000);
/// let same = corners.ranks(location);
/// assert!(same.contains(&50_000_000) && same.len() == 8);
/// assert!(same.iter().all(|&rank| corners.locate(rank) == location));
/// ```
#[derive(Debug, Clone)]
pub struct MirroredCorners {
    layout: Layout,
    classes: MirroredClasses,
    mirrors: [Mirror; SYMMETRY_COUNT],
}

/// The corners of Rubik's cube, with a row for each class of permutations.
///
/// # Complexity
/// A search reads a row of 384 bytes for each move and each class, in each layer. Memory: less
/// than a seventh of what a row for each permutation takes; with clockwise turns only, whose
/// symmetries have an even number of mirrors, about a fourth.
pub fn mirrored_corners(metric: Metric) -> MirroredCorners {
    MirroredCorners::new(metric, false)
}

/// The pocket cube, with a row for each class of permutations. Permutations that differ by a
/// rotation of the whole cube count as one: 1,680 instead of 5,040, before mirrors join them. The
/// corner that is fixed in other geometries may be twisted here.
///
/// # Complexity
/// As [`mirrored_corners`]. Memory: less than a fifth of what a row for each permutation of seven
/// corners takes; with clockwise turns only, less than a third.
pub fn mirrored_pocket_cube(metric: Metric) -> MirroredCorners {
    MirroredCorners::new(metric, true)
}

impl MirroredCorners {
    fn new(metric: Metric, up_to_rotation: bool) -> Self {
        let layout = Layout::new(&[3, 3, 3], BLOCKS as u8);
        let classes = MirroredClasses::new(metric, up_to_rotation);
        MirroredCorners { layout, classes, mirrors: std::array::from_fn(Mirror::new) }
    }

    /// The corners of the position with this rank.
    fn corners(&self, rank: u64) -> EightCorners {
        if self.classes.up_to_rotation {
            let position = CornerRows::<7>.unrank(rank);
            EightCorners::new(&position, &POCKET_SIDES).rotated_to_home()
        } else {
            EightCorners::new(&CornerRows::<8>.unrank(rank), &SIDES)
        }
    }

    /// The rank of the position with these corners.
    fn rank(&self, corners: EightCorners) -> u64 {
        if self.classes.up_to_rotation {
            CornerRows::<7>.rank(&corners.untwisted_at_home().pieces(&POCKET_SIDES))
        } else {
            CornerRows::<8>.rank(&corners.pieces(&SIDES))
        }
    }

    /// The corners at a location: the row's representative with the twists of the column's sums
    /// added.
    fn corners_at(&self, location: Location) -> Option<EightCorners> {
        let sums = sums_of(self.layout.vector(location.column)?);
        Some(self.classes.representatives[location.row].add_twists_of_sums(sums))
    }

    /// ORs all neighbors into a row if one of them is in the frontier, as [`Kernel::gather`].
    #[inline(always)]
    fn gather_row<V: HalfBlock>(
        &self,
        level: V::Level,
        row: usize,
        visited: &Visited<'_, u32>,
        words: &mut Row<HALVES, BLOCKS>,
    ) -> Option<u32> {
        let neighbors = self.classes.neighbors(row);
        if !neighbors.iter().any(|&neighbor| visited.in_frontier(neighbor.into())) {
            return None;
        }
        for &neighbor in self.classes.neighbors(row + 1) {
            prefetch(visited.row(neighbor.into()));
        }
        let all = rows::<HALVES, BLOCKS>(visited);
        for same_symmetry in neighbors.chunk_by(|a, b| a.symmetry == b.symmetry) {
            let symmetry = usize::from(same_symmetry[0].symmetry);
            for (block, target) in words.iter_mut().enumerate() {
                let mut image =
                    Block::<V, HALVES>::load(level, &[[0; HALF_BLOCK]; HALVES]);
                for same_shift in same_symmetry.chunk_by(|a, b| a.shift == b.shift) {
                    let shift = same_shift[0].shift;
                    let source = shift.source_block::<BLOCKS>(block);
                    let mut union = union_of_block(level, all, same_shift, source);
                    if shift.words | shift.bits != 0 {
                        union = self.layout.translate(shift, union);
                    }
                    image = image.or(union);
                }
                if symmetry != 0 {
                    image = image.mirror(&self.mirrors[symmetry]);
                }
                Block::load(level, target).or(image).store(target);
            }
        }
        Some(ones(words.as_flattened().as_flattened()))
    }
}

impl Kernel<u32> for &MirroredCorners {
    #[inline(always)]
    fn gather(
        &self,
        cpu: Cpu,
        (_, row): (usize, usize),
        visited: &Visited<'_, u32>,
        words: &mut [u32],
    ) -> Option<u32> {
        let words = &mut rows_mut(words)[0];
        in_registers!(cpu, self.gather_row(row, visited, words))
    }
}

impl Geometry for MirroredCorners {
    type Word = u32;

    fn rows(&self, _color: usize) -> usize {
        self.classes.representatives.len()
    }

    fn width(&self) -> usize {
        self.layout.width()
    }

    fn columns(&self) -> Columns {
        self.layout.columns()
    }

    fn orbit_size(&self, _color: usize, row: usize) -> u64 {
        self.classes.orbit_sizes[row].into()
    }

    fn solved(&self) -> Location {
        Location { color: 0, row: 0, column: 0 }
    }

    fn locate(&self, rank: u64) -> Location {
        let corners = self.corners(rank);
        let (entry, sums) = self.classes.locate(corners);
        let column = self.layout.column_of_shift(shift(sums));
        Location { color: 0, row: entry.class.into(), column }
    }

    fn ranks(&self, location: Location) -> Vec<u64> {
        let Some(corners) = self.corners_at(location) else {
            return Vec::new();
        };
        let images = self.classes.symmetries.iter().map(|&s| corners.mirrored(s));
        let mut ranks: Vec<_> = images.map(|corners| self.rank(corners)).collect();
        ranks.sort_unstable();
        ranks.dedup();
        ranks
    }

    fn step(&self, cpu: Cpu, step: Step<'_, u32>) -> u64 {
        step.gather(cpu, self, self)
    }
}
