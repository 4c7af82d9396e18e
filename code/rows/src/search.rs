//! The search: layer after layer.
//!
//! ```
//! use rows::{Nothing, SearchOptions, search, translation};
//!
//! let mut layers = Vec::new();
//! let options = SearchOptions { cpu: cpu::Cpu::best(), threads: 2 };
//! search(&translation::pyraminx(), &Nothing, options, |layer| layers.push(layer))?;
//! assert_eq!(layers, [1, 8, 48, 288, 1728, 9896, 51808, 220111, 480467, 166276, 2457, 32]);
//! # Ok::<(), rows::SearchError>(())
//! ```

use crate::step::{Step, ones, record};
use crate::store::{Store, Target};
use crate::threads::{Job, Threads};
use crate::{Buffer, Geometry, Location, OutOfMemory, Record, RowFormat, Word};
use cpu::Cpu;
use puzzle::Reply;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};

/// How a search is done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SearchOptions {
    /// Instruction set.
    pub cpu: Cpu,
    /// Number of threads; 0 counts as 1.
    pub threads: usize,
}

/// Follows a search, and may stop it. A function of the number of positions in a layer is an
/// observer, whether it returns nothing or a [`ControlFlow`].
pub trait Observer {
    /// Called after each layer with its number of positions; returns whether to go on.
    fn layer(&mut self, positions: u64) -> ControlFlow<()>;

    /// A function to call while a layer is made. A layer is cut into at most 16 parts for
    /// each thread; after each part, some thread calls the function with the number of
    /// parts that are done and the number of all parts, and the function returns whether to go
    /// on. Without it, a search is stopped after a layer only.
    fn progress(&self) -> Option<Progress<'_>> {
        None
    }
}

/// A function of the number of parts that are done and of the number of all parts, which returns
/// whether to go on.
pub type Progress<'a> = &'a (dyn Fn(usize, usize) -> ControlFlow<()> + Sync);

impl<R: Reply, F: FnMut(u64) -> R> Observer for F {
    fn layer(&mut self, positions: u64) -> ControlFlow<()> {
        self(positions).control_flow()
    }
}

/// Result of a search.
#[derive(Debug)]
pub struct Outcome {
    /// Number of positions at each distance.
    pub layers: Vec<u64>,
    /// What was recorded: for each color, the cells of each of its rows.
    pub cells: Vec<Buffer<u8>>,
}

/// Why a search has no result.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SearchError {
    /// There is not enough memory.
    #[error(transparent)]
    Memory(#[from] OutOfMemory),
    /// The system does not start so many threads.
    #[error("the system could not start {0} threads")]
    Threads(usize),
    /// The observer stopped it.
    #[error(
        "stopped after depth {}: {} positions have their distance",
        layers.len() - 1, layers.iter().sum::<u64>()
    )]
    Stopped {
        /// Number of positions at each distance: the layers that are complete.
        layers: Vec<u64>,
        /// Number of positions of the next layer in those parts of it that are done.
        next: u64,
        /// How many parts of the next layer are done, of how many.
        parts: (usize, usize),
    },
}

/// Finds the distance of every position of a puzzle from the solved one.
///
/// Counts the layers of any geometry; `record` determines what is kept of the distances.
///
/// ```
/// use rows::{Nothing, SearchError, SearchOptions, search, translation};
/// use std::ops::ControlFlow::{Break, Continue};
///
/// let cube = translation::pocket_cube(puzzle::Metric::HalfTurn);
/// let options = SearchOptions { cpu: cpu::Cpu::best(), threads: 1 };
/// let outcome = search(&cube, &Nothing, options, |_| ())?;
/// assert_eq!(outcome.layers[..4], [1, 9, 54, 321]);
///
/// // An observer may stop it.
/// let first = |positions| if positions < 300 { Continue(()) } else { Break(()) };
/// let stopped = search(&cube, &Nothing, options, first).unwrap_err();
/// let SearchError::Stopped { layers, .. } = stopped else { panic!() };
/// assert_eq!(layers, [1, 9, 54, 321]);
/// # Ok::<(), SearchError>(())
/// ```
///
/// # Errors
/// [`SearchError`] if there is not enough memory, the threads cannot be started, or the observer
/// stops it. All memory is taken before the first step.
///
/// # Panics
/// If this machine lacks the instruction set, or a distance does not fit into the record.
///
/// # Complexity
/// Time: each layer reads every row that is not full once for each move. A geometry that
/// sweeps reads every row once for each face instead. Memory: two bits for each position, or
/// one with two colors, and what is recorded; [`bytes`] computes the number beforehand.
pub fn search<W: Word>(
    geometry: &dyn Geometry<Word = W>,
    record: &dyn Record,
    options: SearchOptions,
    observer: impl Observer,
) -> Result<Outcome, SearchError> {
    search_from(&[geometry.solved()], geometry, record, options, observer)
}

/// Finds the distance of every position from the nearest of some locations of color 0, as
/// [`search`].
pub(crate) fn search_from<W: Word>(
    starts: &[Location],
    geometry: &dyn Geometry<Word = W>,
    record: &dyn Record,
    options: SearchOptions,
    mut observer: impl Observer,
) -> Result<Outcome, SearchError> {
    let mut state = SearchState::new(geometry, record, options, starts)?;
    let mut layers = Vec::new();
    let mut made = Made { new_positions: starts.len() as u64, parts: (1, 1) };
    loop {
        let Made { new_positions: next, parts } = made;
        if parts.0 < parts.1 {
            return Err(SearchError::Stopped { layers, next, parts });
        }
        if next == 0 {
            state.finish(layers.len() - 1);
            return Ok(Outcome { layers, cells: state.cells });
        }
        layers.push(next);
        if observer.layer(next).is_break() {
            return Err(SearchError::Stopped { layers, next: 0, parts: (0, 1) });
        }
        made = state.step(layers.len(), observer.progress());
    }
}

/// Number of bytes that a search takes. Besides those, it takes at most a few large pages,
/// and a row or two for each thread.
pub fn bytes<W: Word>(geometry: &dyn Geometry<Word = W>, record: &dyn Record) -> u64 {
    let cells = record.cells_per_row(RowFormat::of(geometry)) as u64;
    let colors = 0..geometry.colors();
    let counts_and_cells =
        |color| geometry.rows(color) as u64 * (cells + size_of::<u32>() as u64);
    Store::<W>::bytes(rows_of_sets(geometry), geometry.width())
        + colors.map(counts_and_cells).sum::<u64>()
}

/// Number of rows in each of the two sets of a store.
fn rows_of_sets<W: Word>(geometry: &dyn Geometry<Word = W>) -> [usize; 2] {
    [0, 1].map(|set| geometry.rows(set % geometry.colors()))
}

/// What was made of a layer.
struct Made {
    new_positions: u64,
    /// How many parts are done, of how many: fewer if the observer stops the search.
    parts: (usize, usize),
}

/// A search between two layers.
struct SearchState<'a, W: Word> {
    geometry: &'a dyn Geometry<Word = W>,
    record: &'a dyn Record,
    cpu: Cpu,
    threads: Threads,
    store: Store<W>,
    /// For each color, the number of bits set in each row.
    counts: Vec<Buffer<u32>>,
    /// For each color, what is recorded of each row.
    cells: Vec<Buffer<u8>>,
}

/// Number of parts of a step for each thread: then all threads end at about one time.
const PARTS_PER_THREAD: usize = 16;

/// Rows of fewer bytes are one part on a single thread: a step is done before anybody could
/// read how far it is, and only all rows at once can be swept.
const ONE_PART_BYTES: usize = 8 << 20;

impl<'a, W: Word> SearchState<'a, W> {
    fn new(
        geometry: &'a dyn Geometry<Word = W>,
        record: &'a dyn Record,
        SearchOptions { cpu, threads }: SearchOptions,
        starts: &[Location],
    ) -> Result<Self, SearchError> {
        let format = RowFormat::of(geometry);
        let store = Store::new(rows_of_sets(geometry), geometry.width())?;
        let cells_per_row = record.cells_per_row(format);
        let rows = (0..geometry.colors()).map(|color| geometry.rows(color));
        let counts = rows.clone().map(Buffer::zeros).collect::<Result<_, _>>()?;
        let cells = rows
            .map(|rows| Buffer::zeros(rows * cells_per_row))
            .collect::<Result<_, _>>()?;
        let threads =
            Threads::new(threads.max(1)).map_err(|_| SearchError::Threads(threads))?;
        let mut state =
            SearchState { geometry, record, cpu, threads, store, counts, cells };
        for start in starts {
            state.set_start(start, format);
        }
        Ok(state)
    }

    /// Puts a position into layer 0.
    fn set_start(&mut self, location: &Location, format: RowFormat) {
        let (row, cells_per_row) = (location.row, self.record.cells_per_row(format));
        let (word, bit) = format.bit(location.column);
        let after = self.store.set(row, word, bit);
        self.counts[0][row] = ones(after);
        let before = vec![W::NONE; after.len()];
        let cells = &mut self.cells[0][row * cells_per_row..][..cells_per_row];
        record(self.record.number(0), &before, after, cells);
    }

    /// Makes the layer at a distance.
    fn step(&mut self, distance: usize, progress: Option<Progress<'_>>) -> Made {
        let (geometry, cpu, width) = (self.geometry, self.cpu, self.geometry.width());
        let color = distance % geometry.colors();
        // If all rows are full, no step is needed to know that nothing is new.
        let full = geometry.columns().count;
        if self.counts[color].iter().all(|&count| count as usize == full) {
            return Made { new_positions: 0, parts: (1, 1) };
        }
        let format = RowFormat::of(geometry);
        let (cells_per_row, number) =
            (self.record.cells_per_row(format), self.record.number(distance));
        let (visited, Target { words, changed }) = self.store.step(distance % 2);
        let one_part = self.threads.count() == 1
            && (progress.is_none() || size_of_val(words) < ONE_PART_BYTES);
        let size = part_size(changed.len(), one_part, self.threads.count());
        let parts_in_all = changed.len().div_ceil(size);
        let (done, stopped) = (&AtomicUsize::new(0), &AtomicBool::new(false));
        let mut rest = &mut self.cells[color][..];
        let counts = self.counts[color].chunks_mut(size);
        let parts = words.chunks_mut(size * width).zip(changed.chunks_mut(size));
        let job = |(part, ((words, changed), counts))| -> Job<'_> {
            let counts: &mut [u32] = counts;
            let cells = rest
                .split_off_mut(..counts.len() * cells_per_row)
                .expect("their cells");
            let first = part * size;
            let step =
                Step { color, first, visited, words, changed, counts, cells, number };
            Box::new(move || {
                if stopped.load(Relaxed) {
                    return 0;
                }
                let new_positions = geometry.step(cpu, step);
                let done = done.fetch_add(1, Relaxed) + 1;
                if progress.is_some_and(|report| report(done, parts_in_all).is_break())
                {
                    stopped.store(true, Relaxed);
                }
                new_positions
            })
        };
        let new_positions =
            self.threads.run(parts.zip(counts).enumerate().map(job).collect());
        let planes = self.record.planes(format);
        assert!(
            new_positions == 0 || number >> planes == 0,
            "{planes} bit planes have no room for distance {distance}"
        );
        Made { new_positions, parts: (done.load(Relaxed), parts_in_all) }
    }

    /// Turns the bit planes of all rows into what is kept.
    fn finish(&mut self, largest_distance: usize) {
        let (record, cpu) = (self.record, self.cpu);
        let format = RowFormat::of(self.geometry);
        let cells_per_row = record.cells_per_row(format).max(1);
        for cells in &mut self.cells {
            let one_part = self.threads.count() == 1;
            let size =
                part_size(cells.len() / cells_per_row, one_part, self.threads.count());
            let job = |cells| -> Job<'_> {
                Box::new(move || {
                    record.finish(cpu, cells, format, largest_distance);
                    0
                })
            };
            self.threads.run(cells.chunks_mut(size * cells_per_row).map(job).collect());
        }
    }
}

/// Number of rows in a part.
fn part_size(rows: usize, one_part: bool, threads: usize) -> usize {
    let parts = if one_part { 1 } else { threads * PARTS_PER_THREAD };
    rows.div_ceil(parts).max(1)
}
