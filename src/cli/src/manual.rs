//! `gods man`: the manual as a page for the command `man`, by what the parser of arguments
//! knows.
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
Which instructions the engine rows may use: portable, avx2, avx512 or avx512-vbmi; on ARM,
portable or neon.
.TP
.B GODS_CACHE
The folder of saved tables; the system's folder for what can be made again, if it is not set.
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
    let name = command.get_name();
    let mut page = format!(
        ".TH {} 1 \"\" \"{name} {}\" \"God's Algorithm\"\n.SH NAME\n{name} \\- {}\n\
         .SH SYNOPSIS\n",
        name.to_uppercase(),
        command.get_version().unwrap_or_default(),
        roff(&text(command.get_about())),
    );
    page += &synopsis(&mut command);
    page += ".SH OPTIONS\n";
    page += &arguments(&command);
    page += ".SH COMMANDS\nEach says what it does with \\-\\-help.\n";
    commands(&mut command, &mut page);
    page + EXIT.trim_end()
}

/// The commands below one, and those below them.
fn commands(command: &mut Command, page: &mut String) {
    for below in command.get_subcommands_mut() {
        if below.is_hide_set() || below.get_name() == "help" {
            continue;
        }
        let name = below.get_bin_name().unwrap_or(below.get_name());
        let about = text(below.get_about());
        *page += &format!(".SS {}\n{}\n", roff(name), roff(&about));
        if !below.has_subcommands() {
            *page += &format!(".PP\n{}{}", synopsis(below), arguments(below));
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

/// The arguments and options of a command, each with what is said of it; and its examples,
/// line by line as they stand.
fn arguments(command: &Command) -> String {
    let mut page = String::new();
    for argument in command.get_arguments() {
        if argument.is_hide_set() || argument.get_id() == "help" {
            continue;
        }
        // `-o, --output <FILE>`.
        let label = match (argument.get_short(), argument.get_long()) {
            (Some(short), Some(_)) => format!("-{short}, {argument}"),
            _ => argument.to_string(),
        };
        page += &format!(".TP\n.B {}\n{}\n", roff(&label), roff(&help(argument)));
    }
    match text(command.get_after_help()) {
        none if none.is_empty() => page,
        said => format!("{page}.PP\n.nf\n{}\n.fi\n", roff(&said)),
    }
}

/// What is said of an argument: its values and what it is without one, too.
fn help(argument: &Arg) -> String {
    let mut said = text(argument.get_help());
    if argument.get_action().takes_values() {
        let values = argument.get_possible_values();
        let values: Vec<_> = values.iter().map(|value| value.get_name()).collect();
        if !values.is_empty() {
            said += &format!(" [{}]", values.join(", "));
        }
        let default = argument.get_default_values().join(" ".as_ref());
        if !default.is_empty() {
            said += &format!(" [default: {}]", default.display());
        }
    }
    said
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

#[test]
fn nothing_in_a_text_is_a_command_of_the_page() {
    assert_eq!(roff(".a\n'b\nc\\d --e"), "\\&.a\n\\&'b\nc\\ed \\-\\-e");
}
