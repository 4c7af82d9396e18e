// message: 1 2 3 does not have each piece from 0 on once
pub fn test(number: fn(&[u8]) -> u64) {
    assert_ne!(number(&[1, 2, 3]), number(&[2, 3, 1]));
}
