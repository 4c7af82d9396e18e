//! Waiting for the book's sources to change.
use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::Duration;

use anyhow::Result;

use base::fingerprint::{fingerprint, metadata_hash};

/// What the book is made of.
const SOURCES: [&str; 4] = ["chapters", "theme", "code", "book.toml"];
/// How often the files are looked at: their dates and sizes alone, a few milliseconds for
/// a few thousand. To be told by the system would need a library for each, and fails on
/// folders that lie on another machine or in a container.
const POLL_INTERVAL: Duration = Duration::from_millis(500);
/// An editor writes a file in several steps: this long must nothing happen.
const SETTLE_TIME: Duration = Duration::from_millis(100);

/// Watches the sources of a book.
pub struct SourceWatcher {
    root: PathBuf,
    metadata_hash: u64,
    contents: u64,
}

impl SourceWatcher {
    /// Begins to watch.
    pub fn new(root: &Path) -> Result<Self> {
        let glance = metadata_hash(root, &SOURCES);
        let contents = fingerprint(root, &SOURCES)?;
        Ok(SourceWatcher { root: root.to_owned(), metadata_hash: glance, contents })
    }

    /// Waits for a change of contents. A file that was touched, or written again as it was,
    /// is no change: so what a build itself writes cannot start the next one.
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
            // A file that vanishes while it is read is a change that goes on.
            if let Ok(now) = fingerprint(&self.root, &SOURCES)
                && now != self.contents
            {
                self.contents = now;
                return;
            }
        }
    }
}
