//! Facts about ranks, the documents' mistakes in them, and transition tables.

use crate::prelude::*;
use base::limits;
use puzzle::Metric;
use puzzle::pocket_cube::{PocketCube, moves};
use transition::{
    Coordinate, CornerOrientation, CornerPermutation, CornerPosition, TransitionTable,
};

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

/// The limits of a student's program and of the compiler.
fn limits(facts: &mut Facts) {
    facts.number("limits.program.seconds", limits::PROGRAM_SECONDS);
    facts.number("limits.program.gb", limits::PROGRAM_MEMORY >> 10);
    facts.number("limits.program.threads", limits::PROGRAM_THREADS);
    facts.number("limits.program.printed-mb", limits::PROGRAM_OUTPUT >> 20);
    facts.number("limits.compiler.gb", limits::COMPILER_MEMORY >> 10);
}

/// The numbers of orientations, permutations and combinations.
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

/// For how many orientations of seven pieces the documents' mistakes give a wrong last piece.
fn errata(facts: &mut Facts) -> Result<()> {
    // The remainder is taken only at the end, truncated as in Visual Basic or C.
    let truncated = |ori: &[u8], v: u8| {
        let s = ori.iter().fold(0, |s, &o| s - i32::from(o));
        s % i32::from(v)
    };
    // The sum is in a byte, which wraps around at 256.
    let wrapped = |ori: &[u8], v: u8| {
        let s = ori.iter().fold(0_u8, |s, &o| s.wrapping_sub(o));
        i32::from(s % v)
    };
    facts.number("erratum-06.wrong", count_wrong_last_pieces(3, truncated)?);
    facts.number("erratum-07.wrong-v3", count_wrong_last_pieces(3, wrapped)?);
    facts.number("erratum-07.wrong-v2", count_wrong_last_pieces(2, wrapped)?);
    Ok(())
}

/// The number of orientations of seven pieces for which `last` gives a wrong last piece.
fn count_wrong_last_pieces(v: u8, last: impl Fn(&[u8], u8) -> i32) -> Result<u64> {
    let rows = orientation::ZeroTwist::new(7, v)?;
    let mut count = 0;
    for t in 0..rows.count() {
        let ori = rows.unrank(t)?;
        count += u64::from(last(&ori[..6], v) != i32::from(ori[6]));
    }
    Ok(count)
}

/// The sizes of the transition tables of the nine half-turn moves, and the work of computing
/// them.
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
    // The full table need not be computed to know its size. Rank calls: one that checks each
    // index, and one after each move.
    let (full, split) = (CornerPosition.count(), order.count() + twist.count());
    facts.number("transition.full.rows", full);
    facts.number("transition.full.bytes", (full * size_of::<[u32; MOVES]>()) as u64);
    facts.number("transition.full.rank-calls", full * (1 + MOVES));
    facts.number("transition.split.bytes", order.bytes() + twist.bytes());
    facts.number("transition.split.unranks", split);
    facts.number("transition.split.rank-calls", split * (1 + MOVES));
    Ok(())
}
