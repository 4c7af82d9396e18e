//! The machine, date and commit of a run, and the memory bandwidth.
use std::hint::black_box;
use std::path::Path;
use std::process::Command;
use std::time::Instant;

use anyhow::Result;
use cpu::Cpu;
use serde::{Deserialize, Serialize};
use sysinfo::{CpuRefreshKind, RefreshKind, System};

use base::{date, parallel, readable_bytes};

/// A machine, with the date and the commit of its run.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Machine {
    /// The name of the processor.
    pub processor: String,
    /// The number of threads that run at once.
    pub cores: usize,
    /// The size of the memory, as text.
    pub memory: String,
    /// The operating system.
    pub system: String,
    /// The instruction sets that the processor has.
    pub instructions: Vec<String>,
    /// The date, as `2026-11-21`.
    pub date: String,
    /// The commit, followed by `-dirty` if files have changed since.
    pub commit: String,
}

/// This machine, today, with this commit.
///
/// # Errors
/// If the system gives no information.
pub fn this_machine(root: &Path) -> Result<Machine> {
    let kinds = RefreshKind::nothing().with_cpu(CpuRefreshKind::nothing());
    let mut system = System::new_with_specifics(kinds)?;
    system.refresh_memory();
    let brand = system.cpus().first().map_or("", |cpu| cpu.brand().trim());
    let brand = if brand.is_empty() { "unknown" } else { brand };
    let kind = processor_model().map_or(String::new(), |kind| format!(" ({kind})"));
    Ok(Machine {
        processor: format!("{brand}{kind}"),
        cores: parallel::cores(),
        memory: readable_bytes(system.total_memory()),
        system: std::env::consts::OS.to_owned(),
        instructions: Cpu::available().map(|cpu| cpu.to_string()).collect(),
        date: date::today(),
        commit: commit(root).unwrap_or_else(|| "unknown".to_owned()),
    })
}

/// The family and model of the processor, where the system gives them. The name in a virtual
/// machine says little.
fn processor_model() -> Option<String> {
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

/// The bandwidth with which one thread reads memory of some size repeatedly from end to end.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bandwidth {
    /// The size of the memory in bytes.
    pub bytes: u64,
    /// The maximum number of bytes read in a second.
    pub each_second: f64,
}

/// The bandwidths for sizes that fit into the second-level cache, the third-level cache, and
/// neither.
pub fn memory_bandwidths() -> Vec<Bandwidth> {
    const LARGEST_READ: usize = 512 << 20;
    let words = vec![1u64; LARGEST_READ / size_of::<u64>()];
    let bandwidth = |bytes: usize| {
        let words = &words[..bytes / size_of::<u64>()];
        let seconds = (0..5).map(|_| {
            let start = Instant::now();
            for _ in 0..LARGEST_READ / bytes {
                black_box(or_of_words(black_box(words)));
            }
            start.elapsed().as_secs_f64()
        });
        let each_second = LARGEST_READ as f64 / seconds.fold(f64::MAX, f64::min);
        Bandwidth { bytes: bytes as u64, each_second }
    };
    [256 << 10, 8 << 20, LARGEST_READ].map(bandwidth).into()
}

/// The OR of all words, which costs one read and one OR for each.
fn or_of_words(words: &[u64]) -> [u64; 32] {
    let mut all = [0; 32];
    for words in words.as_chunks::<32>().0 {
        for (all, word) in all.iter_mut().zip(words) {
            *all |= word;
        }
    }
    all
}
