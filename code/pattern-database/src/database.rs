//! Pattern databases: the distance of each abstract state of a pattern.

use crate::Pattern;
use pruning::LowerBound;
use std::collections::VecDeque;

/// The entry of an abstract state from which the solved abstract state cannot be reached.
pub const UNREACHED: u8 = u8::MAX;

/// Errors in computing a pattern database.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum DatabaseError {
    /// A distance does not fit in an entry.
    #[error("there are states at distance 255, and an entry holds at most 254")]
    TooDeep,
    /// There is no memory for the table.
    #[error(
        "a table of {count} states needs {count} bytes, and there is not enough memory"
    )]
    TooLarge {
        /// How many abstract states there are.
        count: usize,
    },
    /// The number of entries is not that of the pattern's abstract states.
    #[error("found {found} entries, and a table of this pattern has {right}")]
    Entries {
        /// How many entries there are.
        found: usize,
        /// How many abstract states there are.
        right: usize,
    },
    /// The entry of the solved abstract state is not 0.
    #[error(
        "the entry of the solved state is {found}, and in a table of this pattern it is 0"
    )]
    SolvedEntry {
        /// The entry.
        found: u8,
    },
    /// Two entries differ by more than the move between their abstract states counts.
    #[error(
        "move {m} from state {from} to state {state} leads from {before} to {after} and counts \
         {cost}: these are not the entries of this pattern"
    )]
    WrongEntry {
        /// The move.
        m: usize,
        /// The abstract state before the move.
        from: usize,
        /// The abstract state after the move.
        state: usize,
        /// The entry before the move.
        before: u8,
        /// The entry after the move.
        after: u8,
        /// The cost of the move.
        cost: u8,
    },
    /// The observer has stopped the computation.
    #[error("stopped after depth {depth}: {states} states have their distance")]
    Stopped {
        /// The distance of the last complete layer.
        depth: usize,
        /// How many abstract states have this distance or a smaller one.
        states: u64,
    },
    /// The rank of the solved abstract state is out of range.
    #[error("the solved state has the number {rank}, which is not below {count}")]
    SolvedRank {
        /// The rank.
        rank: usize,
        /// How many abstract states there are.
        count: usize,
    },
    /// The rank of a predecessor is out of range.
    #[error(
        "move {m} leads from state {from} to a state with the number {rank}, which is not below {count}"
    )]
    PredecessorRank {
        /// The move.
        m: usize,
        /// The abstract state whose predecessor it is.
        from: usize,
        /// The rank of the predecessor.
        rank: usize,
        /// How many abstract states there are.
        count: usize,
    },
}

/// A pattern and the distance of each of its abstract states: a *pattern database*.
///
/// `E` holds the entries: a vector, or the bytes of a mapped file.
///
/// # Examples
/// ```
/// use pattern_database::{Database, Tiles};
/// use pruning::LowerBound;
/// use puzzle::{Puzzle, sliding::Sliding};
///
/// let puzzle = Sliding::new(3, 3)?;
/// let half = Database::new(Tiles::every_move(&puzzle, &[1, 2, 3, 4])?)?;
/// let board = puzzle.read("1 3 2 6 5 4 7 8 0")?; // 18 moves away
/// assert_eq!(half.lower_bound(&board), Some(18));
/// assert_eq!(half.bytes(), 9 * 8 * 7 * 6 * 5);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
pub struct Database<P, E = Vec<u8>> {
    pattern: P,
    /// Number of consecutive abstract states that share an entry.
    states_per_entry: usize,
    entries: E,
}

impl<P: Pattern> Database<P> {
    /// Computes the table on one thread, with a queue: searches from the solved abstract state,
    /// against the moves. [`new`](Self::new) computes the same table faster.
    ///
    /// The predecessor by a move that counts 0 has the same distance. It goes to the *front*
    /// of the queue, so that the abstract states leave the queue in the order of their distances.
    ///
    /// # Errors
    /// [`DatabaseError`] if a distance is more than 254, there is not enough memory, or the
    /// pattern returns a rank that is out of range. That ranks are unique is not checked.
    ///
    /// # Complexity
    /// O(abstract states · moves) time; a byte for each abstract state, and the queue.
    pub fn by_queue(pattern: P) -> Result<Self, DatabaseError> {
        let mut entries = reserve_entries(pattern.count())?;
        // ANCHOR: new
        let solved = solved_rank(&pattern)?;
        entries[solved] = 0;
        let mut queue = VecDeque::from([(solved, 0)]);
        while let Some((rank, distance)) = queue.pop_front() {
            if entries[rank] < distance {
                continue; // expanded before, at a smaller distance
            }
            let state = pattern.unrank(rank);
            for m in 0..pattern.moves() {
                let Some((q, cost)) = pattern.predecessor(&state, m) else { continue };
                let next = pattern.rank(&q);
                let entry = entries.get_mut(next);
                let entry = entry.ok_or_else(|| rank_error(&pattern, m, rank, next))?;
                let farther = u16::from(distance) + u16::from(cost);
                if farther >= u16::from(*entry) && *entry != UNREACHED {
                    continue;
                }
                let farther = checked_entry(farther)?;
                match cost {
                    0 => queue.push_front((next, farther)),
                    _ => queue.push_back((next, farther)),
                }
                *entry = farther;
            }
        }
        // ANCHOR_END: new
        Ok(Database { pattern, states_per_entry: 1, entries })
    }

    /// Joins a pattern and the entry of each of its abstract states.
    pub(crate) fn from_layers(pattern: P, entries: Vec<u8>) -> Self {
        Database { pattern, states_per_entry: 1, entries }
    }

    /// A smaller table: `size` abstract states with consecutive ranks share an entry, the smallest
    /// of their entries.
    ///
    /// The bound remains admissible, but a consistent bound may become inconsistent.
    ///
    /// # Panics
    /// If `size` is 0.
    ///
    /// # Complexity
    /// O(entries) time, entries / size bytes.
    ///
    /// # Examples
    /// ```
    /// use pattern_database::{Database, Tiles};
    /// use puzzle::sliding::Sliding;
    ///
    /// let puzzle = Sliding::new(2, 3)?;
    /// let whole = Database::new(Tiles::own_moves(&puzzle, &[1, 2])?)?;
    /// assert_eq!((whole.bytes(), whole.clone().merged(4).bytes()), (6 * 5 * 4, 6 * 5));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    // ANCHOR: merged
    pub fn merged(self, size: usize) -> Self {
        let least = |group: &[u8]| group.iter().copied().min().unwrap_or(UNREACHED);
        let entries = self.entries.chunks(size).map(least).collect();
        Database { entries, states_per_entry: self.states_per_entry * size, ..self }
    }
    // ANCHOR_END: merged
}

/// Number of abstract states whose moves are checked in a table that was saved.
const CHECKED_STATES: usize = 1000;

impl<P: Pattern, E: AsRef<[u8]>> Database<P, E> {
    /// The table with saved entries, as [`entries`](Self::entries) returns them: those of a table
    /// that was not [`merged`](Database::merged).
    ///
    /// Checked are their number, the entry of the solved abstract state, and for a thousand
    /// abstract states that no move changes the distance by more than it counts. So save the
    /// name of the pattern with the entries, and a checksum, as the crate `saved` does.
    ///
    /// # Errors
    /// [`DatabaseError`] if these are not the entries of this pattern.
    ///
    /// # Complexity
    /// O(moves) time for each of the checked abstract states, no memory.
    ///
    /// # Examples
    /// ```
    /// use pattern_database::{Database, Tiles};
    /// use pruning::LowerBound;
    /// use puzzle::{Puzzle, sliding::Sliding};
    /// use saved::{Label, SavedTable, TableKind, save};
    ///
    /// let puzzle = Sliding::new(3, 3)?;
    /// let pattern = Tiles::own_moves(&puzzle, &[1, 2, 3, 4])?;
    /// let built = Database::new(pattern.clone())?;
    /// let states = built.entries().len() as u64;
    /// let label = Label::new(TableKind::PatternDatabase, "sliding-3x3", "1 2 3 4", states)?;
    /// let folder = tempfile::tempdir()?;
    /// let path = folder.path().join(label.file_name());
    /// save(&path, &label, built.entries())?;
    ///
    /// let mapped = Database::from_entries(pattern, SavedTable::open(&path, &label)?)?;
    /// let board = puzzle.read("1 3 2 6 5 4 7 8 0")?;
    /// assert_eq!(mapped.lower_bound(&board), built.lower_bound(&board));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn from_entries(pattern: P, entries: E) -> Result<Self, DatabaseError> {
        let table = Database { pattern, states_per_entry: 1, entries };
        table.check()?;
        Ok(table)
    }

    fn check(&self) -> Result<(), DatabaseError> {
        let (pattern, entries, right) =
            (&self.pattern, self.entries(), self.pattern.count());
        if entries.len() != right {
            return Err(DatabaseError::Entries { found: entries.len(), right });
        }
        let found = entries[solved_rank(pattern)?];
        if found != 0 {
            return Err(DatabaseError::SolvedEntry { found });
        }
        let step = right.div_ceil(CHECKED_STATES);
        let reached = |&state: &usize| entries[state] != UNREACHED;
        for state in (0..right).step_by(step).filter(reached) {
            let unranked = pattern.unrank(state);
            for m in 0..pattern.moves() {
                let Some((q, cost)) = pattern.predecessor(&unranked, m) else {
                    continue;
                };
                let from = pattern.rank(&q);
                let before = *entries
                    .get(from)
                    .ok_or_else(|| rank_error(pattern, m, state, from))?;
                let after = entries[state];
                if before == UNREACHED || before > after.saturating_add(cost) {
                    return Err(DatabaseError::WrongEntry {
                        m,
                        from,
                        state,
                        before,
                        after,
                        cost,
                    });
                }
            }
        }
        Ok(())
    }

    /// The pattern.
    pub fn pattern(&self) -> &P {
        &self.pattern
    }

    /// The entries by rank, [`UNREACHED`] where the solved abstract state cannot be reached.
    pub fn entries(&self) -> &[u8] {
        self.entries.as_ref()
    }

    /// Returns the entries alone.
    pub fn into_entries(self) -> E {
        self.entries
    }

    /// How many bytes the table takes.
    pub fn bytes(&self) -> usize {
        self.entries().len()
    }

    /// How many abstract states share an entry: more than 1 after [`merged`](Self::merged).
    pub fn states_per_entry(&self) -> usize {
        self.states_per_entry
    }

    /// How many entries there are at each distance.
    pub fn layers(&self) -> Vec<u64> {
        let mut layers = Vec::new();
        for &entry in self.entries().iter().filter(|&&entry| entry != UNREACHED) {
            let depth = usize::from(entry);
            layers.resize(layers.len().max(depth + 1), 0);
            layers[depth] += 1;
        }
        layers
    }
}

/// Allocates `count` entries, all [`UNREACHED`].
pub(crate) fn reserve_entries<E: From<u8>>(
    count: usize,
) -> Result<Vec<E>, DatabaseError> {
    let mut entries = Vec::new();
    entries.try_reserve_exact(count).map_err(|_| DatabaseError::TooLarge { count })?;
    entries.resize_with(count, || E::from(UNREACHED));
    Ok(entries)
}

/// The entry of a distance, if it fits.
pub(crate) fn checked_entry(distance: u16) -> Result<u8, DatabaseError> {
    let distance = u8::try_from(distance).ok().filter(|&distance| distance < UNREACHED);
    distance.ok_or(DatabaseError::TooDeep)
}

/// The rank of the solved abstract state, if it is in range.
pub(crate) fn solved_rank(pattern: &impl Pattern) -> Result<usize, DatabaseError> {
    let (rank, count) = (pattern.rank(&pattern.solved()), pattern.count());
    if rank < count { Ok(rank) } else { Err(DatabaseError::SolvedRank { rank, count }) }
}

#[cold]
pub(crate) fn rank_error(
    pattern: &impl Pattern,
    m: usize,
    from: usize,
    rank: usize,
) -> DatabaseError {
    DatabaseError::PredecessorRank { m, from, rank, count: pattern.count() }
}

impl<P: Pattern, E: AsRef<[u8]>> LowerBound<P::Position> for Database<P, E> {
    // ANCHOR: bound
    fn lower_bound(&self, position: &P::Position) -> Option<u8> {
        let state = self.pattern.project(position);
        let entry = self.entries()[self.pattern.rank(&state) / self.states_per_entry];
        (entry != UNREACHED).then_some(entry)
    }
    // ANCHOR_END: bound
}
