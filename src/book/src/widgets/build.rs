//! Compiles the module, and puts it where the pages find it.
use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};
use base::libraries::cargo;
use base::{patience, thousands, whole};

use super::stamp::{FILE, stamp};
use super::tools::Tools;
use super::{BINDGEN, CARGO, FLAGS, TARGET};
use crate::site::touched::{HEAVIEST_MODULE, MODULE, compressed};

/// The script that speaks with the module.
const GLUE: &str = "gods_widgets.js";

/// How many bytes of a module there are, and how many are sent to a reader.
pub struct Made {
    /// As it is.
    pub bytes: u64,
    /// Compressed.
    pub compressed: u64,
}

/// Compiles the module into a folder: it, its script and its stamp. All or nothing is written.
///
/// # Errors
/// If something that it needs is missing, it does not compile, or is too heavy.
pub fn build(root: &Path, into: &Path) -> Result<Made> {
    let tools = Tools::find(root)?;
    let made_of = stamp(root)?; // what changes from here on makes it stale
    let target = root.join("target/widgets");
    let mut building = cargo(root);
    let library = tools.library.display();
    // Where a compiler's source lies is no reader's business.
    let paths = [format!("--remap-path-prefix={library}=library")];
    let flags = FLAGS.iter().map(|flag| flag.to_string()).chain(paths);
    building
        .env("RUSTC", &tools.rustc)
        // A part of it has no stable name, but is in every compiler.
        .env("RUSTC_BOOTSTRAP", "1")
        .env("__CARGO_TESTS_ONLY_SRC_ROOT", &tools.library)
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", &tools.linker)
        .env("CARGO_ENCODED_RUSTFLAGS", flags.collect::<Vec<_>>().join("\x1f"))
        .arg("build")
        .args(CARGO)
        .arg("--target-dir")
        .arg(&target);
    let output = patience::run(building, "compiling the crates for the pages: minutes")
        .context("cannot start cargo")?;
    if !output.status.success() {
        bail!(
            "the module does not compile:\n{}",
            patience::errors(&output.stderr).trim()
        );
    }
    let made = target.join("made");
    let compiled = target.join(TARGET).join("widgets/widgets.wasm");
    let output = Command::new(&tools.bindgen)
        .args(BINDGEN)
        .arg("--out-dir")
        .arg(&made)
        .arg(compiled)
        .output()
        .context("cannot start wasm-bindgen")?;
    if !output.status.success() {
        let said = String::from_utf8_lossy(&output.stderr);
        bail!("wasm-bindgen does not take what was compiled:\n{}", said.trim());
    }
    let module = fs::read(made.join(MODULE))?;
    let sizes = Made { bytes: module.len() as u64, compressed: compressed(&module) };
    if sizes.compressed > HEAVIEST_MODULE {
        bail!(
            "the module has {} bytes compressed, and there may be {}: ask less of the crates",
            thousands(sizes.compressed),
            thousands(HEAVIEST_MODULE)
        );
    }
    fs::create_dir_all(into)?;
    whole::write(&into.join(MODULE), module)?;
    whole::write(&into.join(GLUE), fs::read(made.join(GLUE))?)?;
    whole::write(&into.join(FILE), made_of)?;
    Ok(sizes)
}
