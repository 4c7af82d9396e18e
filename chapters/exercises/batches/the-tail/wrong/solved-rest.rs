// message: would their ranks be different if nobody computed them?
pub fn test(ranks: fn(&[[u8; 4]]) -> Vec<u64>) {
    assert_eq!(ranks(&[[0, 1, 2, 3]; 20]), [0; 20]);
}
