//! `gods completions`: what completes the commands of this tool in a shell, by what the
//! parser of arguments knows, without what it hides.
use clap::builder::PossibleValuesParser;
use clap::{Arg, Command};
pub use clap_complete::Shell;
use puzzle::{Metric, catalog::CATALOG};

use super::puzzles::request::RECORDS;
use solve::Engine;

/// How it is used.
pub const EXAMPLES: &str = "\
Examples:
  gods completions bash > ~/.local/share/bash-completion/completions/gods
  gods completions zsh > ~/.zfunc/_gods        with fpath+=~/.zfunc before compinit
  gods completions fish > ~/.config/fish/completions/gods.fish
  gods completions powershell >> $PROFILE
  gods completions elvish >> ~/.config/elvish/rc.elv";

/// The script for a shell.
pub fn script(command: &Command, shell: Shell) -> String {
    let mut script = Vec::new();
    let name = command.get_name().to_owned();
    clap_complete::generate(shell, &mut visible(command), name, &mut script);
    String::from_utf8_lossy(&script).trim_end().to_owned()
}

/// A command without the commands and arguments that it hides, and with all values of
/// those arguments that have a few: a parser that knows them would refuse others in its own
/// words, and not say which was meant.
fn visible(command: &Command) -> Command {
    // Names live as long as the program, which ends when these are printed.
    let name = |name: &str| -> &'static str { name.to_owned().leak() };
    let mut visible = Command::new(name(command.get_name()))
        .disable_help_subcommand(command.is_disable_help_subcommand_set());
    if let Some(about) = command.get_about() {
        visible = visible.about(about.clone());
    }
    if let Some(version) = command.get_version() {
        visible = visible.version(name(version));
    }
    let arguments = command.get_arguments().filter(|argument| !argument.is_hide_set());
    let below = command.get_subcommands().filter(|below| !below.is_hide_set());
    visible.args(arguments.map(with_values)).subcommands(below.map(self::visible))
}

/// An argument with its values, if they are few.
fn with_values(argument: &Arg) -> Arg {
    let values = match argument.get_id().as_str() {
        "puzzle" => puzzles(),
        "metric" => Metric::ALL.iter().map(|metric| metric.name()).collect(),
        "engine" => Engine::ALL.map(Engine::name).to_vec(),
        "keep" => RECORDS.map(|(name, _)| name).to_vec(),
        _ => return argument.clone(),
    };
    argument.clone().value_parser(PossibleValuesParser::new(values))
}

/// The puzzles that the catalog has as examples, and those with a second name, by it.
fn puzzles() -> Vec<&'static str> {
    let aliases = CATALOG.iter().flat_map(|family| family.aliases);
    let examples = CATALOG.iter().flat_map(|family| family.examples.iter().copied());
    examples.chain(aliases.map(|&(alias, _)| alias)).collect()
}
