//! Running what a student wrote: with limits that the program puts on itself, and that
//! its own code cannot take off again.
//!
//! The tool starts itself as `gods contain LIMITS -- PROGRAM`. That process limits its time,
//! its memory and the size of its files, and then becomes the program. The grader's tool
//! restricts files, the network and new processes as well.
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
pub use limits::SandboxLimits;
pub use retry::retry;

/// The exit code of `gods contain` if it did not become the program: neither rustc nor a
/// shell ends with it.
pub const NOT_STARTED: u8 = 125;

/// The program `gods` that is to contain others: this one, or, if this is a test, which
/// cargo puts into a folder `deps`, the one beside that folder.
///
/// # Errors
/// If the system does not tell which program this is.
pub fn gods_program() -> io::Result<PathBuf> {
    let here = env::current_exe()?;
    Ok(match here.parent() {
        Some(deps) if deps.ends_with("deps") => {
            deps.with_file_name(format!("gods{}", env::consts::EXE_SUFFIX))
        }
        _ => here,
    })
}
