//! Sets limits on this process and replaces it by the program.
use anyhow::Result;

use std::ffi::OsString;

use super::limits::SandboxLimits;

/// Sets the limits on this process, which must not outlive its `parent`, then those of
/// `restrict`, and replaces the process by the first of `program`, with the rest as
/// arguments. Returns only on failure.
///
/// # Errors
/// If a limit cannot be set or the program cannot be started.
#[cfg(unix)]
pub fn exec_limited(
    limits: &SandboxLimits,
    parent: u32,
    program: &[OsString],
    restrict: impl FnOnce(&SandboxLimits) -> Result<()>,
) -> Result<()> {
    use std::os::unix::process::CommandExt;
    use std::path::Path;
    use std::process::Command;

    use anyhow::{Context, bail};
    use rustix::process::{Resource, getppid};

    #[cfg(target_os = "linux")]
    end_with_parent()?;
    if getppid().is_none_or(|now| now.as_raw_nonzero().get() as u32 != parent) {
        bail!("the process that started this one has ended")
    }
    set_limit(Resource::Core, 0, 0)?;
    // A second later it would be SIGKILL, which has other reasons as well.
    set_limit(Resource::Cpu, limits.cpu_seconds, limits.cpu_seconds + 1)?;
    set_limit(Resource::Fsize, limits.file_mb << 20, limits.file_mb << 20)?;
    // Not every system limits a program's address space.
    let memory = limits.memory_mb << 20;
    let memory = set_limit(Resource::As, memory, memory);
    if cfg!(target_os = "linux") {
        memory?;
    }
    restrict(limits)?;
    let (program, rest) =
        program.split_first().context("no program is named after --")?;
    let (program, mut command) = (Path::new(program), Command::new(program));
    // A program sees by which name it was called: not in which folder it is.
    command.arg0(program.file_name().unwrap_or_default());
    let failed = command.args(rest).exec();
    Err(failed).with_context(|| format!("cannot start {}", program.display()))
}

/// Has the kernel kill this process, and the program that replaces it, when the parent
/// process ends in any way. If memory runs out, this process is killed first.
#[cfg(target_os = "linux")]
fn end_with_parent() -> Result<()> {
    use rustix::process::{Signal, set_parent_process_death_signal};

    set_parent_process_death_signal(Some(Signal::KILL))?;
    // Without `/proc` the kernel chooses by itself.
    let _ = std::fs::write("/proc/self/oom_score_adj", "1000");
    Ok(())
}

/// Sets a soft and a hard limit, which cannot be raised again; an existing lower limit
/// stays.
#[cfg(unix)]
fn set_limit(resource: rustix::process::Resource, soft: u64, hard: u64) -> Result<()> {
    use rustix::process::{Rlimit, getrlimit, setrlimit};

    let most = getrlimit(resource).maximum.unwrap_or(u64::MAX);
    let [current, maximum] = [soft, hard].map(|limit| Some(limit.min(most)));
    setrlimit(resource, Rlimit { current, maximum })?;
    Ok(())
}

/// Systems without such limits run no program.
///
/// # Errors
/// Always.
#[cfg(not(unix))]
pub fn exec_limited(
    _: &SandboxLimits,
    _: u32,
    program: &[OsString],
    _: impl FnOnce(&SandboxLimits) -> Result<()>,
) -> Result<()> {
    anyhow::bail!("this system has no limits for {:?} to take", program)
}
