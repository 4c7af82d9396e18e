//! The layer loop.
//!
//! ```
//! use rows::{Nothing, With, search, translation};
//!
//! let mut found = Vec::new();
//! let with = With { cpu: cpu::Cpu::best(), threads: 2 };
//! search(&translation::pyraminx(), &Nothing, with, |layer| found.push(layer))?;
//! assert_eq!(found, [1, 8, 48, 288, 1728, 9896, 51808, 220111, 480467, 166276, 2457, 32]);
//! # Ok::<(), rows::SearchError>(())
//! ```

// ANCHOR: search
use crate::record::Shape;
use crate::store::{Stores, Target};
use crate::{Geometry, Layer, Memory, OutOfMemory, Record, Word};
use cpu::{Cpu, Task};
use rayon::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

/// With what a search is done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct With {
    /// Which instructions.
    pub cpu: Cpu,
    /// How many threads, at least one.
    pub threads: usize,
}

// ANCHOR_END: search

// ANCHOR: observer
/// Who is told how a search goes on. A function of a layer's number of positions is one.
pub trait Observer {
    /// The next layer has so many positions.
    fn layer(&mut self, positions: u64);

    /// What is called while a layer is made, by any of the threads, each time a part of
    /// the rows is done: with how many parts are, and how many there are. A layer has 16
    /// parts for each thread, or as many as rows. Nothing is called if there is nothing.
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
// ANCHOR_END: observer

// ANCHOR: found
/// What a search has found.
#[derive(Debug)]
pub struct Found<C> {
    /// How many positions there are at each distance.
    pub layers: Vec<u64>,
    /// What was recorded: for each color, the cells of each of its rows.
    pub cells: Vec<Memory<C>>,
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
// ANCHOR_END: found

// ANCHOR: start
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
/// row, once for each face. Memory:
/// two bits for each position, or one if the rows have two colors; and what is
/// recorded.
pub fn search<G: Geometry, R: Record<G::Word>>(
    geometry: &G,
    record: &R,
    with: With,
    mut observer: impl Observer,
) -> Result<Found<R::Cell>, SearchError> {
    let mut search = State::new(geometry, record, with.cpu)?;
    let pool = pool(with.threads)?;
    let mut layers = vec![1];
    observer.layer(1);
    loop {
        let (distance, parts) = (layers.len(), observer.parts());
        let new = match &pool {
            Some(pool) => pool.install(|| search.step(distance, with.threads, parts)),
            None => search.step(distance, 1, parts),
        };
        if new == 0 {
            match &pool {
                Some(pool) => {
                    pool.install(|| search.finish(layers.len() - 1, with.threads))
                }
                None => search.finish(layers.len() - 1, 1),
            }
            break Ok(Found { layers, cells: search.cells });
        }
        observer.layer(new);
        layers.push(new);
    }
}

/// So many threads, if one is not enough.
fn pool(threads: usize) -> Result<Option<ThreadPool>, SearchError> {
    if threads < 2 {
        return Ok(None);
    }
    let pool = ThreadPoolBuilder::new().num_threads(threads).build();
    pool.map(Some).map_err(|_| SearchError::Threads(threads))
}
// ANCHOR_END: start

// ANCHOR: bytes
/// How many bytes a search takes at most, which can be asked before it is begun.
pub fn bytes<G: Geometry, R: Record<G::Word>>(geometry: &G, record: &R) -> u64 {
    let cells = (record.cells(geometry) * size_of::<R::Cell>()) as u64;
    let rows = [0, 1].map(|color| geometry.rows(color % G::COLORS));
    let known = |color| geometry.rows(color) as u64 * (cells + size_of::<u32>() as u64);
    Stores::<G::Word>::bytes(rows, geometry.width())
        + (0..G::COLORS).map(known).sum::<u64>()
}
// ANCHOR_END: bytes

// ANCHOR: state
/// A search between two layers.
struct State<'a, G: Geometry, R: Record<G::Word>> {
    geometry: &'a G,
    record: &'a R,
    cpu: Cpu,
    /// What has been seen.
    seen: Stores<G::Word>,
    /// How many places of each row have been seen.
    counts: Vec<Memory<u32>>,
    cells: Vec<Memory<R::Cell>>,
}

impl<'a, G: Geometry, R: Record<G::Word>> State<'a, G, R> {
    fn new(geometry: &'a G, record: &'a R, cpu: Cpu) -> Result<Self, OutOfMemory> {
        let rows = |color: usize| geometry.rows(color % G::COLORS);
        let cells = record.cells(geometry);
        let colors = 0..G::COLORS;
        let counts = colors.clone().map(|color| Memory::zeros(rows(color)));
        let table = colors.map(|color| Memory::filled(R::EMPTY, rows(color) * cells));
        let mut state = State {
            geometry,
            record,
            cpu,
            seen: Stores::new([rows(0), rows(1)], geometry.width())?,
            counts: counts.collect::<Result<_, _>>()?,
            cells: table.collect::<Result<_, _>>()?,
        };
        let (row, place) = geometry.solved();
        let (word, bit) = (place / geometry.bits(), place % geometry.bits());
        let after = state.seen.set(row, word, bit as u32);
        state.counts[0][row] = 1;
        let before = vec![G::Word::default(); geometry.width()];
        let cells = &mut state.cells[0][row * cells..][..cells];
        record.record(cells, &before, after, 0);
        Ok(state)
    }
}
// ANCHOR_END: state

// ANCHOR: step
/// A thread takes this many blocks of a step, so that all are done at about one time.
const BLOCKS: usize = 16;

impl<G: Geometry, R: Record<G::Word>> State<'_, G, R> {
    /// Makes the next layer, and returns how many positions it has.
    fn step(&mut self, distance: usize, threads: usize, parts: Parts<'_>) -> u64 {
        let (geometry, record, cpu) = (self.geometry, self.record, self.cpu);
        let (width, cells) = (geometry.width(), record.cells(geometry));
        // One thread does all at once, unless somebody waits: a sweep is soon done.
        let once = threads == 1 && (G::SWEEPS || parts.is_none());
        let blocks = if once { 1 } else { threads * BLOCKS };
        let (source, Target { words, fresh }) = self.seen.step(distance % 2);
        let color = distance % G::COLORS;
        let size = fresh.len().div_ceil(blocks).max(1);
        let counts = &mut self.counts[color];
        let table = &mut self.cells[color];
        let (all, done) = (fresh.len().div_ceil(size), AtomicUsize::new(0));
        let work = |(block, ((words, fresh), (counts, cells)))| {
            let at = Place { cpu, distance, color, first: block * size };
            let rows =
                Rows { geometry, record, at, source, words, fresh, counts, cells };
            let new = cpu.run(rows);
            parts.inspect(|told| told(done.fetch_add(1, Relaxed) + 1, all));
            new
        };
        if threads == 1 {
            let rows = words.chunks_mut(size * width).zip(fresh.chunks_mut(size));
            let known = counts.chunks_mut(size).zip(table.chunks_mut(size * cells));
            rows.zip(known).enumerate().map(work).sum()
        } else {
            let rows =
                words.par_chunks_mut(size * width).zip(fresh.par_chunks_mut(size));
            let known =
                counts.par_chunks_mut(size).zip(table.par_chunks_mut(size * cells));
            rows.zip(known).enumerate().map(work).sum()
        }
    }
}
// ANCHOR_END: step

// ANCHOR: finish
/// The cells of some rows, after the last step.
struct Finish<'a, G, R, C> {
    geometry: &'a G,
    record: &'a R,
    cpu: Cpu,
    most: usize,
    cells: &'a mut [C],
}

impl<G: Geometry, R: Record<G::Word>> Task for Finish<'_, G, R, R::Cell> {
    type Output = ();

    #[inline(always)]
    fn run(self) {
        let cells = self.record.cells(self.geometry);
        let (words, bits) = (self.geometry.width(), self.geometry.bits());
        let shape = Shape { cells, words, bits };
        self.record.finish(self.cpu, self.cells, shape, self.most);
    }
}

impl<G: Geometry, R: Record<G::Word>> State<'_, G, R> {
    /// Makes of all cells what is kept.
    fn finish(&mut self, most: usize, threads: usize) {
        let (geometry, record, cpu) = (self.geometry, self.record, self.cpu);
        let work = |cells| cpu.run(Finish { geometry, record, cpu, most, cells });
        let each = record.cells(geometry);
        for table in &mut self.cells {
            let rows = (table.len() / each).div_ceil(threads * BLOCKS).max(1);
            match threads {
                1 => work(table),
                _ => table.par_chunks_mut(rows * each).for_each(work),
            }
        }
    }
}
// ANCHOR_END: finish

// ANCHOR: rows
/// Where a block of rows is in a search.
#[derive(Debug, Clone, Copy)]
struct Place {
    cpu: Cpu,
    distance: usize,
    color: usize,
    first: usize,
}

/// Some rows to be stepped.
struct Rows<'a, G: Geometry, R: Record<G::Word>> {
    geometry: &'a G,
    record: &'a R,
    at: Place,
    source: Layer<'a, G::Word>,
    words: &'a mut [G::Word],
    fresh: &'a mut [bool],
    counts: &'a mut [u32],
    cells: &'a mut [R::Cell],
}

// ANCHOR_END: rows

// ANCHOR: run
impl<G: Geometry, R: Record<G::Word>> Task for Rows<'_, G, R> {
    type Output = u64;

    #[inline(always)]
    fn run(self) -> u64 {
        let Rows { geometry, record, at, source, words, fresh, counts, cells } = self;
        let (width, places, mut new) = (geometry.width(), geometry.places(), 0);
        let (keeps, each) = (size_of::<R::Cell>() > 0, record.cells(geometry));
        let mut copy = vec![G::Word::default(); if keeps { width } else { 0 }];
        let all = G::COLORS == 1 && fresh.len() == geometry.rows(0);
        fresh.fill(false);
        let swept = all && G::SWEEPS && geometry.sweep(at.cpu, &source, words, fresh);
        for (k, row) in words.chunks_exact_mut(width).enumerate() {
            let number = at.first + k;
            let written = std::mem::take(&mut fresh[k]);
            // With one color, `row` is a step behind: the last changes are missing.
            if !swept && G::COLORS == 1 && source.is_fresh(number) {
                row.copy_from_slice(source.row(number));
            }
            if counts[k] as usize == places || swept && !written {
                continue;
            }
            if !swept {
                copy.copy_from_slice(if keeps { row } else { &[] });
                if !geometry.gather(at.cpu, (at.color, number), &source, row) {
                    continue;
                }
            }
            let count = row.iter().map(|word| word.ones()).sum();
            if count != counts[k] {
                new += u64::from(count - counts[k]) * geometry.weight(at.color, number);
                (fresh[k], counts[k]) = (true, count);
                let was = if swept { source.row(number) } else { &copy };
                let cells = &mut cells[k * each..][..each];
                record.record(cells, was, row, at.distance);
            }
        }
        new
    }
}
// ANCHOR_END: run
