//! The geometry of rows that moves translate.

use super::effect::RepeatedTurn;
use super::layout::{HALF_BLOCK, Layout};
use super::orbits::Orbits;
use super::oriented::{Numbering, OrientationRows};
use super::sources::RowSources;
use super::step::{Row, SweepTarget, rows_mut};
use super::words::{HalfBlock, in_registers};
use crate::{Columns, Geometry, Kernel, Location, Step, Sweep, Visited, ones};
use cpu::Cpu;
use std::sync::{Arc, OnceLock};

/// How the rows of a step are computed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StepMethod {
    /// Row by row, with a translation for each move.
    EachMove,
    /// Row by row, with one translation for all moves that add the same vector in every row.
    Merged,
    /// Orbit by orbit: all rows that the turns of a face permute, if these are three or four and
    /// every turn of the face is a move. Otherwise, and on several threads, as
    /// [`Merged`](Self::Merged).
    Closed,
}

/// A puzzle with a row for each permutation, and a column for each vector of orientations.
///
/// ```
/// use puzzle::Metric;
/// use rows::{Geometry, Location, translation};
///
/// let cube = translation::pocket_cube(Metric::HalfTurn);
/// assert_eq!(cube.locate(0), Location { color: 0, row: 0, column: 0 });
/// assert_eq!(cube.ranks(cube.locate(123_456)), [123_456]);
/// ```
#[derive(Debug, Clone)]
pub struct Translation {
    numbering: Arc<dyn Numbering>,
    layout: Layout,
    turns: Vec<RepeatedTurn>,
    /// The orbits under each turn; empty if rows are not stepped by orbits.
    orbits: Vec<Orbits>,
    /// The neighbors of each row. If there are orbits, computed on first use.
    sources: OnceLock<RowSources>,
    merged: bool,
}

impl Translation {
    /// The puzzle with these turns, each with the numbers of turns that count as one move.
    ///
    /// # Panics
    /// If the layout has neither one block nor three, if there are more than 65,536 rows or no
    /// turns, or if the puzzle's effects differ from these in number or in rows.
    pub fn new<O: OrientationRows + 'static>(
        puzzle: O,
        turns: &[(O::Position, &'static [u8])],
        method: StepMethod,
    ) -> Self {
        let (layout, rows) = (puzzle.layout(), OrientationRows::rows(&puzzle));
        assert!(matches!(layout.blocks(), 1 | 3), "one block or three");
        assert!(rows <= 1 << 16, "a row's number has 16 bits");
        assert!(!turns.is_empty(), "no turn leads anywhere");
        let (positions, moves): (Vec<_>, Vec<_>) = turns.iter().copied().unzip();
        let turn = |(effect, moves)| RepeatedTurn { effect, moves };
        let effects = puzzle.effects(&positions);
        assert_eq!(effects.len(), positions.len(), "an effect for each turn");
        assert!(effects.iter().all(|effect| effect.rows() == rows), "{rows} rows");
        let turns: Vec<_> = effects.into_iter().zip(moves).map(turn).collect();
        let orbits = turns.iter().map(|turn| Orbits::new(&layout, turn));
        let closed: Option<Vec<_>> =
            if method == StepMethod::Closed { orbits.collect() } else { None };
        let merged = method != StepMethod::EachMove;
        let sources = match closed {
            Some(_) => OnceLock::new(),
            None => OnceLock::from(RowSources::new(&layout, &turns, merged)),
        };
        Translation {
            numbering: Arc::new(puzzle),
            layout,
            turns,
            orbits: closed.unwrap_or_default(),
            sources,
            merged,
        }
    }

    /// The layout of a row.
    pub fn layout(&self) -> &Layout {
        &self.layout
    }
}

impl Geometry for Translation {
    type Word = u32;

    fn rows(&self, _color: usize) -> usize {
        self.numbering.rows()
    }

    fn width(&self) -> usize {
        self.layout.width()
    }

    fn columns(&self) -> Columns {
        self.layout.columns()
    }

    fn solved(&self) -> Location {
        self.locate(0)
    }

    fn locate(&self, rank: u64) -> Location {
        let (row, vector) = self.numbering.locate(rank);
        Location { color: 0, row, column: self.layout.column(vector) }
    }

    fn ranks(&self, location: Location) -> Vec<u64> {
        let vector = self.layout.vector(location.column);
        let rank = vector.map(|vector| self.numbering.rank_at(location.row, vector));
        rank.into_iter().collect()
    }

    /// Sweeps orbits on one thread, if there are any. Several threads gather, for the orbits of
    /// two faces share rows.
    fn step(&self, cpu: Cpu, step: Step<'_, u32>) -> u64 {
        match (self.layout.block(), self.layout.blocks()) {
            (HALF_BLOCK, _) => self.step_rows(cpu, step, RowKernel::<1, 1>(self)),
            (_, 1) => self.step_rows(cpu, step, RowKernel::<2, 1>(self)),
            _ => self.step_rows(cpu, step, RowKernel::<2, 3>(self)),
        }
    }
}

impl Translation {
    /// Steps rows with a kernel for their size of blocks.
    fn step_rows(
        &self,
        cpu: Cpu,
        step: Step<'_, u32>,
        kernel: impl Kernel<u32> + Sweep<u32>,
    ) -> u64 {
        if !self.orbits.is_empty() && step.covers_all_rows() {
            step.sweep(cpu, self, kernel)
        } else {
            step.gather(cpu, self, kernel)
        }
    }
}

/// Kernel for rows of `BLOCKS` blocks of `HALVES` halves: the compiler unrolls loops over
/// constants.
struct RowKernel<'a, const HALVES: usize, const BLOCKS: usize>(&'a Translation);

impl<const HALVES: usize, const BLOCKS: usize> Kernel<u32>
    for RowKernel<'_, HALVES, BLOCKS>
{
    #[inline(always)]
    fn gather(
        &self,
        cpu: Cpu,
        (_, row): (usize, usize),
        visited: &Visited<'_, u32>,
        words: &mut [u32],
    ) -> Option<u32> {
        in_registers!(cpu, self.gather(row, visited, words))
    }
}

impl<const HALVES: usize, const BLOCKS: usize> Sweep<u32>
    for RowKernel<'_, HALVES, BLOCKS>
{
    #[inline(always)]
    fn sweep(
        &self,
        cpu: Cpu,
        visited: &Visited<'_, u32>,
        words: &mut [u32],
        written: &mut [bool],
        _is_full: impl Fn(usize) -> bool,
    ) {
        let target = SweepTarget { rows: rows_mut(words), written };
        in_registers!(cpu, self.close(visited, target))
    }
}

impl<const HALVES: usize, const BLOCKS: usize> RowKernel<'_, HALVES, BLOCKS> {
    /// ORs all neighbors into a row if one of them is in the frontier, as [`Kernel::gather`].
    #[inline(always)]
    fn gather<V: HalfBlock>(
        &self,
        level: V::Level,
        row: usize,
        visited: &Visited<'_, u32>,
        words: &mut [u32],
    ) -> Option<u32> {
        let Translation { layout, turns, merged, .. } = self.0;
        let sources = || RowSources::new(layout, turns, *merged);
        let sources = self.0.sources.get_or_init(sources);
        let words: &mut Row<HALVES, BLOCKS> = &mut rows_mut(words)[0];
        let any =
            layout.gather::<V, HALVES, BLOCKS>(level, sources, row, visited, words);
        any.then(|| ones(words.as_flattened().as_flattened()))
    }

    /// Steps the orbits of all faces.
    #[inline(always)]
    fn close<V: HalfBlock>(
        &self,
        level: V::Level,
        visited: &Visited<'_, u32>,
        mut target: SweepTarget<'_, HALVES, BLOCKS>,
    ) {
        let Translation { orbits, layout, .. } = self.0;
        for (face, orbits) in orbits.iter().enumerate() {
            let (overwrites, target) = (face == 0, &mut target);
            // The compiler unrolls loops over a constant number of rows.
            match orbits.group_size {
                1 => layout.close::<V, HALVES, BLOCKS, 1>(
                    level, orbits, overwrites, visited, target,
                ),
                size if const { HALVES == 2 && BLOCKS == 1 } => match size {
                    2 => layout.close::<V, HALVES, BLOCKS, 2>(
                        level, orbits, overwrites, visited, target,
                    ),
                    _ => layout.close::<V, HALVES, BLOCKS, 4>(
                        level, orbits, overwrites, visited, target,
                    ),
                },
                size => unreachable!("groups of {size} rows"),
            }
        }
    }
}
