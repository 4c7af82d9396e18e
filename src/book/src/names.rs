//! The names a chapter may use: what the book numbers, and its computed facts.
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use mdbook_driver::book::{Book, Chapter};

use super::appendix::Appendix;
use super::contents::Pages;
use super::directive::{Kind, directives};
use super::exempt::Exempt;
use super::markdown::blocks;
use super::numbered::{Numbered, Register, Sort, listing_name};
use super::shell::Commands;
use super::site::slashes;
use super::source;
use super::teaching::Course;
use super::weave::Weave;
use base::generated;
use base::suggestions::near;
use judging::exercises::{self, Exercise};

/// All names of the book.
#[derive(Debug)]
pub struct Names {
    /// The folder of the book.
    pub root: PathBuf,
    /// What knows the commands of the tool.
    pub commands: Commands,
    /// Figures, tables and listings by name.
    pub numbered: Register,
    /// Facts by name, from `chapters/figures/facts.txt`, and those that were measured
    /// from `chapters/measured/facts.txt`.
    pub facts: BTreeMap<String, String>,
    /// Source files that the appendix shows, by name, with their page and heading.
    pub sources: BTreeMap<String, String>,
    /// What the pages of source show, as `rows` and `rows/src/sliding`.
    pub source_parts: Vec<String>,
    /// Where the lines of the crates stand.
    pub weave: Weave,
    /// What may stand in the text as it is typed, from `chapters/numbers.txt`.
    pub exempt: Exempt,
    /// What the generated appendices are made of.
    pub appendix: Appendix,
    /// The sessions of the course.
    pub course: Course,
    /// The exercises, in the book's order.
    pub exercises: Vec<Exercise>,
    /// All pages, and what they use.
    pub pages: Pages,
}

impl Names {
    /// Collects the names of a book.
    pub fn collect(root: &Path, book: &Book, commands: Commands) -> Result<Self> {
        let appendix = Appendix::read(root)?;
        let mut names = Names {
            root: root.to_owned(),
            commands,
            numbered: Register::default(),
            facts: all_facts(root)?,
            sources: BTreeMap::new(),
            source_parts: Vec::new(),
            weave: Weave::collect(root, book),
            exempt: Exempt::read(root)?,
            course: Course::read(root)?,
            pages: Pages::collect(book, &appendix.glossary),
            exercises: exercises::all(root)?,
            appendix,
        };
        let mut parts = Vec::new();
        for chapter in book.chapters() {
            let Some(path) = &chapter.path else { continue };
            let blocks = blocks(&chapter.content);
            let number = number(chapter);
            let mut counts = BTreeMap::new();
            let mut label = |sort: Sort| {
                let count = counts.entry(sort).or_insert(0);
                *count += 1;
                sort.label(&number, *count)
            };
            let listings = &mut names.weave.listings;
            for listing in listings.iter_mut().filter(|l| l.chapter == *path) {
                listing.label = label(Sort::Listing);
                if !listing.repeat {
                    let (name, label) =
                        (listing_name(&listing.include), &listing.label);
                    let (id, line) = (listing.id(), listing.line);
                    let place = Numbered::new(label, id, path, line);
                    names.numbered.add(Sort::Listing, &name, place);
                }
            }
            let mut add = |sort: Sort, name: &str, line| {
                let id = format!("{}-{name}", sort.word());
                let place = Numbered::new(&label(sort), id, path, line);
                names.numbered.add(sort, name, place);
            };
            for directive in directives(&chapter.content, &blocks) {
                match directive.kind {
                    Kind::Figure(name, _) => add(Sort::Figure, name, directive.line),
                    Kind::Table(name, _) => add(Sort::Table, name, directive.line),
                    Kind::Exercise(name) => add(Sort::Exercise, name, directive.line),
                    Kind::Source(part) => {
                        let page = slashes(&path.with_extension("html"));
                        parts.push((part.to_owned(), page));
                    }
                    _ => {}
                }
            }
        }
        for (part, page) in &parts {
            for file in source::own(root, part, parts.iter().map(|(part, _)| &**part))?
            {
                let link = format!("{page}#{}", source::heading_id(&file));
                names.sources.insert(file, link);
            }
        }
        names.source_parts = parts.into_iter().map(|(part, _)| part).collect();
        Ok(names)
    }

    /// The value of a fact, or of one entry of a fact that is a list: `layers[11]`.
    ///
    /// # Errors
    /// Says which facts there are.
    pub fn fact(&self, name: &str) -> Result<&str, String> {
        if let Some(value) = self.facts.get(name) {
            return Ok(value);
        }
        let index = name.strip_suffix(']').and_then(|name| name.split_once('['));
        if let Some((list, index)) = index
            && let Some(value) = self.facts.get(list)
        {
            let entries: Vec<_> = value.split("; ").collect();
            if entries.len() == 1 {
                return Err(format!(
                    "the fact `{list}` is no list: write {{{{fact {list}}}}}"
                ));
            }
            let entry = index.parse().ok().and_then(|i: usize| entries.get(i));
            return entry.copied().ok_or_else(|| {
                format!(
                    "the fact `{list}` has no entry `{index}`: they are 0 to {}",
                    entries.len() - 1
                )
            });
        }
        let measured = is_measured(name);
        let known = self.facts.keys().map(String::as_str);
        let known = known.filter(|known| is_measured(known) == measured);
        let folder = if measured { generated::MEASURED } else { generated::FIGURES };
        Err(format!("{folder}/facts.txt has no fact `{name}`:{}", near(name, known)))
    }
}

/// A chapter's number, `3`; one without a number has its initial, `P` for Preface.
fn number(chapter: &Chapter) -> String {
    match &chapter.number {
        Some(number) => number.to_string().trim_end_matches('.').to_owned(),
        None => chapter.name.chars().take(1).collect(),
    }
}

/// Whether a fact is a result of `gods measure`, which no text may hold as a number.
pub fn is_measured(fact: &str) -> bool {
    fact.starts_with("measured.")
}

/// What `gods figures` and `gods measure` have written, each under its own names.
fn all_facts(root: &Path) -> Result<BTreeMap<String, String>> {
    let mut all = facts(&root.join(generated::FIGURES).join("facts.txt"))?;
    all.retain(|name, _| !is_measured(name));
    let measured = facts(&root.join(generated::MEASURED).join("facts.txt"))?;
    all.extend(measured.into_iter().filter(|(name, _)| is_measured(name)));
    Ok(all)
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
