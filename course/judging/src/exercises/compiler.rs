//! Runs rustc in the sandbox, where it can read only the files that a program is made of.
use std::collections::BTreeSet;
use std::env;
use std::fs;
use std::path::{Component, Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use base::limits;

use super::{diagnostics, run};
use crate::sandbox::{self, NOT_STARTED, RunRequest, RunResult, SandboxLimits};
use base::libraries::{Crates, Libraries};

/// Edition of Rust for answers.
pub const EDITION: &str = "2024";
/// Maximum processor time of the compiler, in seconds.
const COMPILE_SECONDS: u64 = 30;
/// Maximum size of a compiled program, in MB.
const MAX_PROGRAM_MB: u64 = 256;

/// Message of a program that could not start another program or a thread.
const OUT_OF_RESOURCES: &str = "Resource temporarily unavailable";
/// Prefixes of such messages of the compiler itself. A student's `compile_error!` can
/// begin in the same way: then the compiler is run again in vain, as often as
/// [`sandbox::retry`] does.
const COMPILER_FAILURES: [&str; 2] =
    ["error: could not exec the linker", "error: failed to"];

/// The compiler and the crates that programs use.
pub struct Compiler {
    /// Path of this tool, which starts programs in the sandbox.
    pub gods: PathBuf,
    rustc: PathBuf,
    sysroot: PathBuf,
    /// The book's folder.
    root: PathBuf,
    /// All crates of the book, compiled or not.
    pub crates: Crates,
    libraries: Libraries,
}

/// What to compile: an answer, as a library, and the program that judges it.
pub struct CompileJob<'a> {
    /// Folder of the answer, the only one that the compiler may write to.
    pub folder: &'a Path,
    /// Name of the answer's file in `folder`.
    pub file: &'a str,
    /// Name of the library: the program uses the answer by it.
    pub name: &'a str,
    /// Whether the answer may use a crate.
    pub answer_may_use: &'a dyn Fn(&str) -> bool,
    /// Message that rejects the answer if it compiles nevertheless.
    pub fault_if_compiled: Option<String>,
    /// Source of the program.
    pub main: String,
    /// Further files that the program includes.
    pub readable: Vec<PathBuf>,
    /// Whether the program may use a crate.
    pub program_may_use: &'a dyn Fn(&str) -> bool,
    /// Compiler arguments for the optimization of the answer and of the program.
    pub optimization: [&'a [&'a str]; 2],
}

/// The reason why a crate was not compiled.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum CompileError {
    /// The crate has errors: the compiler's messages.
    #[error(":\n{0}")]
    Errors(String),
    /// The crate exceeds what the compiler can do or may do: a clause.
    #[error(": {0}.")]
    OverLimit(String),
}

/// The check does not compile with an answer. That may be the answer's fault: its
/// signature was changed, or it is generic and its code is compiled only when called.
#[derive(Debug, thiserror::Error)]
#[error("the check does not compile{0}")]
struct CheckRejected(CompileError);

/// Message for an answer that caused an error. `help` comes first if the check does not
/// compile with the answer.
pub fn describe_fault(error: anyhow::Error, help: &str) -> String {
    match error.downcast() {
        Ok(CheckRejected(CompileError::Errors(message))) => {
            format!("{help}\n{message}")
        }
        Ok(CheckRejected(refused)) => {
            format!("It does not compile with its check{refused}")
        }
        Err(error) => format!("It could not be judged: {error:#}."),
    }
}

/// Whether a message is that of an answer that does not compile, with its check or without.
pub fn is_compile_error(message: &str) -> bool {
    let mut lines = message.lines();
    lines.any(|it| it.starts_with("It does not compile") || it.starts_with("error["))
}

/// Whether the compiler reports that the machine ran out of processes or memory.
fn is_out_of_resources(stderr: &str) -> bool {
    // The message of a panic follows a line that begins with `thread '`, and has no
    // prefix of its own.
    let has_compiler_prefix =
        |line: &str| COMPILER_FAILURES.iter().any(|start| line.starts_with(start));
    let panics = stderr.lines().any(|line| line.starts_with("thread '"));
    stderr.contains(OUT_OF_RESOURCES)
        && (panics || stderr.lines().any(has_compiler_prefix))
}

impl Compiler {
    /// Finds the compiler and compiles the `wanted` crates of `code/`. `gods` is the path
    /// of this tool.
    pub fn find(
        root: &Path,
        gods: &Path,
        crates: Crates,
        wanted: &BTreeSet<String>,
    ) -> Result<Self> {
        sandbox::require_file_size(MAX_PROGRAM_MB)?;
        let libraries = Libraries::build(root, &crates, wanted)?;
        let rustc = env::var_os("RUSTC").unwrap_or("rustc".into());
        // `rustc` may be a proxy of rustup, which reads files in the user's home folder.
        let output = Command::new(&rustc)
            .args(["--print", "sysroot"])
            .current_dir(root)
            .output()
            .context("cannot start rustc, which comes with Rust")?;
        let sysroot = PathBuf::from(String::from_utf8_lossy(&output.stdout).trim());
        let rustc =
            sysroot.join("bin").join(format!("rustc{}", env::consts::EXE_SUFFIX));
        if !rustc.is_file() {
            bail!("`rustc --print sysroot` gives no folder with bin/rustc in it")
        }
        let gods = gods.to_owned();
        let root = fs::canonicalize(root)?;
        let compiler = Compiler { gods, rustc, sysroot, root, crates, libraries };
        compiler.test_run()?;
        Ok(compiler)
    }

    /// Runs the compiler once within its limits, so that a failure is not blamed on a
    /// student.
    fn test_run(&self) -> Result<()> {
        let result = self.run(|| {
            let limits = self.limits(Vec::new(), Vec::new(), false);
            let mut rustc = limits.command(&self.gods, &self.rustc);
            rustc.arg("--version");
            rustc
        })?;
        if !result.status.is_some_and(|status| status.success()) {
            let stderr = String::from_utf8_lossy(&result.stderr).trim().to_owned();
            bail!("the compiler does not run within its limits: {stderr}")
        }
        Ok(())
    }

    /// Runs the compiler, and retries if the machine has too few resources at the moment.
    fn run(&self, rustc: impl Fn() -> Command) -> Result<RunResult> {
        sandbox::retry(|| {
            let request = RunRequest {
                command: rustc(),
                input: Vec::new(),
                time_limit: Duration::from_secs(COMPILE_SECONDS * run::CLOCK_FACTOR),
                thread_limit: None,
            };
            let result = sandbox::run(request, |_| false)?;
            let stderr = String::from_utf8_lossy(&result.stderr);
            let code = result.status.and_then(|status| status.code());
            if code == Some(NOT_STARTED.into()) || is_out_of_resources(&stderr) {
                bail!("the compiler does not start: {}", stderr.trim())
            }
            Ok(result)
        })
    }

    /// Returns the sandbox limits of the compiler.
    fn limits(
        &self,
        read: Vec<PathBuf>,
        write: Vec<PathBuf>,
        linker: bool,
    ) -> SandboxLimits {
        let mut all = vec![self.sysroot.clone(), self.libraries.folder.clone()];
        all.extend(self.libraries.files.iter().map(|(_, file)| file.clone()));
        all.extend(read);
        SandboxLimits {
            memory_mb: limits::COMPILER_MEMORY,
            cpu_seconds: COMPILE_SECONDS,
            file_mb: MAX_PROGRAM_MB,
            may_spawn: linker,
            readable: all,
            writable: write,
        }
    }

    /// Returns the files on which compiled programs depend: this tool, the compiler, the
    /// crates.
    pub fn dependencies(&self) -> Vec<PathBuf> {
        let crates = self.libraries.files.iter().map(|(_, file)| file.clone());
        crates.chain([self.gods.clone(), self.rustc.clone()]).collect()
    }

    /// Compiles an answer and then the program that judges it. Returns the path of the
    /// program, or what is wrong with the answer. It is an error if only the program does
    /// not compile.
    pub fn compile(&self, job: &CompileJob) -> Result<Result<PathBuf, String>> {
        if let Err(refused) = self.compile_crate(job, false)? {
            return Ok(Err(format!("It does not compile{refused}")));
        }
        if let Some(message) = &job.fault_if_compiled {
            return Ok(Err(message.clone()));
        }
        fs::write(job.folder.join("main.rs"), &job.main)?;
        self.compile_crate(job, true)?.map_err(CheckRejected)?;
        Ok(Ok(job.folder.join(format!("program{}", env::consts::EXE_SUFFIX))))
    }

    /// Compiles the program or the answer, or returns why not.
    fn compile_crate(
        &self,
        job: &CompileJob,
        program: bool,
    ) -> Result<Result<(), CompileError>> {
        let CompileJob { folder, file, name, optimization: levels, .. } = job;
        let library = format!("{name}=lib{name}.rlib");
        let (file, name, level, wanted) = if program {
            ("main.rs", "program", levels[1], job.program_may_use)
        } else {
            (*file, *name, levels[0], job.answer_may_use)
        };
        // The library is the student's: the list of its files is written and checked
        // below.
        // Without symbols: an answer could read in the program which code is the buggy one.
        let crate_arguments: &[&str] = if program {
            &["--crate-type=bin", "--extern", &library, "-C", "strip=symbols"]
        } else {
            &["--crate-type=rlib", "-Funsafe-code", "--emit=link,dep-info"]
        };
        let result = self.run(|| {
            let read = if program { job.readable.clone() } else { Vec::new() };
            let limits = self.limits(read, vec![folder.to_path_buf()], program);
            let mut rustc = limits.command(&self.gods, &self.rustc);
            if cfg!(unix) {
                rustc.env_clear().env("TMPDIR", ".");
                // The linker is found by it; an answer could read it by `option_env!`.
                if program {
                    rustc.env("PATH", env::var_os("PATH").unwrap_or_default());
                }
            }
            // Forbids unstable features, also with a nightly compiler.
            rustc.env("RUSTC_BOOTSTRAP", "-1").current_dir(folder).arg("--sysroot");
            rustc.arg(&self.sysroot).args(["--crate-name", name, "-A", "warnings"]);
            rustc.args(["--color", "never", "--edition", EDITION]).args(level);
            rustc.args(["-C", "debug-assertions=on"]).args(crate_arguments);
            // An answer could ask where it is called.
            rustc.arg(format!("--remap-path-prefix={}=/book", self.root.display()));
            rustc.args(self.libraries.link_arguments(wanted)).arg(file);
            rustc
        })?;
        let stderr = String::from_utf8_lossy(&result.stderr).trim().to_owned();
        let beyond = |why: String| Err(CompileError::OverLimit(why));
        Ok(match result.status {
            _ if result.too_much_output => {
                beyond("the compiler prints too much".to_owned())
            }
            None => beyond(format!(
                "the compiler did not end within {COMPILE_SECONDS} seconds"
            )),
            Some(status) if status.success() && program => Ok(()),
            Some(status) if status.success() => reject_included_files(
                &fs::read_to_string(folder.join(format!("{name}.d")))?,
            )
            .map_err(CompileError::OverLimit),
            Some(_) if stderr.contains("memory allocation of") => {
                let most = limits::COMPILER_MEMORY >> 10;
                beyond(format!("the compiler would need more than {most} GB of memory"))
            }
            Some(status) if status.code() == Some(1) && !stderr.is_empty() => {
                Err(CompileError::Errors(diagnostics::keep_own_lines(&stderr)))
            }
            // The message is then about the compiler itself.
            Some(status) => beyond(format!(
                "the compiler crashed ({status}): does something in the code grow \
                 without end?"
            )),
        })
    }
}

/// Checks, by the compiler's own list, that a library is made only of files in its
/// folder. An `include!` or a `#[path]` can name any other file.
fn reject_included_files(list: &str) -> Result<(), String> {
    // `made: from this\ file.rs that.rs`
    let rule = list.lines().next().unwrap_or_default().replace("\\ ", "\0");
    let (_, files) = rule.split_once(": ").unwrap_or_default();
    let outside = files.split(' ').find(|file| {
        let mut parts = Path::new(file).components();
        !parts.all(|part| matches!(part, Component::Normal(_)))
    });
    outside.map_or(Ok(()), |file| {
        let file = file.replace('\0', " ");
        Err(format!("it includes {file}, which is outside of its folder"))
    })
}

#[cfg(test)]
mod tests {
    use super::reject_included_files;

    #[test]
    fn rejects_included_files_outside_folder() {
        assert_eq!(
            reject_included_files("a.d: src/lib.rs src/b\\ c.rs\n\nsrc/lib.rs:\n"),
            Ok(())
        );
        for (other, name) in [
            ("/x/y.rs", "/x/y.rs"),
            ("../a\\ b.rs", "../a b.rs"),
            ("src/../../a", "src/../../a"),
        ] {
            let message =
                reject_included_files(&format!("liba.rlib: src/lib.rs {other}\n"))
                    .unwrap_err();
            assert_eq!(
                message,
                format!("it includes {name}, which is outside of its folder")
            );
        }
    }
}
