//! Running what a student wrote: with limits that the program puts on itself, and that
//! its own code cannot take off again.
//!
//! `gods` starts itself as `gods contain LIMITS -- PROGRAM`. That process takes the
//! limits and then becomes the program. On Linux they hold for files, the network and
//! new processes as well, by Landlock and seccomp; [`missing`] says what does not hold.
mod again;
mod child;
mod enter;
mod limits;
#[cfg(target_os = "linux")]
mod linux;

use std::env;
use std::io;
use std::path::PathBuf;

pub use again::again;
pub use child::{Outcome, Task, run};
pub use enter::enter;
pub use limits::Limits;

/// The exit code of `gods contain` if it did not become the program: neither rustc nor a
/// shell ends with it.
pub const NOT_BEGUN: u8 = 125;

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
