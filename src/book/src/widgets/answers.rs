//! The checks of the exercises that can be answered in a page, as one crate: each is the check
//! by which a student's file is judged, with functions that give what was typed in place of the
//! student's.
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use base::folder::entries;
use base::libraries::Crates;
use judging::exercises::{self, Exercise, crates};
use toml::{Table, Value};

use super::packages::read_toml;
use crate::model::questions::{Question, questions};
use crate::model::text::is;

/// Where it is written and compiled, below the book's folder.
pub const FOLDER: &str = "target/widgets/answers";

/// What is around the checks: the answers that were typed, and who asks for the verdict.
const LIBRARY: &str = r#"// What checks share is not all used by each, as in a program that judges one.
#![allow(dead_code)]

use std::cell::RefCell;

use judge::{Fault, Given, Verdict};
use wasm_bindgen::prelude::wasm_bindgen;

thread_local! {
    static TYPED: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
}

fn typed<T: Given>(at: usize) -> Result<T, String> {
    TYPED.with_borrow(|typed| T::read(typed.get(at).map_or("", |text| text)))
}

/// Its text was read before the check.
fn given<T: Given>(at: usize) -> T {
    typed(at).unwrap_or_else(|error| panic!("{error}"))
}

/// Judges the answers to an exercise: one for each of its functions, in their order. What is
/// wrong is thrown as a text.
#[wasm_bindgen]
pub fn judge(exercise: &str, answers: Vec<String>) -> Result<(), String> {
    TYPED.set(answers);
    match verdict(exercise)? {
        Ok(()) => Ok(()),
        Err(Fault::ToDo) => Err("It is still to do.".to_owned()),
        Err(Fault::Wrong(message) | Fault::Costly { message, .. }) => Err(message),
    }
}
"#;

/// The files of the crate, by their names.
///
/// # Errors
/// If an exercise cannot be read.
pub fn files(root: &Path) -> Result<BTreeMap<String, String>> {
    let (all, known) = (exercises::all(root)?, Crates::of(root)?);
    let mut files = BTreeMap::new();
    let (mut modules, mut cases) = (String::new(), String::new());
    let mut uses = BTreeSet::new();
    for exercise in &all {
        let questions = questions(exercise)?;
        if questions.is_empty() {
            continue;
        }
        let module = exercise.name.replace('-', "_");
        let reads = questions.iter().enumerate().map(|(at, question)| {
            let Question { function, kind, .. } = question;
            format!(
                "            typed::<{kind}>({at}).map_err(|wrong| format!(\"{function}(): \
                 {{wrong}}.\"))?;\n"
            )
        });
        cases += &format!(
            "        {:?} => {{\n{}            Ok({module}::check())\n        }}\n",
            exercise.name,
            reads.collect::<String>()
        );
        let place = format!("{}/{}", exercise.chapter, exercise.name);
        modules += &format!("#[path = \"{place}/check.rs\"]\nmod {module};\n");
        uses.extend(crates::of(exercise, &known)?);
        files.insert(format!("{place}/check.rs"), check(exercise, &questions)?);
        files.extend(shared(exercise)?);
    }
    let library = format!(
        "{LIBRARY}\n{modules}\nfn verdict(exercise: &str) -> Result<Verdict, String> {{\n    \
         match exercise {{\n{cases}        _ => Err(format!(\"{{exercise}} is no exercise that \
         can be judged here.\")),\n    }}\n}}\n"
    );
    files.insert("lib.rs".to_owned(), library);
    files.insert("Cargo.toml".to_owned(), manifest(root, uses)?);
    Ok(files)
}

/// A check, and the functions that it asks.
fn check(exercise: &Exercise, questions: &[Question]) -> Result<String> {
    let functions = questions.iter().enumerate().map(|(at, question)| {
        let Question { function, kind, .. } = question;
        format!(
            "    pub fn {function}() -> {kind} {{\n        crate::given({at})\n    }}\n"
        )
    });
    let functions: String = functions.collect();
    let check = exercise.read("check.rs")?.replace("\r\n", "\n");
    Ok(format!("mod exercise {{\n{functions}}}\n\n{check}"))
}

/// What the checks of a chapter share.
fn shared(exercise: &Exercise) -> Result<Vec<(String, String)>> {
    let chapter = exercise.folder.parent().context("a chapter has a folder")?;
    let files = entries(chapter)?.into_iter().map(|entry| entry.path());
    let rust = files.filter(|path| path.is_file() && is(path, "rs"));
    let read = |path: PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let text = fs::read_to_string(&path)?.replace("\r\n", "\n");
        Ok((format!("{}/{name}", exercise.chapter), text))
    };
    rust.map(read).collect()
}

/// Its manifest: the crates that the checks use, and the workspace's profile.
fn manifest(root: &Path, uses: BTreeSet<String>) -> Result<String> {
    let workspace = read_toml(root, Path::new("Cargo.toml"))?;
    let shared = workspace.get("workspace").and_then(|it| it.get("dependencies"));
    let mut needs = Table::new();
    for name in uses {
        let name = name.replace('_', "-");
        let told =
            shared.and_then(|shared| shared.get(&name)).and_then(Value::as_table);
        let mut told = told
            .with_context(|| format!("the workspace does not know {name}"))?
            .clone();
        if let Some(Value::String(path)) = told.get_mut("path") {
            *path = format!("../../../{path}");
        }
        needs.insert(name, Value::Table(told));
    }
    needs.insert("wasm-bindgen".to_owned(), Value::String("0.2".to_owned()));
    let profile = workspace.get("profile").and_then(|it| it.get("widgets"));
    let mut profiles = Table::new();
    if let Some(profile) = profile.and_then(Value::as_table) {
        let mut profile = profile.clone();
        // The speed of some crates; none of these computes for long here.
        profile.remove("package");
        profiles.insert("widgets".to_owned(), Value::Table(profile));
    }
    let mut manifest: Table = toml::from_str(
        "[workspace]\n[package]\nname = \"gods-answers\"\nversion = \"0.0.0\"\n\
         edition = \"2024\"\n[lib]\nname = \"answers\"\npath = \"lib.rs\"\n\
         crate-type = [\"cdylib\"]\n",
    )?;
    manifest.insert("dependencies".to_owned(), Value::Table(needs));
    manifest.insert("profile".to_owned(), Value::Table(profiles));
    Ok(toml::to_string(&manifest)?)
}

/// The folders of the crates that it uses.
///
/// # Errors
/// If its manifest is none.
pub fn builds_on(files: &BTreeMap<String, String>) -> Result<Vec<String>> {
    let manifest: Table =
        toml::from_str(files.get("Cargo.toml").context("it has no manifest")?)?;
    let needs = manifest.get("dependencies").and_then(Value::as_table);
    let paths =
        needs.into_iter().flat_map(Table::values).filter_map(|it| it.get("path"));
    let paths = paths.filter_map(Value::as_str);
    Ok(paths.map(|path| path.trim_start_matches("../").to_owned()).collect())
}

/// Writes the crate, and the versions with which the workspace is compiled.
///
/// # Errors
/// If it cannot be written.
pub fn write(root: &Path) -> Result<()> {
    let folder = root.join(FOLDER);
    if folder.is_dir() {
        fs::remove_dir_all(&folder)?;
    }
    fs::create_dir_all(&folder)?;
    for (name, text) in files(root)? {
        let path = folder.join(name);
        fs::create_dir_all(path.parent().unwrap_or(&folder))?;
        fs::write(path, text)?;
    }
    fs::copy(root.join("Cargo.lock"), folder.join("Cargo.lock"))?;
    Ok(())
}
