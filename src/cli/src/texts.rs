//! Tests that the commands in the texts of the book and the repository exist.
use std::fs;
use std::path::Path;

use base::folder::walk;
use clap::Parser;
use clap::error::ErrorKind;

use crate::Cli;

/// The text before a command of this tool.
const BEGINNINGS: [&str; 2] = ["cargo run --release -- ", "`gods "];
/// The characters that end a command: the end of the line or of the code, a comment, a quoted
/// text.
const ENDS: [char; 6] = ['\n', '`', '#', '|', '"', '\''];

/// A command that only the tool of a class's repository has.
const CLASS_COMMAND: &str = "capstone";

/// A text may leave out required arguments, but must not name an unknown command or option.
#[test]
fn texts_name_commands_that_exist() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).unwrap();
    let mut files = vec!["README.md".into(), "CONTRIBUTING.md".into()];
    let chapters = walk(&root.join("chapters"), &|_| true).unwrap();
    let is_text = |file: &&Path| file.extension().is_some_and(|end| end == "md");
    let chapters = chapters.iter().map(|file| &**file).filter(is_text);
    files.extend(chapters.map(|file| Path::new("chapters").join(file)));
    let (mut count, mut unknown) = (0, Vec::new());
    for file in files {
        let text = fs::read_to_string(root.join(&file)).unwrap();
        for beginning in BEGINNINGS {
            for rest in text.split(beginning).skip(1) {
                let command = rest.split(ENDS).next().unwrap_or_default();
                if command.trim() == CLASS_COMMAND {
                    continue;
                }
                let words = ["gods"].into_iter().chain(command.split_whitespace());
                let kind = Cli::try_parse_from(words).err().map(|error| error.kind());
                count += 1;
                if matches!(
                    kind,
                    Some(ErrorKind::InvalidSubcommand | ErrorKind::UnknownArgument)
                ) {
                    unknown.push(format!("{}: `{}`", file.display(), command.trim()));
                }
            }
        }
    }
    assert!(unknown.is_empty(), "no such command:\n{}", unknown.join("\n"));
    assert!(count > 50, "{count}");
}
