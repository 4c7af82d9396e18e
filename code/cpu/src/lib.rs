//! Levels of instruction sets, and tasks compiled for each level.
//!
//! One program runs on every machine, and uses wider instructions where the machine has
//! them. [`Cpu`] names the levels, so that tests can compare them and users can choose one.
//! A [`Task`] (module `task`) is compiled once for each level, and [`Cpu::run`] runs it.
//!
//! ```
//! use cpu::Cpu;
//!
//! let best = Cpu::best();
//! assert!(best.is_available());
//! assert_eq!("portable".parse(), Ok(Cpu::Portable));
//! ```
//!
//! The crate needs `std`.
//!
//! This crate belongs to the chapter *Many ranks at once* of the book *God's Algorithm*.

mod instructions;
mod task;

pub use instructions::{Avx2, Avx512, Neon};
pub use task::Task;

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

/// A level of instruction sets.
///
/// ```
/// use cpu::Cpu;
///
/// // The portable level is available everywhere and comes first.
/// assert!(Cpu::Portable < Cpu::Avx2 && Cpu::Avx2 < Cpu::Avx512);
/// assert_eq!(Cpu::available().next(), Some(Cpu::Portable));
/// ```
// ANCHOR: cpu
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Cpu {
    /// The instructions of the compilation target, without any extension.
    Portable,
    /// 128 bits at a time on ARM: NEON, which every 64-bit ARM processor has.
    Neon,
    /// 256 bits at a time: AVX2 with BMI1, BMI2, LZCNT and POPCNT, a part of x86-64-v3.
    Avx2,
    /// 512 bits at a time: AVX-512 F, BW, CD, DQ and VL, as in x86-64-v4: Intel servers since
    /// Skylake-X, and AMD processors since Zen 4.
    Avx512,
}
// ANCHOR_END: cpu

/// Why a level of instruction sets cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum CpuError {
    /// A name that no level has.
    #[error("found {0:?}, and there are {names}", names = level_names())]
    Unknown(String),
    /// A level whose instructions this machine does not have.
    #[error("this machine has no `{0}` instructions; its best are `{best}`", best = Cpu::best())]
    Unavailable(Cpu),
}

/// The names of all levels, as a list for a sentence.
fn level_names() -> String {
    let [first @ .., last] = Cpu::ALL.map(|cpu| format!("`{cpu}`"));
    format!("{} and {last}", first.join(", "))
}

/// Whether each level is available on this machine, detected once.
static AVAILABLE: LazyLock<[bool; Cpu::ALL.len()]> =
    LazyLock::new(|| Cpu::ALL.map(Cpu::detect));

impl Cpu {
    /// All levels, the widest last.
    pub const ALL: [Cpu; 4] = [Cpu::Portable, Cpu::Neon, Cpu::Avx2, Cpu::Avx512];

    /// Whether this machine has the instructions of this level.
    #[inline]
    pub fn is_available(self) -> bool {
        self == Cpu::Portable || AVAILABLE[self as usize]
    }

    /// Detects whether this machine has the instructions. NEON is known at compile time.
    fn detect(self) -> bool {
        match self {
            Cpu::Portable => true,
            Cpu::Neon => {
                cfg!(all(
                    target_arch = "aarch64",
                    target_endian = "little",
                    target_feature = "neon"
                ))
            }
            #[cfg(target_arch = "x86_64")]
            Cpu::Avx2 => has_avx2(),
            #[cfg(target_arch = "x86_64")]
            Cpu::Avx512 => has_avx2() && has_avx512(),
            #[cfg(not(target_arch = "x86_64"))]
            Cpu::Avx2 | Cpu::Avx512 => false,
        }
    }

    /// The levels that are available on this machine, the widest last.
    pub fn available() -> impl Iterator<Item = Cpu> {
        Cpu::ALL.into_iter().filter(|cpu| cpu.is_available())
    }

    /// The widest level that is available on this machine.
    pub fn best() -> Cpu {
        Cpu::available().last().unwrap_or(Cpu::Portable)
    }

    /// Returns this level if it is available on this machine.
    ///
    /// # Errors
    /// [`CpuError::Unavailable`] if it is not available.
    pub fn check(self) -> Result<Cpu, CpuError> {
        self.is_available().then_some(self).ok_or(CpuError::Unavailable(self))
    }

    /// Whether the instructions of this level are a subset of those of `level`.
    ///
    /// ```
    /// use cpu::Cpu;
    ///
    /// assert!(Cpu::Avx2.is_subset_of(Cpu::Avx512) && !Cpu::Avx512.is_subset_of(Cpu::Avx2));
    /// assert!(Cpu::Portable.is_subset_of(Cpu::Neon) && !Cpu::Neon.is_subset_of(Cpu::Avx2));
    /// ```
    #[inline(always)]
    pub fn is_subset_of(self, level: Cpu) -> bool {
        match self {
            Cpu::Portable => true,
            Cpu::Neon => level == self,
            Cpu::Avx2 | Cpu::Avx512 => level >= self,
        }
    }
}

#[cfg(target_arch = "x86_64")]
fn has_avx2() -> bool {
    is_x86_feature_detected!("avx2")
        && is_x86_feature_detected!("bmi1")
        && is_x86_feature_detected!("bmi2")
        && is_x86_feature_detected!("lzcnt")
        && is_x86_feature_detected!("popcnt")
}

#[cfg(target_arch = "x86_64")]
fn has_avx512() -> bool {
    is_x86_feature_detected!("avx512f")
        && is_x86_feature_detected!("avx512bw")
        && is_x86_feature_detected!("avx512cd")
        && is_x86_feature_detected!("avx512dq")
        && is_x86_feature_detected!("avx512vl")
}

impl fmt::Display for Cpu {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Cpu::Portable => "portable",
            Cpu::Neon => "neon",
            Cpu::Avx2 => "avx2",
            Cpu::Avx512 => "avx512",
        })
    }
}

/// Reads the name of a level, without checking that it is available; see
/// [`check`](Cpu::check).
impl FromStr for Cpu {
    type Err = CpuError;

    fn from_str(name: &str) -> Result<Cpu, CpuError> {
        let named = Cpu::ALL.into_iter().find(|cpu| cpu.to_string() == name);
        named.ok_or_else(|| CpuError::Unknown(name.to_string()))
    }
}
