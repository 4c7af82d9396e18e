//! The slides of the course in a browser: each on the screen of a room and on a phone, by day
//! and by night; turned by keys; in print.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};
use serde_json::json;
use tempfile::TempDir;
use thirtyfour::Key;

use crate::browser::Browser;
use crate::paper::poppler;
use crate::root;

/// The screen of a room, and a phone.
const SCREENS: [(u32, u32); 2] = [(1280, 720), (375, 667)];

/// Goes through all slides, and says which of them does not fit.
const FITS: &str = "const found = [], root = document.documentElement; \
    const slides = document.querySelectorAll('.slide'); \
    for (let n = 1; n <= slides.length; n++) { \
        location.hash = `#${n}`; dispatchEvent(new HashChangeEvent('hashchange')); \
        const sheet = document.querySelector('.slide.now .sheet'); \
        const say = (what) => found.push(`#${n} ${sheet.innerText.slice(0, 30)}: ${what}`); \
        if (slides[n - 1] !== sheet.parentElement) say('is not shown'); \
        if (root.scrollWidth > innerWidth) say(`${root.scrollWidth} px wide`); \
        if (innerWidth > 719 && root.scrollHeight > innerHeight + 1) \
            say(`${root.scrollHeight} px high`); \
        const foot = sheet.querySelector('.number').getBoundingClientRect().top; \
        for (const it of sheet.querySelectorAll(':scope > :not(.number), p:not(.number), li, \
            pre, svg')) { \
            const { right, bottom } = it.getBoundingClientRect(); \
            if (right > innerWidth + 1 || bottom > foot + 2) { say(it.tagName); break; } \
        } \
    } \
    return found.join('\\n')";

/// Writes the slides, of one session or of all.
fn slides(more: &[&str]) -> Result<(TempDir, Vec<PathBuf>)> {
    let folder = tempfile::tempdir()?;
    let output = Command::new(env!("CARGO_BIN_EXE_gods"))
        .args(["book", "slides", "-o"])
        .arg(folder.path())
        .args(more)
        .current_dir(root())
        .output()?;
    ensure!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let said = String::from_utf8(output.stdout)?;
    let files = said.lines().filter_map(|line| line.strip_prefix("wrote "));
    let files = files.filter(|file| file.ends_with(".html")).map(PathBuf::from);
    Ok((folder, files.collect()))
}

async fn resize(browser: &Browser, (width, height): (u32, u32)) -> Result<()> {
    let screen = json!({
        "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600
    });
    browser.devtools("Emulation.setDeviceMetricsOverride", screen).await
}

async fn open(browser: &Browser, file: &Path) -> Result<()> {
    browser.open(&format!("file://{}", file.display())).await?;
    browser.text("await document.fonts.ready; return ''").await?;
    Ok(())
}

#[tokio::test]
#[ignore = "needs chromium and chromedriver"]
async fn every_slide_fits() -> Result<()> {
    let (_keep, files) = slides(&[])?;
    ensure!(files.len() > 10, "{files:?}");
    let browser = Browser::start().await?;
    let mut wrong = Vec::new();
    for screen in SCREENS {
        resize(&browser, screen).await?;
        for scheme in ["light", "dark"] {
            let wanted = json!({
                "features": [{"name": "prefers-color-scheme", "value": scheme}]
            });
            browser.devtools("Emulation.setEmulatedMedia", wanted).await?;
            for file in &files {
                open(&browser, file).await?;
                let theme = browser.text("return document.documentElement.className");
                let theme = theme.await?;
                ensure!(theme.contains("navy") == (scheme == "dark"), "{theme}");
                let found = browser.text(FITS).await?;
                let name = file.file_name().unwrap_or_default().display().to_string();
                wrong
                    .extend(found.lines().map(|it| format!("{name} {screen:?}: {it}")));
            }
        }
    }
    browser.quit().await?;
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
    Ok(())
}

#[tokio::test]
#[ignore = "needs chromium and chromedriver"]
async fn keys_turn_slides() -> Result<()> {
    let (_keep, files) = slides(&["--session", "1"])?;
    let browser = Browser::start().await?;
    resize(&browser, SCREENS[0]).await?;
    open(&browser, &files[0]).await?;
    let count = browser.text("return `${document.querySelectorAll('.slide').length}`");
    let last = format!("#{}", count.await?);
    const HERE: &str = "const now = document.querySelectorAll('.slide.now'); \
                        return now.length === 1 ? `#${now[0].id}` : 'many'";
    for (key, right) in [
        (Key::Right.value(), "#2"),
        (' ', "#3"),
        (Key::Left.value(), "#2"),
        (Key::End.value(), &*last),
        (Key::Right.value(), &*last),
        (Key::Home.value(), "#1"),
        (Key::PageDown.value(), "#2"),
    ] {
        browser.driver.action_chain().send_keys(key.to_string()).perform().await?;
        let found = browser.text(HERE).await?;
        ensure!(found == right, "{key:?} leads to {found}, not {right}");
        let address = browser.text("return location.hash").await?;
        ensure!(address == right, "the address is {address}, not {right}");
    }
    const SEEN: &str = "return [...document.querySelectorAll('.notes')].filter((it) => \
                        it.checkVisibility()).length ? 'notes' : 'none'";
    ensure!(browser.text(SEEN).await? == "none");
    browser.driver.action_chain().send_keys("s").perform().await?;
    browser.text("location.hash = '#4'; return ''").await?;
    ensure!(browser.text(SEEN).await? == "notes", "`s` shows no notes");
    browser.driver.action_chain().send_keys("s").perform().await?;
    ensure!(browser.text(SEEN).await? == "none", "`s` hides no notes");
    browser.quit().await
}

#[test]
#[ignore = "needs chromium and poppler's tools"]
fn a_slide_is_a_page() -> Result<()> {
    let (_keep, files) = slides(&["--session", "3", "--pdf"])?;
    let html = std::fs::read_to_string(&files[0])?;
    let count = html.matches("<section class=\"slide").count();
    let text =
        poppler("pdftotext", &["-layout"], &files[0].with_extension("pdf"), "-")?;
    let sheets: Vec<_> = text.trim_end_matches('\u{c}').split('\u{c}').collect();
    ensure!(sheets.len() == count, "{count} slides are {} pages", sheets.len());
    for (sheet, number) in sheets.iter().zip(1..) {
        let foot = format!("{number} / {count}");
        let last = sheet.trim_end().lines().last().context("an empty page")?;
        ensure!(last.ends_with(&foot), "page {number} ends with {last:?}");
    }
    Ok(())
}
