// message: Your test saw that and let it pass.
pub fn test(rank_even: fn(&[u8]) -> Option<u64>) {
    assert_eq!(rank_even(&[0, 1, 3, 2]), None);
    assert!(rank_even(&[1, 0, 2, 3]).is_none_or(|t| t < 12));
}
