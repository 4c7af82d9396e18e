//! Limits for a student's program and the compiler. The judge enforces them, and the book
//! quotes them.

/// The maximum processor time of a check, in seconds, summed over all threads.
pub const PROGRAM_SECONDS: u64 = 10;
/// The maximum memory of a program, in MiB.
pub const PROGRAM_MEMORY: u64 = 2048;
/// The maximum number of threads of a program at once, enough even if every call leaves one
/// behind.
pub const PROGRAM_THREADS: u64 = 512;
/// The maximum output of a program, in bytes.
pub const PROGRAM_OUTPUT: usize = 16 << 20;
/// The maximum memory of the compiler, in MiB.
pub const COMPILER_MEMORY: u64 = 4096;
