//! The built book in a real browser: every page, on a phone and on a desk, by
//! day and by night. What is wrong is gathered and told all at once.
//!
//! `cargo test --test browser -- --ignored --nocapture`. Needs `chromium` and
//! `chromedriver`, and `pdftoppm` and
//! `pdftotext` (Debian: `apt-get install chromium chromium-driver poppler-utils`).
//!
//! - `GODS_SHOTS=1` also saves each page as a picture in `target/screenshots`, and what
//!   was printed.
//! - `GODS_BOOK=DIR` looks at a book that is already built.
#![cfg(feature = "tool")]

mod browser;
mod paper;
mod served;
mod site;

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use browser::{Browser, Visit};
use site::Site;

/// A phone and a desk.
const WIDTHS: [u32; 2] = [375, 1280];
const THEMES: [&str; 2] = ["light", "navy"];
/// What opening one page may fetch, in bytes, the search index aside.
const PAGE_WEIGHT: u64 = book::site::pages::HEAVIEST + book::site::pages::THEME;

#[tokio::test]
#[ignore = "needs chromium and chromedriver"]
async fn every_page_reads_well_in_a_browser() -> Result<()> {
    let started = Instant::now();
    let (_keep, book) = built_book()?;
    let site = Site::serve(&book)?;
    let browser = Browser::start().await?;
    let shots =
        std::env::var_os("GODS_SHOTS").map(|_| root().join("target/screenshots"));

    let mut failures = Vec::new();
    let mut heaviest = (0, "");
    for width in WIDTHS {
        browser.set_width(width).await?;
        for theme in THEMES {
            browser.set_theme(theme).await?;
            for page in site.pages() {
                let visit = browser.visit(&site.url(page)).await?;
                heaviest = heaviest.max((weight(&visit, &site), page));
                let mut found = visit.findings.clone();
                found.extend(judge(&visit, &site));
                failures.extend(
                    found
                        .iter()
                        .map(|what| format!("{page} ({width} px, {theme}): {what}")),
                );
                if let Some(folder) = &shots {
                    let name = page.replace('/', "-").replace(".html", "");
                    browser
                        .shoot(
                            width,
                            &folder.join(format!("{name}-{width}-{theme}.png")),
                        )
                        .await?;
                }
            }
        }
    }
    failures.extend(browser.keyboard(&site.url(site.longest_page())).await?);
    failures.extend(not_found(&browser, &site).await?);
    failures.extend(search(&browser, &site).await?);
    browser.quit().await?;

    let looked = site.pages().len() * WIDTHS.len() * THEMES.len();
    println!(
        "{looked} views of {} pages in {:.0?}; the heaviest chapter is {} with {} bytes",
        site.pages().len(),
        started.elapsed(),
        heaviest.1,
        heaviest.0
    );
    assert!(
        failures.is_empty(),
        "{} findings:\n  {}",
        failures.len(),
        failures.join("\n  ")
    );
    Ok(())
}

/// What is wrong with the page that a host shows for an address of no page, deep inside.
async fn not_found(browser: &Browser, site: &Site) -> Result<Vec<String>> {
    let url = site.url("no/such/page.html");
    let visit = browser.visit(&url).await?;
    let mut found = judge(&visit, site);
    // That it is missing is what the host is to say of it, and of nothing else.
    found.extend(visit.findings.iter().filter(|what| !what.contains(&url)).cloned());
    let home = "return document.querySelector('main a, .chapter a')?.href ?? ''";
    let home = browser.text(home).await?;
    if !home.starts_with(site.origin()) {
        found.push(format!("its first link leads to {home:?}, out of the book"));
    }
    Ok(found.iter().map(|what| format!("{url}: {what}")).collect())
}

/// Whether a reader who types a word finds a page with it, and gets there.
async fn search(browser: &Browser, site: &Site) -> Result<Vec<String>> {
    let url = site.url("teaching/syllabus.html");
    browser.open(&url).await?;
    browser.driver.action_chain().send_keys("s").perform().await?;
    let mut hit = String::new();
    for _ in 0..100 {
        tokio::time::sleep(Duration::from_millis(100)).await;
        let type_in = "const bar = document.querySelector('#mdbook-searchbar'); \
                       if (bar && bar.value !== 'odometer') { bar.value = 'odometer'; \
                       bar.dispatchEvent(new Event('keyup', {bubbles: true})); \
                       bar.dispatchEvent(new Event('input', {bubbles: true})); } \
                       return document.querySelector('#mdbook-searchresults a')?.href ?? ''";
        hit = browser.text(type_in).await?;
        if !hit.is_empty() {
            break;
        }
    }
    if !hit.starts_with(site.origin()) {
        return Ok(vec![format!("{url}: searching leads to {hit:?}")]);
    }
    let visit = browser.visit(&hit).await?;
    let mut found = visit.findings;
    let text =
        browser.text("return document.querySelector('main').textContent").await?;
    if !text.to_lowercase().contains("odometer") {
        found.push("the page that was found does not have the word".to_owned());
    }
    Ok(found.iter().map(|what| format!("{hit}: {what}")).collect())
}

/// What the network says about a visit.
fn judge(visit: &Visit, site: &Site) -> Vec<String> {
    let mut found: Vec<String> = visit
        .requests
        .iter()
        .filter(|url| !url.starts_with(site.origin()) && !url.starts_with("data:"))
        .map(|url| format!("asks another host: {url}"))
        .collect();
    let weight = weight(visit, site);
    if weight > PAGE_WEIGHT {
        found.push(format!("weighs {weight} bytes; at most {PAGE_WEIGHT} are allowed"));
    }
    found
}

/// What the visit fetched, in bytes.
fn weight(visit: &Visit, site: &Site) -> u64 {
    visit.requests.iter().map(|url| site.weight(url)).sum()
}

/// The book to look at, and the temporary folder that holds it, if one does.
fn built_book() -> Result<(Option<tempfile::TempDir>, PathBuf)> {
    if let Some(folder) = std::env::var_os("GODS_BOOK") {
        return Ok((None, folder.into()));
    }
    let folder = tempfile::tempdir()?;
    let book = folder.path().join("book");
    let output = Command::new(env!("CARGO_BIN_EXE_gods"))
        .args(["book", "build", "--dest-dir"])
        .arg(&book)
        .current_dir(root())
        .output()
        .context("could not run gods")?;
    ensure!(
        output.status.success(),
        "gods book build failed:\n{}",
        String::from_utf8_lossy(&output.stderr)
    );
    only_the_chapter_crates_are_documented(&book)?;
    Ok((Some(folder), book))
}

fn only_the_chapter_crates_are_documented(book: &Path) -> Result<()> {
    let mut folders = BTreeSet::new();
    for entry in fs::read_dir(book.join("api"))? {
        let path = entry?.path();
        if path.join("all.html").is_file() {
            folders.insert(path.file_name().unwrap_or_default().to_owned());
        }
    }
    let mut crates = BTreeSet::<OsString>::new();
    for entry in fs::read_dir(root().join("code"))? {
        let name = entry?.file_name().to_string_lossy().replace('-', "_");
        crates.insert(name.into());
    }
    ensure!(folders == crates, "documented are {folders:?}, and not {crates:?}");
    Ok(())
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}
