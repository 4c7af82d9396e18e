//! The built book in a real browser: every page on a phone, and with `GODS_BROWSER=all` on
//! a desk and by night as well. What is wrong is gathered and told all at once.
//!
//! `cargo test --test browser -- --ignored --nocapture`. Needs `chromium` and
//! `chromedriver`, and `pdftoppm` and
//! `pdftotext` (Debian: `apt-get install chromium chromium-driver poppler-utils`); and
//! axe-core, of which `AXE` names the file `axe.min.js` (`npm pack axe-core`).
//!
//! - `GODS_SHOTS=1` also saves each page as a picture in `target/screenshots`, and what
//!   was printed.
//! - `GODS_BOOK=DIR` looks at a book that is already built, and `GODS_BOOK_FOR_TEACHERS=DIR`
//!   at its teachers' edition.
//! - `GODS_WIDGETS=DIR` takes the modules of the pages from there, where
//!   `code/widgets/build.sh DIR` has put them, and not those that are committed.
#![cfg(feature = "tool")]

mod answers;
mod browser;
mod hands;
mod paper;
mod present;
mod served;
mod site;
mod tried;
mod widgets;

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use browser::{Browser, Visit};
use serde_json::json;
use site::Site;

/// A phone and a desk.
const WIDTHS: [u32; 2] = [375, 1280];
const THEMES: [&str; 2] = ["light", "navy"];
/// The others, in which the preface and the longest page are seen.
const OTHER_THEMES: [&str; 4] = ["rust", "coal", "navy", "ayu"];
/// A large desk, where questions stand in the margin: these are seen there.
const LARGE: u32 = 1720;

#[tokio::test]
#[ignore = "needs chromium and chromedriver"]
async fn every_page_reads_well_in_a_browser() -> Result<()> {
    let started = Instant::now();
    let (_keep, book) = built_book(false)?;
    let site = Site::serve(&book)?;
    // The teachers' edition has the same pages, and others, which alone are seen there.
    let (_keep, teachers) = built_book(true)?;
    let teachers = Site::serve(&teachers)?;
    let (own, others) = (site.pages(), teachers.pages());
    let others: Vec<_> = others.iter().filter(|page| !own.contains(page)).collect();
    let views: Vec<_> = own.iter().map(|page| (&site, page)).collect();
    let views =
        [views, others.into_iter().map(|page| (&teachers, page)).collect()].concat();
    let browser = Browser::start().await?;
    // Each page as the first that a reader opens.
    browser
        .devtools("Network.setCacheDisabled", json!({"cacheDisabled": true}))
        .await?;
    let shots =
        std::env::var_os("GODS_SHOTS").map(|_| root().join("target/screenshots"));

    let is_all = std::env::var("GODS_BROWSER").is_ok_and(|value| value == "all");
    let mut failures = Vec::new();
    let mut looked = 0;
    for width in WIDTHS {
        browser.set_width(width).await?;
        for theme in THEMES {
            if !is_all && (width, theme) != (WIDTHS[0], THEMES[0]) {
                continue;
            }
            looked += views.len();
            browser.set_theme(theme).await?;
            for &(site, page) in &views {
                let visit = browser.visit(&site.url(page)).await?;
                let mut found = visit.findings.clone();
                found.extend(judge(&visit, site));
                // Of what axe judges, width and theme change the contrast, which is measured
                // in each view.
                if width < 600 && theme == THEMES[0] {
                    found.extend(browser.axe().await?);
                }
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
    browser.set_width(LARGE).await?;
    for theme in OTHER_THEMES {
        browser.set_theme(theme).await?;
        for page in ["index.html", site.longest_page()] {
            let mut found = browser.visit(&site.url(page)).await?.findings;
            found.extend(browser.axe().await?);
            failures
                .extend(found.iter().map(|what| format!("{page} ({theme}): {what}")));
        }
    }
    browser.set_width(WIDTHS[1]).await?;
    failures.extend(browser.keyboard(&site.url(site.longest_page())).await?);
    failures.extend(not_found(&browser, &site).await?);
    failures.extend(color_of_the_bar(&browser, &site).await?);
    failures.extend(search(&browser, &site, &SEARCHES).await?);
    failures.extend(search(&browser, &teachers, &TEACHERS).await?);
    browser.quit().await?;

    println!("{looked} views of {} pages in {:.0?}", views.len(), started.elapsed());
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
    for icon in ["icon", "apple-touch-icon"] {
        let address = format!("return document.querySelector('link[rel={icon}]').href");
        let address = browser.text(&address).await?;
        if site.weight(&address) == 0 {
            found.push(format!("its {icon} is {address:?}, which is not there"));
        }
    }
    let skip = browser.text("return document.querySelector('.skip-link').href").await?;
    if !skip.starts_with(&url) {
        found.push(format!("its skip link leads away, to {skip:?}"));
    }
    browser
        .text("document.querySelector('[data-opens=mdbook-search-toggle]').click(); return ''")
        .await?;
    let hit = first_hit(browser, "odometer").await?;
    if !hit.starts_with(&site.url(SEARCHES[0].1)) {
        found.push(format!("its button for a search finds {hit:?}"));
    }
    Ok(found.iter().map(|what| format!("{url}: {what}")).collect())
}

/// Whether the browser's bar has the page's color in each theme: at once, and when the reader
/// has chosen another one.
async fn color_of_the_bar(browser: &Browser, site: &Site) -> Result<Vec<String>> {
    const COLORS: &str = "const meta = document.querySelectorAll('meta[name=theme-color]'); \
        const probe = document.createElement('p'); probe.style.color = meta[0].content; \
        document.body.append(probe); const bar = getComputedStyle(probe).color; \
        probe.remove(); \
        const page = getComputedStyle(document.documentElement).backgroundColor; \
        return bar === page && meta.length === 1 ? '' : `${bar} of ${meta.length}, not ${page}`";
    let url = site.url("orientation.html");
    let mut found = Vec::new();
    for theme in THEMES.into_iter().chain(OTHER_THEMES) {
        browser.set_theme(theme).await?;
        browser.visit(&url).await?;
        let at_once = browser.text(COLORS).await?;
        let other = if theme == "coal" { "rust" } else { "coal" };
        let choose = format!(
            "document.getElementById('mdbook-theme-{other}').click(); return ''"
        );
        browser.text(&choose).await?;
        tokio::time::sleep(Duration::from_millis(100)).await;
        let chosen = browser.text(COLORS).await?;
        for (when, wrong) in [("at once", at_once), ("chosen", chosen)] {
            if !wrong.is_empty() {
                found.push(format!("{url} ({theme}, {when}): the bar is {wrong}"));
            }
        }
    }
    Ok(found)
}

/// What a reader types, and the page that the first hit leads to.
const SEARCHES: [(&str, &str); 5] = [
    ("odometer", "appendix/checklist.html"),
    ("God's number", "table.html"),
    ("pattern database", "pattern-database.html#pattern-databases"),
    ("transition tables", "transition.html#transition-tables"),
    ("burnside", "appendix/glossary.html"),
];
/// The same in the teachers' edition.
const TEACHERS: [(&str, &str); 2] =
    [("odometer", "appendix/checklist.html"), ("rubric", "teaching/rubric.html")];

/// Whether a reader who types a word finds the page for it, and gets there.
async fn search(
    browser: &Browser,
    site: &Site,
    searches: &[(&str, &str)],
) -> Result<Vec<String>> {
    let url = site.url("teaching/week-0.html");
    browser.open(&url).await?;
    browser.driver.action_chain().send_keys("s").perform().await?;
    let mut found = Vec::new();
    let mut first = String::new();
    for (words, page) in searches {
        let hit = first_hit(browser, words).await?;
        // What is found is marked on the page: the address says with which words.
        let (before, rest) = hit.split_once('?').unwrap_or((&hit, ""));
        let place = rest.split_once('#').map_or("", |(_, place)| place);
        if !format!("{before}#{place}").starts_with(&site.url(page)) {
            found.push(format!(
                "{url}: searching {words:?} leads to {hit:?}, not {page}"
            ));
        }
        if first.is_empty() {
            first = hit;
        }
    }
    if !first.starts_with(site.origin()) {
        return Ok(found);
    }
    let visit = browser.visit(&first).await?;
    found.extend(visit.findings.iter().map(|what| format!("{first}: {what}")));
    let marked = "return document.querySelector('main mark')?.textContent ?? ''";
    let marked = browser.text(marked).await?;
    if !marked.to_lowercase().contains(searches[0].0) {
        found.push(format!("{first}: {marked:?} is marked on the page that was found"));
    }
    Ok(found)
}

/// The first that a search for these words shows.
async fn first_hit(browser: &Browser, words: &str) -> Result<String> {
    let type_in = format!(
        "const bar = document.querySelector('#mdbook-searchbar'), words = {words:?}; \
         if (bar.value !== words) {{ bar.value = words; \
         bar.dispatchEvent(new Event('keyup', {{bubbles: true}})); }} \
         const hit = document.querySelector('#mdbook-searchresults a'); \
         const header = document.querySelector('#mdbook-searchresults-header'); \
         return hit && header.textContent.includes(words) ? hit.href : ''"
    );
    for _ in 0..100 {
        let hit = browser.text(&type_in).await?;
        if !hit.is_empty() {
            return Ok(hit);
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    Ok(String::new())
}

/// What the network says about a visit.
fn judge(visit: &Visit, site: &Site) -> Vec<String> {
    visit
        .requests
        .iter()
        .filter(|url| !url.starts_with(site.origin()) && !url.starts_with("data:"))
        .map(|url| format!("asks another host: {url}"))
        .collect()
}

/// The book to look at, for students or for teachers, and the temporary folder that holds it,
/// if one does.
fn built_book(for_teachers: bool) -> Result<(Option<tempfile::TempDir>, PathBuf)> {
    let variable = if for_teachers { "GODS_BOOK_FOR_TEACHERS" } else { "GODS_BOOK" };
    if let Some(folder) = std::env::var_os(variable) {
        return Ok((None, folder.into()));
    }
    let folder = tempfile::tempdir()?;
    let book = folder.path().join("book");
    let output = Command::new(env!("CARGO_BIN_EXE_gods"))
        .args(["book", "build", "--dest-dir"])
        .arg(&book)
        .args(for_teachers.then_some("--teachers"))
        .current_dir(root())
        .output()
        .context("could not run gods")?;
    ensure!(
        output.status.success(),
        "gods book build failed:\n{}",
        String::from_utf8_lossy(&output.stderr)
    );
    only_the_chapter_crates_are_documented(&book)?;
    if let Some(made) = std::env::var_os("GODS_WIDGETS") {
        for name in [
            "gods_answers.js",
            "gods_answers_bg.wasm",
            "gods_widgets.js",
            "gods_widgets_bg.wasm",
        ] {
            fs::copy(Path::new(&made).join(name), book.join("widgets").join(name))
                .with_context(|| format!("{} holds no {name}", made.display()))?;
        }
    }
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
