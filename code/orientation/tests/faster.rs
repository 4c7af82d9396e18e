//! The ranks for eight pieces, against the documents' loops.

use orientation::{rank, rank_eight, rank_zero_twist, unrank, unrank_zero_twist};
use orientation::{unrank_eight, unrank_eight_zero_twist};

fn check_all<const V: u64>() {
    let mut ori = [77; 8]; // 77: each byte must be overwritten
    for t in 0..V.pow(8) {
        unrank(t, V, &mut ori);
        assert_eq!(rank(&ori, V), t);
        assert_eq!(rank_eight::<V>(ori), t, "{ori:?}");
        assert_eq!(unrank_eight::<V>(t), ori, "{t}");
    }
    for t in 0..V.pow(7) {
        unrank_zero_twist(t, V, &mut ori);
        assert_eq!(rank_zero_twist(&ori, V), t);
        assert_eq!(rank_eight::<V>(ori) / V, t, "{ori:?}");
        assert_eq!(unrank_eight_zero_twist::<V>(t), ori, "{t}");
    }
}

#[test]
fn all_eight_piece_ranks_match_loops() {
    check_all::<1>();
    check_all::<2>();
    check_all::<3>();
    check_all::<4>();
}

#[test]
fn fewer_pieces_have_leading_zeros() {
    for t in 0..3_u64.pow(6) {
        let mut ori = [0; 8];
        unrank_zero_twist(t, 3, &mut ori[1..]);
        assert_eq!(unrank_eight_zero_twist::<3>(t), ori);
    }
}
