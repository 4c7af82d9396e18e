//! The served book in open windows, as its author has it while writing.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use tempfile::TempDir;
use tokio::time::sleep;

use crate::browser::Browser;
use crate::{built_book, root};

/// The pages that are open. The first is the one that is edited.
const PAGES: [&str; 3] = ["table.html", "orientation.html", "appendix/glossary.html"];
const EDITED: &str = "chapters/table.md";
/// Counts how often a window has loaded a page.
const COUNT: &str = "if (window === top) try { \
    sessionStorage.loads = Number(sessionStorage.loads ?? 0) + 1; } catch {}";
/// What the panel over the page says.
const PANEL: &str = "return document.querySelector('#gods-problems')?.shadowRoot.querySelector('details').innerText ?? ''";

/// A copy of the book, served until it is dropped.
struct Served {
    folder: TempDir,
    child: Child,
    address: String,
}

impl Served {
    fn start() -> Result<Self> {
        built_book(false)?; // documents the crates
        let folder = tempfile::tempdir()?;
        copy(root(), folder.path())?;
        // The crates are as they were, and so is what is said of them.
        fs::remove_file(folder.path().join("Cargo.toml"))?;
        let mut child = Command::new(env!("CARGO_BIN_EXE_gods"))
            .args(["book", "serve", "--port", "0"])
            .current_dir(folder.path())
            .env_remove("CARGO_MANIFEST_DIR")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()?;
        let mut line = String::new();
        let output = child.stdout.take().context("no output")?;
        BufReader::new(output).read_line(&mut line)?;
        let address = line.split(' ').find(|word| word.starts_with("http"));
        let address =
            address.with_context(|| format!("no address in {line:?}"))?.into();
        Ok(Served { folder, child, address })
    }

    /// Adds a line to the chapter that is edited.
    fn add(&self, line: &str) -> Result<()> {
        let file = self.folder.path().join(EDITED);
        let text = fs::read_to_string(&file)?;
        save(&file, &format!("{}\n{line}\n", text.trim_end()))
    }

    /// Takes the last line away again.
    fn take_away(&self) -> Result<()> {
        let file = self.folder.path().join(EDITED);
        let text = fs::read_to_string(&file)?;
        let (text, _) = text.trim_end().rsplit_once('\n').context("no line is left")?;
        save(&file, text)
    }

    /// Whether a build is under way.
    fn builds(&self) -> bool {
        self.folder.path().join("target/.book.new").exists()
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Saves a file as editors do, all of it at once.
fn save(file: &Path, text: &str) -> Result<()> {
    let beside = file.with_file_name(".new");
    fs::write(&beside, text)?;
    Ok(fs::rename(beside, file)?)
}

/// Copies a checkout, without what is made in it.
fn copy(from: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let (path, name) = (entry.path(), entry.file_name());
        if name == "target" || name == ".git" {
            continue;
        }
        match path.is_dir() {
            true => copy(&path, &to.join(name))?,
            false => drop(fs::copy(&path, to.join(name))?),
        }
    }
    Ok(())
}

/// Waits until a script of the page returns a text with this in it, and says how long it
/// took; between two pages there is nothing to ask.
async fn wait(browser: &Browser, script: &str, part: &str) -> Result<Duration> {
    let start = Instant::now();
    let mut found = String::new();
    while start.elapsed() < Duration::from_secs(30) {
        if let Ok(text) = browser.text(script).await {
            if text.contains(part) {
                return Ok(start.elapsed());
            }
            found = text;
        }
        sleep(Duration::from_millis(20)).await;
    }
    let end = found.chars().count().saturating_sub(300);
    let found: String = found.chars().skip(end).collect();
    anyhow::bail!("waited for {part:?} and found {found:?}")
}

async fn loads(browser: &Browser) -> Result<u32> {
    Ok(browser.text("return sessionStorage.loads ?? '0'").await?.parse()?)
}

#[tokio::test]
#[ignore = "needs chromium and chromedriver"]
async fn an_open_page_reloads_once_a_build_and_shows_what_is_wrong() -> Result<()> {
    const TEXT: &str = "return document.querySelector('main').textContent";
    let served = Served::start()?;
    let browser = Browser::start().await?;
    let driver = &browser.driver;
    let mut windows = vec![driver.window().await?];
    for (i, page) in PAGES.iter().enumerate() {
        if i > 0 {
            windows.push(driver.new_window().await?);
            driver.switch_to_window(windows[i].clone()).await?;
        }
        let count = serde_json::json!({"source": COUNT});
        browser.devtools("Page.addScriptToEvaluateOnNewDocument", count).await?;
        driver.goto(format!("{}/{page}", served.address)).await?;
    }

    sleep(Duration::from_secs(20)).await;
    for (window, page) in windows.iter().zip(PAGES) {
        driver.switch_to_window(window.clone()).await?;
        sleep(Duration::from_millis(500)).await;
        let found = loads(&browser).await?;
        ensure!(
            found == 1,
            "{page} was left alone for 20 s, and was loaded {found} times"
        );
    }

    driver.switch_to_window(windows[0].clone()).await?;
    served.add("The first edit.")?;
    let took = wait(&browser, TEXT, "The first edit.").await?;
    println!("an edit was on the page after {took:.2?}");
    sleep(Duration::from_secs(4)).await;
    // A window in the background reloads as soon as it is looked at.
    for window in windows.iter().rev() {
        driver.switch_to_window(window.clone()).await?;
        sleep(Duration::from_secs(2)).await;
        let found = loads(&browser).await?;
        ensure!(found == 2, "after one edit {found} loads, where 2 are right");
    }

    served.add("The second edit.")?;
    let start = Instant::now();
    while !served.builds() {
        ensure!(start.elapsed() < Duration::from_secs(30), "no build begins");
        sleep(Duration::from_millis(2)).await;
    }
    served.add("The third edit.")?;
    wait(&browser, TEXT, "The third edit.").await?;
    sleep(Duration::from_secs(4)).await;
    let build = "return document.querySelector('script[data-build]').dataset.build";
    let build = browser.text(build).await?;
    ensure!(build.ends_with("-4"), "four builds were to be made, and this is {build}");
    let found = loads(&browser).await?;
    // A browser that is slow may see the page for the first time after both builds.
    ensure!(
        (3..=4).contains(&found),
        "after two more edits {found} loads; 4 are right"
    );

    // Each is shown over the page, with its file and line, and the page stays.
    for (wrong, said) in
        [("A {{fact third}}.", "third"), ("[a](b.md)", "leads nowhere")]
    {
        served.add(wrong)?;
        wait(&browser, PANEL, said).await?;
        let panel = browser.text(PANEL).await?;
        let text = fs::read_to_string(served.folder.path().join(EDITED))?;
        let place = format!("{EDITED}:{}", text.lines().count());
        ensure!(panel.contains(&place), "no {place} in {panel:?}");
        driver.refresh().await?;
        wait(&browser, PANEL, &place).await?;
        wait(&browser, TEXT, "The third edit.").await?;
        if std::env::var_os("GODS_SHOTS").is_some() {
            let shots = root().join("target/screenshots");
            fs::create_dir_all(&shots)?;
            driver.screenshot(&shots.join(format!("panel-{said}.png"))).await?;
        }
        served.take_away()?;
        wait(
            &browser,
            "return String(document.querySelector('#gods-problems'))",
            "null",
        )
        .await?;
    }

    for entry in browser.log("browser").await? {
        let said = entry["message"].as_str().unwrap_or_default();
        ensure!(!said.contains("404"), "something was missing: {said}");
    }
    browser.quit().await
}
