//! Tables of halves of the 8-puzzle, on every board, against the measured values.

use lower_bound::{BoundReport, LowerBound, MaxBound, SumBound, examine};
use pattern_database::{
    Additive, Database, MirrorBound, Nibbles, Residues, Tiles, UNREACHED,
};
use puzzle::{ByteArray, Puzzle, sliding::Sliding};

fn puzzle() -> Sliding {
    Sliding::new(3, 3).expect("a size")
}

fn every_move(tiles: &[u8]) -> Database<Tiles> {
    let pattern = Tiles::every_move(&puzzle(), tiles).expect("tiles");
    Database::new(pattern).expect("a table")
}

fn own_moves(tiles: &[u8]) -> Database<Tiles> {
    Database::new(Tiles::own_moves(&puzzle(), tiles).expect("tiles")).expect("a table")
}

fn report(bound: &impl LowerBound<ByteArray>) -> BoundReport {
    examine(&puzzle(), bound).expect("a table")
}

/// The mean bound in thousandths of a move.
fn mean_in_thousandths(report: &BoundReport) -> u64 {
    (report.comparison.mean_bound() * 1000.0).round() as u64
}

#[test]
fn maximum_admissible_sum_not() {
    let (a, b) = (every_move(&[1, 2, 3, 4]), every_move(&[5, 6, 7, 8]));
    let larger = report(&MaxBound(&a, &b));
    assert_eq!(
        (mean_in_thousandths(&larger), larger.too_large, larger.falls),
        (19_405, None, 0)
    );
    assert_eq!(report(&SumBound(a, b)).comparison.too_large(), 181_415);
}

#[test]
fn tables_of_own_moves_are_additive() {
    // With the blank in the pattern the sum of the bounds is consistent. Without it, the sum is
    // inconsistent and smaller.
    let (a, b) = (own_moves(&[1, 2, 3, 4]), own_moves(&[5, 6, 7, 8]));
    let whole =
        report(&Additive::new(vec![a.clone(), b.clone()]).expect("no tile twice"));
    assert_eq!((whole.too_large, whole.falls), (None, 0));
    let without = Additive::new(vec![a.merged(5), b.merged(5)]).expect("no tile twice");
    let merged = report(&without);
    assert_eq!(
        (mean_in_thousandths(&merged), merged.too_large, merged.falls),
        (18_508, None, 18_852)
    );
    assert!(whole.comparison.mean_bound() > merged.comparison.mean_bound());
}

#[test]
fn rejects_shared_tile() {
    let (a, b) =
        (own_moves(&[1, 2, 3, 4]).merged(5), own_moves(&[4, 5, 6, 7]).merged(5));
    assert_eq!(report(&SumBound(&a, &b)).comparison.too_large(), 5_955);
    assert!(Additive::new(vec![a, b]).is_err());
    let error =
        Additive::new(vec![every_move(&[1, 2])]).expect_err("it counts every move");
    assert!(
        error
            .to_string()
            .starts_with("the table of the tiles [1, 2] counts every move")
    );
}

#[test]
fn mirror_bound_is_consistent_and_larger() {
    let half = own_moves(&[1, 2, 3, 4]);
    let alone = report(&half);
    let twice = report(&MirrorBound::new(&puzzle(), half).expect("a square"));
    assert_eq!((twice.too_large, twice.falls), (None, 0));
    assert!(twice.comparison.mean_bound() > alone.comparison.mean_bound());
}

#[test]
fn nibbles_give_same_bounds() {
    let tiles = [1, 2, 3, 4];
    let whole = own_moves(&tiles);
    let steps = move |state: &ByteArray| {
        let of = |i: usize| {
            let (cell, goal) = (usize::from(state[i]), usize::from(tiles[i]) - 1);
            (cell / 3).abs_diff(goal / 3) + (cell % 3).abs_diff(goal % 3)
        };
        (0..4).map(of).sum::<usize>() as u8
    };
    let half = Nibbles::new(&whole, 2, steps).expect("a whole table");
    assert_eq!(half.bytes(), whole.bytes().div_ceil(2));
    for rank in 0..puzzle().count() {
        let board = puzzle().unrank(rank);
        assert_eq!(half.lower_bound(&board), whole.lower_bound(&board));
    }
}

#[test]
fn residues_give_same_bounds() {
    let whole = every_move(&[1, 2, 3, 4]);
    let quarter = Residues::new(&whole).expect("a table of every move");
    let puzzle = puzzle();
    for rank in (0..puzzle.count()).step_by(7) {
        let board = puzzle.unrank(rank);
        let bound = whole.lower_bound(&board).expect("each has one");
        assert_eq!(quarter.bound_by_walk(&board), Some(bound));
        for next in (0..4).filter_map(|m| puzzle.apply(&board, m)) {
            assert_eq!(
                quarter.bound_after_move(bound, &next),
                whole.lower_bound(&next)
            );
        }
    }
}

#[test]
fn all_tiles_give_exact_distances() {
    let all = every_move(&[1, 2, 3, 4, 5, 6, 7, 8]);
    let report = report(&all);
    assert_eq!(report.comparison.exact(), puzzle().count());
    // The other half of the abstract states are boards that cannot be solved.
    let unseen =
        all.entries().iter().filter(|&&entry| entry == UNREACHED).count() as u64;
    assert_eq!(unseen, puzzle().count());
}

/// A table that was merged or has moves that cost 0 cannot be compressed without errors.
#[test]
fn rejects_unsuitable_tables() {
    let puzzle = Sliding::new(3, 3).expect("a size");
    let own = Database::new(Tiles::own_moves(&puzzle, &[1, 2]).expect("tiles"))
        .expect("room");
    let every = Database::new(Tiles::every_move(&puzzle, &[1, 2]).expect("tiles"))
        .expect("room");
    let said = |error: Option<pattern_database::CompressionError>| {
        error.expect("refused").to_string()
    };
    let merged = own.clone().merged(7);
    let nibbles =
        |table: &Database<Tiles>, step| said(Nibbles::new(table, step, |_| 0).err());
    assert!(nibbles(&merged, 2).contains("that of 7 states"));
    assert!(nibbles(&own, 0).contains("found the step 0"));
    let remainders = |table: &Database<Tiles>| said(Residues::new(table).err());
    assert!(remainders(&merged).contains("that of 7 states"));
    assert!(remainders(&own).contains("counts 0"), "{}", remainders(&own));
    assert!(remainders(&every.clone().merged(7)).contains("that of 7 states"));
    assert!(Residues::new(&every).is_ok());
    // A step so large that the product with a byte overflows.
    let coarse = Nibbles::new(&every, 200, |_| 0).expect("a whole table");
    for rank in (0..puzzle.count()).step_by(97) {
        let board = puzzle.unrank(rank);
        assert!(coarse.lower_bound(&board) <= every.lower_bound(&board));
    }
    let other = Sliding::new(2, 4).expect("a size");
    let other =
        Database::new(Tiles::own_moves(&other, &[5, 6]).expect("tiles")).expect("room");
    let error = Additive::new(vec![own, other]).expect_err("other boards").to_string();
    let right = "one table is of boards with 2 rows and 4 columns, and another of boards with 3 \
                 and 3";
    assert_eq!(error, right);
}
