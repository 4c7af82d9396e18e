// message: The buggy code calls an order odd if its last two pieces are exchanged.
pub fn test(rank_even: fn(&[u8]) -> Option<u64>) {
    assert_eq!(rank_even(&[0, 1, 2, 3]), Some(0));
    assert_eq!(rank_even(&[0, 1, 3, 2]), None);
}
