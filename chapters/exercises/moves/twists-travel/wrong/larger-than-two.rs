// message: Your test gives the orientation 200, and they are 0 to 2.
pub fn test(turned: fn([u8; 4], [u8; 4], [u8; 4]) -> [u8; 4]) {
    assert_eq!(turned([200; 4], [0, 1, 2, 3], [100; 4]), [0; 4]);
}
