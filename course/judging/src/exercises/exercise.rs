//! An exercise: a folder `chapters/exercises/<chapter>/<name>/`.
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use serde::{Deserialize, Serialize};

use super::stub;
use base::folder::sorted_entries;

/// The folder of all exercises, from the book's.
pub const FOLDER: &str = "chapters/exercises";

/// In a class's template, where there is no solution: the student's file as it was.
pub const STUB: &str = "stub.rs";

/// What a student does.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Deserialize, Serialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// Writes a function.
    Code,
    /// Writes a test that fails on buggy code and passes on the mended one.
    SpotTheBug,
    /// Says what a program will compute.
    Predict,
    /// Writes a function that does with few operations.
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

/// How hard it is for someone who has read the sections.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Deserialize, Serialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum Difficulty {
    /// A step from the text.
    Easy,
    /// Two steps.
    Medium,
    /// An idea of one's own.
    Hard,
}

impl fmt::Display for Difficulty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.serialize(f)
    }
}

/// What `exercise.toml` says.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Metadata {
    /// Its title.
    pub title: String,
    /// How long it takes.
    pub minutes: u32,
    /// How hard it is.
    pub difficulty: Difficulty,
    /// What a student does.
    pub kind: Kind,
    /// The sections that suffice to solve it, `orientation.md#three-dials`.
    pub sections: Vec<String>,
    /// What it teaches, a phrase.
    pub teaches: String,
    /// The crates that the student's file may use.
    #[serde(default)]
    pub uses: Vec<String>,
    /// The errata that it is about.
    #[serde(default)]
    pub errata: Vec<u32>,
}

/// An exercise.
#[derive(Debug, Clone)]
pub struct Exercise {
    /// Its folder's name, which no other has.
    pub name: String,
    /// The chapter, `orientation`.
    pub chapter: String,
    /// Its folder.
    pub folder: PathBuf,
    /// What `exercise.toml` says.
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

    /// The student's file as it was before the student came: the solution without its
    /// answer, or, in a class's template, a file of its own.
    ///
    /// # Errors
    /// If there is no solution, or none that is marked.
    pub fn stub(&self) -> Result<String> {
        if !self.has_solution() && self.folder.join(STUB).is_file() {
            return self.read(STUB);
        }
        stub::stub(&self.read("solution.rs")?).map_err(|wrong| {
            anyhow::anyhow!("{}/solution.rs: {wrong}", self.relative_path())
        })
    }

    /// Whether the solution is here: it is not in a class's template.
    pub fn has_solution(&self) -> bool {
        self.folder.join("solution.rs").is_file()
    }

    /// Whether the student's file is as it was.
    ///
    /// # Errors
    /// If there is no solution, or none that is marked.
    pub fn is_untouched(&self) -> Result<bool> {
        Ok(fs::read_to_string(self.file()).ok() == Some(self.stub()?))
    }

    /// The stages of the hints.
    ///
    /// # Errors
    /// If they cannot be read.
    pub fn hints(&self) -> Result<Vec<String>> {
        let text = self.read("hints.md")?;
        Ok(text.split("\n---\n").map(|stage| stage.trim().to_owned()).collect())
    }

    /// The planted wrong answers: file and the message it must draw.
    ///
    /// # Errors
    /// If one cannot be read or does not begin with its message.
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

    /// `chapters/exercises/orientation/dials`.
    pub fn relative_path(&self) -> String {
        format!("{FOLDER}/{}/{}", self.chapter, self.name)
    }
}

/// All exercises of a book: by chapter, in the order in which the chapter shows them.
///
/// # Errors
/// If an `exercise.toml` is missing or not understood, or a name stands twice.
pub fn load_all(root: &Path) -> Result<Vec<Exercise>> {
    let folder = root.join(FOLDER);
    if !folder.is_dir() {
        return Ok(Vec::new());
    }
    let summary = fs::read_to_string(root.join("chapters/SUMMARY.md"))?;
    let mut exercises = Vec::new();
    for chapter in folders(&folder)? {
        // What a renamed exercise leaves behind: a student's file and its backups.
        let is_exercise = |folder: &PathBuf| {
            ["exercise.toml", "solution.rs"].iter().any(|f| folder.join(f).exists())
        };
        let own: Vec<_> = folders(&chapter)?.filter(is_exercise).collect();
        // Without one, it holds what checks of other chapters share.
        if own.is_empty() {
            continue;
        }
        let name = file_name(&chapter);
        let page = format!("{name}.md");
        let Some(at) = summary.find(&format!("({page})")) else {
            bail!("{FOLDER}/{name}: SUMMARY.md has no chapter {page}")
        };
        let text = fs::read_to_string(root.join("chapters").join(&page))?;
        for folder in own {
            let exercise = read(&name, folder)?;
            let shown = text.find(&format!("{{{{#exercise {}}}}}", exercise.name));
            exercises.push((at, shown.unwrap_or(usize::MAX), exercise));
        }
    }
    // Those that are not shown, by name: as they were found.
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
    let about = toml::from_str(&text).with_context(place)?;
    Ok(Exercise { name, chapter: chapter.to_owned(), folder, metadata: about })
}

/// The folders in a folder, by name.
fn folders(folder: &Path) -> Result<impl Iterator<Item = PathBuf>> {
    let paths = sorted_entries(folder)?.into_iter().map(|entry| entry.path());
    Ok(paths.filter(|path| path.is_dir()))
}

fn file_name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}
