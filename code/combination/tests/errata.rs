//! Errors in the documents about combinations, and their effects. The numbers are those of
//! the errata in the book's appendix.

use combination::{Combinations, Error, comb, unrank};

#[test]
fn erratum_10_table_needs_zeros() {
    // "comb(i,r) equals i! / (r! (i-r)!)": undefined for r > i.
    fn by_factorials(i: u64, r: u64) -> Option<u64> {
        let factorial = |n| (1..=n).product::<u64>();
        let left = i.checked_sub(r)?;
        Some(factorial(i) / (factorial(r) * factorial(left)))
    }
    // The decoder, recording its look-ups.
    fn lookups(mut t: u64, m: usize, n: usize) -> Vec<(usize, usize)> {
        let (mut r, mut lookups) = (m, vec![]);
        for i in (0..n).rev() {
            lookups.push((i, r));
            if t >= comb(i, r) {
                t -= comb(i, r);
                r -= 1;
            }
        }
        lookups
    }
    // Decoding rank 0 of 2 pieces in 4 slots looks up C(1,2), and then C(0,1).
    assert_eq!(lookups(0, 2, 4), [(3, 2), (2, 2), (1, 2), (0, 1)]);
    assert_eq!(by_factorials(3, 2), Some(3));
    assert_eq!(by_factorials(1, 2), None);
    assert_eq!(by_factorials(0, 1), None);
    assert_eq!((comb(1, 2), comb(0, 1)), (0, 0));

    // This happens whenever slot 0 holds a piece: for 3 of the 6 ranks.
    let pairs = Combinations::new(4, 2).unwrap();
    for t in 0..6 {
        let undefined = lookups(t, 2, 4).iter().any(|&(i, r)| r > i);
        assert_eq!(undefined, pairs.unrank(t).unwrap()[0] == 1);
    }
}

#[test]
fn erratum_11_table_needs_more_columns() {
    // "a pre-calculated n by n table" has columns 0 to n - 1.
    let n = 4;
    let table: Vec<Vec<u64>> =
        (0..n).map(|i| (0..n).map(|r| comb(i, r)).collect()).collect();
    assert_eq!(table[3].get(4), None); // what m = n = 4 looks up first
    assert_eq!(table[3].get(3), Some(&1)); // the table has the column of m = 3

    assert_eq!(comb(3, 4), 0);
    let full = Combinations::new(4, 4).unwrap();
    assert_eq!((full.count(), full.unrank(0)), (1, Ok(vec![1; 4])));
    assert_eq!(comb(63, 64), 0);
    assert_eq!(Combinations::new(64, 64).unwrap().unrank(0), Ok(vec![1; 64]));
}

#[test]
fn erratum_12_decoder_clears_other_slots() {
    fn never_clears(mut t: u64, m: usize, cm: &mut [u8], p: u8) {
        let mut r = m;
        for i in (0..cm.len()).rev() {
            if t >= comb(i, r) {
                t -= comb(i, r);
                cm[i] = p;
                r -= 1;
            }
        }
    }
    let mut cm = [0; 4];
    never_clears(5, 2, &mut cm, 1);
    assert_eq!(cm, [0, 0, 1, 1]);
    never_clears(0, 2, &mut cm, 1);
    assert_eq!(cm, [1, 1, 1, 1]); // four pieces instead of two

    unrank(5, 2, &mut cm, 1, 0);
    unrank(0, 2, &mut cm, 1, 0);
    assert_eq!(cm, [1, 1, 0, 0]);
}

#[test]
fn erratum_13_rejects_rank_too_large() {
    // The decoder with a signed r; it returns r, which is negative if the rank is too large.
    fn last_r(mut t: u64, m: i64, n: usize) -> i64 {
        let mut r = m;
        for i in (0..n).rev() {
            let Ok(column) = usize::try_from(r) else { break };
            if t >= comb(i, column) {
                t -= comb(i, column);
                r -= 1;
            }
        }
        r
    }
    assert!((0..6).all(|t| last_r(t, 2, 4) == 0));
    assert_eq!(last_r(6, 2, 4), -1);

    let space = Combinations::new(4, 2).unwrap();
    assert_eq!(space.unrank(6), Err(Error::Rank { rank: 6, count: 6 }));
    assert_eq!(space.unrank(u64::MAX), Err(Error::Rank { rank: u64::MAX, count: 6 }));
}

#[test]
fn erratum_13_plain_loop_panics() {
    let run = || unrank(6, 2, &mut [0; 4], 1, 0);
    assert!(std::panic::catch_unwind(run).is_err());
}

#[test]
fn erratum_14_fraction_needs_parentheses() {
    // "n!/m!(n-m)!" for n = 4, m = 2, read from left to right: 4! / 2! · 2!.
    let factorial = |n: u64| (1..=n).product::<u64>();
    assert_eq!(factorial(4) / factorial(2) * factorial(2), 24);
    assert_eq!(factorial(4) / (factorial(2) * factorial(2)), 6);
    assert_eq!(comb(4, 2), 6);
    assert_eq!(Combinations::new(4, 2).unwrap().count(), 6);
}
