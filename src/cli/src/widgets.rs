//! `gods widgets`: the module that the pages run.
use std::path::PathBuf;

use anyhow::{Result, bail};
use base::{out, thousands};
use book::widgets::{self, FOLDER};

/// What `gods widgets` understands.
#[derive(clap::Subcommand)]
pub enum Widgets {
    /// Compile the crates for the pages, into chapters/widgets: the module, the script that
    /// speaks with it, and a stamp of what they were made of.
    #[command(after_help = "\
It needs the source of the standard library, rust-lld and wasm-bindgen, and says what to
install if one is missing. It takes minutes the first time. Only who changes a crate that the
pages run needs it: the book is built with the module that is there.")]
    Build {
        /// Another folder, instead of chapters/widgets.
        #[arg(long, value_name = "FOLDER")]
        into: Option<PathBuf>,
    },
    /// Say whether the module is what the crates are today.
    Check,
}

/// Runs it.
pub fn run(command: &Widgets) -> Result<()> {
    let root = base::root()?;
    match command {
        Widgets::Build { into } => {
            let into = into.clone().unwrap_or_else(|| root.join(FOLDER));
            let made = widgets::build(&root, &into)?;
            Ok(out::line(format!(
                "{} holds the module: {} bytes, {} compressed",
                into.display(),
                thousands(made.bytes),
                thousands(made.compressed)
            ))?)
        }
        Widgets::Check => match widgets::stale(&root)? {
            stale if stale.is_empty() => {
                Ok(out::line("the module of the pages is what the crates are")?)
            }
            stale => bail!("{}", widgets::told(&stale)),
        },
    }
}
