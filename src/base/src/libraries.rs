//! The compiled crates of `code/`, for programs that are compiled against them: worked
//! examples and exercises. Only those that such a program uses are compiled.
use std::collections::{BTreeMap, BTreeSet};
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::time::Duration;
use std::{io, thread};

use anyhow::{Context, Result, bail};

use super::folder::sorted_entries;
use super::out;

/// After how long it is said what is waited for: cargo alone finds nothing to do sooner.
const NOTICE_DELAY: Duration = Duration::from_secs(4);
/// What is said where crates are compiled for longer than a moment.
const COMPILING_NOTICE: &str = "compiling crates of the book: minutes, once and after each update; \
                         if you end it, it goes on from there the next time";

/// The crates of `code/`, compiled or not: the name by which a program uses each, `graph_search`,
/// and those of the crates that it builds on. The folder of a crate is `graph-search`, and its
/// package `gods-graph-search`.
#[derive(Debug, Default)]
pub struct Crates(BTreeMap<String, Vec<String>>);

impl Crates {
    /// Those of a book's folder, by their manifests.
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

    /// The names by which programs use them.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str)
    }

    /// Those that a program names: in a path, as `table::Layer`, or after `use`; in a comment
    /// as well, for then no more than a crate too many is compiled.
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

    /// These and all that they build on.
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

/// The crates that are wanted, compiled, and all that they build on.
#[derive(Debug, Default)]
pub struct Libraries {
    /// Where what they depend on lies.
    pub folder: PathBuf,
    /// The name by which a program uses each, and its file.
    pub files: Vec<(String, PathBuf)>,
}

impl Libraries {
    /// Builds crates of a book's folder, into a target folder of their own; with a bare
    /// `-L` rustc finds two versions after any other cargo command (E0464).
    ///
    /// # Errors
    /// If they do not compile: with the compiler's words, or cargo's.
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
            // However it is set, and whoever judges beside us: the same crates.
            .env("CARGO_INCREMENTAL", "0")
            .arg("build")
            .args(packages.iter().flat_map(|package| ["--package", package]))
            .args(["--lib", "--profile", "test"])
            .args(["--message-format", "json", "--target-dir"])
            .arg(&target);
        let output =
            run_cargo(build, COMPILING_NOTICE).context("cannot start cargo")?;
        if !output.status.success() {
            let said = match compiler_messages(&output.stdout) {
                words if words.trim().is_empty() => from_first_error(&output.stderr),
                words => words,
            };
            bail!("the chapter crates do not compile:\n{}", said.trim())
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

    /// The files of those crates whose names are wanted.
    pub fn selected<'a>(
        &'a self,
        wanted: impl Fn(&str) -> bool + 'a,
    ) -> impl Iterator<Item = (&'a str, &'a Path)> {
        let files = self.files.iter().map(|(name, file)| (&**name, &**file));
        files.filter(move |(name, _)| wanted(name))
    }

    /// The arguments that link those crates whose names are wanted.
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

/// The package of a crate that programs use by this name.
pub fn package(name: &str) -> String {
    format!("gods-{}", name.replace('_', "-"))
}

/// The cargo that runs this tool, or else the one in the path, in the book's folder.
pub fn cargo(root: &Path) -> Command {
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or("cargo".into()));
    cargo.current_dir(root);
    cargo
}

/// Runs cargo. If it is not done in a moment, says what is waited for.
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

/// Of what cargo has said, what is no progress: from the first error on.
pub fn from_first_error(said: &[u8]) -> String {
    let said = String::from_utf8_lossy(said);
    said.find("\nerror").map_or(&*said, |at| &said[at + 1..]).to_owned()
}

fn cargo_messages(stdout: &[u8]) -> impl Iterator<Item = serde_json::Value> {
    stdout
        .split(|byte| *byte == b'\n')
        .filter_map(|line| serde_json::from_slice(line).ok())
}

/// The compiler's own words from cargo's messages.
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
