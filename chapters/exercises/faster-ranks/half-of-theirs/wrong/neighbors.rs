// message: it fails on a numbering in disorder
pub fn test(number: fn(&[u8]) -> u64) {
    let numbers: Vec<u64> = (0..12)
        .map(|t| {
            let mut pm = [0; 4];
            permutation::unrank_even(t, &mut pm);
            number(&pm)
        })
        .collect();
    // As if the dictionary had to be kept, forward or backward.
    assert!(numbers.windows(2).all(|pair| pair[0].abs_diff(pair[1]) == 1));
    assert!(numbers.iter().all(|&t| t < 12));
}
