//! The appendix: `{{#source orientation}}` shows every file of a crate, so none can be
//! forgotten.
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

/// A heading and the text of each file, then the crate's tests. Ids bear the crate's
/// name, for the print page holds all crates at once.
pub fn expand(root: &Path, krate: &str) -> Result<String> {
    let mut out = String::new();
    for file in files(root, krate, "src")? {
        out += &section(root, "##", krate, &file)?;
    }
    out += &format!("\n## Tests {{#{krate}-tests}}\n");
    let tests = files(root, krate, "tests")?;
    if tests.is_empty() {
        out += "\nThis crate's tests stand beside its code, in the modules `tests` above.\n";
    }
    for file in tests {
        out += &section(root, "###", krate, &file)?;
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
