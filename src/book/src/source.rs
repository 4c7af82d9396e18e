//! The appendix: `{{#source orientation}}` shows every file of a crate, so none can be
//! forgotten. A large crate has several pages: what `{{#source rows/src/sliding}}` shows
//! is left out where `{{#source rows}}` stands.
use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::Path;

use anyhow::{Context, Result};

use super::include::is_mark;
use super::items::items;
use super::listing::escape;

/// The Rust files of a crate, as `code/orientation/src/lib.rs`: its map first, then
/// the rest by name. The folder is `src` or `tests`; one that is missing is empty.
pub fn files(root: &Path, krate: &str, folder: &str) -> io::Result<Vec<String>> {
    let mut files = Vec::new();
    let folder = format!("code/{krate}/{folder}");
    if root.join(&folder).is_dir() {
        add(root, &folder, &mut files)?;
    }
    Ok(files)
}

/// The files that one of the parts shows: those that lie in it, and in no other part
/// within it.
pub fn own<'a>(
    root: &Path,
    part: &str,
    parts: impl Iterator<Item = &'a str> + Clone,
) -> io::Result<Vec<String>> {
    let holds = |part: &str, file: &str| file.starts_with(&format!("code/{part}/"));
    let krate = part.split('/').next().unwrap_or(part);
    let mut all = files(root, krate, "src")?;
    all.extend(files(root, krate, "tests")?);
    all.retain(|file| {
        let others = parts.clone().filter(|other| other.len() > part.len());
        holds(part, file) && !others.into_iter().any(|other| holds(other, file))
    });
    Ok(all)
}

fn add(root: &Path, folder: &str, files: &mut Vec<String>) -> io::Result<()> {
    let mut names: Vec<_> = fs::read_dir(root.join(folder))?
        .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
        .collect();
    let is_map = |name: &str| name == "lib.rs" || name == "mod.rs";
    names.sort_by_key(|name| (!is_map(name), name.clone()));
    for name in names {
        let path = format!("{folder}/{name}");
        if root.join(&path).is_dir() {
            add(root, &path, files)?;
        } else if name.ends_with(".rs") {
            files.push(path);
        }
    }
    Ok(())
}

/// The id of a file's heading: `code/puzzle/src/lib.rs` is under `puzzle-src-lib-rs`.
pub fn heading_id(file: &str) -> String {
    file.trim_start_matches("code/").replace(['/', '.'], "-")
}

/// The id of a line in which an item begins, its documentation included:
/// `puzzle-src-lib-rs-L20`.
pub fn line_id(file: &str, line: usize) -> String {
    format!("{}-L{line}", heading_id(file))
}

/// A heading and the text of each file of a part, the crate's tests last. Ids bear the
/// crate's name, for the print page holds all crates at once.
pub fn expand<'a>(
    root: &Path,
    part: &str,
    parts: impl Iterator<Item = &'a str> + Clone,
) -> Result<String> {
    let krate = part.split('/').next().unwrap_or(part);
    let all = own(root, part, parts)?;
    let is_test = |file: &&String| file.starts_with(&format!("code/{krate}/tests/"));
    let mut out = String::new();
    for file in all.iter().filter(|file| !is_test(file)) {
        out += &section(root, "##", krate, file)?;
    }
    let tests: Vec<_> = all.iter().filter(is_test).collect();
    if !tests.is_empty() {
        out += &format!("\n## Tests {{#{krate}-tests}}\n");
    } else if part == krate && files(root, krate, "tests")?.is_empty() {
        out += &format!(
            "\n## Tests {{#{krate}-tests}}\n\nThis crate's tests stand beside its code, in \
             the modules `tests` above.\n"
        );
    }
    for file in tests {
        out += &section(root, "###", krate, file)?;
    }
    Ok(out)
}

fn section(root: &Path, hashes: &str, krate: &str, file: &str) -> Result<String> {
    let text = fs::read_to_string(root.join(file)).with_context(|| file.to_owned())?;
    let name = file.trim_start_matches(&format!("code/{krate}/"));
    let id = heading_id(file);
    let code = code(file, &text);
    // Within a <pre> a blank line does not end the block of HTML in Markdown's eyes.
    Ok(format!(
        "\n{hashes} `{name}` {{#{id}}}\n\n\
         <pre><code class=\"lang-rust listing\">{code}</code></pre>\n"
    ))
}

/// The file as HTML, without the marks of anchors. Each item's first line bears an id.
fn code(file: &str, text: &str) -> String {
    let starts: BTreeSet<_> =
        items(text).into_iter().map(|item| item.lines.start).collect();
    let numbered = (1..).zip(text.lines()).filter(|(_, line)| !is_mark(line));
    let lines = numbered.map(|(number, line)| match starts.contains(&number) {
        true => {
            format!("<span id=\"{}\"></span>{}\n", line_id(file, number), escape(line))
        }
        false => escape(line) + "\n",
    });
    lines.collect()
}
