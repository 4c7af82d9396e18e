// message: The first move in the list is done first.
pub fn test(play: fn(&[[u8; 4]]) -> [u8; 4]) {
    assert_eq!(play(&[[1, 0, 2, 3], [0, 2, 1, 3]]), [2, 0, 1, 3]);
}
