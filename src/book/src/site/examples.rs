//! Worked examples: rustdoc compiles every Rust block that is not a listing against the chapter
//! crates and runs it.
//!
//! rustdoc gets a copy of each chapter with the same line numbers, so that a failure names the
//! line in the chapter.
use std::ffi::OsStr;
use std::path::Path;
use std::process::{Command, Output};
use std::{env, fs};

use anyhow::{Context, Result, bail};

use crate::model::markdown::{CodeBlock, blocks, splice};
use base::libraries::{Crates, Libraries};
use base::parallel;
use base::stamp::Stamp;

/// Runs the worked examples of the given chapters (path and text), except for chapters that
/// have passed and not changed since. Returns a line for each chapter; fails with all failures
/// if an example fails.
pub fn run(root: &Path, chapters: &[(&Path, &str)]) -> Result<String> {
    let counts = chapters.iter().map(|(_, text)| count(text));
    let chosen: Vec<_> =
        chapters.iter().zip(counts).filter(|(_, count)| *count > 0).collect();
    if chosen.is_empty() {
        return Ok("no worked examples\n".to_owned());
    }
    let crates = Crates::read(root)?;
    let named = |text: &str| {
        let examples = blocks(text).into_iter().filter(|block| block.is_example());
        let all: Vec<_> = examples.map(|block| &text[block.range.clone()]).collect();
        crates.named_in(&all.join("\n"))
    };
    let wanted = chosen.iter().flat_map(|((_, text), _)| named(text)).collect();
    let libraries = Libraries::build(root, &crates, &wanted)?;
    let folder = root.join("target/examples/chapters");
    let rustdoc = env::var_os("RUSTDOC").unwrap_or("rustdoc".into());
    let version = Command::new(&rustdoc)
        .arg("--version")
        .output()
        .context("cannot start rustdoc, which comes with Rust")?
        .stdout;
    let version = String::from_utf8_lossy(&version);
    let tested = parallel::map(&chosen, |&(&(path, text), count)| {
        let name = format!("chapters/{}", path.display()).replace('\\', "/");
        // The crates to compile with depend on this chapter alone, not on the other chapters.
        let named = named(text);
        let below = crates.with_dependencies(&named);
        let compiled = libraries.selected(|name| below.contains(name));
        let compiled: Vec<_> = compiled.map(|(_, file)| file).collect();
        let text = rustdoc_copy(text);
        let all = format!("{name}: {count} of {count} worked examples pass");
        let stamp = Stamp::new(
            root,
            &format!("examples/{}", name.replace('/', "-")),
            &compiled,
            &format!("{version}{text}"),
        )?;
        if stamp.is_up_to_date() {
            return Ok(Ok(format!("{all}, as before\n")));
        }
        let linked = libraries.link_arguments(|name| named.contains(name));
        let output = run_rustdoc(&rustdoc, &name, &text, &folder, &linked)?;
        if output.status.success() {
            stamp.set()?;
            return anyhow::Ok(Ok(format!("{all}\n")));
        }
        let output_text = [output.stdout, output.stderr].concat();
        Ok(Err(chapter_lines(&String::from_utf8_lossy(&output_text), &name)))
    });
    let (mut passed, mut failed) = (String::new(), String::new());
    for verdict in tested {
        match verdict? {
            Ok(line) => passed += &line,
            Err(why) => failed += &why,
        }
    }
    if failed.is_empty() { Ok(passed) } else { bail!("{}", failed.trim()) }
}

/// Runs rustdoc's tests on the copy of a chapter in a folder.
fn run_rustdoc(
    rustdoc: &OsStr,
    name: &str,
    text: &str,
    folder: &Path,
    linked: &[String],
) -> Result<Output> {
    let copy = folder.join(name);
    fs::create_dir_all(copy.parent().unwrap_or(folder))?;
    fs::write(&copy, text)
        .with_context(|| format!("cannot write {}", copy.display()))?;
    Command::new(rustdoc)
        .current_dir(folder)
        .args(["--test", name, "--edition", "2024", "--color", "never"])
        .args(["-C", "opt-level=0", "-C", "debug-assertions=on"])
        .args(linked)
        .env("RUST_BACKTRACE", "0")
        // Stable rustdoc ignores the error code after `compile_fail` and accepts any error.
        .env("RUSTC_BOOTSTRAP", "1")
        .output()
        .context("cannot start rustdoc, which comes with Rust")
}

/// The number of worked examples in a text.
pub fn count(text: &str) -> usize {
    blocks(text).iter().filter(|block| block.is_example()).count()
}

/// The copy of a chapter for rustdoc, with the same line numbers. Listings become plain text,
/// so that they are not run.
fn rustdoc_copy(text: &str) -> String {
    let edit = |block: CodeBlock| {
        let listing = &text[block.range.clone()];
        (block.range, listing.replacen("rust,listing", "text", 1))
    };
    splice(text, blocks(text).into_iter().filter(|it| it.is_listing()).map(edit))
}

/// Converts rustdoc's `chapters/x.md - Heading (line 12)` to `chapters/x.md:12`, as terminals
/// and editors expect it. Drops the place of a panic, which is a line of a temporary program.
fn chapter_lines(text: &str, name: &str) -> String {
    let shorten = |line: &str| {
        if line.starts_with("thread '") && line.contains(" panicked at ") {
            return Some("it panicked:\n".to_owned());
        }
        let (before, rest) = line.split_once(&format!("{name} - "))?;
        let (_, rest) = rest.split_once("(line ")?;
        let (number, after) = rest.split_once(')')?;
        Some(format!("{before}{name}:{number}{after}\n"))
    };
    text.lines()
        .map(|line| shorten(line).unwrap_or_else(|| format!("{line}\n")))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn failure_names_chapter_line() {
        let output_text = "---- chapters/a.md - Ranks::Why (line 12) stdout ----";
        let right = "---- chapters/a.md:12 stdout ----\n";
        assert_eq!(chapter_lines(output_text, "chapters/a.md"), right);

        let output_text =
            "thread 'main' (1) panicked at /tmp/x/doctest_bundle_2024.rs:18:5:";
        assert_eq!(chapter_lines(output_text, "chapters/a.md"), "it panicked:\n");
    }

    #[test]
    fn copy_keeps_line_numbers() {
        let text = "a\n\n```rust,listing\nx\n```\n\n```rust\nlet a = 1;\n```\n";
        let right = "a\n\n```text\nx\n```\n\n```rust\nlet a = 1;\n```\n";
        assert_eq!(rustdoc_copy(text), right);
        assert_eq!(count(text), 1);
    }
}
