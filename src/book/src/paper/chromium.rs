//! The browser that prints: whichever there is of those that are Chromium inside.
use std::env;
use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};
use base::failure::Usage;

/// The variable that names another one.
const VARIABLE: &str = "CHROMIUM";
/// What it is called, the likeliest first.
const NAMES: [&str; 5] =
    ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
/// Where it is on systems that do not keep programs by their names.
const PLACES: &[&str] = if cfg!(target_os = "macos") {
    &[
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
        "/Applications/Chromium.app/Contents/MacOS/Chromium",
    ]
} else if cfg!(windows) {
    &[
        r"C:\Program Files\Google\Chrome\Application\chrome.exe",
        r"C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe",
    ]
} else {
    &[]
};
/// It does nothing but print: it asks nobody, keeps nothing, shows nothing.
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

/// A browser.
pub struct Chromium(PathBuf);

impl Chromium {
    /// The one that the variable names, or the first that there is.
    ///
    /// # Errors
    /// [`Usage`] says what to install.
    pub fn find() -> Result<Self> {
        let path = env::var_os("PATH").unwrap_or_default();
        find(env::var_os(VARIABLE), &path).map(Chromium)
    }

    /// Prints a page of this machine into a file. What the browser keeps goes into a folder.
    ///
    /// # Errors
    /// If it cannot be started, or fails.
    pub fn print(&self, page: &Path, pdf: &Path, kept: &Path) -> Result<()> {
        let option = |name: &str, file: &Path| {
            let mut option = OsString::from(name);
            option.push(file);
            option
        };
        let mut command = Command::new(&self.0);
        command.args(OPTIONS);
        #[cfg(unix)]
        if rustix::process::geteuid().is_root() {
            // The system's means are refused to root.
            command.arg("--no-sandbox");
        }
        command.arg(option("--user-data-dir=", kept));
        command.arg(option("--print-to-pdf=", pdf)).arg(page);
        let output = command
            .output()
            .with_context(|| format!("cannot start {}", self.0.display()))?;
        if !output.status.success() || !pdf.is_file() {
            let said = String::from_utf8_lossy(&output.stderr);
            let last = said.lines().rev().take(3).collect::<Vec<_>>();
            bail!(
                "{} does not print ({}): {}",
                self.0.display(),
                output.status,
                last.into_iter().rev().collect::<Vec<_>>().join("; ")
            );
        }
        Ok(())
    }
}

fn find(named: Option<OsString>, path: &OsStr) -> Result<PathBuf> {
    let programs = |name: &OsStr| -> Vec<PathBuf> {
        let name = Path::new(name).with_extension(env::consts::EXE_EXTENSION);
        let folders = env::split_paths(path);
        folders.map(|folder| folder.join(&name)).filter(|it| it.is_file()).collect()
    };
    if let Some(named) = named.filter(|named| !named.is_empty()) {
        let there = PathBuf::from(&named);
        let found = there.is_file().then_some(there);
        return found.or_else(|| programs(&named).into_iter().next()).ok_or_else(|| {
            let said = format!(
                "found {VARIABLE}={}, and no program is there: name the browser's file, or \
                 unset it",
                Path::new(&named).display()
            );
            Usage(said).into()
        });
    }
    let found = NAMES.iter().flat_map(|name| programs(OsStr::new(name)));
    let placed = PLACES.iter().map(PathBuf::from).filter(|it| it.is_file());
    found.chain(placed).next().ok_or_else(|| {
        let said = format!(
            "found no browser that prints: install Chromium (Debian: apt-get install chromium) \
             or Chrome, or name its file by the variable {VARIABLE}"
        );
        Usage(said).into()
    })
}
