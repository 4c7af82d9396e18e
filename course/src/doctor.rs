//! The command `gods-course doctor`: checks six things that a class needs of a machine.
use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Result, bail};
use base::out;
use book::export::chromium::Chromium;
use grade::isolation;
use serde::Serialize;
use sysinfo::{Disks, System};

/// Disk space for the first build, with some reserve, in bytes.
const BUILD_BYTES: u64 = 2 << 30;
/// Memory that suffices for the whole course, in bytes.
const ENOUGH_MEMORY: u64 = 2 << 30;

/// Arguments of `gods-course doctor`.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  gods-course doctor           what this machine has, what it lacks, and what to do about it
  gods-course doctor --json    the same for a program

It ends with exit code 1 if something is missing that the course needs.")]
pub struct Args {
    /// One JSON object.
    #[arg(long)]
    json: bool,
}

/// Result of a check.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
enum Status {
    Ok,
    /// The course works, but something will be slow or needs attention.
    Warning,
    /// The course does not work.
    Missing,
}

/// One check of the machine.
#[derive(Debug, Serialize)]
struct Check {
    name: &'static str,
    status: Status,
    found: String,
    /// What to do, unless the status is `Ok`.
    advice: Option<&'static str>,
}

impl Check {
    fn new(
        name: &'static str,
        status: Status,
        found: impl Into<String>,
        advice: &'static str,
    ) -> Self {
        let advice = (status != Status::Ok).then_some(advice);
        Check { name, status, found: found.into(), advice }
    }
}

/// Runs `gods-course doctor`.
///
/// # Errors
/// If something is missing that the course needs.
pub fn run(args: &Args) -> Result<()> {
    let root = base::root()?;
    let checks = [
        check_rust(&root),
        check_linker(),
        check_memory(),
        check_disk(&root),
        check_sandbox(),
        check_browser(),
    ];
    out::line(if args.json {
        serde_json::json!({ "checks": checks }).to_string()
    } else {
        checks.iter().map(check_text).collect::<Vec<_>>().join("\n")
    })?;
    let missing = checks.iter().filter(|check| check.status == Status::Missing);
    let missing: Vec<_> = missing.map(|check| check.name).collect();
    if missing.is_empty() {
        Ok(())
    } else {
        bail!("missing: {}; see above for what to do", missing.join(", "))
    }
}

/// Formats a check: one line for the result, one for the advice.
fn check_text(check: &Check) -> String {
    let status = match check.status {
        Status::Ok => "ok",
        Status::Warning => "warning",
        Status::Missing => "missing",
    };
    let mut line = format!("{status:8}  {:8}  {}", check.name, check.found);
    if let Some(advice) = check.advice {
        line += &format!("\n{:20}{advice}.", "");
    }
    line
}

/// Compares the version of rustc with the minimum in the manifest.
fn check_rust(root: &Path) -> Check {
    let manifest = fs::read_to_string(root.join("Cargo.toml")).unwrap_or_default();
    let wanted = manifest.lines().find_map(|line| line.strip_prefix("rust-version = "));
    let wanted = wanted.unwrap_or_default().trim_matches('"');
    let output = Command::new("rustc").arg("--version").current_dir(root).output();
    let version = output.map(|it| String::from_utf8_lossy(&it.stdout).into_owned());
    let version = version.unwrap_or_default();
    match version.split(' ').nth(1) {
        None => Check::new(
            "Rust",
            Status::Missing,
            "`rustc` cannot be started",
            "Install Rust by rustup, https://rustup.rs, then open a new terminal",
        ),
        Some(found) => Check::new(
            "Rust",
            if is_older(found, wanted) { Status::Missing } else { Status::Ok },
            format!("{found}; {wanted} or later is needed"),
            "Type `rustup update stable`. A Rust of the system's own packages stays old: \
             remove it, and install Rust by rustup",
        ),
    }
}

/// Whether a version is older than another, by its first two numbers.
fn is_older(found: &str, wanted: &str) -> bool {
    let numbers = |text: &str| -> Option<(u32, u32)> {
        let mut parts = text.split('.').map(|part| part.parse().ok());
        Some((parts.next()??, parts.next()??))
    };
    numbers(found).zip(numbers(wanted)).is_some_and(|(found, wanted)| found < wanted)
}

/// Whether a program of one line can be compiled and linked.
fn check_linker() -> Check {
    let linked = in_temp_folder(link_test_program);
    let advice = match std::env::consts::OS {
        "macos" => "Type `xcode-select --install`, and say yes to what it offers",
        "windows" => {
            "Run the installer of Visual Studio's Build Tools, and choose *Desktop development \
             with C++*; it is large. Then open a new terminal"
        }
        _ => {
            "Install a C compiler: `sudo apt install build-essential` on Debian and Ubuntu, \
             `sudo dnf install gcc` on Fedora, `sudo pacman -S base-devel` on Arch"
        }
    };
    match linked {
        Ok(()) => Check::new("linker", Status::Ok, "a program can be linked", advice),
        Err(error) => {
            let found = format!("no program can be linked: {error:#}");
            Check::new("linker", Status::Missing, found, advice)
        }
    }
}

/// Does something in a new folder for temporary files, and removes the folder.
fn in_temp_folder<T>(work: impl FnOnce(&Path) -> Result<T>) -> Result<T> {
    let folder = format!("gods-doctor-{}", std::process::id());
    let folder = std::env::temp_dir().join(folder);
    fs::create_dir_all(&folder)?;
    let done = work(&folder);
    // A folder that stays behind does no harm.
    let _ = fs::remove_dir_all(&folder);
    done
}

fn link_test_program(folder: &Path) -> Result<()> {
    fs::write(folder.join("main.rs"), "fn main() {}\n")?;
    let output = Command::new("rustc").arg("main.rs").current_dir(folder).output()?;
    let messages = String::from_utf8_lossy(&output.stderr);
    let mut errors = messages.lines().filter_map(|line| line.strip_prefix("error: "));
    if !output.status.success() {
        bail!("{}", errors.next().unwrap_or("rustc fails"))
    }
    Ok(())
}

fn check_memory() -> Check {
    let mut machine = System::new();
    if let Ok(machine) = &mut machine {
        machine.refresh_memory();
    }
    let all = machine.map_or(0, |machine| machine.total_memory());
    let is_small = (1..ENOUGH_MEMORY).contains(&all);
    Check::new(
        "memory",
        if is_small { Status::Warning } else { Status::Ok },
        format_bytes(all),
        "Close other programs while something is compiled, and add `--jobs 1` to \
         `cargo build --release`: it takes longer, and less memory",
    )
}

/// Checks the free space of the project's disk. A project that is already built needs
/// little.
fn check_disk(root: &Path) -> Check {
    // A link may lead to another disk, and Windows has two forms of a path.
    let real = fs::canonicalize(root).unwrap_or_else(|_| root.to_owned());
    let disks = Disks::new_with_refreshed_list();
    let disks = disks.iter().flat_map(|disks| disks.iter());
    let holds = disks.filter(|disk| {
        real.starts_with(disk.mount_point()) || root.starts_with(disk.mount_point())
    });
    let nearest = holds.max_by_key(|disk| disk.mount_point().as_os_str().len());
    let free = nearest.map_or(0, |disk| disk.available_space());
    let is_built = root.join("target/release").is_dir();
    let is_full = !is_built && (1..BUILD_BYTES).contains(&free);
    Check::new(
        "disk",
        if is_full { Status::Missing } else { Status::Ok },
        format!("{} free", format_bytes(free)),
        "Make room for 2 GB, or move the folder to another disk. `cargo clean` in the folder of \
         an old project gives back its `target`",
    )
}

/// Checks whether the sandbox can restrict a student's program fully.
fn check_sandbox() -> Check {
    let missing = isolation::missing_protection();
    Check::new(
        "sandbox",
        if missing.is_some() { Status::Warning } else { Status::Ok },
        missing.unwrap_or("what a student's program may do is limited"),
        "To grade others' answers, use a virtual machine, or the container in `containers/`",
    )
}

/// Whether a browser prints a page into a PDF.
fn check_browser() -> Check {
    let printed = in_temp_folder(print_test_page);
    Check::new(
        "browser",
        if printed.is_ok() { Status::Ok } else { Status::Warning },
        match printed {
            Ok(browser) => format!("{browser} prints a PDF"),
            Err(error) => format!("{error:#}"),
        },
        "Only `gods-course exam -o exam.pdf` and `gods book pdf` need it, and Firefox does not \
         do. A file `exam.html` can be printed with any browser",
    )
}

fn print_test_page(folder: &Path) -> Result<String> {
    let browser = Chromium::find()?;
    let page = folder.join("page.html");
    fs::write(&page, "<!doctype html><title>Page</title>A page")?;
    browser.print(&page, folder, "")?;
    Ok(browser.0.display().to_string())
}

/// Formats bytes; 0 means unknown.
fn format_bytes(bytes: u64) -> String {
    match bytes >> 20 {
        0 => "unknown".to_owned(),
        mb if mb < 1024 => format!("{mb} MB"),
        mb => format!("{:.1} GB", mb as f64 / 1024.0),
    }
}

#[test]
fn compares_versions_by_number() {
    for (found, is) in [
        ("1.95.0", false),
        ("1.100.0-nightly", false),
        ("2.0.0", false),
        ("1.94.9", true),
        ("1.9.0", true),
    ] {
        assert_eq!(is_older(found, "1.95"), is, "{found}");
    }
}
