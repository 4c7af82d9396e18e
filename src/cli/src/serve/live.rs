//! What open pages are told: which build is served, and what is wrong with the next one.
use std::path::PathBuf;
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::Result;
use serde::Serialize;
use tokio::sync::{RwLock, watch};

use book::replace::Replacement;

/// The served book, and who waits for news of it.
pub struct Live {
    /// The folder of the pages. Who reads a page keeps the lock, so that it knows of
    /// which build it is.
    folder: RwLock<PathBuf>,
    /// The folder of the build before, for what a page of that build asks for too late.
    old: PathBuf,
    news: watch::Sender<News>,
}

/// What a page is told.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct News {
    /// The build that is served; another process's are other ones.
    pub build: String,
    /// What keeps the chapters, as they are now, from being built.
    pub problems: Vec<Wrong>,
}

/// One thing that is wrong.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Wrong {
    /// The file and its line, `chapters/table.md:12`; empty if there is none to name.
    pub place: String,
    /// What was found, and what would be right.
    pub message: String,
}

impl Live {
    /// Serves a folder; the one before it will be kept in `old`.
    pub fn new(folder: PathBuf, old: PathBuf) -> Self {
        let start = SystemTime::now().duration_since(UNIX_EPOCH);
        let build = format!("{}-1", start.map_or(0, |since| since.as_nanos()));
        let news = News { build, problems: Vec::new() };
        Live { folder: RwLock::new(folder), old, news: watch::Sender::new(news) }
    }

    /// The folder of the pages, which stays this build's until it is let go.
    pub async fn folder(&self) -> impl std::ops::Deref<Target = PathBuf> + '_ {
        self.folder.read().await
    }

    /// The folder of the build before, if there was one.
    pub fn old(&self) -> &PathBuf {
        &self.old
    }

    /// What there is to say now.
    pub fn news(&self) -> News {
        self.news.borrow().clone()
    }

    /// What there is to say from now on.
    pub fn subscribe(&self) -> watch::Receiver<News> {
        self.news.subscribe()
    }

    /// Serves a new build from now on.
    ///
    /// # Errors
    /// If it cannot be put in its place.
    pub fn replace(&self, new: Replacement) -> Result<()> {
        new.make_room()?; // while pages are still served
        let mut folder = self.folder.blocking_write();
        *folder = new.put(true)?;
        self.news.send_modify(|news| {
            let (start, count) = news.build.split_once('-').unwrap_or_default();
            let count: u64 = count.parse().unwrap_or(0);
            *news =
                News { build: format!("{start}-{}", count + 1), problems: Vec::new() };
        });
        Ok(())
    }

    /// Tells every page what is wrong, until a build succeeds.
    pub fn fail(&self, error: &str) {
        self.news.send_modify(|news| news.problems = problems(error));
    }
}

/// The problems of a message: each begins with a line that names its place, and goes on
/// in the lines behind it.
fn problems(error: &str) -> Vec<Wrong> {
    let mut found: Vec<Wrong> = Vec::new();
    for line in error.lines() {
        match (place(line), found.last_mut()) {
            (None, Some(last)) => last.message += &format!("\n{line}"),
            (place, _) => {
                let (place, message) = place.unwrap_or(("", line));
                found.push(Wrong { place: place.into(), message: message.into() });
            }
        }
    }
    found
}

/// The place that a line begins with, and what follows it.
fn place(line: &str) -> Option<(&str, &str)> {
    let (place, message) = line.split_once(": ")?;
    let (file, number) = place.rsplit_once(':')?;
    let is_place = !file.contains(' ') && number.parse::<u32>().is_ok();
    is_place.then_some((place, message))
}

#[cfg(test)]
mod tests {
    use super::{Wrong, problems};

    #[test]
    fn a_problem_has_its_place_and_all_of_its_lines() {
        let wrong = |place: &str, message: &str| Wrong {
            place: place.into(),
            message: message.into(),
        };
        assert_eq!(
            problems(
                "chapters/a.md:3: no `x`\n  did you mean y?\nchapters/b.md:12: z: 1: 2"
            ),
            [
                wrong("chapters/a.md:3", "no `x`\n  did you mean y?"),
                wrong("chapters/b.md:12", "z: 1: 2")
            ]
        );
        assert_eq!(problems("no place: 3: here"), [wrong("", "no place: 3: here")]);
        assert_eq!(problems("chapters/a.md: 3"), [wrong("", "chapters/a.md: 3")]);
    }
}
