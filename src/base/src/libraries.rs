//! The compiled crates of `code/`, for programs that are compiled against them: worked
//! examples and exercises. Only those that such a program uses are compiled.
use std::collections::BTreeSet;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use super::folder::entries;
use super::patience;
use super::rust::{Token, tokens};

/// What is said where crates are compiled for longer than a moment.
const COMPILING: &str = "compiling crates of the book: minutes, once and after each update; \
                         if you end it, it goes on from there the next time";

/// A crate of `code/`.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Crate {
    /// The name by which a program uses it, `graph_search`.
    name: String,
    /// The package's, `gods-graph-search`.
    package: String,
    /// The crates that it builds on, by the names that programs use.
    uses: Vec<String>,
}

/// The crates that there are, compiled or not.
#[derive(Debug, Default)]
pub struct Crates(Vec<Crate>);

impl Crates {
    /// Those of a book's folder, by their manifests.
    ///
    /// # Errors
    /// If a manifest cannot be read.
    pub fn of(root: &Path) -> Result<Self> {
        let code = root.join("code");
        if !code.is_dir() {
            return Ok(Crates::default());
        }
        let mut crates = Vec::new();
        for entry in entries(&code)? {
            let file = entry.path().join("Cargo.toml");
            if !file.is_file() {
                continue;
            }
            let place = || file.display().to_string();
            let text = fs::read_to_string(&file).with_context(place)?;
            let manifest: toml::Table = toml::from_str(&text).with_context(place)?;
            let name = |table: &str| manifest.get(table)?.get("name")?.as_str();
            let package = name("package").with_context(place)?.to_owned();
            let uses = manifest.get("dependencies").and_then(toml::Value::as_table);
            let uses = uses.into_iter().flat_map(toml::Table::keys);
            crates.push(Crate {
                name: name("lib").unwrap_or(&package).replace('-', "_"),
                uses: uses.map(|name| name.replace('-', "_")).collect(),
                package,
            });
        }
        Ok(Crates(crates))
    }

    /// The names by which programs use them.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|krate| &*krate.name)
    }

    /// The names of their packages.
    pub fn packages(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|krate| &*krate.package)
    }

    /// Those that a program names: in a path, as `table::Layer`, or alone after `use`. All,
    /// if it is no Rust.
    pub fn named(&self, program: &str) -> BTreeSet<String> {
        let program = tokens(program).ok();
        let named = |name: &&str| program.as_ref().is_none_or(|all| names(all, name));
        self.names().filter(named).map(str::to_owned).collect()
    }

    /// These and all that they build on.
    pub fn with_all_below(&self, wanted: &BTreeSet<String>) -> BTreeSet<String> {
        let (mut all, mut next) = (BTreeSet::new(), Vec::from_iter(wanted));
        while let Some(name) = next.pop() {
            let Some(krate) = self.0.iter().find(|krate| krate.name == *name) else {
                continue;
            };
            if all.insert(name.clone()) {
                next.extend(&krate.uses);
            }
        }
        all
    }
}

/// Whether a program names a crate.
fn names(program: &[Token], krate: &str) -> bool {
    let text = |at: usize| program.get(at).map_or("", |token| &*token.text);
    (0..program.len()).filter(|&at| program[at].word() == krate).any(|at| {
        let path = text(at + 1) == ":" && text(at + 2) == ":";
        path || at > 0 && text(at - 1) == "use"
    })
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
        let wanted = crates.0.iter().filter(|krate| wanted.contains(&krate.name));
        let packages = wanted.flat_map(|krate| ["--package", &krate.package]);
        let packages: Vec<_> = packages.collect();
        if packages.is_empty() {
            return Ok(Libraries::default());
        }
        let target = root.join("target/examples");
        let mut building = cargo(root);
        building
            // However it is set, and whoever judges beside us: the same crates.
            .env("CARGO_INCREMENTAL", "0")
            .arg("build")
            .args(packages)
            .args(["--lib", "--profile", "test"])
            .args(["--message-format", "json", "--target-dir"])
            .arg(&target);
        let output =
            patience::run(building, COMPILING).context("cannot start cargo")?;
        if !output.status.success() {
            let said = match rendered(&output.stdout) {
                words if words.trim().is_empty() => patience::errors(&output.stderr),
                words => words,
            };
            bail!("the chapter crates do not compile:\n{}", said.trim())
        }
        let code = root.join("code");
        let mut files = Vec::new();
        for message in messages(&output.stdout) {
            let manifest = message["manifest_path"].as_str().unwrap_or_default();
            let made = message["filenames"].as_array().into_iter().flatten();
            let library =
                made.filter_map(|f| f.as_str()).find(|f| f.ends_with(".rlib"));
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
    pub fn of<'a>(
        &'a self,
        wanted: impl Fn(&str) -> bool + 'a,
    ) -> impl Iterator<Item = (&'a str, &'a Path)> {
        let files = self.files.iter().map(|(name, file)| (&**name, &**file));
        files.filter(move |(name, _)| wanted(name))
    }

    /// The arguments that link those crates whose names are wanted.
    pub fn arguments(&self, wanted: impl Fn(&str) -> bool) -> Vec<String> {
        if self.files.is_empty() {
            return Vec::new();
        }
        let folder = format!("dependency={}", self.folder.display());
        let mut arguments = vec!["-L".to_owned(), folder];
        for (name, file) in self.of(wanted) {
            arguments
                .extend(["--extern".to_owned(), format!("{name}={}", file.display())]);
        }
        arguments
    }
}

/// The cargo that runs this tool, or else the one in the path, in the book's folder.
pub fn cargo(root: &Path) -> Command {
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

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::path::Path;

    use super::{Crates, names, tokens};

    fn set(names: &[&str]) -> BTreeSet<String> {
        names.iter().map(|&name| name.to_owned()).collect()
    }

    #[test]
    fn a_crate_is_named_in_a_path_or_after_use() {
        for program in [
            "table::Layer",
            "use table::{Layer, Graph};",
            "f(::table :: layer)",
            "use table;",
            "use  table as t;",
            "let x = <table::Layer as X>::new();",
        ] {
            assert!(names(&tokens(program).unwrap(), "table"), "{program}");
        }
        for program in [
            "let table = 1;",
            "mytable::x",
            "tables::x",
            "table.distance(1)",
            "x::table",
            "use my_table;",
            "the use tables",
            "// table::Layer",
            "let x = \"table::Layer\";",
        ] {
            assert!(!names(&tokens(program).unwrap(), "table"), "{program}");
        }
    }

    #[test]
    fn what_a_crate_builds_on_is_in_its_manifest() {
        let crates =
            Crates::of(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")))
                .unwrap();
        assert!(crates.names().any(|name| name == "graph_search"));
        let below = crates.with_all_below(&set(&["orientation"]));
        assert_eq!(below, set(&["orientation"]));
        let below = crates.with_all_below(&set(&["graph_search"]));
        let puzzle = ["cpu", "graph_search", "orientation", "permutation", "puzzle"];
        assert_eq!(below, set(&puzzle));
        assert_eq!(crates.named("judge::ask(1); let cpu = 2;"), set(&["judge"]));
        assert_eq!(crates.named("judge::ask(").len(), crates.names().count());
    }
}
