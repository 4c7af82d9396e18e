//! The commands that a chapter shows: whether they are ones that work.
use crate::tool::cli;

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
pub fn wrong(line: &str) -> Option<String> {
    let words = match words(line) {
        Ok(words) => words,
        Err(message) => return Some(message),
    };
    let words: Vec<_> = words.iter().map(String::as_str).collect();
    match words[..] {
        ["gods", ..] => cli::understood(&words).err(),
        ["cargo", "run", ..] => {
            let end = words.iter().position(|word| *word == "--")?;
            let gods = [&["gods"], &words[end + 1..]].concat();
            cli::understood(&gods).err()
        }
        ["cargo" | "mdbook" | "git" | "cd", _, ..] => None,
        _ => Some(format!(
            "found `{line}`, which is no command of gods, cargo, mdbook or git; output \
             stands below its command, and that begins with `$ `"
        )),
    }
}

/// The arguments of a command whose output the chapter shows, which is run.
///
/// # Errors
/// If it is no command of `gods` that only answers.
pub fn arguments(line: &str) -> Result<Vec<String>, String> {
    let words = words(line)?;
    let (program, arguments) = words.split_first().ok_or("found `$` alone")?;
    if program != "gods" {
        return Err(format!(
            "found `$ {line}`, but only `gods` is run and compared: write the command \
             without `$ ` and without output"
        ));
    }
    let borrowed: Vec<_> = words.iter().map(String::as_str).collect();
    if !cli::answers(&borrowed)? {
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

    #[test]
    fn quotes_hold_words_together() {
        let right = ["gods", "solve", "pocket-cube", "R U' F2", ""];
        assert_eq!(words("gods solve pocket-cube  \"R U' F2\" ''").unwrap(), right);
        assert!(words("gods 'R U'\"").is_err());
    }

    #[test]
    fn commands_that_do_not_exist_are_found() {
        assert_eq!(wrong("gods table pocket-cube --engine unrank"), None);
        assert_eq!(wrong("cargo run --release -- solve pocket-cube 'R U'"), None);
        assert_eq!(wrong("cargo test -p gods-orientation"), None);
        assert!(wrong("gods tabel").unwrap().contains("tabel"));
        assert!(wrong("cargo run -- tabel").unwrap().contains("tabel"));
        assert!(wrong("length  3 moves").unwrap().contains("no command"));
    }

    #[test]
    fn only_what_answers_is_run() {
        assert_eq!(
            arguments("gods table pocket-cube").unwrap(),
            ["table", "pocket-cube"]
        );
        assert_eq!(arguments("gods --help").unwrap(), ["--help"]);
        for line in ["gods", "gods book test", "gods figures", "cargo test", ""] {
            assert!(arguments(line).is_err(), "{line}");
        }
    }
}
