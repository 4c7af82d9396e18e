//! Errors with their exact messages, and extreme sizes.

use combination::{Combinations, Error};

/// Asserts that a result is an error with this message.
#[track_caller]
fn assert_error<T: std::fmt::Debug>(result: Result<T, Error>, message: &str) {
    assert_eq!(result.unwrap_err().to_string(), message);
}

#[test]
fn rejects_too_many_slots() {
    assert_error(
        Combinations::new(65, 0),
        "65 slots are too many: at most 64 can be ranked",
    );
    assert_error(
        Combinations::new(u64::MAX as usize, u64::MAX as usize),
        "18446744073709551615 slots are too many: at most 64 can be ranked",
    );
}

#[test]
fn rejects_more_pieces_than_slots() {
    let error = Error::MorePiecesThanSlots { n: 4, m: 5 };
    assert_eq!(Combinations::new(4, 5), Err(error));
    assert_error(Combinations::new(4, 5), "5 pieces do not fit in 4 slots");
    assert_error(Combinations::new(0, 1), "1 pieces do not fit in 0 slots");
    assert_error(
        Combinations::new(64, u64::MAX as usize),
        "18446744073709551615 pieces do not fit in 64 slots",
    );
}

#[test]
fn rejects_wrong_length() {
    let pairs = Combinations::new(4, 2).unwrap();
    assert_error(pairs.rank(&[1, 1, 0], 1), "found 3 slots, and there must be 4");
    assert_error(pairs.rank(&[1; 1000], 1), "found 1000 slots, and there must be 4");
}

#[test]
fn rejects_wrong_number_of_pieces() {
    let pairs = Combinations::new(4, 2).unwrap();
    let message = "found 3 pieces of kind 1, and there must be 2";
    assert_error(pairs.rank(&[1, 1, 1, 0], 1), message);
    let message = "found 0 pieces of kind 255, and there must be 2";
    assert_error(pairs.rank(&[1, 1, 1, 0], 255), message);
}

#[test]
fn rejects_rank_too_large() {
    assert_error(Combinations::new(4, 2).unwrap().unrank(6), "rank 6 is not below 6");
    assert_error(
        Combinations::new(64, 32).unwrap().unrank(u64::MAX),
        "rank 18446744073709551615 is not below 1832624140942590534",
    );
}

#[test]
fn zero_or_all_pieces_rank_zero() {
    for n in [0, 1, 2, 64] {
        for (m, cm) in [(0, vec![0; n]), (n, vec![1; n])] {
            let space = Combinations::new(n, m).unwrap();
            assert_eq!(space.count(), 1);
            assert_eq!(space.rank(&cm, 1), Ok(0));
            assert_eq!(space.unrank(0), Ok(cm));
            assert_error(space.unrank(1), "rank 1 is not below 1");
        }
    }
}

#[test]
fn rank_of_one_piece_is_slot() {
    let space = Combinations::new(64, 1).unwrap();
    for slot in 0..64 {
        let mut cm = [0; 64];
        cm[slot] = 1;
        assert_eq!(space.rank(&cm, 1), Ok(slot as u64));
    }
}
