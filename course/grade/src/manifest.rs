//! The Cargo.toml of a student's crate: what of it is understood, and what is refused.
use std::collections::BTreeMap;
use std::path::Path;

use serde::Deserialize;
use toml::{Table, Value};

use judging::exercises::compiler::EDITION;
use judging::exercises::workshop;

#[derive(Deserialize)]
struct Read {
    package: Package,
    #[serde(default)]
    lib: Table,
    #[serde(default)]
    dependencies: BTreeMap<String, Value>,
    #[serde(rename = "build-dependencies", default)]
    build_dependencies: Table,
    #[serde(default)]
    target: Table,
}

#[derive(Deserialize)]
struct Package {
    edition: Option<Value>,
    build: Option<Value>,
}

/// The names by which a crate uses others, from its Cargo.toml, or what is refused, and
/// why. `known` are the names of the crates of this book, as programs write them.
pub fn read(folder: &Path, known: &[&str]) -> Result<Vec<String>, String> {
    let text = workshop::read(&folder.join("Cargo.toml"))
        .map_err(|refused| format!("Cargo.toml: {refused}"))?;
    let uses = understand(&text, known)?;
    if folder.join("build.rs").exists() {
        return Err(BUILD.to_owned());
    }
    match folder.join("src/lib.rs").is_file() {
        true => Ok(uses),
        false => Err("There is no src/lib.rs in the crate.".to_owned()),
    }
}

const BUILD: &str = "The crate has a build script, which is not run: remove it.";

fn understand(text: &str, known: &[&str]) -> Result<Vec<String>, String> {
    let read: Read = toml::from_str(text)
        .map_err(|error| format!("Cargo.toml is not understood: {error}"))?;
    let no = Some(Value::Boolean(false));
    if read.package.build.is_some() && read.package.build != no
        || !read.build_dependencies.is_empty()
    {
        return Err(BUILD.to_owned());
    }
    let is = |key: &str| read.lib.get(key).and_then(Value::as_bool) == Some(true);
    if is("proc-macro") || is("proc_macro") {
        return Err(
            "The crate is a procedural macro, which would run while it is compiled: a \
             library is wanted."
                .to_owned(),
        );
    }
    let types = ["crate-type", "crate_type"].map(|key| read.lib.get(key));
    for kinds in types.into_iter().flatten() {
        let kinds = kinds.as_array().cloned().unwrap_or_default();
        let other = kinds.iter().find(|k| !matches!(k.as_str(), Some("lib" | "rlib")));
        if let Some(other) = other {
            return Err(format!("The crate's type is {other}: only a lib is graded."));
        }
    }
    if read.lib.get("path").is_some_and(|path| path.as_str() != Some("src/lib.rs")) {
        return Err("The library's path is another than src/lib.rs.".to_owned());
    }
    if !read.target.is_empty() {
        return Err(
            "Cargo.toml has a table `target`: it must be alike everywhere.".to_owned()
        );
    }
    // In an older one, what is not safe need not be called so.
    let edition = read.package.edition.as_ref().map(|it| it.as_str());
    if edition != Some(Some(EDITION)) {
        let found = edition.flatten().unwrap_or("none");
        return Err(format!(
            "The edition in Cargo.toml is {found}: write `edition = \"{EDITION}\"` under \
             [package]."
        ));
    }
    let mut uses = Vec::new();
    for (name, how) in read.dependencies {
        let plain = |name: &str| {
            let name = name.strip_prefix("gods-").unwrap_or(name);
            name.replace('-', "_")
        };
        let package =
            how.get("package").and_then(Value::as_str).unwrap_or(&name).to_owned();
        let same = plain(&package) == plain(&name) && package.starts_with("gods-");
        if !same || !known.contains(&&*plain(&name)) {
            let all: Vec<_> = known
                .iter()
                .map(|known| format!("gods-{}", known.replace('_', "-")))
                .collect();
            return Err(format!(
                "The crate depends on `{package}`, and may use only {}.",
                all.join(", ")
            ));
        }
        uses.push(plain(&name));
    }
    Ok(uses)
}

#[cfg(test)]
mod tests {
    use super::understand;

    const KNOWN: [&str; 2] = ["judge", "graph_search"];

    #[test]
    fn a_plain_crate_is_understood() {
        let text = "[package]\nname = 'a'\nedition = '2024'\nbuild = false\n\
                    [dependencies]\ngods-judge = '0.1'\n\
                    graph-search = { package = 'gods-graph-search', path = '..' }\n";
        let mut found = understand(text, &KNOWN).unwrap();
        found.sort_by_key(|name| name.len());
        assert_eq!(found, KNOWN);
    }

    #[test]
    fn what_would_run_or_come_from_elsewhere_is_refused() {
        let package = "[package]\nname = 'a'\nedition = '2024'\n";
        for (more, right) in [
            ("build = 'make.rs'", "has a build script"),
            ("[build-dependencies]\ncc = '1'", "has a build script"),
            ("[lib]\nproc-macro = true", "is a procedural macro"),
            ("[lib]\ncrate-type = ['cdylib']", "type is \"cdylib\": only a lib"),
            ("[lib]\npath = '../a.rs'", "another than src/lib.rs"),
            ("[dependencies]\nserde = '1'", "depends on `serde`, and may use only"),
            ("[dependencies]\njudge = '1'", "depends on `judge`, and may use only"),
            (
                "[dependencies]\njudge = { package = 'rand' }",
                "depends on `rand`, and may use only gods-judge, gods-graph-search.",
            ),
            ("[target.'cfg(unix)'.dependencies]\nlibc = '1'", "has a table `target`"),
            ("[dependencies", "Cargo.toml is not understood"),
        ] {
            let said = understand(&format!("{package}{more}\n"), &KNOWN).unwrap_err();
            assert!(said.contains(right), "{said}");
        }
        for (edition, found) in [("", "none"), ("edition = '2021'", "2021")] {
            let text = format!("[package]\nname = 'a'\n{edition}\n");
            let old = understand(&text, &KNOWN).unwrap_err();
            let right =
                format!("The edition in Cargo.toml is {found}: write `edition = ");
            assert!(old.contains(&right), "{old}");
        }
    }
}
