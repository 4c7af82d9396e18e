// message: Your test gives what it may not: 0 1 3 2 is odd
pub fn test(number: fn(&[u8]) -> u64) {
    let mut found = [false; 12];
    for t in 0..24 {
        let mut pm = [0; 4];
        permutation::unrank(t, &mut pm);
        let place = &mut found[number(&pm) as usize];
        assert!(!*place);
        *place = true;
    }
}
