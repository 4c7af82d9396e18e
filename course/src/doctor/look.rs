//! Looking at this machine: programs are asked, a small one is compiled, and nothing is
//! changed but that missing packages are downloaded.
use std::fs;
use std::io::Read;
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use book::paper::chromium::Chromium;
use grade::sandbox;
use sysinfo::{Disks, System as Machine};

use super::advice::{self, Check, Packages, System};

/// How long a download may take.
const DOWNLOAD: Duration = Duration::from_secs(300);
/// Files that git writes as the project has them, unless it is told otherwise.
const LINES: [&str; 2] = ["Cargo.toml", "Cargo.lock"];

/// Everything that there is to look at, in the order in which a student meets it.
pub fn all(root: &Path, system: System) -> Vec<Check> {
    let verbose = said("rustc", &["-vV"], root);
    let line = |name: &str| {
        let lines = verbose.iter().flat_map(|text| text.lines());
        lines.filter_map(|line| line.strip_prefix(name)).next().map(str::trim)
    };
    let written = written(root).err();
    let linked = linked(root).err();
    let packages = packages(root, line("host:"));
    let version = said("git", &["--version"], root);
    let version =
        version.as_deref().map(|text| text.trim_start_matches("git version "));
    let is_built = root.join("target/release").is_dir();
    vec![
        advice::rust(line("release:"), &wanted(root), system),
        advice::linker(linked.as_deref(), system),
        advice::disk(free(root), is_built, system),
        advice::memory(memory()),
        advice::packages(&packages, system),
        advice::target(written.as_deref(), system),
        advice::first_build(root.join("target/examples/debug/deps").is_dir()),
        advice::git(version, has_crlf(root)),
        advice::contained(sandbox::missing()),
        advice::browser(Chromium::find().is_ok()),
    ]
}

/// What a program prints, if it can be started and works.
fn said(program: &str, arguments: &[&str], root: &Path) -> Option<String> {
    let output =
        Command::new(program).args(arguments).current_dir(root).output().ok()?;
    let text = String::from_utf8_lossy(&output.stdout).trim().to_owned();
    output.status.success().then_some(text)
}

/// The oldest Rust that works, as the manifest says.
fn wanted(root: &Path) -> String {
    let manifest = fs::read_to_string(root.join("Cargo.toml")).unwrap_or_default();
    let mut lines = manifest.lines();
    let version = lines.find_map(|line| line.strip_prefix("rust-version = "));
    version.unwrap_or_default().trim_matches('"').to_owned()
}

/// Whether a file can be written into `target`.
fn written(root: &Path) -> Result<(), String> {
    let file = root.join("target").join(format!(".doctor-{}", std::process::id()));
    fs::create_dir_all(root.join("target"))
        .and_then(|()| fs::write(&file, "written"))
        .and_then(|()| fs::remove_file(&file))
        .map_err(|error| error.to_string())
}

/// Whether a program of one line can be compiled and linked; if not, what rustc says first.
fn linked(root: &Path) -> Result<(), String> {
    let name = format!("gods-doctor-{}", std::process::id());
    let target = root.join("target");
    let above = if target.is_dir() { target } else { std::env::temp_dir() };
    let folder = above.join(name);
    let compiled = compiled(&folder);
    let _ = fs::remove_dir_all(&folder);
    compiled
}

fn compiled(folder: &Path) -> Result<(), String> {
    let cannot = |error: std::io::Error| error.to_string();
    fs::create_dir_all(folder).map_err(cannot)?;
    fs::write(folder.join("main.rs"), "fn main() {}\n").map_err(cannot)?;
    let mut rustc = Command::new("rustc");
    let rustc = rustc.args(["--edition", "2024", "main.rs"]).current_dir(folder);
    let output = rustc.output().map_err(|error| format!("rustc: {error}"))?;
    if output.status.success() {
        return Ok(());
    }
    let said = String::from_utf8_lossy(&output.stderr);
    let mut lines = said.lines().filter_map(|line| line.strip_prefix("error: "));
    Err(lines.next().unwrap_or("rustc fails").to_owned())
}

/// All the memory of this machine, in bytes; 0 if it does not say.
fn memory() -> u64 {
    let Ok(mut machine) = Machine::new() else { return 0 };
    machine.refresh_memory();
    machine.total_memory()
}

/// What is free on the disk on which the project lies.
fn free(root: &Path) -> Option<u64> {
    // A link may lead to another disk; and Windows has two ways to write a path.
    let real = fs::canonicalize(root).ok()?;
    let disks = Disks::new_with_refreshed_list().ok()?;
    let under = |place: &Path| real.starts_with(place) || root.starts_with(place);
    let holds = disks.iter().filter(|disk| under(disk.mount_point()));
    let nearest = holds.max_by_key(|disk| disk.mount_point().as_os_str().len())?;
    Some(nearest.available_space())
}

/// Whether a file of the project has line ends that it should not have.
fn has_crlf(root: &Path) -> bool {
    let read = |name: &&str| fs::read(root.join(name)).unwrap_or_default();
    LINES.iter().any(|name| read(name).windows(2).any(|two| two == b"\r\n"))
}

/// The packages, for this system alone: here, or to be had.
fn packages(root: &Path, host: Option<&str>) -> Packages {
    let fetch = |offline: bool| {
        let mut cargo = Command::new("cargo");
        cargo.args(["fetch", "--locked"]).current_dir(root);
        if offline {
            cargo.arg("--offline");
        }
        if let Some(host) = host {
            cargo.args(["--target", host]);
        }
        within(cargo, DOWNLOAD)
    };
    match fetch(true) {
        Ok(()) => Packages::Here,
        Err(_) => match fetch(false) {
            Ok(()) => Packages::Downloaded,
            Err(said) => Packages::Nowhere(said),
        },
    }
}

/// Runs a command for so long at most; if it fails, the last that it says.
fn within(mut command: Command, most: Duration) -> Result<(), String> {
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::piped());
    let mut child = command.spawn().map_err(|error| format!("cargo: {error}"))?;
    let mut errors = child.stderr.take();
    let reader = std::thread::spawn(move || {
        let mut text = Vec::new();
        errors.as_mut().map(|it| it.read_to_end(&mut text));
        String::from_utf8_lossy(&text).into_owned()
    });
    let began = Instant::now();
    let status = loop {
        match child.try_wait() {
            Ok(Some(status)) => break status,
            Ok(None) if began.elapsed() < most => sleep(Duration::from_millis(20)),
            _ => {
                let _ = child.kill();
                let _ = child.wait();
                return Err(format!("it takes longer than {} seconds", most.as_secs()));
            }
        }
    };
    let said = reader.join().unwrap_or_default();
    let last = said.lines().map(str::trim).rfind(|line| !line.is_empty());
    match status.success() {
        true => Ok(()),
        false => Err(last.unwrap_or("cargo fails").to_owned()),
    }
}
