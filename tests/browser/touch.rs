//! Widgets under a finger, on a phone: a drag is followed to its end, and a swipe that means
//! the page scrolls it.

use std::time::Duration;

use anyhow::{Context, Result, ensure};

use crate::browser::Browser;
use crate::input::OpenWidget;
use crate::site::Site;
use crate::{WIDTHS, students_book};

type Point = (i64, i64);

#[tokio::test]
#[ignore = "needs chromium and chromedriver"]
async fn widgets_follow_finger() -> Result<()> {
    let site = Site::serve(students_book()?)?;
    let browser = Browser::start().await?;
    browser.set_width(WIDTHS[0]).await?;

    for (name, rank) in [("permutation", "20"), ("combination", "13")] {
        let widget = open(&browser, &site, &format!("{name}.html"), name).await?;
        let from = see(&widget, "[aria-label^='Slot 1']").await?;
        let to = widget.center("[aria-label^='Slot 0']").await?;
        ensure!(swipe(&browser, from, to).await? == 0, "{name}: the page scrolls");
        widget.wait_for_values(&[("rank", rank)]).await?;
        let up = swipe(&browser, from, (from.0, from.1 - 150)).await?;
        ensure!(up > 50, "{name}: an upward swipe scrolls by {up}");
        widget.wait_for_values(&[("rank", rank)]).await?;
    }

    // A dial is turned by a drag in any direction.
    let widget = open(&browser, &site, "orientation.html", "orientation").await?;
    let (x, y) = see(&widget, ".widget-dial").await?;
    let down = swipe(&browser, (x + 15, y - 20), (x - 25, y + 35)).await?;
    ensure!(down == 0, "orientation: the page scrolls by {down}");
    widget.wait_for_values(&[("rank", "20")]).await?;

    cube(&browser, &site).await?;
    boards(&browser, &site).await?;
    browser.quit().await
}

/// A long position stays inside the text's column, and tiles that can be moved are as tall as others.
async fn boards(browser: &Browser, site: &Site) -> Result<()> {
    let widget = open(browser, site, "puzzles/skewb.html", "play").await?;
    let turns = "for (const name of ['U', 'R', 'B', 'L']) \
                 it.querySelector(`[data-do=${name}]`).click(); return ''";
    widget.run_script("", turns).await?;
    let position = "B D R F U L DRB LFD BUL UFL LDB FRD RUB";
    widget.wait_for_values(&[("position", position)]).await?;
    let edges = "const stage = it.closest('.widget-stage').getBoundingClientRect(); \
                 const { left, right } = it.getBoundingClientRect(); \
                 return String(left >= stage.left && right <= stage.right)";
    let is_inside = widget.run_script("[data-value=position]", edges).await?;
    ensure!(is_inside == "true", "skewb: the position leaves the column");
    let widget = open(browser, site, "puzzles/sliding.html", "play").await?;
    let heights = "const tiles = [...it.querySelectorAll('.widget-tile')]; \
                   return String(new Set(tiles.map((tile) => tile.offsetHeight)).size)";
    let heights = widget.run_script("", heights).await?;
    ensure!(heights == "1", "sliding: {heights} heights of tiles");
    Ok(())
}

/// A swipe up or down on the cube scrolls the page, until the cube has been tapped.
async fn cube(browser: &Browser, site: &Site) -> Result<()> {
    let widget = open(browser, site, "table.html", "cube").await?;
    let (x, y) = see(&widget, "canvas").await?;
    let up = swipe(browser, (x, y), (x, y - 150)).await?;
    ensure!(up > 50, "cube: an upward swipe scrolls by {up}");
    widget.wait_for_values(&[("made", "none")]).await?;
    let (x, y) = see(&widget, "canvas").await?;
    let aside = swipe(browser, (x - 20, y + 60), (x + 60, y + 65)).await?;
    ensure!(aside == 0, "cube: the page scrolls by {aside}");
    widget.wait_for_values(&[("made", "D")]).await?;
    swipe(browser, (x, y), (x, y)).await?;
    widget.wait_for_focus("canvas").await?;
    let down = swipe(browser, (x - 84, y + 20), (x - 84, y + 90)).await?;
    ensure!(down == 0, "cube: once tapped, the page scrolls by {down}");
    widget.wait_for_values(&[("made", "D L")]).await
}

async fn open<'a>(
    browser: &'a Browser,
    site: &Site,
    page: &str,
    name: &'static str,
) -> Result<OpenWidget<'a>> {
    browser.open(&site.url(page)).await?;
    let widget = OpenWidget { browser, name };
    widget.scroll_near().await?;
    Ok(widget)
}

/// Scrolls to an element, and returns its center in the window once the page stands still.
async fn see(widget: &OpenWidget<'_>, css: &str) -> Result<Point> {
    let mut center = None;
    for _ in 0..100 {
        widget.scroll_to(css).await?;
        let before = center.replace(widget.center(css).await?);
        if before == center {
            break;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    center.context("nothing was scrolled to")
}

/// Moves a finger from one point to another, and returns by how much the page scrolled.
async fn swipe(browser: &Browser, from: Point, to: Point) -> Result<i64> {
    let position = "return String(Math.round(scrollY))";
    let before: i64 = browser.text(position).await?.parse()?;
    browser.touch(from, to).await?;
    // Two touches at once would be a double tap.
    tokio::time::sleep(Duration::from_millis(400)).await;
    let after: i64 = browser.text(position).await?.parse()?;
    Ok(after - before)
}
