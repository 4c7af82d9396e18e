//! Waiting for the book's sources to change.
use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::Duration;

use anyhow::Result;

use base::fingerprint::{fingerprint, glance};

/// What the book is made of.
const SOURCES: [&str; 4] = ["chapters", "theme", "code", "book.toml"];
/// How often the files are looked at: their dates and sizes alone, a few milliseconds for
/// a few thousand. To be told by the system would need a library for each, and fails on
/// folders that lie on another machine or in a container.
const LOOK: Duration = Duration::from_millis(500);
/// An editor writes a file in several steps: this long must nothing happen.
const QUIET: Duration = Duration::from_millis(100);

/// Watches the sources of a book.
pub struct Watch {
    root: PathBuf,
    glance: u64,
    contents: u64,
}

impl Watch {
    /// Begins to watch.
    pub fn new(root: &Path) -> Result<Self> {
        let glance = glance(root, &SOURCES);
        let contents = fingerprint(root, &SOURCES)?;
        Ok(Watch { root: root.to_owned(), glance, contents })
    }

    /// Waits for a change of contents. A file that was touched, or written again as it was,
    /// is no change: so what a build itself writes cannot start the next one.
    pub fn wait(&mut self) {
        loop {
            while glance(&self.root, &SOURCES) == self.glance {
                sleep(LOOK);
            }
            let mut before = None;
            while before != Some(self.glance) {
                before = Some(self.glance);
                sleep(QUIET);
                self.glance = glance(&self.root, &SOURCES);
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
