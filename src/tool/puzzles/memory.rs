//! Whether there is memory for a table, asked before it is allocated.
use anyhow::{Result, bail};
use sysinfo::System;

use super::choose::Chosen;
use super::{count, thousands};
use crate::tool::failure::Usage;

/// How much memory a table may take, and who says so.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Limit {
    /// As much as is available. `None` where the system does not say.
    Available(Option<u64>),
    /// As much as `--max-memory` says.
    Asked(u64),
}

/// What a table needs.
pub struct Need<'a> {
    /// Of which puzzle.
    pub chosen: &'a Chosen,
    /// What it is, as `a table with a byte for each`.
    pub what: &'a str,
    /// How many bytes.
    pub bytes: u64,
    /// Options that take less, the best first, and how many bytes each takes.
    pub smaller: Vec<(String, u64)>,
}

/// The limit that `--max-memory` sets, or what is available.
pub fn limit(max_memory: Option<&str>) -> Result<Limit> {
    let Some(text) = max_memory else { return Ok(Limit::Available(available())) };
    match size(text) {
        Some(bytes) => Ok(Limit::Asked(bytes)),
        None => bail!(Usage(format!(
            "found --max-memory {text:?}, and it must be a number of bytes, or one with K, \
             M, G or T after it, as in 6G or 500M"
        ))),
    }
}

/// A number of bytes, or of units of 1024 of them.
fn size(text: &str) -> Option<u64> {
    let digits = text.trim_end_matches(|c: char| !c.is_ascii_digit());
    let unit = text[digits.len()..].trim_end_matches("iB").trim_end_matches('B');
    let power = match unit {
        "" => 0,
        "K" | "k" => 1,
        "M" | "m" => 2,
        "G" | "g" => 3,
        "T" | "t" => 4,
        _ => return None,
    };
    let number =
        digits.bytes().all(|b| b.is_ascii_digit()).then(|| digits.parse::<u64>().ok());
    number.flatten()?.checked_mul(1024_u64.pow(power))
}

/// At least so many bytes, as `--max-memory` has them.
fn rounded_up(bytes: u64) -> String {
    let (unit, letter) = if bytes < 10 << 30 { (1 << 20, 'M') } else { (1 << 30, 'G') };
    format!("{}{letter}", bytes.div_ceil(unit))
}

/// Refuses a table of one byte a position if it needs more than the memory that is
/// available.
pub fn check(chosen: &Chosen) -> Result<()> {
    let bytes = chosen.puzzle.count();
    let need = Need {
        chosen,
        what: "a table with a byte for each",
        bytes,
        smaller: Vec::new(),
    };
    need.check(Limit::Available(available()))
}

impl Need<'_> {
    /// Refuses a table that needs more than the limit.
    pub fn check(self, limit: Limit) -> Result<()> {
        let (most, allowed) = match limit {
            Limit::Available(None) => return Ok(()),
            Limit::Available(Some(most)) => (most, "are available"),
            Limit::Asked(most) => (most, "are what --max-memory allows"),
        };
        if self.bytes <= most {
            return Ok(());
        }
        let fits = self.smaller.into_iter().find(|&(_, bytes)| bytes <= most);
        let advice = match (fits, limit) {
            (Some((option, bytes)), _) => {
                format!("take {option}, which needs {}", readable(bytes))
            }
            (_, Limit::Asked(_))
                if available().is_none_or(|most| self.bytes <= most) =>
            {
                format!("allow --max-memory {}", rounded_up(self.bytes))
            }
            _ => "choose a smaller size or a smaller puzzle".to_owned(),
        };
        bail!(Usage(format!(
            "{} has {} positions: {} needs {} of memory, and {} {allowed}; {advice}",
            self.chosen.choice.name,
            thousands(self.chosen.puzzle.count()),
            self.what,
            readable(self.bytes),
            readable(most),
        )))
    }
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
        return count(bytes as usize, "byte");
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
            (1, "1 byte"),
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

    fn check(limit: Limit, smaller: &[(&str, u64)]) -> Option<String> {
        let choice = puzzle::catalog::find("sliding-2x2").unwrap();
        let puzzle = choice.puzzle(None).unwrap();
        let chosen = Chosen { choice, metric: None, puzzle };
        let smaller = smaller.iter().map(|&(option, bytes)| (option.to_owned(), bytes));
        let smaller = smaller.collect();
        let need = Need { chosen: &chosen, what: "a table", bytes: 1025, smaller };
        let error = need.check(limit).err()?;
        assert!(error.is::<Usage>());
        Some(error.to_string())
    }

    #[test]
    fn a_table_is_refused_from_the_first_byte_too_many() {
        assert_eq!(check(Limit::Available(None), &[]), None);
        assert_eq!(check(Limit::Available(Some(1025)), &[]), None);
        let start = "sliding-2x2 has 12 positions: a table needs 1.0 KiB of memory, and \
                     1.0 KiB";
        let said = |rest: &str| Some(format!("{start} {rest}"));
        assert_eq!(
            check(Limit::Available(Some(1024)), &[]),
            said("are available; choose a smaller size or a smaller puzzle")
        );
        assert_eq!(
            check(Limit::Asked(1024), &[]),
            said("are what --max-memory allows; allow --max-memory 1M")
        );
        let smaller = |bytes| [("--keep two-bits", 1025), ("--keep one-bit", bytes)];
        assert_eq!(
            check(Limit::Asked(1024), &smaller(512)),
            said(
                "are what --max-memory allows; take --keep one-bit, which needs 512 bytes"
            )
        );
        assert_eq!(
            check(Limit::Available(Some(1024)), &smaller(1025)),
            said("are available; choose a smaller size or a smaller puzzle")
        );
        assert!(available().is_none_or(|bytes| bytes > 0));
    }

    #[test]
    fn sizes_are_numbers_with_a_unit() {
        let sizes =
            [("0", 0), ("12", 12), ("1K", 1024), ("500M", 500 << 20), ("6G", 6 << 30)];
        for (text, bytes) in
            sizes.into_iter().chain([("2t", 2 << 40), ("6GiB", 6 << 30)])
        {
            assert_eq!(size(text), Some(bytes), "{text}");
        }
        for text in ["", "G", "6X", "-1", "1.5G", "6 G", "1G1", "99999999999T", "٣"] {
            assert_eq!(size(text), None, "{text}");
        }
        assert_eq!((rounded_up(1), rounded_up(1 << 20)), ("1M".into(), "1M".into()));
        assert_eq!(rounded_up((10 << 30) + 1), "11G");
    }
}
