//! Measures the two-phase algorithm and shortest solutions on Rubik's cubes.
use std::io;
use std::path::Path;
use std::process::Stdio;

use anyhow::{Context, Result, ensure};
use base::libraries;

use super::results::MethodGroup;

/// The benches, as arguments of cargo. Each checks its solutions and prints its group; the second
/// one takes an hour.
const BENCHES: [&str; 2] = [
    "bench -p gods-two-phase --bench random_cubes",
    "bench -p gods-optimal --bench shortest_solutions",
];

/// Runs the benches, the second one only if `long`, and reads their groups.
///
/// # Errors
/// If a bench cannot be run, or a solution is wrong.
pub fn measure(root: &Path, long: bool) -> Result<Vec<MethodGroup>> {
    let benches = BENCHES.iter().take(1 + usize::from(long));
    benches.map(|arguments| group(root, arguments)).collect()
}

fn group(root: &Path, arguments: &str) -> Result<MethodGroup> {
    let mut bench = libraries::cargo(root);
    let bench = bench.args(arguments.split(' ')).stderr(Stdio::inherit()).output();
    let output = bench.with_context(|| format!("cargo {arguments}"))?;
    ensure!(output.status.success(), "cargo {arguments}: {}", output.status);
    let text = io::read_to_string(&output.stdout[..])?;
    serde_json::from_str(&text).with_context(|| format!("cargo {arguments}: {text}"))
}
