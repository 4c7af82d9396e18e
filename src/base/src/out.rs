//! The one way to standard output, and the one to standard error.
use std::fmt::Display;
use std::io::{self, Write};

/// Prints one line. Unlike `println!`, it returns a closed pipe as an error, which
/// [`failure::report`](super::failure::report) treats as a quiet end; a standard output
/// that was closed from the beginning, as by `>&-`, or is a full disk, is a failure.
///
/// # Errors
/// If the line cannot be written.
pub fn line(text: impl Display) -> io::Result<()> {
    open()?;
    writeln!(io::stdout().lock(), "{text}")
}

/// Prints one line to standard error. Unlike `eprintln!`, it does not panic if nobody can
/// be told: the exit code still says how it went.
pub fn note(text: impl Display) {
    let _ = writeln!(io::stderr().lock(), "{text}");
}

/// Whether there is a standard output.
///
/// # Errors
/// If it was closed when this program began.
pub fn open() -> io::Result<()> {
    match beginning::closed() {
        true => {
            Err(io::Error::other("standard output is closed: nothing can be printed"))
        }
        false => Ok(()),
    }
}

/// How standard output was when this program began. Rust opens `/dev/null` in the place of
/// one that is closed, before `main`, and what is printed would be lost in silence. So it
/// is asked for before Rust begins: the system calls what stands in this section first.
#[cfg(target_os = "linux")]
mod beginning {
    #![allow(unsafe_code)]
    use std::sync::atomic::{AtomicBool, Ordering};

    static CLOSED: AtomicBool = AtomicBool::new(false);

    // SAFETY: the section holds pointers to functions of this kind, and nothing else.
    #[used]
    #[unsafe(link_section = ".init_array")]
    static ASK: extern "C" fn() = ask;

    extern "C" fn ask() {
        // SAFETY: it asks for the flags of a descriptor, open or not, and changes nothing.
        let flags = unsafe { libc::fcntl(libc::STDOUT_FILENO, libc::F_GETFD) };
        CLOSED.store(flags == -1, Ordering::Relaxed);
    }

    pub fn closed() -> bool {
        CLOSED.load(Ordering::Relaxed)
    }
}

/// Elsewhere nobody is asked.
#[cfg(not(target_os = "linux"))]
mod beginning {
    pub fn closed() -> bool {
        false
    }
}
