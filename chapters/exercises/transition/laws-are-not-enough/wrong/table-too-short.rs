// message: index out of bounds
pub fn test(build: fn(&[[u8; 4]]) -> Vec<u64>) {
    let table = build(&[[1, 2, 3, 0]]);
    assert_eq!(table[24], 0);
}
