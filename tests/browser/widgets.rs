//! The pictures that can be touched, in a real browser: each is operated by a pointer and by the
//! keyboard, and what it shows is compared with what the crates compute here.
//!
//! Which there are, and what is done to each: `tried.rs`.

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
    for widget in &WIDGETS {
        let url = site.url(widget.page);
        // The pointer on a desk, the keys on a page as narrow as a phone.
        for (hand, width) in [(Hand::Keys, WIDTHS[0]), (Hand::Pointer, WIDTHS[1])] {
            browser.set_width(width).await?;
            let done = operate(&browser, &url, widget, hand).await;
            note(widget.name, &format!("{hand:?}"), done);
        }
    }
    let widget = &WIDGETS[0];
    let drawn = without_module(&browser, &site.url(widget.page), widget).await;
    note(widget.name, "without the module", drawn);
    browser.quit().await?;
    assert!(
        failures.is_empty(),
        "{} findings:\n  {}",
        failures.len(),
        failures.join("\n  ")
    );
    Ok(())
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
    let wide = "const { scrollWidth, clientWidth } = document.documentElement; \
                return scrollWidth > clientWidth ? String(scrollWidth) : ''";
    let wide = browser.text(wide).await?;
    ensure!(wide.is_empty(), "makes the page {wide} px wide");
    let (steps, then) = if hand == Hand::Keys { widget.keys } else { widget.pointer };
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
    if hand == Hand::Keys {
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
