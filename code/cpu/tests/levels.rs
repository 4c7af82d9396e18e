//! The levels, their names and what this machine has of them.

use cpu::{Cpu, CpuError};

#[test]
fn a_name_is_read_as_it_is_written() {
    for cpu in Cpu::ALL {
        assert_eq!(cpu.to_string().parse(), Ok(cpu));
    }
    let error = "AVX-512".parse::<Cpu>().unwrap_err();
    assert_eq!(
        error.to_string(),
        "found \"AVX-512\", and there are `portable`, `avx2` and `avx512`"
    );
}

#[test]
fn what_is_not_there_is_refused() {
    assert_eq!(Cpu::Portable.check(), Ok(Cpu::Portable));
    for cpu in Cpu::ALL {
        match cpu.is_available() {
            true => assert_eq!(cpu.check(), Ok(cpu)),
            false => assert_eq!(cpu.check(), Err(CpuError::Unavailable(cpu))),
        }
    }
    let error = CpuError::Unavailable(Cpu::Avx512).to_string();
    assert!(error.starts_with("this machine has no `avx512` instructions;"), "{error}");
}

#[test]
fn whoever_has_the_wider_has_the_narrower() {
    let available: Vec<_> = Cpu::available().collect();
    assert_eq!(available, Cpu::ALL[..available.len()]);
    assert_eq!(Cpu::best(), *available.last().unwrap());
}
