//! Every text that a reader of the book, of its exercises or of the repository sees.
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use base::generated;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::visible::comments;
use crate::model::directive::Kind;
use crate::model::include::Include;
use crate::model::markdown::line_of;
use crate::model::text::is;
use crate::model::{Chapter, Names};
use base::folder::walk;

/// Texts for those who come to the repository, which no preprocessor fills in.
const DOCUMENTS: [&str; 4] =
    ["README.md", "CONTRIBUTING.md", "ARCHITECTURE.md", "CHANGELOG.md"];

/// A text in Markdown.
#[derive(Debug)]
pub struct Passage<'a> {
    /// Its file, relative to `chapters`.
    pub file: PathBuf,
    /// The lines of the file that stand above it.
    pub above: usize,
    /// The chapter that it is, which is parsed; else its text is what counts.
    chapter: Option<&'a Chapter>,
    text: String,
    /// Whether it cannot quote facts, so that its numbers are compared with them.
    pub is_compared: bool,
    /// Whether it is a chapter that says how its first claims are held: the preface, or
    /// one with a number that is not for teachers.
    pub is_chapter: bool,
}

impl Passage<'_> {
    /// Reads it, parsed.
    pub fn read<R>(&self, read: impl FnOnce(&Chapter) -> R) -> R {
        match self.chapter {
            Some(chapter) => read(chapter),
            None => {
                let page = Chapter::parse(&self.file, &self.text);
                read(&Chapter { before: self.above, ..page })
            }
        }
    }
}

/// All of them: the chapters and what they include, the table of contents, all texts in
/// data, the exercises, the comments of the crates, the documents of the repository.
///
/// # Errors
/// If a file cannot be read.
pub fn all(names: &Names) -> Result<Vec<Passage<'_>>> {
    let root = &*names.root;
    let chapters = root.join("chapters");
    let passage = |file: &Path, text: String| Passage {
        file: file.to_owned(),
        above: 0,
        chapter: None,
        text,
        is_compared: false,
        is_chapter: false,
    };
    let mut all = Vec::new();
    let mut included = BTreeSet::new();
    for chapter in &names.chapters {
        let path = &chapter.path;
        let is_chapter = (chapter.number.starts_with(|c: char| c.is_ascii_digit())
            || all.is_empty())
            && !path.starts_with("teaching");
        let chapter = Some(chapter);
        all.push(Passage { chapter, is_chapter, ..passage(path, String::new()) });
        for directive in chapter.into_iter().flat_map(|chapter| &chapter.directives) {
            if let Kind::Include(argument) = &directive.kind {
                included.insert(Include::parse(argument, path).file);
            }
        }
    }
    let is_generated = |file: &PathBuf| {
        [generated::FIGURES, generated::MEASURED].iter().any(|it| file.starts_with(it))
    };
    included.retain(|file| !is_generated(file));
    let mut files = vec![PathBuf::from("chapters/SUMMARY.md")];
    files.extend(included);
    for folder in ["chapters", "code"].map(Path::new) {
        if root.join(folder).is_dir() {
            let found = walk(&root.join(folder), &|path| is_shown(path, folder))?;
            files.extend(found.iter().map(|file| folder.join(file)));
        }
    }
    files.extend(DOCUMENTS.map(PathBuf::from));
    files.sort();
    files.dedup();
    for file in files.into_iter().filter(|file| root.join(file).is_file()) {
        let text = fs::read_to_string(root.join(&file))
            .with_context(|| file.display().to_string())?;
        let (name, is_compared) = match file.strip_prefix("chapters") {
            Ok(name) => (name.to_owned(), false),
            Err(_) => (Path::new("..").join(&file), true),
        };
        let passage = |text| Passage { is_compared, ..passage(&name, text) };
        match file.extension().and_then(|extension| extension.to_str()) {
            Some("toml") => {
                for (start, said) in strings(&text) {
                    let opening = text[start..].starts_with("\"\"\"\n");
                    let above = line_of(&text, start) - 1 + usize::from(opening);
                    all.push(Passage { above, ..passage(said) });
                }
            }
            Some("rs") => all.push(passage(comments(&text))),
            _ if chapters.join(&name).is_file()
                && all.iter().any(|p| p.file == name) => {}
            _ => all.push(passage(text)),
        }
    }
    Ok(all)
}

/// Whether a folder or a file holds texts: of the chapters the data and what a student is
/// shown of an exercise, of the crates the code with its tests and the README.
fn is_shown(path: &Path, folder: &Path) -> bool {
    let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
    if path.is_dir() {
        return !["api", "wrong", "examples", "benches", "target"].contains(&name);
    }
    match folder == Path::new("code") {
        true => is(path, "rs") || name == "README.md",
        false => {
            is(path, "toml") || ["solution.rs", "buggy.rs", "hints.md"].contains(&name)
        }
    }
}

/// The strings of a TOML file, and where each begins; none if it cannot be read.
fn strings(text: &str) -> Vec<(usize, String)> {
    fn add(value: &Spanned<DeValue>, found: &mut Vec<(usize, String)>) {
        match value.get_ref() {
            // The path of a test is no text.
            DeValue::String(said) if said.contains("::") => {}
            DeValue::String(said) => found.push((value.span().start, said.to_string())),
            DeValue::Array(values) => values.iter().for_each(|value| add(value, found)),
            DeValue::Table(table) => table.values().for_each(|value| add(value, found)),
            _ => {}
        }
    }
    let mut found = Vec::new();
    if let Ok(table) = DeTable::parse(text) {
        table.get_ref().values().for_each(|value| add(value, &mut found));
    }
    found
}
