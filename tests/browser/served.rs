//! The served book in an open window, as its author has it while writing.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use tempfile::TempDir;
use tokio::time::sleep;

use crate::browser::Browser;
use crate::{root, students_book};

/// The page that is open, and its source, which is edited.
const PAGE: &str = "table.html";
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
        students_book()?; // documents the crates
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

/// Waits until a script of the page returns a text with this in it; between two pages there
/// is nothing to ask.
async fn wait(browser: &Browser, script: &str, part: &str) -> Result<()> {
    let mut found = String::new();
    for _ in 0..600 {
        if let Ok(text) = browser.text(script).await {
            if text.contains(part) {
                return Ok(());
            }
            found = text;
        }
        sleep(Duration::from_millis(50)).await;
    }
    let end = found.chars().count().saturating_sub(300);
    let found: String = found.chars().skip(end).collect();
    anyhow::bail!("waited for {part:?} and found {found:?}")
}

#[tokio::test]
#[ignore = "needs chromium and chromedriver"]
async fn an_open_page_reloads_once_a_build_and_shows_what_is_wrong() -> Result<()> {
    const TEXT: &str = "return document.querySelector('main').textContent";
    let served = Served::start()?;
    let browser = Browser::start().await?;
    let count = serde_json::json!({"source": COUNT});
    browser.devtools("Page.addScriptToEvaluateOnNewDocument", count).await?;
    browser.open(&format!("{}/{PAGE}", served.address)).await?;

    for (edit, loads) in [("The first edit.", "2"), ("The second edit.", "3")] {
        served.add(edit)?;
        wait(&browser, TEXT, edit).await?;
        let found = browser.text("return sessionStorage.loads").await?;
        ensure!(found == loads, "{edit} loads: {found}, and {loads} are right");
    }

    // What is wrong is shown over the page, with its file and line, and the page stays.
    for (wrong, said) in
        [("A {{fact third}}.", "third"), ("[a](b.md)", "leads nowhere")]
    {
        served.add(wrong)?;
        wait(&browser, PANEL, said).await?;
        let panel = browser.text(PANEL).await?;
        let text = fs::read_to_string(served.folder.path().join(EDITED))?;
        let place = format!("{EDITED}:{}", text.lines().count());
        ensure!(panel.contains(&place), "no {place} in {panel:?}");
        browser.driver.refresh().await?;
        wait(&browser, PANEL, &place).await?;
        wait(&browser, TEXT, "The second edit.").await?;
        served.take_away()?;
        let panel = "return String(document.querySelector('#gods-problems'))";
        wait(&browser, panel, "null").await?;
    }
    browser.quit().await
}
