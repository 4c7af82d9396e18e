//! Live reload: the served book in an open window, while it is edited.

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

/// The open page, and its source.
const PAGE: &str = "table.html";
const EDITED_FILE: &str = "chapters/table.md";
/// Script that counts the page loads of a window.
const COUNT_LOADS: &str = "if (window === top) try { \
    sessionStorage.loads = Number(sessionStorage.loads ?? 0) + 1; } catch {}";
/// Script that returns the text of the error panel.
const PANEL_TEXT: &str = "return document.querySelector('#gods-problems')?.shadowRoot.querySelector('details').innerText ?? ''";

/// A server of a copy of the book, killed on drop.
struct BookServer {
    folder: TempDir,
    child: Child,
    address: String,
}

impl BookServer {
    fn start() -> Result<Self> {
        students_book()?; // documents the crates
        let folder = tempfile::tempdir()?;
        copy_checkout(root(), folder.path())?;
        // The crates are unchanged, and need no new documentation.
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
        Ok(BookServer { folder, child, address })
    }

    /// Appends a line to the edited chapter.
    fn append_line(&self, line: &str) -> Result<()> {
        let file = self.folder.path().join(EDITED_FILE);
        let text = fs::read_to_string(&file)?;
        write_at_once(&file, &format!("{}\n{line}\n", text.trim_end()))
    }

    /// Removes the last line of the edited chapter.
    fn remove_last_line(&self) -> Result<()> {
        let file = self.folder.path().join(EDITED_FILE);
        let text = fs::read_to_string(&file)?;
        let (text, _) = text.trim_end().rsplit_once('\n').context("no line is left")?;
        write_at_once(&file, text)
    }
}

impl Drop for BookServer {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Saves a file atomically, as editors do.
fn write_at_once(file: &Path, text: &str) -> Result<()> {
    let beside = file.with_file_name(".new");
    fs::write(&beside, text)?;
    Ok(fs::rename(beside, file)?)
}

/// Copies a checkout without build output.
fn copy_checkout(from: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let (path, name) = (entry.path(), entry.file_name());
        if name == "target" || name == ".git" {
            continue;
        }
        if path.is_dir() {
            copy_checkout(&path, &to.join(name))?
        } else {
            fs::copy(&path, to.join(name))?;
        }
    }
    Ok(())
}

/// Waits until a script returns a text that contains this part; between two pages the
/// script fails.
async fn wait_for_text(browser: &Browser, script: &str, part: &str) -> Result<()> {
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
async fn open_page_reloads_and_shows_errors() -> Result<()> {
    const TEXT: &str = "return document.querySelector('main').textContent";
    let server = BookServer::start()?;
    let browser = Browser::start().await?;
    let count = serde_json::json!({"source": COUNT_LOADS});
    browser.devtools("Page.addScriptToEvaluateOnNewDocument", count).await?;
    browser.open(&format!("{}/{PAGE}", server.address)).await?;

    for (edit, loads) in [("The first edit.", "2"), ("The second edit.", "3")] {
        server.append_line(edit)?;
        wait_for_text(&browser, TEXT, edit).await?;
        let found = browser.text("return sessionStorage.loads").await?;
        ensure!(found == loads, "{edit} loads: {found}, and {loads} are right");
    }

    // An error is shown over the page, with its file and line, and the page stays.
    for (wrong, message) in
        [("A {{fact third}}.", "third"), ("[a](b.md)", "leads nowhere")]
    {
        server.append_line(wrong)?;
        wait_for_text(&browser, PANEL_TEXT, message).await?;
        let panel = browser.text(PANEL_TEXT).await?;
        let text = fs::read_to_string(server.folder.path().join(EDITED_FILE))?;
        let place = format!("{EDITED_FILE}:{}", text.lines().count());
        ensure!(panel.contains(&place), "no {place} in {panel:?}");
        browser.driver.refresh().await?;
        wait_for_text(&browser, PANEL_TEXT, &place).await?;
        wait_for_text(&browser, TEXT, "The second edit.").await?;
        server.remove_last_line()?;
        let panel = "return String(document.querySelector('#gods-problems'))";
        wait_for_text(&browser, panel, "null").await?;
    }
    browser.quit().await
}
