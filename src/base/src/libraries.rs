//! Compiles the crates of `code/` as libraries for worked examples and exercises; only the
//! crates that such a program uses.
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::time::Duration;
use std::{env, fs, io, thread};

use anyhow::{Context, Result, bail};

use super::folder::sorted_entries;
use super::out;

/// The delay before the user is told what is compiled. Cargo takes less if nothing has changed.
const NOTICE_DELAY: Duration = Duration::from_secs(4);
/// The note for a compilation that takes longer than `NOTICE_DELAY`.
const COMPILING_NOTICE: &str = "compiling crates of the book: minutes, once and after each update; \
                         if you end it, it goes on from there the next time";

/// The crates of `code/` with their dependencies. Both are identified by the name in Rust code,
/// `graph_search`; the folder is `graph-search` and the package `gods-graph-search`.
#[derive(Debug, Default)]
pub struct Crates(BTreeMap<String, Vec<String>>);

impl Crates {
    /// Reads the manifests of all crates in a book's folder.
    ///
    /// # Errors
    /// If a manifest cannot be read.
    pub fn read(root: &Path) -> Result<Self> {
        let (code, mut crates) = (root.join("code"), BTreeMap::new());
        let folders = if code.is_dir() { sorted_entries(&code)? } else { Vec::new() };
        for folder in folders {
            let file = folder.path().join("Cargo.toml");
            if !file.is_file() {
                continue;
            }
            let place = || file.display().to_string();
            let text = fs::read_to_string(&file).with_context(place)?;
            let manifest: toml::Table = toml::from_str(&text).with_context(place)?;
            let uses = manifest.get("dependencies").and_then(toml::Value::as_table);
            let uses = uses.into_iter().flat_map(toml::Table::keys);
            let uses = uses.map(|name| name.replace('-', "_")).collect();
            let name = folder.file_name().to_string_lossy().replace('-', "_");
            crates.insert(name, uses);
        }
        Ok(Crates(crates))
    }

    /// The names of all crates.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str)
    }

    /// The crates that a program names in a path, as `table::Layer`, or after `use`. Comments
    /// count as well; then an unneeded crate is compiled.
    pub fn named_in(&self, program: &str) -> BTreeSet<String> {
        let is_word = |c: char| c.is_alphanumeric() || c == '_';
        let named = |name: &&str| {
            program.match_indices(*name).any(|(at, _)| {
                let (before, after) = (&program[..at], &program[at + name.len()..]);
                let is_path = after.trim_start().starts_with("::");
                let is_used = before.trim_end().ends_with("use");
                !before.ends_with(is_word)
                    && !after.starts_with(is_word)
                    && (is_path || is_used)
            })
        };
        self.names().filter(named).map(str::to_owned).collect()
    }

    /// The given crates and all their direct and indirect dependencies.
    pub fn with_dependencies(&self, wanted: &BTreeSet<String>) -> BTreeSet<String> {
        let (mut all, mut next) = (BTreeSet::new(), Vec::from_iter(wanted));
        while let Some(name) = next.pop() {
            let Some(uses) = self.0.get(name) else { continue };
            if all.insert(name.clone()) {
                next.extend(uses);
            }
        }
        all
    }
}

/// Compiled crates, and the folder of their dependencies.
#[derive(Debug, Default)]
pub struct Libraries {
    /// The folder of the compiled dependencies.
    pub folder: PathBuf,
    /// The name and the file of each crate.
    pub files: Vec<(String, PathBuf)>,
}

impl Libraries {
    /// Builds crates of a book's folder into a separate target folder. In the common one, rustc
    /// would find several versions of a crate after other cargo commands (E0464).
    ///
    /// # Errors
    /// If the crates do not compile; the message is that of the compiler or of cargo.
    pub fn build(
        root: &Path,
        crates: &Crates,
        wanted: &BTreeSet<String>,
    ) -> Result<Self> {
        let wanted = crates.names().filter(|name| wanted.contains(*name));
        let packages: Vec<_> = wanted.map(package).collect();
        if packages.is_empty() {
            return Ok(Libraries::default());
        }
        let target = root.join("target/examples");
        let mut build = cargo(root);
        build
            // Fixed, so that every process builds the same crates whatever its environment.
            .env("CARGO_INCREMENTAL", "0")
            .arg("build")
            .args(packages.iter().flat_map(|package| ["--package", package]))
            .args(["--lib", "--profile", "test"])
            .args(["--message-format", "json", "--target-dir"])
            .arg(&target);
        let output =
            run_cargo(build, COMPILING_NOTICE).context("cannot start cargo")?;
        if !output.status.success() {
            let message = match compiler_messages(&output.stdout) {
                words if words.trim().is_empty() => skip_to_first_error(&output.stderr),
                words => words,
            };
            bail!("the chapter crates do not compile:\n{}", message.trim())
        }
        let code = root.join("code");
        let mut files = Vec::new();
        for message in cargo_messages(&output.stdout) {
            let manifest = message["manifest_path"].as_str().unwrap_or_default();
            let artifacts = message["filenames"].as_array().into_iter().flatten();
            let library =
                artifacts.filter_map(|f| f.as_str()).find(|f| f.ends_with(".rlib"));
            if Path::new(manifest).starts_with(&code)
                && let Some(library) = library
            {
                let name = message["target"]["name"].as_str().unwrap_or_default();
                files.push((name.to_owned(), PathBuf::from(library)));
            }
        }
        Ok(Libraries { folder: target.join("debug/deps"), files })
    }

    /// The crates whose names are wanted, with their files.
    pub fn selected<'a>(
        &'a self,
        wanted: impl Fn(&str) -> bool + 'a,
    ) -> impl Iterator<Item = (&'a str, &'a Path)> {
        let files = self.files.iter().map(|(name, file)| (&**name, &**file));
        files.filter(move |(name, _)| wanted(name))
    }

    /// The arguments for rustc that link the crates whose names are wanted.
    pub fn link_arguments(&self, wanted: impl Fn(&str) -> bool) -> Vec<String> {
        if self.files.is_empty() {
            return Vec::new();
        }
        let folder = format!("dependency={}", self.folder.display());
        let mut arguments = vec!["-L".to_owned(), folder];
        for (name, file) in self.selected(wanted) {
            arguments
                .extend(["--extern".to_owned(), format!("{name}={}", file.display())]);
        }
        arguments
    }
}

/// The package name of a crate, given its name in Rust code.
pub fn package(name: &str) -> String {
    format!("gods-{}", name.replace('_', "-"))
}

/// A command for the cargo that runs this tool, or else the one in `PATH`, in the book's
/// folder.
pub fn cargo(root: &Path) -> Command {
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or("cargo".into()));
    cargo.current_dir(root);
    cargo
}

/// Runs cargo, and prints `what` if it takes longer than `NOTICE_DELAY`.
///
/// # Errors
/// If it cannot be started.
pub fn run_cargo(mut cargo: Command, what: &'static str) -> io::Result<Output> {
    let (done, waits) = channel::<()>();
    thread::spawn(move || {
        if waits.recv_timeout(NOTICE_DELAY) == Err(RecvTimeoutError::Timeout) {
            out::note(what);
        }
    });
    let output = cargo.stdin(Stdio::null()).output();
    drop(done);
    output
}

/// Cargo's standard error from the first error on, without the progress before it.
pub fn skip_to_first_error(stderr: &[u8]) -> String {
    let stderr = String::from_utf8_lossy(stderr);
    stderr.find("\nerror").map_or(&*stderr, |at| &stderr[at + 1..]).to_owned()
}

fn cargo_messages(stdout: &[u8]) -> impl Iterator<Item = serde_json::Value> {
    stdout
        .split(|byte| *byte == b'\n')
        .filter_map(|line| serde_json::from_slice(line).ok())
}

/// The compiler's messages, as text, from cargo's JSON output.
fn compiler_messages(stdout: &[u8]) -> String {
    let text =
        |m: serde_json::Value| Some(m["message"]["rendered"].as_str()?.to_owned());
    cargo_messages(stdout).filter_map(text).collect()
}

#[test]
fn finds_named_crates_and_dependencies() {
    let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
    let crates = Crates::read(root).unwrap();
    let program = "use table::Layer; f(::saved :: load); let judge = 1;";
    let named = crates.named_in(program);
    assert!(named.iter().eq(["saved", "table"]), "{named:?}");
    assert!(crates.named_in("let table = mytable::x; tables::y").is_empty());
    let below = crates.with_dependencies(&BTreeSet::from(["graph_search".to_owned()]));
    let right = ["cpu", "graph_search", "orientation", "permutation", "puzzle"];
    assert!(below.iter().eq(right), "{below:?}");
}
