//! On which machine, when, and what was measured.
use std::path::Path;
use std::process::Command;

use cpu::Cpu;
use serde::{Deserialize, Serialize};
use sysinfo::{CpuRefreshKind, RefreshKind, System};

use base::{date, parallel, readable};

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
    let brand = brand.unwrap_or_else(|| "unknown".to_owned());
    let kind = kind().map_or(String::new(), |kind| format!(" ({kind})"));
    Machine {
        processor: brand + &kind,
        cores: parallel::cores(),
        memory: readable(memory),
        system: std::env::consts::OS.to_owned(),
        instructions: Cpu::available().map(|cpu| cpu.to_string()).collect(),
        date: date::today(),
        commit: commit(root).unwrap_or_else(|| "unknown".to_owned()),
    }
}

/// Which family and model a processor is, where the system says so: what virtual machines
/// call it says little.
fn kind() -> Option<String> {
    let text = std::fs::read_to_string("/proc/cpuinfo").ok()?;
    let number = |name: &str| {
        let mut lines = text.lines().filter_map(|line| line.split_once(':'));
        let (_, value) = lines.find(|(found, _)| found.trim() == name)?;
        Some(value.trim().to_owned())
    };
    Some(format!("family {}, model {}", number("cpu family")?, number("model")?))
}

fn commit(root: &Path) -> Option<String> {
    let mut git = Command::new("git");
    git.args(["describe", "--always", "--abbrev=12", "--dirty", "--exclude=*"]);
    let output = git.current_dir(root).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?.trim().to_owned();
    (output.status.success() && !text.is_empty()).then_some(text)
}
