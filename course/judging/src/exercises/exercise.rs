//! An exercise: a folder `chapters/exercises/<chapter>/<name>/`.
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use serde::{Deserialize, Serialize};

use super::stub;
use base::folder::sorted_entries;

/// Folder of all exercises, relative to the book's folder.
pub const FOLDER: &str = "chapters/exercises";

/// File with the student's original file, in a class's template, where there is no
/// solution.
pub const STUB: &str = "stub.rs";

/// What a student does in the exercise.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Deserialize, Serialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// Writes a function.
    Code,
    /// Writes a test that fails on buggy code and passes on correct code.
    SpotTheBug,
    /// Predicts what a program computes.
    Predict,
    /// Writes a function whose counted operations must not exceed a limit.
    Count,
    /// Puts steps in order, or chooses.
    Order,
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Kind::Code => "code",
            Kind::SpotTheBug => "spot the bug",
            Kind::Predict => "predict",
            Kind::Count => "count",
            Kind::Order => "order",
        })
    }
}

/// Difficulty for someone who has read the sections.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Deserialize, Serialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum Difficulty {
    /// One step from the text.
    Easy,
    /// Two steps from the text.
    Medium,
    /// An idea of the student's own.
    Hard,
}

impl fmt::Display for Difficulty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.serialize(f)
    }
}

/// Contents of `exercise.toml`.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Metadata {
    /// Title of the exercise.
    pub title: String,
    /// Working time, in minutes.
    pub minutes: u32,
    /// Difficulty of the exercise.
    pub difficulty: Difficulty,
    /// What a student does in the exercise.
    pub kind: Kind,
    /// Sections that suffice to solve the exercise, such as `orientation.md#three-dials`.
    pub sections: Vec<String>,
    /// What the exercise teaches, as a phrase.
    pub teaches: String,
    /// Crates that the student's file may use.
    #[serde(default)]
    pub uses: Vec<String>,
    /// Errata that the exercise is about.
    #[serde(default)]
    pub errata: Vec<u32>,
}

/// An exercise.
#[derive(Debug, Clone)]
pub struct Exercise {
    /// Name of the folder, unique among all exercises.
    pub name: String,
    /// Chapter, such as `orientation`.
    pub chapter: String,
    /// Path of the folder.
    pub folder: PathBuf,
    /// Contents of `exercise.toml`.
    pub metadata: Metadata,
}

impl Exercise {
    /// The student's file.
    pub fn file(&self) -> PathBuf {
        self.folder.join("exercise.rs")
    }

    /// A file of the folder as text.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn read(&self, file: &str) -> Result<String> {
        let path = self.folder.join(file);
        fs::read_to_string(&path)
            .with_context(|| format!("cannot read {}", path.display()))
    }

    /// Returns the original student's file: the solution without its answer or, in a
    /// class's template, a file of its own.
    ///
    /// # Errors
    /// If there is no solution, or its answer is not marked.
    pub fn stub(&self) -> Result<String> {
        if !self.has_solution() && self.folder.join(STUB).is_file() {
            return self.read(STUB);
        }
        stub::stub(&self.read("solution.rs")?).map_err(|wrong| {
            anyhow::anyhow!("{}/solution.rs: {wrong}", self.relative_path())
        })
    }

    /// Whether the folder has the solution, which a class's template lacks.
    pub fn has_solution(&self) -> bool {
        self.folder.join("solution.rs").is_file()
    }

    /// Whether the student's file is unchanged.
    ///
    /// # Errors
    /// If there is no solution, or its answer is not marked.
    pub fn is_untouched(&self) -> Result<bool> {
        let (file, stub) = (self.file(), self.stub()?);
        // A device or a pipe may have no end.
        let has_size = |it: fs::Metadata| it.is_file() && it.len() == stub.len() as u64;
        Ok(fs::metadata(&file).is_ok_and(has_size)
            && fs::read_to_string(&file).is_ok_and(|text| text == stub))
    }

    /// Returns the hints, one for each stage.
    ///
    /// # Errors
    /// If the hints cannot be read.
    pub fn hints(&self) -> Result<Vec<String>> {
        let text = self.read("hints.md")?;
        Ok(text.split("\n---\n").map(|stage| stage.trim().to_owned()).collect())
    }

    /// Returns the planted wrong answers: the file, and the message that it must cause.
    ///
    /// # Errors
    /// If a file cannot be read or does not begin with its message.
    pub fn wrong_answers(&self) -> Result<Vec<(PathBuf, String)>> {
        let folder = self.folder.join("wrong");
        if !folder.is_dir() {
            return Ok(Vec::new());
        }
        let files = sorted_entries(&folder)?.into_iter().map(|entry| entry.path());
        let files = files.filter(|file| file.extension() == Some("rs".as_ref()));
        let with_message = |file: PathBuf| {
            let text = fs::read_to_string(&file)?;
            let first = text.lines().next().unwrap_or("");
            let Some(message) = first.strip_prefix("// message: ") else {
                bail!(
                    "{}:1: found `{first}`: the first line is `// message: …`, what the \
                     check must say",
                    file.display()
                );
            };
            Ok((file, message.trim().to_owned()))
        };
        files.map(with_message).collect()
    }

    /// Returns the folder relative to the book's, such as
    /// `chapters/exercises/orientation/dials`.
    pub fn relative_path(&self) -> String {
        format!("{FOLDER}/{}/{}", self.chapter, self.name)
    }
}

/// Loads all exercises of a book: by chapter, in the order in which the chapter shows
/// them.
///
/// # Errors
/// If an `exercise.toml` is missing or invalid, or a name occurs twice.
pub fn load_all(root: &Path) -> Result<Vec<Exercise>> {
    let folder = root.join(FOLDER);
    if !folder.is_dir() {
        return Ok(Vec::new());
    }
    let summary = fs::read_to_string(root.join("chapters/SUMMARY.md"))?;
    let mut exercises = Vec::new();
    for chapter in folders(&folder)? {
        // Skips the remains of a renamed exercise: a student's file and its backups.
        let is_exercise = |folder: &PathBuf| {
            ["exercise.toml", "solution.rs"].iter().any(|f| folder.join(f).exists())
        };
        let exercise_folders: Vec<_> = folders(&chapter)?.filter(is_exercise).collect();
        // A folder without an exercise holds files that checks of other chapters share.
        if exercise_folders.is_empty() {
            continue;
        }
        let name = file_name(&chapter);
        let page = format!("{name}.md");
        let Some(at) = summary.find(&format!("({page})")) else {
            bail!("{FOLDER}/{name}: SUMMARY.md has no chapter {page}")
        };
        let text = fs::read_to_string(root.join("chapters").join(&page))?;
        for folder in exercise_folders {
            let exercise = read(&name, folder)?;
            let shown = text.find(&format!("{{{{#exercise {}}}}}", exercise.name));
            exercises.push((at, shown.unwrap_or(usize::MAX), exercise));
        }
    }
    // Exercises that no chapter shows keep their order, by name.
    exercises.sort_by_key(|&(at, shown, _)| (at, shown));
    let exercises: Vec<_> = exercises.into_iter().map(|(.., one)| one).collect();
    for (i, exercise) in exercises.iter().enumerate() {
        let same = exercises[..i].iter().find(|other| other.name == exercise.name);
        if let Some(other) = same {
            bail!(
                "{} and {} have the same name",
                other.relative_path(),
                exercise.relative_path()
            );
        }
    }
    Ok(exercises)
}

fn read(chapter: &str, folder: PathBuf) -> Result<Exercise> {
    let name = file_name(&folder);
    let path = folder.join("exercise.toml");
    let place = || format!("{FOLDER}/{chapter}/{name}/exercise.toml");
    let text = fs::read_to_string(&path).with_context(place)?;
    let metadata = toml::from_str(&text).with_context(place)?;
    Ok(Exercise { name, chapter: chapter.to_owned(), folder, metadata })
}

/// Returns the subfolders of a folder, sorted by name.
fn folders(folder: &Path) -> Result<impl Iterator<Item = PathBuf>> {
    let paths = sorted_entries(folder)?.into_iter().map(|entry| entry.path());
    Ok(paths.filter(|path| path.is_dir()))
}

fn file_name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}
