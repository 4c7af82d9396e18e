//! `gods solve rubik --optimal`: shortest solutions of the whole Rubik's cube.
use std::fs;
use std::ops::ControlFlow;
use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{Result, bail};
use base::failure::UsageError;
use base::{cache, out, readable_bytes, signals};
use optimal::{Optimal, Outcome, Tables};
use puzzle::rubik::Cube;

use super::request::{available_memory, or_interrupted, readable_duration};
use super::thousands;
use crate::progress_bar::ProgressBar;

/// Smaller tables are made in a moment, and not kept.
const MIN_KEPT_BYTES: usize = 1 << 20;

/// What making them takes beside the tables, as [`Optimal::build`] says.
const BYTES_WHILE_MADE: usize = 170_000_000;

/// After this time a note says how long each length will take.
const TIME_BEFORE_FORECAST: Duration = Duration::from_secs(1);

/// What tables are and where they come from, for a plan.
pub fn describe(tables: Tables) -> String {
    let size = readable_bytes(tables.bytes() as u64);
    let folder = cache::folder().ok();
    let how = match folder.filter(|_| tables.bytes() >= MIN_KEPT_BYTES) {
        None => "made in a moment".to_owned(),
        Some(folder) if tables.is_saved(&folder) => "saved".to_owned(),
        Some(folder) => {
            format!("made in about a minute and kept in {}", folder.display())
        }
    };
    format!("the tables {tables}, {size}, {how}")
}

/// The memory that opening or making tables takes, in bytes.
fn needed_bytes(tables: Tables, folder: Option<&Path>) -> u64 {
    let is_made = tables.bytes() >= MIN_KEPT_BYTES
        && !folder.is_some_and(|folder| tables.is_saved(folder));
    (tables.bytes() + if is_made { BYTES_WHILE_MADE } else { 0 }) as u64
}

/// Checks that tables fit in the available memory, and in `max_memory` bytes.
///
/// # Errors
/// [`UsageError`] names the largest tables that would fit.
fn check_memory(
    tables: Tables,
    folder: Option<&Path>,
    max_memory: Option<u64>,
) -> Result<()> {
    let needed = |tables| needed_bytes(tables, folder);
    let Some(allowed) = available_memory().into_iter().chain(max_memory).min() else {
        return Ok(());
    };
    if needed(tables) <= allowed {
        return Ok(());
    }
    let fits = |&tables: &Tables| needed(tables) <= allowed;
    let largest = Tables::ALL.into_iter().filter(fits).max_by_key(|one| one.bytes());
    let instead = largest.map_or(String::new(), |one| format!("; {one} would fit"));
    bail!(UsageError(format!(
        "the tables {tables} need {}, and {} may be taken{instead}",
        readable_bytes(needed(tables)),
        readable_bytes(allowed)
    )))
}

/// Opens the tables that are kept in the cache folder, or makes them, on so many threads, and
/// keeps them there.
///
/// # Errors
/// If they need more than the available memory or `max_memory` bytes, or a signal stops it.
pub fn open_or_make(
    tables: Tables,
    max_memory: Option<u64>,
    threads: usize,
) -> Result<Optimal> {
    let folder = cache::folder().ok().filter(|_| tables.bytes() >= MIN_KEPT_BYTES);
    let has_files = |folder: &&Path| tables.files(folder).iter().all(|it| it.exists());
    if let Some(folder) = folder.as_deref().filter(has_files) {
        if tables.is_saved(folder) {
            check_memory(tables, Some(folder), max_memory)?;
        }
        match Optimal::open(tables, folder) {
            Ok(optimal) => return Ok(optimal),
            Err(error) => out::note(format!("note: {error}; it is made again")),
        }
    }
    check_memory(tables, folder.as_deref(), max_memory)?;
    if tables.bytes() >= MIN_KEPT_BYTES {
        out::note(format!("note: {}", describe(tables)));
    }
    let optimal = make(tables, threads)?;
    if let Some(folder) = &folder
        && let Err(error) = keep(&optimal, folder)
    {
        out::note(format!("note: the tables {tables} are not kept: {error:#}"));
    }
    Ok(optimal)
}

/// Makes tables, with a progress bar.
fn make(tables: Tables, threads: usize) -> Result<Optimal> {
    let _hold = signals::delay_exit();
    let bar = ProgressBar::new(0);
    let made = Optimal::build_on(threads, tables, |layer| {
        bar.update(|shown| {
            shown.before = format!("{}, depth {:>2} ", layer.table, layer.depth);
        });
        match signals::check_interrupted() {
            Ok(()) => ControlFlow::Continue(()),
            Err(_) => ControlFlow::Break(()),
        }
    });
    made.map_err(|error| or_interrupted(error.into()))
}

/// Saves tables in a folder, which is made if there is none.
///
/// # Errors
/// If they cannot be saved.
pub fn keep(optimal: &Optimal, folder: &Path) -> Result<()> {
    fs::create_dir_all(folder)?;
    Ok(optimal.save(folder)?)
}

/// A search for solutions of at most `max_length` moves.
pub struct ShortestSearch<'a> {
    /// The tables.
    pub optimal: &'a Optimal,
    /// The number of threads.
    pub threads: usize,
    /// The most moves.
    pub max_length: usize,
    /// Whether all shortest solutions are searched.
    pub all: bool,
    /// When it must end.
    pub deadline: Option<Instant>,
}

impl ShortestSearch<'_> {
    /// Searches until a solution is found, until it is late, or until a signal. A note says
    /// after a second how long the search for each length takes.
    pub fn run(&self, cube: &Cube) -> Outcome {
        let search = self.optimal.search().threads(self.threads);
        let search = search.max_length(self.max_length);
        let search = if self.all { search.all() } else { search };
        let (bar, begin) = (ProgressBar::new(0), Instant::now());
        let mut has_forecast = false;
        search.solve_observed(cube, |progress| {
            let (limit, nodes) = (progress.lower_bound, progress.nodes);
            bar.update(|shown| {
                let nodes = thousands(nodes);
                shown.before = format!("{limit} moves or more, {nodes} positions ");
            });
            let elapsed = begin.elapsed();
            if !has_forecast && elapsed >= TIME_BEFORE_FORECAST {
                has_forecast = true;
                self.forecast(cube, limit, nodes as f64 / elapsed.as_secs_f64());
            }
            let is_late = self.deadline.is_some_and(|late| Instant::now() >= late);
            if is_late || signals::check_interrupted().is_err() {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        })
    }

    /// Says how long the search up to the next lengths takes, at so many nodes a second.
    fn forecast(&self, cube: &Cube, length: usize, nodes_per_second: f64) {
        let estimate = self.optimal.estimate(cube);
        let lengths = (length..=self.max_length).take(3).map(|length| {
            let seconds = estimate.nodes(length) / nodes_per_second;
            format!("up to {length} moves in about {}", readable_duration(seconds))
        });
        let lengths: Vec<_> = lengths.collect();
        out::note(format!(
            "note: {} positions a second: {}",
            thousands(nodes_per_second as u64),
            lengths.join(", ")
        ));
    }
}
