//! Serves the built book on a loopback port like a static host: in a subfolder, with the
//! book's own page for unknown addresses.

use std::collections::BTreeSet;
use std::fs;
use std::net::TcpListener;
use std::path::Path;
use std::thread;

use anyhow::{Context, Result, ensure};
use axum::Router;
use tower_http::services::{ServeDir, ServeFile};

/// Folder of the published book, as in `book.toml`.
const FOLDER: &str = "/gods-algorithm";

/// A served folder. The server ends with the test.
pub struct Site {
    origin: String,
    pages: Vec<String>,
}

impl Site {
    /// Serves the folder on a free port.
    pub fn serve(folder: &Path) -> Result<Self> {
        let mut pages = BTreeSet::new();
        collect_pages(folder, folder, &mut pages)?;
        ensure!(!pages.is_empty(), "{} holds no page of the book", folder.display());

        let listener = TcpListener::bind("127.0.0.1:0")?;
        let origin = format!("http://{}{FOLDER}/", listener.local_addr()?);
        let missing = ServeFile::new(folder.join("404.html"));
        let files = ServeDir::new(folder).not_found_service(missing.clone());
        let router =
            Router::new().nest_service(FOLDER, files).fallback_service(missing);
        listener.set_nonblocking(true)?;
        let runtime =
            tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        thread::spawn(move || {
            runtime.block_on(async {
                let listener = tokio::net::TcpListener::from_std(listener)?;
                axum::serve(listener, router).await
            })
        });
        Ok(Self { origin, pages: pages.into_iter().collect() })
    }

    /// Returns the pages of the book, as paths relative to the root.
    pub fn pages(&self) -> &[String] {
        &self.pages
    }

    /// Returns the address of the book; other addresses count as other hosts.
    pub fn origin(&self) -> &str {
        &self.origin
    }

    pub fn url(&self, page: &str) -> String {
        format!("{}{page}", self.origin)
    }
}

/// Collects the book's own pages: not rustdoc's (`api/`), the print page, which opens a
/// dialog, the frame `toc.html`, and pages that redirect.
fn collect_pages(
    root: &Path,
    folder: &Path,
    pages: &mut BTreeSet<String>,
) -> Result<()> {
    let entries = folder
        .read_dir()
        .with_context(|| format!("cannot read {}", folder.display()))?;
    for entry in entries {
        let path = entry?.path();
        let name = path.strip_prefix(root)?.to_string_lossy().replace('\\', "/");
        if path.is_dir() {
            if name != "api" {
                collect_pages(root, &path, pages)?;
            }
        } else if name.ends_with(".html")
            && !["print.html", "toc.html"].contains(&name.as_str())
            && !fs::read_to_string(&path)?.contains("http-equiv=\"refresh\"")
        {
            pages.insert(name);
        }
    }
    Ok(())
}
