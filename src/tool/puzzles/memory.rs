//! Whether there is memory for a table, asked before it is allocated.
use anyhow::{Result, bail};
use sysinfo::System;

use super::thousands;
use crate::tool::failure::Usage;

/// Refuses a table of one byte a position if it needs more than the memory that is
/// available. Where the system does not say how much that is, nothing is refused.
pub fn check(puzzle: &str, positions: u64) -> Result<()> {
    match available() {
        Some(available) => fits(puzzle, positions, available),
        None => Ok(()),
    }
}

/// Refuses a table of one byte a position if it needs more than these bytes.
pub fn fits(puzzle: &str, positions: u64, available: u64) -> Result<()> {
    if positions <= available {
        return Ok(());
    }
    bail!(Usage(format!(
        "{puzzle} has {} positions: a table with a byte for each needs {} of memory, and \
         {} are available; choose a smaller size or a smaller puzzle",
        thousands(positions),
        readable(positions),
        readable(available),
    )))
}

/// The memory that this program can still have, in bytes: the machine's, or less if
/// its group of processes has a limit.
fn available() -> Option<u64> {
    let mut system = System::new().ok()?;
    system.refresh_memory();
    let machine = system.available_memory();
    let group = system.cgroup_limits();
    let group = group.map_or(u64::MAX, |g| g.total_memory.saturating_sub(g.rss));
    Some(machine.min(group)).filter(|_| machine > 0)
}

/// Bytes in the unit that people would choose: `9.5 TiB`.
pub fn readable(bytes: u64) -> String {
    const UNITS: [&str; 6] = ["KiB", "MiB", "GiB", "TiB", "PiB", "EiB"];
    if bytes < 1024 {
        return format!("{bytes} bytes");
    }
    let (mut number, mut unit) = (bytes as f64 / 1024.0, 0);
    // From 1023.95 on, one decimal would be written as 1024.0.
    while number >= 1023.95 && unit + 1 < UNITS.len() {
        (number, unit) = (number / 1024.0, unit + 1);
    }
    format!("{number:.1} {}", UNITS[unit])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_are_read_in_units_of_1024() {
        for (bytes, text) in [
            (0, "0 bytes"),
            (1023, "1023 bytes"),
            (1024, "1.0 KiB"),
            (1536, "1.5 KiB"),
            ((1 << 20) - 1, "1.0 MiB"),
            (3_674_160, "3.5 MiB"),
            (10_461_394_944_000, "9.5 TiB"),
            (u64::MAX, "16.0 EiB"),
        ] {
            assert_eq!(readable(bytes), text);
        }
    }

    #[test]
    fn a_table_is_refused_from_the_first_byte_too_many() {
        assert!(fits("tiny", 12, 12).is_ok());
        let error = fits("tiny", 1025, 1024).unwrap_err();
        assert!(error.is::<Usage>());
        assert_eq!(
            error.to_string(),
            "tiny has 1,025 positions: a table with a byte for each needs 1.0 KiB of \
             memory, and 1.0 KiB are available; choose a smaller size or a smaller puzzle"
        );
        assert!(fits("largest", u64::MAX, u64::MAX - 1).is_err());
        assert!(available().is_none_or(|bytes| bytes > 0));
    }
}
