//! Reading the arguments of a tool: what they name, or the exit code of help and mistakes.
use std::ffi::OsString;
use std::io::Write;
use std::process::ExitCode;

use base::failure::{self, Usage};
use clap::Parser;
use clap::error::ErrorKind;

/// The command that this program's arguments name.
///
/// # Errors
/// If there is none: help, the version or what is wrong is printed, and this is the exit code.
pub fn parse<C: Parser>() -> Result<C, ExitCode> {
    let arguments: Vec<_> = std::env::args_os().collect();
    C::try_parse_from(&arguments).map_err(|error| {
        // The parser answers with the whole help to a command without its subcommand, too.
        let is_help = !error.use_stderr()
            || error.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand;
        match is_help {
            true => print_help(&error),
            false => failure::report(&describe_error::<C>(&arguments, &error).into()),
        }
    })
}

/// What the parser says of arguments that it does not understand, in one line. It repeats
/// what it has found, line breaks and all: so it is asked again, with these spelled out.
fn describe_error<C: Parser>(arguments: &[OsString], error: &clap::Error) -> Usage {
    let escaped = arguments.iter().map(|argument| match argument.to_str() {
        Some(text) if text.contains(char::is_control) => {
            text.escape_debug().to_string().into()
        }
        _ => argument.clone(),
    });
    let second_error = C::try_parse_from(escaped).err();
    let error = second_error.as_ref().unwrap_or(error).to_string();
    let error = error.trim_start_matches("error: ").replace("Usage:", "usage:");
    let paragraphs = error.split("\n\n").filter(|text| !text.starts_with("For more"));
    let one_line = |text: &str| {
        let and = if text.starts_with("usage:") { " or " } else { " " };
        text.trim().lines().map(str::trim).collect::<Vec<_>>().join(and)
    };
    Usage(paragraphs.map(one_line).collect::<Vec<_>>().join("; "))
}

/// Prints the help or the version, and gives the exit code.
fn print_help(help: &clap::Error) -> ExitCode {
    match help.print().and_then(|()| std::io::stdout().flush()) {
        Err(error) if !help.use_stderr() => failure::report(&error.into()),
        _ => ExitCode::from(help.exit_code() as u8),
    }
}
