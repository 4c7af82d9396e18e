//! The commands that a chapter shows: whether they are ones that work.
use std::path::Path;

use crate::model::markdown::Block;
use crate::model::names::Commands;

/// The commands of cargo that the book may tell its readers to type.
const CARGO: [&str; 15] = [
    "add", "bench", "build", "check", "clippy", "doc", "fetch", "fmt", "init",
    "install", "new", "run", "test", "tree", "vendor",
];
/// Those of mdBook.
const MDBOOK: [&str; 6] = ["build", "clean", "init", "serve", "test", "watch"];

/// The words of a command line; quotes hold words together.
///
/// # Errors
/// If a quote does not end.
pub fn words(line: &str) -> Result<Vec<String>, String> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    for letter in line.chars() {
        match (quote, letter) {
            (Some(open), _) if letter == open => quote = None,
            (None, '"' | '\'') => {
                quote = Some(letter);
                word.get_or_insert_default();
            }
            (None, ' ') => words.extend(word.take()),
            _ => word.get_or_insert_default().push(letter),
        }
    }
    words.extend(word);
    match quote {
        Some(open) => Err(format!("the quote {open} in `{line}` does not end")),
        None => Ok(words),
    }
}

/// What is wrong with a command that the reader is to type.
pub fn problem(line: &str, commands: Commands) -> Option<String> {
    let words = match words(line) {
        Ok(words) => words,
        Err(message) => return Some(message),
    };
    let words: Vec<_> = words.iter().map(String::as_str).collect();
    match words[..] {
        ["gods", ..] => commands(&words).err(),
        ["cargo", "run", ..] => {
            let end = words.iter().position(|word| *word == "--")?;
            let gods = [&["gods"], &words[end + 1..]].concat();
            commands(&gods).err()
        }
        ["cargo", command, ..] => unknown("cargo", command, &CARGO),
        ["mdbook", command, ..] => unknown("mdbook", command, &MDBOOK),
        ["git" | "cd", _, ..] => None,
        _ => Some(format!(
            "found `{line}`, which is no command of gods, cargo, mdbook or git; output \
             stands below its command, and that begins with `$ `; what else a reader types \
             stands in a block ```sh"
        )),
    }
}

/// What is wrong with a command of a program that has these.
fn unknown(program: &str, command: &str, known: &[&str]) -> Option<String> {
    let ends = command.starts_with('-') || known.contains(&command);
    (!ends).then(|| {
        format!("found `{program} {command}`; {program} has {}", known.join(", "))
    })
}

/// The packages that typed commands name, and that the workspace does not have.
pub fn packages(blocks: &[Block], root: &Path) -> Vec<(usize, String)> {
    let mut problems = Vec::new();
    let shells = ["console", "sh", "bash", "shell"];
    let is_shell =
        |block: &&Block| block.words().first().is_some_and(|w| shells.contains(w));
    for block in blocks.iter().filter(is_shell) {
        for (line, command) in (block.line + 1..).zip(block.code.lines()) {
            let words: Vec<_> = command.split_whitespace().collect();
            let named =
                words.windows(2).filter(|pair| ["-p", "--package"].contains(&pair[0]));
            let named = named.filter(|_| words[0] == "cargo").map(|pair| pair[1]);
            for name in named.filter(|name| !is_package(root, name)) {
                problems.push((
                    line,
                    format!(
                        "found `{name}`, which is no package of the book: they are \
                         gods-algorithm and, for each folder in code/, gods-folder"
                    ),
                ));
            }
        }
    }
    problems
}

/// Whether the workspace has such a package.
fn is_package(root: &Path, name: &str) -> bool {
    let folder = |name: &str| root.join("code").join(name).join("src/lib.rs").is_file();
    name == "gods-algorithm" || name.strip_prefix("gods-").is_some_and(folder)
}

/// The arguments of a command whose output the chapter shows, which is run.
///
/// # Errors
/// If it is no command of `gods` that only answers.
pub fn arguments(line: &str, commands: Commands) -> Result<Vec<String>, String> {
    let words = words(line)?;
    let (program, arguments) = words.split_first().ok_or("found `$` alone")?;
    if program != "gods" {
        return Err(format!(
            "found `$ {line}`, but only `gods` is run and compared: write the command \
             without `$ ` and without output, and what is none of gods, cargo, mdbook or git \
             in a block ```sh"
        ));
    }
    let borrowed: Vec<_> = words.iter().map(String::as_str).collect();
    if !commands(&borrowed)? {
        return Err(format!(
            "`{line}` does not only answer, so it is not run: write it without `$ ` and \
             without output"
        ));
    }
    Ok(arguments.to_vec())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A tool with two commands: one answers, one works.
    fn tool(words: &[&str]) -> Result<bool, String> {
        match words {
            ["gods", "table", ..] | ["gods", "solve", ..] | ["gods", "--help"] => {
                Ok(true)
            }
            ["gods"] | ["gods", "book" | "figures", ..] => Ok(false),
            _ => Err(format!("`{}` is no command", words.join(" "))),
        }
    }

    #[test]
    fn quotes_hold_words_together() {
        let right = ["gods", "solve", "pocket-cube", "R U' F2", ""];
        assert_eq!(words("gods solve pocket-cube  \"R U' F2\" ''").unwrap(), right);
        assert!(words("gods 'R U'\"").is_err());
    }

    #[test]
    fn commands_that_do_not_exist_are_found() {
        for line in [
            "gods table pocket-cube --engine unrank",
            "cargo run --release -- solve pocket-cube 'R U'",
            "cargo test -p gods-orientation",
            "mdbook serve --open",
        ] {
            assert_eq!(problem(line, tool), None, "{line}");
        }
        let found = problem("cargo run -- tabel", tool).unwrap();
        assert!(found.contains("tabel"), "{found}");
        let found = problem("mdbook biuld", tool).unwrap();
        assert!(found.contains("mdbook has build, "), "{found}");
    }

    #[test]
    fn only_what_answers_is_run() {
        let right = ["table", "pocket-cube"];
        assert_eq!(arguments("gods table pocket-cube", tool).unwrap(), right);
        for line in ["gods", "gods book test", "cargo test", ""] {
            assert!(arguments(line, tool).is_err(), "{line}");
        }
    }
}
