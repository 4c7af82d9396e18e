//! What cargo's files say of the crates: whose packages they are, and what each needs.
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};
use toml::{Table, Value};

use crate::model::text::slashes;

/// A `Cargo.toml`.
pub(super) struct Manifest(pub(super) Table);

impl Manifest {
    pub(super) fn read(root: &Path, folder: &str) -> Result<Self> {
        read_toml(root, &Path::new(folder).join("Cargo.toml")).map(Manifest)
    }

    pub(super) fn name(&self) -> Option<&str> {
        self.0.get("package")?.get("name")?.as_str()
    }

    /// What is compiled with it, for whatever machine; not what its tests use.
    pub(super) fn dependencies(&self) -> impl Iterator<Item = (&str, &Value)> {
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
pub(super) struct Lock(Vec<Package>);

struct Package {
    name: String,
    version: String,
    needs: Vec<String>,
}

impl Lock {
    pub(super) fn read(root: &Path) -> Result<Self> {
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
    pub(super) fn add(
        &self,
        user: &str,
        name: &str,
        all: &mut BTreeSet<String>,
    ) -> Result<()> {
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
pub(super) fn version(root: &Path, name: &str) -> Result<String> {
    let lock = Lock::read(root)?;
    let version = lock.version(name);
    Ok(version.with_context(|| format!("Cargo.lock does not know {name}"))?.to_owned())
}

pub(super) fn read_toml(root: &Path, file: &Path) -> Result<Table> {
    let cannot = || format!("cannot read {}", slashes(file));
    let text = fs::read_to_string(root.join(file)).with_context(cannot)?;
    toml::from_str(&text).with_context(cannot)
}
