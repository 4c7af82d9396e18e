//! Finding in a folder for each student what belongs to which exercise.
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use anyhow::{Result, bail};

use super::names::escaped;
use super::project;
use crate::exercises::{Exercise, workshop};
use base::failure::Usage;
use base::folder::entries;

/// The most files and folders of one student that are looked at.
const MOST: usize = 20_000;
/// Folders in which no answers are looked for.
const SKIPPED: [&str; 4] = ["target", "wrong", "crate", "__MACOSX"];
/// The other files of an exercise's folder.
const OTHERS: [&str; 5] = ["solution.rs", "check.rs", "buggy.rs", "main.rs", "lib.rs"];

/// What one student handed in.
#[derive(Debug, Default)]
pub struct Submission {
    /// The folder's name, as it is shown: no two are alike.
    pub student: String,
    /// The text for each exercise, by its name, or why there is none.
    pub answers: BTreeMap<String, Result<String, String>>,
    /// When that was handed in, as far as it is known, by the exercise's name; `crate` for
    /// a crate of their own.
    pub handed_in: BTreeMap<String, SystemTime>,
    /// The folder of a crate of their own.
    pub project: Option<PathBuf>,
    /// What the teacher should know.
    pub notes: Vec<String>,
}

/// Everything that was handed in, by the students' names, and notes about what is none.
///
/// # Errors
/// If the folder cannot be read or no student's folder is in it.
pub fn collect(
    folder: &Path,
    exercises: &[Exercise],
) -> Result<(Vec<Submission>, Vec<String>)> {
    let show = folder.display();
    if !folder.is_dir() {
        bail!(Usage(format!(
            "{show} is no folder: give one that holds a folder for each student"
        )));
    }
    let (mut found, mut notes) = (Vec::new(), Vec::new());
    for entry in entries(folder)? {
        let name = escaped(&entry.file_name());
        match entry.file_type().is_ok_and(|kind| kind.is_dir()) {
            _ if name.starts_with('.') => {}
            true => found.push(submission(&entry.path(), name, exercises)?),
            false => notes.push(format!(
                "{name} is not graded, for it is no folder: unpack archives first"
            )),
        }
    }
    if found.is_empty() {
        bail!(Usage(format!(
            "{show} holds no folder: it needs one for each student, with their files"
        )));
    }
    Ok((found, notes))
}

fn submission(
    folder: &Path,
    student: String,
    exercises: &[Exercise],
) -> Result<Submission> {
    let mut it = Submission { student, ..Submission::default() };
    let mut files: BTreeMap<usize, Vec<PathBuf>> = BTreeMap::new();
    let (mut folders, mut seen) = (vec![folder.to_owned()], 0);
    while let Some(at) = folders.pop() {
        // What cannot be read costs its own student, and nobody else.
        let inside = entries(&at).unwrap_or_else(|error| {
            it.notes.push(format!("{error:#}: what is in it is not graded"));
            Vec::new()
        });
        for entry in inside {
            let (path, name) = (entry.path(), entry.file_name());
            let name = name.to_string_lossy();
            let Ok(kind) = entry.file_type() else { continue };
            seen += 1;
            if seen > MOST {
                it.notes.push(format!(
                    "holds more than {MOST} files: the rest is not looked at"
                ));
                folders.clear();
                break;
            }
            if kind.is_dir() {
                if !name.starts_with('.') && !SKIPPED.contains(&&*name) {
                    folders.push(path);
                }
                continue;
            }
            let Some(named) = exercise_name(&path) else { continue };
            let inner = from_folder(&path, folder);
            match exercises.iter().position(|exercise| exercise.name == named) {
                // A link could lead to the solutions.
                Some(_) if kind.is_symlink() => {
                    it.notes.push(format!("{inner} is a link, which is not followed"));
                }
                Some(at) => files.entry(at).or_default().push(path),
                None => {
                    let named = escaped(named.as_ref());
                    it.notes.push(format!("{inner}: there is no exercise `{named}`"))
                }
            }
        }
    }
    for (at, mut paths) in files {
        paths.sort();
        it.answer(&exercises[at], &paths, folder)?;
    }
    let project = folder.join("crate");
    // A link could lead to another student's crate.
    let kind = |path: &Path| fs::symlink_metadata(path).map(|it| it.file_type());
    let is_crate = kind(&project).is_ok_and(|it| it.is_dir())
        && kind(&project.join("src")).is_ok_and(|it| it.is_dir())
        && kind(&project.join("Cargo.toml")).is_ok_and(|it| it.is_file());
    if !is_crate && kind(&project).is_ok() {
        it.notes.push(
            "crate is not graded: it is no folder with a Cargo.toml and a folder src, \
             or one of them is a link"
                .to_owned(),
        );
    }
    let times = is_crate.then(|| project::written(&project)).flatten();
    it.handed_in.extend(times.map(|time| ("crate".to_owned(), time)));
    it.project = is_crate.then_some(project);
    Ok(it)
}

/// The path of a student's file from the student's folder, as it is shown.
fn from_folder(path: &Path, folder: &Path) -> String {
    escaped(path.strip_prefix(folder).unwrap_or(path).as_os_str())
}

/// The exercise that a file is meant for: `name/exercise.rs` or `name.rs`.
fn exercise_name(path: &Path) -> Option<String> {
    let name = path.file_name()?.to_string_lossy().into_owned();
    match name.as_str() {
        "exercise.rs" => {
            Some(path.parent()?.file_name()?.to_string_lossy().into_owned())
        }
        other if OTHERS.contains(&other) => None,
        other => other.strip_suffix(".rs").map(str::to_owned),
    }
}

impl Submission {
    /// Takes the answer from its files. Of several, those that are as they were do not
    /// count, and of the others the first does.
    fn answer(
        &mut self,
        exercise: &Exercise,
        paths: &[PathBuf],
        folder: &Path,
    ) -> Result<()> {
        let stub = exercise.stub()?;
        // One text at a time: there may be thousands, each as large as it may be.
        let (mut graded, mut others) = (None, 0);
        for path in paths {
            let text = workshop::read(path);
            match &graded {
                _ if text.as_ref() == Ok(&stub) => {}
                None => graded = Some((path, text)),
                Some((_, first)) => others += usize::from(*first != text),
            }
        }
        let Some((first_path, text)) = graded else {
            self.answers.insert(exercise.name.clone(), Ok(stub));
            return Ok(());
        };
        if others > 0 {
            let first = from_folder(first_path, folder);
            self.notes.push(format!(
                "has several different answers to {}: {first} is graded",
                exercise.name
            ));
        }
        self.answers.insert(exercise.name.clone(), text);
        let time = fs::metadata(first_path).and_then(|file| file.modified());
        self.handed_in.extend(time.ok().map(|time| (exercise.name.clone(), time)));
        Ok(())
    }
}
