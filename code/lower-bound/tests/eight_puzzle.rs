//! Every bound on every board of the 8-puzzle, beside the published and measured values.

use lower_bound::{
    Hamming, LinearConflict, LowerBound, Manhattan, MaxBound, Report, Slip, Sum,
    WalkingDistance, examine,
};
use puzzle::{ByteArray, sliding::Sliding};

fn on_the_8_puzzle(bound: &impl LowerBound<ByteArray>) -> Report {
    examine(&Sliding::new(3, 3).expect("a size"), bound).expect("a table")
}

/// The mean, in thousandths.
fn mean(report: &Report) -> u64 {
    (report.comparison.mean() * 1000.0).round() as u64
}

#[test]
fn the_bounds_keep_their_promises() {
    let puzzle = Sliding::new(3, 3).expect("a size");
    let walking = WalkingDistance::new(&puzzle).expect("a small board");
    let conflict = LinearConflict::new(&puzzle);
    let reports = [
        (on_the_8_puzzle(&Hamming), 7_111),
        (on_the_8_puzzle(&Manhattan::new(&puzzle)), 14_000),
        (on_the_8_puzzle(&conflict), 15_119),
        (on_the_8_puzzle(&walking), 15_683),
        (on_the_8_puzzle(&MaxBound(conflict, walking)), 16_028),
    ];
    for (report, expected) in reports {
        assert_eq!((&report.too_large, report.falls), (&None, 0));
        assert_eq!(mean(&report), expected);
    }
}

#[test]
fn the_slips_are_found() {
    let puzzle = Sliding::new(3, 3).expect("a size");
    let slips = [
        (Slip::BlankInHamming(puzzle), 78),
        (Slip::BlankInManhattan(puzzle), 4_650),
        (Slip::TwoForEachPair(puzzle), 7),
    ];
    for (slip, expected) in slips {
        let report = on_the_8_puzzle(&slip);
        assert_eq!(report.comparison.too_large(), expected, "{slip:?}");
        assert!(report.too_large.is_some());
    }
}

#[test]
fn bounds_that_count_all_moves_have_no_sum() {
    let puzzle = Sliding::new(3, 3).expect("a size");
    let report = on_the_8_puzzle(&Sum(Hamming, Manhattan::new(&puzzle)));
    assert!(report.comparison.too_large() > 0);
}
