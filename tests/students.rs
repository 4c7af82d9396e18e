//! Prints the status of the exercises: wrong answers fail, those to do do not.
//!
//! This test has no harness, because a passing test prints nothing.
#[cfg(feature = "tool")]
fn main() -> std::process::ExitCode {
    use std::process::ExitCode;

    use judging::exercises::status_board::StatusBoard;

    // `cargo test -- --list` and filters apply to named tests only.
    if std::env::args().any(|argument| argument == "--list") {
        return ExitCode::SUCCESS;
    }
    let board = match StatusBoard::judge(
        std::path::Path::new(env!("CARGO_MANIFEST_DIR")),
        None,
    ) {
        Ok(board) => board,
        Err(error) => {
            eprintln!("error: {error:#}");
            return ExitCode::FAILURE;
        }
    };
    println!("\n{}\n", board.summary());
    for fault in board.faults() {
        eprintln!("{fault}\n");
    }
    if board.faults().is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

#[cfg(not(feature = "tool"))]
fn main() {}
