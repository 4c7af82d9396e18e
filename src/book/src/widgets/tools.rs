//! With what the module is made: whatever is missing is said, and what to install for it.
use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, anyhow, bail};

use super::packages;

/// Where Debian puts a compiler, and the source of its standard library.
const DEBIAN: (&str, &str) = ("/usr/bin/rustc", "/usr/src");

/// The programs, and the standard library's source.
pub struct Tools {
    /// The compiler, and the folder `library` of its source.
    pub rustc: OsString,
    pub library: PathBuf,
    pub linker: PathBuf,
    pub bindgen: OsString,
}

impl Tools {
    /// Those of this machine.
    ///
    /// # Errors
    /// Says what is missing.
    pub fn find(root: &Path) -> Result<Self> {
        let own = env::var_os("RUSTC").unwrap_or("rustc".into());
        let (rustc, library) = match compiler(&own) {
            Some(found) => found,
            None => debian().ok_or_else(|| {
                missing(
                    "the source of the standard library",
                    "`rustup component add rust-src`, or on Debian `apt-get install \
                     rustc-web rust-web-src`",
                )
            })?,
        };
        let linker = [&own, &rustc].into_iter().find_map(linker).ok_or_else(|| {
            missing("rust-lld", "a toolchain of rustup, which brings it")
        })?;
        let bindgen = OsString::from("wasm-bindgen");
        let wanted = packages::version(root, "wasm-bindgen")?;
        let said = said(&bindgen, &["--version"]).unwrap_or_default();
        let found = said.split(' ').nth(1).unwrap_or("none");
        if found != wanted {
            return Err(missing(
                &format!("wasm-bindgen {wanted} (found {found})"),
                &format!("`cargo install wasm-bindgen-cli --version {wanted}`"),
            ));
        }
        Ok(Tools { rustc, library, linker, bindgen })
    }
}

fn missing(what: &str, install: &str) -> anyhow::Error {
    anyhow!("{what} is missing, and the module cannot be made: install {install}")
}

/// A compiler and its source, where rustup puts it.
fn compiler(rustc: &OsString) -> Option<(OsString, PathBuf)> {
    let library = sysroot(rustc)?.join("lib/rustlib/src/rust/library");
    library.join("Cargo.lock").is_file().then(|| (rustc.clone(), library))
}

/// Those of Debian.
fn debian() -> Option<(OsString, PathBuf)> {
    let (rustc, sources) = DEBIAN;
    let rustc = OsString::from(rustc);
    // rustc 1.96.0 (…)
    let version = said(&rustc, &["--version"]).ok()?;
    let version = version.split(' ').nth(1)?;
    let library = Path::new(sources).join(format!("rustc-{version}/library"));
    library.join("Cargo.lock").is_file().then_some((rustc, library))
}

/// The linker of a toolchain.
fn linker(rustc: &OsString) -> Option<PathBuf> {
    let about = said(rustc, &["-vV"]).ok()?;
    let host = about.lines().find_map(|line| line.strip_prefix("host: "))?;
    let folder = sysroot(rustc)?.join("lib/rustlib").join(host).join("bin");
    let linker = folder.join(format!("rust-lld{}", env::consts::EXE_SUFFIX));
    linker.is_file().then_some(linker)
}

fn sysroot(rustc: &OsString) -> Option<PathBuf> {
    said(rustc, &["--print", "sysroot"]).ok().map(|said| PathBuf::from(said.trim()))
}

/// What a program prints.
fn said(program: &OsString, arguments: &[&str]) -> Result<String> {
    let name = || program.display().to_string();
    let output = Command::new(program).args(arguments).output().with_context(name)?;
    if !output.status.success() {
        bail!("{} failed", name());
    }
    Ok(String::from_utf8_lossy(&output.stdout).trim().to_owned())
}
