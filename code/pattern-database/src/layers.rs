//! The computation of a table on all cores, layer by layer.
//!
//! A layer is a scan of all entries, in blocks that are computed in parallel. Entries are atomic:
//! whichever thread lowers an entry counts its abstract state. The result is that of the search
//! with a queue, for each entry is the least of all distances that are written to it.

use crate::database::{checked_entry, rank_error, reserve_entries, solved_rank};
use crate::threads::{cores, on_threads};
use crate::{Database, DatabaseError, Pattern, UNREACHED};
use puzzle::Reply;
use std::ops::Range;
use std::sync::atomic::{AtomicU8, Ordering::Relaxed};

/// The size of one layer, reported to the observer when the layer is complete.
///
/// # Examples
/// ```
/// use pattern_database::SlabDatabase;
/// use puzzle::sliding::Sliding;
///
/// let mut layers = vec![];
/// SlabDatabase::new(&Sliding::new(2, 2)?, &[1], |layer| layers.push(layer.states))?;
/// assert_eq!(layers, [1, 2, 1]); // the tile in its cell, next to it, and opposite
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DatabaseLayer {
    /// The distance of the layer.
    pub depth: usize,
    /// The number of abstract states in the layer. In a [`SlabDatabase`](crate::SlabDatabase)
    /// an abstract state is a permutation of the tiles, their cells and a region of the blank.
    pub states: u64,
}

/// Number of entries in a block, which one thread scans.
const BLOCK: usize = 1 << 14;

/// Number of distances, from 0 to [`UNREACHED`].
const DEPTHS: usize = UNREACHED as usize + 1;

/// The change of the number of abstract states at each distance.
type LayerSizes = [i64; DEPTHS];

impl<P: Pattern + Sync> Database<P> {
    /// Computes the table on all cores.
    ///
    /// # Errors
    /// As [`observed`](Self::observed).
    ///
    /// # Complexity
    /// As [`observed`](Self::observed).
    pub fn new(pattern: P) -> Result<Self, DatabaseError> {
        Database::observed(pattern, |_| ())
    }

    /// Computes the table on all cores. The observer is called with each layer, and may stop the
    /// computation.
    ///
    /// # Errors
    /// As [`by_queue`](Self::by_queue), and [`DatabaseError::Stopped`] if the observer stops the
    /// computation.
    ///
    /// # Complexity
    /// O(abstract states · moves) time for the moves, and O(abstract states · depth) for the scans;
    /// a byte for each abstract state.
    ///
    /// # Examples
    /// ```
    /// use pattern_database::{Database, DatabaseLayer, Tiles};
    /// use puzzle::sliding::Sliding;
    /// use std::ops::ControlFlow;
    ///
    /// let pattern = Tiles::every_move(&Sliding::new(3, 3)?, &[1, 2, 3, 4])?;
    /// let near = Database::observed(pattern, |layer: DatabaseLayer| match layer.depth {
    ///     ..3 => ControlFlow::Continue(()),
    ///     _ => ControlFlow::Break(()),
    /// });
    /// let error = "stopped after depth 3: 10 states have their distance";
    /// assert_eq!(near.unwrap_err().to_string(), error);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn observed<R: Reply>(
        pattern: P,
        observer: impl FnMut(DatabaseLayer) -> R,
    ) -> Result<Self, DatabaseError> {
        Database::observed_on(cores(), pattern, observer)
    }

    /// [`observed`](Self::observed) on so many threads.
    ///
    /// # Errors
    /// As [`observed`](Self::observed).
    ///
    /// # Complexity
    /// As [`observed`](Self::observed).
    pub fn observed_on<R: Reply>(
        threads: usize,
        pattern: P,
        mut observer: impl FnMut(DatabaseLayer) -> R,
    ) -> Result<Self, DatabaseError> {
        let mut entries: Vec<AtomicU8> = reserve_entries(pattern.count())?;
        let solved = solved_rank(&pattern)?;
        *entries[solved].get_mut() = 0;
        let table = LayerSearch { threads, pattern: &pattern, entries: &entries };
        let mut sizes: LayerSizes = [0; DEPTHS];
        sizes[0] = 1;
        let mut visited = 0;
        for depth in 0..UNREACHED {
            let at = usize::from(depth);
            table.search(depth, &mut sizes)?;
            let states = sizes[at] as u64;
            visited += states;
            let reply = observer(DatabaseLayer { depth: at, states });
            if reply.control_flow().is_break() {
                return Err(DatabaseError::Stopped { depth: at, states: visited });
            }
            if sizes[at + 1..].iter().all(|&states| states == 0) {
                break;
            }
        }
        let entries = entries.into_iter().map(AtomicU8::into_inner).collect();
        Ok(Database::from_layers(pattern, entries))
    }
}

/// The entries while they are computed.
struct LayerSearch<'a, P> {
    threads: usize,
    pattern: &'a P,
    entries: &'a [AtomicU8],
}

impl<P: Pattern + Sync> LayerSearch<'_, P> {
    /// Visits the neighbors of a layer, and updates the sizes of all layers.
    fn search(&self, depth: u8, sizes: &mut LayerSizes) -> Result<(), DatabaseError> {
        let (count, frontier) = (self.entries.len(), sizes[usize::from(depth)]);
        let unvisited = count as i64 - sizes.iter().sum::<i64>();
        // An unvisited state needs one neighbor in the frontier, and finds it after a few moves.
        let backward = self.pattern.is_undirected() && 4 * frontier > unvisited;
        let blocks = 0..count.div_ceil(BLOCK);
        let block = |changes: &mut LayerSizes, i: usize| {
            let ranks = i * BLOCK..count.min((i + 1) * BLOCK);
            if backward {
                self.look_back(ranks, depth, changes)
            } else {
                self.expand(ranks, depth, changes)
            }
        };
        for changes in on_threads(self.threads, blocks, || [0; DEPTHS], block)? {
            sizes.iter_mut().zip(changes).for_each(|(size, change)| *size += change);
        }
        Ok(())
    }

    /// Expands the abstract states of a block that are in the layer. A predecessor that is in the
    /// same layer, because its move counts 0, is expanded at once, unless the scan comes to it.
    fn expand(
        &self,
        ranks: Range<usize>,
        depth: u8,
        changes: &mut LayerSizes,
    ) -> Result<(), DatabaseError> {
        let mut stack = Vec::new();
        for at in ranks.clone() {
            if self.entries[at].load(Relaxed) != depth {
                continue;
            }
            stack.push(at);
            while let Some(rank) = stack.pop() {
                let state = self.pattern.unrank(rank);
                for m in 0..self.pattern.moves() {
                    let Some((q, cost)) = self.pattern.predecessor(&state, m) else {
                        continue;
                    };
                    let next = self.pattern.rank(&q);
                    let entry = self.entry(m, rank, next)?;
                    let (found, farther) =
                        (entry.load(Relaxed), u16::from(depth) + u16::from(cost));
                    if farther >= u16::from(found) && found != UNREACHED {
                        continue;
                    }
                    let farther = checked_entry(farther)?;
                    let before = entry.fetch_min(farther, Relaxed);
                    if farther < before {
                        changes[usize::from(farther)] += 1;
                        changes[usize::from(before)] -= i64::from(before != UNREACHED);
                        if farther == depth && !(at + 1..ranks.end).contains(&next) {
                            stack.push(next);
                        }
                    }
                }
            }
        }
        Ok(())
    }

    /// Looks for a neighbor in the layer of each unvisited abstract state of a block.
    fn look_back(
        &self,
        ranks: Range<usize>,
        depth: u8,
        changes: &mut LayerSizes,
    ) -> Result<(), DatabaseError> {
        for rank in ranks {
            if self.entries[rank].load(Relaxed) != UNREACHED {
                continue;
            }
            let state = self.pattern.unrank(rank);
            for m in 0..self.pattern.moves() {
                let Some((q, _)) = self.pattern.predecessor(&state, m) else {
                    continue;
                };
                let neighbor = self.entry(m, rank, self.pattern.rank(&q))?;
                if neighbor.load(Relaxed) == depth {
                    let farther = checked_entry(u16::from(depth) + 1)?;
                    self.entries[rank].store(farther, Relaxed);
                    changes[usize::from(farther)] += 1;
                    break;
                }
            }
        }
        Ok(())
    }

    /// The entry of the predecessor `next` of `from` by move `m`.
    fn entry(
        &self,
        m: usize,
        from: usize,
        next: usize,
    ) -> Result<&AtomicU8, DatabaseError> {
        let entry = self.entries.get(next);
        entry.ok_or_else(|| rank_error(self.pattern, m, from, next))
    }
}
