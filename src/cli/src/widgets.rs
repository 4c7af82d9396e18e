//! `gods widgets`: the modules that the pages run.
use std::path::PathBuf;

use anyhow::{Result, bail};
use base::{out, thousands};
use book::widgets::{self, FOLDER, Made};

/// What `gods widgets` understands.
#[derive(clap::Subcommand)]
pub enum Widgets {
    /// Compile the crates and the checks of exercises for the pages, into chapters/widgets: the
    /// modules, the scripts that speak with them, and a stamp of what they were made of.
    #[command(after_help = "\
It needs the source of the standard library, rust-lld and wasm-bindgen, and says what to
install if one is missing. It takes minutes the first time. Only who changes a crate that the
pages run, or an exercise that is answered in its page, needs it: the book is built with the
modules that are there.")]
    Build {
        /// Another folder, instead of chapters/widgets.
        #[arg(long, value_name = "FOLDER")]
        into: Option<PathBuf>,
    },
    /// Say whether the modules are what the crates are today.
    Check,
}

/// Runs it.
pub fn run(command: &Widgets) -> Result<()> {
    let root = base::book_root()?;
    match command {
        Widgets::Build { into } => {
            let into = into.clone().unwrap_or_else(|| root.join(FOLDER));
            let made = widgets::build(&root, &into)?;
            for Made { module, bytes, compressed } in made {
                let (bytes, compressed) = (thousands(bytes), thousands(compressed));
                out::line(format!("{module}: {bytes} bytes, {compressed} compressed"))?;
            }
            Ok(out::line(format!("{} holds them", into.display()))?)
        }
        Widgets::Check => match widgets::stale(&root)? {
            stale if stale.is_empty() => {
                Ok(out::line("the modules of the pages are what the crates are")?)
            }
            stale => bail!("{}", widgets::told(&stale)),
        },
    }
}
