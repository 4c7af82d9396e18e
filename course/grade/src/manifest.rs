//! The Cargo.toml of a student's crate: what of it is understood, and what is refused.
use std::collections::BTreeMap;
use std::path::Path;

use serde::Deserialize;
use toml::Value;

use judging::exercises::compiler::EDITION;
use judging::exercises::workshop;

/// What counts of a Cargo.toml: Cargo is not run, and no build script.
#[derive(Deserialize)]
struct Manifest {
    package: Package,
    #[serde(default)]
    dependencies: BTreeMap<String, Value>,
}

#[derive(Deserialize)]
struct Package {
    edition: Option<Value>,
}

/// The names by which a crate uses others, from its Cargo.toml, or what is refused, and
/// why. `known` are the names of the crates of this book, as programs write them.
pub fn read(folder: &Path, known: &[&str]) -> Result<Vec<String>, String> {
    let text = workshop::read(&folder.join("Cargo.toml"))
        .map_err(|refused| format!("Cargo.toml: {refused}"))?;
    let uses = understand(&text, known)?;
    match folder.join("src/lib.rs").is_file() {
        true => Ok(uses),
        false => Err("There is no src/lib.rs in the crate.".to_owned()),
    }
}

fn understand(text: &str, known: &[&str]) -> Result<Vec<String>, String> {
    let Manifest { package, dependencies } = toml::from_str(text)
        .map_err(|error| format!("Cargo.toml is not understood: {error}"))?;
    // In an older one, what is not safe need not be called so.
    let edition = package.edition.as_ref().map(|it| it.as_str());
    if edition != Some(Some(EDITION)) {
        let found = edition.flatten().unwrap_or("none");
        return Err(format!(
            "The edition in Cargo.toml is {found}: write `edition = \"{EDITION}\"` under \
             [package]."
        ));
    }
    let mut uses = Vec::new();
    for (name, how) in dependencies {
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
        let text = "[package]\nname = 'a'\nedition = '2024'\n\
                    [dependencies]\ngods-judge = '0.1'\n\
                    graph-search = { package = 'gods-graph-search', path = '..' }\n";
        let mut found = understand(text, &KNOWN).unwrap();
        found.sort_by_key(|name| name.len());
        assert_eq!(found, KNOWN);
    }

    #[test]
    fn what_comes_from_elsewhere_is_refused() {
        let package = "[package]\nname = 'a'\nedition = '2024'\n";
        for (more, right) in [
            ("[dependencies]\nserde = '1'", "depends on `serde`, and may use only"),
            ("[dependencies]\njudge = '1'", "depends on `judge`, and may use only"),
            (
                "[dependencies]\njudge = { package = 'rand' }",
                "depends on `rand`, and may use only gods-judge, gods-graph-search.",
            ),
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
