/// How the pieces in the slots are turned after `ori` and then a move, whose slots are
/// `slots` and whose twists are `twists`.
pub fn turned(ori: [u8; 4], slots: [u8; 4], twists: [u8; 4]) -> [u8; 4] {
    let mut sum = [0; 4];
    for i in 0..slots.len() {
        sum[i] = (ori[i] + twists[i]) % 3;
    }
    sum
}
