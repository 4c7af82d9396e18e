//! Measures the two-phase algorithm on random Rubik's cubes.
use std::io;
use std::path::Path;
use std::process::Stdio;

use anyhow::{Context, Result, ensure};
use base::libraries;

use super::results::MethodGroup;

/// The arguments of cargo that run the bench, which checks each solution and prints its group.
const BENCH: &str = "bench -p gods-two-phase --bench random_cubes";

/// Runs the bench, and reads its group.
///
/// # Errors
/// If it cannot be run, or a solution is wrong.
pub fn measure(root: &Path) -> Result<MethodGroup> {
    let mut bench = libraries::cargo(root);
    let bench = bench.args(BENCH.split(' ')).stderr(Stdio::inherit()).output();
    let output = bench.with_context(|| format!("cargo {BENCH}"))?;
    ensure!(output.status.success(), "cargo {BENCH}: {}", output.status);
    let text = io::read_to_string(&output.stdout[..])?;
    serde_json::from_str(&text).with_context(|| format!("cargo {BENCH}: {text}"))
}
