//! `gods solve rubik --optimal`: shortest solutions of the whole Rubik's cube.
use std::fs;
use std::ops::ControlFlow;
use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::Result;
use base::{cache, out, readable_bytes, signals};
use optimal::{Optimal, Outcome, Tables};
use puzzle::rubik::Cube;

use super::request::{or_interrupted, readable_duration};
use super::thousands;
use crate::progress_bar::ProgressBar;

/// Smaller tables are made in a moment, and not kept.
const MIN_KEPT_BYTES: usize = 1 << 20;

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

/// Opens the tables that are kept in the cache folder, or makes them and keeps them there.
///
/// # Errors
/// If there is not enough memory, or a signal stops it.
pub fn open_or_make(tables: Tables) -> Result<Optimal> {
    let folder = cache::folder().ok().filter(|_| tables.bytes() >= MIN_KEPT_BYTES);
    if let Some(folder) = folder.as_deref().filter(|folder| tables.is_saved(folder)) {
        match Optimal::open(tables, folder) {
            Ok(optimal) => return Ok(optimal),
            Err(error) => out::note(format!("note: {error}; it is made again")),
        }
    }
    if tables.bytes() >= MIN_KEPT_BYTES {
        out::note(format!("note: {}", describe(tables)));
    }
    let optimal = make(tables)?;
    if let Some(folder) = &folder
        && let Err(error) = keep(&optimal, folder)
    {
        out::note(format!("note: the tables {tables} are not kept: {error:#}"));
    }
    Ok(optimal)
}

/// Makes tables, with a progress bar.
fn make(tables: Tables) -> Result<Optimal> {
    let _hold = signals::delay_exit();
    let bar = ProgressBar::new(0);
    let made = Optimal::build(tables, |layer| {
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
