//! The table of a pattern: how far each part is from solved.

use crate::Pattern;
use pruning::LowerBound;
use std::collections::VecDeque;

/// The entry of a part that no moves lead from to solved.
pub const UNREACHED: u8 = u8::MAX;

/// Why there is no table of a pattern.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum DatabaseError {
    /// A part is farther away than a byte can say.
    #[error("there are parts at distance 255, and an entry holds at most 254")]
    TooDeep,
    /// There is no memory for the table.
    #[error("a table of {count} parts needs {count} bytes, which cannot be had")]
    TooLarge {
        /// How many parts there are.
        count: usize,
    },
    /// The number of the solved part is none.
    #[error("the solved part has the number {rank}, which is not below {count}")]
    SolvedRank {
        /// Its number.
        rank: usize,
        /// How many parts there are.
        count: usize,
    },
    /// The number of a part is none.
    #[error(
        "move {m} leads from part {from} to a part with the number {rank}, which is not below {count}"
    )]
    PredecessorRank {
        /// The move.
        m: usize,
        /// The part from which it leads.
        from: usize,
        /// The number it leads to.
        rank: usize,
        /// How many parts there are.
        count: usize,
    },
}

/// A pattern and the distance of each of its parts: a *pattern database*.
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
pub struct Database<P> {
    pattern: P,
    /// How many parts share an entry.
    parts_per_entry: usize,
    entries: Vec<u8>,
}

impl<P: Pattern> Database<P> {
    /// Searches from the solved part, against the moves.
    ///
    /// A move that counts 0 leads to a part that is as far away: it goes to the *front* of
    /// the queue, so that the parts still leave it in the order of their distances.
    ///
    /// # Errors
    /// [`DatabaseError`] if a distance is more than 254, there is no memory, or the pattern
    /// gives a number that is not below its count. That each number is a part's own is not
    /// checked.
    ///
    /// # Complexity
    /// O(parts · moves) time; a byte for each part, and the queue.
    pub fn new(pattern: P) -> Result<Self, DatabaseError> {
        let mut entries = reserve_entries(pattern.count())?;
        let (rank, count) = (pattern.rank(&pattern.solved()), pattern.count());
        if rank >= count {
            return Err(DatabaseError::SolvedRank { rank, count });
        }
        // ANCHOR: new
        let solved = pattern.rank(&pattern.solved());
        entries[solved] = 0;
        let mut queue = VecDeque::from([(solved, 0)]);
        while let Some((rank, distance)) = queue.pop_front() {
            if entries[rank] < distance {
                continue; // it has left the queue before, from nearer
            }
            let part = pattern.unrank(rank);
            for m in 0..pattern.moves() {
                let Some((q, cost)) = pattern.predecessor(&part, m) else { continue };
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
        Ok(Database { pattern, parts_per_entry: 1, entries })
    }

    /// The pattern.
    pub fn pattern(&self) -> &P {
        &self.pattern
    }

    /// The entries, [`UNREACHED`] where no moves lead to solved.
    pub fn entries(&self) -> &[u8] {
        &self.entries
    }

    /// How many bytes the table takes.
    pub fn bytes(&self) -> usize {
        self.entries.len()
    }

    /// How many parts share an entry: more than 1 after [`merged`](Self::merged).
    pub fn parts_per_entry(&self) -> usize {
        self.parts_per_entry
    }

    /// How many entries there are at each distance.
    pub fn layers(&self) -> Vec<u64> {
        let mut layers = Vec::new();
        for &entry in self.entries.iter().filter(|&&entry| entry != UNREACHED) {
            let depth = usize::from(entry);
            layers.resize(layers.len().max(depth + 1), 0);
            layers[depth] += 1;
        }
        layers
    }

    /// The same bound in fewer bytes: each `size` parts whose numbers follow one another
    /// share an entry, the least of theirs.
    ///
    /// What was consistent need not be so after it: over a move the bound may fall by more
    /// than 1.
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
        Database { entries, parts_per_entry: self.parts_per_entry * size, ..self }
    }
    // ANCHOR_END: merged
}

/// A table in which nothing has been reached.
pub(crate) fn reserve_entries(count: usize) -> Result<Vec<u8>, DatabaseError> {
    let mut entries = Vec::new();
    entries.try_reserve_exact(count).map_err(|_| DatabaseError::TooLarge { count })?;
    entries.resize(count, UNREACHED);
    Ok(entries)
}

/// A distance, if an entry can say it.
pub(crate) fn checked_entry(distance: u16) -> Result<u8, DatabaseError> {
    let distance = u8::try_from(distance).ok().filter(|&distance| distance < UNREACHED);
    distance.ok_or(DatabaseError::TooDeep)
}

#[cold]
fn rank_error(
    pattern: &impl Pattern,
    m: usize,
    from: usize,
    rank: usize,
) -> DatabaseError {
    DatabaseError::PredecessorRank { m, from, rank, count: pattern.count() }
}

impl<P: Pattern> LowerBound<P::Position> for Database<P> {
    // ANCHOR: bound
    fn lower_bound(&self, position: &P::Position) -> Option<u8> {
        let part = self.pattern.project(position);
        let entry = self.entries[self.pattern.rank(&part) / self.parts_per_entry];
        (entry != UNREACHED).then_some(entry)
    }
    // ANCHOR_END: bound
}
