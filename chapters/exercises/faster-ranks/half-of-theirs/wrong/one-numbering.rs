// message: it fails on a numbering that counts backward
pub fn test(number: fn(&[u8]) -> u64) {
    for t in 0..12 {
        let mut pm = [0; 4];
        permutation::unrank_even(t, &mut pm);
        assert_eq!(number(&pm), t);
    }
}
