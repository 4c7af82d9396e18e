//! `gods man`: the manual as a page for the command `man`, by what the parser of arguments
//! knows.
use std::fmt::Write;

use clap::{Arg, Command};

/// How it is used.
pub const EXAMPLES: &str = "\
Examples:
  gods man | man -l -                          read it
  gods man > ~/.local/share/man/man1/gods.1    so that `man gods` finds it";

/// What holds for every command.
const EXIT: &str = "\
.SH EXIT STATUS
.TP
.B 0
Done.
.TP
.B 1
The work failed: an exercise is wrong, a line of a list cannot be solved, a file cannot be
written.
.TP
.B 2
The arguments were not understood, or ask for what cannot be.
.SH ENVIRONMENT
.TP
.B GODS_CPU
Which instructions the engine rows may use: portable, avx2 or avx512.
.TP
.B GODS_STRICT
If it is 1, an exercise that is to do is a failure, as one that is wrong.
.TP
.BR VISUAL \", \" EDITOR
What opens a place to mend.
";

/// The whole manual in the language of man pages.
pub fn page(mut command: Command) -> String {
    command.build();
    let name = command.get_name().to_owned();
    let version = command.get_version().unwrap_or_default();
    let about = text(command.get_about());
    let title = name.to_uppercase();
    let mut page =
        format!(".TH {title} 1 \"\" \"{name} {version}\" \"God's Algorithm\"\n");
    // Writing to a string cannot fail.
    let _ = write!(page, ".SH NAME\n{name} \\- {}\n.SH SYNOPSIS\n", roff(&about));
    page += &synopsis(&mut command);
    page += ".SH OPTIONS\n";
    page += &arguments(&command);
    page += &after(&command);
    page += ".SH COMMANDS\nEach says what it does with \\-\\-help.\n";
    commands(&mut command, &mut page);
    page += EXIT;
    page.trim_end().to_owned()
}

/// The commands below one, and those below them.
fn commands(command: &mut Command, page: &mut String) {
    for below in command.get_subcommands_mut() {
        if below.is_hide_set() || below.get_name() == "help" {
            continue;
        }
        let name = below.get_bin_name().unwrap_or(below.get_name()).to_owned();
        let _ =
            write!(page, ".SS {}\n{}\n", roff(&name), roff(&text(below.get_about())));
        if !below.has_subcommands() {
            *page += ".PP\n";
            *page += &synopsis(below);
            *page += &arguments(below);
            *page += &after(below);
        }
        commands(below, page);
    }
}

/// How a command is called.
fn synopsis(command: &mut Command) -> String {
    let usage = command.render_usage().to_string();
    let lines = usage.trim_start_matches("Usage:").lines();
    let lines = lines.map(|line| format!("{}\n.br\n", roff(line.trim())));
    lines.collect()
}

/// The arguments and options of a command, each with what is said of it.
fn arguments(command: &Command) -> String {
    let shown = command.get_arguments();
    let shown =
        shown.filter(|argument| !argument.is_hide_set() && argument.get_id() != "help");
    shown
        .map(|argument| {
            format!(".TP\n.B {}\n{}\n", roff(&label(argument)), roff(&help(argument)))
        })
        .collect()
}

/// `-o, --output <FILE>`.
fn label(argument: &Arg) -> String {
    match (argument.get_short(), argument.get_long()) {
        (Some(short), Some(_)) => format!("-{short}, {argument}"),
        _ => argument.to_string(),
    }
}

/// What is said of an argument: its values and what it is without one, too.
fn help(argument: &Arg) -> String {
    let mut said = text(argument.get_help());
    let values = argument.get_possible_values();
    let values: Vec<_> = values.iter().map(|value| value.get_name()).collect();
    if argument.get_action().takes_values() {
        if !values.is_empty() {
            let _ = write!(said, " [{}]", values.join(", "));
        }
        let default: Vec<_> =
            argument.get_default_values().iter().map(|v| v.to_string_lossy()).collect();
        if !default.is_empty() {
            let _ = write!(said, " [default: {}]", default.join(" "));
        }
    }
    said
}

/// The examples of a command, line by line as they stand.
fn after(command: &Command) -> String {
    match text(command.get_after_help()) {
        none if none.is_empty() => none,
        said => format!(".PP\n.nf\n{}\n.fi\n", roff(&said)),
    }
}

fn text(said: Option<&clap::builder::StyledStr>) -> String {
    said.map_or(String::new(), |said| said.to_string())
}

/// Text in which nothing is a command of the page's language: a backslash, a hyphen that is
/// one of an option, and a line that begins with a dot or an apostrophe.
fn roff(text: &str) -> String {
    let plain = |line: &str| {
        let line = line.replace('\\', "\\e").replace('-', "\\-");
        match line.starts_with(['.', '\'']) {
            true => format!("\\&{line}"),
            false => line,
        }
    };
    text.lines().map(plain).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::{page, roff};
    use clap::{Arg, Command};

    #[test]
    fn nothing_in_a_text_is_a_command_of_the_page() {
        assert_eq!(roff(".a\n'b\nc\\d --e"), "\\&.a\n\\&'b\nc\\ed \\-\\-e");
    }

    #[test]
    fn what_is_hidden_is_not_in_the_manual() {
        let hidden = Command::new("secret").hide(true);
        let arguments = [
            Arg::new("file").short('f').long("file").value_name("FILE").help("A file."),
            Arg::new("inner").long("inner").hide(true),
        ];
        let shown =
            Command::new("shown").about("Shown.").args(arguments).after_help(".x");
        let page =
            page(Command::new("tool").about("A tool.").subcommands([hidden, shown]));
        assert!(page.starts_with(".TH TOOL 1 "), "{page}");
        for part in [
            ".SH NAME\ntool \\- A tool.\n",
            ".SS tool shown\nShown.\n",
            ".TP\n.B \\-f, \\-\\-file <FILE>\nA file.\n",
            ".nf\n\\&.x\n.fi\n",
        ] {
            assert!(page.contains(part), "{part:?} is not in\n{page}");
        }
        assert!(!page.contains("secret") && !page.contains("inner"), "{page}");
    }
}
