//! The sandbox for students' programs: a process sets limits on itself that the program
//! it becomes cannot remove.
//!
//! The tool starts itself as `gods contain LIMITS -- PROGRAM`. That process limits its
//! time, its memory and the size of its files, and is then replaced by the program. For
//! grading, `gods-course` also restricts files, the network and new processes (crate
//! `grade`, module `isolation`).
mod child;
mod command;
mod exec;
mod limits;
mod retry;

use std::env;
use std::io;
use std::path::PathBuf;

pub use child::{RunRequest, RunResult, run};
pub use command::Args;
pub use exec::exec_limited;
pub use limits::{SandboxLimits, require_file_size};
pub use retry::retry;

/// Exit code of `gods contain` if the program was not started: neither rustc nor a shell
/// uses it.
pub const NOT_STARTED: u8 = 125;

/// Returns the program `gods` that provides the sandbox: this program, or, in a test,
/// which cargo puts into a folder `deps`, the one beside that folder.
///
/// # Errors
/// If the system does not report the path of this program.
pub fn gods_program() -> io::Result<PathBuf> {
    let here = env::current_exe()?;
    Ok(match here.parent() {
        Some(deps) if deps.ends_with("deps") => {
            deps.with_file_name(format!("gods{}", env::consts::EXE_SUFFIX))
        }
        _ => here,
    })
}
