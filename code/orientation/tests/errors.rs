//! Errors with their exact messages, and extreme sizes.

use orientation::{Error, MixedRadix, Orientations, ZeroTwist, check_zero_twist};

/// Asserts that a result is an error with this message.
#[track_caller]
fn assert_error<T: std::fmt::Debug>(result: Result<T, Error>, message: &str) {
    assert_eq!(result.unwrap_err().to_string(), message);
}

#[test]
fn rejects_zero_orientations() {
    let message = "a piece needs at least one orientation, and v is 0";
    for n in [0, 1, 2, 255] {
        assert_error(Orientations::new(n, 0), message);
        assert_error(ZeroTwist::new(n, 0), message);
    }
}

#[test]
fn rejects_base_zero() {
    let message = "base 1 is 0, and must be at least 1";
    assert_error(MixedRadix::new(&[3, 0, 0]), message);
    // A base of 0 is reported even if the product of the others is too large.
    assert_error(MixedRadix::new(&[u64::MAX, 0, u64::MAX]), message);
}

#[test]
fn rejects_too_many_pieces() {
    let message = "256 pieces are too many: at most 255 can be numbered";
    assert_error(Orientations::new(256, 1), message);
    assert_error(ZeroTwist::new(256, 1), message);
    let message =
        "18446744073709551615 pieces are too many: at most 255 can be numbered";
    assert_error(Orientations::new(u64::MAX as usize, 3), message);
    assert_error(ZeroTwist::new(u64::MAX as usize, 1), message);
}

#[test]
fn rejects_counts_beyond_64_bits() {
    let message =
        "there are too many arrangements: their count does not fit in 64 bits";
    assert_error(Orientations::new(64, 2), message);
    assert_error(Orientations::new(41, 3), message);
    assert_error(Orientations::new(255, 255), message);
    assert_error(ZeroTwist::new(65, 2), message);
    assert_error(MixedRadix::new(&[1 << 32, 1 << 32]), message);
    assert_error(MixedRadix::new(&[u64::MAX, u64::MAX, u64::MAX]), message);
}

#[test]
fn rejects_wrong_length() {
    let message = "found 3 values, and there must be 4";
    assert_error(Orientations::new(4, 3).unwrap().rank(&[0; 3]), message);
    assert_error(ZeroTwist::new(4, 3).unwrap().rank(&[0; 3]), message);
    assert_error(MixedRadix::new(&[2; 4]).unwrap().rank(&[0; 3]), message);
    let message = "found 1000 values, and there must be 0";
    assert_error(Orientations::new(0, 3).unwrap().rank(&[0; 1000]), message);
    assert_error(ZeroTwist::new(0, 3).unwrap().rank(&[0; 1000]), message);
    assert_error(MixedRadix::new(&[]).unwrap().rank(&[0; 1000]), message);
}

#[test]
fn rejects_orientation_out_of_range() {
    let message = "slot 2 holds orientation 3, which is not below 3";
    assert_error(Orientations::new(4, 3).unwrap().rank(&[0, 2, 3, 9]), message);
    assert_error(ZeroTwist::new(4, 3).unwrap().rank(&[0, 2, 3, 1]), message);
    // The last piece is checked, too, although it does not count in the rank.
    let message = "slot 3 holds orientation 255, which is not below 3";
    assert_error(ZeroTwist::new(4, 3).unwrap().rank(&[0, 0, 0, 255]), message);
    let error = Error::Orientation { slot: 3, found: 255, v: 3 };
    assert_eq!(Orientations::new(4, 3).unwrap().rank(&[0, 0, 0, 255]), Err(error));
}

#[test]
fn rejects_digit_out_of_range() {
    let minutes = MixedRadix::new(&[7, 24, 60]).unwrap();
    assert_error(minutes.rank(&[0, 24, 0]), "digit 1 is 24, which is not below 24");
    assert_error(
        minutes.rank(&[u64::MAX, 0, 0]),
        "digit 0 is 18446744073709551615, which is not below 7",
    );
    let error = Error::Digit { index: 2, found: 61, limit: 60 };
    assert_eq!(minutes.rank(&[0, 0, 61]), Err(error));
}

#[test]
fn rejects_nonzero_total_twist() {
    let corners = ZeroTwist::new(3, 3).unwrap();
    assert_error(corners.rank(&[1, 0, 0]), "total twist is 1 mod 3, and must be 0");
    assert_error(corners.rank(&[1, 2, 2]), "total twist is 2 mod 3, and must be 0");
    // The sum, 1791, is far beyond a byte.
    let coins = ZeroTwist::new(9, 200).unwrap();
    assert_error(coins.rank(&[199; 9]), "total twist is 191 mod 200, and must be 0");
    assert_error(
        ZeroTwist::new(1, 3).unwrap().rank(&[2]),
        "total twist is 2 mod 3, and must be 0",
    );
}

#[test]
fn check_zero_twist_works_alone() {
    assert_eq!(check_zero_twist(&[], 3), Ok(()));
    assert_eq!(check_zero_twist(&[0], 1), Ok(()));
    assert_eq!(check_zero_twist(&[1, 0, 2], 3), Ok(()));
    let error = Error::TotalTwist { found: 1, v: 3 };
    assert_eq!(check_zero_twist(&[1, 0, 0], 3), Err(error));
    assert_error(
        check_zero_twist(&[1, 0, 0], 3),
        "total twist is 1 mod 3, and must be 0",
    );
    // The first orientation out of range is reported before the sum.
    let message = "slot 1 holds orientation 3, which is not below 3";
    assert_error(check_zero_twist(&[1, 3, 0, 9], 3), message);
    let message = "a piece needs at least one orientation, and v is 0";
    assert_error(check_zero_twist(&[0; 3], 0), message);
}

#[test]
fn check_zero_twist_accepts_unrankable_lengths() {
    // More pieces than can be numbered, and sums beyond 8, 16 and 32 bits.
    assert_eq!(check_zero_twist(&[199; 200], 200), Ok(()));
    let message = "total twist is 45 mod 200, and must be 0";
    assert_error(check_zero_twist(&[199; 355], 200), message);
    assert_eq!(check_zero_twist(&[254; 510], 255), Ok(()));
    let message = "total twist is 254 mod 255, and must be 0";
    assert_error(check_zero_twist(&[254; 511], 255), message);
    let many = vec![254; 17_000_000]; // add up to 4,318,000,000
    assert_error(
        check_zero_twist(&many, 255),
        "total twist is 85 mod 255, and must be 0",
    );
}

#[test]
fn rejects_rank_too_large() {
    let message = "rank 81 is not below 81";
    assert_error(Orientations::new(4, 3).unwrap().unrank(81), message);
    assert_error(ZeroTwist::new(5, 3).unwrap().unrank(81), message);
    assert_error(MixedRadix::new(&[9, 9]).unwrap().unrank(81), message);
    let message = "rank 18446744073709551615 is not below 1";
    assert_error(Orientations::new(0, 3).unwrap().unrank(u64::MAX), message);
    assert_error(ZeroTwist::new(1, 3).unwrap().unrank(u64::MAX), message);
    assert_error(MixedRadix::new(&[]).unwrap().unrank(u64::MAX), message);
}

#[test]
fn zero_pieces_have_one_array() {
    for v in [1, 2, 3, 255] {
        let all = Orientations::new(0, v).unwrap();
        assert_eq!((all.count(), all.rank(&[]), all.unrank(0)), (1, Ok(0), Ok(vec![])));
        let zero = ZeroTwist::new(0, v).unwrap();
        let found = (zero.count(), zero.rank(&[]), zero.unrank(0));
        assert_eq!(found, (1, Ok(0), Ok(vec![])));
    }
    let none = MixedRadix::new(&[]).unwrap();
    assert_eq!((none.count(), none.rank(&[]), none.unrank(0)), (1, Ok(0), Ok(vec![])));
}

#[test]
fn one_piece_free_or_untwisted() {
    let free = Orientations::new(1, 3).unwrap();
    assert_eq!(
        (free.count(), free.rank(&[2]), free.unrank(2)),
        (3, Ok(2), Ok(vec![2]))
    );
    let fixed = ZeroTwist::new(1, 3).unwrap();
    let found = (fixed.count(), fixed.rank(&[0]), fixed.unrank(0));
    assert_eq!(found, (1, Ok(0), Ok(vec![0])));
}

#[test]
fn one_orientation_has_one_array() {
    for n in [0, 1, 2, 20, 255] {
        let all = Orientations::new(n, 1).unwrap();
        assert_eq!((all.count(), all.unrank(0)), (1, Ok(vec![0; n])));
        assert_eq!(all.rank(&vec![0; n]), Ok(0));
        let zero = ZeroTwist::new(n, 1).unwrap();
        assert_eq!((zero.count(), zero.unrank(0)), (1, Ok(vec![0; n])));
        assert_eq!(zero.rank(&vec![0; n]), Ok(0));
    }
}
