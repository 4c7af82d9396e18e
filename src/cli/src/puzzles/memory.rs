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
}

/// What to do if nothing less would do.
pub const SMALLER: &str = "choose a smaller size or a smaller puzzle";

/// What a table needs.
pub struct Need<'a> {
    /// Of which puzzle.
    pub instance: &'a Instance,
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
    let number: f64 = format!("{bytes}.{part}").parse().ok()?;
    let bytes = number * 1024_f64.powi(power as i32 + 1);
    (bytes < 2_f64.powi(64)).then_some(bytes as u64)
}

/// At least so many bytes, as `--max-memory` has them.
fn rounded_up(bytes: u64) -> String {
    let (unit, letter) = if bytes < 10 << 30 { (1 << 20, 'M') } else { (1 << 30, 'G') };
    format!("{}{letter}", bytes.div_ceil(unit))
}

/// Refuses a table of one byte a position if it needs more than the memory that is
/// available.
pub fn check(instance: &Instance) -> Result<()> {
    let bytes = instance.puzzle.positions();
    let need = Need {
        instance,
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
pub fn check_threads(instance: &Instance, threads: usize, bytes: u64) -> Result<()> {
    match own() {
        Some(left) if threads > 1 => room(&instance.choice.name, threads, bytes, left),
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
        let Some(most) = limit.most().filter(|&most| self.bytes > most) else {
            return Ok(());
        };
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
            self.instance.choice.name,
            thousands(self.instance.puzzle.positions()),
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
    let used = status.lines().find_map(|line| line.strip_prefix("VmSize:"))?;
    let used: u64 = used.trim().strip_suffix(" kB")?.parse().ok()?;
    Some(most.saturating_sub(used * 1024))
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

    #[test]
    fn a_table_is_refused_from_the_first_byte_too_many() {
        let choice = puzzle::catalog::find("sliding-2x2").unwrap();
        let puzzle = choice.puzzle(None).unwrap().into();
        let instance = Instance { choice, metric: None, puzzle };
        let said = |available, allowed, one_bit: Option<u64>| {
            let one_bit = one_bit.map(|bytes| ("--keep one-bit".to_owned(), bytes));
            let smaller = one_bit.into_iter().collect();
            let what = "a table";
            let need = Need { instance: &instance, what, bytes: 1025, smaller };
            let error = need.check(Limit { available, allowed }).err()?;
            assert!(error.is::<Usage>());
            let said = error.to_string();
            let start = "sliding-2x2 has 12 positions: a table needs ";
            Some(said.strip_prefix(start).unwrap().replace(SMALLER, "{smaller}"))
        };
        for (available, allowed) in [
            (None, None),
            (Some(1025), None),
            (Some(1025), Some(1025)),
            (None, Some(1025)),
        ] {
            assert_eq!(said(available, allowed, None), None);
        }
        const ALLOWED: &str =
            "1.0 KiB of memory, and 1000 bytes are what --max-memory allows;";
        const BOTH: &str = "1.0 KiB of memory, --max-memory allows";
        for (available, allowed, one_bit, right) in [
            // Numbers that would look alike are written to the byte.
            (
                Some(1024),
                None,
                None,
                "1,025 bytes of memory, and 1,024 bytes are available; {smaller}"
                    .to_owned(),
            ),
            (None, Some(1000), None, format!("{ALLOWED} allow --max-memory 1M")),
            (Some(1025), Some(1000), None, format!("{ALLOWED} allow --max-memory 1M")),
            (
                Some(9),
                Some(1 << 41),
                None,
                format!("{BOTH} 2.0 TiB, and 9 bytes are available; {{smaller}}"),
            ),
            (
                Some(9),
                Some(1025),
                None,
                format!("{BOTH} 1.0 KiB, and 9 bytes are available; {{smaller}}"),
            ),
            // What takes less is told if it is there as well as allowed.
            (
                Some(4096),
                Some(1000),
                Some(512),
                format!("{ALLOWED} take --keep one-bit, which needs 512 bytes"),
            ),
            (
                Some(511),
                Some(1000),
                Some(512),
                format!("{BOTH} 1000 bytes, and 511 bytes are available; {{smaller}}"),
            ),
            (
                Some(1000),
                None,
                Some(1025),
                "1.0 KiB of memory, and 1000 bytes are available; {smaller}".to_owned(),
            ),
        ] {
            assert_eq!(said(available, allowed, one_bit), Some(right));
        }
        assert!(available().is_none_or(|bytes| bytes > 0));
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
        let read = "0=0|12=12|12 B=12|1 byte=1|3,674,160 bytes=3674160|1K=1024|\
                    500M=524288000|6G=6442450944|6 g=6442450944|2t=2199023255552|\
                    6GiB=6442450944|1 GB=1073741824|1.5G=1610612736|0.5 kb=512|\
                    1,024.5 KiB=1049088| 1.3 TiB =1429365116108|1.50 MiB=1572864|\
                    2P=2251799813685248|18446744073709551615=18446744073709551615";
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
