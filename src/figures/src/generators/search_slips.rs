//! Facts about mistakes in a search of the 8-puzzle.

use super::graph_search::{HARDEST, children};
use crate::prelude::*;
use graph_search::{BreadthFirst, LayerSize};
use puzzle::{ByteArray, Puzzle, sliding::Sliding};
use std::collections::HashMap;

/// Adds the files and facts of this subject.
pub fn add(tables: &PuzzleTables, out: &mut Output) -> Result<()> {
    guard_facts(&mut out.facts)?;
    out.facts.number("search.newest.right", right_with_newest_first(tables)?);
    Ok(())
}

/// The solved board.
const SOLVED: [u8; 9] = [1, 2, 3, 4, 5, 6, 7, 8, 0];

/// The layers with and without the test that the blank stays on the board.
fn guard_facts(facts: &mut Facts) -> Result<()> {
    for (name, guarded) in [("guarded", true), ("unguarded", false)] {
        let mut layers = vec![];
        let observer = |layer: LayerSize| layers.push(layer.states as u64);
        let search = BreadthFirst::default();
        let _ = search.search(SOLVED.to_vec(), children(guarded), |_| false, observer);
        facts.number(format!("search.{name}.total"), layers.iter().sum::<u64>());
        facts.number(format!("search.{name}.depth"), layers.len() - 1);
        let first = joined(layers.iter().take(7).map(|&n| thousands(n)), ", ");
        facts.text(format!("search.{name}.first"), first);
        if guarded {
            // A stored path of each state has as many moves as its distance.
            let copies: u64 = (0..).zip(&layers).map(|(d, n): (u64, _)| d * n).sum();
            facts.number("search.guarded.copies", copies);
        }
        // The distance of one of the farthest boards, as this search finds it.
        let hardest =
            |board: &Vec<u8>| board.iter().map(|tile| tile + b'0').eq(HARDEST.bytes());
        let found =
            search.search(SOLVED.to_vec(), children(guarded), hardest, |_| {})?;
        let boards = found.path.context("every even board is found")?.len() as u64;
        facts.number(format!("search.{name}.hardest"), boards - 1);
    }
    Ok(())
}

/// The number of correct distances if the newest state is expanded first instead of the oldest.
fn right_with_newest_first(tables: &PuzzleTables) -> Result<u64> {
    let mut label = HashMap::from([(SOLVED.to_vec(), 0_u64)]);
    let mut stack = vec![SOLVED.to_vec()];
    while let Some(board) = stack.pop() {
        let next = label[&board] + 1;
        for child in children(true)(&board) {
            if !label.contains_key(&child) {
                label.insert(child.clone(), next);
                stack.push(child);
            }
        }
    }
    let puzzle = Sliding::new(3, 3)?;
    let table = &tables.example("sliding-3x3")?.table;
    let is_right = |(board, label): (&Vec<u8>, &u64)| {
        let rank = puzzle.rank(&ByteArray::from_fn(9, |i| board[i])) as usize;
        u64::from(table.distances()[rank]) == *label
    };
    Ok(label.iter().filter(|&(board, label)| is_right((board, label))).count() as u64)
}
