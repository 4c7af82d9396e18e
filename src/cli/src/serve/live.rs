//! What open pages are told: which build is served, and what keeps the next from being built.
use std::convert::Infallible;
use std::time::{SystemTime, UNIX_EPOCH};

use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::stream::{self, Stream};
use serde::Serialize;
use tokio::sync::watch::Receiver;

/// What a page is told.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct News {
    /// When this program began to serve, and how many builds it has served.
    pub build: String,
    /// What keeps the chapters, as they are now, from being built.
    pub problems: Vec<Problem>,
}

/// A problem of the book.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Problem {
    /// The file and its line, `chapters/table.md:12`; empty if there is none to name.
    pub place: String,
    /// What was found, and what would be right.
    pub message: String,
}

impl News {
    /// The first build that this program serves.
    pub fn first() -> Self {
        let start = SystemTime::now().duration_since(UNIX_EPOCH);
        let build = format!("{}-1", start.map_or(0, |since| since.as_nanos()));
        News { build, problems: Vec::new() }
    }

    /// The next build, which succeeded.
    pub fn next(&self) -> Self {
        let (start, count) = self.build.split_once('-').unwrap_or_default();
        let count: u64 = count.parse().unwrap_or(0);
        News { build: format!("{start}-{}", count + 1), problems: Vec::new() }
    }
}

/// The events of a page: what there is to tell now, and whatever comes while it is open.
pub fn events(
    mut news: Receiver<News>,
) -> Sse<impl Stream<Item = Result<Event, Infallible>>> {
    news.mark_changed();
    let events = stream::unfold(news, |mut news| async {
        news.changed().await.ok()?;
        let said = serde_json::to_string(&*news.borrow_and_update()).ok()?;
        Some((Ok(Event::default().data(said)), news))
    });
    Sse::new(events).keep_alive(KeepAlive::default())
}

/// The problems of a message: each begins with a line that names its place, and goes on
/// in the lines behind it.
pub fn problems(error: &str) -> Vec<Problem> {
    let mut found: Vec<Problem> = Vec::new();
    for line in error.lines() {
        match (place(line), found.last_mut()) {
            (None, Some(last)) => last.message += &format!("\n{line}"),
            (place, _) => {
                let (place, message) = place.unwrap_or(("", line));
                found.push(Problem { place: place.into(), message: message.into() });
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

#[test]
fn problems_have_places_and_all_their_lines() {
    let found = |error| -> Vec<_> {
        let problems = problems(error).into_iter();
        problems.map(|problem| (problem.place, problem.message)).collect()
    };
    let both =
        found("chapters/a.md:3: no `x`\n  did you mean y?\nchapters/b.md:12: z: 1");
    let right = [
        ("chapters/a.md:3", "no `x`\n  did you mean y?"),
        ("chapters/b.md:12", "z: 1"),
    ];
    assert_eq!(
        both,
        right.map(|(place, message)| (place.to_owned(), message.to_owned()))
    );
    assert_eq!(
        found("no place: 3: here"),
        [(String::new(), "no place: 3: here".to_owned())]
    );
}
