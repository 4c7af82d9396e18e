//! Running what a student wrote: with limits that the program puts on itself, and that
//! its own code cannot take off again.
//!
//! `gods` starts itself as `gods contain LIMITS -- PROGRAM`. That process takes the
//! limits and then becomes the program. On Linux they hold for files, the network and
//! new processes as well, by Landlock and seccomp; [`missing`] says what does not hold.
mod again;
pub mod child;
mod enter;
#[cfg(target_os = "linux")]
mod linux;

use std::env;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

pub use again::again;
pub use child::{Ended, Task, run};
pub use enter::enter;

/// The exit code of `gods contain` if it did not become the program: neither rustc nor a
/// shell ends with it.
pub const NOT_BEGUN: u8 = 125;

/// What a program may do.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Limits {
    /// How much it may allocate, in MB.
    pub memory: u64,
    /// How long it may compute, in seconds of all its threads together.
    pub cpu: u64,
    /// How large a file may become, in MB.
    pub file: u64,
    /// Whether it may start other programs, and threads with small stacks.
    pub processes: bool,
    /// Files and folders that it may read and execute, besides the system's libraries.
    pub read: Vec<PathBuf>,
    /// Files and folders that it may read and write.
    pub write: Vec<PathBuf>,
}

/// The program `gods` that is to contain others: this one, or, if this is a test, which
/// cargo puts into a folder `deps`, the one beside that folder.
///
/// # Errors
/// If the system does not tell which program this is.
pub fn gods() -> io::Result<PathBuf> {
    let here = env::current_exe()?;
    Ok(match here.parent() {
        Some(deps) if deps.ends_with("deps") => {
            deps.with_file_name(format!("gods{}", env::consts::EXE_SUFFIX))
        }
        _ => here,
    })
}

impl Limits {
    /// The command that starts a program within these limits; `gods` is this tool.
    pub fn command(&self, gods: &Path, program: &Path) -> Command {
        if !cfg!(unix) {
            return Command::new(program);
        }
        let mut command = Command::new(gods);
        let numbers = [("memory", self.memory), ("cpu", self.cpu), ("file", self.file)];
        command.arg("contain").arg(format!("--parent={}", std::process::id()));
        command.args(numbers.map(|(name, number)| format!("--{name}={number}")));
        command.args(self.processes.then_some("--processes"));
        for (name, paths) in [("--read", &self.read), ("--write", &self.write)] {
            for path in paths {
                command.arg(name).arg(path);
            }
        }
        command.arg("--").arg(program);
        command
    }
}

/// What is not contained on this system, in words; nothing where all is.
pub fn missing() -> Option<&'static str> {
    #[cfg(target_os = "linux")]
    return linux::missing();
    #[cfg(all(unix, not(target_os = "linux")))]
    return Some(
        "on this system a submission may read and write the files of whoever runs this, \
         use the network and start programs: only time and output are limited for sure",
    );
    #[cfg(not(unix))]
    Some(
        "on this system a submission may do all that whoever runs this may: only time \
         and output are limited",
    )
}
