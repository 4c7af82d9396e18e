//! Opening a file at a line in the author's editor.
use std::env;
use std::path::Path;
use std::process::Command;

use anyhow::{Result, bail};

use base::failure::Usage;

/// Editors that take the place as `file:line`, and what they want before it. All
/// others take `+line file`, as vi does.
const COLON: [(&str, &[&str]); 6] = [
    ("code", &["--goto"]),
    ("codium", &["--goto"]),
    ("cursor", &["--goto"]),
    ("hx", &[]),
    ("subl", &[]),
    ("zed", &[]),
];

/// Opens a file of the book at a line, with `$VISUAL` or else `$EDITOR`.
pub fn open(root: &Path, file: &str, line: usize) -> Result<()> {
    let set = |name| env::var(name).ok().filter(|value| !value.trim().is_empty());
    let Some(editor) = set("VISUAL").or_else(|| set("EDITOR")) else {
        bail!(Usage(format!(
            "{file}:{line} is the place, but neither VISUAL nor EDITOR is set: \
             set one, as in EDITOR=vim"
        )));
    };
    let (program, arguments) = arguments(&editor, &root.join(file), line);
    match Command::new(&program).args(arguments).status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => bail!("{file}:{line}: the editor `{editor}` ended with {status}"),
        Err(error) => bail!(Usage(format!(
            "{file}:{line}: cannot start the editor `{editor}` ({error}): set VISUAL or \
             EDITOR to another one"
        ))),
    }
}

/// The program and its arguments; `editor` may bring some of its own.
fn arguments(editor: &str, file: &Path, line: usize) -> (String, Vec<String>) {
    let mut words = editor.split_whitespace().map(str::to_owned);
    let program = words.next().unwrap_or_default();
    let mut arguments: Vec<_> = words.collect();
    let stem = Path::new(&program).file_stem().unwrap_or_default();
    let file = file.display();
    match COLON.iter().find(|(name, _)| stem == *name) {
        Some((_, before)) => {
            arguments.extend(before.iter().map(|&word| word.to_owned()));
            arguments.push(format!("{file}:{line}"));
        }
        None => arguments.extend([format!("+{line}"), file.to_string()]),
    }
    (program, arguments)
}

#[test]
fn editors_take_a_line_in_two_ways() {
    let file = Path::new("a.rs");
    let (program, said) = arguments("emacs -nw", file, 7);
    assert_eq!((program.as_str(), said.join(" ").as_str()), ("emacs", "-nw +7 a.rs"));
    let (program, said) = arguments("/usr/bin/code -w", file, 7);
    assert_eq!(program, "/usr/bin/code");
    assert_eq!(said, ["-w", "--goto", "a.rs:7"]);
}
