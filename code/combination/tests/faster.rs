//! The ranks of bit masks, against the documents' loop.

use combination::{comb, masks, next_mask, rank, rank_by_bytes, rank_mask};
use proptest::prelude::*;

/// The array of 64 slots with a 1 for each set bit.
fn slot_array(beads: u64) -> Vec<u8> {
    (0..64).map(|i| ((beads >> i) & 1) as u8).collect()
}

#[test]
fn all_masks_of_sixteen_slots() {
    for beads in 0..=u16::MAX {
        let t = rank(&slot_array(beads.into()), 1);
        assert_eq!(rank_mask(beads.into()), t, "{beads:016b}");
        assert_eq!(u64::from(rank_by_bytes(beads)), t, "{beads:016b}");
    }
}

#[test]
fn masks_are_in_rank_order() {
    for n in 0..=16 {
        for m in 0..=n {
            let mut count = 0;
            for (t, beads) in (0..).zip(masks(n, m)) {
                assert_eq!(beads.count_ones() as usize, m);
                assert_eq!(beads >> n, 0, "{m} of {n}");
                assert_eq!(rank(&slot_array(beads), 1), t);
                count += 1;
            }
            assert_eq!(count, comb(n, m));
        }
    }
}

#[test]
fn masks_work_for_64_slots() {
    assert_eq!(masks(64, 0).collect::<Vec<_>>(), [0]);
    assert_eq!(masks(64, 64).collect::<Vec<_>>(), [u64::MAX]);
    let one: Vec<_> = (0..64).map(|i| 1 << i).collect();
    assert_eq!(masks(64, 1).collect::<Vec<_>>(), one);
    assert_eq!(masks(64, 63).last(), Some(u64::MAX - 1));
    assert_eq!(next_mask(0), None);
    assert_eq!(next_mask(u64::MAX), None);
    assert_eq!(rank_mask(u64::MAX << 32) + 1, comb(64, 32));
}

proptest! {
    #[test]
    fn mask_ranks_match_loop(beads: u64) {
        prop_assert_eq!(rank_mask(beads), rank(&slot_array(beads), 1));
    }

    #[test]
    fn next_mask_has_next_rank(beads: u64) {
        match next_mask(beads) {
            Some(next) => {
                prop_assert_eq!(next.count_ones(), beads.count_ones());
                prop_assert_eq!(rank_mask(next), rank_mask(beads) + 1);
            }
            None => prop_assert_eq!(
                rank_mask(beads) + 1,
                comb(64, beads.count_ones() as usize)
            ),
        }
    }
}
