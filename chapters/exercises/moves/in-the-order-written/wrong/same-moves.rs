// message: The order of the moves does not show
pub fn test(play: fn(&[[u8; 4]]) -> [u8; 4]) {
    let turn = [3, 0, 1, 2];
    assert_eq!(play(&[turn]), turn);
    assert_eq!(play(&[turn, turn, turn, turn]), [0, 1, 2, 3]);
    assert_eq!(play(&[[1, 0, 2, 3], [0, 1, 3, 2]]), [1, 0, 3, 2]);
}
