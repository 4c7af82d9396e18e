//! The corners of Rubik's cube: a row for each class of orders that mirrors send to each
//! other.
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

use super::Vector;
use super::layout::{BITS, Layout, MOST, Shift};
use super::shift::Bits;
use super::signs::{self, Mirror, Signs, WAYS};
use super::step::{Row, Tables};
#[cfg(target_arch = "aarch64")]
use super::words::neon;
use super::words::{Plain, Words, block::Block};
#[cfg(target_arch = "x86_64")]
use super::words::{avx2, avx512};
use crate::prefetch::prefetch;
use crate::symmetric::Classes;
use crate::{Geometry, Kernel, Layer, Rows, Spot};
use cpu::{Cpu, Task};
use permutation::{LANES, Lanes};
use puzzle::Metric;
use puzzle::rubik::{self, Corners, Part};

/// How many blocks a row has.
const BLOCKS: usize = 3;

/// The rows that come to a row by one way and one translation.
#[derive(Debug, Clone, Copy)]
struct Group {
    way: u8,
    shift: Shift,
    /// How many rows.
    rows: u8,
}

/// The corners of Rubik's cube in classes.
#[derive(Debug, Clone)]
pub struct MirroredCorners {
    tables: Tables,
    signs: Signs,
    /// Where each way sends each slot.
    sent: [[u8; WAYS]; WAYS],
    mirrors: [Mirror; WAYS],
    /// The ways that send moves to moves.
    ways: Vec<usize>,
    classes: Classes,
    /// For each class the rows that come to it, `moves` of them, group after group.
    rows: Vec<u16>,
    moves: usize,
    /// The groups of all classes, those of a way together, and where a class's begin.
    groups: Vec<Group>,
    begin: Vec<u32>,
}

/// The corners of Rubik's cube, with a row for each class of orders.
///
/// # Complexity
/// A search reads a row of 384 bytes for each move and each class of orders, in each layer.
/// Memory: less than a seventh of what a row for each order takes; with clockwise turns alone,
/// which only two mirrors at once keep, about a fourth.
pub fn mirrored_corners(metric: Metric) -> MirroredCorners {
    MirroredCorners::new(metric)
}

fn unrank(row: usize) -> [u8; 8] {
    permutation::unrank_nibbles(row as u64)
}

fn rank(pm: &[u8; 8]) -> usize {
    permutation::rank_nibbles(pm) as usize
}

/// What a way makes of an order, if it sends slots so.
fn seen(pm: [u8; 8], sent: &[u8; WAYS]) -> [u8; 8] {
    let mut seen = [0; 8];
    for (slot, &piece) in sent.iter().zip(&pm) {
        seen[usize::from(*slot)] = sent[usize::from(piece)];
    }
    seen
}

impl MirroredCorners {
    fn new(metric: Metric) -> Self {
        // In a mirror a turn clockwise is one back.
        let ways: Vec<usize> = match metric {
            Metric::Clockwise => {
                (0..WAYS).filter(|way| way.count_ones() % 2 == 0).collect()
            }
            _ => (0..WAYS).collect(),
        };
        let sent = signs::sent();
        let image = |row, n: usize| rank(&seen(unrank(row), &sent[ways[n]]));
        let classes = Classes::new(0..40_320, ways.len(), image);
        let layout = Layout::new(&[3, 3, 3], BLOCKS as u8);
        let signs = Signs::new(layout.moduli());
        let mirrors = Mirror::all(&layout, &signs);
        let mut corners = MirroredCorners {
            tables: Tables { layout, bits: Bits::all() },
            signs,
            sent,
            mirrors,
            ways,
            classes,
            rows: Vec::new(),
            moves: 0,
            groups: Vec::new(),
            begin: vec![0],
        };
        let moves = moves(metric);
        corners.moves = moves.len();
        Cpu::best().run(Come { corners: &mut corners, moves: &moves });
        corners
    }

    /// What comes from an order to which a move leads, where twists gain this.
    #[inline(always)]
    fn comes(&self, rank: usize, gain: Vector) -> u64 {
        let (class, n) = self.classes.of[rank];
        let way = self.ways[usize::from(n)];
        // What twists gain on the way there they lose on the way back; and they are seen in
        // the mirror first, so in there.
        let layout = &self.tables.layout;
        let gain = layout.shift(self.signs.seen(way, gain));
        let Shift { block, words, bits } = layout.back(gain);
        u64::from_be_bytes([0, 0, way as u8, block, words, bits, 0, 0])
            | u64::from(class)
    }

    /// Adds what comes to a row, those of a way together, and of these those that are
    /// translated alike.
    fn group(&mut self, come: &mut [u64]) {
        come.sort_unstable();
        for same in come.chunk_by(|a, b| a >> 16 == b >> 16) {
            let [.., way, block, words, bits, _, _] = same[0].to_be_bytes();
            let (shift, rows) = (Shift { block, words, bits }, same.len() as u8);
            self.groups.push(Group { way, shift, rows });
            self.rows.extend(same.iter().map(|&it| it as u16));
        }
        self.begin.push(self.groups.len() as u32);
    }

    /// The groups that come to a row.
    #[inline(always)]
    fn groups(&self, row: usize) -> &[Group] {
        &self.groups[self.begin[row] as usize..self.begin[row + 1] as usize]
    }
}

/// What moves bring into each row is to be worked out.
struct Come<'a> {
    corners: &'a mut MirroredCorners,
    moves: &'a [Corners],
}

impl Task for Come<'_> {
    type Output = ();

    /// For sixty-four rows at once.
    #[inline(always)]
    fn run(self, _cpu: Cpu) {
        let Come { corners, moves } = self;
        let firsts = corners.classes.first.iter().map(|&it| it as u16);
        let firsts: Vec<u16> = firsts.collect();
        let mut come = vec![Vec::new(); LANES];
        for firsts in firsts.chunks(LANES) {
            let rows = std::array::from_fn(|lane| firsts[lane.min(firsts.len() - 1)]);
            let pm: Lanes<8> = permutation::unrank_lanes(&rows);
            come.iter_mut().for_each(Vec::clear);
            for turn in moves {
                let after = turn.pm().map(|slot| pm[usize::from(slot)]);
                let ranks: [u16; LANES] = permutation::rank_lanes(&after);
                let gains = corners.signs.gains(&after, turn.ori());
                let each = come.iter_mut().zip(ranks.iter().zip(&gains));
                for (come, (&rank, &gain)) in each {
                    come.push(corners.comes(rank.into(), gain));
                }
            }
            come[..firsts.len()].iter_mut().for_each(|come| corners.group(come));
        }
    }
}

/// All moves of a metric.
fn moves(metric: Metric) -> Vec<Corners> {
    let times = match metric {
        Metric::HalfTurn => &[1, 2, 3][..],
        Metric::QuarterTurn => &[1, 3],
        Metric::Clockwise => &[1],
    };
    let turned = |face: rubik::Face| {
        times
            .iter()
            .map(move |&n| (1..n).fold(face.corners(), |all, _| all * face.corners()))
    };
    rubik::Face::ALL.into_iter().flat_map(turned).collect()
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
        #[cfg(target_arch = "x86_64")]
        if avx512::is_used(cpu) {
            return self
                .0
                .gather::<<[u32; MOST] as Block<MOST>>::Avx512>(row, source, seen);
        } else if avx2::is_used(cpu) {
            return self
                .0
                .gather::<<[u32; MOST] as Block<MOST>>::Avx2>(row, source, seen);
        }
        #[cfg(target_arch = "aarch64")]
        if neon::is_used(cpu) {
            return self
                .0
                .gather::<<[u32; MOST] as Block<MOST>>::Neon>(row, source, seen);
        }
        self.0.gather::<Plain<MOST>>(row, source, seen)
    }
}

impl MirroredCorners {
    /// Adds to a row what its neighbors bring. `false` if none of them is fresh.
    #[inline(always)]
    fn gather<V: Words<MOST>>(
        &self,
        row: usize,
        source: &Layer<'_, u32>,
        seen: &mut Row<MOST, BLOCKS>,
    ) -> bool {
        let come =
            |row: usize| self.rows.chunks_exact(self.moves).nth(row).unwrap_or(&[]);
        let rows = come(row);
        if !rows.iter().any(|&row| source.is_fresh(row.into())) {
            return false;
        }
        for &row in come(row + 1) {
            prefetch(source.row(row.into()));
        }
        let all: &[Row<MOST, BLOCKS>] = source.chunks::<MOST>().as_chunks().0;
        // ANCHOR: mirrored
        let mut rest = rows;
        for ways in self.groups(row).chunk_by(|a, b| a.way == b.way) {
            let mirror = &self.mirrors[usize::from(ways[0].way)];
            let (count, is_seen) = (
                ways.iter().map(|group| usize::from(group.rows)).sum(),
                ways[0].way == 0,
            );
            let (come, others) = rest.split_at(count);
            rest = others;
            for block in 0..BLOCKS {
                let mut come = come;
                let mut union = V::load(&[0; MOST]);
                for group in ways {
                    let (rows, others) = come.split_at(group.rows.into());
                    come = others;
                    let from =
                        (block + BLOCKS - usize::from(group.shift.block)) % BLOCKS;
                    union = union.or(self.tables.bring(group.shift, all, rows, from));
                }
                let to = &mut seen[block];
                let union = if is_seen { union } else { union.mirror(mirror) };
                V::load(to).or(union).store(to);
            }
        }
        // ANCHOR_END: mirrored
        true
    }
}

impl Geometry for MirroredCorners {
    type Word = u32;

    fn colors(&self) -> usize {
        1
    }

    fn rows(&self, _color: usize) -> usize {
        self.classes.first.len()
    }

    fn width(&self) -> usize {
        MOST * BLOCKS
    }

    fn bits(&self) -> usize {
        BITS
    }

    fn places(&self) -> usize {
        self.tables.layout.words() * BITS * BLOCKS
    }

    fn span(&self) -> usize {
        let Tables { layout, .. } = &self.tables;
        ((BLOCKS - 1) * MOST + layout.words()) * BITS
    }

    fn weight(&self, _color: usize, row: usize) -> u64 {
        self.classes.sizes[row].into()
    }

    fn solved(&self) -> (usize, usize) {
        (0, 0)
    }

    fn locate(&self, rank: u64) -> Spot {
        let position = Corners::unrank(rank);
        let (class, n) = self.classes.of[self::rank(position.pm())];
        let digits = self.signs.digits(position.pm(), position.ori());
        let digits = self.signs.seen(self.ways[usize::from(n)], digits);
        Spot { color: 0, row: class.into(), place: self.tables.layout.place(digits) }
    }

    fn rank(&self, spot: Spot) -> Option<u64> {
        let digits = self.tables.layout.vector(spot.place)?;
        let first = unrank(self.classes.first[spot.row] as usize);
        Some(Part::rank(&self.signs.position(first, digits)))
    }

    fn ranks(&self, spot: Spot) -> Vec<u64> {
        let Some(digits) = self.tables.layout.vector(spot.place) else {
            return Vec::new();
        };
        let first = unrank(self.classes.first[spot.row] as usize);
        let rank = |&way: &usize| {
            let (pm, digits) =
                (seen(first, &self.sent[way]), self.signs.seen(way, digits));
            Part::rank(&self.signs.position(pm, digits))
        };
        let mut ranks: Vec<_> = self.ways.iter().map(rank).collect();
        ranks.sort_unstable();
        ranks.dedup();
        ranks
    }

    fn step(&self, cpu: Cpu, rows: Rows<'_, u32>) -> u64 {
        rows.step(cpu, self, Mirrored(self))
    }
}
