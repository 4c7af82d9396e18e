//! The appendix of code: all files of a crate, or of a part of it.
use std::collections::BTreeSet;
use std::fs;

use anyhow::{Context, Result};

use crate::model::Names;
use crate::model::include::is_mark;
use crate::model::items::Item;
use crate::model::source::{files, heading_id, line_id, own};
use crate::model::text::escape;

/// A heading and the text of each file of a part, the crate's tests last. Ids bear the
/// crate's name, for the print page holds all crates at once.
pub fn expand(part: &str, names: &Names) -> Result<String> {
    let root = &*names.root;
    let parts = names.source_parts.iter().map(String::as_str);
    let krate = part.split('/').next().unwrap_or(part);
    let tests = format!("code/{krate}/tests/");
    let all = own(root, part, parts)?.into_iter();
    let (tests, code): (Vec<_>, Vec<_>) =
        all.partition(|file| file.starts_with(&tests));
    let mut out = String::new();
    for file in &code {
        out += &section(names, "##", krate, file)?;
    }
    let none = part == krate && files(root, krate, "tests")?.is_empty();
    if none || !tests.is_empty() {
        out += &format!("\n## Tests {{#{krate}-tests}}\n");
    }
    if none {
        out += "\nThis crate's tests stand beside its code, in the modules `tests` above.\n";
    }
    for file in &tests {
        out += &section(names, "###", krate, file)?;
    }
    Ok(out)
}

fn section(names: &Names, hashes: &str, krate: &str, file: &str) -> Result<String> {
    let text =
        fs::read_to_string(names.root.join(file)).with_context(|| file.to_owned())?;
    let name = file.trim_start_matches(&format!("code/{krate}/"));
    let id = heading_id(file);
    let items = names.items.get(file).map_or(&[][..], Vec::as_slice);
    let code = code(file, &text, items);
    // Within a <pre> a blank line does not end the block of HTML in Markdown's eyes.
    Ok(format!(
        "\n{hashes} `{name}` {{#{id}}}\n\n\
         <pre><code class=\"lang-rust listing\">{code}</code></pre>\n"
    ))
}

/// The file as HTML, without the marks of anchors. Each item's first line bears an id.
fn code(file: &str, text: &str, items: &[Item]) -> String {
    let starts: BTreeSet<_> = items.iter().map(|item| item.lines.start).collect();
    let numbered = (1..).zip(text.lines()).filter(|(_, line)| !is_mark(line));
    let lines = numbered.map(|(number, line)| {
        let id = starts.contains(&number).then(|| line_id(file, number));
        let id = id.map(|id| format!("<span id=\"{id}\"></span>"));
        id.unwrap_or_default() + &escape(line) + "\n"
    });
    lines.collect()
}
