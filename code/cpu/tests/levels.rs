//! The levels, their names, and which are available on this machine.

use cpu::{Cpu, CpuError};

#[test]
fn names_round_trip() {
    for cpu in Cpu::ALL {
        assert_eq!(cpu.to_string().parse(), Ok(cpu));
    }
    let error = "AVX-512".parse::<Cpu>().unwrap_err();
    assert_eq!(
        error.to_string(),
        "found \"AVX-512\", and there are `portable`, `neon`, `avx2` and `avx512`"
    );
}

#[test]
fn check_rejects_unavailable_levels() {
    assert_eq!(Cpu::Portable.check(), Ok(Cpu::Portable));
    for cpu in Cpu::ALL {
        let unavailable = Err(CpuError::Unavailable(cpu));
        let expected = if cpu.is_available() { Ok(cpu) } else { unavailable };
        assert_eq!(cpu.check(), expected);
    }
    let error = CpuError::Unavailable(Cpu::Avx512).to_string();
    assert!(error.starts_with("this machine has no `avx512` instructions;"), "{error}");
}

#[test]
fn available_levels_include_their_subsets() {
    for level in Cpu::available() {
        for cpu in Cpu::ALL.into_iter().filter(|cpu| cpu.is_subset_of(level)) {
            assert!(cpu.is_available(), "{level} is here and {cpu} is not");
        }
    }
    assert!(Cpu::available().is_sorted());
    assert_eq!(Cpu::available().last(), Some(Cpu::best()));
}

#[test]
fn levels_match_the_architecture() {
    let all = |kind: &[Cpu]| Cpu::available().all(|cpu| kind.contains(&cpu));
    let kind: &[Cpu] = if cfg!(target_arch = "x86_64") {
        &[Cpu::Portable, Cpu::Avx2, Cpu::Avx512]
    } else if cfg!(target_arch = "aarch64") {
        &[Cpu::Portable, Cpu::Neon]
    } else {
        &[Cpu::Portable]
    };
    assert!(all(kind), "{:?}", Cpu::available().collect::<Vec<_>>());
}
