// message: It is given a row that is wrong, and does not see it
pub fn test(unrank: fn(t: u64, m: usize, cm: &mut [u8])) {
    let mut cm = [0; 4];
    unrank(5, 2, &mut cm);
    assert!(cm[2] == 1 && cm[3] == 1);
    unrank(0, 2, &mut cm);
    assert!(cm[0] == 1 && cm[1] == 1);
}
