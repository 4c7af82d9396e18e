//! The files of one student, from folders and archives.
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::{Cursor, Read, Seek};
use std::path::{Path, PathBuf};

use zip::ZipArchive;

use super::archive::{self, ends_with, is_archive};
use super::names::escaped;
use base::folder::entries;
use judging::exercises::{text, workshop};
use judging::policy::Changed;

/// The most files and folders of one student that are looked at.
const MOST: usize = 20_000;
/// Folders in which no answers are looked for.
const SKIPPED: [&str; 4] = ["target", "wrong", "crate", "__MACOSX"];
/// Where the answers lie in a copy of the whole book.
const IN_BOOK: [&str; 2] = ["chapters", "exercises"];
/// The folders of the book itself, in which nothing else is looked for.
const BOOK: [&str; 8] =
    ["base", "chapters", "code", "course", "judging", "src", "tests", "theme"];
/// How many archives may lie in each other.
const DEEPEST: usize = 2;

/// A Rust file that a student handed in.
pub struct File {
    /// Its folders and its name.
    pub parts: Vec<String>,
    /// Whether it lies among the exercises of a copy of the whole book.
    pub in_book: bool,
    /// When it was changed last.
    pub at: Option<Changed>,
    /// Whether it is marked as late.
    pub late: bool,
    holds: Holds,
}

enum Holds {
    Disk(PathBuf),
    Bytes(Vec<u8>),
    Refused(String),
    Link,
}

impl File {
    /// Whether it is a link, which could lead to the solutions.
    pub fn is_link(&self) -> bool {
        matches!(self.holds, Holds::Link)
    }

    /// The text, or why there is none.
    pub fn text(&self) -> Result<String, String> {
        match &self.holds {
            Holds::Disk(path) => workshop::read(path),
            Holds::Bytes(bytes) => text::decode(bytes.clone()),
            Holds::Refused(why) => Err(why.clone()),
            Holds::Link => Err("It is a link, which is not followed.".to_owned()),
        }
    }

    /// Its way, as it is shown.
    pub fn shown(&self) -> String {
        shown(&self.parts)
    }
}

/// A crate of a student's own.
pub enum Crate {
    /// A folder.
    Folder(PathBuf),
    /// Files of an archive.
    Files(Packed),
}

/// A crate in an archive.
#[derive(Default)]
pub struct Packed {
    /// Its files, by their way from the crate's folder.
    pub files: BTreeMap<String, Vec<u8>>,
    /// When the last of them was changed.
    pub at: Option<Changed>,
}

/// What was found of a student.
#[derive(Default)]
pub struct Gathered {
    /// The Rust files.
    pub files: Vec<File>,
    /// The crates, a student has one at most, and whether they are marked as late.
    pub crates: Vec<(Crate, bool)>,
    /// What the teacher should know.
    pub notes: Vec<String>,
    /// Names of files that are neither Rust files nor archives, and stand alone.
    pub others: Vec<String>,
    /// Whether a folder or one in it is a clone, whose files are as old as the cloning.
    pub is_clone: bool,
    seen: usize,
    bytes: u64,
    late: bool,
}

impl Gathered {
    /// Adds what a system has marked as late, or not.
    pub fn set_late(&mut self, late: bool) {
        self.late = late;
    }

    /// Adds a folder.
    pub fn folder(&mut self, folder: &Path) {
        let mut folders = vec![(folder.to_owned(), Vec::new(), false)];
        while let Some((at, parts, in_book)) = folders.pop() {
            // What cannot be read costs its own student, and nobody else.
            let inside = entries(&at).unwrap_or_else(|error| {
                self.notes.push(format!("{error:#}: what is in it is not graded"));
                Vec::new()
            });
            let is = |name: &str| inside.iter().any(|it| it.file_name() == name);
            self.is_clone |= is(".git");
            let is_root = is("book.toml") && is(IN_BOOK[0]);
            for entry in inside {
                let name = entry.file_name().to_string_lossy().into_owned();
                let Ok(kind) = entry.file_type() else { continue };
                if !self.go_on() {
                    return;
                }
                let inner = joined(&parts, &name);
                if kind.is_dir() {
                    if name == "crate" && parts.len() < 2 {
                        self.crate_folder(entry.path(), &parts);
                    }
                    let exercises = entry.path().join(IN_BOOK[1]);
                    let kind =
                        fs::symlink_metadata(&exercises).map(|it| it.file_type());
                    let (kind, is_book) = (kind.ok(), is_root && name == IN_BOOK[0]);
                    let inside = joined(&inner, IN_BOOK[1]);
                    if is_book && kind.is_some_and(|it| it.is_dir()) {
                        folders.push((exercises, inside, true));
                    } else if is_book && kind.is_some_and(|it| it.is_symlink()) {
                        self.link(&inside);
                    } else if is_entered(&name) && !(is_root && BOOK.contains(&&*name))
                    {
                        folders.push((entry.path(), inner, in_book));
                    }
                } else if name == "crate" && parts.is_empty() {
                    self.notes.push(NO_CRATE.to_owned());
                } else {
                    self.disk(entry.path(), inner, in_book, kind.is_symlink());
                }
            }
        }
    }

    /// Adds a file that lies in no folder of its student, by the student's name for it.
    pub fn file(&mut self, path: PathBuf, name: &str) {
        let is_link = fs::symlink_metadata(&path).is_ok_and(|it| it.is_symlink());
        match is_archive(name) || ends_with(name, ".rs") {
            true => self.disk(path, vec![name.to_owned()], false, is_link),
            false => self.others.push(name.to_owned()),
        }
    }

    fn disk(
        &mut self,
        path: PathBuf,
        parts: Vec<String>,
        in_book: bool,
        is_link: bool,
    ) {
        let name = parts.last().map_or("", String::as_str);
        if is_archive(name) {
            if is_link {
                return self.link(&parts);
            }
            match archive::open_file(&path, false) {
                Ok(mut archive) => self.archive(&mut archive, &parts, 1),
                Err(why) => self.unread(&parts, &why),
            }
        } else if ends_with(name, ".rs") {
            let at = fs::metadata(&path).and_then(|it| it.modified()).ok();
            let at = at.map(|at| Changed { at, is_local: false });
            let holds = if is_link { Holds::Link } else { Holds::Disk(path) };
            self.files.push(File { parts, in_book, at, late: self.late, holds });
        } else if is_link && is_entered(name) && path.is_dir() {
            self.link(&parts);
        }
    }

    /// Adds a whole archive.
    fn archive<R: Read + Seek>(
        &mut self,
        archive: &mut ZipArchive<R>,
        place: &[String],
        depth: usize,
    ) {
        let mut items = Vec::new();
        for (index, name) in archive.file_names().enumerate() {
            match archive::parts(name) {
                Some(parts) if !name.ends_with('/') => items.push((index, parts)),
                Some(_) => {}
                None => self.unread(
                    place,
                    &format!("`{}` leads out of it", escaped(name.as_ref())),
                ),
            }
        }
        self.items(archive, place, &items, depth);
    }

    /// Adds some files of an archive, each with its way from where the student's files
    /// begin. `depth` is how many archives lie around them.
    pub fn items<R: Read + Seek>(
        &mut self,
        archive: &mut ZipArchive<R>,
        place: &[String],
        items: &[(usize, Vec<String>)],
        depth: usize,
    ) {
        let roots = book_roots(items);
        // By how deep they lie, and in which folder: two crates are two.
        let mut crates: BTreeMap<(usize, &[String]), Packed> = BTreeMap::new();
        for (index, parts) in items {
            let Some((name, folders)) = parts.split_last() else { continue };
            let root = (0..parts.len()).find_map(|to| roots.get(&parts[..to]));
            let in_book = root.is_some_and(|root| {
                parts[root.len()..].iter().zip(IN_BOOK).all(|(part, name)| part == name)
                    && parts.len() > root.len() + 2
            });
            let own = folders.iter().take(2).position(|part| part == "crate");
            let in_crate = own.map(|at| (at, parts[at + 1..].join("/")));
            let in_crate = in_crate.filter(|(_, file)| {
                file == "Cargo.toml"
                    || file == "build.rs"
                    || file.starts_with("src/") && file.ends_with(".rs")
            });
            let is_outside = !in_book
                && root.is_some_and(|root| {
                    parts.len() > root.len() + 1 && BOOK.contains(&&*parts[root.len()])
                });
            let is_wanted = ends_with(name, ".rs") || is_archive(name);
            if in_crate.is_none()
                && (is_outside
                    || !is_wanted
                    || name.starts_with('.')
                    || !folders.iter().all(|part| is_entered(part)))
            {
                if folders.is_empty() && !is_wanted && !is_outside {
                    self.others.push(name.clone());
                }
                continue;
            }
            if !self.go_on() {
                break;
            }
            let whole: Vec<String> = place.iter().chain(parts).cloned().collect();
            if is_archive(name) && depth >= DEEPEST {
                self.unread(&whole, "it lies in an archive in an archive");
                continue;
            }
            let entry = archive::entry(archive, *index);
            self.bytes += entry.read;
            if self.bytes > archive::MOST_BYTES {
                let most = archive::MOST_BYTES >> 20;
                self.unread(place, &format!("it holds more than {most} MB"));
                self.seen = MOST + 1;
                break;
            }
            match (entry.bytes, in_crate) {
                (Ok(bytes), Some((at, file))) if !entry.is_link => {
                    let packed = crates.entry((at, &parts[..at])).or_default();
                    packed.at = packed.at.max(entry.at);
                    packed.files.insert(file, bytes);
                }
                (Err(why), _) if is_archive(name) => self.unread(&whole, &why),
                (Ok(bytes), None) if is_archive(name) && !entry.is_link => {
                    let count = bytes.len() as u64;
                    match archive::open(Cursor::new(bytes), count) {
                        Ok(mut inner) => self.archive(&mut inner, &whole, depth + 1),
                        Err(why) => self.unread(&whole, &why),
                    }
                }
                (bytes, None) => {
                    let holds = match bytes {
                        _ if entry.is_link => Holds::Link,
                        Ok(bytes) => Holds::Bytes(bytes),
                        Err(why) => Holds::Refused(why),
                    };
                    let late = self.late;
                    self.files.push(File {
                        parts: whole,
                        in_book,
                        at: entry.at,
                        late,
                        holds,
                    });
                }
                (_, Some((_, file))) => {
                    self.unread(&whole, &format!("{file} of the crate cannot be read"));
                }
            }
        }
        let crates = crates.into_values();
        self.crates.extend(crates.map(|packed| (Crate::Files(packed), self.late)));
    }

    fn crate_folder(&mut self, path: PathBuf, parts: &[String]) {
        // A link could lead to another student's crate.
        let kind = |path: &Path| fs::symlink_metadata(path).map(|it| it.file_type());
        let is_crate = kind(&path.join("src")).is_ok_and(|it| it.is_dir())
            && kind(&path.join("Cargo.toml")).is_ok_and(|it| it.is_file());
        match is_crate {
            true => self.crates.push((Crate::Folder(path), self.late)),
            false if parts.is_empty() => self.notes.push(NO_CRATE.to_owned()),
            false => {}
        }
    }

    fn unread(&mut self, parts: &[String], why: &str) {
        self.note(format!("{} is not read: {why}", shown(parts)));
    }

    fn link(&mut self, parts: &[String]) {
        self.note(format!("{} is a link, which is not followed", shown(parts)));
    }

    /// Adds a note, unless there are enough of them.
    fn note(&mut self, note: String) {
        match self.notes.len() {
            ..MOST_NOTES => self.notes.push(note),
            MOST_NOTES => self.notes.push("there is more that is not read".to_owned()),
            _ => {}
        }
    }

    /// Counts a file, and says whether that is not too many.
    fn go_on(&mut self) -> bool {
        self.seen += 1;
        if self.seen == MOST {
            self.notes.push(format!(
                "holds more than {MOST} files: the rest is not looked at"
            ));
        }
        self.seen < MOST
    }
}

/// So many things that are not read are noted one by one.
const MOST_NOTES: usize = 20;

const NO_CRATE: &str = "crate is not graded: it is no folder with a Cargo.toml and a \
                        folder src, or one of them is a link";

/// Whether answers may lie in a folder of that name.
fn is_entered(name: &str) -> bool {
    !name.starts_with('.') && !SKIPPED.contains(&name)
}

fn joined(parts: &[String], name: &str) -> Vec<String> {
    parts.iter().cloned().chain([name.to_owned()]).collect()
}

/// A way as it is shown.
fn shown(parts: &[String]) -> String {
    escaped(parts.join("/").as_ref())
}

/// Where in an archive copies of the whole book begin.
fn book_roots(items: &[(usize, Vec<String>)]) -> BTreeSet<&[String]> {
    let tomls = items.iter().filter_map(|(_, parts)| {
        let (name, root) = parts.split_last()?;
        (name == "book.toml").then_some(root)
    });
    let chapters = items.iter().flat_map(|(_, parts)| {
        let folders = parts.iter().enumerate();
        folders.filter(|(_, part)| *part == IN_BOOK[0]).map(|(at, _)| &parts[..at])
    });
    let chapters: BTreeSet<&[String]> = chapters.collect();
    let mut roots = BTreeSet::from_iter(tomls);
    roots.retain(|root| chapters.contains(root));
    roots
}
