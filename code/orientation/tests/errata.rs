//! Errors in the documents about orientations, and their effects. The numbers are those of
//! the errata in the book's appendix.

use orientation::{Error, Orientations, ZeroTwist, rank, unrank, unrank_zero_twist};

/// The number of zero-twist arrays of `n` pieces for which a decoder is wrong.
fn wrong_rows(n: usize, v: u8, decode: impl Fn(u64, u64, &mut [u8])) -> usize {
    let space = ZeroTwist::new(n, v).unwrap();
    let is_wrong = |&t: &u64| {
        let mut ori = vec![0; n];
        decode(t, v.into(), &mut ori);
        space.unrank(t) != Ok(ori)
    };
    (0..space.count()).filter(is_wrong).count()
}

#[test]
fn erratum_01_last_code_is_included() {
    // "t < v^n - 1" excludes the last rank, v^n - 1, which is valid.
    let space = Orientations::new(4, 3).unwrap();
    assert_eq!(space.rank(&[2, 2, 2, 2]), Ok(80));
    assert_eq!(space.unrank(80), Ok(vec![2, 2, 2, 2]));

    // The plain loop does not check its input: it decodes 81 as 0000.
    let mut ori = [9; 4];
    unrank(81, 3, &mut ori);
    assert_eq!(ori, [0, 0, 0, 0]);
    assert_eq!(space.unrank(81), Err(Error::Rank { rank: 81, count: 81 }));

    // With zero twist the condition should be t < v^(n-1).
    let zero = ZeroTwist::new(4, 3).unwrap();
    assert_eq!(zero.unrank(26), Ok(vec![2, 2, 2, 0]));
    assert_eq!(zero.unrank(27), Err(Error::Rank { rank: 27, count: 27 }));
}

#[test]
fn erratum_02_missing_exponents() {
    // "vn-1" and "vn-1-1" without their exponents: v times n, less 1, or v times n - 1,
    // less 1. With the exponents, the last codes of four pieces are 80 and 26.
    let (v, n) = (3, 4);
    let (any, zero) = (Orientations::new(4, 3).unwrap(), ZeroTwist::new(4, 3).unwrap());
    assert_eq!(
        (any.count() - 1, zero.count() - 1),
        (3_u64.pow(4) - 1, 3_u64.pow(3) - 1)
    );
    let rows = |last: u64| {
        let rows = (0..any.count()).map(|t| any.unrank(t).unwrap());
        rows.filter(|row| any.rank(row).unwrap() <= last).count()
    };
    assert_eq!((rows(v * n - 1), rows(any.count() - 1)), (12, 81));
    let twistless = |last: u64| {
        let rows = (0..zero.count()).map(|t| zero.unrank(t).unwrap());
        rows.filter(|row| zero.rank(row).unwrap() <= last).count()
    };
    assert_eq!((twistless(v * (n - 1) - 1), twistless(zero.count() - 1)), (9, 27));
}

#[test]
#[expect(clippy::reversed_empty_ranges)]
fn erratum_04_counting_down_needs_rev() {
    // "for i = n to 1", taken literally, in 0-based Rust: from n down to 1.
    fn literal(mut t: u64, v: u64, ori: &mut [u8]) -> usize {
        let mut runs = 0;
        for i in ori.len()..1 {
            ori[i - 1] = (t % v) as u8;
            t /= v;
            runs += 1;
        }
        runs
    }
    assert_eq!((5..1).count(), 0);
    let mut ori = [0; 5];
    assert_eq!(literal(242, 3, &mut ori), 0); // the loop never runs
    assert_eq!(ori, [0, 0, 0, 0, 0]);

    assert_eq!((1..=5).rev().collect::<Vec<_>>(), [5, 4, 3, 2, 1]);
    unrank(242, 3, &mut ori);
    assert_eq!(ori, [2, 2, 2, 2, 2]);
}

#[test]
fn erratum_05_slash_is_integer_division() {
    // Visual Basic's `/` keeps the fraction, and storing it in an integer rounds.
    fn with_fractions(t: u64, v: u64, ori: &mut [u8]) {
        let mut t = t as f64;
        for i in (0..ori.len()).rev() {
            ori[i] = (t % v as f64).round() as u8;
            t /= v as f64;
        }
    }
    let mut ori = [0; 3];
    with_fractions(5, 3, &mut ori);
    assert_eq!(ori, [1, 2, 2]); // 0, 1, 2 would be right
    unrank(5, 3, &mut ori);
    assert_eq!(ori, [0, 1, 2]);

    let space = Orientations::new(4, 3).unwrap();
    let is_wrong = |&t: &u64| {
        let mut ori = vec![0; 4];
        with_fractions(t, 3, &mut ori);
        space.rank(&ori) != Ok(t)
    };
    let wrong = (0..81).filter(is_wrong).count();
    assert_eq!(wrong, 57); // of 81 ranks
    assert!((0..81).all(|t| rank(&space.unrank(t).unwrap(), 3) == t));
}

#[test]
fn erratum_06_missing_sign_test() {
    // The decoder without "if s < 0 then s = s + v", and with a remainder at the end instead.
    fn truncating(mut t: u64, v: u64, ori: &mut [u8]) {
        let n = ori.len();
        let mut s = 0;
        for i in (0..n - 1).rev() {
            ori[i] = (t % v) as u8;
            s -= i64::from(ori[i]);
            t /= v;
        }
        ori[n - 1] = (s % v as i64) as u8;
    }
    // With a remainder that is never negative, the decoder is right.
    fn euclidean(mut t: u64, v: u64, ori: &mut [u8]) {
        let n = ori.len();
        let mut s = 0;
        for i in (0..n - 1).rev() {
            ori[i] = (t % v) as u8;
            s -= i64::from(ori[i]);
            t /= v;
        }
        ori[n - 1] = s.rem_euclid(v as i64) as u8;
    }
    let s = -1_i64;
    assert_eq!((s % 3, s.rem_euclid(3)), (-1, 2));
    assert_eq!(wrong_rows(7, 3, truncating), 486); // of 729
    assert_eq!(wrong_rows(7, 3, euclidean), 0);
    assert_eq!(wrong_rows(7, 3, unrank_zero_twist), 0);
}

#[test]
fn erratum_07_wrapping_byte_hides_bug() {
    // A byte `s` wraps below 0, which keeps its parity because 256 is even, but not its residue
    // modulo 3.
    fn wrapping(mut t: u64, v: u64, ori: &mut [u8]) {
        let n = ori.len();
        let mut s = 0_u8;
        for i in (0..n - 1).rev() {
            ori[i] = (t % v) as u8;
            s = s.wrapping_sub(ori[i]);
            t /= v;
        }
        ori[n - 1] = s % v as u8;
    }
    assert_eq!(0_u8.checked_sub(1), None); // `-` panics where overflow is checked
    assert_eq!(wrong_rows(7, 3, wrapping), 728); // of 729: only 0000000 is right
    assert_eq!(wrong_rows(7, 2, wrapping), 0); // of 64
    assert_eq!(wrong_rows(7, 3, unrank_zero_twist), 0);
    assert_eq!(wrong_rows(7, 2, unrank_zero_twist), 0);
}

#[test]
fn erratum_08_zero_twist_checks_sum() {
    // The encoder ignores the last piece, so it also accepts impossible orientations.
    let t = orientation::rank_zero_twist(&[1, 0, 0], 3);
    let mut back = [0; 3];
    unrank_zero_twist(t, 3, &mut back);
    assert_eq!(back, [1, 0, 2]); // the encoder's input was 1, 0, 0

    let space = ZeroTwist::new(3, 3).unwrap();
    assert_eq!(space.rank(&[1, 0, 0]), Err(Error::TotalTwist { found: 1, v: 3 }));
    assert_eq!(space.rank(&[1, 0, 2]), Ok(t));

    // Two of three arrays are impossible, and the checked type rejects each of them.
    let rows = Orientations::new(7, 3).unwrap();
    let seven = ZeroTwist::new(7, 3).unwrap();
    let refused = (0..rows.count())
        .filter(|&t| seven.rank(&rows.unrank(t).unwrap()).is_err())
        .count();
    assert_eq!(refused, 2187 - 729);
}
