//! Presentation mode: by keyboard and by address, on a desktop and on a phone, with notes
//! in a second window, along the plan of a session, and one exercise printed.

use std::fs;
use std::time::Duration;

use anyhow::{Result, ensure};
use serde_json::json;
use thirtyfour::Key;

use crate::browser::Browser;
use crate::pdf::poppler;
use crate::site::Site;
use crate::teachers_book;

/// Script that returns the presented section, `2 / 22 three-dials`; empty if none is.
const PRESENTED_SECTION: &str = "const bar = document.querySelector('.present-bar span'); \
    return bar ? `${bar.textContent} ${location.hash.slice(1)}` : ''";
/// Script that steps through the sections of a page, and returns those wider than the
/// window or with running text.
const FIND_FAULTS: &str = "const wrong = []; \
    const [next] = [...document.querySelectorAll('.present-bar button')].slice(1); \
    const count = Number(document.querySelector('.present-bar span').textContent.split('/')[1]); \
    for (let n = 1; n <= count; n++) { \
        if (document.documentElement.scrollWidth > innerWidth) wrong.push(location.hash); \
        for (const it of document.querySelectorAll('main > p:not(.present-key), main > ul')) \
            if (it.checkVisibility()) wrong.push(it.textContent); \
        if (n < count) next.click(); \
    } \
    return wrong.join('; ')";

#[tokio::test]
#[ignore = "needs chromium, chromedriver and poppler's tools"]
async fn pages_present_themselves() -> Result<()> {
    let site = Site::serve(teachers_book()?)?;
    let browser = Browser::start().await?;
    browser.set_width(1280).await?;
    let url = site.url("orientation.html");
    browser.open(&url).await?;

    press(&browser, "p").await?;
    wait_for_section(&browser, "1 / 22 orientations").await?;
    press(&browser, Key::Right).await?;
    wait_for_section(&browser, "2 / 22 three-dials").await?;
    let seen = "return ['h2', '.present-key', '.widget', '.blockquote-tag-tip'].map((it) => \
        String(document.querySelector(`main > ${it}.present-on`)?.checkVisibility())).join()";
    ensure!(browser.text(seen).await? == "true,true,true,true");
    // A section longer than the screen is scrolled before the next section.
    press(&browser, Key::PageDown).await?;
    wait_for_section(&browser, "2 / 22 three-dials").await?;
    ensure!(browser.text("return String(scrollY > 100)").await? == "true");
    press(&browser, Key::Left).await?;
    wait_for_section(&browser, "1 / 22 orientations").await?;
    let axe = browser.axe().await?;
    ensure!(axe.is_empty(), "{}", axe.join("; "));
    press(&browser, "p").await?;
    wait_for_section(&browser, "").await?;
    // An input field keeps its keys.
    browser.open(&site.url("orientation.html?present#exercise-last-row")).await?;
    wait_for_section(&browser, "12 / 22 exercise-last-row").await?;
    let field =
        "document.querySelector('[data-exercise=last-row] input').focus(); return ''";
    browser.text(field).await?;
    press(&browser, "p").await?;
    wait_for_section(&browser, "12 / 22 exercise-last-row").await?;

    // The section before a chapter's first is the last of the previous chapter, and vice
    // versa.
    browser.open(&site.url("permutation.html?present")).await?;
    press_once(&browser, "ArrowLeft", 37).await?;
    wait_for_section(&browser, "22 / 22 read-on").await?;
    press_once(&browser, "ArrowRight", 39).await?;
    wait_for_section(&browser, "1 / 23 permutations").await?;
    press_once(&browser, "ArrowLeft", 37).await?;
    wait_for_section(&browser, "22 / 22 read-on").await?;

    // Letter keys can be switched off; then the mode is started by the address.
    let switch =
        "document.querySelectorAll('.present-bar button')[3].click(); return ''";
    browser.text(switch).await?;
    press(&browser, "p").await?;
    wait_for_section(&browser, "22 / 22 read-on").await?;
    press(&browser, Key::Escape).await?;
    press(&browser, "p").await?;
    wait_for_section(&browser, "").await?;
    browser.text("localStorage.removeItem('present-key'); return ''").await?;

    browser.set_width(375).await?;
    for page in ["orientation.html", "ida-star.html", "teaching/week-1.html"] {
        browser.open(&site.url(&format!("{page}?present"))).await?;
        let wrong = browser.text(FIND_FAULTS).await?;
        ensure!(wrong.is_empty(), "{page} on a phone: {wrong}");
    }
    present_session_plan(&browser, &site).await?;
    print_one_exercise(&browser, &site).await?;
    browser.quit().await
}

/// A session plan opens its steps in order, and the notes follow.
async fn present_session_plan(browser: &Browser, site: &Site) -> Result<()> {
    browser.set_width(1280).await?;
    browser.open(&site.url("teaching/week-1.html")).await?;
    browser.text("document.querySelector('.present-start').click(); return ''").await?;
    wait_for_section(browser, "1 / 7 session-1").await?;
    press(browser, "n").await?;
    let windows = browser.driver.windows().await?;
    ensure!(windows.len() == 2, "there are {} windows", windows.len());
    for step in [
        "2 / 7 three-dials",
        "3 / 7 ranking-multiply-add-repeat",
        "4 / 7 week-1-numbers-rows-and-loops",
        "5 / 7 what-a-student-types-on-the-first-day",
        "6 / 7 exercise-read-the-dials",
    ] {
        // A click, because the driver repeats a key if the page changes meanwhile.
        browser.text("document.querySelectorAll('.present-bar button')[1].click(); return ''").await?;
        wait_for_section(browser, step).await?;
    }
    browser.driver.switch_to_window(windows[1].clone()).await?;
    let notes = browser.text("return document.body.innerText").await?;
    browser.driver.switch_to_window(windows[0].clone()).await?;
    let next = "Next: Orientations: Unranking: the same loop, backward";
    ensure!(notes.contains("Begin with t = 0.") && notes.contains(next), "{notes}");
    press(browser, Key::Escape).await?;
    ensure!(browser.driver.windows().await?.len() == 1, "the notes are open still");
    Ok(())
}

/// A presented exercise is printed alone.
async fn print_one_exercise(browser: &Browser, site: &Site) -> Result<()> {
    browser.open(&site.url("orientation.html?present#exercise-last-row")).await?;
    let folder = tempfile::tempdir()?;
    let pdf = folder.path().join("exercise.pdf");
    fs::write(&pdf, browser.print().await?)?;
    let text = poppler(&["-layout"], &pdf)?;
    ensure!(
        text.contains("The last row") && !text.contains("Read the dials"),
        "{text}"
    );
    ensure!(text.matches('\u{c}').count() == 1, "it takes more than a sheet: {text}");
    Ok(())
}

async fn press(
    browser: &Browser,
    key: impl Into<thirtyfour::TypingData>,
) -> Result<()> {
    Ok(browser.driver.action_chain().send_keys(key).perform().await?)
}

/// Presses a key that changes the page. The driver's own key repeats if that takes long.
async fn press_once(browser: &Browser, key: &str, code: u32) -> Result<()> {
    for kind in ["rawKeyDown", "keyUp"] {
        let event = json!({"type": kind, "key": key, "code": key, "windowsVirtualKeyCode": code});
        browser.devtools("Input.dispatchKeyEvent", event).await?;
    }
    Ok(())
}

/// Waits until this section is presented, also on another page.
async fn wait_for_section(browser: &Browser, wanted: &str) -> Result<()> {
    let mut found = String::new();
    for _ in 0..100 {
        found = browser.text(PRESENTED_SECTION).await.unwrap_or_default();
        if found == wanted {
            return Ok(());
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    anyhow::bail!("presents `{found}`, and should present `{wanted}`")
}
