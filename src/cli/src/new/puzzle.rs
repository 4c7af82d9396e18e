//! `gods new puzzle`: a module, a page, and a line in each list of modules or pages.
use ::puzzle::catalog::{self, UnknownPuzzle};
use anyhow::{Result, bail};

use super::changes::{FileChanges, insert_at_last};
use super::name::NewName;

const TEMPLATES: [(&str, &str); 3] = [
    ("code/puzzle/src/@ident@.rs", include_str!("../../templates/puzzle/puzzle.rs")),
    ("code/puzzle/tests/@ident@.rs", include_str!("../../templates/puzzle/tests.rs")),
    ("chapters/puzzles/@name@.md", include_str!("../../templates/puzzle/page.md")),
];

/// Adds the changes for a new puzzle, and returns the commands that check it.
///
/// # Errors
/// If the name is not valid or taken.
pub fn begin(changes: &mut FileChanges, name: &str) -> Result<String> {
    let new_name = NewName::new(name)?;
    // The catalog must not know the name, with or without sizes.
    if !matches!(catalog::find(name), Err(UnknownPuzzle::Family { .. })) {
        bail!(new_name.taken("the catalog has a puzzle that is called so"));
    }
    changes.create(&new_name, &TEMPLATES)?;
    for (file, module) in [
        ("code/puzzle/src/lib.rs", "pub mod @ident@;"),
        ("code/puzzle/tests/main.rs", "mod @ident@;"),
    ] {
        changes.edit(file, |text| {
            let module = new_name.fill(module);
            let key = |line: &str| {
                let line = line.strip_prefix("pub ").unwrap_or(line);
                line.strip_prefix("mod ").map(str::to_owned)
            };
            let own = key(&module);
            let earlier = |line: &str| key(line).is_some() && key(line) < own;
            insert_at_last(text, earlier, 1, &module)
        })?;
    }
    changes.edit("code/puzzle/src/catalog.rs", |text| {
        let family =
            |line: &str| line.starts_with("    crate::") && line.ends_with("::FAMILY,");
        insert_at_last(text, family, 1, &new_name.fill("    crate::@ident@::FAMILY,"))
    })?;
    for (file, earlier, line) in [
        ("chapters/SUMMARY.md", "](puzzles/", "    - [@title@](puzzles/@name@.md)"),
        (
            "chapters/source/puzzle-families.md",
            "{{#source puzzle/src/",
            "\n{{#source puzzle/src/@ident@.rs}}",
        ),
    ] {
        changes.edit(file, |text| {
            insert_at_last(text, |it| it.contains(earlier), 1, &new_name.fill(line))
        })?;
    }
    Ok(new_name.fill(
        "What draws it into the book, and proves it:\n  cargo run --release -- figures\n  \
         cargo run --release -- book sessions puzzles --write\n  \
         cargo run --release -- book check\n  cargo test -p gods-puzzle -p gods-table",
    ))
}
