//! Finds the files of one student in folders and archives.
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Result;

use super::names::escape_path;
use super::unpack::{self, MAX_ARCHIVE_BYTES, UnpackBudget, is_archive, unpack};
use base::folder::sorted_entries;
use judging::exercises::exercise::FOLDER;
use judging::exercises::scratch::ScratchFolder;

/// Folders that are not searched.
const SKIPPED_FOLDERS: [&str; 2] = ["target", "__MACOSX"];
/// Maximum nesting depth of archives.
const MAX_NESTED_ARCHIVES: usize = 2;
/// Maximum number of notes about unread files.
pub const MAX_NOTES: usize = 20;
/// Note about a file or folder named `crate` that is not a crate.
const NOT_A_CRATE: &str = "is not graded as a crate: it is not a folder with a Cargo.toml and a \
                        folder src, or one of them is a link";

/// A Rust file that a student handed in.
pub struct StudentFile {
    /// Path of the file.
    pub path: PathBuf,
    /// Folders and name, as the student sees them.
    pub parts: Vec<String>,
    /// Whether the file is among the exercises of a copy of the whole book.
    pub in_book: bool,
}

/// Files found of a student.
#[derive(Default)]
pub struct StudentFiles {
    /// Rust files.
    pub files: Vec<StudentFile>,
    /// Folders of crates; at most one is graded.
    pub crates: Vec<PathBuf>,
    /// Notes for the teacher.
    pub notes: Vec<String>,
    /// Whether a folder is a clone of a repository, whose files have the time of the
    /// cloning.
    pub is_clone: bool,
    budget: UnpackBudget,
}

/// A folder to search.
#[derive(Clone)]
struct SearchFolder {
    path: PathBuf,
    parts: Vec<String>,
    /// Depth below the folder where the student's files begin.
    depth: usize,
    in_book: bool,
    /// Number of archives around the folder.
    archive_depth: usize,
}

impl StudentFiles {
    /// Adds the files of a folder or an archive. Archives are unpacked in `scratch`.
    ///
    /// # Errors
    /// If `scratch` cannot be written to, but never because of a student.
    pub fn add(
        &mut self,
        path: &Path,
        name: &str,
        scratch: &ScratchFolder,
    ) -> Result<()> {
        let start = SearchFolder {
            path: path.to_owned(),
            parts: Vec::new(),
            depth: 0,
            in_book: false,
            archive_depth: 0,
        };
        let mut pending = Vec::new();
        if is_archive(name) && !path.is_dir() {
            pending.extend(self.unpack_archive(path, name, &start, scratch)?)
        } else {
            pending.push(start)
        }
        while let Some(folder) = pending.pop() {
            // An unreadable folder affects only its own student.
            let inside = sorted_entries(&folder.path).unwrap_or_else(|error| {
                self.add_note(format!("{error:#}: what is in it is not graded"));
                Vec::new()
            });
            self.is_clone |= inside.iter().any(|it| it.file_name() == ".git");
            let exercises = folder.path.join(FOLDER);
            if is_folder(&folder.path.join("chapters")) && is_folder(&exercises) {
                // A copy of the book: only its exercises can be the student's.
                let book = FOLDER.split('/').map(str::to_owned);
                let parts = folder.parts.iter().cloned().chain(book).collect();
                let (depth, in_book) = (folder.depth + 2, true);
                self.add_crate(&folder);
                pending.push(SearchFolder {
                    path: exercises,
                    parts,
                    depth,
                    in_book,
                    ..folder
                });
                continue;
            }
            for entry in inside {
                let (path, name) = (entry.path(), entry.file_name());
                let name = name.to_string_lossy();
                let Ok(kind) = entry.file_type() else { continue };
                if !is_searched(&name) || name == "wrong" {
                    continue;
                }
                let mut parts = folder.parts.clone();
                parts.push(name.to_string());
                let depth = folder.depth + 1;
                if name == "crate" && folder.depth < 2 && self.add_crate(&folder) {
                    continue;
                }
                if kind.is_symlink() {
                    // A link could lead to the solutions.
                    if path.is_dir() || is_rust(&name) || is_archive(&name) {
                        let shown_path = escape_path(&parts);
                        self.add_note(format!(
                            "{shown_path} is a link, which is not followed"
                        ));
                    }
                } else if kind.is_dir() {
                    pending.push(SearchFolder { path, parts, depth, ..folder.clone() });
                } else if is_archive(&name) {
                    pending
                        .extend(self.unpack_archive(&path, &name, &folder, scratch)?);
                } else if is_rust(&name) {
                    self.files.push(StudentFile {
                        path,
                        parts,
                        in_book: folder.in_book,
                    });
                }
            }
        }
        Ok(())
    }

    /// Unpacks an archive and returns the new folder, or `None` if the archive cannot be
    /// read.
    fn unpack_archive(
        &mut self,
        path: &Path,
        name: &str,
        folder: &SearchFolder,
        scratch: &ScratchFolder,
    ) -> Result<Option<SearchFolder>> {
        let mut parts = folder.parts.clone();
        parts.push(name.to_owned());
        let opened = match folder.archive_depth {
            MAX_NESTED_ARCHIVES.. => {
                Err("it lies in an archive in an archive".to_owned())
            }
            _ => unpack::open(path, MAX_ARCHIVE_BYTES),
        };
        let mut archive = match opened {
            Ok(archive) => archive,
            Err(why) => {
                self.add_note(format!("{} is not read: {why}", escape_path(&parts)));
                return Ok(None);
            }
        };
        let (items, outside) = unpack::list_entries(&archive);
        for name in outside {
            let (archive, name) = (escape_path(&parts), escape_path(&[name]));
            self.add_note(format!("{archive} is not read: `{name}` leads out of it"));
        }
        let path = scratch.new_folder()?;
        for note in unpack(&mut archive, &items, &path, &mut self.budget) {
            self.add_note(format!("{}: {note}", escape_path(&parts)));
        }
        let archives = folder.archive_depth + 1;
        Ok(Some(SearchFolder {
            path,
            parts,
            depth: 0,
            in_book: false,
            archive_depth: archives,
        }))
    }

    /// Adds the subfolder `crate` if it is a crate, and returns whether it is. A link is
    /// refused: it could lead to another student's crate.
    fn add_crate(&mut self, folder: &SearchFolder) -> bool {
        let path = folder.path.join("crate");
        let manifest = fs::symlink_metadata(path.join("Cargo.toml"));
        let is_crate = is_folder(&path)
            && is_folder(&path.join("src"))
            && manifest.is_ok_and(|it| it.is_file());
        if is_crate {
            self.crates.push(path);
        } else if fs::symlink_metadata(path).is_ok() {
            let parts: Vec<_> =
                folder.parts.iter().cloned().chain(["crate".to_owned()]).collect();
            self.add_note(format!("{} {NOT_A_CRATE}", escape_path(&parts)));
        }
        is_crate
    }

    /// Adds a note, up to a maximum number.
    fn add_note(&mut self, note: String) {
        match self.notes.len() {
            ..MAX_NOTES => self.notes.push(note),
            MAX_NOTES => self.notes.push("there is more that is not read".to_owned()),
            _ => {}
        }
    }
}

/// Whether a path is a folder and not a link.
fn is_folder(path: &Path) -> bool {
    fs::symlink_metadata(path).is_ok_and(|it| it.is_dir())
}

/// Whether a folder or file of that name may hold answers.
pub fn is_searched(name: &str) -> bool {
    !name.starts_with('.') && !SKIPPED_FOLDERS.contains(&name)
}

/// Whether a file name ends with `.rs`, in any case.
pub fn is_rust(name: &str) -> bool {
    Path::new(name).extension().is_some_and(|it| it.eq_ignore_ascii_case("rs"))
}
