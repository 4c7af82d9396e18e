//! The pictures that can be touched, in a real browser: each is operated by mouse, finger
//! and keyboard, and what it shows is compared with what the crates compute here.
//!
//! Which there are, and what is done to each: `tried.rs`.

use std::fs;
use std::path::Path;
use std::time::Duration;

use anyhow::{Result, ensure};
use serde_json::json;

use crate::browser::Browser;
use crate::hands::Do::Key;
use crate::hands::{Hand, Touched};
use crate::site::Site;
use crate::tried::{WIDGETS, Widget};
use crate::{WIDTHS, built_book};

/// What may move of a page while its widgets come, of its window.
const SHIFT: f64 = 0.02;

#[tokio::test]
#[ignore = "needs chromium and chromedriver"]
async fn every_widget_can_be_operated() -> Result<()> {
    let (_keep, book) = built_book(false)?;
    let site = Site::serve(&book)?;
    let browser = Browser::start().await?;
    browser.set_theme("light").await?;
    let mut failures = Vec::new();
    let mut note = |name: &str, what: &str, result: Result<()>| {
        failures.extend(result.err().map(|why| format!("{name} ({what}): {why:#}")));
    };
    for page in pages(&book, &site)? {
        for width in WIDTHS {
            browser.set_width(width).await?;
            let read = read_through(&browser, &site.url(page), width).await;
            note(page, &format!("{width} px"), read);
        }
    }
    for widget in &WIDGETS {
        let url = site.url(widget.page);
        for hand in [Hand::Mouse, Hand::Finger, Hand::Keys] {
            browser.set_width(WIDTHS[usize::from(hand != Hand::Finger)]).await?;
            let done = operate(&browser, &url, widget, hand).await;
            note(widget.name, &format!("{hand:?}"), done);
        }
        let drawn = without_scripts(&browser, &url, widget).await;
        let again = json!({"value": false});
        browser.devtools("Emulation.setScriptExecutionDisabled", again).await?;
        note(widget.name, "without scripts", drawn);
        let drawn = without_module(&browser, &url, widget).await;
        browser.devtools("Network.setBlockedURLs", json!({"urls": []})).await?;
        note(widget.name, "without the module", drawn);
    }
    browser.quit().await?;
    assert!(
        failures.is_empty(),
        "{} findings:\n  {}",
        failures.len(),
        failures.join("\n  ")
    );
    Ok(())
}

/// The pages that hold a widget.
fn pages<'a>(book: &Path, site: &'a Site) -> Result<Vec<&'a str>> {
    let mut pages = Vec::new();
    for page in site.pages() {
        let text = fs::read_to_string(book.join(page))?;
        // The first chapter is there a second time.
        if text.contains("data-widget=\"") && page != "index.html" {
            pages.push(page.as_str());
        }
    }
    ensure!(!pages.is_empty(), "no page has a widget");
    Ok(pages)
}

/// A page is read from its top to its end: each widget comes, and nothing moves, sticks out
/// or is wrong.
async fn read_through(browser: &Browser, url: &str, width: u32) -> Result<()> {
    forget(browser).await?;
    browser.open(url).await?;
    // In steps, as a reader scrolls; the browser has the time to see each.
    let step = "const before = scrollY; \
                scrollBy({ top: innerHeight / 2, behavior: 'instant' }); \
                return String(scrollY > before + 1)";
    while browser.text(step).await? == "true" {
        tokio::time::sleep(Duration::from_millis(40)).await;
    }
    let late = "return [...document.querySelectorAll('[data-widget]:not(.ready)')] \
                .map((place) => place.dataset.widget).join(', ')";
    let mut left = browser.text(late).await?;
    for _ in 0..100 {
        if left.is_empty() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
        left = browser.text(late).await?;
    }
    ensure!(left.is_empty(), "not ready at the end of the page: {left}");
    still(browser).await?;
    let wide = "const root = document.documentElement; \
                const held = (it) => { \
                    for (let e = it; !e.matches('.widget'); e = e.parentElement) \
                        if (getComputedStyle(e).overflowX !== 'visible') return true; \
                    return false; \
                }; \
                const out = [...document.querySelectorAll('.widget.ready *')].find((it) => \
                    it.getBoundingClientRect().right > root.clientWidth + 1 \
                    && it.checkVisibility() && !held(it)); \
                scrollTo({ left: 1000, behavior: 'instant' }); \
                return scrollX > 0 || root.scrollWidth > root.clientWidth || out \
                    ? `${root.scrollWidth} px, ${out?.outerHTML.slice(0, 80)}` : ''";
    let wide = browser.text(wide).await?;
    ensure!(wide.is_empty(), "sticks out of {width} px: {wide}");
    let axe = browser.axe().await?;
    ensure!(axe.is_empty(), "{}", axe.join("; "));
    quiet(browser).await
}

/// A widget is operated by one hand, and begun again.
async fn operate(
    browser: &Browser,
    url: &str,
    widget: &Widget,
    hand: Hand,
) -> Result<()> {
    forget(browser).await?;
    browser.open(url).await?;
    let touched = Touched { browser, name: widget.name };
    touched.come_near().await?;
    still(browser).await?;
    let first = (widget.first)();
    touched.shows(&first).await?;
    let (steps, then) = match hand {
        Hand::Mouse => widget.mouse,
        Hand::Finger => widget.finger,
        Hand::Keys => widget.keys,
    };
    let then = then();
    ensure!(first != then, "a try must change what is shown");
    let told = || touched.ask("[role='status']", "return it.textContent.trim()");
    let before = told().await?;
    for step in steps {
        touched.act(hand, *step).await?;
    }
    touched.shows(&then).await?;
    let after = told().await?;
    ensure!(!after.is_empty() && after != before, "does not tell what happened");
    if hand != Hand::Mouse {
        let axe = browser.axe().await?;
        ensure!(axe.is_empty(), "after it was operated: {}", axe.join("; "));
    }
    touched.press_named(hand, "Start again").await?;
    touched.shows(&first).await?;
    // The focus is in the widget, and an arrow key is its own, whatever it does with it.
    for key in ["ArrowLeft", "ArrowRight"] {
        touched.act(hand, Key(key)).await?;
    }
    tokio::time::sleep(Duration::from_millis(100)).await;
    let here = browser.driver.current_url().await?;
    ensure!(here.as_str() == url, "an arrow key turned the page, to {here}");
    quiet(browser).await
}

/// Where no script runs, the drawing is there and is seen.
async fn without_scripts(browser: &Browser, url: &str, widget: &Widget) -> Result<()> {
    let off = json!({"value": true});
    browser.devtools("Emulation.setScriptExecutionDisabled", off).await?;
    browser.open(url).await?;
    drawn(browser, widget).await
}

/// Where the module cannot be had, the drawing stays.
async fn without_module(browser: &Browser, url: &str, widget: &Widget) -> Result<()> {
    browser.devtools("Network.enable", json!({})).await?;
    browser.devtools("Network.setBlockedURLs", json!({"urls": ["*.wasm"]})).await?;
    forget(browser).await?;
    browser.open(url).await?;
    drawn(browser, widget).await?;
    for _ in 0..100 {
        let told = browser.log("browser").await?;
        let stays = format!("{} stays a drawing", widget.name);
        if told.iter().any(|entry| entry["message"].to_string().contains(&stays)) {
            return drawn(browser, widget).await;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    anyhow::bail!("the console does not say that it stays a drawing")
}

/// Fails unless the drawing is seen, and its caption.
async fn drawn(browser: &Browser, widget: &Widget) -> Result<()> {
    let seen = "it.scrollIntoView({ block: 'center', behavior: 'instant' }); \
                const seen = (part) => { \
                    const box = part?.getBoundingClientRect(); \
                    return Boolean(box && part.checkVisibility() && box.width > 100 \
                        && box.height > 10); \
                }; \
                return String(seen(it.querySelector('figure > svg, figure > .panels > svg, figure > img')) \
                    && seen(it.querySelector('figcaption')) && !it.matches('.ready'))";
    let touched = Touched { browser, name: widget.name };
    ensure!(touched.ask("", seen).await? == "true", "its drawing is not seen");
    Ok(())
}

/// Forgets what the page before said.
pub async fn forget(browser: &Browser) -> Result<()> {
    browser.log("browser").await.map(drop)
}

/// Fails if the console says that something is wrong.
pub async fn quiet(browser: &Browser) -> Result<()> {
    let said = browser.log("browser").await?;
    let said: Vec<_> = said
        .iter()
        .filter(|entry| entry["level"] != "INFO" && entry["level"] != "DEBUG")
        .filter_map(|entry| entry["message"].as_str())
        .collect();
    ensure!(said.is_empty(), "console: {}", said.join("; "));
    Ok(())
}

/// Fails if something moved since the page was opened, other than by a reader's hand.
pub async fn still(browser: &Browser) -> Result<()> {
    let moved = "let sum = 0; let what = ''; \
        const count = (list) => list.getEntries().filter((it) => !it.hadRecentInput) \
            .forEach((it) => { sum += it.value; \
                what ||= it.sources[0]?.node?.outerHTML?.slice(0, 60) ?? ''; }); \
        new PerformanceObserver(count).observe({ type: 'layout-shift', buffered: true }); \
        await new Promise((resolve) => setTimeout(resolve, 250)); \
        return `${sum} ${what}`";
    let moved = browser.text(moved).await?;
    let (sum, what) = moved.split_once(' ').unwrap_or((&moved, ""));
    ensure!(sum.parse::<f64>()? < SHIFT, "a layout shift of {sum}: first {what}");
    Ok(())
}
