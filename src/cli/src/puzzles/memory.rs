//! Whether there is memory for a table, asked before it is allocated.
use anyhow::{Result, bail};
use sysinfo::System;

use super::choose::Chosen;
use super::thousands;
use base::failure::Usage;
use base::readable;

/// How much memory a table may take: the smaller of two numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limit {
    /// What is available. `None` where the system does not say.
    pub available: Option<u64>,
    /// What `--max-memory` allows.
    pub allowed: Option<u64>,
}

/// What to do if nothing less would do.
pub const SMALLER: &str = "choose a smaller size or a smaller puzzle";

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

/// What is available, and what `--max-memory` allows of it.
pub fn limit(max_memory: Option<&str>) -> Result<Limit> {
    let allowed = match max_memory.map(|text| (text, size(text))) {
        None => None,
        Some((_, Some(bytes))) => Some(bytes),
        Some((text, None)) => bail!(Usage(format!(
            "found --max-memory {text:?}, and it must be a number of bytes, or one with K, \
             M, G or T after it, as in 500M or 1.5 GiB, and less than 16 EiB"
        ))),
    };
    Ok(Limit { available: available(), allowed })
}

/// A number of bytes, or of units of 1024 of them.
///
/// It reads what this tool prints: `1536`, `3,674,160 bytes`, `1.5 GiB`, `11G`. With a `B`
/// after it or without, a unit is one of 1024.
fn size(text: &str) -> Option<u64> {
    let text = text.trim();
    let end = text.find(|c: char| !(c.is_ascii_digit() || ",.".contains(c)));
    let (number, unit) = text.split_at(end.unwrap_or(text.len()));
    let unit = unit.trim_start().to_ascii_lowercase();
    let power = match unit.trim_end_matches('b').trim_end_matches('i') {
        _ if ["", "b", "byte", "bytes"].contains(&&*unit) => 0,
        letter
            if [letter, &format!("{letter}b"), &format!("{letter}ib")]
                .contains(&&*unit) =>
        {
            1 + ["k", "m", "g", "t", "p", "e"]
                .iter()
                .position(|name| *name == letter)?
        }
        _ => return None,
    };
    let (whole, part) = number.split_once('.').unwrap_or((number, "0"));
    let part = part.trim_end_matches('0');
    // There is no part of a byte, and more digits than these say nothing more.
    if part.len() > 18 || part.contains(',') || (power == 0 && !part.is_empty()) {
        return None;
    }
    let unit = 1_u128 << (10 * power);
    let below = digits(&format!("{part:0<18}"))? * unit / 10_u128.pow(18);
    u64::try_from(digits(&grouped(whole)?)?.checked_mul(unit)? + below).ok()
}

/// A number without the commas between its groups of three digits, if they stand there.
fn grouped(text: &str) -> Option<String> {
    let mut groups = text.split(',');
    let first =
        groups.next().filter(|first| first.len() <= 3 || first.len() == text.len());
    let threes = groups.all(|group| group.len() == 3);
    first.filter(|first| !first.is_empty() && threes).map(|_| text.replace(',', ""))
}

/// A number of nothing but digits.
fn digits(text: &str) -> Option<u128> {
    text.bytes().all(|b| b.is_ascii_digit()).then(|| text.parse().ok()).flatten()
}

/// At least so many bytes, as `--max-memory` has them.
fn rounded_up(bytes: u64) -> String {
    let (unit, letter) = if bytes < 10 << 30 { (1 << 20, 'M') } else { (1 << 30, 'G') };
    format!("{}{letter}", bytes.div_ceil(unit))
}

/// Refuses a table of one byte a position if it needs more than the memory that is
/// available.
pub fn check(chosen: &Chosen) -> Result<()> {
    let bytes = chosen.puzzle.positions();
    let need = Need {
        chosen,
        what: "a table with a byte for each",
        bytes,
        smaller: Vec::new(),
    };
    need.check(Limit { available: available(), allowed: None })
}

/// What a thread takes of a process's addresses: a stack of 2 MiB, and 64 MiB from which
/// it is handed memory.
const THREAD: u64 = 66 << 20;

/// Refuses more threads than this process has addresses for, beside so many bytes. A
/// thread that the system begins, and then has no room for, ends with a panic.
pub fn check_threads(chosen: &Chosen, threads: usize, bytes: u64) -> Result<()> {
    match own() {
        Some(left) if threads > 1 => room(&chosen.choice.name, threads, bytes, left),
        _ => Ok(()), // the system says when it is asked for them
    }
}

/// Whether so many threads and bytes have room in what is left.
fn room(puzzle: &str, threads: usize, bytes: u64, left: u64) -> Result<()> {
    let needed = THREAD * threads as u64;
    if bytes + needed <= left {
        return Ok(());
    }
    bail!(Usage(format!(
        "{puzzle}: {threads} threads need {} beside {} of memory, and the limit of this \
         process leaves {}; take fewer, as in --threads 1",
        readable(needed),
        readable(bytes),
        readable(left)
    )))
}

impl Need<'_> {
    /// Refuses a table that needs more than the limit.
    pub fn check(self, limit: Limit) -> Result<()> {
        let most = limit.available.into_iter().chain(limit.allowed).min();
        let Some(most) = most.filter(|&most| self.bytes > most) else { return Ok(()) };
        let missing = limit.available.filter(|&there| self.bytes > there);
        let fits = self.smaller.into_iter().find(|&(_, bytes)| bytes <= most);
        let fitting = fits.as_ref().map(|&(_, bytes)| bytes);
        let all = [Some(self.bytes), missing, limit.allowed, fitting];
        let say = |bytes| apart(bytes, all.iter().flatten());
        let has = match (missing, limit.allowed) {
            (Some(there), None) => format!("and {} are available", say(there)),
            (Some(there), Some(allowed)) => format!(
                "--max-memory allows {}, and {} are available",
                say(allowed),
                say(there)
            ),
            (None, _) => format!("and {} are what --max-memory allows", say(most)),
        };
        let advice = match fits {
            Some((option, bytes)) => {
                format!("take {option}, which needs {}", say(bytes))
            }
            None if missing.is_some() => SMALLER.to_owned(),
            None => format!("allow --max-memory {}", rounded_up(self.bytes)),
        };
        bail!(Usage(format!(
            "{} has {} positions: {} needs {} of memory, {has}; {advice}",
            self.chosen.choice.name,
            thousands(self.chosen.puzzle.positions()),
            self.what,
            say(self.bytes),
        )))
    }
}

/// The memory that this program can still have, in bytes: the machine's, or less if
/// its group of processes or this process itself has a limit.
fn available() -> Option<u64> {
    let mut system = System::new().ok()?;
    system.refresh_memory();
    let machine = system.available_memory();
    let group = system.cgroup_limits();
    let group = group.map_or(u64::MAX, |g| g.total_memory.saturating_sub(g.rss));
    let most = machine.min(group).min(own().unwrap_or(u64::MAX));
    Some(most).filter(|_| machine > 0)
}

/// What the limit of this process, as `ulimit -v` sets it, leaves. `None` if it has none.
#[cfg(target_os = "linux")]
fn own() -> Option<u64> {
    use rustix::process::{Resource, getrlimit};

    let most = getrlimit(Resource::As).current?;
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let taken = status.lines().find_map(|line| line.strip_prefix("VmSize:"))?;
    let taken: u64 = taken.trim().strip_suffix(" kB")?.parse().ok()?;
    Some(most.saturating_sub(taken * 1024))
}

#[cfg(not(target_os = "linux"))]
fn own() -> Option<u64> {
    None
}

/// Bytes as people read them, or to the byte if another number of them would look alike.
fn apart<'a>(bytes: u64, mut all: impl Iterator<Item = &'a u64>) -> String {
    let alike = |&other: &u64| other != bytes && readable(other) == readable(bytes);
    match all.any(alike) {
        true => format!("{} bytes", thousands(bytes)),
        false => readable(bytes),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(limit: Limit, smaller: &[(&str, u64)]) -> Option<String> {
        let choice = puzzle::catalog::find("sliding-2x2").unwrap();
        let puzzle = choice.puzzle(None).unwrap().into();
        let chosen = Chosen { choice, metric: None, puzzle };
        let smaller = smaller.iter().map(|&(option, bytes)| (option.to_owned(), bytes));
        let smaller = smaller.collect();
        let need = Need { chosen: &chosen, what: "a table", bytes: 1025, smaller };
        let error = need.check(limit).err()?;
        assert!(error.is::<Usage>());
        Some(error.to_string())
    }

    fn limit(available: Option<u64>, allowed: Option<u64>) -> Limit {
        Limit { available, allowed }
    }

    fn said(needs: &str, rest: &str) -> Option<String> {
        Some(format!(
            "sliding-2x2 has 12 positions: a table needs {needs} of memory, {rest}"
        ))
    }

    #[test]
    fn a_table_is_refused_from_the_first_byte_too_many() {
        assert_eq!(check(limit(None, None), &[]), None);
        assert_eq!(check(limit(Some(1025), None), &[]), None);
        assert_eq!(check(limit(Some(1025), Some(1025)), &[]), None);
        assert_eq!(check(limit(None, Some(1025)), &[]), None);
        // Numbers that would look alike are written to the byte.
        assert_eq!(
            check(limit(Some(1024), None), &[]),
            said("1,025 bytes", &format!("and 1,024 bytes are available; {SMALLER}"))
        );
        for available in [None, Some(1025)] {
            assert_eq!(
                check(limit(available, Some(1000)), &[]),
                said(
                    "1.0 KiB",
                    "and 1000 bytes are what --max-memory allows; allow --max-memory 1M"
                )
            );
        }
        assert!(available().is_none_or(|bytes| bytes > 0));
    }

    #[test]
    fn what_is_allowed_and_not_there_is_refused_too() {
        for (allowed, text) in [(1 << 41, "2.0 TiB"), (1025, "1.0 KiB"), (8, "8 bytes")]
        {
            let rest = format!(
                "--max-memory allows {text}, and 9 bytes are available; {SMALLER}"
            );
            assert_eq!(
                check(limit(Some(9), Some(allowed)), &[]),
                said("1.0 KiB", &rest)
            );
        }
    }

    #[test]
    fn what_takes_less_is_told_if_it_fits() {
        let smaller = |bytes| [("--keep two-bits", 1025), ("--keep one-bit", bytes)];
        assert_eq!(
            check(limit(Some(4096), Some(1000)), &smaller(512)),
            said(
                "1.0 KiB",
                "and 1000 bytes are what --max-memory allows; take --keep one-bit, which \
                 needs 512 bytes"
            )
        );
        // It must be there as well as allowed.
        assert_eq!(
            check(limit(Some(511), Some(1000)), &smaller(512)),
            said(
                "1.0 KiB",
                &format!(
                    "--max-memory allows 1000 bytes, and 511 bytes are available; {SMALLER}"
                )
            )
        );
        assert_eq!(
            check(limit(Some(1000), None), &smaller(1025)),
            said("1.0 KiB", &format!("and 1000 bytes are available; {SMALLER}"))
        );
    }

    #[test]
    fn threads_have_room_to_the_last_byte() {
        let said = |threads, left| {
            room("pyraminx", threads, 1024, left).map_err(|error| error.to_string())
        };
        assert_eq!(said(2, 1024 + 2 * THREAD), Ok(()));
        let error = "pyraminx: 3 threads need 198.0 MiB beside 1.0 KiB of memory, and the \
                     limit of this process leaves 132.0 MiB; take fewer, as in --threads 1";
        assert_eq!(said(3, 1024 + 2 * THREAD), Err(error.to_owned()));
        assert!(said(2, 1023 + 2 * THREAD).is_err());
    }

    #[test]
    fn sizes_are_numbers_with_a_unit() {
        for (text, bytes) in [
            ("0", 0),
            ("12", 12),
            ("12 B", 12),
            ("1 byte", 1),
            ("3,674,160 bytes", 3_674_160),
            ("1K", 1024),
            ("500M", 500 << 20),
            ("6G", 6 << 30),
            ("6 g", 6 << 30),
            ("2t", 2 << 40),
            ("6GiB", 6 << 30),
            ("1 GB", 1 << 30),
            ("1.5G", 3 << 29),
            ("0.5 kb", 512),
            ("1.0 KiB", 1024),
            ("1,024.5 KiB", (1 << 20) + 512),
            (" 1.3 TiB ", 1_429_365_116_108),
            ("1.50 MiB", 3 << 19),
            ("2P", 2 << 50),
            ("15.9 EiB", 18_331_451_923_248_866_918),
            ("18446744073709551615", u64::MAX),
            ("18,446,744,073,709,551,615 bytes", u64::MAX),
        ] {
            assert_eq!(size(text), Some(bytes), "{text}");
        }
        for text in [
            "",
            "G",
            "B",
            ".5G",
            "6X",
            "-1",
            "+1",
            "1.5",
            "1.5 bytes",
            "1..5G",
            "1.5.5G",
            "1,5G",
            "1,0000",
            "1234,567",
            ",123",
            "1.234,567G",
            "6 i",
            "6 iB",
            "6GG",
            "6GBB",
            "1G1",
            "1 G 1",
            "16E",
            "16.0 EiB",
            "99999999999T",
            "1e9",
            "٣",
            "1.0000000000000000001G",
        ] {
            assert_eq!(size(text), None, "{text}");
        }
        assert_eq!((rounded_up(1), rounded_up(1 << 20)), ("1M".into(), "1M".into()));
        assert_eq!(rounded_up((10 << 30) + 1), "11G");
    }

    /// Whatever size is printed can be typed, and what is advised is enough.
    #[test]
    fn every_size_that_is_printed_is_read() {
        let near = |power: u32| {
            [-1, 0, 1, 7, 700].map(|d| (1_u64 << power).saturating_add_signed(d))
        };
        let others = [1_320_480, 3_674_160, 10_461_394_944_000, u64::MAX / 100 * 99];
        for bytes in (0..64).flat_map(near).chain(others) {
            let text = readable(bytes);
            // A decimal more or less, in its unit.
            let unit = 1 << (10 * (bytes.max(1).ilog2() / 10));
            match size(&text) {
                Some(read) => assert!(read.abs_diff(bytes) <= unit / 20 + 1, "{text}"),
                // A number so near to 2^64 is rounded to it.
                None => assert_eq!(text, "16.0 EiB"),
            }
            let exact = format!("{} bytes", thousands(bytes));
            assert_eq!(size(&exact), Some(bytes), "{exact}");
            let advice = rounded_up(bytes);
            assert!(
                bytes > u64::MAX - (1 << 30) || size(&advice) >= Some(bytes),
                "{advice}"
            );
        }
    }
}
