//! `gods new exercise`: a folder, and a line in the chapter.
use std::path::Path;

use anyhow::{Result, bail};

use super::changes::{FileChanges, insert_at_last};
use super::name::NewName;
use base::failure::UsageError;
use base::suggestions;
use book::model::ParsedText;
use judging::exercises::{load_all, stub};

const TEMPLATES: [(&str, &str); 6] = [
    ("exercise.toml", include_str!("../../templates/exercise/exercise.toml")),
    ("solution.rs", include_str!("../../templates/exercise/solution.rs")),
    ("check.rs", include_str!("../../templates/exercise/check.rs")),
    ("hints.md", include_str!("../../templates/exercise/hints.md")),
    (
        "wrong/with-the-end.rs",
        include_str!("../../templates/exercise/wrong/with-the-end.rs"),
    ),
    ("wrong/untouched.rs", include_str!("../../templates/exercise/wrong/untouched.rs")),
];

/// Adds the changes for a new exercise, and returns the commands that check it.
///
/// # Errors
/// If there is no such chapter, or the name is not valid or taken.
pub fn begin(changes: &mut FileChanges, chapter: &str, name: &str) -> Result<String> {
    // The chapters that can have exercises: pages in the same folder as SUMMARY.md.
    let summary = changes.read("chapters/SUMMARY.md")?;
    let chapters = summary.lines().filter_map(|line| {
        let (_, address) = line.trim_start().strip_prefix("- [")?.split_once("](")?;
        address.strip_suffix(".md)").filter(|page| !page.contains('/'))
    });
    if !chapters.clone().any(|known| known == chapter) {
        bail!(UsageError(format!(
            "there is no chapter {chapter:?}:{}",
            suggestions::suggestion(chapter, chapters)
        )));
    }
    let mut new_name = NewName::new(name)?;
    if let Some(other) = load_all(changes.root)?.iter().find(|other| other.name == name)
    {
        bail!(new_name.taken(&format!("there is {} already", other.relative_path())));
    }
    let page = format!("{chapter}.md");
    let text = changes.read(&format!("chapters/{page}"))?;
    // The first heading is the title of the page.
    let sections = ParsedText::parse(Path::new(&page), &text).headings;
    let Some(section) = sections.get(1) else {
        bail!(UsageError(format!(
            "chapters/{page} has no section yet: write one first"
        )))
    };
    new_name.section = format!("{page}#{}", section.id);
    let folder = format!("chapters/exercises/{chapter}/@name@");
    for (file, text) in TEMPLATES {
        changes.create(&new_name, &[(&format!("{folder}/{file}"), text)])?;
        if file == "solution.rs" {
            let stub = stub::stub(text).map_err(anyhow::Error::msg)?;
            changes.create(&new_name, &[(&format!("{folder}/exercise.rs"), &stub)])?;
        }
    }
    changes.edit(&format!("chapters/{page}"), |text| {
        let directive = format!("{{{{#exercise {name}}}}}");
        let is_exercise = |line: &str| line.starts_with("{{#exercise ");
        if let Some(text) =
            insert_at_last(text, is_exercise, 1, &format!("\n{directive}"))
        {
            return Some(text);
        }
        let section = format!("## Exercises\n\n{directive}\n");
        insert_at_last(text, |line| line == "## What you can do now", 0, &section)
            .or_else(|| Some(format!("{}\n\n{section}", text.trim_end())))
    })?;
    Ok(format!(
        "What proves it, and puts it into the course's plans:\n  \
         cargo run --release -- exercises {name} --prove\n  \
         cargo run --release -p gods-course -- plans"
    ))
}
