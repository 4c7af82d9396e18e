//! The pocket cube in its page: turned by every row and key, set up by a scramble, and shared.

use anyhow::{Context, Result, ensure};

use crate::browser::Browser;
use crate::input::Action::{Focus, Key, Press};
use crate::input::InputDevice::{Keyboard, Pointer};
use crate::input::OpenWidget;
use crate::site::Site;
use crate::{WIDTHS, students_book};

/// Starts of drags by their distance from the center of the drawing, and the turns that drags
/// to the right, to the left, down and up make there.
const DRAGS: [((i64, i64), [&str; 4]); 5] = [
    ((-62, 15), ["U'", "U", "L", "L'"]),
    ((-60, 62), ["D", "D'", "L", "L'"]),
    ((-8, 80), ["D", "D'", "R'", "R"]),
    // On the right face its columns are F and B.
    ((50, 67), ["D", "D'", "F", "F'"]),
    ((90, 29), ["D", "D'", "B'", "B"]),
];
const DIRECTIONS: [(i64, i64); 4] = [(40, 0), (-40, 0), (0, 40), (0, -40)];

#[tokio::test]
#[ignore = "needs chromium and chromedriver"]
async fn cube_is_set_up_and_turned() -> Result<()> {
    let site = Site::serve(students_book()?)?;
    let browser = Browser::start().await?;
    browser.set_width(WIDTHS[1]).await?;
    let url = site.url("table.html");
    browser.open(&format!("{url}?scramble=R+U+F2")).await?;
    let widget = OpenWidget { browser: &browser, name: "cube" };
    widget.scroll_near().await?;
    widget.wait_for_values(&[("distance", "3"), ("next", "F2")]).await?;
    ensure!(text_of(&widget, "input", "value").await? == "R U F2");
    ensure!(!is_visible(&widget, "[data-value='next']").await?, "the hint is seen");
    widget.perform(Pointer, Press("[data-do='hint']")).await?;
    ensure!(is_visible(&widget, "[data-value='next']").await?, "the hint is not seen");

    // Turns asked for while a layer turns wait for it.
    let all = "for (const name of ['U', 'R', 'F', 'U']) \
               it.querySelector(`[data-do=${name}]`).click(); return ''";
    widget.run_script("", all).await?;
    widget.wait_for_values(&[("made", "U R F U")]).await?;
    widget.perform(Pointer, Press("[data-do='undo']")).await?;
    widget.wait_for_values(&[("made", "U R F")]).await?;

    let link = text_of(&widget, "[data-do='link']", "href").await?;
    ensure!(link == format!("{url}?scramble=R+U+F2+U+R+F"), "the link is {link}");
    let rank = text_of(&widget, "[data-value='rank']", "textContent").await?;
    widget.perform(Pointer, Press("[data-do='link']")).await?;
    browser.open(&link).await?;
    widget.scroll_near().await?;
    widget.wait_for_values(&[("rank", &rank), ("made", "none")]).await?;

    // A wrong scramble changes nothing, and the message says what was found.
    type_scramble(&widget, "R Q").await?;
    let wrong = text_of(&widget, ".widget-wrong", "textContent").await?;
    ensure!(wrong.contains("found 'Q' (character 3)"), "the message is {wrong:?}");
    widget.wait_for_values(&[("rank", &rank)]).await?;
    let axe = browser.axe().await?;
    ensure!(axe.is_empty(), "with a wrong scramble: {}", axe.join("; "));
    type_scramble(&widget, "R U R’ U'").await?;
    widget.wait_for_values(&[("distance", "4")]).await?;
    // A random position shows the scramble that makes it, as long as it is far.
    widget.perform(Pointer, Press("[data-do='scramble']")).await?;
    let scramble = text_of(&widget, "input", "value").await?;
    let length = scramble.split(' ').filter(|name| !name.is_empty()).count();
    widget.wait_for_values(&[("distance", &length.to_string())]).await?;
    widget.perform(Pointer, Press("[data-do='home']")).await?;
    widget.wait_for_values(&[("distance", "0")]).await?;

    drag_rows(&browser, &widget).await?;
    press_keys(&browser, &widget).await?;
    browser.check_console().await?;
    turn_twin(&browser, &site).await?;
    solve_on_cover(&browser, &site).await?;
    browser.quit().await
}

/// The cube on the cover is scrambled, and solved when the reader asks for it: this browser
/// prefers reduced motion, and with that the cube does not move by itself.
async fn solve_on_cover(browser: &Browser, site: &Site) -> Result<()> {
    let widget = OpenWidget { browser, name: "cube" };
    browser.open(&site.url("index.html")).await?;
    widget.scroll_near().await?;
    for _ in 0..2 {
        let distance =
            text_of(&widget, "[data-value='distance']", "textContent").await?;
        ensure!(distance != "0", "it is not scrambled");
        widget.perform(Pointer, Press("[data-do='home']")).await?;
        widget.wait_for_values(&[("distance", "0")]).await?;
        widget.perform(Pointer, Press("[data-do='scramble']")).await?;
    }
    browser.check_console().await
}

/// Every row that is seen turns, in both directions.
async fn drag_rows(browser: &Browser, widget: &OpenWidget<'_>) -> Result<()> {
    for (start, names) in DRAGS {
        for (by, name) in DIRECTIONS.into_iter().zip(names) {
            widget.start_again(Keyboard).await?;
            widget.wait_for_values(&[("made", "none")]).await?;
            widget.scroll_to("canvas").await?;
            let center = widget.center("canvas").await?;
            let from = (center.0 + start.0, center.1 + start.1);
            widget.drag(from, (from.0 + by.0, from.1 + by.1)).await?;
            let made = [("made", name), ("distance", "1")];
            widget
                .wait_for_values(&made)
                .await
                .with_context(|| format!("from {start:?} by {by:?}"))?;
        }
    }
    browser.check_console().await
}

/// The keys of the faces turn where the pointer is over the cube, but not while a field has
/// the focus.
async fn press_keys(browser: &Browser, widget: &OpenWidget<'_>) -> Result<()> {
    widget.start_again(Keyboard).await?;
    widget.scroll_to("canvas").await?;
    let (x, y) = widget.center("canvas").await?;
    browser.text("document.activeElement.blur(); return ''").await?;
    browser.driver.action_chain().move_to(x, y).perform().await?;
    for key in ["u", "l", "D", "r"] {
        widget.perform(Keyboard, Key(key)).await?;
    }
    widget.wait_for_values(&[("made", "U L D' R")]).await?;
    widget.perform(Keyboard, Focus("input")).await?;
    widget.perform(Keyboard, Key("f")).await?;
    ensure!(text_of(widget, "input", "value").await? == "f");
    widget.wait_for_values(&[("made", "U L D' R")]).await
}

/// The cube beside its image waits for turns as well: it begins at `R U`, and gets there again.
async fn turn_twin(browser: &Browser, site: &Site) -> Result<()> {
    browser.open(&site.url("symmetry.html")).await?;
    let widget = OpenWidget { browser, name: "twins" };
    widget.scroll_near().await?;
    let rank = text_of(&widget, "[data-value='rank']", "textContent").await?;
    widget.perform(Pointer, Press("[data-do='solved']")).await?;
    widget.wait_for_values(&[("rank", "0")]).await?;
    let both = "for (const name of ['R', 'U']) \
                it.querySelector(`[data-do=${name}]`).click(); return ''";
    widget.run_script("", both).await?;
    widget.wait_for_values(&[("rank", &rank)]).await?;
    browser.check_console().await
}

async fn type_scramble(widget: &OpenWidget<'_>, text: &str) -> Result<()> {
    widget.run_script("input", "it.value = ''; it.focus(); return ''").await?;
    let keys = widget.browser.driver.action_chain().send_keys(text);
    keys.send_keys(thirtyfour::Key::Enter).perform().await?;
    Ok(())
}

async fn text_of(widget: &OpenWidget<'_>, css: &str, what: &str) -> Result<String> {
    widget.run_script(css, &format!("return it.{what}")).await
}

async fn is_visible(widget: &OpenWidget<'_>, css: &str) -> Result<bool> {
    let visible = widget.run_script(css, "return String(it.checkVisibility())").await?;
    Ok(visible == "true")
}
