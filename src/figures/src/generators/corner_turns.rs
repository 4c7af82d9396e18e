//! What the text says of the puzzles whose corners turn.

use crate::prelude::*;

/// Adds the files and facts of this subject.
pub fn add(tables: &Tables, out: &mut Output) -> Result<()> {
    facts(&mut out.facts, tables)?;
    Ok(())
}

/// How many positions the Pyraminx has with its tips, and what the layers would be if no
/// two ways met.
fn facts(facts: &mut Facts, tables: &Tables) -> Result<()> {
    // Each of the four tips turns by itself, in three ways.
    let pyraminx = tables.example("pyraminx")?;
    facts.number("pyraminx.with-tips", pyraminx.puzzle.positions() * 3_u64.pow(4));
    facts.number("corner-turns.ways-5", 8 * 6_u64.pow(4));
    Ok(())
}
