//! What was found on a machine, and what is to be done about it: nothing here looks at the
//! machine, so the words for each system can be tested on any.
use serde::Serialize;

/// Disk space that the first build needs, with room to spare.
const BUILD: u64 = 2 << 30;
/// What a built project goes on needing.
const WORK: u64 = 200 << 20;
/// Memory with which everything of the course works.
const MEMORY: u64 = 2 << 30;

/// The system, for which advice differs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum System {
    /// Linux, and what is like it.
    Linux,
    /// macOS.
    MacOs,
    /// Windows.
    Windows,
}

impl System {
    /// The one that this program runs on.
    pub fn here() -> Self {
        match std::env::consts::OS {
            "windows" => System::Windows,
            "macos" => System::MacOs,
            _ => System::Linux,
        }
    }
}

/// How it stands with one thing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Status {
    /// As it should be.
    Ok,
    /// Not there, and the course does without it.
    Optional,
    /// The course works, and something will be slow or hard.
    Warning,
    /// The course does not work without it.
    Missing,
}

/// One thing that was looked at.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Check {
    /// What it is.
    pub name: &'static str,
    /// How it stands.
    pub status: Status,
    /// What was found.
    pub found: String,
    /// What to do, if anything.
    pub advice: Option<String>,
}

impl Check {
    fn new(name: &'static str, status: Status, found: impl Into<String>) -> Self {
        Check { name, status, found: found.into(), advice: None }
    }

    fn ok(name: &'static str, found: impl Into<String>) -> Self {
        Check::new(name, Status::Ok, found)
    }

    fn advise(self, advice: impl Into<String>) -> Self {
        Check { advice: Some(advice.into()), ..self }
    }
}

/// The compiler: the version that it says, and the oldest that works.
pub fn rust(found: Option<&str>, wanted: &str, system: System) -> Check {
    let name = "Rust";
    let Some(found) = found else {
        let place = match system {
            System::Windows => r"%USERPROFILE%\.cargo\bin",
            _ => "~/.cargo/bin",
        };
        return Check::new(name, Status::Missing, "`rustc` cannot be started").advise(
            format!(
                "Install Rust by rustup, then open a new terminal. If it is installed, {place} \
                 is not in the PATH"
            ),
        );
    };
    let number = |text: &str| -> Option<(u32, u32)> {
        let mut parts = text.split('.').map(|part| part.parse().ok());
        Some((parts.next()??, parts.next()??))
    };
    match number(found).zip(number(wanted)) {
        Some((found, wanted)) if found < wanted => {}
        _ => return Check::ok(name, format!("{found}; {wanted} or later is needed")),
    }
    let update = match system {
        System::Linux => {
            "Type `rustup update stable`. A Rust of the system's own packages stays old: \
             remove it, and install Rust by rustup"
        }
        System::MacOs => {
            "Type `rustup update stable`, or `brew upgrade rust` if it is Homebrew's"
        }
        System::Windows => "Type `rustup update stable`",
    };
    let found = format!("{found} is too old: {wanted} or later is needed");
    Check::new(name, Status::Missing, found).advise(update)
}

/// The linker: what is said of it if a program of one line does not become one.
pub fn linker(fault: Option<&str>, system: System) -> Check {
    let name = "linker";
    let Some(said) = fault else { return Check::ok(name, "a program can be linked") };
    let install = match system {
        System::Linux => {
            "Install a C compiler: `sudo apt install build-essential` on Debian and Ubuntu, \
             `sudo dnf install gcc` on Fedora, `sudo pacman -S base-devel` on Arch"
        }
        System::MacOs => "Type `xcode-select --install`, and say yes to what it offers",
        System::Windows => {
            "Run the installer of Visual Studio's Build Tools, and choose *Desktop development \
             with C++*; it is large. Then open a new terminal"
        }
    };
    Check::new(name, Status::Missing, format!("no program can be linked: {said}"))
        .advise(install)
}

/// Disk space: what is free where the project lies, if the system tells, and whether the
/// tool is built already.
pub fn disk(free: Option<u64>, is_built: bool, system: System) -> Check {
    let name = "disk";
    let Some(free) = free else {
        return Check::ok(name, "the system does not say what is free");
    };
    let found = format!("{} free", size(free));
    let empty = match system {
        System::Windows => "Empty the recycle bin, or move the folder to another drive",
        _ => "Empty the trash, or move the folder to another disk",
    };
    let advice = format!(
        "{empty}. `cargo clean` in the folder of an old project gives back its `target`"
    );
    match free {
        _ if free < WORK => Check::new(name, Status::Missing, found).advise(advice),
        _ if free < BUILD && !is_built => {
            let found = format!("{found}, and the first build needs {}", size(BUILD));
            Check::new(name, Status::Missing, found).advise(advice)
        }
        _ => Check::ok(name, found),
    }
}

/// Memory: all that there is; 0 if the system does not say.
pub fn memory(all: u64) -> Check {
    let name = "memory";
    match all {
        0 => Check::ok(name, "the system does not say how much there is"),
        _ if all < MEMORY => Check::new(name, Status::Warning, size(all)).advise(
            "Close other programs while something is compiled, and add `--jobs 1` to \
             `cargo build --release`: it takes longer, and less memory",
        ),
        _ => Check::ok(name, size(all)),
    }
}

/// Where the packages are that the project is made of.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Packages {
    /// On this machine.
    Here,
    /// They have just been downloaded.
    Downloaded,
    /// Neither: what cargo said.
    Nowhere(String),
}

/// The packages of others.
pub fn packages(found: &Packages, system: System) -> Check {
    let name = "packages";
    let said = match found {
        Packages::Here => return Check::ok(name, "all are here: no network is needed"),
        Packages::Downloaded => {
            return Check::ok(
                name,
                "downloaded just now: from here on no network is needed",
            );
        }
        Packages::Nowhere(said) => said,
    };
    let set = match system {
        System::Windows => "`set HTTPS_PROXY=http://NAME:PORT`",
        _ => "`export HTTPS_PROXY=http://NAME:PORT`",
    };
    let found = format!("not all are here, and they cannot be downloaded: {said}");
    Check::new(name, Status::Missing, found).advise(format!(
        "Join a network and type `cargo fetch --locked`. Behind a proxy, type {set} before. \
         Or take the project's folder with its packages from your teacher, on a stick"
    ))
}

/// What keeps files from being written where everything is built, if anything.
pub fn target(fault: Option<&str>, system: System) -> Check {
    let name = "target";
    let Some(said) = fault else { return Check::ok(name, "can be written") };
    let advice = match system {
        System::Windows => {
            "Move the project out of *Program Files* and of a folder that is synchronized, and \
             exempt its folder `target` from the virus scanner"
        }
        _ => {
            "If it was built once by root, type `sudo chown -R \"$USER\" target`; if the disk \
             can only be read, copy the project to your home"
        }
    };
    Check::new(name, Status::Missing, format!("cannot be written: {said}"))
        .advise(advice)
}

/// Whether the crates are compiled that exercises use.
pub fn first_build(is_compiled: bool) -> Check {
    let name = "first build";
    match is_compiled {
        true => {
            Check::ok(name, "the tool is built, and crates for exercises are compiled")
        }
        false => Check::new(
            name,
            Status::Warning,
            "exercises have no compiled crates yet",
        )
        .advise(
            "Change an exercise and judge it, before the session: this once it takes \
                 longer, up to minutes",
        ),
    }
}

/// What a student's program could do, if anything, that it must not.
pub fn contained(missing: Option<&str>) -> Check {
    let name = "containment";
    match missing {
        None => Check::ok(name, "what a student's program may do is limited"),
        Some(missing) => Check::new(name, Status::Optional, missing).advise(
            "For your own exercises that is no matter. To grade others' answers, use a virtual \
             machine, or the container in `containers/`",
        ),
    }
}

/// Git: its version, and whether the project's files have the line ends of Windows.
pub fn git(version: Option<&str>, has_crlf: bool) -> Check {
    let name = "git";
    if has_crlf {
        let found = "the project's files have the line ends of Windows";
        return Check::new(name, Status::Warning, found).advise(
            "Clone it anew after `git config --global core.autocrlf false`, and copy your \
             files `exercise.rs` over. Generated files are compared byte for byte",
        );
    }
    match version {
        Some(version) => Check::ok(name, format!("{version}; line ends are as they should be")),
        None => Check::new(name, Status::Optional, "is not installed").advise(
            "It is needed to pull new exercises; who unpacks a zip each time does without it",
        ),
    }
}

/// The browser that prints.
pub fn browser(is_there: bool) -> Check {
    let name = "browser to print";
    match is_there {
        true => Check::ok(name, "there is one"),
        false => Check::new(name, Status::Optional, "no Chromium or Chrome")
            .advise("Only `gods book pdf` needs one"),
    }
}

/// Bytes for people.
fn size(bytes: u64) -> String {
    match bytes >> 20 {
        mb if mb < 1024 => format!("{mb} MB"),
        mb => format!("{:.1} GB", mb as f64 / 1024.0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: [System; 3] = [System::Linux, System::MacOs, System::Windows];

    /// What is said of something that is missing, on each system.
    fn told(check: impl Fn(System) -> Check) -> [String; 3] {
        ALL.map(|system| {
            let check = check(system);
            assert_eq!(check.status, Status::Missing, "{check:?}");
            check.advice.unwrap()
        })
    }

    #[test]
    fn each_system_is_told_its_own_way() {
        let linker = told(|system| linker(Some("linker `cc` not found"), system));
        for (said, right) in
            linker.iter().zip(["build-essential", "xcode-select", "C++"])
        {
            assert!(said.contains(right), "{said}");
        }
        let none = told(|system| rust(None, "1.95", system));
        for (said, right) in none.iter().zip(["~/.cargo", "~/.cargo", "%USERPROFILE%"])
        {
            assert!(said.contains(right), "{said}");
        }
        let old = told(|system| rust(Some("1.94.1"), "1.95", system));
        for (said, right) in old.iter().zip(["by rustup", "brew", "rustup update"]) {
            assert!(said.contains(right), "{said}");
        }
        let nowhere = Packages::Nowhere("no network".to_owned());
        let packages = told(|system| packages(&nowhere, system));
        for (said, right) in packages.iter().zip(["export", "export", "set "]) {
            assert!(said.contains(right), "{said}");
        }
        let target = told(|system| target(Some("denied"), system));
        for (said, right) in target.iter().zip(["chown", "chown", "Program Files"]) {
            assert!(said.contains(right), "{said}");
        }
        let disk = told(|system| disk(Some(1 << 20), true, system));
        for (said, right) in disk.iter().zip(["trash", "trash", "recycle"]) {
            assert!(said.contains(right), "{said}");
        }
    }

    #[test]
    fn a_version_is_compared_by_its_numbers() {
        for (found, right) in [
            ("1.95.0", Status::Ok),
            ("1.100.0-nightly", Status::Ok),
            ("2.0.0", Status::Ok),
            ("1.94.9", Status::Missing),
            ("1.9.0", Status::Missing),
            ("unheard of", Status::Ok),
        ] {
            assert_eq!(
                rust(Some(found), "1.95", System::Linux).status,
                right,
                "{found}"
            );
        }
    }

    #[test]
    fn a_built_project_needs_less_room() {
        let status = |free, is_built| disk(Some(free), is_built, System::Linux).status;
        assert_eq!(status(1 << 30, false), Status::Missing);
        assert_eq!(status(1 << 30, true), Status::Ok);
        assert_eq!(status(BUILD, false), Status::Ok);
        assert_eq!(disk(None, false, System::Linux).status, Status::Ok);
    }

    #[test]
    fn only_what_the_course_needs_is_missing() {
        for check in [memory(MEMORY - 1), first_build(false), git(Some("2.47"), true)] {
            assert_eq!(check.status, Status::Warning, "{check:?}");
            assert!(check.advice.is_some());
        }
        for check in [git(None, false), browser(false), contained(Some("x"))] {
            assert_eq!(check.status, Status::Optional, "{check:?}");
            assert!(check.advice.is_some());
        }
        for check in
            [memory(MEMORY), memory(0), first_build(true), git(Some("2"), false)]
        {
            assert_eq!((check.status, check.advice), (Status::Ok, None));
        }
    }
}
