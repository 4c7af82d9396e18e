//! Every array of up to eight pieces, against an odometer that counts up with carry.

use orientation::{MixedRadix, Orientations, ZeroTwist, rank, rank_mixed};
use orientation::{rank_zero_twist, unrank, unrank_mixed, unrank_zero_twist};

/// Advances to the next array: increments the last digit, with carry. This is the order of
/// the ranks, without a multiplication.
fn count_up(row: &mut [u64], bases: &[u64]) {
    for i in (0..row.len()).rev() {
        row[i] += 1;
        if row[i] < bases[i] {
            return;
        }
        row[i] = 0;
    }
}

/// All arrays with these bases, in order.
fn rows(bases: &[u64]) -> Vec<Vec<u64>> {
    let mut row = vec![0; bases.len()];
    let mut rows = vec![row.clone()];
    loop {
        count_up(&mut row, bases);
        if row.iter().all(|&digit| digit == 0) {
            return rows;
        }
        rows.push(row.clone());
    }
}

fn bytes(row: &[u64]) -> Vec<u8> {
    row.iter().map(|&digit| digit as u8).collect()
}

#[test]
fn independent_ranks_follow_odometer() {
    for n in 0..=8 {
        for v in 1..=4_u8 {
            let space = Orientations::new(n, v).unwrap();
            let rows = rows(&vec![v.into(); n]);
            assert_eq!(space.count(), rows.len() as u64);
            for (t, row) in (0..).zip(rows) {
                let row = bytes(&row);
                assert_eq!(space.rank(&row), Ok(t));
                assert_eq!(space.unrank(t), Ok(row.clone()));
                assert_eq!(rank(&row, v.into()), t);
                let mut ori = vec![9; n]; // 9: each byte must be overwritten
                unrank(t, v.into(), &mut ori);
                assert_eq!(ori, row);
            }
        }
    }
}

#[test]
fn zero_twist_ranks_follow_odometer() {
    for n in 1..=8 {
        for v in 1..=4_u8 {
            let space = ZeroTwist::new(n, v).unwrap();
            let all = rows(&vec![v.into(); n]);
            let kept = all
                .into_iter()
                .filter(|row| row.iter().sum::<u64>().is_multiple_of(v.into()));
            let mut t = 0;
            for row in kept.map(|row| bytes(&row)) {
                assert_eq!(space.rank(&row), Ok(t));
                assert_eq!(space.unrank(t), Ok(row.clone()));
                assert_eq!(rank_zero_twist(&row, v.into()), t);
                let mut ori = vec![9; n];
                unrank_zero_twist(t, v.into(), &mut ori);
                assert_eq!(ori, row);
                t += 1;
            }
            assert_eq!(space.count(), t);
        }
    }
}

#[test]
fn mixed_radix_ranks_follow_odometer() {
    let cases: [&[u64]; 8] = [
        &[],
        &[1],
        &[7],
        &[1, 1, 1],
        &[2, 3, 5, 7],
        &[7, 24, 60],
        &[8, 7, 6, 5, 4, 3, 2, 1], // the factorial number system
        &[3, 1, 4, 1, 5, 9],
    ];
    for bases in cases {
        let space = MixedRadix::new(bases).unwrap();
        let rows = rows(bases);
        assert_eq!(space.count(), rows.len() as u64);
        for (t, row) in (0..).zip(rows) {
            assert_eq!(space.rank(&row), Ok(t));
            assert_eq!(space.unrank(t), Ok(row.clone()));
            assert_eq!(rank_mixed(&row, bases), t);
            let mut digits = vec![99; bases.len()];
            unrank_mixed(t, bases, &mut digits);
            assert_eq!(digits, row);
        }
    }
}

#[test]
fn flips_are_binary_twists_are_ternary() {
    // The guide's "1010 when pieces 1 and 3 are flipped".
    assert_eq!(rank(&[1, 0, 1, 0], 2), 0b1010);
    assert_eq!(Ok(rank(&[1, 0, 2], 3)), u64::from_str_radix("102", 3));
}

#[test]
fn decimal_47395_is_sum_of_places() {
    let digits = [4, 7, 3, 9, 5];
    let places = [10_000, 1000, 100, 10, 1];
    let sum: u64 = digits.iter().zip(places).map(|(digit, place)| digit * place).sum();
    assert_eq!(sum, 47_395);
    assert_eq!(rank_mixed(&digits, &[10; 5]), 47_395);
    assert_eq!(rank(&[4, 7, 3, 9, 5], 10), 47_395);

    let mut back = [0; 5];
    unrank_mixed(47_395, &[10; 5], &mut back);
    assert_eq!(back, digits);
    // A digit 1 alone has its place value, ten times that of the digit to its right.
    for (i, place) in places.into_iter().enumerate() {
        let mut one = [0; 5];
        one[i] = 1;
        assert_eq!(rank_mixed(&one, &[10; 5]), place);
    }
}
