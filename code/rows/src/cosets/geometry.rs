//! The geometry of rows that are cosets.

use super::columns::{Columns, Split};
use super::coset_table::CosetTable;
use super::cycles::Cycles;
use super::kernel::{GatherNeighbors, SweepCycles};
use super::neighbors::Neighbors;
use super::turns::{Turn, turns};
use crate::{Bytes, Geometry, Location, RowsBuilder, Step, Word};
use cpu::Cpu;
use permutation_group::{BigUint, GroupError, Permutation, PermutationGroup};
use std::fmt::Debug;
use std::marker::PhantomData;
use std::sync::{Arc, OnceLock};

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
    turns: Vec<Turn>,
    split: Split,
    rows: usize,
    /// The numbers of the positions, if they are not their ranks in the group.
    numbering: Option<Arc<dyn Numbering>>,
    layout: OnceLock<Layout>,
    word: PhantomData<W>,
}

/// Numbers of positions.
pub(crate) trait Numbering: Debug + Send + Sync {
    /// The position with this number.
    fn position(&self, rank: u64) -> Permutation;

    /// The number of a position.
    fn rank(&self, position: &Permutation) -> u64;
}

/// The rows of a puzzle and their columns: computed when they are needed.
#[derive(Debug, Clone)]
struct Layout {
    columns: Columns,
    table: CosetTable,
    /// The cycles of each turn, if rows are stepped by cycles.
    cycles: Vec<Cycles>,
    /// The neighbors of each row. If there are cycles, computed when first used.
    neighbors: OnceLock<Neighbors>,
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
    #[error("{0} positions: a table has fewer than 2^64, in fewer than 2^32 rows")]
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
}

/// With more moves for each turn on average, rows are stepped by cycles and not one by one.
const MAX_MOVES_A_TURN_BY_ROW: usize = 4;

impl<W: Word> CosetRows<W> {
    /// Lays out the positions of a group, which the moves must generate. The first points of its
    /// base number the rows. The rows are found when they are first needed.
    ///
    /// # Errors
    /// [`CosetError`] if the moves do not generate the group, there are too many positions, or
    /// the words are too small.
    ///
    /// # Complexity
    /// O(rows · (moves + n)) time when the rows are found; then 6 bytes for each row and move, and
    /// about 2n for each row, and 16 for each row and turn meanwhile.
    pub fn new(
        group: PermutationGroup,
        moves: &[Permutation],
    ) -> Result<Self, CosetError> {
        for (index, m) in moves.iter().enumerate() {
            group.check(m).map_err(|error| CosetError::Move { index, error })?;
        }
        let order = group.order();
        if !group.generators().iter().all(|g| moves.contains(g)) {
            let reached = PermutationGroup::new(group.points(), moves);
            let reached = reached.expect("elements").order();
            if reached != order {
                return Err(CosetError::Unreached { order, reached });
            }
        }
        let split = Split::new(&group, moves.len());
        let found = 8 * size_of::<W>();
        if split.bits > found {
            return Err(CosetError::Bits { found, needed: split.bits });
        }
        let rows = u64::try_from(&order).ok().map(|order| order / split.columns as u64);
        let rows = rows.and_then(|rows| u32::try_from(rows).ok());
        let rows = rows.ok_or(CosetError::TooMany(order))? as usize;
        Ok(CosetRows {
            group,
            turns: turns(moves),
            split,
            rows,
            numbering: None,
            layout: OnceLock::new(),
            word: PhantomData,
        })
    }

    fn moves(&self) -> usize {
        self.turns.iter().map(|turn| turn.powers.len()).sum()
    }

    fn into_builder(
        self,
        numbering: Option<Arc<dyn Numbering>>,
        byte_record: Option<Bytes>,
    ) -> RowsBuilder {
        let own_bytes = self.own_bytes();
        let rows = CosetRows { numbering, ..self };
        RowsBuilder::with_geometry(rows, own_bytes, byte_record)
    }

    /// Number of bytes of the layout, at most, while it is made.
    fn own_bytes(&self) -> u64 {
        let (turns, moves) = (self.turns.len(), self.moves());
        let [table, walk] = CosetTable::bytes(&self.group, self.split, self.rows);
        let cycles = Cycles::bytes(self.rows) * (turns + 1);
        let neighbors = Neighbors::bytes(self.rows, moves);
        let columns = Columns::bytes(&self.group, self.split);
        (columns + table + cycles + walk.max(neighbors)) as u64
    }

    fn layout(&self) -> &Layout {
        self.layout.get_or_init(|| {
            let (turns, columns) = (&self.turns, Columns::new(&self.group, self.split));
            let (table, moves) =
                CosetTable::new(&self.group, turns, &columns, self.rows);
            let cycles =
                moves.into_iter().map(|moves| Cycles::new(&moves, &columns)).collect();
            let by_cycles = self.moves() > MAX_MOVES_A_TURN_BY_ROW * turns.len()
                && turns.iter().all(|turn| turn.is_closed);
            let neighbors = OnceLock::new();
            let mut layout = Layout { columns, table, cycles, neighbors };
            if !by_cycles {
                layout.neighbors(self);
                layout.cycles = Vec::new();
            }
            layout
        })
    }

    /// The group whose elements are the positions.
    pub fn group(&self) -> &PermutationGroup {
        &self.group
    }

    /// The location of a position.
    ///
    /// # Panics
    /// If it is no element of the group.
    ///
    /// # Complexity
    /// O(n) time for each level of the group.
    pub fn locate_position(&self, position: &Permutation) -> Location {
        assert!(self.group.check(position).is_ok(), "{position} is no element");
        let Layout { columns, table, .. } = self.layout();
        let row = table.find(|x| position.image(x)).expect("an element") as usize;
        let back = table.inverse(row);
        let image = |k: usize| back[usize::from(position.image(columns.base[k]))];
        let column = columns.number(image);
        Location { color: 0, row, column: column.into() }
    }

    /// The position at a location.
    ///
    /// # Panics
    /// If there is none.
    pub fn position(&self, location: Location) -> Permutation {
        let Layout { columns, table, .. } = self.layout();
        let back = Permutation::new(table.inverse(location.row).to_vec());
        &columns.elements[location.column] * &back.expect("an element").inverse()
    }
}

/// How many bits the words of a group's rows need: at most 64. A word takes as many bytes as its
/// type has, even if few of its bits are used; another base of the group may give more.
pub fn bits_per_word(group: &PermutationGroup) -> usize {
    Split::new(group, 1).bits
}

/// A builder of the rows of a group, whose words are as small as can be. The ranks of the puzzle
/// that it is for must be those of the group, and its moves these.
///
/// # Errors
/// As [`CosetRows::new`].
///
/// # Complexity
/// As [`CosetRows::new`].
pub fn builder(
    group: PermutationGroup,
    moves: &[Permutation],
) -> Result<RowsBuilder, CosetError> {
    any_builder(group, moves, None, None)
}

/// A builder as [`builder`] makes it, for positions with other numbers.
pub(crate) fn numbered_builder(
    group: PermutationGroup,
    moves: &[Permutation],
    numbering: Arc<dyn Numbering>,
    byte_record: Bytes,
) -> Result<RowsBuilder, CosetError> {
    any_builder(group, moves, Some(numbering), Some(byte_record))
}

fn any_builder(
    group: PermutationGroup,
    moves: &[Permutation],
    numbering: Option<Arc<dyn Numbering>>,
    byte_record: Option<Bytes>,
) -> Result<RowsBuilder, CosetError> {
    Ok(match bits_per_word(&group) {
        ..=32 => {
            CosetRows::<u32>::new(group, moves)?.into_builder(numbering, byte_record)
        }
        _ => CosetRows::<u64>::new(group, moves)?.into_builder(numbering, byte_record),
    })
}

impl Layout {
    fn neighbors<W>(&self, rows: &CosetRows<W>) -> &Neighbors {
        let make =
            || Neighbors::new(&rows.turns, &self.cycles, &self.columns, rows.rows);
        self.neighbors.get_or_init(make)
    }
}

impl<W: Word> Geometry for CosetRows<W> {
    type Word = W;

    fn rows(&self, _color: usize) -> usize {
        self.rows
    }

    fn width(&self) -> usize {
        self.split.words()
    }

    fn columns(&self) -> crate::Columns {
        crate::Columns::new(self.split.columns, self.split.bits)
    }

    fn solved(&self) -> Location {
        Location { color: 0, row: 0, column: 0 }
    }

    fn locate(&self, rank: u64) -> Location {
        self.locate_position(&match &self.numbering {
            Some(numbering) => numbering.position(rank),
            None => self.group.unrank(rank.into()).expect("a rank"),
        })
    }

    fn ranks(&self, location: Location) -> Vec<u64> {
        let position = self.position(location);
        vec![match &self.numbering {
            Some(numbering) => numbering.rank(&position),
            None => self.group.rank(&position).expect("an element") as u64,
        }]
    }

    fn step(&self, cpu: Cpu, step: Step<'_, W>) -> u64 {
        let layout = self.layout();
        let (columns, cycles) = (&layout.columns, &layout.cycles[..]);
        if step.covers_all_rows() && !cycles.is_empty() {
            step.sweep(cpu, self, SweepCycles { columns, cycles })
        } else {
            let neighbors = layout.neighbors(self);
            step.gather(cpu, self, GatherNeighbors { columns, neighbors })
        }
    }
}
