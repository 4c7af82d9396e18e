//! The built book in a real browser: every page on a phone, and with `GODS_BROWSER=all`
//! also on a desktop and in a dark theme. All faults are reported together.
//!
//! `cargo test --test browser -- --ignored --nocapture`. Needs `chromium`, `chromedriver` and
//! `pdftotext` (Debian: `apt-get install chromium chromium-driver poppler-utils`); and
//! axe-core, of which `AXE` names the file `axe.min.js` (`npm pack axe-core`).
//!
//! - `GODS_SHOTS=1` also saves each page as a picture in `target/screenshots`.
//! - `GODS_WIDGETS=DIR` takes the modules of the pages from there, where
//!   `code/widgets/build.sh DIR` has put them, and not those that are committed.
#![cfg(feature = "tool")]

mod answers;
mod browser;
mod cube;
mod input;
mod live_reload;
mod pdf;
mod present;
mod reading;
mod rubik;
mod search;
mod site;
mod touch;
mod widget_cases;
mod widgets;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;
use std::time::Instant;

use anyhow::{Context, Result, anyhow, ensure};
use browser::{Browser, Visit};
use serde_json::json;
use site::Site;

/// Widths of a phone and a desktop, in pixels.
const WIDTHS: [u32; 2] = [375, 1280];
const THEMES: [&str; 2] = ["light", "navy"];
/// Further themes, tested with the preface and a long page.
const OTHER_THEMES: [&str; 4] = ["rust", "coal", "navy", "ayu"];
/// Width of a large desktop, where questions are in the margin.
const LARGE_WIDTH: u32 = 1720;
/// A page with all kinds of elements.
const LONG_PAGE: &str = "table.html";

#[tokio::test]
#[ignore = "needs chromium and chromedriver"]
async fn pages_read_well_in_browser() -> Result<()> {
    let started = Instant::now();
    let site = Site::serve(students_book()?)?;
    // Pages that only the teachers' edition has are tested there.
    let teachers = Site::serve(teachers_book()?)?;
    let teachers_pages =
        teachers.pages().iter().filter(|page| !site.pages().contains(page));
    let views: Vec<_> = site.pages().iter().map(|page| (&site, page)).collect();
    let views =
        [views, teachers_pages.map(|page| (&teachers, page)).collect()].concat();
    // A browser takes one core.
    let (first, second) = views.split_at(views.len() / 2);
    let (first, second) = tokio::try_join!(check_views(first), check_views(second))?;
    let mut failures = [first, second].concat();

    let browser = start_without_cache().await?;
    browser.set_width(LARGE_WIDTH).await?;
    for theme in OTHER_THEMES {
        browser.set_theme(theme).await?;
        for page in ["index.html", LONG_PAGE] {
            let found = check_page(&browser, &site, page).await?;
            failures
                .extend(found.iter().map(|what| format!("{page} ({theme}): {what}")));
        }
    }
    browser.set_width(WIDTHS[1]).await?;
    let skipped = browser.check_skip_link(&site.url(LONG_PAGE)).await;
    failures.extend(skipped.err().map(|why| why.to_string()));
    failures.extend(check_not_found_page(&browser, &site).await?);
    failures.extend(check_page_from_file(&browser).await?);
    browser.quit().await?;

    println!("{} pages in {:.0?}", views.len(), started.elapsed());
    fail_on_findings(&failures)
}

/// Returns the faults of these pages, on a phone or, with `GODS_BROWSER=all`, in every view.
async fn check_views(views: &[(&Site, &String)]) -> Result<Vec<String>> {
    let browser = start_without_cache().await?;
    let shots =
        std::env::var_os("GODS_SHOTS").map(|_| root().join("target/screenshots"));
    let is_all = std::env::var("GODS_BROWSER").is_ok_and(|value| value == "all");
    let mut failures = Vec::new();
    for (width, theme) in
        WIDTHS.into_iter().flat_map(|width| THEMES.map(|theme| (width, theme)))
    {
        if !is_all && (width, theme) != (WIDTHS[0], THEMES[0]) {
            continue;
        }
        browser.set_width(width).await?;
        browser.set_theme(theme).await?;
        for &(site, page) in views {
            let found = check_page(&browser, site, page).await?;
            let view = format!("{page} ({width} px, {theme})");
            failures.extend(found.iter().map(|what| format!("{view}: {what}")));
            if let Some(folder) = &shots {
                let name = page.replace('/', "-").replace(".html", "");
                let file = folder.join(format!("{name}-{width}-{theme}.png"));
                browser.save_screenshot(width, &file).await?;
            }
        }
    }
    browser.quit().await?;
    Ok(failures)
}

/// Starts a browser that loads each page with an empty cache.
async fn start_without_cache() -> Result<Browser> {
    let browser = Browser::start().await?;
    browser
        .devtools("Network.setCacheDisabled", json!({"cacheDisabled": true}))
        .await?;
    Ok(browser)
}

/// Returns the faults of a page: those of the browser and axe, and requests to other
/// hosts.
async fn check_page(browser: &Browser, site: &Site, page: &str) -> Result<Vec<String>> {
    let visit = browser.visit(&site.url(page)).await?;
    let mut found = external_requests(&visit, site.origin());
    found.extend(visit.findings);
    found.extend(browser.axe().await?);
    Ok(found)
}

/// Returns the requests of a visit to other hosts.
fn external_requests(visit: &Visit, origin: &str) -> Vec<String> {
    let is_own = |url: &String| url.starts_with(origin) || url.starts_with("data:");
    let external = visit.requests.iter().filter(|url| !is_own(url));
    external.map(|url| format!("asks another host: {url}")).collect()
}

/// Returns the faults of the page shown for an unknown address in a subfolder.
async fn check_not_found_page(browser: &Browser, site: &Site) -> Result<Vec<String>> {
    let url = site.url("no/such/page.html");
    let visit = browser.visit(&url).await?;
    let mut found = external_requests(&visit, site.origin());
    // The error status of the page itself is expected.
    found.extend(visit.findings.into_iter().filter(|what| !what.contains(&url)));
    Ok(found.iter().map(|what| format!("{url}: {what}")).collect())
}

/// Returns the faults of a page opened from a file, without a server: the text, the
/// drawings and the contents work. Browsers load no module from a file, so widgets stay
/// drawings.
async fn check_page_from_file(browser: &Browser) -> Result<Vec<String>> {
    let origin = format!("file://{}/", students_book()?.display());
    let mut found = external_requests(
        &browser.visit(&format!("{origin}{LONG_PAGE}")).await?,
        &origin,
    );
    let is_seen =
        "return String(document.querySelector('[data-widget] svg').checkVisibility())";
    if browser.text(is_seen).await? != "true" {
        found.push("a drawing is not seen".to_owned());
    }
    let next = "return document.querySelector('#mdbook-sidebar a[href$=\"solutions.html\"]').href";
    let next = browser.text(next).await?;
    if !next.starts_with(&origin) {
        found.push(format!("its contents lead to {next:?}"));
    }
    Ok(found.iter().map(|what| format!("from a file: {what}")).collect())
}

/// Fails if there are findings.
fn fail_on_findings(failures: &[String]) -> Result<()> {
    ensure!(
        failures.is_empty(),
        "{} findings:\n  {}",
        failures.len(),
        failures.join("\n  ")
    );
    Ok(())
}

/// The book as students have it, built once.
fn students_book() -> Result<&'static Path> {
    static BOOK: OnceLock<Result<PathBuf>> = OnceLock::new();
    let built = BOOK.get_or_init(|| build("students", &[]));
    built.as_deref().map_err(|why| anyhow!("{why:#}"))
}

/// The book as teachers have it, built once.
fn teachers_book() -> Result<&'static Path> {
    static BOOK: OnceLock<Result<PathBuf>> = OnceLock::new();
    let built = BOOK.get_or_init(|| build("teachers", &["--teachers"]));
    built.as_deref().map_err(|why| anyhow!("{why:#}"))
}

fn build(name: &str, options: &[&str]) -> Result<PathBuf> {
    let book = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("book-{name}"));
    let output = Command::new(env!("CARGO_BIN_EXE_gods"))
        .args(["book", "build", "--dest-dir"])
        .arg(&book)
        .args(options)
        .current_dir(root())
        .output()
        .context("could not run gods")?;
    ensure!(
        output.status.success(),
        "gods book build failed:\n{}",
        String::from_utf8_lossy(&output.stderr)
    );
    if let Some(made) = std::env::var_os("GODS_WIDGETS") {
        for module in ["answers", "generators", "rubik", "widgets"] {
            for name in [format!("gods_{module}.js"), format!("gods_{module}_bg.wasm")]
            {
                fs::copy(
                    Path::new(&made).join(&name),
                    book.join("widgets").join(&name),
                )
                .with_context(|| format!("{} holds no {name}", made.display()))?;
            }
        }
    }
    Ok(book)
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}
