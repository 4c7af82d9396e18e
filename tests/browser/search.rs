//! Searches as readers type them, by the search of the page itself.

use std::time::Duration;

use anyhow::Result;

use crate::browser::Browser;
use crate::site::Site;
use crate::{fail_on_findings, students_book, teachers_book};

/// Search words, and the page of the first hit.
const SEARCHES: [(&str, &str); 20] = [
    ("odometer", "appendix/checklist.html"),
    ("God's number", "table.html"),
    ("how many moves 2x2", "puzzles/pocket-cube.html"),
    ("2x2x2", "puzzles/pocket-cube.html"),
    ("2×2×2", "puzzles/pocket-cube.html"),
    ("15 puzzle solvable", "solvable.html"),
    ("is my 15-puzzle solvable?", "solvable.html"),
    ("unsolvable", "solvable.html"),
    ("bfs rust", "graph-search.html"),
    ("bidirectional search", "graph-search.html#from-both-ends"),
    ("antipode", "puzzles/pocket-cube.html#the-farthest-positions"),
    ("15 puzzle", "fifteen.html"),
    ("8 puzzle", "puzzles/sliding.html"),
    ("IDA*", "ida-star.html"),
    ("heuristic", "lower-bound.html"),
    ("shortest solution", "solutions.html"),
    ("lehmer code", "permutation.html"),
    ("pattern database", "pattern-database.html#pattern-databases"),
    ("transition tables", "transition.html#transition-tables"),
    ("burnside", "appendix/glossary.html"),
];
/// Search words in the teachers' edition.
const TEACHERS_SEARCHES: [(&str, &str); 2] =
    [("odometer", "appendix/checklist.html"), ("rubric", "teaching/rubric.html")];

#[tokio::test]
#[ignore = "needs chromium and chromedriver"]
async fn pages_are_found() -> Result<()> {
    let browser = Browser::start().await?;
    let students = Site::serve(students_book()?)?;
    let mut failures = check_searches(&browser, &students, &SEARCHES).await?;
    let teachers = Site::serve(teachers_book()?)?;
    failures.extend(check_searches(&browser, &teachers, &TEACHERS_SEARCHES).await?);
    browser.quit().await?;
    fail_on_findings(&failures)
}

/// Checks that searches find their pages, and that a hit can be opened.
async fn check_searches(
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
        // The address contains the words to mark on the page.
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

/// Returns the address of the first hit.
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
