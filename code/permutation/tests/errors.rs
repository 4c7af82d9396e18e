//! Errors with their exact messages, and extreme sizes.

use permutation::{Error, EvenPermutations, InversionDigits, Permutations, check};

/// Asserts that a result is an error with this message.
#[track_caller]
fn assert_error<T: std::fmt::Debug>(result: Result<T, Error>, message: &str) {
    assert_eq!(result.unwrap_err().to_string(), message);
}

#[test]
fn rejects_too_many_pieces() {
    let message = "21 pieces are too many: at most 20 can be ranked";
    assert_error(Permutations::new(21), message);
    assert_error(EvenPermutations::new(21), message);
    let identity: Vec<u8> = (0..21).collect();
    assert_error(InversionDigits::from_permutation(&identity), message);
    assert_error(InversionDigits::new(&[0; 21]), message);
    let message = "18446744073709551615 pieces are too many: at most 20 can be ranked";
    assert_error(Permutations::new(u64::MAX as usize), message);
    assert_error(EvenPermutations::new(u64::MAX as usize), message);
    let reversed: Vec<u8> = (0..=255).rev().collect();
    let message = "256 pieces are too many: at most 20 can be ranked";
    assert_error(InversionDigits::from_permutation(&reversed), message);
}

#[test]
fn check_accepts_unrankable_lengths() {
    for n in [20, 21, 24, 255, 256] {
        let identity: Vec<u8> = (0..n).map(|piece| piece as u8).collect();
        assert_eq!(check(&identity), Ok(()), "{n}");
        let reversed: Vec<u8> = identity.iter().rev().copied().collect();
        assert_eq!(check(&reversed), Ok(()), "{n}");
        let mut twice = identity;
        twice[n - 1] = 0;
        let message = format!("piece 0 stands twice, in slots 0 and {}", n - 1);
        assert_error(check(&twice), &message);
        assert_error(InversionDigits::from_permutation(&twice), &message);
    }
    let mut missing: Vec<u8> = (0..255).collect();
    missing[7] = 255;
    assert_error(check(&missing), "slot 7 holds piece 255, which is not below 255");
    // More than 256 bytes always have a duplicate.
    let around: Vec<u8> = (0..257).map(|piece| piece as u8).collect();
    assert_error(check(&around), "piece 0 stands twice, in slots 0 and 256");
    assert_error(check(&[0; 100_000]), "piece 0 stands twice, in slots 0 and 1");
}

#[test]
fn rejects_too_few_pieces() {
    assert_error(
        EvenPermutations::new(0),
        "even permutations need at least 2 pieces, and there are 0",
    );
    assert_error(
        EvenPermutations::new(1),
        "even permutations need at least 2 pieces, and there are 1",
    );
}

#[test]
fn rejects_wrong_length() {
    let message = "found 3 pieces, and there must be 4";
    assert_error(Permutations::new(4).unwrap().rank(&[0, 1, 2]), message);
    assert_error(EvenPermutations::new(4).unwrap().rank(&[0, 1, 2]), message);
    let message = "found 1000 pieces, and there must be 4";
    assert_error(Permutations::new(4).unwrap().rank(&[0; 1000]), message);
}

#[test]
fn rejects_piece_out_of_range() {
    let message = "slot 3 holds piece 4, which is not below 4";
    assert_error(check(&[1, 2, 3, 4]), message); // a 1-based array
    assert_error(Permutations::new(4).unwrap().rank(&[1, 2, 3, 4]), message);
    assert_error(EvenPermutations::new(4).unwrap().rank(&[1, 2, 3, 4]), message);
    assert_error(InversionDigits::from_permutation(&[1, 2, 3, 4]), message);
    assert_error(check(&[255]), "slot 0 holds piece 255, which is not below 1");
}

#[test]
fn rejects_duplicate_piece() {
    let message = "piece 3 stands twice, in slots 1 and 2";
    assert_error(check(&[1, 3, 3, 2]), message);
    assert_error(Permutations::new(4).unwrap().rank(&[1, 3, 3, 2]), message);
    assert_error(EvenPermutations::new(4).unwrap().rank(&[1, 3, 3, 2]), message);
    assert_error(InversionDigits::from_permutation(&[1, 3, 3, 2]), message);
}

#[test]
fn rejects_odd_permutation() {
    let even = EvenPermutations::new(4).unwrap();
    assert_error(even.rank(&[0, 1, 3, 2]), "the permutation is odd, and must be even");
}

#[test]
fn rejects_digit_out_of_range() {
    assert_error(
        InversionDigits::new(&[0, 3, 0, 0]),
        "digit 1 is 3, which is not below 3",
    );
    assert_error(InversionDigits::new(&[1]), "digit 0 is 1, which is not below 1");
    assert_error(
        InversionDigits::new(&[255; 20]),
        "digit 0 is 255, which is not below 20",
    );
}

#[test]
fn rejects_rank_too_large() {
    assert_error(Permutations::new(4).unwrap().unrank(24), "rank 24 is not below 24");
    assert_error(
        EvenPermutations::new(4).unwrap().unrank(12),
        "rank 12 is not below 12",
    );
    assert_error(
        Permutations::new(20).unwrap().unrank(u64::MAX),
        "rank 18446744073709551615 is not below 2432902008176640000",
    );
    assert_error(
        EvenPermutations::new(20).unwrap().unrank(u64::MAX),
        "rank 18446744073709551615 is not below 1216451004088320000",
    );
}

#[test]
fn zero_or_one_piece_is_solved() {
    for n in [0, 1] {
        let identity: Vec<u8> = (0..n as u8).collect();
        let space = Permutations::new(n).unwrap();
        assert_eq!(space.count(), 1);
        assert_eq!(space.rank(&identity), Ok(0));
        assert_eq!(space.unrank(0), Ok(identity.clone()));
        assert_error(space.unrank(1), "rank 1 is not below 1");
        let digits = InversionDigits::from_permutation(&identity).unwrap();
        assert_eq!((digits.rank(), digits.permutation()), (0, identity));
    }
    assert_eq!(InversionDigits::new(&[]).unwrap().to_string(), "");
}

#[test]
fn two_pieces_have_one_even_permutation() {
    let space = EvenPermutations::new(2).unwrap();
    assert_eq!(space.count(), 1);
    assert_eq!((space.rank(&[0, 1]), space.unrank(0)), (Ok(0), Ok(vec![0, 1])));
    assert_eq!(space.rank(&[1, 0]), Err(Error::Odd));
}
