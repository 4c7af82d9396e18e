//! Proofs that this machine has an instruction set.
//!
//! A function that is compiled for AVX2 may run only where AVX2 is. One convention makes
//! every such call sound: whoever calls it holds an [`Avx2`], and [`Avx2::new`] returns one
//! only where the machine has the instructions. The same holds for [`Avx512`] and [`Neon`].
//!
//! ```
//! use cpu::{Avx2, Cpu};
//!
//! // Portable code never gets to use AVX2, whatever the machine has.
//! assert!(Avx2::new(Cpu::Portable).is_none());
//! assert_eq!(Avx2::new(Cpu::Avx2).is_some(), Cpu::Avx2.is_available());
//! ```

use crate::Cpu;

macro_rules! proof {
    ($($name:ident),*) => {$(
        #[doc = concat!("Proof that this machine has the instructions of [`Cpu::", stringify!($name), "`].")]
        ///
        /// ```
        #[doc = concat!("use cpu::{Cpu, ", stringify!($name), "};")]
        ///
        #[doc = concat!("let proof = ", stringify!($name), "::new(Cpu::best());")]
        #[doc = concat!("assert!(proof.is_none() || Cpu::", stringify!($name), ".is_available());")]
        /// ```
        #[derive(Debug, Clone, Copy)]
        pub struct $name(());

        impl $name {
            /// `None` if the instructions are not part of the level `cpu`, or this machine
            /// does not have them.
            #[inline(always)]
            pub fn new(cpu: Cpu) -> Option<Self> {
                let usable = Cpu::$name.is_subset_of(cpu) && Cpu::$name.is_available();
                usable.then_some($name(()))
            }
        }
    )*};
}

proof!(Avx2, Avx512, Neon);
