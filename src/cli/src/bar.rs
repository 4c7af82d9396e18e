//! A bar on standard error that shows how much is done, if a person is watching.
use std::io::{self, IsTerminal, Write};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use terminal_size::{Width, terminal_size_of};

use base::thousands;

/// It is drawn anew no sooner than after this time: nobody sees more.
const PAUSE: Duration = Duration::from_millis(50);
/// How long the bar itself is, in characters.
const LENGTH: u64 = 40;

/// A bar that grows. Where standard error is no terminal, it shows nothing.
pub struct Bar {
    is_seen: bool,
    status: Mutex<(Status, LastLine)>,
}

/// What a bar shows.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Status {
    /// What stands before the bar.
    pub before: String,
    /// How much is done.
    pub done: u64,
    /// How much there is to do; 0 where nobody knows, and no bar is drawn.
    pub all: u64,
    /// What stands behind the numbers.
    pub after: String,
}

/// What stands on the terminal.
#[derive(Default)]
struct LastLine {
    when: Option<Instant>,
    width: usize,
}

impl Bar {
    /// A bar for so much to do.
    pub fn new(all: u64) -> Self {
        let status = Status { all, ..Status::default() };
        let is_seen = io::stderr().is_terminal();
        Bar { is_seen, status: Mutex::new((status, LastLine::default())) }
    }

    /// Whether anybody sees it.
    pub fn is_seen(&self) -> bool {
        self.is_seen
    }

    /// Changes what is shown.
    pub fn show(&self, change: impl FnOnce(&mut Status)) {
        let mut status = self.status.lock().unwrap_or_else(PoisonError::into_inner);
        let (status, drawn) = &mut *status;
        change(status);
        if self.is_seen && drawn.when.is_none_or(|when| when.elapsed() >= PAUSE) {
            let width = terminal_size_of(io::stderr());
            let width = width.map_or(80, |(Width(width), _)| usize::from(width));
            // The last column is left empty: some terminals begin a new line there.
            let line: String =
                status.line().chars().take(width.saturating_sub(1)).collect();
            drawn.draw(&line);
        }
    }
}

impl Drop for Bar {
    /// Leaves an empty line.
    fn drop(&mut self) {
        let (_, drawn) = self.status.get_mut().unwrap_or_else(PoisonError::into_inner);
        if drawn.when.is_some() {
            drawn.draw("");
        }
    }
}

impl Status {
    fn line(&self) -> String {
        let Status { before, done, all, after } = self;
        let part = u128::from(*done.min(all)) * u128::from(LENGTH);
        let part = part.checked_div((*all).into()).unwrap_or(0) as usize;
        let mut bar = "=".repeat(part) + ">";
        bar.truncate(LENGTH as usize);
        if *all == 0 {
            // Nobody knows how much there is to do.
            return format!("{before}{after}");
        }
        let (done, all) = (thousands(*done), thousands(*all));
        format!("{before}[{bar:0$}] {done} of {all}{after}", LENGTH as usize)
    }
}

impl LastLine {
    /// Writes a line over the one before.
    fn draw(&mut self, line: &str) {
        let width = line.chars().count();
        let blank = " ".repeat(self.width.saturating_sub(width));
        let back = if width == 0 { "\r" } else { "" };
        // Nobody need be told.
        let mut errors = io::stderr().lock();
        let _ = write!(errors, "\r{line}{blank}{back}").and_then(|()| errors.flush());
        *self = LastLine { when: Some(Instant::now()), width };
    }
}

#[cfg(test)]
mod tests {
    use super::Status;

    #[test]
    fn a_bar_is_as_full_as_it_should_be() {
        let line = |done, all| {
            let (before, after) = ("depth 3 ".to_owned(), ", soon".to_owned());
            Status { before, done, all, after }.line()
        };
        for (done, all, full) in [
            (0, 1000, 0),
            (500, 1000, 20),
            (999, 1000, 39),
            (1000, 1000, 40),
            (2000, 1000, 40),
            (u64::MAX, u64::MAX, 40),
        ] {
            let bar = "=".repeat(full) + if full < 40 { ">" } else { "" };
            let line = line(done, all);
            assert!(line.starts_with(&format!("depth 3 [{bar:40}] ")), "{line}");
        }
        assert_eq!(line(0, 0), "depth 3 , soon");
        assert!(line(1000, 23_456).ends_with("] 1,000 of 23,456, soon"));
    }
}
