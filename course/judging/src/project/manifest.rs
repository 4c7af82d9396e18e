//! Reads the `Cargo.toml` of a student's crate.
use std::path::Path;

use toml::{Table, Value};

use crate::exercises::answer_judge;
use crate::exercises::compiler::EDITION;

/// Returns the names of the crates that a student's crate depends on, or why its
/// `Cargo.toml` is refused. `known` are the library names of the book's crates.
pub fn read(folder: &Path, known: &[&str]) -> Result<Vec<String>, String> {
    let text = answer_judge::read_text(&folder.join("Cargo.toml"))
        .map_err(|refused| format!("Cargo.toml: {refused}"))?;
    let uses = parse(&text, known)?;
    if folder.join("src/lib.rs").is_file() {
        Ok(uses)
    } else {
        Err("There is no src/lib.rs in the crate.".to_owned())
    }
}

/// Only the edition and the dependencies are used: neither Cargo nor a build script is
/// run.
fn parse(text: &str, known: &[&str]) -> Result<Vec<String>, String> {
    let manifest: Table =
        text.parse().map_err(|error| format!("Cargo.toml is invalid: {error}"))?;
    let package = manifest.get("package");
    let edition = package.and_then(|it| it.get("edition")).and_then(Value::as_str);
    if edition != Some(EDITION) {
        let found = edition.unwrap_or("none");
        return Err(format!(
            "The edition in Cargo.toml is {found}: write `edition = \"{EDITION}\"` under \
             [package]."
        ));
    }
    let dependencies = manifest.get("dependencies").and_then(Value::as_table);
    let mut uses = Vec::new();
    for (name, how) in dependencies.into_iter().flatten() {
        let package = how.get("package").and_then(Value::as_str).unwrap_or(name);
        let library = package.strip_prefix("gods-").map(|it| it.replace('-', "_"));
        let Some(library) = library.filter(|it| known.contains(&&**it)) else {
            let known = known.iter().map(|it| format!("gods-{}", it.replace('_', "-")));
            return Err(format!(
                "The crate depends on `{package}`, and may use only {}.",
                known.collect::<Vec<_>>().join(", ")
            ));
        };
        uses.push(library);
    }
    Ok(uses)
}

#[cfg(test)]
mod tests {
    use super::parse;

    const KNOWN: [&str; 2] = ["judge", "graph_search"];

    #[test]
    fn parses_plain_manifest() {
        let text = "[package]\nname = 'a'\nedition = '2024'\n\
                    [dependencies]\ngods-judge = '0.1'\n\
                    graph-search = { package = 'gods-graph-search', path = '..' }\n";
        let mut found = parse(text, &KNOWN).unwrap();
        found.sort_by_key(|name| name.len());
        assert_eq!(found, KNOWN);
    }

    #[test]
    fn refuses_other_dependencies() {
        let package = "[package]\nname = 'a'\nedition = '2024'\n";
        for (more, expected) in [
            ("[dependencies]\nserde = '1'", "depends on `serde`, and may use only"),
            ("[dependencies]\njudge = '1'", "depends on `judge`, and may use only"),
            (
                "[dependencies]\njudge = { package = 'rand' }",
                "depends on `rand`, and may use only gods-judge, gods-graph-search.",
            ),
            ("[dependencies", "Cargo.toml is invalid"),
        ] {
            let error = parse(&format!("{package}{more}\n"), &KNOWN).unwrap_err();
            assert!(error.contains(expected), "{error}");
        }
        for (edition, found) in [("", "none"), ("edition = '2021'", "2021")] {
            let text = format!("[package]\nname = 'a'\n{edition}\n");
            let old = parse(&text, &KNOWN).unwrap_err();
            let expected =
                format!("The edition in Cargo.toml is {found}: write `edition = ");
            assert!(old.contains(&expected), "{old}");
        }
    }
}
