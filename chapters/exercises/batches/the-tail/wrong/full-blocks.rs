// message: never asks for a number of permutations that leaves a rest
pub fn test(ranks: fn(&[[u8; 4]]) -> Vec<u64>) {
    assert_eq!(ranks(&[[1, 3, 0, 2]; 64]), [10; 64]);
    assert_eq!(ranks(&[[3, 2, 1, 0]; 8]), [23; 8]);
}
