//! Isolation of submissions, beyond the limits of time, memory and output: on Linux,
//! Landlock and seccomp restrict files and forbid the network and other programs.
#[cfg(target_os = "linux")]
mod linux;

#[cfg(target_os = "linux")]
pub use linux::{missing_protection, restrict};

/// Restricts nothing, because this system has no means for it.
///
/// # Errors
/// None.
#[cfg(not(target_os = "linux"))]
pub fn restrict(_: &judging::sandbox::SandboxLimits) -> anyhow::Result<()> {
    Ok(())
}

/// Returns what this system cannot prevent, or `None` if the sandbox is complete.
#[cfg(all(unix, not(target_os = "linux")))]
pub fn missing_protection() -> Option<&'static str> {
    Some(
        "on this system a submission may read and write the files of the user who runs this, \
         use the network and start programs: only time and output are limited for sure",
    )
}

/// Returns what this system cannot prevent, or `None` if the sandbox is complete.
#[cfg(not(unix))]
pub fn missing_protection() -> Option<&'static str> {
    Some(
        "on this system a submission may do all that the user who runs this may: only time \
         and output are limited",
    )
}
