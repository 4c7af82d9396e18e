//! `gods tables`: lists, checks, removes and builds the saved tables in the user's cache
//! folder.
use std::ffi::OsStr;
use std::fmt::Display;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use fifteen::Partition;
use optimal::Tables;
use puzzle::Metric;
use saved::{EXTENSION, Header, Label, SavedTable, TableKind};
use serde_json::json;
use solve::{PuzzleTable, SolveError};
use table::FileError;

use crate::puzzles::progress::ProgressReporter;
use crate::puzzles::request::{Request, TableOptions, or_interrupted};
use crate::puzzles::{choose, pluralize, print_answer, shortest};
use base::failure::UsageError;
use base::{cache, out, parallel, readable_bytes};

/// The arguments of `gods tables`.
#[derive(clap::Args)]
#[command(
    args_conflicts_with_subcommands = true,
    after_help = "\
Examples:
  gods tables                  the puzzle and size of each, and whether its header is good
  gods tables --json
  gods tables check            read each of them, to the last byte
  gods tables remove 8-puzzle.gods
  gods tables build 7-8        those of the 15-puzzle, for gods solve
  gods tables build 6-6-6-6    those of the 24-puzzle
  gods tables build cosets     those of Rubik's cube
  gods table 8-puzzle --save \"$(gods tables path)/8-puzzle.gods\"

They are in the folder that GODS_CACHE names; if it names none, in gods-algorithm below
$XDG_CACHE_HOME or ~/.cache, on macOS below ~/Library/Caches, on Windows below
%LOCALAPPDATA%. Each is a file whose name ends in .gods; other files are left alone. What is
there can be made again: it may be removed at any time."
)]
pub struct Args {
    #[command(subcommand)]
    command: Option<TablesCommand>,
    /// One JSON object instead of lines.
    #[arg(long)]
    json: bool,
}

/// Tables that `gods tables build` builds.
#[derive(Debug, Clone, Copy)]
enum Built {
    /// Those of a sliding puzzle.
    Sliding(Partition),
    /// Those of Rubik's cube.
    Rubik(Tables),
}

/// All of them.
const BUILT: [Built; 7] = [
    Built::Sliding(Partition::SixSixThree),
    Built::Sliding(Partition::SevenEight),
    Built::Sliding(Partition::SixFours),
    Built::Sliding(Partition::FourSixes),
    Built::Rubik(Tables::Cosets),
    Built::Rubik(Tables::Korf),
    Built::Rubik(Tables::Turns),
];

impl Built {
    fn name(self) -> &'static str {
        match self {
            Built::Sliding(partition) => partition.name(),
            Built::Rubik(tables) => tables.name(),
        }
    }
}

/// The subcommands of `gods tables`.
#[derive(clap::Subcommand)]
enum TablesCommand {
    /// Build the tables with which IDA* solves the 15-puzzle, unless they are there: 6-6-3 takes
    /// 11.0 MiB and a second, 7-8 549.9 MiB and half a minute. Those of the 24-puzzle are
    /// 4-4-4-4-4-4, 1.7 MiB, and 6-6-6-6, 486.4 MiB and half a minute. Those of Rubik's cube, for
    /// gods solve rubik --optimal, are cosets, 81.2 MiB, korf, 82.7 MiB, and turns, 649.7 MiB, a
    /// minute each.
    Build {
        /// The tables to build.
        #[arg(
            value_name = "NAME",
            default_value = "6-6-3",
            value_parser = choose::named_values(&BUILT, Built::name)
        )]
        tables: Built,
    },
    /// Read them, to the last byte, and say which are as they were saved. A complete table of a
    /// puzzle of the catalog has its layers counted again, and some of its distances compared
    /// with those of their neighbors. If one is bad, the exit code is 1.
    Check {
        /// The names of tables, as `gods tables` lists them, or paths, as ./a.gods; all that
        /// are listed, if none is given.
        #[arg(value_name = "NAME")]
        names: Vec<String>,
    },
    /// Remove some tables, or all, without asking.
    Remove {
        /// The names of tables, as `gods tables` lists them.
        #[arg(
            value_name = "NAME",
            required_unless_present = "all",
            conflicts_with = "all"
        )]
        names: Vec<String>,
        /// All tables, and unfinished files of killed programs.
        #[arg(long)]
        all: bool,
    },
    /// Print the folder of saved tables.
    Path,
}

/// Runs `gods tables`.
///
/// # Errors
/// If the folder cannot be read or written, there is no table of a given name, or a table is
/// bad.
pub fn run(args: &Args) -> Result<()> {
    let folder = cache::folder()?;
    match &args.command {
        None => list(&folder, args.json),
        Some(TablesCommand::Build { tables: Built::Sliding(partition) }) => {
            build(&folder, *partition)
        }
        Some(TablesCommand::Build { tables: Built::Rubik(tables) }) => {
            shortest::open_or_make(*tables, None, parallel::cores())?;
            print_built(*tables, tables.bytes() as u64, &folder)
        }
        Some(TablesCommand::Check { names }) => check(&folder, names),
        Some(TablesCommand::Remove { names, all: false }) => {
            let all = table_files(&folder)?;
            let named = names.iter().map(|name| file_named(&all, name));
            remove(&named.collect::<Result<Vec<_>>>()?)
        }
        Some(TablesCommand::Remove { all: true, .. }) => remove_all(&folder),
        Some(TablesCommand::Path) => Ok(out::line(folder.display())?),
    }
}

/// A file with the extension of saved tables.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct TableFile {
    /// The file's name, with control characters replaced.
    name: String,
    path: PathBuf,
    /// The size in bytes.
    bytes: u64,
}

impl TableFile {
    fn at(path: PathBuf, name: &OsStr) -> Self {
        let name = name.to_string_lossy().replace(char::is_control, "\u{fffd}");
        let bytes = fs::metadata(&path).map_or(0, |metadata| metadata.len());
        TableFile { name, path, bytes }
    }
}

/// All saved tables of a folder, sorted by name; none if there is no folder.
fn table_files(folder: &Path) -> Result<Vec<TableFile>> {
    let entries = match fs::read_dir(folder) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
        entries => entries,
    };
    let unreadable = || format!("cannot read the folder {folder:?}");
    let mut found = Vec::new();
    for entry in entries.with_context(unreadable)? {
        let path = entry.with_context(unreadable)?.path();
        if path.extension() == Some(OsStr::new(EXTENSION)) && !path.is_dir() {
            found.push(TableFile::at(
                path.clone(),
                path.file_name().unwrap_or_default(),
            ));
        }
    }
    found.sort();
    Ok(found)
}

/// The saved table with this name; the extension may be left out.
fn file_named(all: &[TableFile], name: &str) -> Result<TableFile> {
    let ends = format!("{name}.{EXTENSION}");
    let has_name = |saved: &&TableFile| saved.name == name || saved.name == ends;
    all.iter().find(has_name).cloned().ok_or_else(|| {
        let error = format!("no saved table has the name {name:?}: see gods tables");
        let names = all.iter().map(|saved| &saved.name[..]);
        choose::unknown_name_error(&error, name, names)
    })
}

/// Lists all saved tables with the contents of their headers.
fn list(folder: &Path, json: bool) -> Result<()> {
    let label = |saved: TableFile| {
        let header = Header::read(&saved.path);
        let label = header.map(|header| header.label().clone());
        (saved, label.map_err(|error| error.fault.to_string()))
    };
    let tables: Vec<_> = table_files(folder)?.into_iter().map(label).collect();
    let folder = folder.display().to_string();
    // Programs rely on these keys and their order.
    let fields = tables.iter().map(|(saved, label)| {
        let fault = label.as_ref().err();
        let label = label.as_ref().ok();
        json!({
            "name": saved.name, "bytes": saved.bytes,
            "kind": label.map(|label| label.kind().name()),
            "puzzle": label.map(Label::puzzle),
            "description": label.map(Label::description),
            "entries": label.map(Label::entries),
            "fault": fault
        })
    });
    let fields = json!({ "folder": folder, "tables": fields.collect::<Vec<_>>() });
    print_answer(json, &fields, || to_text(&folder, &tables))
}

/// The list as text.
fn to_text(folder: &str, tables: &[(TableFile, Result<Label, String>)]) -> String {
    let longest = tables.iter().map(|(saved, _)| saved.name.chars().count()).max();
    let longest = longest.unwrap_or(0);
    let mut text = String::new();
    for (saved, label) in tables {
        let description = match label {
            Ok(label) => format!(
                "{}  {}  {}",
                label.kind().name(),
                label.puzzle(),
                label.description()
            ),
            Err(fault) => format!("BAD: {fault}"),
        };
        let (name, bytes) = (&saved.name, readable_bytes(saved.bytes));
        text += &format!("{name:longest$}  {bytes:>10}  {}\n", description.trim_end());
    }
    let bytes = readable_bytes(tables.iter().map(|(saved, _)| saved.bytes).sum());
    match tables.len() {
        0 => format!("no saved tables in {folder}"),
        many => format!("{text}\n{}, {bytes}, in {folder}", pluralize(many, "table")),
    }
}

/// Builds the tables of a partition, and prints their folder.
fn build(folder: &Path, partition: Partition) -> Result<()> {
    fs::create_dir_all(folder)
        .map_err(|error| UsageError(format!("{folder:?}: {error}")))?;
    // The 24-puzzle has no ranks; of the request only the name and the limits are used.
    let fifteen = choose::instance("15-puzzle", None)?;
    let request = Request::new(fifteen, &TableOptions::default())?;
    let reporter = ProgressReporter::new(&request);
    reporter.begin_pattern_tables(partition);
    solve::fifteen_tables(partition, folder, &|event| reporter.report(event))
        .map_err(|error| or_interrupted(error.into()))?;
    drop(reporter);
    print_built(partition, partition.bytes(), folder)
}

/// Prints where tables are.
fn print_built(tables: impl Display, bytes: u64, folder: &Path) -> Result<()> {
    let (size, folder) = (readable_bytes(bytes), folder.display());
    Ok(out::line(format!("the tables {tables}, {size}, are in {folder}"))?)
}

/// Checks tables, and prints a line for each.
fn check(folder: &Path, names: &[String]) -> Result<()> {
    let all = table_files(folder)?;
    let find = |name: &String| {
        let path = Path::new(name);
        match path.components().count() > 1 && path.is_file() {
            true => Ok(TableFile::at(path.into(), path.as_os_str())),
            false => file_named(&all, name),
        }
    };
    let named = names.iter().map(find).collect::<Result<Vec<_>>>()?;
    let tables = if names.is_empty() { all } else { named };
    let mut bad = 0;
    for table in &tables {
        let line = match table_fault(&table.path) {
            None => format!("good  {}", table.name),
            Some(fault) => {
                bad += 1;
                format!("BAD   {}: {fault}", table.name)
            }
        };
        out::line(line)?;
    }
    match (tables.len(), bad) {
        (0, _) => Ok(out::line(format!("no saved tables in {}", folder.display()))?),
        (_, 0) => Ok(()),
        (all, bad) => bail!(
            "bad: {bad} of {}; gods tables remove NAME removes one, and it can be made again",
            pluralize(all, "table")
        ),
    }
}

/// The fault of a saved table, if any: its bytes are damaged, or it is not the complete table
/// of its puzzle.
fn table_fault(path: &Path) -> Option<String> {
    let table = match SavedTable::open_any(path) {
        Err(error) => return Some(error.fault.to_string()),
        Ok(table) => table,
    };
    let label = table.label();
    let mut metrics = Metric::ALL.iter().copied();
    let metric = metrics.find(|metric| metric.name() == label.description());
    let instance = choose::instance(label.puzzle(), metric).ok()?;
    if label.kind() != TableKind::CompleteTable {
        return None;
    }
    PuzzleTable::open(&instance, path).err().map(|error| match error {
        SolveError::File(FileError::Open(error)) => error.fault.to_string(),
        error => error.to_string(),
    })
}

/// Removes all tables, and unfinished files of killed processes.
fn remove_all(folder: &Path) -> Result<()> {
    remove(&table_files(folder)?)?;
    // A missing folder holds no unfinished files.
    match saved::remove_unfinished(folder).unwrap_or(0) {
        0 => Ok(()),
        left => {
            let left = readable_bytes(left);
            Ok(out::line(format!("removed what was begun and not finished: {left}"))?)
        }
    }
}

/// Removes tables, and prints the size of each.
fn remove(tables: &[TableFile]) -> Result<()> {
    for table in tables {
        let name = &table.name;
        fs::remove_file(&table.path)
            .with_context(|| format!("cannot remove {name:?}"))?;
        out::line(format!("removed {name}: {}", readable_bytes(table.bytes)))?;
    }
    Ok(())
}
