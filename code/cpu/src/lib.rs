//! Which instructions a computation may use.
//!
//! One program runs on every machine, and takes the wider instructions where the
//! machine has them. [`Cpu`] names three levels, so that a test can compare them and
//! a user can force one.
//!
//! ```
//! use cpu::Cpu;
//!
//! let best = Cpu::best();
//! assert!(best.is_available());
//! assert_eq!("portable".parse(), Ok(Cpu::Portable));
//! ```
//!
//! A [`Task`] is compiled once for each level, and [`Cpu::run`] chooses.
//!
//! This crate belongs to the chapter *Many ranks at once* of the book *God's Algorithm*.

mod task;

pub use task::Task;

use std::fmt;
use std::str::FromStr;

/// A set of instructions.
///
/// ```
/// use cpu::Cpu;
///
/// // What every machine has comes first.
/// assert!(Cpu::Portable < Cpu::Avx2 && Cpu::Avx2 < Cpu::Avx512);
/// assert_eq!(Cpu::available().next(), Some(Cpu::Portable));
/// ```
// ANCHOR: cpu
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Cpu {
    /// What Rust compiles to unless it is told of more.
    Portable,
    /// 256 bits at a time: AVX2 with BMI1, BMI2, LZCNT and POPCNT, as x86-64-v3 has.
    Avx2,
    /// 512 bits at a time: AVX-512 F, BW, CD, DQ and VL with VBMI, VBMI2, BITALG,
    /// VPOPCNTDQ and GFNI, as Ice Lake and Zen 4 have.
    Avx512,
}
// ANCHOR_END: cpu

/// Why instructions cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum CpuError {
    /// A name that means none.
    #[error("found {0:?}, and there are `portable`, `avx2` and `avx512`")]
    Unknown(String),
    /// Instructions that this machine does not have.
    #[error("this machine has no `{0}` instructions; its best are `{best}`", best = Cpu::best())]
    Unavailable(Cpu),
}

impl Cpu {
    /// All there are, the widest last.
    pub const ALL: [Cpu; 3] = [Cpu::Portable, Cpu::Avx2, Cpu::Avx512];

    /// Whether this machine has them.
    pub fn is_available(self) -> bool {
        match self {
            Cpu::Portable => true,
            #[cfg(target_arch = "x86_64")]
            Cpu::Avx2 => avx2(),
            #[cfg(target_arch = "x86_64")]
            Cpu::Avx512 => avx2() && avx512(),
            #[cfg(not(target_arch = "x86_64"))]
            _ => false,
        }
    }

    /// Those that this machine has, the widest last.
    pub fn available() -> impl Iterator<Item = Cpu> {
        Cpu::ALL.into_iter().filter(|cpu| cpu.is_available())
    }

    /// The widest that this machine has.
    pub fn best() -> Cpu {
        Cpu::available().last().unwrap_or(Cpu::Portable)
    }

    /// These, if this machine has them.
    ///
    /// # Errors
    /// [`CpuError::Unavailable`] if it does not.
    pub fn check(self) -> Result<Cpu, CpuError> {
        self.is_available().then_some(self).ok_or(CpuError::Unavailable(self))
    }
}

#[cfg(target_arch = "x86_64")]
fn avx2() -> bool {
    is_x86_feature_detected!("avx2")
        && is_x86_feature_detected!("bmi1")
        && is_x86_feature_detected!("bmi2")
        && is_x86_feature_detected!("lzcnt")
        && is_x86_feature_detected!("popcnt")
}

#[cfg(target_arch = "x86_64")]
fn avx512() -> bool {
    is_x86_feature_detected!("avx512f")
        && is_x86_feature_detected!("avx512bw")
        && is_x86_feature_detected!("avx512cd")
        && is_x86_feature_detected!("avx512dq")
        && is_x86_feature_detected!("avx512vl")
        && is_x86_feature_detected!("avx512vbmi")
        && is_x86_feature_detected!("avx512vbmi2")
        && is_x86_feature_detected!("avx512bitalg")
        && is_x86_feature_detected!("avx512vpopcntdq")
        && is_x86_feature_detected!("gfni")
}

impl fmt::Display for Cpu {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Cpu::Portable => "portable",
            Cpu::Avx2 => "avx2",
            Cpu::Avx512 => "avx512",
        })
    }
}

/// Reads a name, and says nothing of whether this machine has the instructions:
/// [`check`](Cpu::check) does.
impl FromStr for Cpu {
    type Err = CpuError;

    fn from_str(name: &str) -> Result<Cpu, CpuError> {
        let named = Cpu::ALL.into_iter().find(|cpu| cpu.to_string() == name);
        named.ok_or_else(|| CpuError::Unknown(name.to_string()))
    }
}
