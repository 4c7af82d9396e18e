//! The modules that the pages run: the crates of the book, and the checks of exercises, compiled
//! to WebAssembly. They are kept in the repository, beside a stamp of all that they were made of: who builds the book or reads
//! it needs nothing of what makes it.
mod answers;
mod build;
mod packages;
mod stamp;
mod tools;

pub use build::{Made, build};
pub use stamp::{stale, told};

/// Whether this machine has all that makes the modules.
///
/// # Errors
/// Says what is missing.
pub fn ready(root: &std::path::Path) -> anyhow::Result<()> {
    tools::Tools::find(root).map(drop)
}

/// Where it lies, below the book's folder.
pub const FOLDER: &str = "chapters/widgets";
/// The crate that is compiled.
const CRATE: &str = "code/widgets";
/// Its package.
const PACKAGE: [&str; 2] = ["--package", "gods-widgets"];
/// What the pictures that can be touched ask, and its script.
pub const WIDGETS: &str = "gods_widgets";
/// What judges the answers to exercises, and its script.
pub const ANSWERS: &str = "gods_answers";
/// What they are compiled for.
const TARGET: &str = "wasm32-unknown-unknown";
/// The compiler's arguments: vectors, and no words for a panic, which a page would not show.
const FLAGS: [&str; 5] = [
    "-C",
    "target-feature=+simd128",
    "-Z",
    "unstable-options",
    "-Cpanic=immediate-abort",
];
/// Cargo's: the standard library is compiled with the crates, as small as they are.
const CARGO: [&str; 6] = [
    "--lib",
    "--profile",
    "widgets",
    "--target",
    TARGET,
    "-Zbuild-std=std,panic_abort",
];
/// Those of wasm-bindgen, which writes the script that speaks with the module.
const BINDGEN: [&str; 5] = [
    "--target",
    "web",
    "--no-typescript",
    "--remove-name-section",
    "--remove-producers-section",
];
