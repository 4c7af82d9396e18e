//! Parses a tool's arguments: the command they name, or the exit code after help or an
//! error.
use std::ffi::OsString;
use std::io::Write;
use std::process::ExitCode;

use base::failure::{self, UsageError};
use clap::Parser;
use clap::error::ErrorKind;

/// Returns the command named by the arguments of this program.
///
/// # Errors
/// Returns the exit code when no command is named: help, the version or the error is
/// already printed.
pub fn parse<C: Parser>() -> Result<C, ExitCode> {
    let arguments: Vec<_> = std::env::args_os().collect();
    C::try_parse_from(&arguments).map_err(|error| {
        // Clap also prints the whole help for a command without its subcommand.
        let is_help = !error.use_stderr()
            || error.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand;
        if is_help {
            print_help(&error)
        } else {
            failure::report(&describe_error::<C>(&arguments, &error).into())
        }
    })
}

/// Describes a parse error in one line. Clap's message repeats the arguments with their
/// control characters, so the arguments are parsed once more with these escaped.
fn describe_error<C: Parser>(
    arguments: &[OsString],
    error: &clap::Error,
) -> UsageError {
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
    UsageError(paragraphs.map(one_line).collect::<Vec<_>>().join("; "))
}

/// Prints the help or the version and returns the exit code.
fn print_help(help: &clap::Error) -> ExitCode {
    match help.print().and_then(|()| std::io::stdout().flush()) {
        Err(error) if !help.use_stderr() => failure::report(&error.into()),
        _ => ExitCode::from(help.exit_code() as u8),
    }
}
