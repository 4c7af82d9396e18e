//! Server-sent events for open pages: the served build, and the error of the next one.
use std::convert::Infallible;
use std::time::{SystemTime, UNIX_EPOCH};

use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::stream::{self, Stream};
use serde::Serialize;
use tokio::sync::watch::Receiver;

/// The state of the book, as sent to a page.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct BuildStatus {
    /// The time of the build, as an identifier.
    pub build: String,
    /// The error of building the current chapters; empty if there is none.
    pub error: String,
}

impl BuildStatus {
    /// A successful build, made now.
    pub fn new() -> Self {
        let time = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        BuildStatus { build: time.as_nanos().to_string(), error: String::new() }
    }
}

/// The event stream of a page: the current state, and every later change.
pub fn events(
    mut status: Receiver<BuildStatus>,
) -> Sse<impl Stream<Item = Result<Event, Infallible>>> {
    status.mark_changed();
    let events = stream::unfold(status, |mut status| async {
        status.changed().await.ok()?;
        let json = serde_json::to_string(&*status.borrow_and_update()).ok()?;
        Some((Ok(Event::default().data(json)), status))
    });
    Sse::new(events).keep_alive(KeepAlive::default())
}
