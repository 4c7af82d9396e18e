//! What the text says of the numberings, of their slips and of transition tables.

use crate::prelude::*;
use base::limits;
use puzzle::Metric;
use puzzle::pocket_cube::{PocketCube, moves};
use std::cell::Cell;
use transition::TransitionTable;
use transition::{Coordinate, CornerOrientation, CornerPermutation, Corners};

/// Adds the facts of this subject.
pub fn add(_: &Tables, out: &mut Output) -> Result<()> {
    let facts = &mut out.facts;
    numberings(facts)?;
    errata(facts)?;
    transition_tables(facts)?;
    facts.number("table.unseen", table::UNSEEN);
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
    for (n, v) in [(7, 3), (8, 3), (12, 2)] {
        let count = orientation::ZeroTwist::new(n, v)?.count();
        facts.number(format!("orientation.zero-twist-{n}-{v}"), count);
        let count = orientation::Orientations::new(n, v)?.count();
        facts.number(format!("orientation.independent-{n}-{v}"), count);
    }
    for n in [4, 7, 8, 12] {
        let count = permutation::Permutations::new(n)?.count();
        facts.number(format!("permutation.{n}"), count);
        facts.number(format!("permutation.{n}.last"), count - 1);
        let count = permutation::EvenPermutations::new(n)?.count();
        facts.number(format!("permutation.{n}.even"), count);
    }
    for (n, m) in [(4, 2), (6, 3), (8, 4), (12, 4)] {
        let count = combination::Combinations::new(n, m)?.count();
        facts.number(format!("combination.{n}-{m}"), count);
        facts.number(format!("combination.{n}-{m}.last"), count - 1);
    }
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
    facts.number("erratum-06.wrong", mistaken(3, truncated)?);
    facts.number("erratum-07.wrong-v3", mistaken(3, wrapped)?);
    facts.number("erratum-07.wrong-v2", mistaken(2, wrapped)?);
    Ok(())
}

/// How many rows of seven pieces get another last piece than the right one.
fn mistaken(v: u8, last: impl Fn(&[u8], u8) -> i32) -> Result<u64> {
    let rows = orientation::ZeroTwist::new(7, v)?;
    let mut count = 0;
    for t in 0..rows.count() {
        let ori = rows.unrank(t)?;
        count += u64::from(last(&ori[..6], v) != i32::from(ori[6]));
    }
    Ok(count)
}

/// A coordinate that counts how often it is asked.
struct Counting<C> {
    coordinate: C,
    ranks: Cell<usize>,
    unranks: Cell<usize>,
}

impl<C: Coordinate> Coordinate for Counting<C> {
    type Position = C::Position;

    fn count(&self) -> usize {
        self.coordinate.count()
    }

    fn rank(&self, position: &C::Position) -> usize {
        self.ranks.update(|count| count + 1);
        self.coordinate.rank(position)
    }

    fn unrank(&self, index: usize) -> C::Position {
        self.unranks.update(|count| count + 1);
        self.coordinate.unrank(index)
    }
}

/// How large the transition tables of the nine half-turn moves are, and how much
/// work it is to make them.
fn transition_tables(facts: &mut Facts) -> Result<()> {
    const MOVES: usize = 9;
    let turns: Vec<_> =
        moves(Metric::HalfTurn).into_iter().map(|m| m.position()).collect();
    let turns: &[PocketCube; MOVES] = turns[..].try_into()?;
    let [order, twist] =
        [size(CornerPermutation, turns)?, size(CornerOrientation, turns)?];
    for (name, table) in [("permutation", &order), ("orientation", &twist)] {
        facts.number(format!("transition.{name}.rows"), table.rows);
        facts.number(format!("transition.{name}.bytes"), table.bytes);
    }
    // The full table need not be made to know its size.
    let rows = Corners.count();
    facts.number("transition.full.rows", rows);
    facts.number("transition.full.bytes", (rows * size_of::<[u32; MOVES]>()) as u64);
    // As with the two: a rank to check each index, and one after each move.
    facts.number("transition.full.rank-calls", rows * (1 + MOVES));
    let split = |of: fn(&Size) -> usize| of(&order) + of(&twist);
    facts.number("transition.split.bytes", split(|table| table.bytes));
    facts.number("transition.split.unranks", split(|table| table.unranks));
    facts.number("transition.split.rank-calls", split(|table| table.ranks));
    Ok(())
}

/// A transition table, as its numbers.
struct Size {
    rows: usize,
    bytes: usize,
    ranks: usize,
    unranks: usize,
}

fn size<const M: usize>(
    coordinate: impl Coordinate<Position = PocketCube>,
    turns: &[PocketCube; M],
) -> Result<Size> {
    let counting = Counting { coordinate, ranks: Cell::new(0), unranks: Cell::new(0) };
    let table = TransitionTable::new(&counting, turns)?;
    let (ranks, unranks) = (counting.ranks.get(), counting.unranks.get());
    Ok(Size { rows: table.count(), bytes: table.bytes(), ranks, unranks })
}
