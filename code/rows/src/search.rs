//! The layer loop.
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

use crate::rows::Rows;
use crate::step::write;
use crate::store::{Stores, Target};
use crate::threads::{Job, Threads};
use crate::{Geometry, Layer, Memory, OutOfMemory, Record, Word};
use cpu::Cpu;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

/// How a search is done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SearchOptions {
    /// Which instructions.
    pub cpu: Cpu,
    /// How many threads; none is as one.
    pub threads: usize,
}

/// Who is told how a search goes on. A function of a layer's number of positions is one.
pub trait Observer {
    /// The next layer has so many positions.
    fn layer(&mut self, positions: u64);

    /// What is called while a layer is made, by any of the threads, each time a part of
    /// the rows is done: with how many parts are, and how many there are. A layer has at most
    /// 16 parts for each thread, and one if a single thread steps all rows at once. Nothing is
    /// called if there is nothing.
    fn parts(&self) -> Parts<'_> {
        None
    }
}

/// What is told of parts: how many are done, and how many there are.
pub type Parts<'a> = Option<&'a (dyn Fn(usize, usize) + Sync)>;

impl<F: FnMut(u64)> Observer for F {
    fn layer(&mut self, positions: u64) {
        self(positions);
    }
}

/// What comes out of a search.
#[derive(Debug)]
pub struct Outcome {
    /// How many positions there are at each distance.
    pub layers: Vec<u64>,
    /// What was recorded: for each color, the bytes of each of its rows.
    pub cells: Vec<Memory<u8>>,
}

/// Why a search was not begun.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SearchError {
    /// There is no memory for it.
    #[error(transparent)]
    Memory(#[from] OutOfMemory),
    /// The system does not start so many threads.
    #[error("{0} threads cannot be had")]
    Threads(usize),
}

/// Finds the distance of every position of a puzzle.
///
/// The observer is told of each layer as it is found, and of parts of one if it likes.
///
/// # Errors
/// [`SearchError`] if there is no memory for it, or there are not so many threads.
///
/// # Panics
/// If the machine does not have the instructions, or if the record has no room for a
/// distance.
///
/// # Complexity
/// Each layer reads every row that is not full, once for each move; or in a sweep every
/// row, once for each face. While few rows are fresh, a geometry that knows what they reach
/// has only that read. Memory: two bits for each position, or one if the rows have
/// two colors; and what is recorded.
pub fn search<W: LayerLoop>(
    geometry: &dyn Geometry<Word = W>,
    record: &dyn Record,
    options: SearchOptions,
    mut observer: impl Observer,
) -> Result<Outcome, SearchError> {
    W::search(geometry, record, options, &mut observer)
}

/// The same, for rows of any words.
fn layers<W: Word>(
    geometry: &dyn Geometry<Word = W>,
    record: &dyn Record,
    SearchOptions { cpu, threads }: SearchOptions,
    observer: &mut dyn Observer,
) -> Result<Outcome, SearchError> {
    let mut state = State::new(geometry, record, cpu, threads.max(1))?;
    let mut layers = vec![1];
    observer.layer(1);
    loop {
        let new = state.step(layers.len(), observer.parts());
        if new == 0 {
            state.finish(layers.len() - 1);
            break Ok(Outcome { layers, cells: state.cells });
        }
        observer.layer(new);
        layers.push(new);
    }
}

/// A word for whose rows this crate has compiled the layer loop.
pub trait LayerLoop: Word {
    /// As [`search`].
    ///
    /// # Errors
    /// [`SearchError`] as [`search`].
    fn search(
        geometry: &dyn Geometry<Word = Self>,
        record: &dyn Record,
        options: SearchOptions,
        observer: &mut dyn Observer,
    ) -> Result<Outcome, SearchError>;
}

macro_rules! layer_loop {
    ($($word:ty),*) => {$(
        impl LayerLoop for $word {
            #[inline(never)]
            fn search(
                geometry: &dyn Geometry<Word = Self>,
                record: &dyn Record,
                options: SearchOptions,
                observer: &mut dyn Observer,
            ) -> Result<Outcome, SearchError> {
                layers(geometry, record, options, observer)
            }
        }
    )*};
}

layer_loop!(u8, u16, u32, u64);

/// How many bytes a search takes, which can be asked before it is begun; besides those, up to
/// a few large pages, and a row or two for each thread.
pub fn bytes<W: Word>(geometry: &dyn Geometry<Word = W>, record: &dyn Record) -> u64 {
    let cells = record.cells(geometry.shape()) as u64;
    let rows = [0, 1].map(|color| geometry.rows(color % geometry.colors()));
    let known = |color| geometry.rows(color) as u64 * (cells + size_of::<u32>() as u64);
    Stores::<W>::bytes(rows, geometry.width())
        + (0..geometry.colors()).map(known).sum::<u64>()
}

/// A search between two layers.
struct State<'a, W: Word> {
    geometry: &'a dyn Geometry<Word = W>,
    record: &'a dyn Record,
    cpu: Cpu,
    threads: Threads,
    /// How many threads there are.
    count: usize,
    /// What has been seen.
    seen: Stores<W>,
    /// How many places of each row have been seen.
    counts: Vec<Memory<u32>>,
    /// What is recorded.
    cells: Vec<Memory<u8>>,
}

impl<'a, W: Word> State<'a, W> {
    fn new(
        geometry: &'a dyn Geometry<Word = W>,
        record: &'a dyn Record,
        cpu: Cpu,
        count: usize,
    ) -> Result<Self, SearchError> {
        let rows = |color: usize| geometry.rows(color % geometry.colors());
        let each = record.cells(geometry.shape());
        let colors = 0..geometry.colors();
        let counts = colors.clone().map(|color| Memory::zeros(rows(color)));
        let cells = colors.map(|color| Memory::zeros(rows(color) * each));
        let mut seen = Stores::new([rows(0), rows(1)], geometry.width())?;
        let mut counts = counts.collect::<Result<Vec<_>, _>>()?;
        let mut cells = cells.collect::<Result<Vec<_>, _>>()?;
        let (row, place) = geometry.solved();
        let (word, bit) = (place / geometry.bits(), place % geometry.bits());
        let after = seen.set(row, word, bit as u32);
        counts[0][row] = 1;
        let before = vec![W::NONE; after.len()];
        write(record.number(0), &before, after, &mut cells[0][row * each..][..each]);
        let threads = Threads::new(count).map_err(|_| SearchError::Threads(count))?;
        Ok(State { geometry, record, cpu, threads, count, seen, counts, cells })
    }
}

/// A thread takes this many parts of a step, so that all are done at about one time.
const PARTS: usize = 16;

impl<W: Word> State<'_, W> {
    /// Makes the next layer, and returns how many positions it has.
    fn step(&mut self, distance: usize, told: Parts<'_>) -> u64 {
        let (geometry, cpu, width) = (self.geometry, self.cpu, self.geometry.width());
        // One thread does all at once, unless somebody waits: a sweep is soon done.
        let once = self.count == 1 && (geometry.sweeps() || told.is_none());
        let color = distance % geometry.colors();
        // The last step finds nothing; if all rows are full, that is known without it.
        let places = geometry.places();
        if self.counts[color].iter().all(|&count| count as usize == places) {
            return 0;
        }
        let each = self.record.cells(geometry.shape());
        let (record, behind) = (self.record.number(distance), geometry.colors() == 1);
        let (source, Target { words, fresh }) = self.seen.step(distance % 2);
        let marked = mark(geometry, color, &source, fresh);
        let parts = if once { 1 } else { self.count * PARTS };
        let size = fresh.len().div_ceil(parts).max(1);
        let (all, done) = (fresh.len().div_ceil(size), &AtomicUsize::new(0));
        let mut left = &mut self.cells[color][..];
        let counts = self.counts[color].chunks_mut(size);
        let parts = words.chunks_mut(size * width).zip(fresh.chunks_mut(size));
        let job = |(part, ((words, fresh), counts))| -> Job<'_> {
            let counts: &mut [u32] = counts;
            let cells = left.split_off_mut(..counts.len() * each).expect("their cells");
            let first = part * size;
            let rows = Rows {
                color,
                first,
                source,
                words,
                fresh,
                counts,
                cells,
                record,
                behind,
                searched: !behind,
                marked,
            };
            Box::new(move || {
                let new = geometry.step(cpu, rows);
                told.inspect(|told| told(done.fetch_add(1, Relaxed) + 1, all));
                new
            })
        };
        let new = self.threads.run(parts.zip(counts).enumerate().map(job).collect());
        let planes = self.record.planes(geometry.shape());
        assert!(
            new == 0 || record >> planes == 0,
            "{planes} planes have no room for distance {distance}"
        );
        new
    }
}

/// Marks the rows that something comes to, if few rows are fresh and the geometry knows. If
/// not, no row is marked.
fn mark<W: Word>(
    geometry: &dyn Geometry<Word = W>,
    color: usize,
    source: &Layer<'_, W>,
    marks: &mut [bool],
) -> bool {
    marks.fill(false);
    let from = (color + 1) % geometry.colors();
    let mut reach = |row| geometry.reach(from, row, &mut |to| marks[to] = true);
    let marked = source.is_sparse() && source.all_fresh().all(&mut reach);
    if !marked {
        marks.fill(false);
    }
    marked
}

impl<W: Word> State<'_, W> {
    /// Makes of all cells what is kept.
    fn finish(&mut self, most: usize) {
        let (record, cpu, shape) = (self.record, self.cpu, self.geometry.shape());
        let each = record.cells(shape).max(1);
        for cells in &mut self.cells {
            let parts = if self.count == 1 { 1 } else { self.count * PARTS };
            let rows = (cells.len() / each).div_ceil(parts).max(1);
            let job = |cells| -> Job<'_> {
                Box::new(move || {
                    record.finish(cpu, cells, shape, most);
                    0
                })
            };
            self.threads.run(cells.chunks_mut(rows * each).map(job).collect());
        }
    }
}
