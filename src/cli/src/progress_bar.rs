//! A progress bar on standard error, if it is a terminal, or else a note when work takes long.
use std::io::{self, IsTerminal, Write};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use terminal_size::{Width, terminal_size_of};

use base::{out, thousands};

/// The minimum time between two updates of the bar.
const REDRAW_INTERVAL: Duration = Duration::from_millis(50);
/// The CPU time after which a note says how far the work is, if no bar is visible: on several
/// cores, less time by the clock.
const TIME_BEFORE_NOTE: Duration = Duration::from_secs(5);
/// The length of the bar itself, in characters.
const BAR_LENGTH: u64 = 40;

/// A progress bar. If standard error is not a terminal, one note takes its place, after five
/// seconds of CPU time.
pub struct ProgressBar {
    is_visible: bool,
    /// When the work began, and the CPU time then.
    start: (Instant, Duration),
    /// The status, and when it was shown last.
    status: Mutex<(BarStatus, Option<Instant>)>,
}

/// The contents of a progress bar.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct BarStatus {
    /// The text before the bar.
    pub before: String,
    /// The amount of finished work.
    pub done: u64,
    /// The total amount of work; 0 if it is not known, and then no bar is drawn.
    pub total: u64,
    /// The text after the numbers.
    pub after: String,
}

impl ProgressBar {
    /// A bar for a total amount of work.
    pub fn new(all: u64) -> Self {
        let status = BarStatus { total: all, ..BarStatus::default() };
        let is_seen = io::stderr().is_terminal();
        let status = Mutex::new((status, None));
        let start = (Instant::now(), cpu_time());
        ProgressBar { is_visible: is_seen, start, status }
    }

    /// Changes the contents, and draws the bar unless it was drawn a moment ago.
    pub fn update(&self, change: impl FnOnce(&mut BarStatus)) {
        let mut status = self.status.lock().unwrap_or_else(PoisonError::into_inner);
        let (status, drawn) = &mut *status;
        change(status);
        if !self.is_visible && drawn.is_none() && self.is_long(cpu_time()) {
            out::note(status.note(self.start.0.elapsed()));
            *drawn = Some(Instant::now());
        }
        if self.is_visible && drawn.is_none_or(|when| when.elapsed() >= REDRAW_INTERVAL)
        {
            let width = terminal_size_of(io::stderr());
            let width = width.map_or(80, |(Width(width), _)| usize::from(width));
            // The last column is left empty: some terminals begin a new line there.
            draw(
                &status
                    .line()
                    .chars()
                    .take(width.saturating_sub(1))
                    .collect::<String>(),
            );
            *drawn = Some(Instant::now());
        }
    }

    /// Whether the work takes long, at this CPU time of the process.
    fn is_long(&self, now: Duration) -> bool {
        now.saturating_sub(self.start.1) >= TIME_BEFORE_NOTE
    }
}

impl Drop for ProgressBar {
    /// Clears the bar's line.
    fn drop(&mut self) {
        let (_, drawn) = self.status.get_mut().unwrap_or_else(PoisonError::into_inner);
        if self.is_visible && drawn.is_some() {
            draw("");
        }
    }
}

impl BarStatus {
    /// The note that takes the place of the bar, after this time.
    fn note(&self, time: Duration) -> String {
        format!("note: after {:.1} s: {}", time.as_secs_f64(), self.line().trim_end())
    }

    fn line(&self) -> String {
        let BarStatus { before, done, total: all, after } = self;
        if *all == 0 {
            return format!("{before}{after}");
        }
        let part =
            u128::from(*done.min(all)) * u128::from(BAR_LENGTH) / u128::from(*all);
        let mut bar = "=".repeat(part as usize) + ">";
        bar.truncate(BAR_LENGTH as usize);
        let (done, all) = (thousands(*done), thousands(*all));
        format!("{before}[{bar:0$}] {done} of {all}{after}", BAR_LENGTH as usize)
    }
}

/// The CPU time that this process has used, or, where the system does not say, the time since
/// the first call.
fn cpu_time() -> Duration {
    #[cfg(unix)]
    {
        use rustix::time::{ClockId, clock_gettime};
        let time = clock_gettime(ClockId::ProcessCPUTime);
        time.try_into().unwrap_or_default()
    }
    #[cfg(not(unix))]
    {
        static START: std::sync::OnceLock<Instant> = std::sync::OnceLock::new();
        START.get_or_init(Instant::now).elapsed()
    }
}

/// Overwrites the current line of the terminal.
fn draw(line: &str) {
    let mut errors = io::stderr().lock();
    // An error while drawing the bar does not matter.
    let _ = write!(errors, "\r{line}\u{1b}[K").and_then(|()| errors.flush());
}

#[test]
fn bar_length_matches_progress() {
    let line = |done, all| {
        let (before, after) = ("depth 3 ".to_owned(), ", soon".to_owned());
        BarStatus { before, done, total: all, after }.line()
    };
    for (done, all, full) in [(0, 1000, 0), (999, 1000, 39), (2000, 1000, 40)] {
        let bar = "=".repeat(full) + if full < 40 { ">" } else { "" };
        assert!(line(done, all).starts_with(&format!("depth 3 [{bar:40}] ")));
    }
    assert_eq!(line(0, 0), "depth 3 , soon");
    assert!(line(1000, 23_456).ends_with("] 1,000 of 23,456, soon"));
    let status = BarStatus { before: "depth 3 ".to_owned(), ..BarStatus::default() };
    assert_eq!(status.note(Duration::from_millis(2840)), "note: after 2.8 s: depth 3");
}

/// In a list each line has a bar, and the time of the lines before is none of its work.
#[test]
fn note_waits_for_work_of_one_bar() {
    let status = Mutex::default();
    let start = (Instant::now(), Duration::from_secs(60));
    let bar = ProgressBar { is_visible: false, start, status };
    assert!(!bar.is_long(Duration::from_secs(64)));
    assert!(bar.is_long(Duration::from_secs(65)));
}
