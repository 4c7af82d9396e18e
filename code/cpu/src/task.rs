//! Tasks: code that is compiled once for each level.
#![allow(unsafe_code)]

use crate::Cpu;

/// A computation that [`Cpu::run`] can run with the instructions of any level.
///
/// `run`, and every function called by it that should use the wider instructions, must be
/// `#[inline(always)]`: inlined code is compiled with the instructions of the function
/// into which it is inlined.
///
/// ```
/// use cpu::{Cpu, Task};
///
/// struct Ones<'a>(&'a [u64]);
///
/// impl Task for Ones<'_> {
///     type Output = u32;
///
///     #[inline(always)]
///     fn run(self, _cpu: Cpu) -> u32 {
///         self.0.iter().map(|word| word.count_ones()).sum()
///     }
/// }
///
/// for cpu in Cpu::available() {
///     assert_eq!(cpu.run(Ones(&[7, 8, 9])), 6);
/// }
/// ```
// ANCHOR: task
pub trait Task {
    /// The result of the computation.
    type Output;

    /// Runs the computation with the instructions of level `cpu`. The compiler makes a copy of
    /// this function for each level, in which `cpu` is a constant.
    fn run(self, cpu: Cpu) -> Self::Output;
}
// ANCHOR_END: task

// ANCHOR: run
impl Cpu {
    /// Runs the copy of a task that was compiled for this level.
    ///
    /// # Panics
    /// If the level is not available on this machine: see [`check`](Self::check).
    pub fn run<T: Task>(self, task: T) -> T::Output {
        assert!(self.is_available(), "this machine has no `{self}` instructions");
        match self {
            // SAFETY: the machine has these instructions, as was just checked.
            #[cfg(target_arch = "x86_64")]
            Cpu::Avx2 => unsafe { run_avx2(task) },
            // SAFETY: the machine has these instructions, as was just checked.
            #[cfg(target_arch = "x86_64")]
            Cpu::Avx512 => unsafe { run_avx512(task) },
            // NEON is enabled for the whole program on this target.
            #[cfg(target_arch = "aarch64")]
            Cpu::Neon => task.run(Cpu::Neon),
            _ => task.run(Cpu::Portable),
        }
    }
}
// ANCHOR_END: run

// ANCHOR: features
#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
fn run_avx2<T: Task>(task: T) -> T::Output {
    task.run(Cpu::Avx2)
}
// ANCHOR_END: features

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
#[target_feature(enable = "avx512f,avx512bw,avx512cd,avx512dq,avx512vl")]
fn run_avx512<T: Task>(task: T) -> T::Output {
    task.run(Cpu::Avx512)
}
