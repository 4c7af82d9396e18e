// message: Each row that it asks for comes out right.
pub fn test(unrank: fn(t: u64, m: usize, cm: &mut [u8])) {
    let right = [
        [1, 1, 0, 0],
        [1, 0, 1, 0],
        [0, 1, 1, 0],
        [1, 0, 0, 1],
        [0, 1, 0, 1],
        [0, 0, 1, 1],
    ];
    for t in 0..6 {
        let mut cm = [0; 4];
        unrank(t, 2, &mut cm);
        assert_eq!(cm, right[t as usize]);
    }
}
