// message: How large may they be?
pub fn test(number: fn(&[u8]) -> u64) {
    let mut seen = Vec::new();
    for t in 0..12 {
        let mut pm = [0; 4];
        permutation::unrank_even(t, &mut pm);
        assert!(!seen.contains(&number(&pm)));
        seen.push(number(&pm));
    }
}
