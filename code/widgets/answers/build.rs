//! Writes a module for each exercise of the kinds `predict` and `order`: the functions that its
//! check calls, and the check.
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    let (mut modules, mut cases) = (String::new(), String::new());
    for chapter in sorted_entries(Path::new("../../../chapters/exercises"))? {
        let shared = sorted_entries(&chapter)?.into_iter().filter(|it| it.is_file());
        for file in shared {
            let text = read(&file)?;
            write(&out.join(file_name(&chapter)).join(file_name(&file)), &text)?;
        }
        for exercise in sorted_entries(&chapter)?.into_iter().filter(|it| it.is_dir()) {
            let about = read(&exercise.join("exercise.toml"))?;
            if !["predict", "order"]
                .map(|kind| about.contains(&format!("kind = \"{kind}\"")))
                .contains(&true)
            {
                continue;
            }
            let stub = read(&exercise.join("exercise.rs"))?;
            let (mut functions, mut reads) = (String::new(), String::new());
            for (at, line) in
                stub.lines().filter(|line| line.starts_with("pub fn ")).enumerate()
            {
                let (function, kind) = line["pub fn ".len()..]
                    .split_once("() -> ")
                    .expect("a function without arguments");
                let kind = kind.trim_end_matches(" {");
                let _ = writeln!(
                    functions,
                    "pub fn {function}() -> {kind} {{ crate::answer({at}) }}"
                );
                let _ = writeln!(
                    reads,
                    "parse::<{kind}>({at}).map_err(|wrong| format!(\"{function}(): {{wrong}}.\"))?;"
                );
            }
            let check = out
                .join(file_name(&chapter))
                .join(file_name(&exercise))
                .join("check.rs");
            write(
                &check,
                &format!(
                    "mod exercise {{\n{functions}}}\n\n{}",
                    read(&exercise.join("check.rs"))?
                ),
            )?;
            let module = file_name(&exercise).replace('-', "_");
            let _ = writeln!(
                modules,
                "#[path = {:?}]\nmod {module};",
                check.display().to_string()
            );
            let _ = writeln!(
                cases,
                "{:?} => {{\n{reads}Ok({module}::check())\n}}",
                file_name(&exercise)
            );
        }
    }
    let verdict = format!(
        "{modules}\nfn verdict(exercise: &str) -> Result<Verdict, String> {{\nmatch exercise {{\n{cases}\
         _ => Err(format!(\"{{exercise}} is no exercise that can be judged here.\")),\n}}\n}}\n"
    );
    write(&out.join("answers.rs"), &verdict)
}

/// The entries of a folder, sorted by name.
fn sorted_entries(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut all = fs::read_dir(folder)?
        .map(|entry| Ok(entry?.path()))
        .collect::<io::Result<Vec<_>>>()?;
    all.sort();
    Ok(all)
}

/// Reads a source file, and tells cargo to run this script again if the file changes.
fn read(file: &Path) -> io::Result<String> {
    println!("cargo::rerun-if-changed={}", file.display());
    fs::read_to_string(file)
}

fn write(file: &Path, text: &str) -> io::Result<()> {
    fs::create_dir_all(file.parent().expect("a file is in a folder"))?;
    fs::write(file, text)
}

fn file_name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}
