//! On Linux: which files a program may open, no network, no other programs, no crowd of
//! threads, and no life beyond that of this tool.
use std::path::PathBuf;
use std::thread;

use anyhow::Result;
use landlock::{
    ABI, Access, AccessFs, AccessNet, LandlockStatus, Ruleset, RulesetAttr,
    RulesetCreatedAttr, Scope, path_beneath_rules,
};

use judging::sandbox::SandboxLimits;

/// What is asked of the kernel; one that knows less gives what it knows.
const LANDLOCK_ABI: ABI = ABI::V6;
/// What a program may read that needs nothing but the libraries of the system.
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
/// What a program may read, too, that starts others: a linker, say.
const SYSTEM_PROGRAMS: [&str; 4] = ["/usr", "/bin", "/opt", "/etc/alternatives"];

/// Takes the limits on this thread, and on the program that it becomes. Files that are
/// not named cannot be opened; /proc is not, where a program could read its own memory.
///
/// # Errors
/// If the kernel has such limits and does not take these.
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

/// What is not contained by this kernel.
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
fn landlock_status() -> Option<LandlockStatus> {
    let ask = || {
        let all = Ruleset::default().handle_access(AccessFs::from_all(ABI::V1)).ok()?;
        Some(all.create().ok()?.restrict_self().ok()?.landlock)
    };
    thread::spawn(ask).join().ok()?
}

/// System calls that are refused: those that open a connection or start a process, and
/// those that change whose a file is, who may open it or how old it is. Of these Landlock
/// knows nothing.
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

    /// What `io_uring` is to do stands in memory, where a filter cannot look.
    const CONNECTIONS: [i64; 2] = [libc::SYS_socket, libc::SYS_io_uring_setup];

    /// What changes a file that need not be open for writing.
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
    // New calls have the same number on all processors.
    const FCHMODAT2: i64 = 452;
    const SETXATTRAT: i64 = 463;
    const REMOVEXATTRAT: i64 = 466;
    const FILE_SETATTR: i64 = 469;

    /// The same of old, which newer processors never had.
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
    const OLD_CHANGES: [i64; 0] = [];

    /// How large the stack of a thread is at least, in bytes.
    const MIN_STACK: u64 = 2 << 20;

    pub fn forbid(limits: &SandboxLimits) -> Result<()> {
        let always = |calls: &[i64]| calls.iter().map(|&call| (call, vec![])).collect();
        refuse(always(&CONNECTIONS), libc::EACCES)?;
        // A compiler sets the modes of what it makes.
        if limits.writable.is_empty() {
            refuse(
                always(&[&FILE_CHANGES[..], &OLD_FILE_CHANGES].concat()),
                libc::EPERM,
            )?;
        }
        if limits.may_spawn {
            return Ok(());
        }
        // With one of a pair of sockets one can write to any socket that is a file. Whoever
        // starts a program hears by such a pair whether it has started.
        refuse(always(&[libc::SYS_socketpair]), libc::EACCES)?;
        // What `clone3` is to start stands in memory, where a filter cannot look. Told
        // that there is no such call, the library asks `clone`, for threads as well.
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

    /// What the library asks for before it starts a thread, if that is to have a smaller
    /// stack than Rust gives a thread: with such, a program's memory is enough for many
    /// thousand threads. Threads cannot be counted here, and the limit of the system's own
    /// is none for root and counts all that a user runs.
    fn small_stack() -> Result<SeccompRule> {
        let [flags, none] = [libc::MAP_STACK, libc::PROT_NONE].map(|bits| bits as u64);
        Ok(SeccompRule::new(vec![
            SeccompCondition::new(
                1,
                SeccompCmpArgLen::Qword,
                SeccompCmpOp::Lt,
                MIN_STACK,
            )?,
            // The stack on which a signal is handled can be used at once.
            SeccompCondition::new(2, SeccompCmpArgLen::Dword, SeccompCmpOp::Eq, none)?,
            SeccompCondition::new(
                3,
                SeccompCmpArgLen::Dword,
                SeccompCmpOp::MaskedEq(flags),
                flags,
            )?,
        ])?)
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

    pub fn forbid(_: &super::SandboxLimits) -> anyhow::Result<()> {
        Ok(())
    }
}
