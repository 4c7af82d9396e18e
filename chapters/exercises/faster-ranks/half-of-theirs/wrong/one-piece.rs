// message: "0" has 1: even permutations of 2 to 9 pieces only
pub fn test(number: fn(&[u8]) -> u64) {
    assert_eq!(number(&[0]), 0);
}
