//! `gods new chapter`: a page, a crate, and a line in each list of pages or crates.
use anyhow::{Result, bail};

use super::changes::{FileChanges, insert_at_last};
use super::name::NewName;

const TEMPLATES: [(&str, &str); 7] = [
    ("chapters/@name@.md", include_str!("../../templates/chapter/chapter.md")),
    ("chapters/source/@name@.md", include_str!("../../templates/chapter/source.md")),
    ("code/@name@/Cargo.toml", include_str!("../../templates/chapter/manifest.toml")),
    ("code/@name@/README.md", include_str!("../../templates/chapter/README.md")),
    ("code/@name@/src/lib.rs", include_str!("../../templates/chapter/lib.rs")),
    ("code/@name@/src/plain.rs", include_str!("../../templates/chapter/plain.rs")),
    ("code/@name@/tests/plain.rs", include_str!("../../templates/chapter/tests.rs")),
];

/// Adds the changes for a new chapter, and returns the commands that check it.
///
/// # Errors
/// If the name is not valid or taken.
pub fn begin(changes: &mut FileChanges, name: &str) -> Result<String> {
    let new_name = NewName::new(name)?;
    let manifest = changes.read("Cargo.toml")?;
    let [own, other] = [format!("{name} = "), format!("{name}.")];
    if manifest.lines().any(|l| l.starts_with(&own) || l.starts_with(&other)) {
        bail!(new_name.taken("Cargo.toml has a package that is called so"));
    }
    changes.create(&new_name, &TEMPLATES)?;
    for license in ["LICENSE-APACHE", "LICENSE-MIT"] {
        let text = changes.read(license)?;
        changes.create(&new_name, &[(&format!("code/@name@/{license}"), &text)])?;
    }
    let line = |template: &str| new_name.fill(template);
    changes.edit("Cargo.toml", |text| {
        let package =
            line("@name@ = { package = \"gods-@name@\", path = \"code/@name@\", version = \"0.1.0\" }");
        let text = insert_at_last(text, |l| l.contains("path = \"code/"), 1, &package)?;
        let use_it = line("@name@.workspace = true");
        insert_at_last(&text, |l| l.starts_with("cli = { workspace"), 0, &use_it)
    })?;
    changes.edit("src/lib.rs", |text| {
        let module = line("pub use @ident@;");
        let earlier = |l: &str| l.starts_with("pub use ") && *l < *module;
        let documentation = |l: &str| l.starts_with("//!");
        let text = insert_at_last(text, earlier, 1, &module)
            .or_else(|| insert_at_last(text, documentation, 1, &module))?;
        let about = line("//! - [`@ident@`]: TODO: what it has, in a phrase.");
        insert_at_last(&text, |l| l.starts_with("//! - "), 0, &about)
    })?;
    changes.edit("ARCHITECTURE.md", |text| {
        let row = line("| `@name@` | @title@ | TODO: what it holds | – |");
        let (before, table) = text.split_at(text.find("| crate | chapter |")?);
        let (table, rest) = table.split_once(" |\n\n")?;
        Some(format!("{before}{table} |\n{row}\n\n{rest}"))
    })?;
    changes.edit("chapters/SUMMARY.md", |text| {
        let (book, rest) = text.split_once("\n# For teachers")?;
        let entry = |l: &str| l.trim_start().starts_with("- [");
        let book = insert_at_last(book, entry, 1, &line("- [@title@](@name@.md)"))?;
        let text = format!("{book}\n# For teachers{rest}");
        let source = line("[Source of @name@](source/@name@.md)");
        insert_at_last(&text, |l| l.starts_with("[Source of "), 1, &source)
    })?;
    changes.edit("chapters/teaching/course.toml", |text| {
        let (before, list) = text.rsplit_once("further = [")?;
        let (list, rest) = list.split_once("\n]")?;
        let section = line("    \"@name@.md#the-idea\",");
        Some(format!("{before}further = [{list}\n{section}\n]{rest}"))
    })?;
    Ok(new_name.fill(
        "What puts it into the course's plans, and proves it:\n  \
         cargo run --release -p gods-course -- plans\n  cargo test -p gods-@name@\n  cargo run --release -- book check\n  \
         cargo run --release -- book coverage --crate @name@",
    ))
}
