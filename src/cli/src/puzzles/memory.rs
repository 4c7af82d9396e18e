//! Whether there is memory for a table, asked before it is allocated.
use anyhow::{Result, bail};
use sysinfo::System;

use super::choose::Instance;
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

impl Limit {
    /// The smaller of the two, if there is one.
    pub fn most(self) -> Option<u64> {
        self.available.into_iter().chain(self.allowed).min()
    }

    /// Refuses a table, `what` as `a table with a byte for each`, that needs more bytes.
    /// `smaller` are the options that take less, the best first, with the bytes of each.
    pub fn check(
        self,
        instance: &Instance,
        what: &str,
        bytes: u64,
        smaller: &[(String, u64)],
    ) -> Result<()> {
        let Some(most) = self.most().filter(|&most| bytes > most) else {
            return Ok(());
        };
        let missing = self.available.filter(|&there| bytes > there);
        let fits = smaller.iter().find(|&&(_, bytes)| bytes <= most);
        let fitting = fits.map(|&(_, bytes)| bytes);
        let all = [Some(bytes), missing, self.allowed, fitting];
        // As people read them, or to the byte if another number would look alike.
        let say = |bytes| {
            let text = readable(bytes);
            let alike = |&&other: &&u64| other != bytes && readable(other) == text;
            match all.iter().flatten().find(alike) {
                Some(_) => format!("{} bytes", thousands(bytes)),
                None => text,
            }
        };
        let has = match (missing, self.allowed) {
            (None, _) => format!("and {} are what --max-memory allows", say(most)),
            (Some(there), None) => format!("and {} are available", say(there)),
            (Some(there), Some(allowed)) => {
                let [there, allowed] = [there, allowed].map(say);
                format!("--max-memory allows {allowed}, and {there} are available")
            }
        };
        let advice = match fits {
            Some((option, bytes)) => {
                format!("take {option}, which needs {}", say(*bytes))
            }
            None if missing.is_some() => SMALLER.to_owned(),
            None => format!("allow --max-memory {}", rounded_up(bytes)),
        };
        bail!(Usage(format!(
            "{} has {} positions: {what} needs {} of memory, {has}; {advice}",
            instance.choice.name,
            thousands(instance.puzzle.positions()),
            say(bytes),
        )))
    }
}

/// What to do if nothing less would do.
pub const SMALLER: &str = "choose a smaller size or a smaller puzzle";

/// What is available, and what `--max-memory` allows of it.
pub fn limit(max_memory: Option<&str>) -> Result<Limit> {
    let read = |text| {
        size(text).ok_or_else(|| {
            Usage(format!(
                "found --max-memory {text:?}, and it must be a number of bytes, or one with \
                 K, M, G or T after it, as in 500M or 1.5 GiB, and less than 16 EiB"
            ))
        })
    };
    Ok(Limit { available: available(), allowed: max_memory.map(read).transpose()? })
}

/// A number of bytes, or of units of 1024 of them, with a `B` after it or without.
///
/// It reads what this tool prints: `1536`, `3,674,160 bytes`, `1.5 GiB`, `11G`. Commas stand
/// where [`thousands`] puts them: `1,5G` is no number.
fn size(text: &str) -> Option<u64> {
    let text = text.trim().to_ascii_lowercase();
    let end = text.find(|c: char| !(c.is_ascii_digit() || ",.".contains(c)));
    let (number, unit) = text.split_at(end.unwrap_or(text.len()));
    let (whole, part) = number.split_once('.').unwrap_or((number, ""));
    let bytes: u64 = whole.replace(',', "").parse().ok()?;
    if whole.contains(',') && whole != thousands(bytes) {
        return None;
    }
    let unit = unit.trim_start();
    if ["", "b", "byte", "bytes"].contains(&unit) {
        return part.is_empty().then_some(bytes);
    }
    let letter = unit.strip_suffix("ib").or(unit.strip_suffix('b')).unwrap_or(unit);
    let power =
        ["k", "m", "g", "t", "p", "e"].iter().position(|name| *name == letter)?;
    let unit = 1 << (10 * (power + 1));
    let part: f64 = format!("0.{part}").parse().ok()?;
    bytes.checked_mul(unit)?.checked_add((part * unit as f64) as u64)
}

/// At least so many bytes, as `--max-memory` has them.
fn rounded_up(bytes: u64) -> String {
    let (unit, letter) = if bytes < 10 << 30 { (1 << 20, 'M') } else { (1 << 30, 'G') };
    format!("{}{letter}", bytes.div_ceil(unit))
}

/// What a thread takes of a process's addresses: a stack of 2 MiB, and 64 MiB from which
/// it is handed memory.
const THREAD: u64 = 66 << 20;

/// Refuses more threads than this process has addresses for, beside so many bytes, if so
/// many are [`left()`]. A thread that the system begins, and then has no room for, ends with
/// a panic. Where nothing is known, the system says when it is asked for them.
pub fn check_threads(
    puzzle: &str,
    threads: usize,
    bytes: u64,
    left: Option<u64>,
) -> Result<()> {
    let left = left.unwrap_or(u64::MAX);
    let needed = THREAD * threads as u64;
    if threads > 1 && bytes.saturating_add(needed) > left {
        bail!(Usage(format!(
            "{puzzle}: {threads} threads need {} beside {} of memory, and the limit of this \
             process leaves {}; take fewer, as in --threads 1",
            readable(needed),
            readable(bytes),
            readable(left)
        )));
    }
    Ok(())
}

/// The memory that this program can still have, in bytes: the machine's, or less if
/// its group of processes or this process itself has a limit.
fn available() -> Option<u64> {
    let mut system = System::new().ok()?;
    system.refresh_memory();
    let machine = system.available_memory();
    let group = system.cgroup_limits();
    let group = group.map_or(u64::MAX, |g| g.total_memory.saturating_sub(g.rss));
    let most = machine.min(group).min(left().unwrap_or(u64::MAX));
    Some(most).filter(|_| machine > 0)
}

/// What the limit of this process, as `ulimit -v` sets it, leaves. `None` if it has none.
#[cfg(target_os = "linux")]
pub fn left() -> Option<u64> {
    use rustix::process::{Resource, getrlimit};

    let most = getrlimit(Resource::As).current?;
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let used = status.lines().find_map(|line| line.strip_prefix("VmSize:"))?;
    let used: u64 = used.trim().strip_suffix(" kB")?.parse().ok()?;
    Some(most.saturating_sub(used * 1024))
}

/// Nothing is known of it.
#[cfg(not(target_os = "linux"))]
pub fn left() -> Option<u64> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles::choose;

    #[test]
    fn a_table_is_refused_from_the_first_byte_too_many() {
        let instance = choose::instance("sliding-2x2", None).unwrap();
        let said = |available, allowed, one_bit| {
            let smaller = [("--keep one-bit".to_owned(), one_bit)];
            let limit = Limit { available, allowed };
            let refused = limit.check(&instance, "a table", 1025, &smaller);
            refused.err().map(|error| error.to_string())
        };
        for limit in [None, Some(1025)] {
            assert_eq!((said(limit, None, 1), said(limit, limit, 1)), (None, None));
        }
        // Numbers that would look alike are written to the byte; and what takes less is
        // told if it is there as well as allowed.
        for (available, allowed, one_bit, right) in [
            (
                1024,
                None,
                1025,
                "1,025 bytes of memory, and 1,024 bytes are available; choose",
            ),
            (
                511,
                Some(1000),
                512,
                "allows 1000 bytes, and 511 bytes are available; choose",
            ),
            (9, Some(1025), 512, "allows 1.0 KiB, and 9 bytes are available; choose"),
            (
                1025,
                Some(1000),
                512,
                "allows; take --keep one-bit, which needs 512 bytes",
            ),
        ] {
            let said = said(Some(available), allowed, one_bit).unwrap();
            let start = "sliding-2x2 has 12 positions: a table needs ";
            assert!(said.starts_with(start) && said.contains(right), "{said}");
        }
    }

    #[test]
    fn threads_have_room_to_the_last_byte() {
        let room =
            |threads, left| check_threads("skewb", threads, 1024, Some(left)).is_ok();
        assert!(room(2, 1024 + 2 * THREAD));
        assert!(!room(2, 1023 + 2 * THREAD));
        assert!(room(1, 1024));
    }

    #[test]
    fn sizes_are_numbers_with_a_unit() {
        let read = "0=0|12=12|12 B=12|1 byte=1|3,674,160 bytes=3674160|1K=1024|\
                    500M=524288000|6G=6442450944|6 g=6442450944|2t=2199023255552|\
                    6GiB=6442450944|1 GB=1073741824|1.5G=1610612736|0.5 kb=512|\
                    1,024.5 KiB=1049088| 1.3 TiB =1429365116108|1.50 MiB=1572864|\
                    2P=2251799813685248|18446744073709551615=18446744073709551615|\
                    9852298550816053K=10088753716035638272";
        for (text, bytes) in read.split('|').filter_map(|pair| pair.split_once('=')) {
            assert_eq!(size(text), bytes.parse().ok(), "{text}");
        }
        let refused = "|G|B|.5G|6X|-1|+1|1.5|1.5 bytes|1..5G|1.5.5G|1,5G|1,0000|1234,567|\
                       ,123|1.234,567G|6 i|6 iB|6GG|6GBB|1G1|1 G 1|16E|16.0 EiB|\
                       99999999999T|1e9|\u{663}|99999999999999999999";
        for text in refused.split('|') {
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
        for bytes in (0..63).flat_map(near) {
            // A decimal more or less, in its unit.
            let unit = 1 << (10 * (bytes.max(1).ilog2() / 10));
            let read = size(&readable(bytes)).unwrap();
            assert!(read.abs_diff(bytes) <= unit / 20 + 1, "{bytes}");
            assert_eq!(size(&format!("{} bytes", thousands(bytes))), Some(bytes));
            assert!(size(&rounded_up(bytes)) >= Some(bytes), "{bytes}");
        }
    }
}
