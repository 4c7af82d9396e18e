//! What a contained program may do.
use std::path::{Path, PathBuf};
use std::process::Command;

/// What a program may do.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SandboxLimits {
    /// How much it may allocate, in MB.
    pub memory_mb: u64,
    /// How long it may compute, in seconds of all its threads together.
    pub cpu_seconds: u64,
    /// How large a file may become, in MB.
    pub file_mb: u64,
    /// Whether it may start other programs, and threads with small stacks.
    pub may_spawn: bool,
    /// Files and folders that it may read and execute, besides the system's libraries.
    pub readable: Vec<PathBuf>,
    /// Files and folders that it may read and write.
    pub writable: Vec<PathBuf>,
}

impl SandboxLimits {
    /// The command that starts a program within these limits; `gods` is this tool.
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
