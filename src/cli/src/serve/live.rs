//! What open pages are told: which build is served, and what is wrong with the next one.
use std::path::PathBuf;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError, RwLock};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use anyhow::Result;
use serde::Serialize;

use book::site::replace::Replacement;

/// The served book, and who waits for news of it.
pub struct Live {
    /// The folder of the pages. Who reads a page keeps the lock, so that it knows of
    /// which build it is.
    folder: RwLock<PathBuf>,
    /// The folder of the build before, for what a page of that build asks for too late.
    pub old: PathBuf,
    news: Mutex<News>,
    /// Wakes who waits for news.
    changed: Condvar,
}

/// What a page is told.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct News {
    /// When this program began to serve, and how many builds it has served; another
    /// process's are other ones.
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
        let (folder, news) = (RwLock::new(folder), Mutex::new(news));
        Live { folder, old, news, changed: Condvar::new() }
    }

    /// The folder of the pages, which stays this build's until it is let go.
    pub fn folder(&self) -> impl std::ops::Deref<Target = PathBuf> + '_ {
        self.folder.read().unwrap_or_else(PoisonError::into_inner)
    }

    /// What there is to say now.
    pub fn news(&self) -> News {
        self.lock().clone()
    }

    /// Waits until there is something else to say than what was told. `None` if for so
    /// long there is nothing.
    pub fn wait(&self, told: Option<&News>, patience: Duration) -> Option<News> {
        let is_old = |news: &mut News| told == Some(news);
        let waited = self.changed.wait_timeout_while(self.lock(), patience, is_old);
        let (news, time) = waited.unwrap_or_else(PoisonError::into_inner);
        (!time.timed_out()).then(|| news.clone())
    }

    fn lock(&self) -> MutexGuard<'_, News> {
        self.news.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Serves a new build from now on.
    ///
    /// # Errors
    /// If it cannot be put in its place.
    pub fn replace(&self, new: Replacement) -> Result<()> {
        new.make_room()?; // while pages are still served
        let mut folder = self.folder.write().unwrap_or_else(PoisonError::into_inner);
        *folder = new.put(true)?;
        let mut news = self.lock();
        let (start, count) = news.build.split_once('-').unwrap_or_default();
        let count: u64 = count.parse().unwrap_or(0);
        *news = News { build: format!("{start}-{}", count + 1), problems: Vec::new() };
        self.changed.notify_all();
        Ok(())
    }

    /// Tells every page what is wrong, until a build succeeds.
    pub fn fail(&self, error: &str) {
        self.lock().problems = problems(error);
        self.changed.notify_all();
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
    use super::problems;

    #[test]
    fn a_problem_has_its_place_and_all_of_its_lines() {
        for (error, right) in [
            (
                "chapters/a.md:3: no `x`\n  did you mean y?\nchapters/b.md:12: z: 1: 2",
                &[
                    ("chapters/a.md:3", "no `x`\n  did you mean y?"),
                    ("chapters/b.md:12", "z: 1: 2"),
                ][..],
            ),
            ("no place: 3: here", &[("", "no place: 3: here")]),
            ("chapters/a.md: 3", &[("", "chapters/a.md: 3")]),
        ] {
            let found = problems(error);
            let found: Vec<_> =
                found.iter().map(|w| (&*w.place, &*w.message)).collect();
            assert_eq!(found, right);
        }
    }
}
