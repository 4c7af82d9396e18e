//! Compiles the module, and puts it where the pages find it.
use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};
use base::libraries::cargo;
use base::{libraries, thousands, whole};

use super::answers;
use super::stamp::{FILE, stamp};
use super::tools::Tools;
use super::{ANSWERS, BINDGEN, CARGO, FLAGS, PACKAGE, TARGET, WIDGETS};
use crate::site::touched::{HEAVIEST_MODULE, compressed};

/// How many bytes of a module there are, and how many are sent to a reader.
pub struct Made {
    /// Its name.
    pub module: String,
    /// As it is.
    pub bytes: u64,
    /// Compressed.
    pub compressed: u64,
}

/// Compiles the modules into a folder: they, their scripts and their stamp. All or nothing is
/// written.
///
/// # Errors
/// If something that it needs is missing, one does not compile, or is too heavy.
pub fn build(root: &Path, into: &Path) -> Result<Vec<Made>> {
    let tools = Tools::find(root)?;
    let made_of = stamp(root)?; // what changes from here on makes it stale
    compile(root, &tools, root, &PACKAGE)?;
    answers::write(root)?;
    compile(root, &tools, &root.join(answers::FOLDER), &[])?;
    let made = root.join("target/widgets/made");
    let (mut sizes, mut files) = (Vec::new(), Vec::new());
    for (library, name) in [("widgets", WIDGETS), ("answers", ANSWERS)] {
        bind(root, &tools, library, name, &made)?;
        let (script, module) = (format!("{name}.js"), format!("{name}_bg.wasm"));
        let bytes = fs::read(made.join(&module))?;
        let size = compressed(&bytes);
        if size > HEAVIEST_MODULE {
            bail!(
                "{module} has {} bytes compressed, and there may be {}: ask less of the crates",
                thousands(size),
                thousands(HEAVIEST_MODULE)
            );
        }
        sizes.push(Made {
            module: module.clone(),
            bytes: bytes.len() as u64,
            compressed: size,
        });
        files.extend([(module, bytes), (script.clone(), fs::read(made.join(script))?)]);
    }
    fs::create_dir_all(into)?;
    for (name, bytes) in files {
        whole::write(&into.join(name), bytes)?;
    }
    whole::write(&into.join(FILE), made_of)?;
    Ok(sizes)
}

/// Compiles a package of the workspace in a folder.
fn compile(root: &Path, tools: &Tools, folder: &Path, package: &[&str]) -> Result<()> {
    let mut building = cargo(folder);
    let library = tools.library.display();
    // Where a compiler's source lies, and the book's, is no reader's business.
    let paths = [
        format!("--remap-path-prefix={library}=library"),
        format!("--remap-path-prefix={}=.", root.display()),
    ];
    let flags = FLAGS.iter().map(|flag| flag.to_string()).chain(paths);
    building
        .env("RUSTC", &tools.rustc)
        // A part of it has no stable name, but is in every compiler.
        .env("RUSTC_BOOTSTRAP", "1")
        .env("__CARGO_TESTS_ONLY_SRC_ROOT", &tools.library)
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", &tools.linker)
        .env("CARGO_ENCODED_RUSTFLAGS", flags.collect::<Vec<_>>().join("\x1f"))
        .arg("build")
        .args(package)
        .args(CARGO)
        .arg("--target-dir")
        .arg(root.join("target/widgets"));
    let output =
        libraries::run(building, "compiling the crates for the pages: minutes")
            .context("cannot start cargo")?;
    if !output.status.success() {
        bail!(
            "the module does not compile:\n{}",
            libraries::errors(&output.stderr).trim()
        );
    }
    Ok(())
}

/// Writes the script that speaks with a compiled library, and the module as it is sent.
fn bind(
    root: &Path,
    tools: &Tools,
    library: &str,
    name: &str,
    into: &Path,
) -> Result<()> {
    let compiled = root
        .join("target/widgets")
        .join(TARGET)
        .join(format!("widgets/{library}.wasm"));
    let output = Command::new(&tools.bindgen)
        .args(BINDGEN)
        .args(["--out-name", name, "--out-dir"])
        .args([into, &compiled])
        .output()
        .context("cannot start wasm-bindgen")?;
    if !output.status.success() {
        let said = String::from_utf8_lossy(&output.stderr);
        bail!("wasm-bindgen does not take what was compiled:\n{}", said.trim());
    }
    Ok(())
}
