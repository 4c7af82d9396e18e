// message: mask the result of each round
pub fn rank(ori: u128, times: &dyn Fn(u128, u128) -> u128) -> u128 {
    let twos = times(ori, 3) + (ori >> 8);
    let fours = times(twos, 9).wrapping_add(twos >> 16);
    let eights = times(fours, 81).wrapping_add(fours >> 32);
    times(eights, 6561).wrapping_add(eights >> 64)
}
