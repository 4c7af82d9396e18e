//! Where there are too many permutations to try them all: up to twenty pieces.

use permutation::{EvenPermutations, InversionDigits, Permutations, is_even, rank};
use proptest::prelude::*;

fn shuffled(least: usize) -> impl Strategy<Value = Vec<u8>> {
    (least..=20)
        .prop_flat_map(|n| Just((0..n as u8).collect::<Vec<_>>()).prop_shuffle())
}

proptest! {
    #[test]
    fn every_permutation_comes_back(pm in shuffled(0)) {
        let space = Permutations::new(pm.len()).unwrap();
        let t = space.rank(&pm).unwrap();
        prop_assert!(t < space.count());
        prop_assert_eq!(space.unrank(t), Ok(pm));
    }

    #[test]
    fn every_rank_comes_back(n in 0..=20_usize, seed: u64) {
        let space = Permutations::new(n).unwrap();
        for t in [0, seed % space.count(), space.count() - 1] {
            let pm = space.unrank(t).unwrap();
            prop_assert_eq!(permutation::check(&pm), Ok(()));
            prop_assert_eq!(space.rank(&pm), Ok(t));
        }
        prop_assert!(space.unrank(space.count()).is_err());
    }

    #[test]
    fn every_even_rank_comes_back(n in 2..=20_usize, seed: u64) {
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
    fn one_swap_changes_the_parity(
        pm in shuffled(2), a: prop::sample::Index, b: prop::sample::Index,
    ) {
        let (a, b) = (a.index(pm.len()), b.index(pm.len()));
        let mut swapped = pm.clone();
        swapped.swap(a, b);
        prop_assert_eq!(is_even(&swapped) == is_even(&pm), a == b);

        // Exactly one of the two has a number among the even ones.
        let space = EvenPermutations::new(pm.len()).unwrap();
        prop_assert_eq!(space.rank(&pm).is_ok(), is_even(&pm));
        prop_assert_eq!(space.rank(&swapped).is_ok(), is_even(&swapped));
    }

    #[test]
    fn larger_ranks_are_later_permutations(n in 0..=20_usize, a: u64, b: u64) {
        let space = Permutations::new(n).unwrap();
        let (a, b) = (a % space.count(), b % space.count());
        let (pm_a, pm_b) = (space.unrank(a).unwrap(), space.unrank(b).unwrap());
        prop_assert_eq!(a.cmp(&b), pm_a.cmp(&pm_b));
    }

    #[test]
    fn digits_and_permutation_are_two_views(pm in shuffled(0)) {
        let digits = InversionDigits::of(&pm).unwrap();
        prop_assert_eq!(digits.rank(), rank(&pm));
        let again = InversionDigits::new(digits.as_slice()).unwrap();
        prop_assert_eq!(again.permutation(), pm);
    }

    #[test]
    fn any_array_has_a_rank_or_an_error(
        pm in prop::collection::vec(0..5_u8, 0..5), n in 0..5_usize, t in 0..200_u64,
    ) {
        let space = Permutations::new(n).unwrap();
        match space.rank(&pm) {
            Ok(t) => prop_assert_eq!(space.unrank(t), Ok(pm.clone())),
            Err(_) => prop_assert!(pm.len() != n || permutation::check(&pm).is_err()),
        }
        prop_assert_eq!(space.unrank(t).is_ok(), t < space.count());
        if let Ok(digits) = InversionDigits::new(&pm) {
            let back = InversionDigits::of(&digits.permutation());
            prop_assert_eq!(back, Ok(digits));
        }
    }

    #[test]
    fn bytes_of_any_length_do_no_harm(pm: Vec<u8>) {
        let _ = permutation::check(&pm);
        let _ = InversionDigits::of(&pm);
        let _ = InversionDigits::new(&pm);
    }
}

#[test]
fn twenty_pieces_reach_the_last_rank_of_20_factorial() {
    let space = Permutations::new(20).unwrap();
    assert_eq!(space.count(), 2_432_902_008_176_640_000);
    let reversed: Vec<u8> = (0..20).rev().collect();
    assert_eq!(space.rank(&reversed), Ok(space.count() - 1));
    assert_eq!(space.unrank(space.count() - 1), Ok(reversed));
}
