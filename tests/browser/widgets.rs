//! The pictures that can be touched, in a real browser: each is operated by a pointer and by the
//! keyboard.
//!
//! Which there are, and what is done to each: `tried.rs`.

use anyhow::{Result, ensure};
use serde_json::json;

use crate::browser::Browser;
use crate::hands::Do::Key;
use crate::hands::{Hand, Touched};
use crate::site::Site;
use crate::tried::{WIDGETS, Widget};
use crate::{WIDTHS, none, students_book};

#[tokio::test]
#[ignore = "needs chromium and chromedriver"]
async fn every_widget_can_be_operated() -> Result<()> {
    let site = Site::serve(students_book()?)?;
    let browser = Browser::start().await?;
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
    none(&failures)
}

/// A widget is operated by one hand, and begun again.
async fn operate(
    browser: &Browser,
    url: &str,
    widget: &Widget,
    hand: Hand,
) -> Result<()> {
    browser.log("browser").await?;
    browser.open(url).await?;
    let touched = Touched { browser, name: widget.name };
    touched.come_near().await?;
    let first = touched.shown().await?;
    let (steps, then) = if hand == Hand::Keys { widget.keys } else { widget.pointer };
    let told = || touched.ask("[role='status']", "return it.textContent.trim()");
    let before = told().await?;
    for step in steps {
        touched.act(hand, *step).await?;
    }
    touched.shows(then).await?;
    let after = told().await?;
    ensure!(!after.is_empty() && after != before, "does not tell what happened");
    if hand == Hand::Keys {
        let axe = browser.axe().await?;
        ensure!(axe.is_empty(), "after it was operated: {}", axe.join("; "));
    }
    touched.start_again(hand).await?;
    // How long something took is another each time.
    let same = first.iter().filter(|(_, text)| !text.contains("milliseconds"));
    let first: Vec<_> = same.map(|(name, text)| (&**name, &**text)).collect();
    touched.shows(&first).await?;
    // The focus is in the widget, and an arrow key is its own, whatever it does with it.
    for key in ["ArrowLeft", "ArrowRight"] {
        touched.act(hand, Key(key)).await?;
    }
    let here = browser.text("return location.href").await?;
    ensure!(here == url, "an arrow key turned the page, to {here}");
    browser.is_quiet().await
}

/// Where the module cannot be had, the drawing stays.
async fn without_module(browser: &Browser, url: &str, widget: &Widget) -> Result<()> {
    browser.devtools("Network.enable", json!({})).await?;
    browser.devtools("Network.setBlockedURLs", json!({"urls": ["*.wasm"]})).await?;
    browser.open(url).await?;
    let touched = Touched { browser, name: widget.name };
    let is_seen = "it.scrollIntoView({ block: 'center', behavior: 'instant' }); \
        return String(it.querySelector('figure svg').checkVisibility() && !it.matches('.ready'))";
    touched.ask("", is_seen).await?;
    browser.says(&format!("{} stays a drawing", widget.name)).await?;
    ensure!(touched.ask("", is_seen).await? == "true", "its drawing is not seen");
    Ok(())
}
