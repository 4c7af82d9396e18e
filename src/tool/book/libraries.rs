//! The compiled crates of `code/`, for programs that are compiled against them: worked
//! examples and exercises.
use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::Duration;

use anyhow::{Context, Result, bail};

use crate::tool::out;

/// After how long it is said what is waited for: cargo alone finds nothing to do sooner.
const MOMENT: Duration = Duration::from_secs(4);

/// The crates, compiled.
#[derive(Debug, Default)]
pub struct Libraries {
    /// Where what they depend on lies.
    pub folder: PathBuf,
    /// The name by which a program uses each, and its file.
    pub files: Vec<(String, PathBuf)>,
}

impl Libraries {
    /// Builds the crates of a book's folder, into a target folder of their own; with a
    /// bare `-L` rustc finds two versions after any other cargo command (E0464).
    ///
    /// # Errors
    /// If they do not compile: with the compiler's words.
    pub fn build(root: &Path) -> Result<Self> {
        let code = root.join("code");
        if !code.is_dir() {
            return Ok(Libraries::default());
        }
        let target = root.join("target/examples");
        let _waiting = Waiting::begin();
        let output = cargo(root)
            // However it is set, and whoever judges beside us: the same crates.
            .env("CARGO_INCREMENTAL", "0")
            .args(["build", "--workspace", "--exclude", "gods-algorithm"])
            .args(["--lib", "--quiet", "--profile", "test"])
            .args(["--message-format", "json", "--target-dir"])
            .arg(&target)
            .output()
            .context("cannot start cargo")?;
        if !output.status.success() {
            bail!("the chapter crates do not compile:\n{}", rendered(&output.stdout))
        }
        let mut files = Vec::new();
        for message in messages(&output.stdout) {
            let manifest = message["manifest_path"].as_str().unwrap_or_default();
            let made = message["filenames"].as_array().into_iter().flatten();
            let library =
                made.filter_map(|f| f.as_str()).find(|f| f.ends_with(".rlib"));
            if let (true, Some(library)) =
                (Path::new(manifest).starts_with(&code), library)
            {
                let name = message["target"]["name"].as_str().unwrap_or_default();
                files.push((name.to_owned(), PathBuf::from(library)));
            }
        }
        Ok(Libraries { folder: target.join("debug/deps"), files })
    }

    /// The arguments that link those crates whose names are wanted.
    pub fn arguments(&self, wanted: impl Fn(&str) -> bool) -> Vec<String> {
        if self.files.is_empty() {
            return Vec::new();
        }
        let folder = format!("dependency={}", self.folder.display());
        let mut arguments = vec!["-L".to_owned(), folder];
        for (name, file) in self.files.iter().filter(|(name, _)| wanted(name)) {
            arguments
                .extend(["--extern".to_owned(), format!("{name}={}", file.display())]);
        }
        arguments
    }
}

/// Says what is waited for if that takes more than a moment: after a change of the crates,
/// or of the compiler, it takes minutes as it did the first time.
struct Waiting(Option<Sender<()>>);

impl Waiting {
    fn begin() -> Self {
        let (ended, end) = channel::<()>();
        thread::spawn(move || {
            if end.recv_timeout(MOMENT) == Err(RecvTimeoutError::Timeout) {
                out::note(
                    "compiling the book's crates: minutes, once and after each update",
                );
            }
        });
        Waiting(Some(ended))
    }
}

impl Drop for Waiting {
    fn drop(&mut self) {
        // The thread hears that nobody can send any more.
        self.0.take();
    }
}

/// The cargo that runs this tool, or else the one in the path, in the book's folder.
pub(super) fn cargo(root: &Path) -> Command {
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or("cargo".into()));
    cargo.current_dir(root);
    cargo
}

fn messages(stdout: &[u8]) -> impl Iterator<Item = serde_json::Value> {
    stdout
        .split(|byte| *byte == b'\n')
        .filter_map(|line| serde_json::from_slice(line).ok())
}

/// The compiler's own words from cargo's messages.
fn rendered(stdout: &[u8]) -> String {
    let text =
        |m: serde_json::Value| Some(m["message"]["rendered"].as_str()?.to_owned());
    messages(stdout).filter_map(text).collect()
}
