//! Isolation on Linux: restricts which files a program opens, forbids the network and
//! other programs, and limits threads.
use std::path::PathBuf;
use std::thread;

use anyhow::Result;
use landlock::{
    ABI, Access, AccessFs, AccessNet, LandlockStatus, Ruleset, RulesetAttr,
    RulesetCreatedAttr, Scope, path_beneath_rules,
};

use judging::sandbox::SandboxLimits;

/// Landlock version that is requested; an older kernel provides what it supports.
const LANDLOCK_ABI: ABI = ABI::V6;
/// Files that every program may read: the system's libraries.
const SYSTEM_LIBRARIES: [&str; 9] = [
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
/// Files that a program may also read if it starts others, for example a linker.
const SYSTEM_PROGRAMS: [&str; 4] = ["/usr", "/bin", "/opt", "/etc/alternatives"];

/// Restricts this thread and the program that replaces it. Only listed files can be
/// opened. `/proc` is not listed, because there a program could read its own memory.
///
/// # Errors
/// If the kernel supports such limits and refuses these.
pub fn restrict(limits: &SandboxLimits) -> Result<()> {
    let mut read: Vec<PathBuf> = SYSTEM_LIBRARIES.map(PathBuf::from).to_vec();
    if limits.may_spawn {
        read.extend(SYSTEM_PROGRAMS.map(PathBuf::from));
    }
    read.extend_from_slice(&limits.readable);
    let write = AccessFs::from_all(LANDLOCK_ABI) & !AccessFs::Execute;
    Ruleset::default()
        .handle_access(AccessFs::from_all(LANDLOCK_ABI))?
        .handle_access(AccessNet::from_all(LANDLOCK_ABI))?
        .scope(Scope::from_all(LANDLOCK_ABI))?
        .create()?
        .add_rules(path_beneath_rules(read, AccessFs::from_read(LANDLOCK_ABI)))?
        .add_rules(path_beneath_rules(["/dev/null"], write))?
        .add_rules(path_beneath_rules(&limits.writable, write))?
        .restrict_self()?;
    system_calls::forbid(limits)
}

/// Returns what this kernel cannot prevent.
pub fn missing_protection() -> Option<&'static str> {
    let files = match landlock_status() {
        Some(LandlockStatus::Available { effective_abi, .. })
            if effective_abi >= LANDLOCK_ABI =>
        {
            return (!system_calls::IS_SUPPORTED).then_some(
                "on this processor a submission may use the network, change who may read a \
                 file, and start other processes, within its limits",
            );
        }
        Some(LandlockStatus::Available { .. }) => {
            "this kernel is older than Linux 6.12: a submission may send signals to other \
             programs of the user who runs this"
        }
        _ => {
            "this kernel has no Landlock: a submission may read and write the files of \
             the user who runs this (use a Linux of 5.13 or later with Landlock switched on)"
        }
    };
    Some(files)
}

/// Returns the kernel's Landlock support, determined in a thread that restricts itself
/// and ends.
fn landlock_status() -> Option<LandlockStatus> {
    let ask = || {
        let all = Ruleset::default().handle_access(AccessFs::from_all(ABI::V1)).ok()?;
        Some(all.create().ok()?.restrict_self().ok()?.landlock)
    };
    thread::spawn(ask).join().ok()?
}

/// System calls that are refused because Landlock does not cover them: calls that open a
/// connection or start a process, and calls that change a file's owner, mode or time.
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64", target_arch = "riscv64"))]
mod system_calls {
    use std::collections::BTreeMap;
    use std::env::consts::ARCH;

    use anyhow::Result;
    use seccompiler::{
        BpfProgram, SeccompAction, SeccompCmpArgLen, SeccompCmpOp, SeccompCondition,
        SeccompFilter, SeccompRule, apply_filter,
    };

    use judging::sandbox::SandboxLimits;

    pub const IS_SUPPORTED: bool = true;

    /// Calls that open connections. The operations of `io_uring` are in memory, where a
    /// filter cannot look.
    const CONNECTIONS: [i64; 2] = [libc::SYS_socket, libc::SYS_io_uring_setup];

    /// Calls that change a file without opening it for writing.
    const FILE_CHANGES: [i64; 15] = [
        libc::SYS_fchmod,
        libc::SYS_fchmodat,
        FCHMODAT2,
        libc::SYS_fchown,
        libc::SYS_fchownat,
        libc::SYS_utimensat,
        libc::SYS_setxattr,
        libc::SYS_lsetxattr,
        libc::SYS_fsetxattr,
        SETXATTRAT,
        libc::SYS_removexattr,
        libc::SYS_lremovexattr,
        libc::SYS_fremovexattr,
        REMOVEXATTRAT,
        FILE_SETATTR,
    ];
    // New calls have the same number on all architectures.
    const FCHMODAT2: i64 = 452;
    const SETXATTRAT: i64 = 463;
    const REMOVEXATTRAT: i64 = 466;
    const FILE_SETATTR: i64 = 469;

    /// Older calls that newer architectures never had.
    #[cfg(target_arch = "x86_64")]
    const OLD_FILE_CHANGES: [i64; 6] = [
        libc::SYS_chmod,
        libc::SYS_chown,
        libc::SYS_lchown,
        libc::SYS_utime,
        libc::SYS_utimes,
        libc::SYS_futimesat,
    ];
    #[cfg(not(target_arch = "x86_64"))]
    const OLD_FILE_CHANGES: [i64; 0] = [];

    /// Minimum size of a thread's stack, in bytes.
    const MIN_STACK: u64 = 2 << 20;

    pub fn forbid(limits: &SandboxLimits) -> Result<()> {
        let always = |calls: &[i64]| calls.iter().map(|&call| (call, vec![])).collect();
        refuse(always(&CONNECTIONS), libc::EACCES)?;
        // A compiler sets the modes of its output.
        if limits.writable.is_empty() {
            refuse(
                always(&[&FILE_CHANGES[..], &OLD_FILE_CHANGES].concat()),
                libc::EPERM,
            )?;
        }
        if limits.may_spawn {
            return Ok(());
        }
        // A socket from a pair can send to any socket in the file system. A program that
        // starts others needs the call: it learns through such a pair whether the start
        // succeeded.
        refuse(always(&[libc::SYS_socketpair]), libc::EACCES)?;
        // The arguments of `clone3` are in memory, where a filter cannot look. If the
        // call does not exist, the library uses `clone` instead, also for threads.
        refuse(always(&[libc::SYS_clone3]), libc::ENOSYS)?;
        refuse([(libc::SYS_mmap, vec![small_stack()?])].into(), libc::ENOMEM)?;
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

    /// Matches the allocation of a thread's stack that is smaller than Rust's default.
    /// With small stacks the memory limit would allow many thousand threads. A filter
    /// cannot count threads, and the system's own limit does not apply to root and counts
    /// all processes of a user.
    fn small_stack() -> Result<SeccompRule> {
        let [flags, none] = [libc::MAP_STACK, libc::PROT_NONE].map(|bits| bits as u64);
        Ok(SeccompRule::new(vec![
            SeccompCondition::new(
                1,
                SeccompCmpArgLen::Qword,
                SeccompCmpOp::Lt,
                MIN_STACK,
            )?,
            // The stack of a signal handler is mapped accessible at once.
            SeccompCondition::new(2, SeccompCmpArgLen::Dword, SeccompCmpOp::Eq, none)?,
            SeccompCondition::new(
                3,
                SeccompCmpArgLen::Dword,
                SeccompCmpOp::MaskedEq(flags),
                flags,
            )?,
        ])?)
    }

    /// Makes these calls fail with an error code.
    fn refuse(calls: BTreeMap<i64, Vec<SeccompRule>>, error: i32) -> Result<()> {
        let answer = SeccompAction::Errno(error as u32);
        let filter =
            SeccompFilter::new(calls, SeccompAction::Allow, answer, ARCH.try_into()?)?;
        Ok(apply_filter(&BpfProgram::try_from(filter)?)?)
    }
}

/// On other architectures no call is refused.
#[cfg(not(any(
    target_arch = "x86_64",
    target_arch = "aarch64",
    target_arch = "riscv64"
)))]
mod calls {
    pub const KNOWN: bool = false;

    pub fn forbid(_: &super::SandboxLimits) -> anyhow::Result<()> {
        Ok(())
    }
}
