//! On Linux: which files a program may open, no network, and no other programs.
use std::path::PathBuf;
use std::thread;

use anyhow::Result;
use landlock::{
    ABI, Access, AccessFs, AccessNet, LandlockStatus, Ruleset, RulesetAttr,
    RulesetCreatedAttr, Scope, path_beneath_rules,
};

use super::Limits;

/// What is asked of the kernel; one that knows less gives what it knows.
const WANTED: ABI = ABI::V6;
/// What a program may read that needs nothing but the libraries of the system.
const LIBRARIES: [&str; 9] = [
    "/lib",
    "/lib32",
    "/lib64",
    "/usr/lib",
    "/usr/lib32",
    "/usr/lib64",
    "/nix/store",
    "/etc/ld.so.cache",
    "/dev/urandom",
];
/// What a program may read, too, that starts others: a linker, say.
const PROGRAMS: [&str; 4] = ["/usr", "/bin", "/opt", "/etc/alternatives"];

/// Takes the limits on this thread, and on the program that it becomes. Files that are
/// not named cannot be opened; /proc is not, where a program could read its own memory.
///
/// # Errors
/// If the kernel has such limits and does not take these.
pub fn restrict(limits: &Limits) -> Result<()> {
    let mut read: Vec<PathBuf> = LIBRARIES.map(PathBuf::from).to_vec();
    if limits.processes {
        read.extend(PROGRAMS.map(PathBuf::from));
    }
    read.extend_from_slice(&limits.read);
    let write = AccessFs::from_all(WANTED) & !AccessFs::Execute;
    Ruleset::default()
        .handle_access(AccessFs::from_all(WANTED))?
        .handle_access(AccessNet::from_all(WANTED))?
        .scope(Scope::from_all(WANTED))?
        .create()?
        .add_rules(path_beneath_rules(read, AccessFs::from_read(WANTED)))?
        .add_rules(path_beneath_rules(["/dev/null"], write))?
        .add_rules(path_beneath_rules(&limits.write, write))?
        .restrict_self()?;
    calls::forbid(limits.processes)
}

/// What is not contained by this kernel.
pub fn missing() -> Option<&'static str> {
    let files = match status() {
        Some(LandlockStatus::Available { effective_abi, .. })
            if effective_abi >= WANTED =>
        {
            return (!calls::KNOWN).then_some(
                "on this processor a submission may start other processes, within its \
                 limits",
            );
        }
        Some(LandlockStatus::Available { .. }) => {
            "this kernel is older than Linux 6.12: a submission may send signals to other \
             programs of whoever runs this"
        }
        _ => {
            "this kernel has no Landlock: a submission may read and write the files of \
             whoever runs this (use a Linux of 5.13 or later with Landlock switched on)"
        }
    };
    Some(files)
}

/// What the kernel knows, found out by a thread that limits itself and ends.
fn status() -> Option<LandlockStatus> {
    let ask = || {
        let all = Ruleset::default().handle_access(AccessFs::from_all(ABI::V1)).ok()?;
        Some(all.create().ok()?.restrict_self().ok()?.landlock)
    };
    thread::spawn(ask).join().ok()?
}

/// System calls that are refused: those that open a connection or start a process.
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64", target_arch = "riscv64"))]
mod calls {
    use std::collections::BTreeMap;
    use std::env::consts::ARCH;

    use anyhow::Result;
    use seccompiler::{
        BpfProgram, SeccompAction, SeccompCmpArgLen, SeccompCmpOp, SeccompCondition,
        SeccompFilter, SeccompRule, apply_filter,
    };

    pub const KNOWN: bool = true;

    pub fn forbid(processes: bool) -> Result<()> {
        let always = |calls: &[i64]| calls.iter().map(|&call| (call, vec![])).collect();
        refuse(always(&[libc::SYS_socket]), libc::EACCES)?;
        if processes {
            return Ok(());
        }
        // What `clone3` is to start stands in memory, where a filter cannot look. Told
        // that there is no such call, the library asks `clone`, for threads as well.
        refuse(always(&[libc::SYS_clone3]), libc::ENOSYS)?;
        let thread = libc::CLONE_THREAD as u64;
        let no_thread = SeccompCondition::new(
            0,
            SeccompCmpArgLen::Dword,
            SeccompCmpOp::MaskedEq(thread),
            0,
        )?;
        let mut calls: BTreeMap<_, _> =
            [(libc::SYS_clone, vec![SeccompRule::new(vec![no_thread])?])].into();
        #[cfg(target_arch = "x86_64")]
        calls.extend([(libc::SYS_fork, vec![]), (libc::SYS_vfork, vec![])]);
        refuse(calls, libc::EPERM)
    }

    /// Answers these calls with an error.
    fn refuse(calls: BTreeMap<i64, Vec<SeccompRule>>, error: i32) -> Result<()> {
        let answer = SeccompAction::Errno(error as u32);
        let filter =
            SeccompFilter::new(calls, SeccompAction::Allow, answer, ARCH.try_into()?)?;
        Ok(apply_filter(&BpfProgram::try_from(filter)?)?)
    }
}

/// On other processors no call is refused.
#[cfg(not(any(
    target_arch = "x86_64",
    target_arch = "aarch64",
    target_arch = "riscv64"
)))]
mod calls {
    pub const KNOWN: bool = false;

    pub fn forbid(_: bool) -> anyhow::Result<()> {
        Ok(())
    }
}
