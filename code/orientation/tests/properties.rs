//! Properties for sizes up to the limit of `u64`, where not all arrays can be tried.

use orientation::{Error, MixedRadix, Orientations, ZeroTwist, check_zero_twist};
use proptest::prelude::*;

/// `v`, and a number of pieces `n` for which `v^n` fits in a `u64`.
fn sizes() -> impl Strategy<Value = (u8, usize)> {
    (2..=255_u8).prop_flat_map(|v| {
        let most = (1..).take_while(|&n| u64::from(v).checked_pow(n).is_some());
        (Just(v), 0..=most.count())
    })
}

/// Bases whose product fits in a `u64`.
fn bases() -> impl Strategy<Value = Vec<u64>> {
    let base = prop_oneof![1..10_u64, 1..100_000_u64, 1..u64::MAX];
    prop::collection::vec(base, 0..12).prop_map(|wanted| {
        let mut product = 1_u64;
        let fits = |base: &u64| match product.checked_mul(*base) {
            Some(larger) => {
                product = larger;
                true
            }
            None => false,
        };
        wanted.into_iter().filter(fits).collect()
    })
}

proptest! {
    #[test]
    fn check_zero_twist_matches_plain_sum(
        ori in prop::collection::vec(0..=255_u8, 0..600), v in 1..=255_u8,
    ) {
        let below: Vec<u8> = ori.iter().map(|&o| o % v).collect();
        let sum: u64 = below.iter().map(|&o| u64::from(o)).sum();
        let expected = match (sum % u64::from(v)) as u8 {
            0 => Ok(()),
            found => Err(Error::TotalTwist { found, v }),
        };
        prop_assert_eq!(check_zero_twist(&below, v), expected);
        if let Some(slot) = ori.iter().position(|&o| o >= v) {
            let error = Error::Orientation { slot, found: ori[slot], v };
            prop_assert_eq!(check_zero_twist(&ori, v), Err(error));
        }
    }

    #[test]
    fn ranks_round_trip((v, n) in sizes(), seed: u64) {
        let space = Orientations::new(n, v).unwrap();
        for t in [0, seed % space.count(), space.count() - 1] {
            let row = space.unrank(t).unwrap();
            prop_assert_eq!(row.len(), n);
            prop_assert_eq!(space.rank(&row), Ok(t));
        }
        prop_assert!(space.unrank(space.count()).is_err());
    }

    #[test]
    fn zero_twist_ranks_round_trip((v, n) in sizes(), seed: u64) {
        // One piece more still fits, because the last piece does not count.
        let space = ZeroTwist::new(n + 1, v).unwrap();
        for t in [0, seed % space.count(), space.count() - 1] {
            let row = space.unrank(t).unwrap();
            let sum = row.iter().map(|&o| u64::from(o)).sum::<u64>();
            prop_assert!(sum.is_multiple_of(v.into()));
            prop_assert_eq!(space.rank(&row), Ok(t));
        }
    }

    #[test]
    fn turning_one_piece_breaks_zero_twist(
        (v, n) in sizes(), seed: u64, piece: prop::sample::Index, by in 1..255_u8,
    ) {
        let space = ZeroTwist::new(n + 1, v).unwrap();
        let mut row = space.unrank(seed % space.count()).unwrap();
        let (piece, by) = (piece.index(n + 1), 1 + by % (v - 1));
        let turned = u16::from(row[piece]) + u16::from(by);
        row[piece] = (turned % u16::from(v)) as u8;
        let error = orientation::Error::TotalTwist { found: by, v };
        prop_assert_eq!(space.rank(&row), Err(error));
    }

    #[test]
    fn ranks_are_lexicographic((v, n) in sizes(), a: u64, b: u64) {
        let space = Orientations::new(n, v).unwrap();
        let (a, b) = (a % space.count(), b % space.count());
        let (row_a, row_b) = (space.unrank(a).unwrap(), space.unrank(b).unwrap());
        prop_assert_eq!(a.cmp(&b), row_a.cmp(&row_b));
    }

    #[test]
    fn mixed_ranks_round_trip(bases in bases(), seed: u64) {
        let space = MixedRadix::new(&bases).unwrap();
        for t in [0, seed % space.count(), space.count() - 1] {
            let digits = space.unrank(t).unwrap();
            prop_assert!(digits.iter().zip(&bases).all(|(d, b)| d < b));
            prop_assert_eq!(space.rank(&digits), Ok(t));
        }
    }

    #[test]
    fn arbitrary_arrays_are_validated(
        n in 0..6_usize, v in 0..6_u8, row in prop::collection::vec(0..6_u8, 0..6), t in 0..10_000_u64,
    ) {
        if let Ok(space) = Orientations::new(n, v) {
            if let Ok(t) = space.rank(&row) {
                prop_assert_eq!(space.unrank(t), Ok(row.clone()));
            }
            prop_assert_eq!(space.unrank(t).is_ok(), t < space.count());
        }
        if let Ok(space) = ZeroTwist::new(n, v) {
            if let Ok(t) = space.rank(&row) {
                prop_assert_eq!(space.unrank(t), Ok(row));
            }
            prop_assert_eq!(space.unrank(t).is_ok(), t < space.count());
        }
    }
}

#[test]
fn mixed_radix_reaches_last_u64() {
    // 2^64 - 1 = 3 · 5 · 17 · 257 · 641 · 65537 · 6700417.
    let bases = [3, 5, 17, 257, 641, 65_537, 6_700_417];
    let space = MixedRadix::new(&bases).unwrap();
    assert_eq!(space.count(), u64::MAX);
    let last = space.unrank(u64::MAX - 1).unwrap();
    assert_eq!(last, bases.map(|base| base - 1));
    assert_eq!(space.rank(&last), Ok(u64::MAX - 1));
}

#[test]
fn largest_powers_below_64_bits_work() {
    for (n, v) in [(63, 2), (40, 3), (31, 4), (27, 5), (8, 255)] {
        let space = Orientations::new(n, v).unwrap();
        assert_eq!(space.count(), u64::from(v).pow(n as u32));
        let last = space.unrank(space.count() - 1).unwrap();
        assert_eq!(last, vec![v - 1; n]);
        assert_eq!(space.rank(&last), Ok(space.count() - 1));
        assert!(Orientations::new(n + 1, v).is_err());
        assert!(ZeroTwist::new(n + 1, v).is_ok());
        assert!(ZeroTwist::new(n + 2, v).is_err());
    }
}
