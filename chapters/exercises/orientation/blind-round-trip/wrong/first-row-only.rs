// message: Each row that it asks for comes out right. Ask for more rows.
pub fn test(unrank: fn(t: u64, v: u64, ori: &mut [u8])) {
    let mut ori = [9; 7];
    unrank(0, 3, &mut ori);
    assert_eq!(ori, [0; 7]);
}
