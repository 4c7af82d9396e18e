//! Which registers hold a block at each level of instructions.
//!
//! ```
//! use puzzle::Metric;
//! use rows::{Nothing, SearchOptions, search, translation};
//!
//! let cube = translation::pocket_cube(Metric::HalfTurn);
//! let options = |cpu| SearchOptions { cpu, threads: 1 };
//! let plain = search(&cube, &Nothing, options(cpu::Cpu::Portable), |_| ())?;
//! let widest = search(&cube, &Nothing, options(cpu::Cpu::best()), |_| ())?;
//! assert!(plain.layers == widest.layers);
//! # Ok::<(), rows::SearchError>(())
//! ```

#[cfg_attr(
    not(any(target_arch = "x86_64", target_arch = "aarch64")),
    expect(unused_imports, reason = "no other type holds a block here")
)]
use super::BlockWords;
#[cfg(target_arch = "aarch64")]
use super::neon;
#[cfg(target_arch = "x86_64")]
use super::{avx2, avx512};

/// What holds the `N` words of a block at each level of instructions.
pub(in crate::translation) trait Block<const N: usize> {
    /// With AVX2.
    #[cfg(target_arch = "x86_64")]
    type Avx2: BlockWords<N, Level = cpu::Avx2>;

    /// With AVX-512.
    #[cfg(target_arch = "x86_64")]
    type Avx512: BlockWords<N, Level = cpu::Avx512>;

    /// With NEON.
    #[cfg(target_arch = "aarch64")]
    type Neon: BlockWords<N, Level = cpu::Neon>;
}

macro_rules! block {
    ($($n:literal),*) => {$(
        impl Block<$n> for [u32; $n] {
            #[cfg(target_arch = "x86_64")]
            type Avx2 = avx2::Avx2Words<{ $n / 8 }>;
            #[cfg(target_arch = "x86_64")]
            type Avx512 = avx512::Avx512Words<{ $n / 16 }>;
            #[cfg(target_arch = "aarch64")]
            type Neon = neon::NeonWords<{ $n / 4 }>;
        }
    )*};
}

block!(16, 32);

/// Returns what a method does with blocks of this many words, in the registers of these
/// instructions.
macro_rules! in_registers {
    ($cpu:ident, $n:ident, $this:ident.$method:ident($($argument:expr),*)) => {{
        #[allow(unused_imports)]
        use $crate::translation::words::{self, block::Block};
        let _ = $cpu; // on other processors nothing asks for it
        #[cfg(target_arch = "x86_64")]
        if let Some(level) = cpu::Avx512::new($cpu) {
            return $this.$method::<<[u32; $n] as Block<$n>>::Avx512>(level, $($argument),*);
        } else if let Some(level) = cpu::Avx2::new($cpu) {
            return $this.$method::<<[u32; $n] as Block<$n>>::Avx2>(level, $($argument),*);
        }
        #[cfg(target_arch = "aarch64")]
        if let Some(level) = cpu::Neon::new($cpu) {
            return $this.$method::<<[u32; $n] as Block<$n>>::Neon>(level, $($argument),*);
        }
        $this.$method::<words::PlainWords<$n>>((), $($argument),*)
    }};
}
pub(in crate::translation) use in_registers;
