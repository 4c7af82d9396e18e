//! The names a chapter may use: the book's figures and its computed facts.
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use mdbook_driver::book::{Book, Chapter};

use super::directive::{Kind, directives};
use super::markdown::blocks;
use super::source;
use super::weave::Weave;

/// Where a figure stands.
#[derive(Debug)]
pub struct Figure {
    /// `Figure 3.2`.
    pub label: String,
    /// The chapter it stands in.
    pub chapter: PathBuf,
    /// Its line there; a second use of the figure is refused.
    pub line: usize,
}

/// All names of the book.
#[derive(Debug)]
pub struct Names {
    /// The folder of the book.
    pub root: PathBuf,
    /// Figures by name.
    pub figures: BTreeMap<String, Figure>,
    /// Facts by name, from `chapters/figures/facts.txt`.
    pub facts: BTreeMap<String, String>,
    /// Source files that the appendix shows, by name, with their page and heading.
    pub sources: BTreeMap<String, String>,
    /// Where the lines of the crates stand.
    pub weave: Weave,
}

impl Names {
    /// Collects the names of a book.
    pub fn collect(root: &Path, book: &Book) -> Result<Self> {
        let mut names = Names {
            root: root.to_owned(),
            figures: BTreeMap::new(),
            facts: facts(&root.join("chapters/figures/facts.txt"))?,
            sources: BTreeMap::new(),
            weave: Weave::collect(root, book),
        };
        for chapter in book.chapters() {
            let Some(path) = &chapter.path else { continue };
            let blocks = blocks(&chapter.content);
            let mut count = 0;
            for directive in directives(&chapter.content, &blocks) {
                match directive.kind {
                    Kind::Figure(name, _) => {
                        count += 1;
                        let label = format!("Figure {}.{count}", number(chapter));
                        let line = directive.line;
                        let figure = Figure { label, chapter: path.clone(), line };
                        names.figures.entry(name.to_owned()).or_insert(figure);
                    }
                    Kind::Source(krate) => {
                        let page = path.with_extension("html").display().to_string();
                        let page = page.replace('\\', "/");
                        for file in source::files(root, krate, "src")? {
                            let link = format!("{page}#{}", source::heading_id(&file));
                            names.sources.insert(file, link);
                        }
                    }
                    _ => {}
                }
            }
        }
        Ok(names)
    }
}

/// A chapter's number, `3`; one without a number has its initial, `P` for Preface.
fn number(chapter: &Chapter) -> String {
    match &chapter.number {
        Some(number) => number.to_string().trim_end_matches('.').to_owned(),
        None => chapter.name.chars().take(1).collect(),
    }
}

fn facts(file: &Path) -> Result<BTreeMap<String, String>> {
    if !file.exists() {
        return Ok(BTreeMap::new());
    }
    let text =
        fs::read_to_string(file).with_context(|| format!("{}", file.display()))?;
    let pairs = text.lines().filter_map(|line| line.split_once('='));
    Ok(pairs.map(|(name, value)| (name.trim().into(), value.trim().into())).collect())
}
