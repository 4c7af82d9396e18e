//! What open pages are told: which build is served, and what keeps the next from being built.
use std::convert::Infallible;
use std::time::{SystemTime, UNIX_EPOCH};

use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::stream::{self, Stream};
use serde::Serialize;
use tokio::sync::watch::Receiver;

/// What a page is told.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct BuildStatus {
    /// When this program began to serve, and how many builds it has served.
    pub build: String,
    /// What keeps the chapters, as they are now, from being built; empty if nothing does.
    pub error: String,
}

impl BuildStatus {
    /// The first build that this program serves.
    pub fn first() -> Self {
        let start = SystemTime::now().duration_since(UNIX_EPOCH);
        let build = format!("{}-1", start.map_or(0, |since| since.as_nanos()));
        BuildStatus { build, error: String::new() }
    }

    /// The next build, which succeeded.
    pub fn next(&self) -> Self {
        let (start, count) = self.build.split_once('-').unwrap_or_default();
        let count: u64 = count.parse().unwrap_or(0);
        BuildStatus { build: format!("{start}-{}", count + 1), error: String::new() }
    }
}

/// The events of a page: what there is to tell now, and whatever comes while it is open.
pub fn events(
    mut news: Receiver<BuildStatus>,
) -> Sse<impl Stream<Item = Result<Event, Infallible>>> {
    news.mark_changed();
    let events = stream::unfold(news, |mut news| async {
        news.changed().await.ok()?;
        let said = serde_json::to_string(&*news.borrow_and_update()).ok()?;
        Some((Ok(Event::default().data(said)), news))
    });
    Sse::new(events).keep_alive(KeepAlive::default())
}
