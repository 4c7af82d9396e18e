//! Random positions, each as likely as any other, and scrambles that lead to them.

use crate::{Instance, Limits, Purpose, PuzzleTable, SMALL_POSITIONS, SolveError};
use puzzle::{Indexed, pocket_cube};
use rows::Distances;
use table::{CompleteTable, ForwardGraph, PocketCubeTable, TableError};

/// Draws positions of a puzzle, each as likely as any other. After random moves they would not be.
///
/// # Examples
/// ```
/// use solve::{Instance, RandomPositions};
///
/// let board = Instance::find("8-puzzle")?;
/// let draw = RandomPositions::new(&board)?;
/// let mut state = 1_u64; // of a generator that is good enough for an example
/// let mut next = || {
///     state = state.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
///     state ^ state >> 32
/// };
/// let rank = draw.rank(&mut next);
/// let scramble = draw.scramble(rank, &mut next).expect("a small puzzle");
/// assert!(scramble.len() <= 31);
/// # Ok::<(), solve::SolveError>(())
/// ```
pub struct RandomPositions<'a> {
    puzzle: &'a dyn Indexed,
    /// The distances *from* solved to each position.
    table: Option<FromSolved>,
}

/// The distances from solved.
enum FromSolved {
    Scanned(CompleteTable),
    /// Also the distances to solved, since each move can be undone.
    InRows(Box<dyn Distances>),
}

impl FromSolved {
    /// The distance to a position. `None` if it cannot be reached.
    fn distance(&self, rank: u64) -> Option<usize> {
        match self {
            FromSolved::Scanned(table) => {
                table.distance(rank as usize).map(usize::from)
            }
            FromSolved::InRows(table) => table.distance(rank),
        }
    }
}

impl<'a> RandomPositions<'a> {
    /// Computes the distances from solved of at most [`SMALL_POSITIONS`] positions. Without them,
    /// all ranks count as reachable, and there are no scrambles.
    ///
    /// # Errors
    /// [`SolveError::Scan`] if there is not enough memory.
    ///
    /// # Complexity
    /// That of a scan, and a byte for each position; for a definition, that of a table in rows.
    pub fn new(instance: &'a Instance) -> Result<Self, SolveError> {
        let puzzle = &**instance.puzzle();
        // Scrambles begin at the start, wherever the goal is.
        let start = puzzle.scramble_rank("").unwrap_or_else(|_| puzzle.solved_rank());
        let is_cube = instance.is_of(&pocket_cube::FAMILY);
        let has_other_goal = instance.goal().is_some() || instance.has_several_goals();
        let table = match instance.metric().filter(|_| is_cube) {
            _ if puzzle.position_count() > SMALL_POSITIONS => None,
            Some(metric) => {
                Some(FromSolved::Scanned(PocketCubeTable::from_solved(metric)))
            }
            None if instance.definition().is_some() && !has_other_goal => {
                let (purpose, limits) = (Purpose::Solutions, Limits::default());
                let table =
                    PuzzleTable::compute(instance, None, purpose, limits, &|_| {});
                table?.distances.map(FromSolved::InRows)
            }
            None => {
                let graph = ForwardGraph(puzzle);
                match CompleteTable::new(&graph, start as usize, |_| ()) {
                    // A random position can be drawn without a table, as for the Tower of Hanoi
                    // with three pegs.
                    Err(TableError::TooDeep) => None,
                    table => Some(FromSolved::Scanned(table?)),
                }
            }
        };
        Ok(RandomPositions { puzzle, table })
    }

    /// Whether there are scrambles: for few positions that are not too far from solved.
    pub fn has_scrambles(&self) -> bool {
        self.table.is_some()
    }

    /// A uniformly distributed rank of a reachable position, if `next` gives uniformly distributed
    /// 64-bit numbers.
    pub fn rank(&self, mut next: impl FnMut() -> u64) -> u64 {
        loop {
            let rank = random_below(self.puzzle.position_count(), &mut next);
            if self.table.as_ref().is_none_or(|table| table.distance(rank).is_some()) {
                return rank;
            }
        }
    }

    /// As [`rank`](Self::rank), among the positions that are at least `least` moves from solved,
    /// as competitions demand it: regulation 4b3 of the World Cube Association. Without
    /// [scrambles](Self::has_scrambles) no distance is known, and all positions count.
    ///
    /// # Examples
    /// ```
    /// use solve::{Instance, RandomPositions};
    ///
    /// let cube = Instance::find("pocket-cube")?;
    /// let draw = RandomPositions::new(&cube)?;
    /// let mut numbers = 0..; // the first of them belong to positions near solved
    /// let mut next = || numbers.next().expect("there is no end");
    /// let rank = draw.rank_from(4, &mut next);
    /// assert!(draw.scramble(rank, &mut next).expect("a small puzzle").len() >= 4);
    /// # Ok::<(), solve::SolveError>(())
    /// ```
    pub fn rank_from(&self, least: usize, mut next: impl FnMut() -> u64) -> u64 {
        loop {
            let rank = self.rank(&mut next);
            let distance = self.table.as_ref().and_then(|table| table.distance(rank));
            if distance.is_none_or(|distance| distance >= least) {
                return rank;
            }
        }
    }

    /// The moves of a random shortest path from solved to a position of [`rank`](Self::rank): at
    /// each step back, all predecessors that are nearer to solved are equally likely, as the WCA's
    /// scrambles demand. The first such predecessor would make the last moves of scrambles
    /// unequally frequent. `None` unless there are [scrambles](Self::has_scrambles).
    ///
    /// # Panics
    /// If the position cannot be reached.
    pub fn scramble(
        &self,
        mut rank: u64,
        mut next: impl FnMut() -> u64,
    ) -> Option<Vec<usize>> {
        let table = self.table.as_ref()?;
        let mut moves = vec![];
        let start = table.distance(rank).expect("a reachable position");
        for nearer in (0..start).rev() {
            let predecessors = (0..).zip(self.puzzle.predecessors(rank));
            let steps: Vec<(usize, u64)> = predecessors
                .filter_map(|(m, before)| Some((m, before?)))
                .filter(|&(_, before)| table.distance(before) == Some(nearer))
                .collect();
            let (m, before) =
                steps[random_below(steps.len() as u64, &mut next) as usize];
            moves.push(m);
            rank = before;
        }
        moves.reverse();
        Some(moves)
    }
}

/// A uniformly distributed number below `count`, if `next` gives uniformly distributed 64-bit
/// numbers.
///
/// Numbers above the largest multiple of `count` are drawn again; they would make small
/// remainders likelier.
///
/// # Examples
/// ```
/// assert_eq!(solve::random_below(6, || 20), 2);
/// ```
pub fn random_below(count: u64, mut next: impl FnMut() -> u64) -> u64 {
    let end = u64::MAX - u64::MAX % count;
    loop {
        let number = next();
        if number < end {
            return number % count;
        }
    }
}
