//! `gods completions`: the completion script for a shell, generated from the argument parser,
//! without hidden commands.
use clap::Command;
use clap::builder::PossibleValuesParser;
pub use clap_complete::Shell;

use crate::puzzles::choose;

/// The examples of the command's help.
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

/// The command without hidden commands and arguments, and with the names of puzzles as possible
/// values. The real parser does not list these, because it also accepts other sizes.
fn visible(command: &Command) -> Command {
    // Leaked strings do no harm: the program ends when the script is printed.
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
    let arguments = arguments.map(|argument| match argument.get_id().as_str() {
        "puzzle" => {
            argument.clone().value_parser(PossibleValuesParser::new(choose::names()))
        }
        _ => argument.clone(),
    });
    let below = command.get_subcommands().filter(|below| !below.is_hide_set());
    visible.args(arguments).subcommands(below.map(self::visible))
}
