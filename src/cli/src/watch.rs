//! Waiting for the book's sources to change.
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

use anyhow::{Context, Result};
use notify::{Event, RecommendedWatcher, RecursiveMode, Watcher};

use base::fingerprint::fingerprint;

/// What the book is made of.
const SOURCES: [&str; 4] = ["chapters", "theme", "code", "book.toml"];
/// An editor writes a file in several steps: this long must nothing happen.
const QUIET: Duration = Duration::from_millis(100);

/// Watches the sources of a book.
pub struct Watch {
    root: PathBuf,
    events: Receiver<()>,
    last: u64,
    _watcher: RecommendedWatcher,
}

impl Watch {
    /// Begins to watch.
    pub fn new(root: &Path) -> Result<Self> {
        let (sender, events) = channel();
        let mut watcher =
            notify::recommended_watcher(move |event: notify::Result<Event>| {
                if event.is_ok_and(|event| !event.kind.is_access()) {
                    // The receiver is gone only when the tool ends.
                    let _ = sender.send(());
                }
            })?;
        for source in SOURCES.map(|source| root.join(source)) {
            // A file is watched by its folder: editors replace it.
            let (path, mode) = match source.is_dir() {
                true => (source.as_path(), RecursiveMode::Recursive),
                false => (root, RecursiveMode::NonRecursive),
            };
            if source.exists() {
                watcher
                    .watch(path, mode)
                    .with_context(|| format!("cannot watch {}", path.display()))?;
            }
        }
        let last = fingerprint(root, &SOURCES)?;
        Ok(Watch { root: root.to_owned(), events, last, _watcher: watcher })
    }

    /// Waits for a change of contents; `false` says that there will be none any more.
    /// A file that was touched, or written again as it was, is no change: so what a
    /// build itself writes cannot start the next one.
    pub fn wait(&mut self) -> bool {
        while self.events.recv().is_ok() {
            loop {
                match self.events.recv_timeout(QUIET) {
                    Ok(()) => {}
                    Err(RecvTimeoutError::Timeout) => break,
                    Err(RecvTimeoutError::Disconnected) => return false,
                }
            }
            // A file that vanishes while it is read is a change that goes on.
            if let Ok(now) = fingerprint(&self.root, &SOURCES)
                && now != self.last
            {
                self.last = now;
                return true;
            }
        }
        false
    }
}
