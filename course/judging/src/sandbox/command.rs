//! The hidden command `contain`: sets limits on its own process and replaces it by a
//! student's program.
use std::ffi::OsString;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;
use base::out;

use super::{NOT_STARTED, SandboxLimits, exec_limited};

/// Arguments of `contain`.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Maximum memory, in MB.
    #[arg(long, value_name = "MB")]
    memory: u64,
    /// Maximum processor time, in seconds, summed over all threads.
    #[arg(long, value_name = "SECONDS")]
    cpu: u64,
    /// Maximum size of a written file, in MB.
    #[arg(long, value_name = "MB")]
    file: u64,
    /// Allow the program to start other programs, and threads with small stacks.
    #[arg(long)]
    processes: bool,
    /// Files and folders that the program may read and execute, besides the system's
    /// libraries.
    #[arg(long, value_name = "PATH")]
    read: Vec<PathBuf>,
    /// Files and folders that the program may read and write.
    #[arg(long, value_name = "PATH")]
    write: Vec<PathBuf>,
    /// Process that started this one, and that the program must not outlive.
    #[arg(long, value_name = "PID")]
    parent: u32,
    /// The program and its arguments.
    #[arg(last = true, required = true)]
    program: Vec<OsString>,
}

impl Args {
    /// Sets the limits, and further ones by `restrict`, and replaces this process by the
    /// program. Returns only on failure.
    pub fn run(self, restrict: impl FnOnce(&SandboxLimits) -> Result<()>) -> ExitCode {
        let Args { memory, cpu, file, processes, read, write, parent, program } = self;
        let limits = SandboxLimits {
            memory_mb: memory,
            cpu_seconds: cpu,
            file_mb: file,
            may_spawn: processes,
            readable: read,
            writable: write,
        };
        if let Err(error) = exec_limited(&limits, parent, &program, restrict) {
            out::note(format!("error: {error:#}"));
        }
        ExitCode::from(NOT_STARTED)
    }
}
