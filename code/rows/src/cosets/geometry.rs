//! The geometry of rows that are cosets.

use super::columns::Columns;
use super::cycles::Cycles;
use super::kernel::{GatherNeighbors, SweepCycles};
use super::neighbors::Neighbors;
use super::turns::{Turn, turns};
use super::walk::Walk;
use crate::{Geometry, Location, Step, Word};
use cpu::Cpu;
use permutation_group::{BigUint, GroupError, Permutation, PermutationGroup};
use std::marker::PhantomData;
use std::sync::OnceLock;

/// Any puzzle whose moves are permutations, in rows of words of type `W`.
///
/// The rank of a position is its [rank in the group](PermutationGroup::rank).
///
/// # Examples
/// ```
/// use permutation_group::{Permutation, PermutationGroup};
/// use rows::cosets::CosetRows;
/// use rows::{Nothing, SearchOptions, search};
///
/// // Five cards; a move exchanges neighbors.
/// let exchange = |i| {
///     let mut cards = vec![0, 1, 2, 3, 4];
///     cards.swap(i, i + 1);
///     Permutation::new(cards)
/// };
/// let moves = [exchange(0)?, exchange(1)?, exchange(2)?, exchange(3)?];
/// let rows = CosetRows::<u64>::new(PermutationGroup::new(5, &moves)?, &moves)?;
/// let options = SearchOptions { cpu: cpu::Cpu::best(), threads: 1 };
/// let outcome = search(&rows, &Nothing, options, |_| ())?;
/// assert_eq!(outcome.layers, [1, 4, 9, 15, 20, 22, 20, 15, 9, 4, 1]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
pub struct CosetRows<W> {
    group: PermutationGroup,
    columns: Columns,
    walk: Walk,
    rows: usize,
    turns: Vec<Turn>,
    /// The cycles of each turn, if rows are stepped by cycles.
    cycles: Vec<Cycles>,
    /// The neighbors of each row. If there are cycles, computed when first used.
    neighbors: OnceLock<Neighbors>,
    word: PhantomData<W>,
}

/// Why a puzzle cannot be laid out in rows.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum CosetError {
    /// A move is no element of the group.
    #[error("move {index}: {error}")]
    Move {
        /// The number of the move.
        index: usize,
        /// Why it is none.
        error: GroupError,
    },
    /// The moves do not generate the group.
    #[error("the group has {order} elements, and the moves reach {reached} of them")]
    Unreached {
        /// How many elements the group has.
        order: BigUint,
        /// How many the moves generate.
        reached: BigUint,
    },
    /// There are too many positions.
    #[error("{0} positions: a table has at most 2^64, in at most 2^32 rows")]
    TooMany(BigUint),
    /// The words are too small.
    #[error(
        "a word has {found} bits, and {needed} are needed: see `cosets::bits_per_word`"
    )]
    Bits {
        /// How many bits it has.
        found: usize,
        /// How many are needed.
        needed: usize,
    },
    /// There is no memory for the numbers of the rows.
    #[error(
        "there is not enough memory for {bytes} bytes: the representatives of {rows} rows"
    )]
    Memory {
        /// How many rows there are.
        rows: usize,
        /// How many bytes they need.
        bytes: usize,
    },
}

/// With more moves for each turn, rows are stepped by cycles.
const MOVES_BY_ROW: usize = 4;

impl<W: Word> CosetRows<W> {
    /// Lays out the positions of a group, which the moves must generate. The first points of its
    /// base number the rows.
    ///
    /// # Errors
    /// [`CosetError`] if the moves do not generate the group, there are too many positions, the
    /// words are too small, or there is not enough memory.
    ///
    /// # Complexity
    /// O(rows · (moves + n)) time; for each row and move 6 bytes, and 2n for each row, twice as
    /// much meanwhile.
    pub fn new(
        group: PermutationGroup,
        moves: &[Permutation],
    ) -> Result<Self, CosetError> {
        for (index, m) in moves.iter().enumerate() {
            group.check(m).map_err(|error| CosetError::Move { index, error })?;
        }
        let (points, order) = (group.points(), group.order());
        let reached = PermutationGroup::new(points, moves).expect("elements").order();
        if reached != order {
            return Err(CosetError::Unreached { order, reached });
        }
        let columns = Columns::new(&group);
        let found = 8 * size_of::<W>();
        if columns.bits > found {
            return Err(CosetError::Bits { found, needed: columns.bits });
        }
        let rows =
            u64::try_from(&order).ok().map(|order| order / columns.count() as u64);
        let rows = rows.and_then(|rows| u32::try_from(rows).ok());
        let rows = rows.ok_or(CosetError::TooMany(order))? as usize;
        let turns = turns(moves);
        let (walk, moves) = Walk::new(&group, &turns, &columns, rows)?;
        let cycles: Vec<_> =
            moves.iter().map(|moves| Cycles::new(moves, &columns)).collect();
        let count: usize = turns.iter().map(|turn| turn.powers.len()).sum();
        let by_cycles = count > MOVES_BY_ROW * turns.len()
            && turns.iter().all(|turn| turn.is_closed);
        let mut rows = CosetRows {
            group,
            columns,
            walk,
            rows,
            turns,
            cycles,
            neighbors: OnceLock::new(),
            word: PhantomData,
        };
        if !by_cycles {
            rows.neighbors();
            rows.cycles = Vec::new();
        }
        Ok(rows)
    }

    fn neighbors(&self) -> &Neighbors {
        let make =
            || Neighbors::new(&self.turns, &self.cycles, &self.columns, self.rows);
        self.neighbors.get_or_init(make)
    }

    /// The group whose elements are the positions.
    pub fn group(&self) -> &PermutationGroup {
        &self.group
    }

    /// The location of a position.
    ///
    /// # Panics
    /// If it is no element of the group.
    pub fn locate_position(&self, position: &Permutation) -> Location {
        let row = self.walk.find(|x| position.image(x)).expect("an element") as usize;
        let back = self.walk.inverse(row);
        let base = &self.columns.base;
        let column =
            self.columns.number(|k| back[usize::from(position.image(base[k]))]);
        Location { color: 0, row, column: column.into() }
    }

    /// The position at a location.
    ///
    /// # Panics
    /// If there is none.
    pub fn position(&self, location: Location) -> Permutation {
        let back = Permutation::new(self.walk.inverse(location.row).to_vec());
        &self.columns.elements[location.column] * &back.expect("an element").inverse()
    }
}

/// How many bits the words of a group's rows need: at most 64.
pub fn bits_per_word(group: &PermutationGroup) -> usize {
    Columns::split(group).bits
}

impl<W: Word> Geometry for CosetRows<W> {
    type Word = W;

    fn rows(&self, _color: usize) -> usize {
        self.rows
    }

    fn width(&self) -> usize {
        self.columns.words
    }

    fn columns(&self) -> crate::Columns {
        crate::Columns::new(self.columns.count(), self.columns.bits)
    }

    fn solved(&self) -> Location {
        Location { color: 0, row: 0, column: 0 }
    }

    fn locate(&self, rank: u64) -> Location {
        self.locate_position(&self.group.unrank(rank.into()).expect("a rank"))
    }

    fn ranks(&self, location: Location) -> Vec<u64> {
        let rank = self.group.rank(&self.position(location)).expect("an element");
        vec![rank as u64]
    }

    fn step(&self, cpu: Cpu, step: Step<'_, W>) -> u64 {
        let columns = &self.columns;
        if step.covers_all_rows() && !self.cycles.is_empty() {
            step.sweep(cpu, self, SweepCycles { columns, cycles: &self.cycles })
        } else {
            step.gather(
                cpu,
                self,
                GatherNeighbors { columns, neighbors: self.neighbors() },
            )
        }
    }
}
