//! What the text says of the puzzles whose corners turn.

use super::catalog::Computed;
use crate::facts::Facts;
use anyhow::Context;

/// How many positions the Pyraminx has with its tips, and what the layers would be if no
/// two ways met.
///
/// # Errors
/// If there is no table of the Pyraminx.
pub fn facts(facts: &mut Facts, computed: &[Computed]) -> anyhow::Result<()> {
    // Each of the four tips turns by itself, in three ways.
    let pyraminx = computed.iter().find(|computed| computed.name == "pyraminx");
    let pyraminx = pyraminx.context("no table of the Pyraminx")?;
    facts.number("pyraminx.with-tips", pyraminx.puzzle.positions() * 3_u64.pow(4));
    facts.number("corner-turns.ways-5", 8 * 6_u64.pow(4));
    Ok(())
}
