//! On which machine, when, and what was measured.
use std::path::Path;
use std::process::Command;
use std::time::{SystemTime, UNIX_EPOCH};

use cpu::Cpu;
use serde::{Deserialize, Serialize};
use sysinfo::{CpuRefreshKind, RefreshKind, System};

use base::parallel;
use base::readable;

/// A machine, the day, and the commit.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Machine {
    /// What its processor says it is.
    pub processor: String,
    /// How many threads it runs at once.
    pub cores: usize,
    /// Its memory.
    pub memory: String,
    /// Its system.
    pub system: String,
    /// The instructions that it has.
    pub instructions: Vec<String>,
    /// The day, as 2026-11-21.
    pub date: String,
    /// The commit, and `-dirty` if something was changed since.
    pub commit: String,
}

impl Machine {
    /// What there is to say of it.
    pub fn facts(&self) -> [(&'static str, String); 7] {
        [
            ("processor", self.processor.clone()),
            ("cores", self.cores.to_string()),
            ("instructions", self.instructions.join(", ")),
            ("memory", self.memory.clone()),
            ("system", self.system.clone()),
            ("date", self.date.clone()),
            ("commit", self.commit.clone()),
        ]
    }
}

/// This machine, today, with this commit.
pub fn machine(root: &Path) -> Machine {
    let kinds = RefreshKind::nothing().with_cpu(CpuRefreshKind::nothing());
    let mut system = System::new_with_specifics(kinds).ok();
    if let Some(system) = &mut system {
        system.refresh_memory();
    }
    let memory = system.as_ref().map_or(0, System::total_memory);
    let brand = system.as_ref().and_then(|system| {
        let brand = system.cpus().first()?.brand().trim();
        Some(brand.to_owned()).filter(|brand| !brand.is_empty())
    });
    Machine {
        processor: brand.unwrap_or_else(|| "unknown".to_owned()),
        cores: parallel::cores(),
        memory: readable(memory),
        system: std::env::consts::OS.to_owned(),
        instructions: Cpu::available().map(|cpu| cpu.to_string()).collect(),
        date: date(),
        commit: commit(root).unwrap_or_else(|| "unknown".to_owned()),
    }
}

fn commit(root: &Path) -> Option<String> {
    let mut git = Command::new("git");
    git.args(["describe", "--always", "--abbrev=12", "--dirty", "--exclude=*"]);
    let output = git.current_dir(root).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?.trim().to_owned();
    (output.status.success() && !text.is_empty()).then_some(text)
}

fn date() -> String {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    let (year, month, day) = day(since.map_or(0, |since| since.as_secs() / 86_400));
    format!("{year}-{month:02}-{day:02}")
}

/// The year, the month and the day so many days after 1970-01-01.
fn day(mut days: u64) -> (u64, u64, u64) {
    let leap = |year: u64| {
        year.is_multiple_of(4) && !year.is_multiple_of(100) || year.is_multiple_of(400)
    };
    let mut year = 1970;
    while days >= 365 + u64::from(leap(year)) {
        days -= 365 + u64::from(leap(year));
        year += 1;
    }
    let lengths =
        [31, 28 + u64::from(leap(year)), 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    let mut month = 0;
    while days >= lengths[month] {
        days -= lengths[month];
        month += 1;
    }
    (year, month as u64 + 1, days + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_have_dates() {
        for (days, date) in [
            (0, (1970, 1, 1)),
            (58, (1970, 2, 28)),
            (59, (1970, 3, 1)),
            (11_016, (2000, 2, 29)),
            (11_017, (2000, 3, 1)),
            (20_778, (2026, 11, 21)),
            (47_540, (2100, 2, 28)),
            (47_541, (2100, 3, 1)),
        ] {
            assert_eq!(day(days), date);
        }
    }
}
