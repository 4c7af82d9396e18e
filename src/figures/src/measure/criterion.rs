//! The benches timed by Criterion: the steps of the pocket cube, and ranks.
use std::path::Path;
use std::{fs, io};

use anyhow::{Context, Result, ensure};
use base::libraries;
use cpu::Cpu;
use serde_json::Value;

use super::results::{MeasuredMethod, MethodGroup};

/// The arguments of cargo that run the benches.
const BENCHES: &str = "bench -p gods-combination -p gods-orientation -p gods-permutation \
                       -p gods-rows --bench ranks --bench steps";

/// Criterion's output folder, relative to the book's root; it is cleared before each run.
const OUTPUT_FOLDER: &str = "target/measure";

/// The groups of the benches: names and titles.
const GROUPS: [(&str, &str); 12] = [
    ("pocket-cube", "The layers of the pocket cube, half-turn metric"),
    (
        "pocket-cube-bytes",
        "The distances of the pocket cube, half-turn metric, a byte each",
    ),
    ("rank-8", "Ranks of permutations of 8"),
    ("unrank-8", "Permutations of 8 of their ranks"),
    ("rank-12", "Ranks of permutations of 12"),
    ("unrank-12", "Permutations of 12 of their ranks"),
    ("rank-16", "Ranks of permutations of 16"),
    ("unrank-16", "Permutations of 16 of their ranks"),
    ("rank-combination", "Ranks of combinations of 4 in 12"),
    ("unrank-combination", "The combinations of 4 in 12 of their ranks"),
    ("rank-orientation", "Ranks of orientations of 8 corners"),
    ("unrank-orientation", "The orientations of 8 corners of their ranks"),
];

/// The methods in all groups: names and titles. A `*` stands for each instruction set.
const METHODS: [(&str, &str); 14] = [
    ("unrank", "scan, unranking for each move"),
    ("hoisted", "scan, unranking once"),
    ("tables", "scan with two transition tables"),
    ("frontier", "a bit for each position, and a list"),
    ("by-slot-*", "rows by slot, *"),
    ("each-move-*", "rows by piece, move by move, *"),
    ("merged-*", "rows by piece, moves merged, *"),
    ("rows-*", "rows by piece, orbits closed, *"),
    ("mirrored-*", "rows of classes, *"),
    ("documents", "the documents' way"),
    ("popcount", "bits counted"),
    ("nibbles", "nibbles in a register"),
    ("myrvold-ruskey", "Myrvold and Ruskey's order"),
    ("batch-*", "64 at a time, *"),
];

/// Runs the benches, and reads their results.
///
/// # Errors
/// If the benches cannot be run or one of them fails.
pub fn measure(root: &Path) -> Result<Vec<MethodGroup>> {
    let home = root.join(OUTPUT_FOLDER);
    if home.exists() {
        fs::remove_dir_all(&home).with_context(|| home.display().to_string())?;
    }
    let mut benches = libraries::cargo(root);
    benches.args(BENCHES.split(' ')).env("CRITERION_HOME", &home);
    let status = benches.stdout(io::stderr()).status();
    let status = status.with_context(|| format!("cargo {BENCHES}"))?;
    ensure!(status.success(), "cargo {BENCHES}: {status}");
    read_groups(&home)
}

/// Reads the groups in Criterion's output folder.
fn read_groups(home: &Path) -> Result<Vec<MethodGroup>> {
    let group = |(name, title): (&str, &str)| {
        let folder = home.join(name);
        let mut methods = Vec::new();
        for (method, title) in METHODS {
            let cpus = Cpu::available().map(|cpu| cpu.to_string());
            for cpu in cpus.take(if method.contains('*') { usize::MAX } else { 1 }) {
                let (name, title) =
                    (method.replace('*', &cpu), title.replace('*', &cpu));
                if folder.join(&name).exists() {
                    let base = method.trim_end_matches("-*");
                    methods.push(read_method(&folder, base, name, title)?);
                }
            }
        }
        ensure!(!methods.is_empty(), "no {}: cargo {BENCHES}", folder.display());
        Ok(MethodGroup { name: name.to_owned(), title: title.to_owned(), methods })
    };
    GROUPS.into_iter().map(group).collect()
}

/// Reads a method of a group. Its preparation, which does not depend on the instruction set, is
/// a separate bench, `prepare-` and the method's `base`.
fn read_method(
    folder: &Path,
    base: &str,
    name: String,
    title: String,
) -> Result<MeasuredMethod> {
    let file = |method: &str, what: &str| {
        read_json(&folder.join(method).join("new").join(what))
    };
    let median = &file(&name, "estimates.json")?["median"]["point_estimate"];
    let throughput = &file(&name, "benchmark.json")?["throughput"];
    let both = &throughput["ElementsAndBytes"];
    let size = throughput["Elements"].as_u64().or_else(|| both["elements"].as_u64());
    let prepare = format!("prepare-{base}");
    let prepared = folder.join(&prepare).exists();
    let prepared = prepared.then(|| least_seconds(&file(&prepare, "sample.json")?));
    Ok(MeasuredMethod {
        documents: ["tables", "documents"].contains(&&*name),
        threads: 1,
        size: size
            .with_context(|| format!("{name}: a bench without its throughput"))?,
        least: least_seconds(&file(&name, "sample.json")?)?,
        median: median.as_f64().context("no median")? / 1e9,
        prepared: prepared.transpose()?,
        bytes: both["bytes"].as_u64(),
        name,
        title,
    })
}

fn read_json(path: &Path) -> Result<Value> {
    let text = fs::read_to_string(path);
    let text = text.with_context(|| format!("{}: cargo {BENCHES}", path.display()))?;
    Ok(serde_json::from_str(&text)?)
}

/// The minimum seconds of a run in a sample of Criterion.
fn least_seconds(sample: &Value) -> Result<f64> {
    let numbers = |what: &str| sample[what].as_array().into_iter().flatten();
    let each = numbers("times").zip(numbers("iters"));
    let each = each.filter_map(|(time, runs)| Some(time.as_f64()? / runs.as_f64()?));
    each.min_by(f64::total_cmp).map(|least| least / 1e9).context("an empty sample")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_least_and_median() {
        let folder = tempfile::tempdir().unwrap();
        let sample = r#"{"iters": [1.0, 2.0], "times": [30000.0, 50000.0]}"#;
        for (name, text) in [
            ("rows-avx2/new/estimates.json", r#"{"median": {"point_estimate": 3e4}}"#),
            (
                "rows-avx2/new/benchmark.json",
                r#"{"throughput": {"ElementsAndBytes": {"elements": 7, "bytes": 9}}}"#,
            ),
            ("rows-avx2/new/sample.json", sample),
            ("prepare-rows/new/sample.json", sample),
        ] {
            let path = folder.path().join(name);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        }
        let read = |name: &str| {
            read_method(folder.path(), "rows", name.to_owned(), String::new())
        };
        let rows = read("rows-avx2").unwrap();
        assert_eq!((rows.least, rows.median), (2.5e-5, 3e-5));
        assert_eq!((rows.prepared, rows.size, rows.bytes), (Some(2.5e-5), 7, Some(9)));
        let error = read("rows-neon").unwrap_err().to_string();
        assert!(
            error.ends_with(&format!("estimates.json: cargo {BENCHES}")),
            "{error}"
        );
    }
}
