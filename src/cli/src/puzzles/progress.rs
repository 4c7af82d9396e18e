//! Notes and a progress bar on standard error during a computation.
use std::fs;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use fifteen::Partition;
use solve::{Event, SearchBound, SolveStep};

use super::request::Request;
use super::thousands;
use crate::progress_bar::ProgressBar;
use base::signals::{self, ExitGuard};
use base::{cache, out};

/// Reports the progress of a computation, which a signal stops.
pub struct ProgressReporter<'a> {
    request: &'a Request,
    /// The name of the puzzle.
    name: &'a str,
    bar: ProgressBar,
    /// The number of finished entries of pattern databases.
    entries: AtomicU64,
    _hold: ExitGuard,
}

impl Drop for ProgressReporter<'_> {
    fn drop(&mut self) {
        signals::end_preparation();
    }
}

impl<'a> ProgressReporter<'a> {
    /// A reporter that shows nothing yet.
    pub fn new(request: &'a Request) -> Self {
        let bar = ProgressBar::new(request.instance.puzzle().position_count());
        let name = request.instance.name();
        let (entries, _hold) = (AtomicU64::new(0), signals::delay_exit());
        ProgressReporter { request, name, bar, entries, _hold }
    }

    /// A reporter for a puzzle with another name than that of the request.
    pub fn named(request: &'a Request, name: &'a str) -> Self {
        let mut reporter = ProgressReporter::new(request);
        reporter.name = name;
        reporter
    }

    /// Called before pattern databases are opened or built: creates the cache folder, and sets
    /// the total of the bar.
    pub fn begin_pattern_tables(&self, partition: Partition) {
        // If the folder cannot be created, saving the first table reports the error.
        let _ = cache::folder().map(fs::create_dir_all);
        // The observer reports about a third more abstract states than there are entries.
        self.bar
            .update(|shown| shown.total = partition.bytes() + partition.bytes() / 3);
    }

    /// Reports an event of the solver; returns whether to go on.
    pub fn report(&self, event: Event<'_>) -> ControlFlow<()> {
        self.show(event);
        match signals::check_interrupted() {
            Ok(()) => ControlFlow::Continue(()),
            Err(_) => ControlFlow::Break(()),
        }
    }

    fn show(&self, event: Event<'_>) {
        if !matches!(event, Event::StepStarted(_) | Event::Warning(_)) {
            signals::end_preparation();
        }
        match event {
            Event::StepStarted(SolveStep::Table { cost, .. }) if !cost.is_long() => {}
            Event::StepStarted(step) => {
                let name = self.name;
                out::note(format!(
                    "note: {name}: {}",
                    self.request.describe_step(&step)
                ));
                match step {
                    SolveStep::IdaStar {
                        bound: SearchBound::Patterns { partition, .. },
                        ..
                    } => self.begin_pattern_tables(partition),
                    SolveStep::IdaStar {
                        bound: SearchBound::Pieces { entries, .. },
                        ..
                    } => self.bar.update(|shown| shown.total = entries),
                    _ => {}
                }
            }
            Event::Warning(note) => out::note(format!("note: {note}")),
            Event::Layer(layer) => self.bar.update(|shown| {
                shown.before = format!("depth {:>3} ", layer.depth);
                shown.done = layer.total;
                shown.after.clear();
            }),
            Event::LayerProgress(done, all) => {
                let percent = done as f64 / all.max(1) as f64 * 100.0;
                let after = format!(", the next layer: {percent:.0} %");
                self.bar.update(|shown| shown.after = after);
            }
            Event::PatternLayer(layer) => {
                let done = self.entries.fetch_add(layer.states, Relaxed) + layer.states;
                self.bar.update(|shown| {
                    shown.before = format!("depth {:>2} ", layer.depth);
                    shown.done = done.min(shown.total);
                });
            }
            Event::SearchProgress(progress) => self.bar.update(|shown| {
                let (limit, nodes) = (progress.limit, thousands(progress.nodes));
                shown.before = format!("{limit} moves or more, {nodes} positions ");
                shown.total = 0;
            }),
            _ => {}
        }
    }
}
