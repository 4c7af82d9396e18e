//! Finds a browser based on Chromium, and prints pages with it.
use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};
use base::failure::UsageError;

/// The environment variable that names the browser.
const VARIABLE: &str = "CHROMIUM";
/// Names of the program, the likeliest first.
const NAMES: [&str; 5] =
    ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
/// Its paths on systems where it is not in `PATH`.
const PLACES: [&str; 4] = [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe",
];
/// Options for printing without a window, network access or extensions.
const OPTIONS: [&str; 9] = [
    "--headless",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-extensions",
    "--disable-sync",
    "--no-pdf-header-footer",
    "--generate-pdf-document-outline",
];

/// The path of a browser.
pub struct Chromium(pub PathBuf);

impl Chromium {
    /// Finds the browser that the variable names, or else the first one installed.
    ///
    /// # Errors
    /// [`UsageError`] if there is none; the message says what to install.
    pub fn find() -> Result<Self> {
        let named = env::var_os(VARIABLE).filter(|named| !named.is_empty());
        let folders = env::var_os("PATH").unwrap_or_default();
        let found = match named {
            Some(named) => vec![PathBuf::from(named)],
            None => env::split_paths(&folders)
                .flat_map(|folder| NAMES.map(|name| folder.join(name)))
                .chain(PLACES.map(PathBuf::from))
                .collect(),
        };
        let found = found.into_iter().find(|it| it.is_file());
        Ok(Chromium(found.ok_or_else(|| {
            UsageError(format!(
                "found no browser that prints: install Chromium (Debian: apt-get install \
                 chromium) or Chrome, or name its file by the variable {VARIABLE}"
            ))
        })?))
    }

    /// Prints a local page as a PDF with a comment behind its end. The browser keeps its profile
    /// and its work in `folder`.
    ///
    /// # Errors
    /// If the browser cannot be started, or fails.
    pub fn print(&self, page: &Path, folder: &Path, comment: &str) -> Result<Vec<u8>> {
        let option = |name: &str, file: &Path| {
            let mut option = OsString::from(name);
            option.push(file);
            option
        };
        let browser = self.0.display();
        let mut command = Command::new(&self.0);
        command.args(OPTIONS);
        #[cfg(unix)]
        if rustix::process::geteuid().is_root() {
            // Chromium's sandbox does not work for root.
            command.arg("--no-sandbox");
        }
        let pdf = folder.join("printed.pdf");
        command.arg(option("--user-data-dir=", &folder.join("chromium")));
        command.arg(option("--print-to-pdf=", &pdf)).arg(page);
        let output =
            command.output().with_context(|| format!("cannot start {browser}"))?;
        if !output.status.success() || !pdf.is_file() {
            let stderr = String::from_utf8_lossy(&output.stderr);
            let last = stderr.lines().last().unwrap_or_default();
            bail!("{browser} does not print ({}): {last}", output.status);
        }
        Ok([std::fs::read(&pdf)?, format!("% {comment}\n").into_bytes()].concat())
    }
}
