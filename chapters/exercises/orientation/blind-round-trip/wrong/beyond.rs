// message: Your test gives what it may not: rank 9, and with v = 3 three pieces have only the ranks 0 to 8.
pub fn test(unrank: fn(t: u64, v: u64, ori: &mut [u8])) {
    for t in 0..27 {
        let mut ori = [0; 3];
        unrank(t, 3, &mut ori);
        assert!(ori.iter().all(|&o| o < 3));
        assert_eq!(ori.iter().sum::<u8>() % 3, 0);
    }
}
