//! Serves the book on this machine; rebuilds it, and reloads its pages, when a source changes.
use std::io::ErrorKind;
use std::net::{Ipv4Addr, TcpListener};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::sync::mpsc;
use std::thread;

use anyhow::{Result, anyhow, bail};
use tokio::sync::watch;

use crate::source_watcher::SourceWatcher;
use base::failure::UsageError;
use base::out;
use book::Book;
use book::site::api;
use live::BuildStatus;

mod browser;
mod live;
mod site;

/// Opens the port before any long work, so that a busy port is reported early.
pub fn listen(port: u16) -> Result<TcpListener> {
    match TcpListener::bind((Ipv4Addr::LOCALHOST, port)) {
        Ok(listener) => Ok(listener),
        Err(error) if error.kind() == ErrorKind::AddrInUse => {
            bail!(UsageError(format!(
                "port {port} is busy: choose another one, as in --port {}",
                port.checked_add(1).unwrap_or(3000)
            )))
        }
        Err(error) => bail!(UsageError(format!(
            "port {port} cannot be used ({error}): choose another one, as in --port 3000"
        ))),
    }
}

/// Builds the book if a source has changed, and serves it until Ctrl-C. Prints the address,
/// with the port that the system has chosen if port 0 was given.
pub fn serve(root: &Path, book: Book, listener: TcpListener, open: bool) -> Result<()> {
    let watcher = SourceWatcher::new(root)?;
    let book = book.without_api();
    let folder = book.up_to_date_served()?;
    let address = format!("http://{}", listener.local_addr()?);
    out::line(format!("the book is at {address} (ctrl-c ends)"))?;
    let (sender, status) = watch::channel(BuildStatus::new());
    let (built, builds) = mpsc::channel();
    document_after_builds(root, builds, sender.clone());
    built.send(())?;
    rebuild_on_change(book, watcher, sender, built);
    if open && let Err(error) = browser::open(&address) {
        out::note(format_args!("cannot open a browser ({error}): go to {address}"));
    }
    listener.set_nonblocking(true)?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let listener = tokio::net::TcpListener::from_std(listener)?;
        tokio::select! {
            ended = axum::serve(listener, site::router(root, &folder, status)) => Ok(ended?),
            pressed = tokio::signal::ctrl_c() => Ok(pressed?),
        }
    })
}

/// Rebuilds the book in a separate thread when a source changes. If a build fails, the pages of
/// the last good build stay.
fn rebuild_on_change(
    book: Book,
    mut watcher: SourceWatcher,
    status: watch::Sender<BuildStatus>,
    built: mpsc::Sender<()>,
) {
    thread::spawn(move || {
        loop {
            watcher.wait();
            // A panic of the renderer must not end this thread.
            let new = catch_unwind(AssertUnwindSafe(|| book.prepare_served()))
                .unwrap_or_else(|_| {
                    Err(anyhow!("the book's renderer failed: see above"))
                });
            match new.and_then(|new| new.put_in_place()) {
                Ok(_) => {
                    status.send_modify(|status| *status = BuildStatus::new());
                    out::note("rebuilt");
                    let _ = built.send(()); // the other thread lives as long as this
                }
                Err(error) => {
                    let error = format!("{error:#}");
                    out::note(format_args!(
                        "error: {error}\nthe pages stay as they were"
                    ));
                    status.send_modify(|status| status.error = error);
                }
            }
        }
    });
}

/// Documents the crates in a separate thread after each build, if they have changed: the pages
/// do not wait for it. An error is shown as that of a build.
fn document_after_builds(
    root: &Path,
    builds: mpsc::Receiver<()>,
    status: watch::Sender<BuildStatus>,
) {
    let root = root.to_owned();
    thread::spawn(move || {
        for () in builds {
            if let Err(error) = api::document(&root) {
                let error = format!("{error:#}");
                out::note(format_args!("error: {error}"));
                status.send_modify(|status| status.error = error);
            }
        }
    });
}
