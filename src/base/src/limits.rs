//! What a student's program and the compiler may take. The judging keeps to these limits,
//! and the book quotes them.

/// How long a check may run, in seconds.
pub const PROGRAM_SECONDS: u64 = 10;
/// How much memory a program may have, in MB.
pub const PROGRAM_MEMORY: u64 = 2048;
/// How many threads it may have at once. One that each call leaves behind is no harm.
pub const PROGRAM_THREADS: u64 = 512;
/// How many bytes it may print before it is ended.
pub const PROGRAM_OUTPUT: usize = 16 << 20;
/// How much memory the compiler may have, in MB.
pub const COMPILER_MEMORY: u64 = 4096;
