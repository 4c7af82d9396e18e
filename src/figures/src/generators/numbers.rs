//! What the text says of the numberings, of their slips and of transition tables.

use crate::prelude::*;
use base::limits;
use puzzle::Metric;
use puzzle::pocket_cube::{PocketCube, moves};
use transition::TransitionTable;
use transition::{Coordinate, CornerOrientation, CornerPermutation, CornerPosition};

/// Adds the facts of this subject.
pub fn add(_: &PuzzleTables, out: &mut Output) -> Result<()> {
    let facts = &mut out.facts;
    numberings(facts)?;
    errata(facts)?;
    transition_tables(facts)?;
    facts.number("table.unseen", table::UNREACHED);
    limits(facts);
    Ok(())
}

/// What a student's program and the compiler may take.
fn limits(facts: &mut Facts) {
    facts.number("limits.program.seconds", limits::PROGRAM_SECONDS);
    facts.number("limits.program.gb", limits::PROGRAM_MEMORY >> 10);
    facts.number("limits.program.threads", limits::PROGRAM_THREADS);
    facts.number("limits.program.printed-mb", limits::PROGRAM_OUTPUT >> 20);
    facts.number("limits.compiler.gb", limits::COMPILER_MEMORY >> 10);
}

/// How many orientations, permutations and combinations there are.
fn numberings(facts: &mut Facts) -> Result<()> {
    let zero_twist = orientation::ZeroTwist::new(7, 3)?.count();
    facts.number("orientation.zero-twist-7-3", zero_twist);
    let independent = orientation::Orientations::new(7, 3)?.count();
    facts.number("orientation.independent-7-3", independent);
    for n in [7, 8, 12] {
        let count = permutation::Permutations::new(n)?.count();
        facts.number(format!("permutation.{n}"), count);
    }
    let [eight, twelve] = [8, 12].map(|n| combination::comb(n, 4));
    facts.number("combination.8-4", eight);
    facts.number("combination.12-4", twelve);
    facts.number("combination.12-4.last", twelve - 1);
    Ok(())
}

/// On how many rows of seven pieces the documents' slips give a wrong last piece.
fn errata(facts: &mut Facts) -> Result<()> {
    // The remainder only at the end, as Visual Basic or C takes it.
    let truncated = |ori: &[u8], v: u8| {
        let s = ori.iter().fold(0, |s, &o| s - i32::from(o));
        s % i32::from(v)
    };
    // The same in a byte, which wraps around at 256.
    let wrapped = |ori: &[u8], v: u8| {
        let s = ori.iter().fold(0_u8, |s, &o| s.wrapping_sub(o));
        i32::from(s % v)
    };
    facts.number("erratum-06.wrong", count_wrong_last_pieces(3, truncated)?);
    facts.number("erratum-07.wrong-v3", count_wrong_last_pieces(3, wrapped)?);
    facts.number("erratum-07.wrong-v2", count_wrong_last_pieces(2, wrapped)?);
    Ok(())
}

/// How many rows of seven pieces get another last piece than the right one.
fn count_wrong_last_pieces(v: u8, last: impl Fn(&[u8], u8) -> i32) -> Result<u64> {
    let rows = orientation::ZeroTwist::new(7, v)?;
    let mut count = 0;
    for t in 0..rows.count() {
        let ori = rows.unrank(t)?;
        count += u64::from(last(&ori[..6], v) != i32::from(ori[6]));
    }
    Ok(count)
}

/// How large the transition tables of the nine half-turn moves are, and how much
/// work it is to make them.
fn transition_tables(facts: &mut Facts) -> Result<()> {
    const MOVES: usize = 9;
    let turns: Vec<_> =
        moves(Metric::HalfTurn).into_iter().map(|m| m.position()).collect();
    let turns: &[PocketCube; MOVES] = turns[..].try_into()?;
    let order = TransitionTable::new(&CornerPermutation, turns)?;
    let twist = TransitionTable::new(&CornerOrientation, turns)?;
    let tables = [
        ("permutation", order.count(), order.bytes()),
        ("orientation", twist.count(), twist.bytes()),
    ];
    for (name, rows, bytes) in tables {
        facts.number(format!("transition.{name}.rows"), rows);
        facts.number(format!("transition.{name}.bytes"), bytes);
    }
    // The full table need not be made to know its size. A rank checks each index, and one
    // comes after each move.
    let (full, split) = (CornerPosition.count(), order.count() + twist.count());
    facts.number("transition.full.rows", full);
    facts.number("transition.full.bytes", (full * size_of::<[u32; MOVES]>()) as u64);
    facts.number("transition.full.rank-calls", full * (1 + MOVES));
    facts.number("transition.split.bytes", order.bytes() + twist.bytes());
    facts.number("transition.split.unranks", split);
    facts.number("transition.split.rank-calls", split * (1 + MOVES));
    Ok(())
}
