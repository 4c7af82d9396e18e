//! Checks whether the commands that a chapter shows are valid.
use crate::model::parsed_book::CommandCheck;

/// Splits a command line into words; quotes group words.
///
/// # Errors
/// If a quote does not end.
pub fn split_words(line: &str) -> Result<Vec<String>, String> {
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

/// The error message for a command that the reader is to type, if it is not valid.
pub fn command_problem(line: &str, check_command: CommandCheck) -> Option<String> {
    let words = match split_words(line) {
        Ok(words) => words,
        Err(message) => return Some(message),
    };
    let words: Vec<_> = words.iter().map(String::as_str).collect();
    match words[..] {
        _ if words.contains(&"gods-course") => None,
        ["gods", ..] => check_command(&words).err(),
        ["cargo", "run", ..] => {
            let end = words.iter().position(|word| *word == "--")?;
            let gods = [&["gods"], &words[end + 1..]].concat();
            check_command(&gods).err()
        }
        ["cargo" | "mdbook" | "git" | "cd", _, ..] => None,
        _ => Some(format!(
            "found `{line}`, which is no command of gods, gods-course, cargo, mdbook or git; output \
             stands below its command, and that begins with `$ `; what else a reader types \
             stands in a block ```sh"
        )),
    }
}

/// The arguments of a command whose output the chapter shows.
///
/// # Errors
/// If it is not a command of `gods` that only prints an answer.
pub fn arguments(
    line: &str,
    check_command: CommandCheck,
) -> Result<Vec<String>, String> {
    let words = split_words(line)?;
    let (program, arguments) = words.split_first().ok_or("found `$` alone")?;
    if program != "gods" {
        return Err(format!(
            "found `$ {line}`, but only `gods` is run and compared: write the command \
             without `$ ` and without output, and what is none of gods, cargo, mdbook or git \
             in a block ```sh"
        ));
    }
    let borrowed: Vec<_> = words.iter().map(String::as_str).collect();
    if !check_command(&borrowed)? {
        return Err(format!(
            "`{line}` does not only answer, so it is not run: write it without `$ ` and \
             without output"
        ));
    }
    Ok(arguments.to_vec())
}

#[test]
fn quotes_hold_words_together() {
    let right = ["gods", "solve", "pocket-cube", "R U' F2", ""];
    assert_eq!(split_words("gods solve pocket-cube  \"R U' F2\" ''").unwrap(), right);
    assert!(split_words("gods 'R U'\"").is_err());
}
