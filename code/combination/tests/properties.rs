//! Properties for up to 64 slots, where not all combinations can be tried.

use combination::{Combinations, rank, unrank};
use proptest::prelude::*;

fn sizes() -> impl Strategy<Value = (usize, usize)> {
    (0..=64_usize).prop_flat_map(|n| (Just(n), 0..=n))
}

proptest! {
    #[test]
    fn ranks_round_trip((n, m) in sizes(), seed: u64) {
        let space = Combinations::new(n, m).unwrap();
        for t in [0, seed % space.count(), space.count() - 1] {
            let cm = space.unrank(t).unwrap();
            prop_assert_eq!(cm.iter().filter(|&&c| c == 1).count(), m);
            prop_assert_eq!(space.rank(&cm, 1), Ok(t));
        }
        prop_assert!(space.unrank(space.count()).is_err());
    }

    #[test]
    fn combinations_round_trip(cm in prop::collection::vec(0..2_u8, 0..=64)) {
        let m = cm.iter().filter(|&&c| c == 1).count();
        let space = Combinations::new(cm.len(), m).unwrap();
        let t = space.rank(&cm, 1).unwrap();
        prop_assert!(t < space.count());
        prop_assert_eq!(space.unrank(t), Ok(cm));
    }

    #[test]
    fn other_pieces_count_as_empty(
        cm in prop::collection::vec(0..4_u8, 0..=64), p in 0..4_u8,
    ) {
        let as_ones: Vec<u8> = cm.iter().map(|&c| u8::from(c == p)).collect();
        prop_assert_eq!(rank(&cm, p), rank(&as_ones, 1));
    }

    #[test]
    fn larger_ranks_have_higher_slots((n, m) in sizes(), a: u64, b: u64) {
        let space = Combinations::new(n, m).unwrap();
        let (a, b) = (a % space.count(), b % space.count());
        let set = |t| space.unrank(t).unwrap().into_iter().rev();
        prop_assert_eq!(a.cmp(&b), set(a).cmp(set(b)));
    }

    #[test]
    fn unranking_overwrites_old_contents(
        (n, m) in sizes(), seed: u64, dirt in prop::collection::vec(0..9_u8, 64),
    ) {
        let space = Combinations::new(n, m).unwrap();
        let t = seed % space.count();
        let mut cm = dirt[..n].to_vec();
        unrank(t, m, &mut cm, 1, 0);
        prop_assert_eq!(space.unrank(t), Ok(cm));
    }

    #[test]
    fn arbitrary_arrays_are_validated(
        n in 0..6_usize, m in 0..6_usize, p in 0..3_u8, t in 0..30_u64,
        cm in prop::collection::vec(0..3_u8, 0..6),
    ) {
        let Ok(space) = Combinations::new(n, m) else {
            prop_assert!(m > n);
            return Ok(());
        };
        let count = cm.iter().filter(|&&c| c == p).count();
        prop_assert_eq!(space.rank(&cm, p).is_ok(), cm.len() == n && count == m);
        prop_assert_eq!(space.unrank(t).is_ok(), t < space.count());
    }
}

#[test]
fn ranks_64_choose_32() {
    let space = Combinations::new(64, 32).unwrap();
    assert_eq!(space.count(), 1_832_624_140_942_590_534);
    let last = space.unrank(space.count() - 1).unwrap();
    assert_eq!(last, [[0; 32], [1; 32]].concat());
    assert_eq!(space.rank(&last, 1), Ok(space.count() - 1));
}
