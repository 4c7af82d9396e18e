//! `gods man`: the manual page, generated from the argument parser.
use std::io;

use clap::Command;
use clap_mangen::Man;

/// The examples of the command's help.
pub const EXAMPLES: &str = "\
Examples:
  gods man | man -l -                          read it
  gods man > ~/.local/share/man/man1/gods.1    so that `man gods` finds it";

/// The sections for all commands.
const EXIT_CODES: &str = "\
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
Which instructions the engine rows may use: portable, avx2 or avx512; on ARM, portable or
neon.
.TP
.B GODS_CACHE
The folder of saved tables; the system's folder for what can be made again, if it is not set.
.TP
.B GODS_STRICT
If it is 1, an exercise that is to do is a failure, as one that is wrong.
";

/// The manual page, in roff: the tool, then each command.
///
/// # Errors
/// Never, because it is written into memory.
pub fn page(mut command: Command) -> io::Result<String> {
    command.build();
    let mut page = Vec::new();
    let man = Man::new(command.clone()).manual("God's Algorithm");
    man.render_title(&mut page)?;
    man.render_name_section(&mut page)?;
    man.render_synopsis_section(&mut page)?;
    man.render_options_section(&mut page)?;
    man.render_extra_section(&mut page)?;
    let mut page = String::from_utf8_lossy(&page).into_owned();
    commands(&command, &mut page)?;
    Ok(page + EXIT_CODES.trim_end())
}

/// Appends all subcommands of a command, recursively.
fn commands(command: &Command, page: &mut String) -> io::Result<()> {
    let below = command.get_subcommands();
    for below in below.filter(|it| !it.is_hide_set() && it.get_name() != "help") {
        let (mut parts, man) = (Vec::new(), Man::new(below.clone()));
        man.render_synopsis_section(&mut parts)?;
        man.render_description_section(&mut parts)?;
        man.render_options_section(&mut parts)?;
        man.render_extra_section(&mut parts)?;
        let parts = String::from_utf8_lossy(&parts).replace("\n.SH ", "\n.SS ");
        let name = below.get_bin_name().unwrap_or(below.get_name());
        *page += &format!(".SH \"{}\"\n{parts}", name.to_uppercase());
        commands(below, page)?;
    }
    Ok(())
}
