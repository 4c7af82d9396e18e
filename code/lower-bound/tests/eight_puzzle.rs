//! Every bound on every board of the 8-puzzle, against the published and measured values.

use lower_bound::{
    BoundReport, Hamming, LinearConflict, LowerBound, Manhattan, MaxBound, SumBound,
    WalkingDistance, WrongBound, check_bound, examine,
};
use puzzle::{ByteArray, Puzzle, sample_ranks, sliding::Sliding};

fn eight_puzzle_report(bound: &impl LowerBound<ByteArray>) -> BoundReport {
    examine(&Sliding::new(3, 3).expect("a size"), bound).expect("a table")
}

/// The mean bound in thousandths of a move.
fn mean_in_thousandths(report: &BoundReport) -> u64 {
    (report.comparison.mean_bound() * 1000.0).round() as u64
}

#[test]
fn bounds_are_admissible_and_consistent() {
    let puzzle = Sliding::new(3, 3).expect("a size");
    let walking = WalkingDistance::new(&puzzle).expect("a small board");
    let conflict = LinearConflict::new(&puzzle);
    let reports = [
        (eight_puzzle_report(&Hamming), 7_111),
        (eight_puzzle_report(&Manhattan::new(&puzzle)), 14_000),
        (eight_puzzle_report(&conflict), 15_119),
        (eight_puzzle_report(&walking), 15_683),
        (eight_puzzle_report(&MaxBound(conflict, walking)), 16_028),
    ];
    for (report, expected) in reports {
        assert_eq!((&report.too_large, report.falls), (&None, 0));
        assert_eq!(mean_in_thousandths(&report), expected);
    }
}

#[test]
fn wrong_bounds_are_found() {
    let puzzle = Sliding::new(3, 3).expect("a size");
    let slips = [
        (WrongBound::BlankInHamming(puzzle), 78),
        (WrongBound::BlankInManhattan(puzzle), 4_650),
        (WrongBound::TwoForEachPair(puzzle), 7),
    ];
    for (slip, expected) in slips {
        let report = eight_puzzle_report(&slip);
        assert_eq!(report.comparison.too_large(), expected, "{slip:?}");
        assert!(report.too_large.is_some());
    }
}

#[test]
fn sum_of_full_bounds_is_inadmissible() {
    let puzzle = Sliding::new(3, 3).expect("a size");
    let report = eight_puzzle_report(&SumBound(Hamming, Manhattan::new(&puzzle)));
    assert!(report.comparison.too_large() > 0);
}

#[test]
fn check_needs_no_table() {
    let puzzle = Sliding::new(3, 3).expect("a size");
    let walking = WalkingDistance::new(&puzzle).expect("a small board");
    let bound = MaxBound(LinearConflict::new(&puzzle), walking);
    assert_eq!(check_bound(&puzzle, &bound, 0..puzzle.count()), Ok(()));
    // Every wrong bound falls by 2 near a board whose bound is too large.
    for slip in [
        WrongBound::BlankInHamming(puzzle),
        WrongBound::BlankInManhattan(puzzle),
        WrongBound::TwoForEachPair(puzzle),
    ] {
        assert!(check_bound(&puzzle, &slip, 0..puzzle.count()).is_err(), "{slip:?}");
    }
    let sum = SumBound(Hamming, Manhattan::new(&puzzle));
    let some = sample_ranks(puzzle.count(), 1000);
    let broken = check_bound(&puzzle, &sum, some).unwrap_err().to_string();
    assert!(
        broken.starts_with("the law h(p) <= h(apply(p, m)) + 1 is broken at rank ")
    );
}

/// One more than a bound, or no solution at all.
struct Raised(Option<u8>);

impl LowerBound<ByteArray> for Raised {
    fn lower_bound(&self, board: &ByteArray) -> Option<u8> {
        Some(Hamming.lower_bound(board)? + self.0?)
    }
}

#[test]
fn bound_of_solved_board_is_zero() {
    let puzzle = Sliding::new(3, 3).expect("a size");
    for (raise, found) in [(Some(1), "1"), (None, "no solution")] {
        let broken = check_bound(&puzzle, &Raised(raise), None).unwrap_err();
        let expected = format!(
            "the law h(solved) == 0 is broken at rank 0: found {found} for 1 2 3 4 5 6 7 8 0, and \
             0 would be right"
        );
        assert_eq!(broken.to_string(), expected);
    }
}
