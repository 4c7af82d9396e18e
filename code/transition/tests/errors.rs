//! Invalid coordinates, and their exact error messages.

use puzzle::{BrokenLaw, Law};
use std::ops::Mul;
use transition::{Coordinate, CoordinateError, TransitionTable};
use transition::{check_coordinate, check_round_trip};

/// A number as a position; the product of two positions is their sum.
#[derive(Debug, Clone, Copy)]
struct Sum(usize);

impl Mul for Sum {
    type Output = Sum;

    #[expect(clippy::suspicious_arithmetic_impl)]
    fn mul(self, other: Sum) -> Sum {
        Sum(self.0 + other.0)
    }
}

/// A coordinate of sums with an arbitrary rank function.
struct Ranked {
    count: usize,
    rank: fn(usize) -> usize,
}

impl Coordinate for Ranked {
    type Position = Sum;

    fn count(&self) -> usize {
        self.count
    }

    fn rank(&self, position: &Sum) -> usize {
        (self.rank)(position.0)
    }

    fn unrank(&self, index: usize) -> Sum {
        Sum(index)
    }
}

#[track_caller]
fn assert_message(error: CoordinateError, message: &str) {
    assert_eq!(error.to_string(), message);
}

#[test]
fn accepts_valid_coordinate() {
    let clock = Ranked { count: 12, rank: |sum| sum % 12 };
    assert_eq!(check_round_trip(&clock), Ok(()));
    let table = TransitionTable::new(&clock, &[Sum(1), Sum(11)]).unwrap();
    assert_eq!(table.entries()[0], [1, 11]);
    assert_eq!(table.entries()[11], [0, 10]);
}

#[test]
fn rejects_index_without_round_trip() {
    let half = Ranked { count: 12, rank: |sum| sum % 12 / 2 * 2 };
    let error = CoordinateError::RoundTrip { index: 1, rank: 0 };
    assert_eq!(check_round_trip(&half), Err(error.clone()));
    assert_eq!(TransitionTable::new(&half, &[Sum(2)]), Err(error.clone()));
    assert_message(error, "rank(unrank(1)) is 0, and must be 1");
}

#[test]
fn rejects_move_out_of_range() {
    let line = Ranked { count: 12, rank: |sum| sum };
    assert_eq!(check_round_trip(&line), Ok(()));
    let error = TransitionTable::new(&line, &[Sum(0), Sum(3)]).unwrap_err();
    assert_eq!(error, CoordinateError::Range { index: 9, m: 1, found: 12, count: 12 });
    assert_message(error, "move 1 takes 9 to rank 12, which is not below 12");

    let far = Ranked { count: 1, rank: |sum| if sum == 0 { 0 } else { usize::MAX } };
    let error = TransitionTable::new(&far, &[Sum(1)]).unwrap_err();
    assert_message(
        error,
        "move 0 takes 0 to rank 18446744073709551615, which is not below 1",
    );
}

#[test]
fn rejects_ranks_beyond_32_bits() {
    // The error comes before anything is allocated or computed.
    for count in [1 << 32, usize::MAX] {
        let huge = Ranked { count, rank: |_| unreachable!() };
        let error = TransitionTable::new(&huge, &[Sum(1)]).unwrap_err();
        assert_message(error, &format!("{count} ranks do not fit in 32-bit entries"));
    }
}

#[test]
fn zero_ranks_make_empty_table() {
    let none = Ranked { count: 0, rank: |_| unreachable!() };
    assert_eq!(check_round_trip(&none), Ok(()));
    let table = TransitionTable::new(&none, &[Sum(1)]).unwrap();
    assert_eq!((table.count(), table.bytes()), (0, 0));
}

#[test]
fn reports_each_broken_law_with_place() {
    let law = |count, rank: fn(usize) -> usize, moves: &[Sum]| {
        check_coordinate(&Ranked { count, rank }, moves, 0..count).err()
    };
    let ones = [Sum(0), Sum(1)];
    assert_eq!(law(12, |sum| sum % 12, &ones), None);
    assert_eq!(
        law(0, |_| unreachable!(), &ones),
        Some(BrokenLaw::new(Law::Count, None, 0, "at least 1"))
    );
    let back = BrokenLaw::new(Law::Rank, 1, 0, 1);
    assert_eq!(law(12, |sum| sum % 12 / 2 * 2, &[]), Some(back));
    let outside = BrokenLaw::new(Law::Range, 11, 12, "a number below 12").with_move(1);
    assert_eq!(law(12, |sum| sum, &[Sum(0), Sum(1)]), Some(outside));
    // Sums 12 and 13 have the same rank, 6, but not after one more move.
    let late = |sum| if sum < 12 { sum } else { sum / 2 % 12 };
    let broken = law(12, late, &[Sum(1)]).unwrap();
    assert_eq!(broken.law, Law::WellDefined, "{broken}");
    assert!(broken.rank.is_some() && broken.m == Some(0), "{broken}");
    // Without moves only the first law is checked, and only at the given indices.
    assert_eq!(law(12, |sum| sum, &[]), None);
    let half = Ranked { count: 12, rank: |sum| sum % 12 / 2 * 2 };
    assert_eq!(check_coordinate(&half, &[], (0..12).step_by(2)), Ok(()));
    let outside = check_coordinate(&half, &[], [12]).unwrap_err();
    assert_eq!((outside.law, outside.rank, outside.m), (Law::Range, Some(12), None));
}
