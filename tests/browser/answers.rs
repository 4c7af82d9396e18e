//! Exercises answered in their pages, in a real browser: each solution and each planted
//! wrong answer is typed, and the verdict must be the expected one.

use std::collections::BTreeMap;
use std::fs;
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use judging::exercises::{self, Exercise};
use serde_json::json;
use thirtyfour::{By, Key};

use crate::browser::Browser;
use crate::site::Site;
use crate::{fail_on_findings, root, students_book};

/// Message for a correct answer.
const SOLVED: &str = "Solved.";
/// Minimum numbers of exercises and answers: fewer would mean that files are not read.
const MIN_COUNTS: (usize, usize) = (45, 200);

/// Values for each field, and a part of the expected message.
struct TypedAnswer {
    values: BTreeMap<String, String>,
    expected: String,
}

#[tokio::test]
#[ignore = "needs chromium and chromedriver"]
async fn pages_judge_exercises() -> Result<()> {
    let book = students_book()?;
    let site = Site::serve(book)?;
    let browser = Browser::start().await?;
    let (mut failures, mut count) = (Vec::new(), (0, 0));
    for exercise in exercises::load_all(root())? {
        let page = fs::read_to_string(book.join(format!("{}.html", exercise.chapter)))?;
        if !page.contains(&format!("data-exercise=\"{}\"", exercise.name)) {
            continue;
        }
        count.0 += 1;
        let url = site.url(&format!("{}.html", exercise.chapter));
        let all = answers(&exercise)?;
        count.1 += all.len();
        let judge_answers = judge_answers(&browser, &url, &exercise, &all).await;
        failures.extend(
            judge_answers.err().map(|why| format!("{}: {why:#}", exercise.name)),
        );
    }
    failures.extend(
        judge_by_keyboard_and_mouse(&browser, &site)
            .await
            .err()
            .map(|why| format!("{why:#}")),
    );
    browser.quit().await?;
    println!("{} answers to {} exercises judged in their pages", count.1, count.0);
    ensure!(count.0 >= MIN_COUNTS.0 && count.1 >= MIN_COUNTS.1, "found {count:?}");
    fail_on_findings(&failures)
}

/// Returns the solution and the wrong answers of an exercise as typed values. A wrong
/// answer that needs Rust is left out; a solution may not.
fn answers(exercise: &Exercise) -> Result<Vec<TypedAnswer>> {
    let solution = typed_values(&exercise.read("solution.rs")?);
    let solution = solution.with_context(|| {
        format!(
            "{}: its solution cannot be typed: write values",
            exercise.relative_path()
        )
    })?;
    let mut all = vec![TypedAnswer { values: solution, expected: SOLVED.to_owned() }];
    for (file, expected) in exercise.wrong_answers()? {
        let typed = typed_values(&fs::read_to_string(file)?);
        // An empty field counts as to do, and is not judged.
        let typed = typed.filter(|values| values.values().all(|text| !text.is_empty()));
        all.extend(typed.map(|values| TypedAnswer { values, expected }));
    }
    Ok(all)
}

/// Returns the results of a file's functions as someone would type them; `None` if one is
/// not a plain value.
fn typed_values(text: &str) -> Option<BTreeMap<String, String>> {
    let functions = text.split("pub fn ").skip(1).map(|function| {
        let (name, body) = function.split_once("() -> ")?;
        let (_, body) = body.split_once("{\n")?;
        let (body, _) = body.rsplit_once('}')?;
        let lines = body.lines().map(|line| line.split("//").next().unwrap_or(""));
        let lines: Vec<_> =
            lines.map(str::trim).filter(|line| !line.is_empty()).collect();
        let value = lines.join(" ").replace("vec!", "");
        let value = match value.strip_prefix('"') {
            Some(letters) => letters.strip_suffix('"')?.to_owned(),
            None => value,
        };
        // Rust's `^` is not a power.
        let digit = |c: char| " 0123456789_+-*/()[],".contains(c);
        let plain = value.replace("0x", "").chars().all(digit)
            || value.chars().all(|c| c.is_ascii_uppercase());
        plain.then(|| (name.to_owned(), value))
    });
    functions.collect()
}

/// Types each answer into its fields and submits it by a script.
async fn judge_answers(
    browser: &Browser,
    url: &str,
    exercise: &Exercise,
    all: &[TypedAnswer],
) -> Result<()> {
    browser.read_log("browser").await?;
    browser.set_width(375).await?;
    browser.open(url).await?;
    for TypedAnswer { values, expected } in all {
        let script = format!(
            "const form = document.querySelector('form[data-exercise=\"{}\"]'); \
             const inputs = [...form.querySelectorAll('input')]; \
             const values = {}; \
             if (inputs.length !== Object.keys(values).length) return `${{inputs.length}} fields`; \
             inputs.forEach((input) => (input.value = values[input.name])); \
             form.dataset.verdict = ''; \
             form.requestSubmit(); \
             for (let n = 0; n < 1000 && !form.dataset.verdict; n += 1) \
                 await new Promise((done) => setTimeout(done, 10)); \
             return form.querySelector('[role=status]').textContent",
            exercise.name,
            json!(values)
        );
        let found = browser.text(&script).await?;
        ensure!(
            found.contains(expected.as_str()),
            "{values:?} must be told `{expected}`, and is told `{found}`"
        );
    }
    browser.check_console().await
}

/// Answers an exercise by keyboard and mouse: an empty field is requested, a wrong and a
/// right order are judged, nothing moves, and the form is accessible.
async fn judge_by_keyboard_and_mouse(browser: &Browser, site: &Site) -> Result<()> {
    let url = site.url("permutation.html");
    let form = "form[data-exercise='fourteen-and-fifteen']";
    browser.set_width(375).await?;
    browser.open(&url).await?;
    let find = |what: &str| By::Css(format!("{form} {what}"));
    let button = browser.driver.find(find("button")).await?;
    button.scroll_into_view().await?;
    button.click().await?;
    wait_for_status(browser, form, "order() is still to do.").await?;
    let input = browser.driver.find(find("input")).await?;
    let focus = browser.text("return document.activeElement.id").await?;
    ensure!(focus == "fourteen-and-fifteen-order", "the focus is on {focus:?}");
    // An arrow key moves within the field.
    input.send_keys("cdfabe" + Key::Left + Key::Enter).await?;
    wait_for_status(
        browser,
        form,
        "order() puts C before D, and C adds up what exchanges",
    )
    .await?;
    let axe = browser.axe().await?;
    ensure!(axe.is_empty(), "after a wrong answer: {}", axe.join("; "));
    input.clear().await?;
    input.send_keys("D C F A B E").await?;
    button.click().await?;
    wait_for_status(browser, form, SOLVED).await?;
    let here = browser.driver.current_url().await?;
    ensure!(here.as_str() == url, "the page is {here} then");
    browser.check_console().await?;
    // What was typed survives a reload.
    browser.open(&url).await?;
    let kept = browser.driver.find(find("input")).await?.value().await?;
    ensure!(kept.as_deref() == Some("D C F A B E"), "after a reload: {kept:?}");

    browser.devtools("Network.enable", json!({})).await?;
    browser.devtools("Network.setBlockedURLs", json!({"urls": ["*.wasm"]})).await?;
    browser.open(&url).await?;
    let input = browser.driver.find(find("input")).await?;
    input.send_keys(Key::Enter).await?;
    let status = wait_for_status(browser, form, "judge it in the terminal").await;
    browser.devtools("Network.setBlockedURLs", json!({"urls": []})).await?;
    status
}

/// Waits until the form shows this status.
async fn wait_for_status(browser: &Browser, form: &str, wanted: &str) -> Result<()> {
    let expected =
        format!("return document.querySelector(\"{form} [role=status]\").textContent");
    let mut last = String::new();
    for _ in 0..100 {
        last = browser.text(&expected).await?;
        if last.contains(wanted) {
            return Ok(());
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    bail!("the form must tell `{wanted}`, and tells `{last}`")
}
