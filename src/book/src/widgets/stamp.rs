//! What the module of the pages is made of: so it is known whether it is what the crates say
//! today. The same on every machine, in whatever folder, and however lines end there.
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};
use base::folder::walk;
use sha2::{Digest, Sha256};
use toml::{Table, Value};

use super::{BINDGEN, CARGO, CRATE, FLAGS, FOLDER};
use crate::model::text::{is, slashes};

/// The file beside the module.
pub const FILE: &str = "stamp.txt";
/// What is tried with a crate, and not compiled for a page.
const ASIDE: [&str; 3] = ["tests", "benches", "examples"];
/// How many digits of a hash are written.
const DIGITS: usize = 16;

/// The parts that have changed since the module was made, or nothing.
///
/// # Errors
/// If a manifest or a source cannot be read.
pub fn stale(root: &Path) -> Result<Vec<String>> {
    let then = fs::read_to_string(root.join(FOLDER).join(FILE)).unwrap_or_default();
    let part = |line: &str| Some(line.split_once(' ')?.1.trim().to_owned());
    let now = stamp(root)?;
    let lines = |text: &str| text.lines().map(str::to_owned).collect::<BTreeSet<_>>();
    let (then, now) = (lines(&then), lines(&now));
    let changed: BTreeSet<_> =
        then.symmetric_difference(&now).filter_map(|line| part(line)).collect();
    Ok(changed.into_iter().collect())
}

/// What to say of these parts.
pub fn told(stale: &[String]) -> String {
    format!(
        "the module of the pages is stale, since these have changed: {}; \
         `gods widgets build` makes it anew",
        stale.join(", ")
    )
}

/// The stamp of the sources as they are: a line for each part, its hash and its name.
pub fn stamp(root: &Path) -> Result<String> {
    let workspace = Manifest::read(root, "")?;
    let (crates, packages) = closure(root, &workspace)?;
    let mut parts = BTreeMap::new();
    for folder in crates {
        let text = sources(root, &folder)?;
        parts.insert(folder, text);
    }
    parts.insert("packages of Cargo.lock".to_owned(), lines(packages));
    let profile = workspace.0.get("profile").and_then(|it| it.get("widgets"));
    let profile = profile.map(Value::to_string).unwrap_or_default();
    parts.insert("[profile.widgets] of Cargo.toml".to_owned(), profile);
    let flags = FLAGS.iter().chain(&CARGO).chain(&BINDGEN);
    parts.insert("flags".to_owned(), lines(flags.map(|flag| flag.to_string())));
    Ok(lines(parts.iter().map(|(name, text)| format!("{} {name}", hash(text)))))
}

/// A crate's manifest and its Rust files, each with its name and length.
fn sources(root: &Path, krate: &str) -> Result<String> {
    let folder = root.join(krate);
    let aside = |path: &Path| ASIDE.iter().any(|aside| path == folder.join(aside));
    let wanted = |path: &Path| {
        !aside(path)
            && (path.is_dir() || is(path, "rs") || path.ends_with("Cargo.toml"))
    };
    let mut all = String::new();
    for file in
        walk(&folder, &wanted).with_context(|| format!("cannot read {krate}"))?
    {
        let text = fs::read_to_string(folder.join(&file))
            .with_context(|| format!("cannot read {krate}/{}", slashes(&file)))?
            .replace("\r\n", "\n");
        all += &format!("{} {}\n{text}", slashes(&file), text.len());
    }
    Ok(all)
}

/// The folders of the module's crates, and of all that they build on; and the packages of
/// others among these, with their versions.
fn closure(
    root: &Path,
    workspace: &Manifest,
) -> Result<(BTreeSet<String>, BTreeSet<String>)> {
    let lock = Lock::read(root)?;
    let known = workspace.0.get("workspace").and_then(|it| it.get("dependencies"));
    let (mut crates, mut packages) = (BTreeSet::new(), BTreeSet::new());
    let mut next = vec![CRATE.to_owned()];
    while let Some(folder) = next.pop() {
        if !crates.insert(folder.clone()) {
            continue;
        }
        let manifest = Manifest::read(root, &folder)?;
        let own = manifest.name().with_context(|| format!("{folder} has no name"))?;
        for (name, told) in manifest.dependencies() {
            let shared = known.and_then(|known| known.get(name));
            let told = if told.get("workspace").is_some() {
                shared.with_context(|| format!("the workspace does not know {name}"))?
            } else {
                told
            };
            let text = |key: &str| told.get(key).and_then(Value::as_str);
            match text("path") {
                Some(path) => next.push(path.trim_end_matches('/').to_owned()),
                None => {
                    lock.add(own, text("package").unwrap_or(name), &mut packages)?
                }
            }
        }
    }
    Ok((crates, packages))
}

/// A `Cargo.toml`.
struct Manifest(Table);

impl Manifest {
    fn read(root: &Path, folder: &str) -> Result<Self> {
        read_toml(root, &Path::new(folder).join("Cargo.toml")).map(Manifest)
    }

    fn name(&self) -> Option<&str> {
        self.0.get("package")?.get("name")?.as_str()
    }

    /// What is compiled with it, for whatever machine; not what its tests use.
    fn dependencies(&self) -> impl Iterator<Item = (&str, &Value)> {
        let targets = self.0.get("target").and_then(Value::as_table);
        let targets = targets.into_iter().flat_map(Table::values);
        let tables = targets.filter_map(Value::as_table).chain([&self.0]);
        let kinds = tables.flat_map(|table| {
            ["dependencies", "build-dependencies"].map(|kind| table.get(kind))
        });
        let all = kinds.flatten().filter_map(Value::as_table).flat_map(Table::iter);
        all.map(|(name, told)| (&**name, told))
    }
}

/// `Cargo.lock`: each package, and the ones that it needs.
struct Lock(Vec<Package>);

struct Package {
    name: String,
    version: String,
    needs: Vec<String>,
}

impl Lock {
    fn read(root: &Path) -> Result<Self> {
        let lock = read_toml(root, Path::new("Cargo.lock"))?;
        let packages = lock.get("package").and_then(Value::as_array);
        let read = |package: &Value| {
            let text = |key| Some(package.get(key)?.as_str()?.to_owned());
            let needs = package.get("dependencies").and_then(Value::as_array);
            let needs = needs.into_iter().flatten().filter_map(Value::as_str);
            let needs = needs.map(str::to_owned).collect();
            Some(Package { name: text("name")?, version: text("version")?, needs })
        };
        Ok(Lock(packages.into_iter().flatten().filter_map(read).collect()))
    }

    /// Adds a package that another one needs, and all that it needs.
    fn add(&self, user: &str, name: &str, all: &mut BTreeSet<String>) -> Result<()> {
        let user = self.0.iter().find(|package| package.name == user);
        let needs = user.into_iter().flat_map(|user| &user.needs);
        let mut next: Vec<_> =
            needs.filter(|need| need.split(' ').next() == Some(name)).collect();
        if next.is_empty() {
            bail!("Cargo.lock does not know {name}: run cargo, which writes it");
        }
        while let Some(need) = next.pop() {
            // `name`, or `name version` where there are several.
            let is_it = |package: &&Package| {
                need == &package.name
                    || *need == format!("{} {}", package.name, package.version)
            };
            for package in self.0.iter().filter(is_it) {
                if all.insert(format!("{} {}", package.name, package.version)) {
                    next.extend(&package.needs);
                }
            }
        }
        Ok(())
    }

    fn version(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|it| it.name == name).map(|it| &*it.version)
    }
}

/// The version of a package, as `Cargo.lock` has it.
pub fn version(root: &Path, name: &str) -> Result<String> {
    let lock = Lock::read(root)?;
    let version = lock.version(name);
    Ok(version.with_context(|| format!("Cargo.lock does not know {name}"))?.to_owned())
}

fn read_toml(root: &Path, file: &Path) -> Result<Table> {
    let cannot = || format!("cannot read {}", slashes(file));
    let text = fs::read_to_string(root.join(file)).with_context(cannot)?;
    toml::from_str(&text).with_context(cannot)
}

fn lines(all: impl IntoIterator<Item = String>) -> String {
    all.into_iter().map(|line| line + "\n").collect()
}

fn hash(text: &str) -> String {
    let bytes = Sha256::digest(text);
    bytes.iter().take(DIGITS / 2).map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use tempfile::TempDir;

    const FILES: [(&str, &str); 9] = [
        (
            "Cargo.toml",
            "[workspace.dependencies]\none = { path = \"code/one\" }\nfar = \"1\"\n\
             [profile.widgets]\nlto = true\n[profile.test]\nlto = false\n",
        ),
        (
            "Cargo.lock",
            "[[package]]\nname = \"one\"\nversion = \"0.1.0\"\n\
             dependencies = [\"far 1.0.1\", \"proptest\"]\n\
             [[package]]\nname = \"far\"\nversion = \"1.0.1\"\ndependencies = [\"deep\"]\n\
             [[package]]\nname = \"far\"\nversion = \"0.9.0\"\n\
             [[package]]\nname = \"deep\"\nversion = \"3.0.0\"\n\
             [[package]]\nname = \"proptest\"\nversion = \"1.0.0\"\n",
        ),
        (
            "code/widgets/Cargo.toml",
            "[package]\nname = \"gods-widgets\"\n[dependencies]\none.workspace = true\n",
        ),
        ("code/widgets/src/lib.rs", "fn a() {}\n"),
        (
            "code/one/Cargo.toml",
            "[package]\nname = \"one\"\n[target.'cfg(unix)'.dependencies]\n\
             far.workspace = true\n[dev-dependencies]\nproptest = \"1\"\n",
        ),
        ("code/one/src/a/b.rs", "fn b() {}\n"),
        ("code/one/tests/t.rs", "fn t() {}\n"),
        ("code/one/README.md", "One.\n"),
        ("code/two/src/lib.rs", "fn two() {}\n"),
    ];

    fn put(root: &TempDir, name: &str, text: &str) {
        let path = root.path().join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    fn workspace() -> TempDir {
        let root = tempfile::tempdir().unwrap();
        FILES.iter().for_each(|(name, text)| put(&root, name, text));
        let now = stamp(root.path()).unwrap();
        put(&root, &format!("{FOLDER}/{FILE}"), &now);
        root
    }

    /// What is stale after a file is changed from one text to another.
    fn after(file: &str, from: &str, to: &str) -> Vec<String> {
        let root = workspace();
        assert!(stale(root.path()).unwrap().is_empty());
        let (_, text) = FILES.iter().find(|(name, _)| *name == file).unwrap();
        assert!(text.contains(from), "{file} has no {from:?}");
        put(&root, file, &text.replace(from, to));
        stale(root.path()).unwrap()
    }

    #[test]
    fn what_the_module_is_made_of_makes_it_stale() {
        for (file, from, to, part) in [
            ("code/widgets/src/lib.rs", "a()", "b()", "code/widgets"),
            ("code/one/src/a/b.rs", "b()", "c()", "code/one"),
            ("Cargo.lock", "3.0.0", "3.0.1", "packages of Cargo.lock"),
            ("Cargo.lock", "1.0.1", "1.0.2", "packages of Cargo.lock"),
            (
                "Cargo.toml",
                "lto = true",
                "lto = false",
                "[profile.widgets] of Cargo.toml",
            ),
        ] {
            assert_eq!(after(file, from, to), [part], "{file}: {from} to {to}");
        }
    }

    #[test]
    fn what_it_is_not_made_of_does_not() {
        for (file, from, to) in [
            ("code/one/tests/t.rs", "t()", "u()"),
            ("code/one/README.md", "One", "Two"),
            ("code/two/src/lib.rs", "two()", "three()"),
            ("Cargo.toml", "lto = false", "lto = true"),
            ("Cargo.lock", "\"0.9.0\"", "\"0.9.1\""),
            // proptest, which a test alone uses.
            ("Cargo.lock", "\"1.0.0\"", "\"1.0.9\""),
            ("code/one/src/a/b.rs", "\n", "\r\n"),
        ] {
            let none: [&str; 0] = [];
            assert_eq!(after(file, from, to), none, "{file}: {from:?} to {to:?}");
        }
    }

    #[test]
    fn without_a_stamp_all_is_stale_and_a_new_file_is_seen() {
        let root = workspace();
        put(&root, "code/one/src/new.rs", "");
        assert_eq!(stale(root.path()).unwrap(), ["code/one"]);
        fs::remove_file(root.path().join(FOLDER).join(FILE)).unwrap();
        assert_eq!(stale(root.path()).unwrap().len(), 5);
    }
}
