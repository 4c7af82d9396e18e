//! Every combination of up to sixteen slots, against a sorted list.

use combination::{Combinations, comb, rank, unrank};

/// All ways to place `m` pieces in `n` slots in colexicographic order: all sets of slots,
/// sorted by comparing the highest slots first.
fn sorted_by_highest_slot(n: usize, m: usize) -> Vec<Vec<u8>> {
    let mut sets: Vec<Vec<usize>> = (0..1_u32 << n)
        .filter(|set| set.count_ones() as usize == m)
        .map(|set| (0..n).rev().filter(|&slot| (set >> slot) & 1 == 1).collect())
        .collect();
    sets.sort(); // each set lists its slots from the highest to the lowest
    let array = |set: Vec<usize>| (0..n).map(|i| set.contains(&i).into()).collect();
    sets.into_iter().map(array).collect()
}

#[test]
fn ranks_are_colexicographic() {
    for n in 0..=16 {
        for m in 0..=n {
            let space = Combinations::new(n, m).unwrap();
            let sorted = sorted_by_highest_slot(n, m);
            assert_eq!(space.count(), sorted.len() as u64);
            assert_eq!(comb(n, m), sorted.len() as u64);
            for (t, cm) in (0..).zip(sorted) {
                assert_eq!(space.rank(&cm, 1), Ok(t));
                assert_eq!(rank(&cm, 1), t);
                assert_eq!(space.unrank(t).as_ref(), Ok(&cm));
                let mut back = [77; 16]; // 77: each byte must be overwritten
                unrank(t, m, &mut back[..n], 1, 0);
                assert_eq!(back[..n], cm);
            }
        }
    }
}

#[test]
fn two_of_four_match_the_book() {
    let space = Combinations::new(4, 2).unwrap();
    let sets: Vec<Vec<usize>> = (0..6)
        .map(|t| {
            let cm = space.unrank(t).unwrap();
            (1..=4).filter(|&slot| cm[slot - 1] == 1).collect()
        })
        .collect();
    assert_eq!(sets, [[1, 2], [1, 3], [2, 3], [1, 4], [2, 4], [3, 4]]);
}

#[test]
fn table_is_pascals_triangle() {
    for i in 0..=64 {
        for r in 0..=64 {
            let expected: u128 = match r {
                r if r > i => 0,
                // C(i, r) by one factor after the other: each division is exact.
                r => (0..r as u128).fold(1, |c, k| c * (i as u128 - k) / (k + 1)),
            };
            assert_eq!(u128::from(comb(i, r)), expected, "C({i}, {r})");
        }
    }
}
