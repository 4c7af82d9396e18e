//! Limits of a program in the sandbox.
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::Result;

/// What a program in the sandbox may do.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SandboxLimits {
    /// Maximum memory, in MB.
    pub memory_mb: u64,
    /// Maximum processor time, in seconds, summed over all threads.
    pub cpu_seconds: u64,
    /// Maximum size of a written file, in MB.
    pub file_mb: u64,
    /// Whether the program may start other programs, and threads with small stacks.
    pub may_spawn: bool,
    /// Files and folders that the program may read and execute, besides the system's
    /// libraries.
    pub readable: Vec<PathBuf>,
    /// Files and folders that the program may read and write.
    pub writable: Vec<PathBuf>,
}

impl SandboxLimits {
    /// Returns the command that starts a program within these limits. `gods` is the path
    /// of this tool.
    pub fn command(&self, gods: &Path, program: &Path) -> Command {
        if !cfg!(unix) {
            return Command::new(program);
        }
        let mut command = Command::new(gods);
        let numbers = [
            ("memory", self.memory_mb),
            ("cpu", self.cpu_seconds),
            ("file", self.file_mb),
        ];
        command.arg("contain").arg(format!("--parent={}", std::process::id()));
        command.args(numbers.map(|(name, number)| format!("--{name}={number}")));
        command.args(self.may_spawn.then_some("--processes"));
        for (name, paths) in [("--read", &self.readable), ("--write", &self.writable)] {
            for path in paths {
                command.arg(name).arg(path);
            }
        }
        command.arg("--").arg(program);
        command
    }
}

/// Requires that this process, and so the compiler, may write files of `mb` MB.
///
/// # Errors
/// If a limit of the shell is lower.
pub fn require_file_size(mb: u64) -> Result<()> {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, getrlimit};

        if let Some(most) =
            getrlimit(Resource::Fsize).current.filter(|&it| it < mb << 20)
        {
            anyhow::bail!(
                "a file may have {} KB here, and a compiled answer may take {mb} MB: start \
                 this in a shell with a higher limit (`ulimit -f`)",
                most >> 10
            )
        }
    }
    Ok(())
}
