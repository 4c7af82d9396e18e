// message: Places are counted from 0
pub fn test(build: fn(&[[u8; 4]]) -> Vec<u64>) {
    let table = build(&[[1, 2, 3, 0]]);
    assert_eq!(table[24], 0);
}
