//! The API documentation of the crates, which is part of the book under `api/`.
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use super::replace::{Replacement, lock_file, remove_if_present};
use crate::model::text::has_extension;
use base::folder::walk;
use base::libraries::{Crates, cargo, package};
use base::out;
use base::stamp::Stamp;

/// The folder of the API pages.
pub fn folder(root: &Path) -> PathBuf {
    root.join("chapters/api")
}

/// Documents the chapter crates into `chapters/api`, from where it is copied into the book.
/// Does nothing if the crates have not changed since the last time.
pub fn document(root: &Path) -> Result<()> {
    if !root.join("code").is_dir() || !root.join("Cargo.toml").is_file() {
        return Ok(()); // there is nothing to document, or nobody who could
    }
    let target = root.join("target/api");
    let api = folder(root);
    // Tests and a served book may run this at the same time.
    let new = Replacement::begin(&api, &target.join("lock"))?;
    let stamp = Stamp::new(root, "api", &["code", "Cargo.toml", "Cargo.lock"], "")?;
    if api.is_dir() && stamp.is_up_to_date() {
        return Ok(());
    }
    out::note("documenting the crates");
    stamp.clear()?; // whatever happens now, it is not up to date
    let doc = target.join("doc");
    remove_if_present(&doc)?; // rustdoc never deletes the page of a thing that is gone
    let crates = Crates::read(root)?;
    let output = cargo(root)
        .args(["doc", "--no-deps", "--lib", "--quiet"])
        .args(crates.names().flat_map(|name| ["--package".to_owned(), package(name)]))
        .arg("--target-dir")
        .arg(&target)
        .output()
        .context("cannot start cargo")?;
    if !output.status.success() {
        let stderr = String::from_utf8_lossy(&output.stderr).into_owned();
        bail!("the crates' documentation does not build:\n{}", stderr.trim());
    }
    copy(&doc, new.folder())
        .with_context(|| format!("cannot copy {}", doc.display()))?;
    new.put_in_place()?;
    stamp.set()?;
    Ok(())
}

/// Locks the API pages against changes until the returned file is dropped.
pub fn lock_shared(root: &Path) -> Result<File> {
    lock_file(&root.join("target/api/lock"), false, "documents the crates")
}

/// Copies a folder. Markdown files become plain text, because mdBook does not copy Markdown,
/// and the license of a font is a Markdown file.
fn copy(from: &Path, to: &Path) -> io::Result<()> {
    for file in walk(from, &|_| true)? {
        let mut target = to.join(&file);
        if has_extension(&target, "md") {
            target.set_extension("txt");
        }
        fs::create_dir_all(target.parent().unwrap_or(to))?;
        fs::copy(from.join(&file), &target)?;
    }
    Ok(())
}
