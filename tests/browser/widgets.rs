//! The widgets in a real browser, operated by pointer and by keyboard.
//!
//! The cases of each widget are in `widget_cases.rs`.

use anyhow::{Result, ensure};
use serde_json::json;

use crate::browser::Browser;
use crate::input::Action::Key;
use crate::input::{InputDevice, OpenWidget};
use crate::site::Site;
use crate::widget_cases::{WIDGETS, Widget};
use crate::{WIDTHS, fail_on_findings, students_book};

#[tokio::test]
#[ignore = "needs chromium and chromedriver"]
async fn widgets_can_be_operated() -> Result<()> {
    let site = Site::serve(students_book()?)?;
    let browser = Browser::start().await?;
    let mut failures = Vec::new();
    let mut note = |name: &str, what: &str, result: Result<()>| {
        failures.extend(result.err().map(|why| format!("{name} ({what}): {why:#}")));
    };
    for widget in &WIDGETS {
        let url = site.url(widget.page);
        // The pointer is tested on a desktop, the keyboard on a phone's width.
        for (device, width) in
            [(InputDevice::Keyboard, WIDTHS[0]), (InputDevice::Pointer, WIDTHS[1])]
        {
            browser.set_width(width).await?;
            let done = operate(&browser, &url, widget, device).await;
            note(widget.name, &format!("{device:?}"), done);
        }
    }
    let widget = &WIDGETS[0];
    let drawn = without_module(&browser, &site.url(widget.page), widget).await;
    note(widget.name, "without the module", drawn);
    browser.quit().await?;
    fail_on_findings(&failures)
}

/// Operates a widget by one device, and starts it again.
async fn operate(
    browser: &Browser,
    url: &str,
    widget: &Widget,
    device: InputDevice,
) -> Result<()> {
    browser.read_log("browser").await?;
    browser.open(url).await?;
    let open_widget = OpenWidget { browser, name: widget.name };
    open_widget.scroll_near().await?;
    let first = open_widget.current_values().await?;
    let (steps, then) =
        if device == InputDevice::Keyboard { widget.keys } else { widget.pointer };
    let status =
        || open_widget.run_script("[role='status']", "return it.textContent.trim()");
    let before = status().await?;
    for step in steps {
        open_widget.perform(device, *step).await?;
    }
    open_widget.wait_for_values(then).await?;
    let after = status().await?;
    ensure!(!after.is_empty() && after != before, "does not tell what happened");
    if device == InputDevice::Keyboard {
        let axe = browser.axe().await?;
        ensure!(axe.is_empty(), "after it was operated: {}", axe.join("; "));
    }
    open_widget.start_again(device).await?;
    // Durations differ each time.
    let same = first.iter().filter(|(_, text)| !text.contains("milliseconds"));
    let first: Vec<_> = same.map(|(name, text)| (&**name, &**text)).collect();
    open_widget.wait_for_values(&first).await?;
    // While the focus is in the widget, arrow keys must not turn the page.
    for key in ["ArrowLeft", "ArrowRight"] {
        open_widget.perform(device, Key(key)).await?;
    }
    let here = browser.text("return location.href").await?;
    ensure!(here == url, "an arrow key turned the page, to {here}");
    browser.check_console().await
}

/// Without its module, the widget stays a drawing.
async fn without_module(browser: &Browser, url: &str, widget: &Widget) -> Result<()> {
    browser.devtools("Network.enable", json!({})).await?;
    browser.devtools("Network.setBlockedURLs", json!({"urls": ["*.wasm"]})).await?;
    browser.open(url).await?;
    let open_widget = OpenWidget { browser, name: widget.name };
    let is_seen = "it.scrollIntoView({ block: 'center', behavior: 'instant' }); \
        return String(it.querySelector('figure svg').checkVisibility() && !it.matches('.ready'))";
    open_widget.run_script("", is_seen).await?;
    browser.wait_for_console(&format!("{} stays a drawing", widget.name)).await?;
    ensure!(
        open_widget.run_script("", is_seen).await? == "true",
        "its drawing is not seen"
    );
    Ok(())
}
