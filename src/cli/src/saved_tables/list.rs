//! `gods tables list`: which tables are saved, by their headers.
use std::path::Path;

use anyhow::Result;
use saved::{Header, Label};
use serde_json::json;

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

/// A file, and its label or what is wrong with its header.
type Listed = (Saved, Result<Label, String>);

/// Lists them.
///
/// # Errors
/// If the folder cannot be read.
pub fn run(args: &Args, folder: &Path) -> Result<()> {
    let label = |saved: Saved| {
        let header = Header::read(&saved.path);
        let label = header.map(|header| header.label().clone());
        (saved, label.map_err(|error| error.fault.to_string()))
    };
    let tables: Vec<Listed> = super::all(folder)?.into_iter().map(label).collect();
    let folder = folder.display().to_string();
    print(args.json, &fields(&folder, &tables), || page(&folder, &tables))
}

/// What is listed, with the keys and the order that programs rely on.
fn fields(folder: &str, tables: &[Listed]) -> serde_json::Value {
    let table = |(saved, label): &Listed| {
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
    };
    json!({ "folder": folder, "tables": tables.iter().map(table).collect::<Vec<_>>() })
}

/// The tables for people.
fn page(folder: &str, tables: &[Listed]) -> String {
    let longest = tables.iter().map(|(saved, _)| saved.name.chars().count()).max();
    let longest = longest.unwrap_or(0);
    let mut text = String::new();
    for (saved, label) in tables {
        let said = match label {
            Ok(label) => format!(
                "{}  {}  {}",
                label.kind().name(),
                label.puzzle(),
                label.description()
            ),
            Err(fault) => format!("BAD: {fault}"),
        };
        let (name, bytes) = (&saved.name, readable(saved.bytes));
        text += &format!("{name:longest$}  {bytes:>10}  {}\n", said.trim_end());
    }
    let bytes = readable(tables.iter().map(|(saved, _)| saved.bytes).sum());
    match tables.len() {
        0 => format!("no saved tables in {folder}"),
        many => format!("{text}\n{}, {bytes}, in {folder}", count(many, "table")),
    }
}
