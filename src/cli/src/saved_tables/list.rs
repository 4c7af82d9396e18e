//! `gods tables list`: which tables are saved, by their headers.
use std::path::Path;

use anyhow::Result;
use saved::Header;
use serde::Serialize;

use super::Saved;
use crate::puzzles::{count, print};
use base::readable;

/// What `gods tables list` understands.
#[derive(clap::Args)]
#[group(skip)] // `gods tables` understands the same
pub struct Args {
    /// One JSON object instead of lines.
    #[arg(long)]
    json: bool,
}

/// What is listed, with the keys and the order that programs rely on.
#[derive(Serialize)]
struct List {
    folder: String,
    tables: Vec<Table>,
}

/// A file; what its header says, or what is wrong with it.
#[derive(Serialize)]
struct Table {
    name: String,
    bytes: u64,
    kind: Option<&'static str>,
    puzzle: Option<String>,
    description: Option<String>,
    entries: Option<u64>,
    fault: Option<String>,
}

/// Lists them.
///
/// # Errors
/// If the folder cannot be read.
pub fn run(args: &Args, folder: &Path) -> Result<()> {
    let tables = super::all(folder)?.into_iter().map(table).collect();
    let list = List { folder: folder.display().to_string(), tables };
    print(args.json, &list, || page(&list))
}

/// What the header of a file says.
fn table(Saved { name, path, bytes }: Saved) -> Table {
    let header = Header::read(&path).map_err(|error| error.fault.to_string());
    let label = header.as_ref().ok().map(Header::label);
    Table {
        name,
        bytes,
        kind: label.map(|label| label.kind().name()),
        puzzle: label.map(|label| label.puzzle().to_owned()),
        description: label.map(|label| label.description().to_owned()),
        entries: label.map(|label| label.entries()),
        fault: header.as_ref().err().cloned(),
    }
}

/// The tables for people.
fn page(list: &List) -> String {
    let List { folder, tables } = list;
    let longest = tables.iter().map(|table| table.name.chars().count()).max();
    let longest = longest.unwrap_or(0);
    let mut text = String::new();
    for Table { name, bytes, kind, puzzle, description, fault, .. } in tables {
        let said = match (fault, kind, puzzle, description) {
            (None, Some(kind), Some(puzzle), Some(description)) => {
                format!("{kind}  {puzzle}  {description}")
            }
            _ => format!("BAD: {}", fault.as_deref().unwrap_or_default()),
        };
        let bytes = readable(*bytes);
        text += &format!("{name:longest$}  {bytes:>10}  {}\n", said.trim_end());
    }
    let bytes = readable(tables.iter().map(|table| table.bytes).sum());
    match tables.len() {
        0 => format!("no saved tables in {folder}"),
        many => format!("{text}\n{}, {bytes}, in {folder}", count(many, "table")),
    }
}
