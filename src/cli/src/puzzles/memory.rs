//! How much memory there is, and what is said where that is not enough.
use anyhow::Result;
use solve::Instance;
use sysinfo::System;

use super::thousands;
use base::failure::Usage;
use base::readable;

/// What to do if nothing takes less.
pub const SMALLER: &str = "choose a smaller size or a smaller puzzle";

/// How much memory something may take: the smaller of two numbers of bytes.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Limit {
    /// What is available. `None` where the system does not say.
    pub available: Option<u64>,
    /// What `--max-memory` allows.
    pub allowed: Option<u64>,
}

impl Limit {
    /// What is available, and what `--max-memory` allows of it.
    ///
    /// # Errors
    /// [`Usage`] if that is no size.
    pub fn new(max_memory: Option<&str>) -> Result<Self> {
        let read = |text| {
            size(text).ok_or_else(|| {
                Usage(format!(
                    "found --max-memory {text:?}, and it must be a number of bytes, or one \
                     with K, M, G or T after it, as in 500M or 1.5 GiB, and less than 16 EiB"
                ))
            })
        };
        Ok(Limit { available: available(), allowed: max_memory.map(read).transpose()? })
    }

    /// The smaller of the two, if there is one.
    pub fn most(self) -> Option<u64> {
        self.available.into_iter().chain(self.allowed).min()
    }

    /// What is said where something, such as `a table with a byte for each`, needs more bytes.
    /// `smaller` are the options that take less, the best first, with the bytes of each.
    pub fn refuses(
        self,
        instance: &Instance,
        need: &str,
        bytes: u64,
        smaller: &[(String, u64)],
    ) -> String {
        let most = self.most().unwrap_or(u64::MAX);
        let missing = self.available.filter(|&there| bytes > there);
        let fits = smaller.iter().find(|&&(_, bytes)| bytes <= most);
        let all = [Some(bytes), missing, self.allowed, fits.map(|&(_, bytes)| bytes)];
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
        format!(
            "{} has {} positions: {need} needs {} of memory, {has}; {advice}",
            instance.name(),
            thousands(instance.puzzle().positions()),
            say(bytes),
        )
    }
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

/// The memory that this program can still have, in bytes: the machine's, or less if its group of
/// processes or this process itself has a limit.
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
fn left() -> Option<u64> {
    use rustix::process::{Resource, getrlimit};

    let most = getrlimit(Resource::As).current?;
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let used = status.lines().find_map(|line| line.strip_prefix("VmSize:"))?;
    let used: u64 = used.trim().strip_suffix(" kB")?.parse().ok()?;
    Some(most.saturating_sub(used * 1024))
}

/// Nothing is known of it.
#[cfg(not(target_os = "linux"))]
fn left() -> Option<u64> {
    None
}
