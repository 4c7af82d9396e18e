//! Waits for changes of the book's sources.
use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::Duration;

use anyhow::Result;

use base::fingerprint::{fingerprint, metadata_hash};

/// The sources of the book.
const SOURCES: [&str; 4] = ["chapters", "theme", "code", "book.toml"];
/// The time between two looks at the files' dates and sizes, which take a few milliseconds.
/// Notifications by the operating system would need a library, and do not work on network
/// folders or in containers.
const POLL_INTERVAL: Duration = Duration::from_millis(500);
/// The time without changes after which a change counts as complete: editors write a file in
/// several steps.
const SETTLE_TIME: Duration = Duration::from_millis(100);

/// Watches the sources of a book.
pub struct SourceWatcher {
    root: PathBuf,
    metadata_hash: u64,
    contents: u64,
}

impl SourceWatcher {
    /// Records the current state of the sources.
    pub fn new(root: &Path) -> Result<Self> {
        let glance = metadata_hash(root, &SOURCES);
        let contents = fingerprint(root, &SOURCES)?;
        Ok(SourceWatcher { root: root.to_owned(), metadata_hash: glance, contents })
    }

    /// Waits until the contents of a file change. A file that is touched or rewritten with the
    /// same contents is not a change, so a build does not trigger the next one.
    pub fn wait(&mut self) {
        loop {
            while metadata_hash(&self.root, &SOURCES) == self.metadata_hash {
                sleep(POLL_INTERVAL);
            }
            let mut before = None;
            while before != Some(self.metadata_hash) {
                before = Some(self.metadata_hash);
                sleep(SETTLE_TIME);
                self.metadata_hash = metadata_hash(&self.root, &SOURCES);
            }
            // If a file vanishes while it is read, the change is not complete yet.
            if let Ok(now) = fingerprint(&self.root, &SOURCES)
                && now != self.contents
            {
                self.contents = now;
                return;
            }
        }
    }
}
