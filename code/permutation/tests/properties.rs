//! Properties for up to twenty pieces, where not all permutations can be tried.

use permutation::{EvenPermutations, InversionDigits, Permutations, is_even, rank};
use proptest::prelude::*;

fn shuffled(least: usize) -> impl Strategy<Value = Vec<u8>> {
    (least..=20)
        .prop_flat_map(|n| Just((0..n as u8).collect::<Vec<_>>()).prop_shuffle())
}

proptest! {
    #[test]
    fn permutations_round_trip(pm in shuffled(0)) {
        let space = Permutations::new(pm.len()).unwrap();
        let t = space.rank(&pm).unwrap();
        prop_assert!(t < space.count());
        prop_assert_eq!(space.unrank(t), Ok(pm));
    }

    #[test]
    fn ranks_round_trip(n in 0..=20_usize, seed: u64) {
        let space = Permutations::new(n).unwrap();
        for t in [0, seed % space.count(), space.count() - 1] {
            let pm = space.unrank(t).unwrap();
            prop_assert_eq!(permutation::check(&pm), Ok(()));
            prop_assert_eq!(space.rank(&pm), Ok(t));
        }
        prop_assert!(space.unrank(space.count()).is_err());
    }

    #[test]
    fn even_ranks_round_trip(n in 2..=20_usize, seed: u64) {
        let space = EvenPermutations::new(n).unwrap();
        for t in [0, seed % space.count(), space.count() - 1] {
            let pm = space.unrank(t).unwrap();
            prop_assert!(is_even(&pm));
            prop_assert_eq!(space.rank(&pm), Ok(t));
            prop_assert_eq!(rank(&pm) / 2, t);
        }
        prop_assert!(space.unrank(space.count()).is_err());
    }

    #[test]
    fn one_swap_changes_parity(
        pm in shuffled(2), a: prop::sample::Index, b: prop::sample::Index,
    ) {
        let (a, b) = (a.index(pm.len()), b.index(pm.len()));
        let mut swapped = pm.clone();
        swapped.swap(a, b);
        prop_assert_eq!(is_even(&swapped) == is_even(&pm), a == b);

        // Exactly one of the two permutations is even and has a rank.
        let space = EvenPermutations::new(pm.len()).unwrap();
        prop_assert_eq!(space.rank(&pm).is_ok(), is_even(&pm));
        prop_assert_eq!(space.rank(&swapped).is_ok(), is_even(&swapped));
    }

    #[test]
    fn larger_ranks_are_lexicographically_later(n in 0..=20_usize, a: u64, b: u64) {
        let space = Permutations::new(n).unwrap();
        let (a, b) = (a % space.count(), b % space.count());
        let (pm_a, pm_b) = (space.unrank(a).unwrap(), space.unrank(b).unwrap());
        prop_assert_eq!(a.cmp(&b), pm_a.cmp(&pm_b));
    }

    #[test]
    fn inversion_digits_round_trip(pm in shuffled(0)) {
        let digits = InversionDigits::from_permutation(&pm).unwrap();
        prop_assert_eq!(digits.rank(), rank(&pm));
        let again = InversionDigits::new(digits.as_slice()).unwrap();
        prop_assert_eq!(again.permutation(), pm);
    }

    #[test]
    fn arbitrary_arrays_are_validated(
        pm in prop::collection::vec(0..5_u8, 0..5), n in 0..5_usize, t in 0..200_u64,
    ) {
        let space = Permutations::new(n).unwrap();
        match space.rank(&pm) {
            Ok(t) => prop_assert_eq!(space.unrank(t), Ok(pm.clone())),
            Err(_) => prop_assert!(pm.len() != n || permutation::check(&pm).is_err()),
        }
        prop_assert_eq!(space.unrank(t).is_ok(), t < space.count());
        if let Ok(digits) = InversionDigits::new(&pm) {
            let back = InversionDigits::from_permutation(&digits.permutation());
            prop_assert_eq!(back, Ok(digits));
        }
    }

    #[test]
    fn arbitrary_bytes_never_panic(pm: Vec<u8>) {
        let _ = permutation::check(&pm);
        let _ = InversionDigits::from_permutation(&pm);
        let _ = InversionDigits::new(&pm);
    }
}

#[test]
fn twenty_pieces_reach_last_rank() {
    let space = Permutations::new(20).unwrap();
    assert_eq!(space.count(), 2_432_902_008_176_640_000);
    let reversed: Vec<u8> = (0..20).rev().collect();
    assert_eq!(space.rank(&reversed), Ok(space.count() - 1));
    assert_eq!(space.unrank(space.count() - 1), Ok(reversed));
}
