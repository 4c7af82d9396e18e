//! The tool `gods`; everything is in the library, where the tests can call it.
use std::process::ExitCode;

fn main() -> ExitCode {
    cli::main()
}
