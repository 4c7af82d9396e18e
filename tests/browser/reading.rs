//! What helps a reader on the way: where a page is, what was read, lines that hold together.

use std::time::Duration;

use anyhow::{Result, ensure};

use crate::browser::Browser;
use crate::site::Site;
use crate::{WIDTHS, students_book};

/// Script that returns the orders on the page that do not stand on one line.
const BROKEN_ORDERS: &str = r"
    const texts = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
    const broken = [];
    let count = 0;
    while (texts.nextNode()) {
        const text = texts.currentNode;
        if (text.parentElement.closest('pre, svg, math')) continue;
        for (const { 0: order, index } of text.data.matchAll(/\b\d(\s\d){2,8}\b/g)) {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + order.length);
            count += 1;
            if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(order);
        }
    }
    return count < 10 ? `only ${count} orders` : broken.join('; ')";
/// Script that returns what stands over the title, the titles of the boxes, and the widths of
/// the text and of the widest listing.
const PAGE: &str = r"
    const width = (css) => Math.max(...[...document.querySelectorAll(css)].map((it) => Math.round(it.offsetWidth)));
    return [
        document.querySelector('.page-place')?.textContent,
        ...[...document.querySelectorAll('.blockquote-tag-title')].slice(0, 2).map((it) => it.textContent.trim()),
        width('main > p') <= 700,
        width('main > .listing') > 720 && width('main > .listing') <= 960,
    ].join(', ')";
/// Script that returns the visible entries of the contents for sources and exercises, and the
/// number of ticks.
const CONTENTS: &str = r"
    const seen = [...document.querySelectorAll('#mdbook-sidebar :is(a, summary)')].filter((it) => it.checkVisibility());
    const named = (word) => seen.filter((it) => it.textContent.trim().startsWith(word)).length;
    return [named('Source of'), named('Exercise '), document.querySelectorAll('a.read').length].join()";

#[tokio::test]
#[ignore = "needs chromium and chromedriver"]
async fn pages_guide_reader() -> Result<()> {
    let site = Site::serve(students_book()?)?;
    let browser = Browser::start().await?;
    browser.set_width(WIDTHS[1]).await?;
    browser.open(&site.url("table.html")).await?;
    let page = browser.text(PAGE).await?;
    let expected =
        "Chapter 8 · Every position, In short, Where the documents err, true, true";
    ensure!(page == expected, "the page has {page}");

    wait_for(&browser, CONTENTS, "1,0,0").await?;
    browser.text("scrollTo(0, document.body.scrollHeight); return ''").await?;
    wait_for(
        &browser,
        "return String(document.querySelectorAll('a.read').length)",
        "1",
    )
    .await?;
    browser.open(&site.url("orientation.html")).await?;
    wait_for(&browser, CONTENTS, "1,0,1").await?;
    let read = "return document.querySelector('a.read').textContent";
    ensure!(browser.text(read).await? == "8. God's algorithm");

    browser.set_width(WIDTHS[0]).await?;
    for page in ["ask-less.html", "table.html", "permutation.html"] {
        browser.open(&site.url(page)).await?;
        let broken = browser.text(BROKEN_ORDERS).await?;
        ensure!(broken.is_empty(), "{page} breaks {broken}");
    }
    browser.quit().await
}

async fn wait_for(browser: &Browser, script: &str, wanted: &str) -> Result<()> {
    let mut found = String::new();
    for _ in 0..100 {
        found = browser.text(script).await?;
        if found == wanted {
            return Ok(());
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    anyhow::bail!("{found}, and should be {wanted}")
}
