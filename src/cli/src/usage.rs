//! What the parser of arguments says, in one line that holds what was found as it was
//! written, and what would be right.
use std::ffi::{OsStr, OsString};

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Command, CommandFactory, Parser};

/// What is wrong with the arguments, the program's name first. `error` is what the
/// parser has said of them.
pub fn explain<C: Parser + CommandFactory>(
    arguments: &[OsString],
    error: &clap::Error,
) -> String {
    if error.kind() == ErrorKind::InvalidUtf8 {
        let found = arguments.iter().find(|argument| argument.to_str().is_none());
        let found = found.map(OsString::as_os_str).unwrap_or(OsStr::new(""));
        return format!("found {found:?}, which is not UTF-8: write it in UTF-8");
    }
    // The parser repeats what it has found, line breaks and all. So it is asked once
    // more, about the same arguments with such characters spelled out.
    let plain = arguments.iter().map(|argument| match argument.to_str() {
        Some(text) if text.chars().any(char::is_control) => {
            text.escape_debug().to_string().into()
        }
        _ => argument.clone(),
    });
    let again = C::try_parse_from(plain).err();
    let again = again.filter(|again| again.kind() == error.kind());
    let said = one_line(&again.as_ref().unwrap_or(error).to_string());
    // Until it is built, an argument does not know its own name.
    let mut command = C::command();
    command.build();
    match wanted(&command, arguments, error) {
        Some(wanted) => format!("{said}: {wanted}"),
        None => said,
    }
}

/// What the parser says in paragraphs, in one line: what was found, what was probably
/// meant, and how the command is used.
fn one_line(said: &str) -> String {
    let said = said.trim_start_matches("error: ");
    let paragraphs = said.split("\n\n").filter(|text| !text.starts_with("For more"));
    let sentence = |text: &str| {
        let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
        let lines = lines.collect::<Vec<_>>();
        match lines.join(" ").strip_prefix("Usage: ") {
            Some(_) => lines.join(" or ").replacen("Usage:", "usage:", 1),
            None => lines.join(" "),
        }
    };
    paragraphs.map(sentence).collect::<Vec<_>>().join("; ")
}

/// What belongs behind an option that stands without its value, as the help has it.
fn wanted(
    command: &Command,
    arguments: &[OsString],
    error: &clap::Error,
) -> Option<String> {
    let empty = match error.get(ContextKind::InvalidValue) {
        None => true,
        Some(ContextValue::String(value)) => value.is_empty(),
        _ => false,
    };
    let Some(ContextValue::String(option)) = error.get(ContextKind::InvalidArg) else {
        return None;
    };
    if error.kind() != ErrorKind::InvalidValue || !empty {
        return None;
    }
    let mut here = command;
    for word in arguments.iter().skip(1) {
        match word.to_str().and_then(|word| here.find_subcommand(word)) {
            Some(below) => here = below,
            None => break,
        }
    }
    let mut options = here.get_arguments();
    let option = options.find(|argument| argument.to_string() == *option)?;
    Some(option.get_help()?.to_string().replace('\n', " "))
}
